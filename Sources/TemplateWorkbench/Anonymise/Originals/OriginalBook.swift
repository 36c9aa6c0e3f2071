/// Everything personal that was found, each once.
struct OriginalBook {
    /// What is looked for; more of a message built to hold so much stays and is reported.
    static let limit = 20_000
    /// Longer tokens are looked for in pieces.
    static let longestPattern = 512

    private(set) var originals: [Original] = []
    /// Whether something was found that is not here.
    private(set) var isFull = false
    private var known: Set<[UInt32]> = []
    private let provider: Provider

    init(provider: Provider) { self.provider = provider }

    func contains(_ pattern: [UInt32]) -> Bool { known.contains(pattern) }

    /// Adds what stands at `range`; the first kind under which something was found counts.
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
        guard !known.contains(pattern), pattern.contains(where: Disguise.isCodeCharacter)
        else { return }
        if original.kind.isWord {
            let isProviders = pattern.words.allSatisfy { provider.words.contains($0) || CommonWords.roles.contains($0) }
            if isProviders, !pattern.contains(where: Script.isDigit) { return }
            guard pattern.count > 1, !provider.words.contains(pattern), !CommonWords.stopWords.contains(pattern) else {
                return
            }
        }
        if original.kind == .domain, Disguise.reservedHosts.contains(pattern) { return }
        guard pattern != provider.address, pattern != provider.domain else { return }
        guard originals.count < Self.limit else {
            isFull = true
            return
        }
        known.insert(pattern)
        originals.append(original)
    }

    // MARK: Replacements

    /// Chooses what stands in the place of each: no two codes or addresses become one, and nothing that is put in holds
    /// an original.
    mutating func chooseReplacements(_ disguise: Disguise) {
        var disguise = disguise
        let search = OriginalSearch(originals.map(\.pattern))
        for attempt in UInt8(0)..<8 {
            disguise.attempt = attempt
            for index in originals.indices { originals[index].replacement = disguise.replacement(of: originals[index]) }
            if isSound(search) { return }
        }
    }

    private func isSound(_ search: OriginalSearch) -> Bool {
        var used: Set<[UInt32]> = []
        for original in originals {
            let isUnique = original.kind == .code || original.kind == .address
            if isUnique, !used.insert(original.replacement).inserted { return false }
            let reading = Reading(String(scalars: original.replacement))
            let hits = search.matches(in: reading.lower) { match in
                let kept =
                    original.pattern.count == original.replacement.count
                    && match.range.allSatisfy {
                        $0 < original.pattern.count && original.pattern[$0] == reading.lower[$0]
                    }
                return !kept && originals[match.original].standsApart(reading, match.range)
            }
            if !hits.isEmpty { return false }
        }
        return true
    }
}
