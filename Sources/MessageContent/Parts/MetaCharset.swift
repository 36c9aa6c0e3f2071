import Bytes
import MessageFormat

/// Finds the charset that an HTML document declares, for parts whose Content-Type declares none.
///
/// It follows the encoding sniffing of the HTML standard (section 13.2.3.2), which looks at the first 1024 bytes, and
/// reads the XML declaration of XHTML.
enum MetaCharset {
    static func find(in html: ByteView) -> [UInt8]? {
        let head = html.slice(0, 1_024)
        if let label = xmlEncoding(head) { return label }
        var from = 0
        while let open = head.firstIndex(of: 0x3C, from: from) {
            from = open + 1
            if head.hasPrefix("<!--", at: open) {
                // A declaration inside a comment does not count.
                from = endOfComment(head, from: open + 2)
                continue
            }
            guard head.hasPrefix("<meta", at: open) else { continue }
            let close = head.firstIndex(of: 0x3E, from: open) ?? head.count
            if let label = value(of: "charset", in: head.slice(open, close)) { return label }
        }
        return nil
    }

    /// `<?xml version="1.0" encoding="koi8-r"?>`
    private static func xmlEncoding(_ head: ByteView) -> [UInt8]? {
        guard head.hasPrefix("<?xml", at: 0), let close = head.firstIndex(of: 0x3E) else { return nil }
        return value(of: "encoding", in: head.slice(0, close))
    }

    private static func endOfComment(_ head: ByteView, from start: Int) -> Int {
        var from = start
        while let dash = head.firstIndex(of: 0x2D, from: from) {
            if head.hasPrefix("-->", at: dash) { return dash + 3 }
            from = dash + 1
        }
        return head.count
    }

    /// The label after `name=` in `tag`, if it is one of a charset.
    private static func value(of name: StaticString, in tag: ByteView) -> [UInt8]? {
        let length = name.utf8CodeUnitCount
        var from = 0
        while let mark = tag.firstIndex(of: 0x3D, from: from) {
            from = mark + 1
            var nameEnd = mark
            while nameEnd > 0, tag[nameEnd - 1].isFoldingWhiteSpace { nameEnd -= 1 }
            guard nameEnd >= length, tag.hasPrefix(name, at: nameEnd - length) else { continue }
            var start = mark + 1
            while tag.peek(start).isFoldingWhiteSpace || tag.peek(start) == 0x22 || tag.peek(start) == 0x27 {
                start += 1
            }
            var end = start
            while end < tag.count, !tag[end].isFoldingWhiteSpace, !"\"';/>?".utf8.contains(tag[end]) { end += 1 }
            let label = tag.slice(start, end).array
            // The ASCII of the tag shows that the document is not UTF-16.
            if let known = Charset(label: label), !known.family.isWide { return label }
        }
        return nil
    }
}
