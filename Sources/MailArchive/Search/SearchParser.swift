/// Reads the search language: terms joined by OR, of terms joined by AND, of terms that may be negated. Only
/// parentheses and braces make it recurse, and their depth is limited.
struct SearchParser {
    private enum Token: Equatable {
        case or, and, not
        /// An opening parenthesis or brace, and the field before it: `subject:(board meeting)`. Of terms in braces one or
        /// more must match.
        case open(field: String?, isAny: Bool)
        case close(isAny: Bool)
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
        guard position == tokens.count else {
            throw ArchiveError.query("a closing parenthesis or brace has no opening one")
        }
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
        while position < tokens.count, tokens[position] != .or, !atClose {
            if !accept(.and) { terms.append(try parseTerm(depth: depth)) }
        }
        guard !terms.isEmpty else { throw ArchiveError.query("a term is missing beside OR, NOT or a parenthesis") }
        return terms.count == 1 ? terms[0] : .and(terms)
    }

    private var atClose: Bool { if case .close = tokens[position] { true } else { false } }

    /// The terms up to a closing brace.
    private mutating func parseAny(depth: Int) throws(ArchiveError) -> SearchQuery {
        guard depth < Self.deepest else { throw ArchiveError.query("braces are nested too deeply") }
        var terms: [SearchQuery] = []
        while position < tokens.count, !atClose {
            if !accept(.or), !accept(.and) { terms.append(try parseTerm(depth: depth)) }
        }
        guard !terms.isEmpty else { throw ArchiveError.query("there is nothing between braces") }
        return terms.count == 1 ? terms[0] : .or(terms)
    }

    private mutating func parseTerm(depth: Int) throws(ArchiveError) -> SearchQuery {
        var isNegated = false
        while accept(.not) { isNegated.toggle() }
        guard position < tokens.count else { throw ArchiveError.query("NOT or - stands before nothing") }
        let token = tokens[position]
        position += 1
        let query: SearchQuery
        switch token {
        case .open(let field, let isAny):
            let outer = scope
            scope = field ?? outer
            query = try isAny ? parseAny(depth: depth + 1) : parseOr(depth: depth + 1)
            scope = outer
            guard accept(.close(isAny: isAny)) else {
                throw ArchiveError.query("an opening \(isAny ? "brace" : "parenthesis") has no closing one")
            }
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
            let nearest = EditDistance.nearest(to: field.lowercased(), in: Self.names)
            throw ArchiveError.query(
                "unknown field '\(field):'" + (nearest.map { ", did you mean '\($0):'?" } ?? "")
                    + " (a word with a colon in it goes in quotes; letterbook search --help lists the fields)")
        }
        guard !text.isEmpty else { throw ArchiveError.query("'\(field):' needs a value") }
        switch known {
        case .subject, .body, .text: return words(in: known)
        // Names and values have no forms.
        default: return .field(known, text + (ending == "*" ? "*" : ""))
        }
    }

    // MARK: Tokens

    private static func tokens(of text: String) throws(ArchiveError) -> [Token] {
        var tokens: [Token] = []
        var rest = text[...]
        // Punctuation between words says nothing (`Hurry up ! Offers | today -> (!)`), nor do brackets around it.
        var isBehindPunctuation = false
        while let first = rest.first {
            if first.isWhitespace {
                rest = rest.dropFirst()
            } else if let bracket = brackets[first] {
                rest = rest.dropFirst()
                let open = Token.open(field: nil, isAny: bracket.isAny)
                if !bracket.isOpen, isBehindPunctuation, tokens.last == open {
                    tokens.removeLast()
                    while tokens.last == .not { tokens.removeLast() }
                } else {
                    tokens.append(bracket.isOpen ? open : .close(isAny: bracket.isAny))
                    isBehindPunctuation = false
                }
            } else if let length = punctuation(rest) {
                rest = rest.dropFirst(length)
                isBehindPunctuation = true
            } else {
                isBehindPunctuation = false
                if first == "-" {
                    tokens.append(.not)
                    rest = rest.dropFirst()
                } else {
                    tokens.append(try word(&rest))
                }
            }
        }
        guard tokens.isEmpty, let bare = text.split(whereSeparator: \.isWhitespace).first, bare != "*" else {
            return tokens
        }
        // Alone it is looked for itself.
        return [.term(field: nil, text: String(bare), ending: nil)]
    }

