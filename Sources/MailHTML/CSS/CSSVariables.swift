import Bytes

/// The custom properties (CSS Variables 1) that a message's style sheets define for the whole message.
///
/// The output holds none. `var(--brand)` is replaced by the value before a style is read, so that what is written passes
/// the same rules as any other value. What `:root`, `html`, `body` or `*` define counts; of other rules only what all of
/// them say alike, and nothing in `@media`.
struct CSSVariables {
    /// Without uses of other variables.
    private var values: [[UInt8]: [UInt8]] = [:]
    /// Names of variables whose values are not known yet.
    private var pending: Set<[UInt8]> = []

    private init(values: [[UInt8]: [UInt8]], pending: Set<[UInt8]>) {
        (self.values, self.pending) = (values, pending)
    }

    /// - Parameter sheets: the style sheets as they stand in the message, a NUL behind each.
    init(_ sheets: [UInt8]) {
        guard sheets.withByteView({ $0.firstRange(of: "--") }) != nil else { return }
        var definitions = Definitions()
        for sheet in sheets.split(separator: 0) { definitions.read(sheet) }
        values = definitions.values
        resolve()
    }

    /// The text with the values of its variables; nil where it uses none.
    ///
    /// A variable without value and fallback stays, and its declaration is left out later.
    func replaced(in text: some RandomAccessCollection<UInt8>) -> [UInt8]? {
        guard Self.usesVariables(text) else { return nil }
        var output: [UInt8] = []
        append(Array(text)[...], to: &output, Self.nesting, text.count * 2 + Self.room)
        return output
    }

    private static func usesVariables(_ text: some RandomAccessCollection<UInt8>) -> Bool {
        text.withBytes { ByteView($0).firstRange(of: "var(") } != nil
    }

    /// Replaces the variables in values, once for all uses: in each round those whose own values use none.
    private mutating func resolve() {
        for _ in 0..<Self.nesting {
            let open = values.filter { Self.usesVariables($0.value) }
            guard !open.isEmpty else { break }
            let closed = CSSVariables(
                values: values.filter { open[$0.key] == nil }, pending: Set(open.keys))
            for (name, value) in open {
                let whole = closed.replaced(in: value) ?? value
                values[name] = whole.count <= 4 * Self.valueLength ? whole : nil
            }
        }
        values = values.filter { !Self.usesVariables($0.value) && $0.value.count <= Self.valueLength }
    }

    /// How many bytes a text may grow by beyond twice its size.
    private static let room = 4_096
    /// How deep values and fallbacks may use other values.
    private static let nesting = 8
    fileprivate static let valueLength = 400
    private static let word = Array("var(".utf8)
    /// Stands around a value, so that it does not join what is beside it into one word.
    private static let mark = Array("/**/".utf8)

    private func append(_ text: ArraySlice<UInt8>, to output: inout [UInt8], _ nesting: Int, _ limit: Int) {
        var position = text.startIndex
        while position < text.endIndex {
            if let end = CSSSkipping.end(of: text, at: position) {
                output += text[position..<end]
                position = end
            } else if text[position] == 0x76, text[position...].starts(with: Self.word), output.count < limit,
                position == text.startIndex || !text[position - 1].isCSSName, let use = use(text, at: position)
            {
                output += Self.mark
                // Of a fallback only what is left of the text is read again.
                if use.isFallback, nesting > 0 {
                    append(use.value, to: &output, nesting - 1, limit)
                } else {
                    output += use.value
                }
                output += Self.mark
                position = use.end
            } else {
                output.append(text[position])
                position += 1
            }
        }
    }

    /// The value of `var(--name, fallback)`, and where it ends.
    private func use(
        _ text: ArraySlice<UInt8>, at start: Int
    ) -> (value: ArraySlice<UInt8>, isFallback: Bool, end: Int)? {
        let begin = text[(start + Self.word.count)...].prefix { $0.isHTMLSpace }.endIndex
        let name = text[begin...].prefix { $0.isCSSName }
        guard name.starts(with: "--".utf8), !pending.contains(Array(name)) else { return nil }
        var end = name.endIndex
        var depth = 1
        while end < text.endIndex, end - start < 1_000, depth > 0 {
            switch text[end] {
            case 0x28: depth += 1
            case 0x29: depth -= 1
            case 0x3b, 0x7b, 0x7d: return nil
            default: break
            }
            end += 1
        }
        guard depth == 0 else { return nil }
        if let value = values[Array(name)] { return (value[...], false, end) }
        let rest = text[name.endIndex..<(end - 1)].drop { $0.isHTMLSpace }
        return rest.first == 0x2c ? (rest.dropFirst(), true, end) : nil
    }
}

