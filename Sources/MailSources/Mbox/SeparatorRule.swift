import Bytes

/// Decides whether a line that begins with `From ` begins a message.
///
/// Writers of mbox files should quote such lines in bodies, and many don't: `From then on I can …` is text. So the line
/// must look like an envelope, and what follows like a message. The less one of them shows, the more the other must
/// show:
///
/// | line | before it | after it must come |
/// | --- | --- | --- |
/// | dated | a blank line | a header field, another `From ` line, the end; a blank line if the date is complete |
/// | date complete | text | a clear header block |
/// | no date | a blank line | a clear header block |
/// | no date, as the file's first | text | a clear header block |
/// | nothing but `From ` | a blank line | a certain header block; of two fields where Thunderbird wrote the file's first |
/// | weekday and month in no known language | a blank line | a certain header block |
///
/// A run of NUL bytes counts as a blank line: a crash leaves them in place of text that never reached the disk.
struct SeparatorRule: Sendable, Hashable {
    /// Whether the file's first separator is a line of git-format-patch: only then others may be.
    var allowsPatches = false
    /// Whether the file's first separator has no date: only then others of that kind may follow text.
    var allowsBareAfterText = false
    /// Whether Thunderbird wrote the file's first separator.
    var isThunderbirds = false

    /// - Parameters:
    ///   - text: the line, from `start`, and what follows it.
    ///   - isWhole: whether the file ends where `text` does.
    func isSeparator(_ text: Span<UInt8>, from start: Int, afterBlankLine: Bool, isWhole: Bool) -> Bool {
        let end = HeaderBlock.lineEnd(text, from: start)
        guard let envelope = Self.envelope(text, start..<end.content), allowsPatches || !envelope.isPatch else {
            return false
        }
        switch (envelope.form, afterBlankLine) {
        case (.dated, true) where envelope.date.mayBeText:
            return HeaderBlock(text, from: end.next, isWhole: isWhole).isCertain
        case (.dated, true):
            return Self.mayFollow(text, end.next, isComplete: envelope.date.isComplete, isWhole: isWhole)
        case (.dated, false):
            return envelope.date.isComplete && HeaderBlock(text, from: end.next, isWhole: isWhole).isClear
        case (.bare, _), (.empty, _):
            guard afterBlankLine || allowsBareAfterText else { return false }
            let header = HeaderBlock(text, from: end.next, isWhole: isWhole)
            if envelope.form == .bare { return header.isClear }
            return isThunderbirds ? header.isMessageStart : header.isCertain
        }
    }

    /// Whether the first line of a file is a separator. Less is asked of it, as only an mbox begins with a `From ` line
    /// above a header.
    ///
    /// QUIRK: `From : Ada <ada@example.org>` is a field (RFC 5322 section 4.5 allows the blank before the colon).
    static func opensMailbox(_ text: Span<UInt8>, from start: Int, isWhole: Bool) -> Bool {
        let end = HeaderBlock.lineEnd(text, from: start)
        guard isFrom(text, start), HeaderBlock.fieldName(text, start..<end.content) == nil else { return false }
        if let envelope = envelope(text, start..<end.content), envelope.form == .dated {
            return mayFollow(text, end.next, isComplete: envelope.date.isComplete, isWhole: isWhole)
        }
        return HeaderBlock(text, from: end.next, isWhole: isWhole).isClear
    }

    /// Takes what the file's first separator shows about its writer.
    mutating func learn(from first: EnvelopeLine?) {
        allowsPatches = first?.isPatch ?? false
        allowsBareAfterText = first.map { $0.form != .dated } ?? false
        isThunderbirds = first?.isThunderbirds ?? false
    }

    /// The envelope in a line; nil for text.
    static func envelope(_ text: Span<UInt8>, _ line: Range<Int>) -> EnvelopeLine? {
        // A date has digits, a sender without one an @ or a hyphen. Most text that begins with `From ` has neither.
        let isEmpty = line.count == EnvelopeLine.from.count
        guard line.count <= SourceLimits.envelopeLineBytes,
            isEmpty || line.contains(where: { mayMarkEnvelope(text[$0]) })
        else { return nil }
        return EnvelopeLine(text.extracting(line).withUnsafeBufferPointer { Array($0) })
    }

    private static func mayMarkEnvelope(_ byte: UInt8) -> Bool {
        byte.isDigit || byte == UInt8(ascii: "@") || byte == UInt8(ascii: "-")
    }

    static func isFrom(_ text: Span<UInt8>, _ index: Int) -> Bool {
        EnvelopeLine.from.indices.allSatisfy { index + $0 < text.count && text[index + $0] == EnvelopeLine.from[$0] }
    }

    private static func mayFollow(_ text: Span<UInt8>, _ next: Int, isComplete: Bool, isWhole: Bool) -> Bool {
        guard next < text.count else { return isWhole }
        let line = next..<HeaderBlock.lineEnd(text, from: next).content
        if line.isEmpty { return isComplete }
        let unquoted = text[next] == ByteSearch.greaterThan ? next + 1 : next
        return HeaderBlock.fieldName(text, line) != nil || isFrom(text, unquoted)
    }
}
