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
        for sheet in sheets.split(separator: 0) { sheet.withUnsafeBufferPointer { definitions.read($0) } }
        values = definitions.values
        resolve()
    }

    /// The text with the values of its variables; nil where it uses none.
    ///
    /// A variable without value and fallback stays, and its declaration is left out later.
    func replaced(in text: some Collection<UInt8>) -> [UInt8]? {
        guard Self.usesVariables(text) else { return nil }
        var output: [UInt8] = []
        text.withBytes { append($0, to: &output, Self.nesting, $0.count * 2 + Self.room) }
        return output
    }

    private static func usesVariables(_ text: some Collection<UInt8>) -> Bool {
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
    /// In bytes: a longer use of a variable stays.
    private static let useLength = 1_000
    /// Stands around a value, so that it does not join what is beside it into one word.
    private static let mark = Array("/**/".utf8)

    private func append(_ text: UnsafeBufferPointer<UInt8>, to output: inout [UInt8], _ nesting: Int, _ limit: Int) {
        var tokens = CSSTokenizer(text)
        while true {
            let token = tokens.next()
            if token.kind == .end { return }
            guard token.kind == .function, tokens.equals(token, "var"), output.count < limit,
                let argument = argument(&tokens)
            else {
                output.append(contentsOf: text[token.source])
                continue
            }
            output += Self.mark
            switch argument {
            case .value(let value): output += value
            // Of a fallback only what is left of the text is read again.
            case .fallback(let range):
                let fallback = UnsafeBufferPointer(rebasing: text[range])
                if nesting > 0 {
                    append(fallback, to: &output, nesting - 1, limit)
                } else {
                    output.append(contentsOf: fallback)
                }
            }
            output += Self.mark
        }
    }

    private enum Argument {
        case value([UInt8])
        /// Where it stands in the text.
        case fallback(Range<Int>)
    }

    /// Reads `--name)` or `--name, fallback)`. Nil, with nothing read, where neither value nor fallback is known.
    private func argument(_ tokens: inout CSSTokenizer) -> Argument? {
        let start = tokens.position
        let name = tokens.nextVisible()
        let key = tokens.bytes(name)
        let next = tokens.nextVisible()
        let fallback = tokens.position
        var last = next
        var depth = next.kind == .comma ? 1 : 0
        while depth > 0, tokens.position - start < Self.useLength {
            last = tokens.next()
            switch last.kind {
            case .open, .function: depth += 1
            case .close: depth -= 1
            case .semicolon, .openCurly, .closeCurly, .end: depth = -1
            default: break
            }
        }
        if name.kind == .identifier, key.starts(with: "--".utf8), !pending.contains(key), depth == 0,
            last.kind == .close
        {
            if let value = values[key] { return .value(value) }
            if next.kind == .comma { return .fallback(fallback..<last.source.lowerBound) }
        }
        tokens.rewind(to: start)
        return nil
    }
}

/// The custom properties that the rules of style sheets define.
private struct Definitions {
    private var general: [[UInt8]: [UInt8]] = [:]
    /// Of other rules; nil where they do not agree.
    private var others: [[UInt8]: [UInt8]?] = [:]
    private static let limit = 500

    var values: [[UInt8]: [UInt8]] { others.compactMapValues { $0 }.merging(general) { $1 } }

    mutating func read(_ sheet: UnsafeBufferPointer<UInt8>) {
        var tokens = CSSTokenizer(sheet)
        var depth = 0
        // Of the selectors before the next brace.
        var prelude: Range<Int>?
        var isGeneral = false
        // Whether a declaration begins here.
        var isFirst = false
        while general.count + others.count < Self.limit {
            let token = tokens.nextVisible()
            switch token.kind {
            case .end: return
            case .htmlComment: continue
            case .openCurly:
                if depth == 0 { isGeneral = prelude.map { Self.isForAll(sheet[$0]) } ?? false }
                (depth, isFirst, prelude) = (depth + 1, true, nil)
            case .closeCurly: (depth, isFirst, prelude) = (max(0, depth - 1), false, nil)
            case .semicolon: (isFirst, prelude) = (true, nil)
            case .identifier where depth == 1 && isFirst && sheet[token.source].starts(with: "--".utf8):
                define(tokens.bytes(token), by: &tokens, isGeneral)
            default:
                isFirst = false
                prelude = (prelude?.lowerBound ?? token.source.lowerBound)..<token.source.upperBound
            }
        }
    }

    /// Whether a rule is for the whole message.
    private static func isForAll(_ prelude: ByteSlice) -> Bool {
        prelude.split(separator: 0x2c).contains { selector in
            let bare = selector.trimmed { $0.isHTMLSpace }
            return roots.contains { bare.equalsIgnoringCase($0) }
        }
    }

    private static let roots: [StaticString] = [":root", "html", "body", "*", ":host"]

    /// Whether a value closes what it opens.
    private static func isBalanced(_ value: ByteSlice) -> Bool {
        var depth = 0
        for byte in value where byte == 0x28 || byte == 0x29 {
            depth += byte == 0x28 ? 1 : -1
            if depth < 0 { return false }
        }
        return depth == 0 && [0x22, 0x27].allSatisfy { quote in value.count { $0 == quote } % 2 == 0 }
    }

    /// Reads the definition behind its name, up to what ends it.
    private mutating func define(_ name: [UInt8], by tokens: inout CSSTokenizer, _ isGeneral: Bool) {
        guard tokens.nextVisible().kind == .colon else { return }
        let start = tokens.position
        var token = tokens.next()
        while ![.semicolon, .openCurly, .closeCurly, .end].contains(token.kind) { token = tokens.next() }
        tokens.rewind(to: token.source.lowerBound)
        let value = tokens.source[start..<tokens.position].prefix { $0 != 0x21 }.trimmed { $0.isHTMLSpace }
        // Escapes and addresses, brackets and strings may end where the value does not.
        let isGood =
            value.count <= CSSVariables.valueLength && Self.isBalanced(value)
            && !value.contains { $0 == 0x5c || $0 == 0x3a || $0 == 0x3c }
        let known = isGood ? Array(value) : nil
        if isGeneral {
            general[name] = known
        } else {
            others[name] = .some(others[name].map { $0 == known ? known : nil } ?? known)
        }
    }
}
