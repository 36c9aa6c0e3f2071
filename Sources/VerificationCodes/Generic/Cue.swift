/// Words of a message that speak of codes.
struct Cue: Sendable {
    enum Kind: UInt8, Sendable, CaseIterable {
        /// A verification code by its own name.
        case name
        /// Any code.
        case word
        /// Signing in, confirming, expiring, not sharing.
        case intent
        /// A number of another kind.
        case other
        /// "is", "为": what stands between a name and its code.
        case link
    }
    var start: Int
    var end: Int
    var kind: Kind
    /// Which phrase of the languages it is.
    var phrase: Int
    /// Index into ``CodeLanguage/all``.
    var language: Int { Int(CueTable.shared.languages[phrase]) }
}

/// The phrases of all languages.
struct CueTable: Sendable {
    static let shared = CueTable()

    private(set) var trie = PhraseTrie()
    private(set) var kinds: [Cue.Kind] = []
    private(set) var languages: [UInt8] = []
    /// As they stand in the languages.
    private(set) var phrases: [String] = []

    private init() {
        for (index, language) in CodeLanguage.all.enumerated() {
            let lists: [(Cue.Kind, [String])] = [
                (.name, language.codeNames), (.word, language.codeWords), (.intent, language.intent),
                (.other, language.otherCodes), (.link, language.links),
            ]
            for (kind, phrases) in lists {
                for phrase in phrases {
                    trie.insert(phrase, tag: UInt32(kinds.count))
                    kinds.append(kind)
                    languages.append(UInt8(index))
                    self.phrases.append(phrase)
                }
            }
        }
    }
}

/// All cues of a message, nouns apart from what surrounds them.
struct Cues: Sendable {
    /// Names, words and other codes in order of their beginnings, none overlapping: of overlapping ones the longest.
    private(set) var nouns: [Cue] = []
    private(set) var intents: [Cue] = []
    private(set) var links: [Cue] = []

    init(in text: CodeText) { self.init(in: text.folded.lower) }

    init(in bytes: [UInt8]) {
        var candidates: [Cue] = []
        let table = CueTable.shared
        for match in table.trie.matches(in: bytes) {
            let phrase = Int(match.tag)
            let cue = Cue(start: match.start, end: match.end, kind: table.kinds[phrase], phrase: phrase)
            switch cue.kind {
            case .intent: if intents.last.map({ $0.end < cue.end }) ?? true { intents.append(cue) }
            case .link: links.append(cue)
            case .name, .word, .other: candidates.append(cue)
            }
        }
        nouns = Self.longest(candidates)
    }

    /// From left to right the longest of those that begin first; of the same words, the other code counts least.
    private static func longest(_ cues: [Cue]) -> [Cue] {
        var result: [Cue] = []
        for cue in cues {
            guard let last = result.last, cue.start < last.end else {
                result.append(cue)
                continue
            }
            let isBetter =
                cue.start == last.start && (cue.end > last.end || cue.end == last.end && cue.kind.rank > last.kind.rank)
            // "confirmation code" inside "your order confirmation": the one that ends later and is longer.
            let isLonger = cue.start > last.start && cue.end - cue.start > last.end - last.start
            if isBetter || isLonger { result[result.count - 1] = cue }
        }
        return result
    }

    /// Index of the first noun that begins at or after `position`; the count when there is none.
    func firstNoun(startingAt position: Int) -> Int { Self.first(nouns, startingAt: position) }

    /// The link that begins at or after `position`; nil when there is none before `end`.
    func link(in range: Range<Int>) -> Cue? {
        let index = Self.first(links, startingAt: range.lowerBound)
        return index < links.count && links[index].end <= range.upperBound ? links[index] : nil
    }

    /// Whether an intent begins in a range.
    func hasIntent(in range: Range<Int>) -> Bool {
        let index = Self.first(intents, startingAt: range.lowerBound)
        return index < intents.count && intents[index].start < range.upperBound
    }

    /// Whether a cue of any kind stands in the range, or the range in a cue.
    func overlaps(_ range: Range<Int>) -> Bool {
        [nouns, intents, links].contains { cues in
            let index = Self.first(cues, startingAt: range.lowerBound)
            return index < cues.count && cues[index].start < range.upperBound
                || index > 0 && cues[index - 1].end > range.lowerBound
        }
    }

    private static func first(_ cues: [Cue], startingAt position: Int) -> Int {
        var (low, high) = (0, cues.count)
        while low < high {
            let middle = (low + high) / 2
            if cues[middle].start < position { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

extension Cue.Kind {
    fileprivate var rank: Int {
        switch self {
        case .name: 3
        case .word: 2
        case .other: 1
        case .intent, .link: 0
        }
    }
}