/// What the rules of style sheets define.
private struct Definitions {
    private var general: [[UInt8]: [UInt8]] = [:]
    /// Of other rules; nil where they do not agree.
    private var others: [[UInt8]: [UInt8]?] = [:]
    private static let limit = 500

    var values: [[UInt8]: [UInt8]] { others.compactMapValues { $0 }.merging(general) { $1 } }

    mutating func read(_ sheet: ArraySlice<UInt8>) {
        var depth = 0
        var position = sheet.startIndex
        var prelude = position
        var isGeneral = false
        while position < sheet.endIndex, general.count + others.count < Self.limit {
            if let end = CSSSkipping.end(of: sheet, at: position) {
                if sheet[prelude..<position].allSatisfy(\.isHTMLSpace) { prelude = end }
                position = end
                continue
            }
            if sheet[position] == 0x3c, sheet[position...].starts(with: "<!--".utf8) { prelude = position + 4 }
            switch sheet[position] {
            case 0x7b:
                depth += 1
                if depth == 1 { isGeneral = Self.isForAll(sheet[prelude..<position]) }
            case 0x7d:
                depth = max(0, depth - 1)
                prelude = position + 1
            case 0x3b where depth == 0: prelude = position + 1
            case 0x2d where depth == 1 && Self.begins(sheet, position):
                position = define(sheet, at: position, isGeneral)
                continue
            default: break
            }
            position += 1
        }
    }

    /// Whether a rule is for the whole message.
    private static func isForAll(_ prelude: ArraySlice<UInt8>) -> Bool {
        prelude.split(separator: 0x2c).contains { selector in
            let bare = selector.trimmed { $0.isHTMLSpace }
            return roots.contains { bare.equalsIgnoringCase($0) }
        }
    }

    private static let roots: [StaticString] = [":root", "html", "body", "*", ":host"]

    /// Whether a value closes what it opens.
    private static func isBalanced(_ value: ArraySlice<UInt8>) -> Bool {
        var depth = 0
        for byte in value where byte == 0x28 || byte == 0x29 {
            depth += byte == 0x28 ? 1 : -1
            if depth < 0 { return false }
        }
        return depth == 0 && [0x22, 0x27].allSatisfy { quote in value.count { $0 == quote } % 2 == 0 }
    }

    /// Whether the name of a variable begins here, as those of declarations do.
    private static func begins(_ text: ArraySlice<UInt8>, _ position: Int) -> Bool {
        let name = text[position...]
        guard name.count > 2, name[position + 1] == 0x2d, name[position + 2].isCSSName else { return false }
        let before = text[..<position].last { !$0.isHTMLSpace }
        return before == 0x7b || before == 0x3b || before == 0x2f
    }

    /// Returns where the definition ends.
    private mutating func define(_ text: ArraySlice<UInt8>, at start: Int, _ isGeneral: Bool) -> Int {
        let name = text[start...].prefix { $0.isCSSName }
        let colon = text[name.endIndex...].prefix { $0.isHTMLSpace }.endIndex
        guard colon < text.endIndex, text[colon] == 0x3a else { return name.endIndex }
        var end = colon + 1
        while end < text.endIndex, text[end] != 0x3b, text[end] != 0x7d, text[end] != 0x7b {
            end = CSSSkipping.end(of: text, at: end) ?? end + 1
        }
        let value = text[(colon + 1)..<end].prefix { $0 != 0x21 }.trimmed { $0.isHTMLSpace }
        // Escapes and addresses may end where the value does not.
        // Brackets and strings may end behind it, too.
        let isGood =
            value.count <= CSSVariables.valueLength && Self.isBalanced(value)
            && !value.contains { $0 == 0x5c || $0 == 0x3a || $0 == 0x3c }
        let key = Array(name)
        if isGeneral {
            general[key] = isGood ? Array(value) : nil
        } else if let known = others[key] {
            others[key] = .some(isGood && known?.elementsEqual(value) == true ? known : nil)
        } else {
            others[key] = .some(isGood ? Array(value) : nil)
        }
        return end
    }
}

/// Strings and comments, in which nothing else begins.
private enum CSSSkipping {
    /// Where the string or comment that begins here ends; nil where none does.
    static func end(of text: ArraySlice<UInt8>, at start: Int) -> Int? {
        switch text[start] {
        case 0x22, 0x27:
            var position = start + 1
            while position < text.endIndex, text[position] != text[start], text[position] != 0x0a {
                position += text[position] == 0x5c ? 2 : 1
            }
            return min(text.endIndex, position + 1)
        case 0x2f where start + 1 < text.endIndex && text[start + 1] == 0x2a:
            var position = start + 3
            while position < text.endIndex, text[position] != 0x2f || text[position - 1] != 0x2a { position += 1 }
            return min(text.endIndex, position + 1)
        default: return nil
        }
    }
}
