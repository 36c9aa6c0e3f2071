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
    /// without Subject needs an address in From, since "From: Paris, To: Rome, Date: …" is a journey. GMX, web.de and
    /// Hotmail begin with the date and Notes with To, with From as the second line.
    func begins(at line: Int) -> Bool {
        guard let opening = label(line) else { return false }
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
        return from == line ? seen.contains(.subject) || hasAddress(from) : seen.contains(.subject) && hasAddress(from)
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
        for index in head {
            if lines.bytes[index] == 0x3A { return index }
            if lines.bytes[index] == 0xEF, lines.bytes.hasWord([0xEF, 0xBC, 0x9A], at: index, in: line) {
                return index
            }
        }
        return nil
    }

    private func hasAddress(_ line: Int) -> Bool {
        lines.bytes[lines.trimmed[line].prefix(400)].contains(0x40)
    }
}
