/// A value of JSON (RFC 8259). Exporters of web mail describe messages in such files.
enum JSONValue: Equatable {
    case object([String: JSONValue])
    case array([JSONValue])
    case string(String)
    /// A number without a fraction or an exponent.
    case integer(Int)
    /// Any other number, `true`, `false` or `null`.
    case other

    /// Nil for a text that is no JSON, or is nested deeper than anything that a mail program writes.
    init?(_ text: [UInt8]) {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        var reader = JSONReader(text: text.starts(with: mark) ? Array(text.dropFirst(3)) : text)
        guard let value = reader.value(depth: 0), reader.isAtEnd else { return nil }
        self = value
    }

    subscript(name: String) -> JSONValue? {
        if case .object(let members) = self { members[name] } else { nil }
    }

    var elements: [JSONValue]? {
        if case .array(let elements) = self { elements } else { nil }
    }

    var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    var integer: Int? {
        if case .integer(let number) = self { number } else { nil }
    }
}

private struct JSONReader {
    let text: [UInt8]
    private var position = 0

    init(text: [UInt8]) { self.text = text }

    private static let maximumDepth = 16

    var isAtEnd: Bool {
        mutating get {
            skipBlanks()
            return position == text.count
        }
    }

    mutating func value(depth: Int) -> JSONValue? {
        skipBlanks()
        guard depth < Self.maximumDepth, position < text.count else { return nil }
        switch text[position] {
        case UInt8(ascii: "{"): return object(depth)
        case UInt8(ascii: "["): return array(depth)
        case UInt8(ascii: "\""): return string().map(JSONValue.string)
        default: return word()
        }
    }

    private mutating func object(_ depth: Int) -> JSONValue? {
        var members: [String: JSONValue] = [:]
        let isWhole = list(closedBy: UInt8(ascii: "}")) { reader in
            reader.skipBlanks()
            guard let name = reader.string() else { return false }
            reader.skipBlanks()
            guard reader.take(UInt8(ascii: ":")), let value = reader.value(depth: depth + 1) else { return false }
            members[name] = value
            return true
        }
        return isWhole ? .object(members) : nil
    }

    private mutating func array(_ depth: Int) -> JSONValue? {
        var elements: [JSONValue] = []
        let isWhole = list(closedBy: UInt8(ascii: "]")) { reader in
            guard let value = reader.value(depth: depth + 1) else { return false }
            elements.append(value)
            return true
        }
        return isWhole ? .array(elements) : nil
    }

    /// Reads what stands between two brackets, with commas between.
    private mutating func list(closedBy close: UInt8, _ element: (inout JSONReader) -> Bool) -> Bool {
        position += 1
        skipBlanks()
        if take(close) { return true }
        while element(&self) {
            skipBlanks()
            if take(close) { return true }
            guard take(UInt8(ascii: ",")) else { return false }
        }
        return false
    }

    private mutating func word() -> JSONValue? {
        let start = position
        while position < text.count, isWordByte(text[position]) { position += 1 }
        guard position > start else { return nil }
        let word = String(decoding: text[start..<position], as: UTF8.self)
        return Int(word).map(JSONValue.integer) ?? .other
    }

    private func isWordByte(_ byte: UInt8) -> Bool {
        byte > 0x20 && byte != UInt8(ascii: ",") && byte != UInt8(ascii: "]") && byte != UInt8(ascii: "}")
    }

    private mutating func string() -> String? {
        guard take(UInt8(ascii: "\"")) else { return nil }
        var output = ""
        while position < text.count {
            let start = position
            while position < text.count, text[position] != UInt8(ascii: "\""), text[position] != UInt8(ascii: "\\") {
                position += 1
            }
            output += String(decoding: text[start..<position], as: UTF8.self)
            if take(UInt8(ascii: "\"")) { return output }
            guard position < text.count, let escaped = escape() else { return nil }
            output += escaped
        }
        return nil
    }

    /// The text behind a backslash: of `\uD83D\uDE00` both units.
    private mutating func escape() -> String? {
        var units: [UInt16] = []
        while take(UInt8(ascii: "\\")) {
            guard position < text.count else { return nil }
            let byte = text[position]
            position += 1
            guard byte == UInt8(ascii: "u") else {
                return String(decoding: units, as: UTF16.self) + (Self.escapes[byte] ?? String(UnicodeScalar(byte)))
            }
            guard position + 4 <= text.count,
                let unit = UInt16(String(decoding: text[position..<position + 4], as: UTF8.self), radix: 16)
            else { return nil }
            position += 4
            units.append(unit)
        }
        return String(decoding: units, as: UTF16.self)
    }

    private static let escapes: [UInt8: String] = [
        UInt8(ascii: "n"): "\n", UInt8(ascii: "t"): "\t", UInt8(ascii: "r"): "\r", UInt8(ascii: "b"): "\u{8}",
        UInt8(ascii: "f"): "\u{C}",
    ]

    private mutating func take(_ byte: UInt8) -> Bool {
        guard position < text.count, text[position] == byte else { return false }
        position += 1
        return true
    }

    private mutating func skipBlanks() {
        while position < text.count, text[position] <= 0x20 { position += 1 }
    }
}
