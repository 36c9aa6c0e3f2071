import Bytes

/// Finds attribution lines such as `On Monday, Al wrote:` in many languages, on one line or wrapped over several.
///
/// A line that ends with a colon and up to five lines before it must together hold a verb of writing and a date, time
/// or address. A fixed number of bytes at most is read for each line.
struct AttributionFinder {
    let lines: ReplyLines

    /// Lines that are wrapped over more than this many are no attribution; nor are lines with more bytes.
    static let maximumLines = 6
    static let maximumLineLength = 320
    /// In bytes: a longer line needs more than a verb and a following quote to be an attribution.
    static let maximumBareLength = 120

    /// The first line of the attribution that ends with line `end`, if there is one.
    ///
    /// - Parameters:
    ///   - floor: the first line that may belong to it; the lines before are decided.
    ///   - quoteFollows: whether the next filled line is quoted, so that weaker evidence suffices.
    func start(endingAt end: Int, floor: Int, quoteFollows: Bool) -> Int? {
        if isDatedSender(end), end == floor || lines.isBlank(end - 1) { return end }
        guard endsLikeAttribution(end), let start = colonStart(end, floor, quoteFollows) else { return nil }
        return quoteFollows && lacksFirstHalf(start) && isFirstHalf(start - 1, floor) ? start - 1 : start
    }

    /// Whether a line does not say who wrote. Programs wrap what is long before or behind the address, so that a line may
    /// begin with it, be a verb alone or, in Chinese, the date with the verb.
    private func lacksFirstHalf(_ line: Int) -> Bool {
        let range = lines.trimmed[line]
        let text = lines.bytes[range]
        guard text.first != 0x3C else { return true }
        guard text.split(separator: 0x20).count <= 2 else { return false }
        let hasName = range.dropLast().contains {
            (0x41...0x5A).contains(lines.bytes[$0]) && lines.bytes[$0 + 1] >= 0x61
        }
        return !hasName && !AttributionFacts.read(lines.bytes, range).contains(.address)
    }

    /// Whether the line is a paragraph's first, and says when it was written, or of whom.
    private func isFirstHalf(_ line: Int, _ floor: Int) -> Bool {
        guard line >= floor, !lines.isBlank(line), line == floor || lines.isBlank(line - 1),
            lines.trimmed[line].count <= Self.maximumLineLength, !endsSentence(line)
        else { return false }
        return AttributionFacts.read(lines.bytes, lines.trimmed[line]).evidence >= 2
    }

    /// The first line of what ends with a colon and together has what makes an attribution.
    private func colonStart(_ end: Int, _ floor: Int, _ quoteFollows: Bool) -> Int? {
        var facts: AttributionFacts = []
        var weak: Int?
        var line = end
        while line >= floor, end - line < Self.maximumLines, lines.trimmed[line].count <= Self.maximumLineLength {
            if lines.isBlank(line) {
                // In some attributions a blank line separates the address: `On … Al`, blank, `<mailto:…> wrote:`.
                guard line < end, lines.first(line + 1) == 0x3C else { break }
            } else {
                if line < end, endsSentence(line) { break }
                facts.formUnion(AttributionFacts.read(lines.bytes, lines.trimmed[line]))
                if isAttribution(line...end, facts, quoteFollows) {
                    if opensWithDate(line) || isGroupWise(line) { return line }
                    if weak == nil, !isContinuation(line) { weak = line }
                }
            }
            line -= 1
        }
        return weak
    }

    /// Whether the line begins as GroupWise's attributions do, which end one or two lines further down, behind the
    /// Message-ID: `>>> Al <al@example.org> schrieb am 06.12.2014 um 20:28 in Nachricht`.
    private func isGroupWise(_ line: Int) -> Bool { lines.bytes[lines.trimmed[line]].starts(with: ">>> ".utf8) }

    /// Whether a line begins with an attribution and goes on with what is quoted, as those of Yahoo's programs for phones
    /// do: `On Tue, 12 Sep 2018 at 19:40, Al<al@example.org> wrote:   Dear Bo, …`.
    func isInline(_ line: Int) -> Bool {
        let range = lines.trimmed[line]
        let head = range.prefix(Self.maximumLineLength)
        let isGap = { (index: Int) in
            lines.bytes[index] == 0x3A && (1...3).allSatisfy { lines.bytes[index + $0] == 0x20 }
        }
        guard range.count > 40, let colon = head.dropLast(4).first(where: isGap), opensWithDate(line) else {
            return false
        }
        let facts = AttributionFacts.read(lines.bytes, range.lowerBound..<colon)
        return facts.isSuperset(of: [.verb, .date, .angleAddress])
    }

    /// Whether an attribution of at most three lines begins at a quoted line, without its quote marks.
    func isQuotedAttribution(_ line: Int) -> Bool {
        var facts: AttributionFacts = []
        for index in line..<min(line + 3, lines.count) {
            let range = lines.dequoted(index)
            guard !range.isEmpty, range.count <= Self.maximumLineLength else { return false }
            facts.formUnion(AttributionFacts.read(lines.bytes, range))
            if endsWithColon(range) { return facts.contains(.verb) && facts.evidence >= 1 }
        }
        return false
    }

