import Bytes

/// Reads the links of HTML that ``HTMLSerializer`` wrote. This is no parser for other HTML: here every attribute is
/// quoted, no value holds `<` or `>`, and there are no comments.
package enum SerializedLinks {
    package struct Link: Equatable {
        /// The value of `href`, unescaped.
        package var address: String
        /// The link's text without tags, at most 400 bytes.
        package var text: String
    }

    private static let textBytes = 400

    /// All links, in their order.
    package static func read(_ html: String) -> [Link] {
        var html = html
        return html.withUTF8 { bytes in
            let view = ByteView(bytes)
            var links: [Link] = []
            var index = 0
            while let open = view.firstIndex(of: 0x3C, from: index) {
                index = open + 1
                guard view.hasPrefix("<a ", at: open), let end = view.firstIndex(of: 0x3E, from: open),
                    let address = address(view.slice(open, end))
                else { continue }
                let close = close(view, from: end + 1)
                links.append(Link(address: address, text: text(view.slice(end + 1, close))))
                index = close
            }
            return links
        }
    }

    private static func address(_ tag: ByteView) -> String? {
        var index = 0
        while let blank = tag.firstIndex(of: 0x20, from: index) {
            index = blank + 1
            guard tag.hasPrefix("href=\"", at: index), let end = tag.firstIndex(of: 0x22, from: index + 6) else {
                continue
            }
            return unescaped(tag.slice(index + 6, end))
        }
        return nil
    }

    /// Where the next `</a>` begins, which belongs to this link because links are never nested.
    private static func close(_ view: ByteView, from start: Int) -> Int {
        var index = start
        while let open = view.firstIndex(of: 0x3C, from: index) {
            if view.hasPrefix("</a>", at: open) { return open }
            index = open + 1
        }
        return view.count
    }

    private static func text(_ html: ByteView) -> String {
        var text: [UInt8] = []
        var isTag = false
        for byte in html.buffer {
            if text.count >= textBytes { break }
            switch byte {
            case 0x3C:
                isTag = true
                // "Click<br>here" are two words.
                if text.last != 0x20 { text.append(0x20) }
            case 0x3E: isTag = false
            default: if !isTag { text.append(byte) }
            }
        }
        return text.withByteView(unescaped)
    }

    /// Undoes what ``HTMLSerializer`` escapes.
    private static func unescaped(_ text: ByteView) -> String {
        let escapes: [(StaticString, UInt8)] = [
            ("&amp;", 0x26), ("&lt;", 0x3C), ("&gt;", 0x3E), ("&quot;", 0x22), ("&#39;", 0x27),
        ]
        var bytes: [UInt8] = []
        var index = 0
        while index < text.count {
            if text[index] == 0x26, let escape = escapes.first(where: { text.hasPrefix($0.0, at: index) }) {
                bytes.append(escape.1)
                index += escape.0.utf8CodeUnitCount
            } else {
                bytes.append(text[index])
                index += 1
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
