/// Finds where the signature of a stretch of new text begins.
struct SignatureFinder {
    let lines: ReplyLines

    /// Most filled lines after `-- ` (RFC 3676 section 4.3; McQuary's limit of four is rarely kept).
    static let maximumMarkedLines = 40
    /// Most filled lines after `--` without the blank, or after a long underscore rule.
    static let maximumLooseLines = 16
    /// Longest line that can be a mobile closing, in bytes (with the link some add).
    static let maximumMobileLength = 160

    /// The first line of the signature in `region`, or nil.
    ///
    /// - Parameters:
    ///   - isFenced: whether a line is within a ``` fence, where `--` and `####` are code.
    ///   - isLast: whether no new text follows the region; else only `-- ` and `--` count.
    func start(in region: Range<Int>, isLast: Bool, isFenced: (Int) -> Bool) -> Int? {
        var filled = 0
        var start: Int?
        for line in region.reversed() where !lines.isBlank(line) {
            if isFenced(line) { break }
            if isMarker(line, region, filled, isLast: isLast) { start = line }
            filled += 1
            if filled > Self.maximumMarkedLines { break }
        }
        guard isLast else { return start }
        start = withMobileClosings(above: start ?? region.upperBound, in: region) ?? start
        return card(in: region.lowerBound..<(start ?? region.upperBound)) ?? start
    }

    private func isMarker(_ line: Int, _ region: Range<Int>, _ following: Int, isLast: Bool) -> Bool {
        let range = lines.ranges[line]
        if lines.bytes[range].elementsEqual("-- ".utf8) { return true }
        guard following <= Self.maximumLooseLines, lines.isRule(line) else { return false }
        let below = line + 1..<region.upperBound
        // Between items and paragraphs writers put such lines as well.
        if isDashes(line) {
            // Right behind a quote nothing but a signature stands so.
            let isFirst = (region.lowerBound..<line).allSatisfy(lines.isBlank)
            if isLast, isFirst, !(0..<region.lowerBound).allSatisfy(lines.isBlank) { return true }
            let isOnly = !(region.lowerBound..<line).contains(where: isDashes)
            return hasFooterWords(below) || isOnly && following > 0 && isCard(below)
        }
        guard isLast else { return false }
        if following == 0 { return true }
        let mark = lines.first(line)
        // Two of them frame a text.
        let isFramed = (region.lowerBound..<line).contains { lines.isRule($0) && lines.first($0) == mark }
        let isLoose = !isFramed && (mark == 0xE2 || mark == 0x5F && lines.trimmed[line].count >= 8)
        return hasFooterWords(below) || isLoose && (isCard(below) || isFewWords(below))
    }

    /// One line of five words or fewer.
    private func isFewWords(_ range: Range<Int>) -> Bool {
        let filled = range.filter { !lines.isBlank($0) }
        return filled.count == 1 && mayStandOnCard(lines.trimmed[filled[0]])
            && lines.bytes[lines.trimmed[filled[0]]].split(separator: 0x20).count <= 5
    }

    private func isDashes(_ line: Int) -> Bool { lines.bytes[lines.trimmed[line]].elementsEqual("--".utf8) }

    // MARK: Cards

    /// A name with what stands below it on cards: title, company, telephone, address.
    ///
    /// Few short lines, none a sentence, an item of a list or a rule, of which the first looks like a name or one tells how
    /// to be reached.
    private func isCard(_ range: Range<Int>) -> Bool {
        let filled = range.filter { !lines.isBlank($0) }
        guard let first = filled.first, filled.count <= Self.maximumCardLines else { return false }
        guard filled.allSatisfy({ mayStandOnCard(lines.trimmed[$0]) }) else { return false }
        // A word with a capital may be anything, such as `Eggs` above `Bread`, unless it is all there is.
        let isFullName = isName(lines.trimmed[first]) && (wordCount(lines.trimmed[first]) > 1 || filled.count == 1)
        return isFullName && areTitles(filled.dropFirst())
            || filled.contains { saysHowToReach(lines.trimmed[$0]) }
    }

