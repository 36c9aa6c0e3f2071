extension SearchQuery {
    /// The query in the search language, which ``init(_:)`` reads again.
    package var text: String {
        switch self {
        case .all: ""
        case .and(let terms): terms.map(\.groupedText).joined(separator: " ")
        case .or(let terms): terms.map(\.groupedText).joined(separator: " OR ")
        case .not(let term): "-" + term.groupedText
        case .words(let words, let field, let isPrefix, let hasForms):
            (field.map { $0.rawValue + ":" } ?? "") + Self.quoted(words, isField: field != nil, isWords: true)
                + (isPrefix ? "*" : hasForms ? "~" : "")
        case .field(let field, let value): field.rawValue + ":" + Self.quoted(value, isField: true)
        }
    }

    /// The terms that must all match, each as text.
    package var topTerms: [String] {
        switch self {
        case .all: []
        case .and(let terms): terms.map(\.groupedText)
        default: [groupedText]
        }
    }

    /// A word or phrase that pages mark where it stands.
    package struct MarkedWord: Sendable {
        package var text: String
        /// Whether the last word may go on.
        package var isPrefix: Bool

        package init(text: String, isPrefix: Bool) {
            self.text = text
            self.isPrefix = isPrefix
        }
    }

    /// The words that are not negated.
    package var markedWords: [MarkedWord] {
        switch self {
        case .words(let text, _, let isPrefix, _):
            // Of forms what they have in common.
            [forms.map { MarkedWord(text: $0.stem, isPrefix: true) } ?? MarkedWord(text: text, isPrefix: isPrefix)]
        case .and(let terms), .or(let terms): terms.flatMap(\.markedWords)
        case .all, .not, .field: []
        }
    }

    private var groupedText: String {
        switch self {
        case .and, .or: "(\(text))"
        case .all, .not, .words, .field: text
        }
    }

    /// In quotation marks where the parser would read anything else without them. A value may end with a star, which
    /// stands for anything, and which quotation marks would not change.
    private static func quoted(_ text: String, isField: Bool, isWords: Bool = false) -> String {
        let isOperator =
            ["OR", "AND", "NOT"].contains(text) || !isField && !text.contains { $0.isLetter || $0.isNumber }
        let isPlain =
            !text.isEmpty && !text.hasPrefix("-") && !text.hasSuffix("~") && !isOperator
            && !text.contains {
                $0.isWhitespace || "(){}\"".contains($0) || !isField && $0 == ":" || isWords && $0 == "*"
            }
        return isPlain ? text : "\"\(text.replacing("\"", with: " "))\""
    }
}
