/// Finds the header lines that Outlook and others put above the message they quote.
///
///     From: Al Example <al@example.org>
///     Sent: Thursday, 28 January 2016 20:16
///     To: Bo Example
///     Subject: Re: lunch
struct HeaderBlockFinder {
    let lines: ReplyLines

    /// The longest label before the colon, in bytes.
    static let maximumLabelLength = 40
    /// How many lines of a block are looked at; a To with hundreds of people has more.
    static let maximumLines = 24
    /// Most lines in a row without a label: they are wrapped values.
    static let maximumUnlabelled = 3

    /// Whether a header block begins at `line`: a From, a To, and at least one field of another meaning.
    ///
    /// Patches and digests in a text have From, Date and Subject without To, and are no earlier messages. A block
    /// without Subject needs an address in From, since "From: Paris, To: Rome, Date: …" is a journey, and one without
    /// a date, too: letters tell how to write others. GMX, web.de and Hotmail begin with the date and Notes with To,
    /// with From as the second line.
    func begins(at line: Int) -> Bool {
        guard let opening = label(line), !isAmongFields(line) else { return false }
        var from = line
        if opening == .date || opening == .to { from = lines.nextFilled(line + 1) ?? line }
        guard label(from) == .from else { return false }
        var seen: Set<HeaderLabel> = []
        var unlabelled = 0
        var index = line
        while index < lines.count, index - line < Self.maximumLines {
            if lines.isBlank(index) {
                guard index + 1 < lines.count, label(index + 1) != nil else { break }
            } else if let found = label(index) {
                seen.insert(found)
                unlabelled = 0
            } else {
                unlabelled += 1
                if unlabelled > Self.maximumUnlabelled { break }
            }
            index += 1
        }
        guard seen.count >= 3, seen.contains(.to) else { return false }
        if hasAddress(from) { return from == line || seen.contains(.subject) }
        return from == line && seen.isSuperset(of: [.subject, .date])
    }

    /// Whether a name and a date in lines of their own begin at `line`, as Notes 5 puts them above the fields:
    ///
    ///     Al Example <al@example.org>
    ///     03/04/2003 16:20
    ///
    ///             To:     Bo Example/LON/ACME
    ///             cc:
    ///             Subject:        Lunch
    func beginsBelowDate(at line: Int) -> Bool {
        guard line == 0 || lines.isBlank(line - 1), lines.trimmed[line].count <= Self.maximumTableWidth,
            line + 1 < lines.count, !lines.isBlank(line + 1)
        else { return false }
        let date = lines.trimmed[line + 1]
        guard date.count <= Self.maximumLabelLength,
            AttributionFacts.read(lines.bytes, date).isSuperset(of: [.date, .time]),
            let to = lines.nextFilled(line + 2), lines.indent(to) >= 4, label(to) == .to,
            [line, to].contains(where: { hasAddress($0) || lines.bytes[lines.trimmed[$0]].contains(0x2F) })
        else { return false }
        return (to + 1..<min(to + Self.maximumTableLines, lines.count)).contains { label($0) == .subject }
    }

    /// Whether text stands right above an indented line: it is one of several fields that somebody shows.
    private func isAmongFields(_ line: Int) -> Bool { line > 0 && !lines.isBlank(line - 1) && lines.indent(line) >= 2 }

    /// The last line of a block without To that begins at `line` and has a quote with marks below it, as Mew and others
    /// of Japan write it above their quotes; nil where none does.
    func endAboveQuote(from line: Int) -> Int? {
        guard label(line) == .from, hasAddress(line) else { return nil }
        let last = min(line + Self.maximumLines, lines.count)
        let end = (line..<last).first { label($0) == nil } ?? last
        let seen = Set((line..<end).compactMap(label))
        let next = (end..<min(end + 3, lines.count)).first { !lines.isBlank($0) }
        guard seen.count >= 3, let next, lines.first(next) == 0x3E else { return nil }
        return end - 1
    }

    /// Whether one of the tables begins at `line` that Notes 5 to 7 put above the message they quote: the sender and the
    /// date in one column, and the fields in another.
    ///
    ///                       Al Example
    ///                       <al@example.        To:       Bo Example <bo@example.org>
    ///                       org>                cc:
    ///                                           Subject:  Lunch
    ///                       03/04/2003 16:20
    func beginsTable(at line: Int) -> Bool {
        guard line == 0 || lines.isBlank(line - 1) else { return false }
        var seen: Set<HeaderLabel> = []
        var hasDate = false
        var hasAddress = false
        for index in line..<min(line + Self.maximumTableLines, lines.count) where !lines.isBlank(index) {
            guard lines.indent(index) >= Self.tableIndent else { break }
            let label = columnLabel(index)
            if let label { seen.insert(label) }
            let facts = AttributionFacts.read(lines.bytes, lines.trimmed[index].prefix(Self.maximumTableWidth))
            hasDate = hasDate || label == nil && facts.contains(.date)
            hasAddress = hasAddress || facts.contains(.address)
        }
        return seen.isSuperset(of: [.to, .subject]) && hasDate && hasAddress
    }

    /// In bytes.
    private static let tableIndent = 10
    private static let maximumTableLines = 9
    private static let maximumTableWidth = 200

    /// The meaning of a label in the second column: behind two blanks.
    private func columnLabel(_ line: Int) -> HeaderLabel? {
        let range = lines.trimmed[line].prefix(Self.maximumTableWidth)
        guard let colon = range.first(where: { lines.bytes[$0] == 0x3A }) else { return nil }
        var start = colon
        while start > range.lowerBound, !(lines.bytes[start - 1] == 0x20 && lines.bytes[start - 2] == 0x20) {
            start -= 1
        }
        let label = lines.lowercased(start..<colon, limit: Self.maximumLabelLength)
        // Notes alone calls the subject so in German.
        return label == "thema" ? .subject : label.flatMap { HeaderLabel.meanings[$0] }
    }

    /// The meaning of the label at the start of a line, in bold or not: `From:`, `*From:*`.
    func label(_ line: Int) -> HeaderLabel? {
        let range = lines.trimmed[line]
        guard let first = lines.first(line), first != 0x3E else { return nil }
        guard let colon = colon(in: range.prefix(Self.maximumLabelLength + 4), of: range) else { return nil }
        var start = range.lowerBound
        while start < colon, lines.bytes[start] == 0x2A || lines.bytes[start] == 0x5F { start += 1 }
        var end = colon
        while end > start, lines.bytes[end - 1] == 0x2A || lines.bytes[end - 1] == 0x5F { end -= 1 }
        let name = lines.bytes.trimmingBlanks(start..<end)
        guard !name.isEmpty, let text = lines.lowercased(name, limit: Self.maximumLabelLength) else { return nil }
        return HeaderLabel.meanings[text]
    }

    /// The first colon in the head of a line, also a full-width one (U+FF1A).
    private func colon(in head: Range<Int>, of line: Range<Int>) -> Int? {
        head.first { lines.bytes[$0] == 0x3A || lines.bytes.isWideColon(at: $0, in: line) }
    }

    private func hasAddress(_ line: Int) -> Bool {
        lines.bytes[lines.trimmed[line].prefix(400)].contains(0x40)
    }
}
