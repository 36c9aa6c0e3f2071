extension SearchQuery {
    /// What the full-text index is asked for, where this is a word of it; else nil.
    var match: String? {
        let (text, field, isPrefix): (String, SearchField?, Bool)
        switch self {
        case .words(let word, let place, let goesOn, _): (text, field, isPrefix) = (word, place, goesOn)
        case .field(let place, let word) where [.subject, .body, .text].contains(place):
            (text, field, isPrefix) = (word, place, false)
        default: return nil
        }
        // The index holds no words of punctuation alone: the texts themselves are searched for them.
        guard text.unicodeScalars.contains(where: SearchText.isWordScalar)
        else { return nil }
        let column =
            switch field {
            case .subject: "{subject} : "
            case .body, .text: "{body attachments} : "
            default: ""
            }
        if forms != nil { return column + "(" + rankedWords.joined(separator: " OR ") + ")" }
        return column + SearchText.queryPhrase(text, isPrefix: isPrefix)
    }

    /// The forms in which a word may stand, and what they have in common; nil for what means itself alone.
    var forms: (forms: [String], stem: String)? {
        guard case .words(let text, _, _, hasForms: true) = self else { return nil }
        return WordForms.of(SearchText.folded(text))
    }

    /// The same for a whole query that asks for nothing but words of the index; nil also where it is nested deeper than the
    /// index's parser is sure to go.
    var wholeMatch: String? { wholeMatch(levels: 10) }

    private func wholeMatch(levels: Int) -> String? {
        guard levels > 0 else { return nil }
        func joined(_ terms: [SearchQuery], _ word: String) -> String? {
            let matches = terms.compactMap { $0.wholeMatch(levels: levels - 1) }
            return matches.count == terms.count ? matches.map { "(\($0))" }.joined(separator: word) : nil
        }
        switch self {
        case .words, .field: return match
        case .or(let terms): return joined(terms, " OR ")
        case .and(let terms):
            // The index cannot be asked for all but some.
            let unwanted = terms.compactMap { if case .not(let term) = $0 { term } else { nil } }
            let wanted = terms.filter { if case .not = $0 { false } else { true } }
            guard !wanted.isEmpty, let match = joined(wanted, " AND ") else { return nil }
            guard !unwanted.isEmpty else { return match }
            return joined(unwanted, " OR ").map { "(\(match)) NOT (\($0))" }
        case .all, .not: return nil
        }
    }

    /// The words that are not negated, as phrases of the index, by which messages are ranked.
    var rankedWords: [String] {
        switch self {
        case .words(let text, _, _, _):
            return (forms?.forms ?? [text]).map { SearchText.queryPhrase($0, isPrefix: false) }
        case .and(let terms), .or(let terms): return terms.flatMap(\.rankedWords)
        case .all, .not, .field: return []
        }
    }

    /// The same query for its words in any form; nil where it asks for none that has others.
    package var withForms: SearchQuery? {
        func changed(_ terms: [SearchQuery]) -> [SearchQuery]? {
            let new = terms.map { $0.withForms ?? $0 }
            return new == terms ? nil : new
        }
        switch self {
        case .words(let text, let field, false, false):
            let wider = SearchQuery.words(text, in: field, isPrefix: false, hasForms: true)
            return wider.forms == nil ? nil : wider
        case .and(let terms): return changed(terms).map(SearchQuery.and)
        case .or(let terms): return changed(terms).map(SearchQuery.or)
        case .all, .not, .words, .field: return nil
        }
    }

    /// Whether it asks for nothing but words of the index.
    private var isWords: Bool {
        switch self {
        case .all: false
        case .and(let terms), .or(let terms): terms.allSatisfy(\.isWords)
        case .not(let term): term.isWords
        case .words, .field: match != nil
        }
    }

    /// Whether some word of it may go on.
    var hasPrefix: Bool {
        switch self {
        case .words(_, _, let isPrefix, _): isPrefix
        case .and(let terms), .or(let terms): terms.contains(where: \.hasPrefix)
        case .not(let term): term.hasPrefix
        case .all, .field: false
        }
    }

    /// Its words and all else that it asks for; nil where there are no words, or the two are not to be told apart.
    var wordsAndRest: (words: SearchQuery, rest: SearchQuery)? {
        if isWords { return (self, .all) }
        guard case .and(let terms) = self else { return nil }
        let (words, rest) = (terms.filter(\.isWords), terms.filter { !$0.isWords })
        return words.isEmpty ? nil : (.and(words), .and(rest))
    }
}
