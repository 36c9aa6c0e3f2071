/// Reads the search language: terms joined by OR, of terms joined by AND, of terms that may be negated. Only
/// parentheses make it recurse, and their depth is limited.
struct SearchParser {
    private enum Token: Equatable {
        case close, or, and, not
        /// An opening parenthesis, and the field before it: `subject:(board meeting)`.
        case open(field: String?)
        /// - Parameter ending: a `*` or a `~` that followed the text.
        case term(field: String?, text: String, ending: Character?)
    }

    private let tokens: [Token]
    private var position = 0
    private static let deepest = 50
    /// The field before the parentheses around this place.
    private var scope: String?

    init(_ text: String) throws(ArchiveError) { tokens = try Self.tokens(of: text) }

    mutating func parse() throws(ArchiveError) -> SearchQuery {
        guard !tokens.isEmpty else { return .all }
        let query = try parseOr(depth: 0)
        guard position == tokens.count else { throw ArchiveError.query("a closing parenthesis has no opening one") }
        return query
    }

    /// Passes over the next token if it is this one.
    private mutating func accept(_ token: Token) -> Bool {
        guard position < tokens.count, tokens[position] == token else { return false }
        position += 1
        return true
    }

    private mutating func parseOr(depth: Int) throws(ArchiveError) -> SearchQuery {
        guard depth < Self.deepest else { throw ArchiveError.query("parentheses are nested too deeply") }
        var alternatives = [try parseAnd(depth: depth)]
        while accept(.or) { alternatives.append(try parseAnd(depth: depth)) }
        return alternatives.count == 1 ? alternatives[0] : .or(alternatives)
    }

    private mutating func parseAnd(depth: Int) throws(ArchiveError) -> SearchQuery {
        var terms: [SearchQuery] = []
        while position < tokens.count, tokens[position] != .or, tokens[position] != .close {
            if !accept(.and) { terms.append(try parseTerm(depth: depth)) }
        }
        guard !terms.isEmpty else { throw ArchiveError.query("a term is missing beside OR, NOT or a parenthesis") }
        return terms.count == 1 ? terms[0] : .and(terms)
    }

    private mutating func parseTerm(depth: Int) throws(ArchiveError) -> SearchQuery {
        var isNegated = false
        while accept(.not) { isNegated.toggle() }
        guard position < tokens.count else { throw ArchiveError.query("NOT or - stands before nothing") }
        let token = tokens[position]
        position += 1
        let query: SearchQuery
        switch token {
        case .open(let field):
            let outer = scope
            scope = field ?? outer
            query = try parseOr(depth: depth + 1)
            scope = outer
            guard accept(.close) else { throw ArchiveError.query("an opening parenthesis has no closing one") }
        case .term(let field, let text, let ending): query = try term(field, text, ending)
        case .close, .or, .and, .not: throw ArchiveError.query("a term is missing beside OR, NOT or a parenthesis")
        }
        return isNegated ? .not(query) : query
    }

    private func term(_ field: String?, _ text: String, _ ending: Character?) throws(ArchiveError) -> SearchQuery {
        func words(in field: SearchField?) -> SearchQuery {
            .words(text, in: field, isPrefix: ending == "*", hasForms: ending == "~")
        }
        guard let field = field ?? scope else { return words(in: nil) }
        guard let known = SearchField(rawValue: field.lowercased()) ?? SearchField.gmail[field.lowercased()] else {
            let names = SearchField.allCases.map(\.rawValue) + SearchField.gmail.keys.sorted()
            let nearest = EditDistance.nearest(to: field.lowercased(), in: names)
            throw ArchiveError.query(
                "unknown field '\(field):'" + (nearest.map { ", did you mean '\($0):'?" } ?? "")
                    + " (a word with a colon in it goes in quotes; letterbook search --help lists the fields)")
        }
        guard !text.isEmpty else { throw ArchiveError.query("'\(field):' needs a value") }
        switch known {
        case .subject, .body, .text: return words(in: known)
        default: return .field(known, text + (ending.map(String.init) ?? ""))
        }
    }

    // MARK: Tokens

