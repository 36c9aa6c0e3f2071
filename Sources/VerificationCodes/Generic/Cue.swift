/// A phrase of a message that speaks of codes.
struct Cue: Sendable {
    /// Of two nouns that are the same words, the kind that stands first here counts.
    enum Kind: UInt8, Sendable {
        /// The name of verification codes alone: "verification code".
        case name
        /// A word for any code: "code", "PIN".
        case word
        /// A sign of intent: signing in, confirming, expiring, not sharing.
        case intent
        /// The name of a number of another kind: "order number".
        case other
        /// What the reader is told to do with a code, or what it does: "enter", "type", "paste", "gets you in".
        case entering
        /// What the reader enters a code into: "page", "field", "window".
        case entryPlace
        /// What is said of a reduced price: "discount", "at checkout".
        case offer
        /// Where the text points to the subject: "in the subject of this message".
        case inSubject
        /// A linking word between a name and its code: "is", "为".
        case link
    }
    /// Bytes of the folded text.
    var start: Int
    var end: Int
    var kind: Kind
    /// Index into ``CueTable/phrases``.
    var phrase: Int
}

/// The phrases of all languages.
struct CueTable: Sendable {
    static let shared = CueTable()

    private(set) var trie = PhraseTrie()
    private(set) var kinds: [Cue.Kind] = []
    /// Folded.
    private(set) var phrases: [String] = []

    private init() {
        for language in CodeLanguage.all {
            let lists: [(Cue.Kind, [String])] = [
                (.name, language.codeNames), (.word, language.codeWords), (.intent, language.intent),
                (.other, language.otherCodes), (.entering, language.entering), (.entryPlace, language.places),
                (.offer, language.offers), (.inSubject, language.inSubject), (.link, language.links),
            ]
            for (kind, phrases) in lists {
                for phrase in phrases {
                    trie.insert(phrase, tag: UInt32(kinds.count), isFolded: true)
                    kinds.append(kind)
                    self.phrases.append(phrase)
                }
            }
        }
    }
}

/// All cues of a message.
struct Cues: Sendable {
    /// Names, words and other codes, in order and without overlaps: of overlapping ones the longest counts.
    private(set) var nouns: [Cue] = []
    private(set) var intents: [Cue] = []
    private(set) var enterings: [Cue] = []
    private(set) var places: [Cue] = []
    private(set) var offers: [Cue] = []
    private(set) var links: [Cue] = []
    /// Whether the text says that the code stands in the subject.
    private(set) var pointToSubject = false

    init(in text: CodeText) { self.init(in: text.folded.lower) }

    init(in bytes: [UInt8]) {
        var candidates: [Cue] = []
        let table = CueTable.shared
        for match in table.trie.matches(in: bytes) {
            let phrase = Int(match.tag)
            let cue = Cue(start: match.start, end: match.end, kind: table.kinds[phrase], phrase: phrase)
            switch cue.kind {
            case .intent: intents.appendOutermost(cue)
            case .entering: enterings.appendOutermost(cue)
            case .entryPlace: places.append(cue)
            case .offer: offers.appendOutermost(cue)
            case .inSubject: pointToSubject = true
            case .link: links.append(cue)
            case .name, .word, .other: candidates.append(cue)
            }
        }
        nouns = Self.longest(candidates)
        bytes.withUnsafeBufferPointer { bytes in
            nouns.extendToWordEnds(bytes)
            intents.extendToWordEnds(bytes)
            enterings.extendToWordEnds(bytes)
        }
    }

    /// From left to right the longest of those that begin first; of the same words, the stronger kind.
    private static func longest(_ cues: [Cue]) -> [Cue] {
        var result: [Cue] = []
        for cue in cues {
            guard let last = result.last, cue.start < last.end else {
                result.append(cue)
                continue
            }
            let isStronger = cue.end == last.end && cue.kind.rawValue < last.kind.rawValue
            let isBetter = cue.start == last.start && (cue.end > last.end || isStronger)
            // "TAN" in "folgende TAN" is what it names.
            if cue.end == last.end, cue.kind == .name, last.kind == .word { result[result.count - 1].kind = .name }
            // "confirmation code" inside "your order confirmation": the one that ends later and is longer.
            let isLonger = cue.start > last.start && cue.end - cue.start > last.end - last.start
            if isBetter || isLonger { result[result.count - 1] = cue }
        }
        return result
    }

    /// The first link in the range, if it also ends there.
    func link(in range: Range<Int>) -> Cue? {
        links.first(startingAt: range.lowerBound).flatMap { $0.end <= range.upperBound ? $0 : nil }
    }

    /// Whether a cue of any kind overlaps the range.
    func overlaps(_ range: Range<Int>) -> Bool {
        [nouns, intents, enterings, places, offers, links].contains { cues in
            cues.begins(in: range)
                || cues.last(startingBefore: range.lowerBound).map { $0.end > range.lowerBound } ?? false
        }
    }
}

/// Cues of one kind, in the order in which they begin.
extension [Cue] {
    /// Index of the first that begins at or after a place; the count when there is none.
    func index(startingAt position: Int) -> Int { partitioningIndex { $0.start >= position } }

    func first(startingAt position: Int) -> Cue? {
        let index = index(startingAt: position)
        return index < count ? self[index] : nil
    }

    func last(startingBefore position: Int) -> Cue? {
        let index = index(startingAt: position)
        return index > 0 ? self[index - 1] : nil
    }

    /// Whether one begins in a range.
    func begins(in range: Range<Int>) -> Bool {
        first(startingAt: range.lowerBound).map { $0.start < range.upperBound } ?? false
    }

    /// A phrase that may go on ends with its word, so that nothing stands between the two of "koodisi 482913"; but not
    /// where the next phrase begins in it. Letters of ASCII and Latin letters with accents alone: with those of other
    /// scripts, passcodes of meetings in Malayalam and Tajik were codes.
    fileprivate mutating func extendToWordEnds(_ bytes: UnsafeBufferPointer<UInt8>) {
        word: for index in indices {
            let limit = Swift.min(
                self[index].end + Self.longestEnding, index + 1 < count ? self[index + 1].start : bytes.count)
            while self[index].end < limit, WordEdge.isInside(bytes, self[index].end) {
                switch bytes[self[index].end] {
                case ..<0x80: self[index].end += 1
                case 0xC3...0xC9 where self[index].end + 1 < limit: self[index].end += 2
                default: continue word
                }
            }
        }
    }

    /// In bytes: of the parts of a compound, too.
    private static var longestEnding: Int { 32 }

    /// Appends a cue unless the last one reaches as far.
    fileprivate mutating func appendOutermost(_ cue: Cue) {
        if last.map({ $0.end < cue.end }) ?? true { append(cue) }
    }
}
