import Bytes

/// A file of Dovecot's own formats: of mdbox, with many messages (`m.1`), or of sdbox, with one (`u.1`). Behind a line
/// with the length of its headers, each message has a header with the count of its bytes, and metadata lines after it
/// (src/lib-storage/index/dbox-common/dbox-file.h of Dovecot). Flags and folders are in
/// Dovecot's indexes.
struct DboxFile: MessageFraming {
    let tellsFlags = false
    /// Bytes of a message's header.
    private var headBytes = 0

    /// Whether a file begins as one of these: `2 M1e C4f9a2b1c`, and the first message's header.
    static func opens(_ text: Span<UInt8>) -> Bool {
        guard let line = FileLine(text), line.length + line.headBytes <= text.count else { return false }
        return head(text.extracting(line.length..<line.length + line.headBytes)) != nil
    }

    /// Whether a file of that name holds many messages.
    static func holdsMany(_ name: ArraySlice<UInt8>) -> Bool {
        !Compression.withoutSuffix(name).starts(with: "u.".utf8)
    }

    mutating func message(at position: Int, in window: ByteWindow, limit: Int) throws(SourceError) -> FramedMessage? {
        window.discard(before: position)
        try window.fill(to: position + Self.lookAheadBytes)
        var first = position
        if position == 0, let line = window.withBytes(0..<window.end, { FileLine($0) }) {
            (first, headBytes) = (line.length, line.headBytes)
        }
        guard try window.fill(to: first + 1) else { return nil }
        guard let count = count(at: first, window) else { return try damage(from: position, first, window) }
        let start = first + headBytes
        let isCounted = try window.frameEnds(at: start + count) { $0.starts(with: Metadata.mark) }
        let end = try isCounted ? start + count : min(start + count, metadata(from: start, limit: limit, window))
        let (range, fault) = try window.take(start..<end, limit: limit)
        var message = FramedMessage(start: position, range: range, end: range.upperBound, fault: fault)
        if fault == nil, window.withBytes(range, { Self.isCompressed($0) }) { message.fault = .compressed }
        try readMetadata(&message, window)
        return message
    }

    private func damage(from start: Int, _ first: Int, _ window: ByteWindow) throws(SourceError) -> FramedMessage {
        let next = try window.find(Self.mark[0], from: first + 1, reach: headBytes, keeping: first, limit: 0) {
            count(at: $0, window) != nil
        }
        let end = next ?? window.end
        return FramedMessage(start: start, range: first..<end, end: end, fault: .damaged)
    }

    /// Where the next metadata stand; the end of the file where none do.
    private func metadata(from start: Int, limit: Int, _ window: ByteWindow) throws(SourceError) -> Int {
        let reach = Metadata.mark.count
        let next = try window.find(Metadata.mark[0], from: start, reach: reach, keeping: start, limit: limit) { place in
            let end = min(window.end, place + reach)
            return window.withBytes(place..<end) { $0.withUnsafeBufferPointer { Array($0) } } == Metadata.mark
        }
        return next ?? window.end
    }

    private func count(at position: Int, _ window: ByteWindow) -> Int? {
        guard position + headBytes <= window.end else { return nil }
        return window.withBytes(position..<position + headBytes) { Self.head($0) }
    }

    /// Reads the lines behind a message, up to a blank one.
    private func readMetadata(_ message: inout FramedMessage, _ window: ByteWindow) throws(SourceError) {
        try window.fill(to: message.end + Self.lookAheadBytes)
        let ahead = message.end..<min(window.end, message.end + Self.lookAheadBytes)
        let text = window.withBytes(ahead) { $0.withUnsafeBufferPointer { Array($0) } }
        let metadata = Metadata(text)
        message.end += metadata.length
        message.receivedAt = metadata.receivedAt
    }

    /// The message of a file with one.
    static func soleMessage(in file: Span<UInt8>) -> FramedMessage? {
        guard let line = FileLine(file), line.length + line.headBytes <= file.count else { return nil }
        let start = line.length + line.headBytes
        guard let count = head(file.extracting(line.length..<start)) else { return nil }
        let end = min(file.count, start + count)
        let metadata = Metadata(file.extracting(end..<file.count).withUnsafeBufferPointer { Array($0) })
        let fault: FramedMessage.Fault? = isCompressed(file.extracting(start..<end)) ? .compressed : nil
        return FramedMessage(
            start: 0, range: start..<end, end: file.count, receivedAt: metadata.receivedAt, fault: fault)
    }

    private static func isCompressed(_ message: Span<UInt8>) -> Bool {
        let head = message.extracting(..<min(message.count, Compression.headBytes))
        return Compression(head.withUnsafeBufferPointer { Array($0) }) != nil
    }

    private static let mark: [UInt8] = [1, 2]
    /// Enough for a file's first line with the first header, and for the metadata of a message.
    private static let lookAheadBytes = 8 << 10

    /// The count of bytes in a message's header: its last 16 digits, with a line end behind them.
    private static func head(_ text: Span<UInt8>) -> Int? {
        guard text.count >= 20, text[0] == mark[0], text[1] == mark[1], text[2] == UInt8(ascii: "N"),
            text[text.count - 1] == ByteSearch.lineFeed
        else { return nil }
        let digits = (text.count - 17..<text.count - 1).map { text[$0] }
        let significant = digits.drop { $0 == UInt8(ascii: "0") }
        guard !significant.isEmpty else { return 0 }
        return NumberScanner.hexadecimal(significant).flatMap { $0 < SourceLimits.largestOffset ? $0 : nil }
    }
}

/// The lines behind a message, up to a blank one.
private struct Metadata {
    /// In bytes; 0 if no such lines follow the message.
    private(set) var length = 0
    /// In seconds since 1970.
    private(set) var receivedAt: Int64?

    init(_ text: [UInt8]) {
        guard text.starts(with: Self.mark) else { return }
        var lines = text[Self.mark.count...]
        while let end = lines.firstIndex(of: ByteSearch.lineFeed) {
            let line = lines[..<end]
            lines = lines[(end + 1)...]
            if line.isEmpty { break }
            // The time of receipt, in hexadecimal digits.
            if line.first == UInt8(ascii: "R") {
                receivedAt = NumberScanner.hexadecimal(line.dropFirst()).map(Int64.init)
            }
        }
        length = lines.startIndex
    }

    static let mark: [UInt8] = [10, 1, 3, 10]
}

/// The first line of a file.
private struct FileLine {
    /// In bytes, its end included.
    let length: Int
    let headBytes: Int

    init?(_ text: Span<UInt8>) {
        guard text.count > 2, text[0] == UInt8(ascii: "2"), text[1] == 0x20 else { return nil }
        let end = HeaderBlock.lineEnd(text.extracting(..<min(text.count, 64)), from: 0)
        let words = (0..<end.content).map { text[$0] }.split(separator: 0x20)
        guard end.next > end.content else { return nil }
        let bytes = words.first { $0.first == UInt8(ascii: "M") }.flatMap { NumberScanner.hexadecimal($0.dropFirst()) }
        guard let bytes, (20...256).contains(bytes) else { return nil }
        (length, headBytes) = (end.next, bytes)
    }
}
