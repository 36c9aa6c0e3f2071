import Bytes
import MessageContent
import MessageFormat

/// The replacement of everything personal in one message.
struct AnonymisationRun {
    private(set) var bytes: [UInt8]
    private(set) var originals: [Original]
    private var patterns: Set<[UInt32]> = []
    /// How often each original was replaced.
    private(set) var counts: [Int] = []
    /// Whether there was more to replace than is ever searched for.
    private let isIncomplete: Bool
    /// Searches for all originals, for codes whose characters stand apart, and for originals in what is encoded.
    private var search = OriginalSearch([])
    private var codeSearch = OriginalSearch([])
    private var hiddenSearch = OriginalSearch([])
    private let disguise: Disguise

    // MARK: Finding

    /// Finds what is to be replaced, and chooses the replacements.
    init(key: ContentHash, bytes: [UInt8], _ options: Anonymiser.Options) {
        let found = bytes.withByteView { raw -> OriginalFinder in
            let message = Message(parsing: raw)
            var finder = OriginalFinder(provider: Self.provider(of: message, raw, options))
            finder.addKnown(codes: options.codes, owner: options.owner, names: options.names)
            finder.run(Self.texts(of: message, raw), of: message, in: raw)
            finder.chooseReplacements(key)
            return finder
        }
        self.bytes = bytes
        disguise = Disguise(key: key, provider: found.provider)
        originals = found.originals.all
        isIncomplete = found.originals.isFull
        prepare()
    }

    private mutating func prepare() {
        patterns = Set(originals.map(\.pattern))
        counts += [Int](repeating: 0, count: originals.count - counts.count)
        search = OriginalSearch(originals.map(\.pattern))
        codeSearch = OriginalSearch(
            originals.map { $0.kind == .code && $0.pattern.allSatisfy(Script.isAlphanumeric) ? $0.pattern : [] })
        hiddenSearch = OriginalSearch(originals.map { $0.pattern.count > ($0.kind.isWord ? 3 : 4) ? $0.pattern : [] })
    }

    private static func texts(of message: Message, _ raw: ByteView) -> [RegionText] {
        MessageRegion.all(of: message, in: raw).compactMap { region in
            if case .binary = region.kind { return nil }
            return RegionText(region, of: message, in: raw)
        }
    }

    /// The author, unless that is a person.
    private static func provider(of message: Message, _ raw: ByteView, _ options: Anonymiser.Options) -> Provider {
        guard let field = message.field(.from) else { return .nobody }
        let list = AddressList(parsing: raw[field.body])
        return list.arena.withByteView { arena in
            guard let author = list.addresses.first(where: { !$0.addrSpec.isEmpty }) else { return .nobody }
            let name = Email.decodedHeaderText(String(decoding: arena[author.name].buffer, as: UTF8.self))
            return Provider(
                address: String(decoding: arena[author.addrSpec].buffer, as: UTF8.self),
                name: name.isEmpty ? nil : name, owner: Set(options.owner.map { Reading($0).lower }))
        }
    }

    // MARK: Replacing

    /// Replaces each original that is there, and adds those that were found encoded. Returns whether there was any.
    mutating func replace() -> Bool {
        let (texts, hidden) = matched()
        if !hidden.isEmpty { addHidden(hidden) }
        let isChanged = texts.contains(where: \.isChanged)
        if isChanged { bytes = bytes.withByteView { Self.rewrite(texts, $0) } }
        return isChanged || !hidden.isEmpty
    }

