/// A mailbox in the format mbx of the IMAP server and toolkit of the University of Washington, which Pine and Alpine read
/// too: 2,048 bytes about the mailbox, then each message behind a line with the date of its arrival, the count of its
/// bytes and its flags: ` 9-Oct-1998 12:34:56 -0700,1234;00000001000d-00000007`.
struct MbxFile: MessageFraming {
    let tellsFlags = true
    /// The user's own keywords, by their bit.
    private var names: [String?] = []

    /// Whether a file begins as such a mailbox.
    static func opens(_ text: Span<UInt8>) -> Bool {
        text.count > mark.count && mark.indices.allSatisfy { text[$0] == mark[$0] }
    }

    private static let mark = Array("*mbx*\r\n".utf8)

    mutating func message(at position: Int, in window: ByteWindow, limit: Int) throws(SourceError) -> FramedMessage? {
        window.discard(before: position)
        guard try window.fill(to: max(position, Self.headBytes) + 1) else { return nil }
        if position == 0 {
            names = window.withBytes(0..<Self.headBytes) { $0.withUnsafeBufferPointer { Self.names(in: Array($0)) } }
        }
        let first = position == 0 ? Self.headBytes : position
        try window.fill(to: first + Self.lineBytes)
        guard let line = line(at: first, window) else { return try damage(from: position, first, window) }
        let start = first + line.length
        let isCounted = try window.frameEnds(at: start + line.count) { Line($0) != nil }
        let end =
            try isCounted
            ? start + line.count
            : min(start + line.count, nextLine(from: start, keeping: start, limit: limit, window))
        let (range, fault) = try window.take(start..<end, limit: limit)
        return FramedMessage(
            start: position, range: range, end: range.upperBound, keywords: keywords(line), receivedAt: line.receivedAt,
            fault: fault)
    }

    private func damage(from start: Int, _ first: Int, _ window: ByteWindow) throws(SourceError) -> FramedMessage {
        let end = try nextLine(from: first, keeping: first, limit: 0, window)
        return FramedMessage(start: start, range: first..<end, end: end, fault: .damaged)
    }

    /// Where the next message's line stands; the end of the file where none does.
    private func nextLine(
        from start: Int, keeping keep: Int, limit: Int, _ window: ByteWindow
    ) throws(SourceError) -> Int {
        let next = try window.find(
            ByteSearch.lineFeed, from: start, reach: 1 + Self.lineBytes, keeping: keep, limit: limit
        ) { line(at: $0 + 1, window) != nil }
        return next.map { $0 + 1 } ?? window.end
    }

    private func line(at position: Int, _ window: ByteWindow) -> Line? {
        let end = min(window.end, position + Self.lineBytes)
        return position < end
            ? Line(window.withBytes(position..<end) { $0.withUnsafeBufferPointer { Array($0) } }) : nil
    }

    /// The keywords of a message. One that was expunged (0x8000) and still stands in the file counts as deleted.
    private func keywords(_ line: Line) -> [String] {
        Self.systemFlags.filter { (line.systemFlags | (line.systemFlags & 0x8000) >> 14) & $0.bit != 0 }.map(\.keyword)
            + names.indices.filter { line.userFlags >> $0 & 1 == 1 }.compactMap { names[$0] }
    }

    private static let headBytes = 2048
    /// Longest line of a message: a date, a count of nine digits and the flags.
    private static let lineBytes = 64

    /// The lines behind the mark and the numbers of the mailbox.
    private static func names(in head: [UInt8]) -> [String?] {
        let lines = head.split(separator: ByteSearch.lineFeed, omittingEmptySubsequences: false).dropFirst(2)
        return lines.prefix(30).map { $0.prefix { $0 > 0x20 } }.prefix { !$0.isEmpty }.map(ModifiedUTF7.keyword)
    }

    private static let systemFlags: [(bit: Int, keyword: String)] = [
        (0x1, "$seen"), (0x2, "$deleted"), (0x4, "$flagged"), (0x8, "$answered"), (0x20, "$draft"),
    ]
}

/// The line above a message.
private struct Line {
    /// In bytes, its end included.
    let length: Int
    /// Bytes of the message.
    let count: Int
    /// In seconds since 1970.
    let receivedAt: Int64
    let userFlags: Int
    let systemFlags: Int

    init?(_ text: [UInt8]) {
        guard let end = text.firstIndex(of: ByteSearch.carriageReturn),
            text.dropFirst(end + 1).first == ByteSearch.lineFeed,
            let date = InternalDate(text[..<end]),
            let semicolon = text[..<end].dropFirst(InternalDate.length).firstIndex(of: UInt8(ascii: ";"))
        else { return nil }
        var scanner = NumberScanner(text[InternalDate.length..<semicolon])
        let flags = text[(semicolon + 1)..<end]
        guard scanner.next() == UInt8(ascii: ","), let count = scanner.number(), scanner.isAtEnd, flags.count == 21,
            let user = NumberScanner.hexadecimal(flags.prefix(8)),
            let system = NumberScanner.hexadecimal(flags.dropFirst(8).prefix(4))
        else { return nil }
        (length, self.count, receivedAt, userFlags, systemFlags) = (end + 2, count, date.unixTime, user, system)
    }
}

/// The date of RFC 3501 section 2.3.3, in columns: ` 9-Oct-1998 12:34:56 -0700`.
private struct InternalDate {
    /// In seconds since 1970.
    let unixTime: Int64

    static let length = 26

    private static let marks: [(index: Int, byte: UInt8)] = [
        (2, 0x2D), (6, 0x2D), (11, 0x20), (14, 0x3A), (17, 0x3A), (20, 0x20),
    ]

    init?(_ text: ArraySlice<UInt8>) {
        guard text.count > Self.length, Self.marks.allSatisfy({ text[text.startIndex + $0.index] == $0.byte }) else {
            return nil
        }
        var date = EnvelopeDate()
        let isDate = text.prefix(Self.length).split(separator: 0x20).allSatisfy { date.take($0) }
        guard isDate, date.isComplete, date.zone != nil, let time = date.unixTime else { return nil }
        unixTime = time
    }
}
