import Bytes

/// The custom properties (CSS Variables 1) that a message's style sheets define for the whole message.
///
/// The output holds none. `var(--brand)` is replaced by the value before a style is read, so that what is written passes
/// the same rules as any other value. Definitions in `@media` do not count, and which element a rule is for is not looked
/// at: messages define their colours once, for `:root`.
struct CSSVariables {
    private var values: [[UInt8]: [UInt8]] = [:]

    /// - Parameter sheets: the style sheets, as they stand in the message.
    init(_ sheets: [UInt8]) {
        guard sheets.withByteView({ $0.firstRange(of: "--") }) != nil else { return }
        var depth = 0
        var position = 0
        while position < sheets.count, values.count < Self.limit {
            switch sheets[position] {
            case 0x2f where sheets[position...].starts(with: "/*".utf8): position = Self.endOfComment(sheets, position)
            case 0x22, 0x27: position = Self.endOfString(sheets, position)
            case 0x7b: depth += 1
            case 0x7d: depth = max(0, depth - 1)
            case 0: depth = 0
            case 0x2d where depth == 1 && Self.begins(sheets, position): position = define(sheets, at: position)
            default: break
            }
            position += 1
        }
    }

    /// The text with the values of its variables; nil where it uses none.
    ///
    /// A variable without value and fallback stays, and its declaration is left out later.
    func replaced(in text: some RandomAccessCollection<UInt8>) -> [UInt8]? {
        guard Self.mayUse(text) else { return nil }
        var output: [UInt8] = []
        append(Array(text)[...], to: &output, Self.nesting, text.count * 2 + Self.room)
        return output
    }

    // MARK: Definitions

    private static let limit = 500
    private static let valueLength = 200

    /// Whether a name of a variable begins here, as those of declarations do.
    private static func begins(_ text: [UInt8], _ position: Int) -> Bool {
        guard position + 2 < text.count, text[position + 1] == 0x2d, text[position + 2].isCSSName else { return false }
        let before = text[..<position].last { !$0.isHTMLSpace }
        return before == 0x7b || before == 0x3b || before == 0x2f
    }

    /// Returns the position of the last byte of the definition.
    private mutating func define(_ text: [UInt8], at start: Int) -> Int {
        let name = text[start...].prefix { $0.isCSSName }
        let colon = text[name.endIndex...].prefix { $0.isHTMLSpace }.endIndex
        guard colon < text.count, text[colon] == 0x3a else { return name.endIndex - 1 }
        let value = text[(colon + 1)...].prefix { $0 != 0x3b && $0 != 0x7d && $0 != 0x7b && $0 != 0 }
        if value.count <= Self.valueLength, !value.contains(where: { Self.refused.contains($0) }) {
            values[Array(name)] = Array(value.prefix { $0 != 0x21 }.trimmed { $0.isHTMLSpace })
        }
        return value.endIndex - 1
    }

    /// Bytes of strings, comments, addresses and escapes, which may end where the value does not.
    private static let refused: Set<UInt8> = [0x22, 0x27, 0x2a, 0x3a, 0x3c, 0x40, 0x5c]

    private static func endOfComment(_ text: [UInt8], _ start: Int) -> Int {
        var position = start + 3
        while position < text.count, text[position] != 0x2f || text[position - 1] != 0x2a { position += 1 }
        return position
    }

    private static func endOfString(_ text: [UInt8], _ start: Int) -> Int {
        var position = start + 1
        while position < text.count, text[position] != text[start], text[position] != 0x0a {
            position += text[position] == 0x5c ? 2 : 1
        }
        return position
    }

    // MARK: Uses

    /// How many bytes a text may grow by beyond twice its size.
    private static let room = 4_096
    /// How deep values may use other values.
    private static let nesting = 8
    private static let word = Array("var(".utf8)

    private static func mayUse(_ text: some RandomAccessCollection<UInt8>) -> Bool {
        text.withBytes { ByteView($0).firstRange(of: "var(") } != nil
    }

    private func append(_ text: ArraySlice<UInt8>, to output: inout [UInt8], _ nesting: Int, _ limit: Int) {
        var position = text.startIndex
        while position < text.endIndex {
            if text[position] == 0x76, text[position...].starts(with: Self.word), output.count < limit, nesting > 0,
                output.last?.isCSSName != true, let use = use(text, at: position)
            {
                append(use.value, to: &output, nesting - 1, limit)
                position = use.end
            } else {
                output.append(text[position])
                position += 1
            }
        }
    }

    /// The value of `var(--name, fallback)`, and where it ends.
    private func use(_ text: ArraySlice<UInt8>, at start: Int) -> (value: ArraySlice<UInt8>, end: Int)? {
        let begin = text[(start + Self.word.count)...].prefix { $0.isHTMLSpace }.endIndex
        let name = text[begin...].prefix { $0.isCSSName }
        var end = name.endIndex
        var depth = 1
        while end < text.endIndex, end - start < 1_000 {
            switch text[end] {
            case 0x28: depth += 1
            case 0x29: depth -= 1
            case 0x3b, 0x7b, 0x7d: return nil
            default: break
            }
            end += 1
            if depth == 0 { break }
        }
        guard depth == 0, name.starts(with: "--".utf8) else { return nil }
        if let value = values[Array(name)] { return (value[...], end) }
        let rest = text[name.endIndex..<(end - 1)].drop { $0.isHTMLSpace }
        return rest.first == 0x2c ? (rest.dropFirst(), end) : nil
    }
}