    private static func rewrite(_ texts: [RegionText], _ raw: ByteView) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(raw.count + 64)
        var cursor = 0
        for text in texts {
            result.append(contentsOf: raw.slice(cursor, text.region.range.start).buffer)
            result += text.rewrite(raw)
            cursor = text.region.range.end
        }
        result.append(contentsOf: raw.slice(cursor, raw.count).buffer)
        return result
    }

    /// The regions of the message with their replacements, and the originals that stand in them encoded.
    private mutating func matched() -> (texts: [RegionText], hidden: [Original]) {
        var hidden: [Original] = []
        let texts = bytes.withByteView { raw -> [RegionText] in
            let message = Message(parsing: raw)
            var texts = Self.texts(of: message, raw)
            for index in texts.indices {
                let allows = FieldRules(texts[index].region, message, raw)
                guard !allows.nothing else { continue }
                replace(in: &texts[index], allows)
                hidden += self.hidden(in: texts[index])
            }
            return texts
        }
        return (texts, hidden)
    }

    private mutating func replace(in text: inout RegionText, _ rules: FieldRules) {
        // First the visible text: an original that tags split is longer than its pieces, which must not be taken first.
        if text.isHTML {
            let visible = Reading(.visible, of: text)
            put(search.matches(in: visible.lower) { accept($0, visible, text, rules) }, visible, &text)
        }
        let full = Reading(.full, of: text)
        put(search.matches(in: full.lower) { accept($0, full, text, rules) }, full, &text)
        guard originals.contains(where: { $0.kind == .code }), !rules.noShortNumbers else { return }
        let squeezed = Reading(.squeezed, of: text)
        put(codeSearch.matches(in: squeezed.lower) { isApart($0, squeezed, text) }, squeezed, &text)
    }

    private func accept(_ match: OriginalSearch.Match, _ reading: Reading, _ text: RegionText, _ rules: FieldRules)
        -> Bool
    {
        let original = originals[match.original]
        return rules.allow(original) && original.fits(reading, match.range, in: text)
    }

    /// Whether no letter or digit touches the code, and its characters stand near each other.
    private func isApart(_ match: OriginalSearch.Match, _ squeezed: Reading, _ text: RegionText) -> Bool {
        guard match.range.count > 3 else { return false }
        func touches(_ inner: Int, _ outer: Int) -> Bool {
            guard squeezed.cell.indices.contains(outer) else { return false }
            return abs(squeezed.cell[outer] - squeezed.cell[inner]) == 1
        }
        let isNear = squeezed.cell[match.range.upperBound - 1] - squeezed.cell[match.range.lowerBound] < 4_000
        return isNear && !touches(match.range.lowerBound, match.range.lowerBound - 1)
            && !touches(match.range.upperBound - 1, match.range.upperBound)
    }

    private mutating func put(_ matches: [OriginalSearch.Match], _ reading: Reading, _ text: inout RegionText) {
        for match in matches {
            let cells = reading.cell[match.range].map(Int.init)
            guard !cells.contains(where: text.isChanged(at:)) else { continue }
            let original = originals[match.original]
            counts[match.original] += 1
            for (place, cell) in cells.enumerated() {
                let old = text.cells[cell].scalar
                let isLast = place == cells.count - 1
                let end = isLast ? original.replacement.count : min(place + 1, original.replacement.count)
                let new = original.replacement[min(place, end)..<end].map { Script.render($0, like: old) }
                if new != [old], !(reading.isSpace(match.range.lowerBound + place) && new == [0x20]) {
                    text.put(new, at: cell)
                }
            }
        }
    }

    // MARK: Encoded originals

    /// Tokens that hold an original in base64 or hexadecimal.
    private func hidden(in text: RegionText) -> [Original] {
        let reading = Reading(.full, of: text)
        let tokens = reading.runs(in: 0..<reading.count) {
            reading.peek($0) < 0x80 && (reading.isAlphanumeric($0) || [0x2D, 0x5F].contains(reading.peek($0)))
        }
        return tokens.filter { $0.count > 5 && HiddenText.holds(hiddenSearch, in: reading.plain[$0]) }
            .flatMap { pieces(of: reading, $0, text) }.filter { !patterns.contains($0.pattern) }
    }

    /// The token as an original, or as several where it is too long for one.
    private func pieces(of reading: Reading, _ token: Range<Int>, _ text: RegionText) -> [Original] {
        stride(from: token.lowerBound, to: token.upperBound, by: Originals.longestPattern).map { start in
            let piece = start..<min(start + Originals.longestPattern, token.upperBound)
            return Original(
                kind: .token, pattern: Array(reading.lower[piece]), rule: piece == token ? .alphanumeric : .anywhere,
                text: text.text(reading, piece))
        }
    }

    private mutating func addHidden(_ hidden: [Original]) {
        for original in hidden where patterns.insert(original.pattern).inserted {
            var original = original
            original.replacement = disguise.replacement(of: original)
            originals.append(original)
        }
        prepare()
    }

    /// What is still to be replaced. A run that is clean replaced nothing in its last pass.
    func remaining(isClean: Bool) -> [String] {
        let more = isIncomplete ? ["more than \(Originals.limit) originals"] : []
        guard !isClean else { return more }
        var copy = self
        copy.counts = [Int](repeating: 0, count: originals.count)
        let hidden = copy.matched().hidden
        return originals.indices.filter { copy.counts[$0] > 0 }.map { originals[$0].text } + hidden.map(\.text) + more
    }
}
