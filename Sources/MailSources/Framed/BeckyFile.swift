/// The mailbox of Becky! Internet Mail: each message ends with a line of one dot, as POP3 sends it (RFC 1939 section 3).
///
/// Lines of a message that begin with a dot have another before it; they stay as they are stored.
struct BeckyFile: MessageFraming {
    let tellsFlags = false

    /// Whether a file has the name of such a mailbox. Its content begins as a message does.
    static func isNamed(_ name: ArraySlice<UInt8>) -> Bool {
        Compression.withoutSuffix(name).suffix(4).map { $0 | 0x20 }.elementsEqual(".bmf".utf8)
    }

    func message(at position: Int, in window: ByteWindow, limit: Int) throws(SourceError) -> FramedMessage? {
        window.discard(before: position)
        guard try window.fill(to: position + 1) else { return nil }
        let dot = try window.findMark(
            UInt8(ascii: "."), from: position, reach: Self.reach, limit: limit, Self.dotEnd)
        let end = dot?.lowerBound ?? window.end
        var message = FramedMessage(start: position, range: position..<end, end: dot?.upperBound ?? end)
        if end - position > limit { message.fault = .tooLarge }
        return message
    }

    /// A dot with CR LF behind it.
    private static let reach = 3

    /// Behind the line of a dot at the beginning of `text`.
    private static func dotEnd(_ text: Span<UInt8>) -> Int? {
        let line = HeaderBlock.lineEnd(text, from: 0)
        return line.content == 1 ? line.next : nil
    }
}
