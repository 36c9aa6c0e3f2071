/// Everything personal that was found, each once.
struct Originals {
    /// How many originals are searched for; a message that is built to hold more keeps the rest, which is reported.
    static let limit = 20_000
    /// Longer tokens are searched for in pieces.
    static let longestPattern = 512

    private(set) var all: [Original] = []
    /// Whether an original was left out because of the limit.
    private(set) var isFull = false
    private var known: Set<[UInt32]> = []
    private let provider: Provider

    init(provider: Provider) { self.provider = provider }

    /// Adds the text at `range`; of several kinds under which a text is found, the first counts.
    mutating func add(
        _ kind: Replacement.Kind, _ reading: Reading, _ range: Range<Int>, in text: RegionText?, _ rule: Original.Rule
    ) {
        var start = range.lowerBound
        while start < range.upperBound {
            let end = min(start + Self.longestPattern, range.upperBound)
            let seen = text?.text(reading, start..<end) ?? reading.text(start..<end)
            add(Original(kind: kind, pattern: Array(reading.lower[start..<end]), rule: rule, text: seen))
            start = end
        }
    }

    mutating func add(_ original: Original) {
        let pattern = original.pattern
        guard !known.contains(pattern), pattern.contains(where: Script.isAlphanumeric) else { return }
        if original.kind.isWord {
            let isProviders = pattern.words.allSatisfy { provider.words.contains($0) || CommonWords.roles.contains($0) }
            if isProviders, !pattern.contains(where: Script.isDigit) { return }
            guard pattern.count > 1, !provider.words.contains(pattern), !CommonWords.stopWords.contains(pattern) else {
                return
            }
        }
        if original.kind == .domain, Disguise.reservedHosts.contains(pattern) { return }
        guard pattern != provider.address, pattern != provider.domain else { return }
        guard all.count < Self.limit else {
            isFull = true
            return
        }
        known.insert(pattern)
        all.append(original)
    }

    // MARK: Replacements

    /// Chooses the replacement of each original, so that no two codes or addresses become the same and no replacement
    /// holds an original.
    mutating func chooseReplacements(_ disguise: Disguise) {
        var disguise = disguise
        let search = OriginalSearch(all.map(\.pattern))
        for attempt in UInt8(0)..<8 {
            disguise.attempt = attempt
            for index in all.indices { all[index].replacement = disguise.replacement(of: all[index]) }
            if isSound(search) { return }
        }
    }

    private func isSound(_ search: OriginalSearch) -> Bool {
        var used: Set<[UInt32]> = []
        for original in all {
            let isUnique = original.kind == .code || original.kind == .address
            if isUnique, !used.insert(original.replacement).inserted { return false }
            let reading = Reading(String(scalars: original.replacement))
            let hits = search.matches(in: reading.lower) { match in
                // A part that stayed as it was, such as the provider's domain, is no original that was put in.
                let isKept =
                    original.pattern.count == original.replacement.count
                    && match.range.allSatisfy {
                        $0 < original.pattern.count && original.pattern[$0] == reading.lower[$0]
                    }
                return !isKept && all[match.original].standsApart(reading, match.range)
            }
            if !hits.isEmpty { return false }
        }
        return true
    }
}