    /// How long the word here is, where it is punctuation alone; a hyphen before a bracket or a phrase negates it.
    private static func punctuation(_ rest: Substring) -> Int? {
        let word = rest.prefix { !$0.isWhitespace && brackets[$0] == nil && $0 != "\"" }
        guard !word.isEmpty, word.unicodeScalars.allSatisfy(isPunctuation), !["||", "&&"].contains(word) else {
            return nil
        }
        let next = rest[word.endIndex...].first
        let isNegation = word == "-" && (next == "\"" || next.flatMap { brackets[$0] }?.isOpen ?? false)
        return isNegation ? nil : word.count
    }

    private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation:
            true
        default: scalar.isASCII && !SearchText.isWordScalar(scalar)
        }
    }

    private static let brackets: [Character: (isOpen: Bool, isAny: Bool)] = [
        "(": (true, false), ")": (false, false), "{": (true, true), "}": (false, true),
    ]

    private static func word(_ rest: inout Substring) throws(ArchiveError) -> Token {
        if rest.first == "\"" { return try quoted(&rest, field: nil) }
        let end = rest.firstIndex { $0.isWhitespace || brackets[$0] != nil || $0 == "\"" } ?? rest.endIndex
        let word = rest[..<end]
        if let colon = word.firstIndex(of: ":"), isField(word[..<colon], rest[colon...].dropFirst()) {
            let field = String(word[..<colon])
            let value = rest.index(after: colon)
            if value < rest.endIndex, rest[value] == "\"" {
                rest = rest[value...]
                return try quoted(&rest, field: field)
            }
            if value < rest.endIndex, let bracket = brackets[rest[value]], bracket.isOpen {
                rest = rest[rest.index(after: value)...]
                return .open(field: field, isAny: bracket.isAny)
            }
            let text = self.value(rest[value...])
            rest = rest[text.endIndex...]
            if ["subject", "body", "text"].contains(field.lowercased()) { try checkStars(text) }
            return plain(field, text)
        }
        rest = rest[end...]
        switch word {
        case "OR", "||": return .or
        case "AND", "&&": return .and
        case "NOT": return .not
        default: break
        }
        try checkStars(word)
        return plain(nil, word)
    }

    /// A field's value to its end: it may hold colons and pairs of parentheses (`report(1).pdf`), but no blanks.
    private static func value(_ text: Substring) -> Substring {
        var depth = 0
        let end = text.firstIndex { character in
            if let bracket = brackets[character] { depth += bracket.isOpen ? 1 : -1 }
            return character.isWhitespace || depth < 0
        }
        return text[..<(end ?? text.endIndex)]
    }

    /// Whether it is a field's name before a colon: it begins with a letter, and an unknown one is a field unless what
    /// follows looks like an address or prose: `12:30`, `http://…`, `localhost:8080`, `std::string` and `Re: …` are text.
    private static func isField(_ name: Substring, _ behind: Substring) -> Bool {
        guard name.first?.isLetter == true,
            name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") })
        else { return false }
        let lower = name.lowercased()
        if names.contains(lower) { return true }
        guard let first = behind.first, !first.isWhitespace, first != "/", first != ":", lower != "mailto" else {
            return false
        }
        let isNumber = behind.prefix { !$0.isWhitespace }.allSatisfy(\.isNumber)
        return !isNumber || EditDistance.nearest(to: lower, in: numbered, within: 2) != nil && lower.count >= 4
    }

    /// Fields of dates and sizes.
    private static let numbered = [
        "after", "before", "larger", "smaller", "older_than", "newer_than", "older", "newer",
    ]
    private static let names = SearchField.allCases.map(\.rawValue) + SearchField.gmail.keys.sorted()

    /// - Throws: for a star that would be overlooked.
    private static func checkStars(_ word: some StringProtocol) throws(ArchiveError) {
        if word.dropLast().contains("*") {
            throw ArchiveError.query(
                "'\(word)': a star may stand only at the end of a word, where it means any ending (in quotes it is text)"
            )
        }
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
        if let ending = rest.first, endings.contains(ending) {
            rest = rest.dropFirst()
            return .term(field: field, text: text, ending: ending)
        }
        let goesOn = text.count > 1 && text.hasSuffix("*")
        return .term(field: field, text: goesOn ? String(text.dropLast()) : text, ending: goesOn ? "*" : nil)
    }
}

/// Levenshtein's distance, for "did you mean".
package enum EditDistance {
    /// The word that fewest edits make `word` of; nil where that takes more than half of its letters, or than two.
    ///
    /// - Parameter most: edits at most, where fewer are asked for.
    package static func nearest(to word: String, in words: [String], within most: Int = .max) -> String? {
        let ranked = words.map { (word: $0, distance: between(word, $0)) }
        let nearest = ranked.min { $0.distance < $1.distance }
        return nearest.flatMap { $0.distance <= min(most, max(2, word.count / 2)) ? $0.word : nil }
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
