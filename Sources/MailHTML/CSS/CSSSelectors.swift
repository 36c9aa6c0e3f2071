import Bytes

/// Rewrites selectors so that they reach nothing but the message: each starts at the wrapper.
///
/// `html` and `:root` become the wrapper, `body` the element that stands for the body, ids get the prefix, classes and
/// ids are written in plain letters (`writeName`). The specificity of each selector grows by one class, so that rules
/// override each other as before.
struct CSSSelectors {
    static let wrapper = Array(".lb-mail".utf8)
    static let body = Array(".lb-body".utf8)

    struct Result {
        /// The selectors, with commas between, except those in `body`.
        var text: [UInt8] = []
        /// The selectors that end in the body itself, and for each of them the wrapper, the canvas behind the body.
        var body: [UInt8] = []
        var canvas: [UInt8] = []
        /// Whether one of them is the root element.
        var hasRoot = false
        /// Those of the wrapper around the message.
        var wrapper: [UInt8] = []
        /// Those that are a class or an id, with or without an element: `.name`, `#name`, `td.name`.
        var simple: [[UInt8]] = []
    }

    let prefix: [UInt8]
    /// The style sheet is one that this sanitizer wrote.
    let isOwnOutput: Bool

    /// - Returns: nil when a selector is unknown or invalid: browsers drop the whole rule then, too.
    func rewrite(_ tokens: inout CSSTokenizer, _ prelude: [CSSTokenizer.Token]) -> Result? {
        var result = Result()
        var count = 0
        for selector in Self.split(prelude) {
            count += 1
            guard count <= HTMLLimits.selectorsPerRule else { return nil }
            var writer = CSSSelectorWriter(tokens: tokens, prefix: prefix, isOwnOutput: isOwnOutput)
            guard writer.write(selector) else {
                if writer.isUnwanted { continue }
                return nil
            }
            writer.add(to: &result)
        }
        return result
    }

    /// The selectors of a list. Commas in parentheses or brackets do not separate them.
    private static func split(_ prelude: [CSSTokenizer.Token]) -> [[CSSTokenizer.Token]] {
        var selectors: [[CSSTokenizer.Token]] = [[]]
        var depth = 0
        for token in prelude {
            switch token.kind {
            case .function, .open, .openSquare: depth += 1
            case .close, .closeSquare: depth -= 1
            case .comma where depth == 0:
                selectors.append([])
                continue
            default: break
            }
            selectors[selectors.count - 1].append(token)
        }
        return selectors.filter { !$0.isEmpty }
    }

    /// Class names and ids: letters, digits, "-", "_" and non-ASCII; everything else becomes "_", in style sheet and
    /// attributes alike, so that no escape is needed anywhere.
    static func writeName(_ name: some Sequence<UInt8>, to output: inout [UInt8]) {
        let start = output.count
        for byte in name { output.append(byte.isCSSName ? byte : 0x5f) }
        guard start < output.count else { return }
        let second = start + 1 < output.count ? output[start + 1] : 0x2d
        if output[start].isDigit || output[start] == 0x2d && (second.isDigit || second == 0x2d) {
            output.insert(0x5f, at: start)
        }
    }
}
