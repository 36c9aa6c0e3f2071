/// The mailbox of the Multichannel Memorandum Distribution Facility, which SCO Unix used: each message stands between two
/// lines of four bytes 1.
struct MMDFFile: MessageFraming {
    let tellsFlags = false

    /// Whether a file begins with a mark.
    static func opens(_ text: Span<UInt8>) -> Bool { markEnd(text) != nil }

    func message(at position: Int, in window: ByteWindow, limit: Int) throws(SourceError) -> FramedMessage? {
        window.discard(before: position)
        let start = try behindMarks(position, window)
        guard try window.fill(to: start + 1) else { return nil }
        let mark = try window.findMark(Self.markByte, from: start, reach: Self.reach, limit: limit, Self.markEnd)
        let end = mark?.lowerBound ?? window.end
        var message = FramedMessage(start: position, range: start..<end, end: mark?.upperBound ?? end)
        if end - start > limit {
            message.fault = .tooLarge
        } else if window.withBytes(start..<end, { $0.count > 1 && $0[$0.count - 1] == 10 && $0[$0.count - 2] == 10 }) {
            // Some writers put a blank line before the mark, as in an mbox. It is not part of the message.
            message.range = start..<end - 1
        }
        return message
    }

    /// Behind the marks at `position`: the one that ends a message, and the one that begins the next.
    private func behindMarks(_ position: Int, _ window: ByteWindow) throws(SourceError) -> Int {
        var position = position
        while try window.fill(to: position + 1) {
            window.discard(before: position)
            try window.fill(to: position + Self.reach)
            guard let end = window.withBytes(position..<window.end, { Self.markEnd($0) }) else { break }
            position += end
        }
        return position
    }

    private static let markByte: UInt8 = 1
    private static let markBytes = 4
    /// A mark with CR LF behind it.
    private static let reach = 6

    /// Behind the line of a mark at the beginning of `text`.
    private static func markEnd(_ text: Span<UInt8>) -> Int? {
        guard text.count > markBytes, (0..<markBytes).allSatisfy({ text[$0] == markByte }) else { return nil }
        let line = HeaderBlock.lineEnd(text, from: markBytes)
        return line.content == markBytes ? line.next : nil
    }
}
