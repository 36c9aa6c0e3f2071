import MessageFormat

/// The charset an HTML document declares for itself, for parts whose Content-Type declares none
/// (HTML standard section 13.2.3.2, looking at the first 1024 bytes).
enum MetaCharset {
    static func find(in html: ByteView) -> [UInt8]? {
        let head = html.slice(0, 1_024)
        var from = 0
        while let open = head.firstIndex(of: 0x3C, from: from) {
            from = open + 1
            guard head.hasPrefix("<meta", at: open) else { continue }
            let close = head.firstIndex(of: 0x3E, from: open) ?? head.count
            if let label = charset(in: head.slice(open, close)) { return label }
        }
        return nil
    }

    private static func charset(in tag: ByteView) -> [UInt8]? {
        var from = 0
        while let mark = tag.firstIndex(of: 0x3D, from: from) {
            from = mark + 1
            var nameEnd = mark
            while nameEnd > 0, tag[nameEnd - 1].isFoldingWhiteSpace { nameEnd -= 1 }
            guard nameEnd >= 7, tag.hasPrefix("charset", at: nameEnd - 7) else { continue }
            var start = mark + 1
            while tag.peek(start).isFoldingWhiteSpace || tag.peek(start) == 0x22 || tag.peek(start) == 0x27 {
                start += 1
            }
            var end = start
            while end < tag.count, !tag[end].isFoldingWhiteSpace, !"\"';/>".utf8.contains(tag[end]) { end += 1 }
            let label = tag.slice(start, end).array
            // A document that got here as bytes of one kind is not UTF-16.
            if let known = Charset(label: label), known.family != .utf16 { return label }
        }
        return nil
    }
}
