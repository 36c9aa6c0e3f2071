import Bytes

/// The links of HTML that ``HTMLSerializer`` wrote, and nothing else did: every attribute is quoted, `<` and `>` stand in
/// no value, and there are no comments.
package enum SerializedLinks {
    package struct Link: Equatable {
        package var address: String
        /// What stands in it, without tags; no more than its first 400 bytes.
        package var text: String
    }

    private static let textBytes = 400

    /// In the order in which they stand.
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

    /// Links do not stand in links.
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
        var index = 0
        while index < html.count, text.count < textBytes {
            switch html[index] {
            case 0x3C:
                isTag = true
                // "Click<br>here" are two words.
                if text.last != 0x20 { text.append(0x20) }
            case 0x3E: isTag = false
            case let byte where !isTag: text.append(byte)
            default: break
            }
            index += 1
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