    private func isAttribution(_ range: ClosedRange<Int>, _ facts: AttributionFacts, _ quoteFollows: Bool) -> Bool {
        if !facts.contains(.verb), hasWeakVerb(range.upperBound) {
            let marksFollow = lines.nextFilled(range.upperBound + 1).map { lines.first($0) == 0x3E } ?? false
            return quoteFollows && range.count <= 2 && (marksFollow || facts.evidence >= 2)
        }
        guard facts.contains(.verb) else {
            // Gmail's form without a verb: `2016-10-24 15:36 GMT+02:00 Al <al@example.org>:`, and Tuta's: `4 Mar 2024,
            // 09:00 by al@example.org:`.
            if quoteFollows, range.count <= 2, facts.isSuperset(of: [.date, .time, .address]),
                lines.first(range.lowerBound)?.isDigit ?? false, endsWithAddress(range.upperBound)
            {
                return true
            }
            return facts.isSuperset(of: [.date, .time, .angleAddress])
                && (quoteFollows || opensWithDate(range.lowerBound))
        }
        if facts.evidence >= 2 { return true }
        guard quoteFollows else { return false }
        return facts.evidence == 1
            || (range.count == 1 && lines.trimmed[range.lowerBound].count <= Self.maximumBareLength)
    }

    private func hasWeakVerb(_ line: Int) -> Bool {
        let range = lines.trimmed[line].prefix(Self.maximumLineLength)
        return AttributionWords.weakVerbs.contains { verb in
            range.contains { lines.bytes.hasWord(verb, at: $0, in: range) }
        }
    }

    /// Whether the last word before the colon is an address.
    private func endsWithAddress(_ line: Int) -> Bool {
        lines.bytes[lines.trimmed[line]].split(separator: 0x20).last?.dropFirst().contains(0x40) ?? false
    }

    /// Whether the line ends with a colon, also a full-width one, is the article of a newsgroup that Outlook Express names
    /// behind its verb, or is between the dashes that Zoho Mail writes.
    private func endsLikeAttribution(_ line: Int) -> Bool {
        let range = lines.trimmed[line]
        guard !range.isEmpty, range.count <= Self.maximumLineLength else { return false }
        if endsWithColon(range) || lines.bytes.hasWord(Self.article, at: range.lowerBound, in: range) { return true }
        guard range.count > 8, lines.bytes.hasWord(Self.dashes, at: range.upperBound - 2, in: range) else {
            return false
        }
        // Wrapped, they begin the line before.
        return lines.trimmed[max(0, line - 1)...line].contains {
            lines.bytes.hasWord(Self.dashes, at: $0.lowerBound, in: $0)
        }
    }

    private static let dashes = Array("--".utf8)
    private static let article = Array("news:".utf8)

    private func endsWithColon(_ range: Range<Int>) -> Bool {
        var end = range.upperBound
        while end > range.lowerBound, lines.bytes[end - 1] == 0x2A || lines.bytes[end - 1] == 0x5F { end -= 1 }
        return lines.bytes.endsWithColon(range.lowerBound..<end)
    }

    /// Whether the line is one of Gmail's attributions without a colon: `2016-03-03 17:21 GMT+01:00 Al` or
    /// `2013/7/20 Al <al@example.org>`.
    private func isDatedSender(_ line: Int) -> Bool {
        let range = lines.trimmed[line]
        guard range.count > 10, range.count <= Self.maximumLineLength else { return false }
        let start = range.lowerBound
        let mark = lines.bytes[start + 4]
        guard mark == 0x2D || mark == 0x2F, lines.bytes[start..<start + 4].allSatisfy(\.isDigit) else { return false }
        let facts = AttributionFacts.read(lines.bytes, range)
        if facts.contains(.angleAddress), lines.bytes[range.upperBound - 1] == 0x3E { return true }
        let zone = Array(" GMT".utf8)
        return facts.contains(.time) && range.prefix(24).contains { lines.bytes.hasWord(zone, at: $0, in: range) }
    }

    /// Whether the line begins with a date, or has a digit and begins with a word such as `On`, `Am` or `Le`.
    private func opensWithDate(_ line: Int) -> Bool {
        let range = lines.trimmed[line]
        guard let first = lines.first(line) else { return false }
        let facts = AttributionFacts.read(lines.bytes, range)
        if first.isDigit { return !facts.isDisjoint(with: [.date, .time]) }
        guard lines.bytes[range].contains(where: \.isDigit) else { return false }
        return AttributionWords.openerBytes.contains { word in
            guard lines.bytes.hasWord(word, at: range.lowerBound, in: range) else { return false }
            let end = range.lowerBound + word.count
            return end < range.upperBound && (lines.bytes[end] == 0x20 || word[0] >= 0xD5)
        }
    }

    /// Whether the line is the second half of a wrapped attribution: it begins with an address, or ends one.
    private func isContinuation(_ line: Int) -> Bool {
        let range = lines.trimmed[line]
        for index in range {
            switch lines.bytes[index] {
            case 0x3C: return index == range.lowerBound
            case 0x3E: return true
            default: continue
            }
        }
        return false
    }

    /// Whether the line ends with a full stop after a word of five letters or more; shorter words are abbreviations of
    /// months and days.
    private func endsSentence(_ line: Int) -> Bool {
        let range = lines.trimmed[line]
        guard let last = lines.bytes[range].last, last == 0x2E || last == 0x21 || last == 0x3F else { return false }
        return lines.bytes[range].dropLast().suffix(5).allSatisfy { $0.isLetter || $0 >= 0x80 }
    }
}