    private func wordCount(_ range: Range<Int>) -> Int { lines.bytes[range].split(separator: 0x20).count }

    /// Whether lines are titles, companies and addresses: where one of them tells how to reach somebody the others may have
    /// more words.
    private func areTitles(_ rows: ArraySlice<Int>) -> Bool {
        let hasContact = rows.contains { saysHowToReach(lines.trimmed[$0]) }
        return rows.allSatisfy { row in
            isTitle(lines.trimmed[row]) || hasContact && wordCount(lines.trimmed[row]) <= 3
                || hasContact && isLongTitle(lines.trimmed[row])
        }
    }

    /// `Harbour Master, Port of Elsewhere`: up to eight words with a comma or a bar between.
    private func isLongTitle(_ range: Range<Int>) -> Bool {
        let hasMark = lines.bytes[range].contains { $0 == 0x2C || $0 == 0x7C || $0 == 0x2D || $0 == 0x2F || $0 == 0x3A }
        return hasMark && wordCount(range) <= 8
    }

    /// A title, company or address: up to four words of which the first has a capital, or more that all have.
    private func isTitle(_ range: Range<Int>) -> Bool {
        if saysHowToReach(range) { return true }
        let text = String(decoding: lines.bytes[range], as: UTF8.self)
        let words = text.split(whereSeparator: \.isWhitespace)
        let isCapital = { (word: Substring) in !(word.first(where: \.isLetter)?.isLowercase ?? false) }
        guard let first = words.first, isCapital(first), !Self.afterthoughts.contains(first.lowercased()) else {
            return false
        }
        return words.count <= 4 || words.allSatisfy(isCapital)
    }

    /// What begins a line that the writer added.
    private static let afterthoughts: Set<String> = ["ps", "ps:", "p.s.", "p.s.:", "pps", "nb", "nb:", "n.b.", "p.s"]

    /// Below `Regards,` or its like: a card of at least two lines. A name alone is how a letter ends.
    private func card(in region: Range<Int>) -> Int? {
        let filled = region.filter { !lines.isBlank($0) }
        for (place, line) in filled.enumerated().reversed().prefix(Self.maximumCardLines + 1) {
            guard let closing = closing(lines.trimmed[line]) else { continue }
            let below = Array(filled[(place + 1)...])
            switch closing {
            case .alone:
                guard below.count >= 2, isName(lines.trimmed[below[0]]), isCard(below[0]..<region.upperBound),
                    areTitles(below.dropFirst())
                else { return nil }
            case .withName:
                let isCard = below.allSatisfy { mayStandOnCard(lines.trimmed[$0]) } && areTitles(below[...])
                guard isCard, below.count >= 2 || below.contains(where: { saysHowToReach(lines.trimmed[$0]) }) else {
                    return nil
                }
            }
            return below[0]
        }
        return nil
    }

    /// How a letter closes: `Kind regards,` with the name below, or `Kind regards, Ada`.
    private enum Closing { case alone, withName }

    private func closing(_ range: Range<Int>) -> Closing? {
        guard var text = lines.lowercased(range, limit: Self.maximumCardWidth) else { return nil }
        while let last = text.last, ",.!; ".contains(last) { text.removeLast() }
        if SignatureWords.closings.contains(text) { return .alone }
        guard let comma = lines.bytes[range].firstIndex(of: 0x2C), comma + 1 < range.upperBound,
            let words = lines.lowercased(range.lowerBound..<comma, limit: Self.maximumCardWidth),
            SignatureWords.closings.contains(words)
        else { return nil }
        return isName(lines.bytes.trimmingBlanks(comma + 1..<range.upperBound)) ? .withName : nil
    }

