import Bytes

/// An mbox `From ` line: who sent the message according to the envelope, and when it was delivered (RFC 4155).
struct EnvelopeLine {
    enum Form {
        /// A sender, and a date that has at least day and month with year or time.
        case dated
        /// `From -`, `From 1234@xxx`, `From ada 1551777072`: no date that people write. The rule asks for more around
        /// it, as people may write such a line in a letter.
        case bare
        /// `From ` and nothing else, which today's Thunderbird writes. The rule asks for still more around it.
        case empty
    }

    let form: Form
    let date: EnvelopeDate
    /// Whether the sender is `-` or missing: then Thunderbird wrote the line.
    let isThunderbirds: Bool
    /// Whether it is the line that git-format-patch(1) writes above each patch: a commit's hash, and always the same
    /// date. Patches are sent, quoted and attached as they are, so that in a mailbox such a line belongs to a body.
    let isPatch: Bool

    static let from = Array("From ".utf8)

    /// Reads a line without its line end. Nil if it is something else that begins with `From `.
    init?(_ line: [UInt8]) {
        guard line.starts(with: Self.from), let words = Self.words(of: line) else { return nil }
        isThunderbirds = words.first?.elementsEqual("-".utf8) ?? true
        if words.isEmpty {
            (form, date, isPatch) = (.empty, EnvelopeDate(), false)
        } else if let (start, date) = Self.date(in: words) {
            // Without a sender, as for the null reverse-path, only a full date tells the line from text.
            guard start > 0 || date.isComplete else { return nil }
            (form, self.date, isPatch) = (.dated, date, start == 1 && Self.isPatch(words[0], date))
        } else if words.count == 1, Self.isBareSender(words[0]) {
            (form, date, isPatch) = (.bare, EnvelopeDate(), false)
        } else if words.count == 2, let date = EnvelopeDate(secondsSince1970: words[1]) {
            (form, self.date, isPatch) = (.bare, date, false)
        } else {
            return nil
        }
    }

    /// The words behind `From `. Nil for a line that is too long to be an envelope.
    private static func words(of line: [UInt8]) -> [ArraySlice<UInt8>]? {
        guard line.count <= SourceLimits.envelopeLineBytes else { return nil }
        let words = line[from.count...].split(maxSplits: SourceLimits.envelopeWords) { $0 <= 0x20 }
        guard words.count <= SourceLimits.envelopeWords else { return nil }
        // UUCP puts `remote from host` at the end.
        let hasRemote =
            words.count > 4 && words[words.count - 3].elementsEqual("remote".utf8)
            && words[words.count - 2].elementsEqual("from".utf8)
        return hasRemote ? words.dropLast(3) : words
    }

    /// The date at the end of the line, and which word it begins with. The words before it are the sender, which may
    /// have spaces (`alice at example.org`).
    private static func date(in words: [ArraySlice<UInt8>]) -> (start: Int, date: EnvelopeDate)? {
        guard words.contains(where: { $0.contains { $0.isDigit } }) else { return nil }
        for allowsLocalNames in [false, true] {
            // Where words of any language may be part of the date, a sender must stand before it.
            for start in words.indices.dropFirst(allowsLocalNames ? 1 : 0) {
                var date = EnvelopeDate()
                date.allowsLocalNames = allowsLocalNames
                if words[start...].allSatisfy({ date.take($0) }), date.isPlausible { return (start, date) }
            }
        }
        return nil
    }

    private static func isPatch(_ sender: ArraySlice<UInt8>, _ date: EnvelopeDate) -> Bool {
        let isHash = sender.allSatisfy { $0.isHexDigit && $0 == $0.asciiLowercased }
        guard isHash, sender.count == 40 || sender.count == 64 else { return false }
        return date.year == 2001 && date.month == 9 && date.day == 17 && date.time == 0
    }

    private static func isBareSender(_ word: ArraySlice<UInt8>) -> Bool {
        // Archives of Usenet number their articles: `From -6723442341234567890`.
        let digits = word.first == UInt8(ascii: "-") ? word.dropFirst() : word
        if digits.count >= 12, digits.allSatisfy(\.isDigit) { return true }
        return word.elementsEqual("-".utf8) || word.elementsEqual("MAILER-DAEMON".utf8)
            || word.dropFirst().dropLast().contains(UInt8(ascii: "@"))
    }
}