    private static func tokens(of text: String) throws(ArchiveError) -> [Token] {
        var tokens: [Token] = []
        var rest = text[...]
        while let first = rest.first {
            if first.isWhitespace {
                rest = rest.dropFirst()
            } else if first == "(" || first == ")" {
                tokens.append(first == "(" ? .open(field: nil) : .close)
                rest = rest.dropFirst()
            } else if first == "-", let next = rest.dropFirst().first, !next.isWhitespace {
                tokens.append(.not)
                rest = rest.dropFirst()
            } else {
                tokens.append(try word(&rest))
            }
        }
        return tokens
    }

    private static func word(_ rest: inout Substring) throws(ArchiveError) -> Token {
        if rest.first == "\"" { return try quoted(&rest, field: nil) }
        let end = rest.firstIndex { $0.isWhitespace || $0 == "(" || $0 == ")" || $0 == "\"" } ?? rest.endIndex
        let word = rest[..<end]
        if let colon = word.firstIndex(of: ":"), isFieldName(word[..<colon]) {
            let field = String(word[..<colon])
            let value = rest.index(after: colon)
            if value < rest.endIndex, rest[value] == "\"" {
                rest = rest[value...]
                return try quoted(&rest, field: field)
            }
            if value < rest.endIndex, rest[value] == "(" {
                rest = rest[rest.index(after: value)...]
                return .open(field: field)
            }
            // A value may hold parentheses and colons, but no blanks.
            let valueEnd = rest[value...].firstIndex { $0.isWhitespace || $0 == ")" } ?? rest.endIndex
            let text = rest[value..<valueEnd]
            rest = rest[valueEnd...]
            return plain(field, text)
        }
        rest = rest[end...]
        switch word {
        case "OR", "|", "||": return .or
        case "AND", "&", "&&": return .and
        case "NOT", "!": return .not
        default: return plain(nil, word)
        }
    }

    /// A field's name begins with a letter, and is none of the URL schemes: `12:30` and `http://…` are text.
    private static func isFieldName(_ name: Substring) -> Bool {
        name.first?.isLetter == true && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
            && !["http", "https", "mailto", "ftp"].contains(name.lowercased())
    }

    private static func plain(_ field: String?, _ text: Substring) -> Token {
        let ending = text.count > 1 ? text.last.flatMap { endings.contains($0) ? $0 : nil } : nil
        return .term(field: field, text: String(ending == nil ? text : text.dropLast()), ending: ending)
    }

    /// A word goes on, or has other forms.
    private static let endings: Set<Character> = ["*", "~"]

    private static func quoted(_ rest: inout Substring, field: String?) throws(ArchiveError) -> Token {
        let inner = rest.dropFirst()
        guard let close = inner.firstIndex(of: "\"") else { throw ArchiveError.query("a quotation mark is not closed") }
        let text = String(inner[..<close])
        rest = inner[inner.index(after: close)...]
        let ending = rest.first.flatMap { endings.contains($0) ? $0 : nil }
        if ending != nil { rest = rest.dropFirst() }
        return .term(field: field, text: text, ending: ending)
    }
}

/// Levenshtein's distance, for "did you mean".
package enum EditDistance {
    /// The word that fewest edits make `word` of; nil where that takes more than half of its letters, or than two.
    package static func nearest(to word: String, in words: [String]) -> String? {
        let ranked = words.map { (word: $0, distance: between(word, $0)) }
        let nearest = ranked.min { $0.distance < $1.distance }
        return nearest.flatMap { $0.distance <= max(2, word.count / 2) ? $0.word : nil }
    }

    private static func between(_ a: String, _ b: String) -> Int {
        let a = Array(a.utf8.prefix(64))
        let b = Array(b.utf8.prefix(64))
        var row = Array(0...b.count)
        for i in a.indices {
            var diagonal = row[0]
            row[0] = i + 1
            for j in b.indices {
                let above = row[j + 1]
                row[j + 1] = min(min(above, row[j]) + 1, diagonal + (a[i] == b[j] ? 0 : 1))
                diagonal = above
            }
        }
        return row[b.count]
    }
}