    private func mayStandOnCard(_ range: Range<Int>) -> Bool {
        guard range.count <= Self.maximumCardWidth, let last = lines.bytes[range].last else { return false }
        let first = lines.bytes[range.lowerBound]
        // Items: `- x`, `* x`, `1. x`, `a) x`; a rule or a quote.
        if first == 0x2D || first == 0x2A || first == 0x3E { return false }
        let head = lines.bytes[range].prefix(4)
        if let mark = head.firstIndex(where: { $0 == 0x2E || $0 == 0x29 }), mark > range.lowerBound,
            mark + 1 < range.upperBound, lines.bytes[mark + 1] == 0x20,
            lines.bytes[range.lowerBound..<mark].allSatisfy(ReplyByte.isDigit)
                || mark == range.lowerBound + 1 && lines.bytes[mark] == 0x29
        {
            return false
        }
        let words = lines.bytes[range].split(separator: 0x20).count
        let endsSentence = last == 0x21 || last == 0x3F || last == 0x2E && words > 4
        return !endsSentence && words <= 12
    }

    /// One to five words that begin with capitals, or are of a script without them.
    private func isName(_ range: Range<Int>) -> Bool {
        // `Ada Byron | Head of Sales | ACME`: the name is what stands first.
        let text = String(decoding: lines.bytes[range].prefix { $0 != 0x7C }, as: UTF8.self)
        let words = text.split(whereSeparator: \.isWhitespace)
        guard (1...5).contains(words.count), let last = text.last, !",;:!?".contains(last) else { return false }
        let particles: Set<Substring> = [
            "von", "van", "de", "der", "den", "da", "di", "du", "la", "le", "bin", "al", "dos",
        ]
        return words.allSatisfy { word in
            guard let first = word.first(where: \.isLetter) else { return false }
            // `i. A.` stands before a German clerk's name.
            return !first.isLowercase || particles.contains(word) || word.count == 2 && word.last == "."
        }
    }

    /// An address, a site, or a number of six digits or more.
    private func saysHowToReach(_ range: Range<Int>) -> Bool {
        let text = lines.bytes[range]
        if text.contains(0x40) || text.count(where: ReplyByte.isDigit) >= 6 { return true }
        return text.withContiguousStorageIfAvailable { String(decoding: $0, as: UTF8.self).lowercased() }
            .map { $0.contains("www.") || $0.contains("http") } ?? false
    }

    /// Filled lines of a card, and their bytes.
    private static let maximumCardLines = 10
    private static let maximumCardWidth = 100

    private func hasFooterWords(_ range: Range<Int>) -> Bool {
        range.contains { line in
            guard let text = lines.lowercased(lines.trimmed[line], limit: 2000) else { return false }
            return SignatureWords.footerWords.isFound(in: text)
        }
    }

    /// Mobile closings (and rules) directly above `end`, however many stand in a row.
    private func withMobileClosings(above end: Int, in region: Range<Int>) -> Int? {
        var start: Int?
        var line = end - 1
        while line >= region.lowerBound {
            if !lines.isBlank(line) {
                guard isMobileClosing(line) || isTrackerMark(line) || lines.isRule(line) else { break }
                start = line
            }
            line -= 1
        }
        return start
    }

    /// `Sent from my iPhone`, `(sent from a phone)`, `<<sent by …>>`, `iPhoneから送信` …
    func isMobileClosing(_ line: Int) -> Bool {
        var range = lines.trimmed[line]
        while let byte = range.isEmpty ? nil : lines.bytes[range.lowerBound],
            Self.brackets.contains(byte) || byte == 0x20
        {
            range = range.lowerBound + 1..<range.upperBound
        }
        guard !range.isEmpty, let text = lines.lowercased(range, limit: Self.maximumMobileLength) else { return false }
        if SignatureWords.mobileStarts.contains(where: text.hasPrefix) { return true }
        return text.utf8.count <= 80 && SignatureWords.mobileEnds.contains(where: text.hasSuffix)
    }

    private static let brackets = Array("(<[*_-".utf8)

    /// U+1427, which Gmail trackers leave as the last line.
    private func isTrackerMark(_ line: Int) -> Bool {
        lines.bytes[lines.trimmed[line]].elementsEqual([0xE1, 0x90, 0xA7])
    }
}
