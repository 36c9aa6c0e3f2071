import Bytes

/// The types of schema.org's vocabulary that an HTML body declares, as JSON-LD (`"@type": "Order"`) or microdata
/// (`itemtype="http://schema.org/Order"`): senders of orders, parcels and reservations write them for mail programs.
enum SchemaTypes {
    private static let maximumCount = 32
    private static let maximumLength = 64

    /// Adds the types in the order of `html` to those that are known, each once; 32 at most.
    static func add(from html: String, to types: inout [String]) {
        guard types.count < maximumCount else { return }
        var html = html
        html.withUTF8 { bytes in
            let view = ByteView(bytes)
            guard view.firstRange(of: "schema.org", anchor: 6) != nil else { return }
            var start = 0
            // Both forms have the word "type" before the name, in JSON-LD behind `@`, in microdata behind `item`.
            while types.count < maximumCount, let mark = view.firstIndex(of: 0x74, from: start) {
                start = mark + 1
                guard mark > 0, view[mark - 1] == 0x40 || view[mark - 1] == 0x6D, view.hasPrefix("type", at: mark),
                    let name = name(view, from: mark + 4)
                else { continue }
                if !types.contains(name) { types.append(name) }
            }
        }
    }

    /// The name behind `"@type` or `itemtype`: the letters after the next quotation mark and the last slash.
    private static func name(_ view: ByteView, from start: Int) -> String? {
        var index = start
        let end = min(view.count, start + 200)
        while index < end, !view[index].isAlphanumeric { index += 1 }
        var from = index
        while index < end, view[index] != 0x22, view[index] != 0x27, view[index] > 0x20, view[index] != 0x3E {
            if view[index] == 0x2F { from = index + 1 }
            index += 1
        }
        guard index > from, index - from <= maximumLength, index < end else { return nil }
        let bytes = view.slice(from, index).buffer
        return bytes.allSatisfy(\.isAlphanumeric) ? String(decoding: bytes, as: UTF8.self) : nil
    }
}
