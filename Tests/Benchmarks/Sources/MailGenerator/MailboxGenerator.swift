/// Writes a mailbox of realistic mail: the same bytes for the same kind, size and seed, on every system.
///
/// ```swift
/// var generator = MailboxGenerator(kind: .mixed, bytes: 64_000_000)
/// while let entry = generator.nextEntry() { file.write(entry) }
/// ```
///
/// Memory does not grow with the mailbox: a message is written when it is asked for.
public struct MailboxGenerator: Sendable {
    public let kind: MailKind
    /// Size of the mailbox in bytes; the last message goes past it.
    public let bytes: Int
    /// Bytes handed out so far.
    public private(set) var written = 0
    private var composer: Composer

    /// - Parameter bytes: also bounds attachments to an eighth of it, so that small mailboxes hold several messages.
    public init(kind: MailKind, bytes: Int, seed: UInt64 = 1) {
        self.kind = kind
        self.bytes = bytes
        composer = Composer(seed: seed, largestAttachment: max(50_000, bytes / 8))
    }

    /// The next raw message, nil when the mailbox has its size.
    public mutating func nextMessage() -> [UInt8]? {
        guard written < bytes else { return nil }
        composer.compose(kind)
        written += composer.bytes.count
        return composer.bytes
    }

    /// The next message as it stands in an mbox file of the mboxrd kind: separator line, `>` before lines that look like
    /// one, an empty line at the end.
    public mutating func nextEntry() -> [UInt8]? {
        guard written < bytes else { return nil }
        composer.compose(kind)
        let entry = MboxEntry.bytes(of: composer.bytes, arrival: composer.clock)
        written += entry.count
        return entry
    }
}

enum MboxEntry {
    static func bytes(of message: [UInt8], arrival: Int64) -> [UInt8] {
        var entry: [UInt8] = []
        entry.reserveCapacity(message.count + 200)
        entry += "From sender@example.org \(Timestamp.envelope(arrival))\n".utf8
        var start = 0
        while start < message.count {
            var end = start
            while end < message.count, message[end] != 0x0A { end += 1 }
            if looksLikeSeparator(message[start..<end]) { entry.append(0x3E) }
            entry += message[start..<end]
            entry.append(0x0A)
            start = end + 1
        }
        entry.append(0x0A)
        return entry
    }

    /// `From ` behind any number of `>`: the rule of mboxrd, which can be undone without loss.
    private static func looksLikeSeparator(_ line: ArraySlice<UInt8>) -> Bool {
        line.drop { $0 == 0x3E }.starts(with: [0x46, 0x72, 0x6F, 0x6D, 0x20])
    }
}
