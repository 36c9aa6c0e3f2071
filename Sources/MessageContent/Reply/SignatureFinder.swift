import Bytes

/// Finds where the signature in a stretch of new text begins.
struct SignatureFinder {
    let lines: ReplyLines

    /// Most filled lines after `-- ` (RFC 3676 section 4.3). The four lines of netiquette are rarely kept.
    static let maximumMarkedLines = 40
    /// Most filled lines after `--` without the blank, or after a long underscore rule.
    static let maximumLooseLines = 16
    /// In bytes: a longer line is not one such as `Sent from my iPhone`, even with the link that some add.
    static let maximumMobileLength = 160

    /// The first line of the signature in `region`, or nil.
    ///
    /// - Parameters:
    ///   - isLast: whether no new text follows the region; else only `-- ` and `--` begin a signature.
    ///   - isFenced: whether a line is within a ``` fence, where `--` and `####` are code.
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
        start = withDisclaimers(above: start ?? region.upperBound, in: region) ?? start
        start = withMobileClosings(above: start ?? region.upperBound, in: region) ?? start
        return card(in: region.lowerBound..<(start ?? region.upperBound)) ?? start
    }

    private func isMarker(_ line: Int, _ region: Range<Int>, _ following: Int, isLast: Bool) -> Bool {
        let range = lines.ranges[line]
        if lines.bytes[range].elementsEqual("-- ".utf8) { return true }
        guard following <= Self.maximumLooseLines, lines.isRule(line) else { return false }
        let below = line + 1..<region.upperBound
        // Mail services put a rule, a few words and a link below the mail, even below a quote: that is no answer.
        let isFirst = (region.lowerBound..<line).allSatisfy(lines.isBlank)
        let isBelowQuote = isLast && isFirst && !(0..<region.lowerBound).allSatisfy(lines.isBlank)
        if isBelowQuote, lines.trimmed[line].count >= 3, isAdvertisement(below) { return true }
        // Such lines also separate items and paragraphs.
        if isDashes(line) {
            if isBelowQuote { return true }
            let isOnly = !(region.lowerBound..<line).contains(where: isDashes)
            return hasFooterWords(below) || isOnly && following > 0 && isCard(below)
        }
        guard isLast else { return false }
        if following == 0 { return true }
        let mark = lines.first(line)
        // Two rules frame a text.
        let isFramed = (region.lowerBound..<line).contains { lines.isRule($0) && lines.first($0) == mark }
        let isLoose =
            !isFramed && (mark == 0xE2 || mark == 0x5F && lines.trimmed[line].count >= 8)
            && !below.contains { closing(lines.trimmed[$0]) != nil }
        if framesCard(line, below) { return true }
        return hasFooterWords(below) || isLoose && (isCard(below) || isFewWords(below))
    }

    /// Whether lines of few words each, with a link, are what mail services put below mail.
    private func isAdvertisement(_ range: Range<Int>) -> Bool {
        let filled = range.filter { !lines.isBlank($0) }
        return filled.allSatisfy {
            lines.trimmed[$0].count <= Self.maximumCardWidth && wordCount(lines.trimmed[$0]) <= 8
        }
            && filled.contains { hasLink(lines.trimmed[$0]) }
    }

    private func hasLink(_ range: Range<Int>) -> Bool {
        lines.lowercased(range, limit: Self.maximumCardWidth).map { $0.contains("www.") || $0.contains("http") }
            ?? false
    }

    /// Whether a rule and another of its kind at the end frame a card, as signatures in Japan are. An invitation between
    /// rules has a date.
    private func framesCard(_ line: Int, _ below: Range<Int>) -> Bool {
        guard let last = below.last(where: { !lines.isBlank($0) }), lines.isRule(last),
            lines.first(last) == lines.first(line)
        else { return false }
        let inner = (line + 1..<last).filter { !lines.isBlank($0) }
        let hasDate = inner.contains { row in
            let facts = AttributionFacts.read(lines.bytes, lines.trimmed[row].prefix(Self.maximumCardWidth))
            return !facts.isDisjoint(with: [.date, .time])
        }
        return !hasDate && isCard(line + 1..<last) && inner.contains { namesContact(lines.trimmed[$0]) }
    }

    /// Whether a line has an address, or the word for a telephone number.
    private func namesContact(_ range: Range<Int>) -> Bool {
        guard let text = lines.lowercased(range, limit: Self.maximumCardWidth) else { return false }
        return hasLink(range) || ["@", "tel.", "tel:", "phone", "fax", "電話", "mobile"].contains(where: text.contains)
    }

    /// Whether the range has one filled line, of at most five words.
    private func isFewWords(_ range: Range<Int>) -> Bool {
        let filled = range.filter { !lines.isBlank($0) }
        return filled.count == 1 && mayStandOnCard(lines.trimmed[filled[0]])
            && lines.bytes[lines.trimmed[filled[0]]].split(separator: 0x20).count <= 5
    }

    private func isDashes(_ line: Int) -> Bool { lines.bytes[lines.trimmed[line]].elementsEqual("--".utf8) }

    // MARK: Cards

    /// Whether the range reads like a visiting card: a name with a title, a company, a telephone number or an address.
    ///
    /// It has few short lines, none of them a sentence, a list item or a rule. Either the first looks like a name, or
    /// one tells how to reach somebody.
    private func isCard(_ range: Range<Int>) -> Bool {
        let filled = range.filter { !lines.isBlank($0) }
        guard let first = filled.first, filled.count <= Self.maximumCardLines else { return false }
        guard filled.allSatisfy({ mayStandOnCard(lines.trimmed[$0]) }) else { return false }
        // One word with a capital may be anything, such as `Eggs` above `Bread`, unless it is the only line.
        let isFullName = isName(lines.trimmed[first]) && (wordCount(lines.trimmed[first]) > 1 || filled.count == 1)
        return isFullName && areTitles(filled.dropFirst())
            || filled.contains { saysHowToReach(lines.trimmed[$0]) }
    }

    private func wordCount(_ range: Range<Int>) -> Int { lines.bytes[range].split(separator: 0x20).count }

    /// Whether the lines are titles, companies and addresses. If one tells how to reach somebody the others may have
    /// more words.
    private func areTitles(_ rows: ArraySlice<Int>) -> Bool {
        let hasContact = rows.contains { saysHowToReach(lines.trimmed[$0]) }
        return rows.allSatisfy { row in
            isTitle(lines.trimmed[row]) || hasContact && wordCount(lines.trimmed[row]) <= 3
                || hasContact && isLongTitle(lines.trimmed[row])
        }
    }

    /// Whether a line has up to eight words with a comma or a bar between: `Harbour Master, Port of Elsewhere`.
    private func isLongTitle(_ range: Range<Int>) -> Bool {
        let hasMark = lines.bytes[range].contains { $0 == 0x2C || $0 == 0x7C || $0 == 0x2D || $0 == 0x2F || $0 == 0x3A }
        return hasMark && wordCount(range) <= 8
    }

    /// Whether a line is a title, company or address: up to four words of which the first has a capital, or more words
    /// with capitals.
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

    /// Words that begin an afterthought, which is no title.
    private static let afterthoughts: Set<String> = ["ps", "ps:", "p.s.", "p.s.:", "pps", "nb", "nb:", "n.b.", "p.s"]

    /// The first line of a card of at least two lines below a closing such as `Regards,`. A name alone is no card:
    /// letters end so.
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
                // A first name ends the letter where the card below it begins with the whole name.
                if below.count >= 3, wordCount(lines.trimmed[below[0]]) == 1, wordCount(lines.trimmed[below[1]]) > 1,
                    isName(lines.trimmed[below[1]])
                {
                    return below[1]
                }
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
        guard range.count <= Self.maximumCardWidth else { return nil }
        var end = range.upperBound
        while end > range.lowerBound, Self.closingMarks.contains(lines.bytes[end - 1]) { end -= 1 }
        if isClosing(range.lowerBound..<end) { return .alone }
        guard let comma = lines.bytes[range].prefix(SignatureWords.longestClosing + 1).firstIndex(of: 0x2C),
            comma + 1 < range.upperBound, isClosing(range.lowerBound..<comma)
        else { return nil }
        return isName(lines.bytes.trimmingBlanks(comma + 1..<range.upperBound)) ? .withName : nil
    }

    private static let closingMarks = Array(",.!; ".utf8)

    private func isClosing(_ range: Range<Int>) -> Bool {
        lines.lowercased(range, limit: SignatureWords.longestClosing).map(SignatureWords.closings.contains) ?? false
    }

    private func mayStandOnCard(_ range: Range<Int>) -> Bool {
        guard range.count <= Self.maximumCardWidth, let last = lines.bytes[range].last else { return false }
        let first = lines.bytes[range.lowerBound]
        // List items (`- x`, `* x`, `1. x`, `a) x`), rules and quotes are not on cards.
        if first == 0x2D || first == 0x2A || first == 0x3E { return false }
        let head = lines.bytes[range].prefix(4)
        if let mark = head.firstIndex(where: { $0 == 0x2E || $0 == 0x29 }), mark > range.lowerBound,
            mark + 1 < range.upperBound, lines.bytes[mark + 1] == 0x20,
            lines.bytes[range.lowerBound..<mark].allSatisfy(\.isDigit)
                || mark == range.lowerBound + 1 && lines.bytes[mark] == 0x29
        {
            return false
        }
        let words = lines.bytes[range].split(separator: 0x20).count
        let endsSentence = last == 0x21 || last == 0x3F || last == 0x2E && words > 4
        return !endsSentence && words <= 12
    }

    /// Whether the line is one to five words that begin with capitals or are in a script without letter case.
    private func isName(_ range: Range<Int>) -> Bool {
        // The name is the first part of `Ada Byron | Head of Sales | ACME`.
        let text = String(decoding: lines.bytes[range].prefix { $0 != 0x7C }, as: UTF8.self)
        let words = text.split(whereSeparator: \.isWhitespace)
        guard (1...5).contains(words.count), let last = text.last, !",;:!?".contains(last) else { return false }
        let particles: Set<Substring> = [
            "von", "van", "de", "der", "den", "da", "di", "du", "la", "le", "bin", "al", "dos",
        ]
        return words.allSatisfy { word in
            guard let first = word.first(where: \.isLetter) else { return false }
            // `i. A.` precedes the name of a German clerk.
            return !first.isLowercase || particles.contains(word) || word.count == 2 && word.last == "."
        }
    }

    /// Whether the line has an address, a web site, or six digits or more.
    private func saysHowToReach(_ range: Range<Int>) -> Bool {
        let text = lines.bytes[range]
        if text.contains(0x40) || text.count(where: \.isDigit) >= 6 { return true }
        return hasLink(range)
    }

    /// Most filled lines of a card, and most bytes of each.
    private static let maximumCardLines = 10
    private static let maximumCardWidth = 100

    private func hasFooterWords(_ range: Range<Int>) -> Bool {
        range.contains { line in
            guard let text = lines.lowercased(lines.trimmed[line], limit: 2000) else { return false }
            return SignatureWords.footerWords.isFound(in: text)
        }
    }

    /// The first line of the paragraphs right above `end` that say for whom a message is and what others must not do.
    private func withDisclaimers(above end: Int, in region: Range<Int>) -> Int? {
        var start: Int?
        var end = end
        while let last = (region.lowerBound..<end).last(where: { !lines.isBlank($0) }) {
            let above = (region.lowerBound..<last).last { lines.isBlank($0) }
            let first = above.map { $0 + 1 } ?? region.lowerBound
            guard first > region.lowerBound, last - first < Self.maximumLooseLines, isDisclaimer(first..<last + 1)
            else { break }
            (start, end) = (first, first)
        }
        return start
    }

    /// Whether a paragraph begins as such texts do, says three of the things that they say, and asks nothing.
    private func isDisclaimer(_ paragraph: Range<Int>) -> Bool {
        guard let head = lines.lowercased(lines.trimmed[paragraph.lowerBound], limit: 2000),
            SignatureWords.disclaimerStarts.contains(where: head.hasPrefix)
        else { return false }
        let text = paragraph.map { lines.lowercased(lines.trimmed[$0], limit: 2000) ?? "" }.joined(separator: " ")
        return !text.contains("?") && SignatureWords.disclaimerWords.count(where: text.contains) >= 3
    }

    /// The first of the lines such as `Sent from my iPhone` that are directly above `end`, with rules between them.
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

    /// Whether the line is one such as `Sent from my iPhone`, `(sent from a phone)`, `<<sent by …>>` or `iPhoneから送信`.
    func isMobileClosing(_ line: Int) -> Bool {
        var range = lines.trimmed[line]
        while let byte = range.isEmpty ? nil : lines.bytes[range.lowerBound],
            Self.brackets.contains(byte) || byte == 0x20
        {
            range = range.lowerBound + 1..<range.upperBound
        }
        guard !range.isEmpty, range.count <= Self.maximumMobileLength else { return false }
        if isOutlookLink(range) { return true }
        let starts = SignatureWords.mobileStarts[SignatureWords.group(of: lines.bytes[range.lowerBound])]
        let last = lines.bytes[range.upperBound - 1]
        let ends = range.count <= 80 ? SignatureWords.mobileEnds[SignatureWords.group(of: last)] : nil
        guard starts != nil || ends != nil else { return false }
        let text = lines.lowercased(range, limit: Self.maximumMobileLength) ?? ""
        return starts?.contains(where: text.hasPrefix) ?? false || ends?.contains(where: text.hasSuffix) ?? false
    }

    /// `Get Outlook for iOS` in any language: the name of the program and that of the telephone's system in few words,
    /// which are no sentence. Windows Mail has a link in the place of its name.
    private func isOutlookLink(_ range: Range<Int>) -> Bool {
        func place(_ word: [UInt8]) -> Int? { range.first { lines.bytes.hasWord(word, at: $0, in: range) } }
        if place(Self.windowsMail) != nil { return true }
        guard place(Self.outlook) != nil, place(Self.iOS) != nil || place(Self.android) != nil else { return false }
        let words = lines.bytes[range].prefix { $0 != 0x3C && $0 != 0x28 }.split(separator: 0x20)
        return words.count <= 5 && !words.joined().contains { Self.sentenceMarks.contains($0) }
    }

    private static let sentenceMarks = Array(".,?!;".utf8)
    private static let windowsMail = Array("go.microsoft.com/fwlink/?LinkId=55098".utf8)
    private static let (outlook, iOS, android) = (Array("Outlook".utf8), Array("iOS".utf8), Array("Android".utf8))

    private static let brackets = Array("(<[*_-".utf8)

    /// Whether the line is U+1427, which trackers for Gmail leave as the last line.
    private func isTrackerMark(_ line: Int) -> Bool {
        lines.bytes[lines.trimmed[line]].elementsEqual([0xE1, 0x90, 0xA7])
    }
}
