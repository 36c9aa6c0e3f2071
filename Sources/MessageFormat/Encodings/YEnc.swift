import Bytes

/// yEnc (draft 1.3, www.yenc.org): files as 8-bit text, mostly in Usenet articles.
public enum YEnc {
    /// One `=ybegin` … `=yend`.
    public struct Block: Sendable {
        /// From the start of the `=ybegin` line to the end of the `=yend` line.
        public var range: ByteRange
        /// The file name, in an unknown charset.
        public var name: [UInt8]
        /// The decoded bytes.
        public var bytes: [UInt8]
        /// Which piece this is of a file that is cut into several, from 1; nil for a whole file.
        public var part: Int?
        /// How many pieces such a file has.
        public var total: Int?
        /// Offset of the piece in the file, from 0.
        public var offset = 0
        /// `yenc.malformed` and `yenc.checksum`, each once.
        public var diagnostics: [DiagnosticCode] = []

        /// Whether the bytes have the sizes and checksums that the block declares.
        public var isWhole: Bool { diagnostics.isEmpty }
    }

    /// The block whose `=ybegin` line starts at `start`; nil when it is no such line.
    public static func block(in text: ByteView, at start: Int) -> Block? {
        let first = text.shortLine(at: start)
        let begin = Keywords(text.slice(start, first.end), after: "=ybegin ")
        guard let begin, begin.number("line") != nil, let size = begin.number("size"), let name = begin.name else {
            return nil
        }
        var block = Block(
            range: .empty, name: name, bytes: [], part: begin.number("part"), total: begin.number("total"))
        var cursor = first.next
        var expected = size
        let second = text.shortLine(at: cursor)
        if let piece = Keywords(text.slice(cursor, second.end), after: "=ypart ") {
            cursor = second.next
            block.offset = max(0, (piece.number("begin") ?? 1) - 1)
            if let end = piece.number("end") { expected = end - block.offset }
        }
        let dataEnd = decode(text, from: cursor, into: &block.bytes)
        let end = finish(&block, text, at: dataEnd, expected: expected)
        block.range = ByteRange(start, end)
        return block
    }

    /// Decodes up to the first line that begins with `=y`; no data line does. Returns where that line begins.
    private static func decode(_ text: ByteView, from start: Int, into bytes: inout [UInt8]) -> Int {
        var cursor = start
        var isLineStart = true
        while cursor < text.count {
            let byte = text[cursor]
            if byte == 0x0D || byte == 0x0A {
                isLineStart = true
            } else if byte == 0x3D {
                if isLineStart, text.peek(cursor + 1) == 0x79 { return cursor }
                cursor += 1
                if cursor < text.count { bytes.append(text[cursor] &- 64 &- 42) }
                isLineStart = false
            } else {
                bytes.append(byte &- 42)
                isLineStart = false
            }
            cursor += 1
        }
        return text.count
    }

    /// Compares the decoded bytes with the size and checksum of the `=yend` line at `start`. Returns where the block
    /// ends.
    private static func finish(_ block: inout Block, _ text: ByteView, at start: Int, expected: Int) -> Int {
        let last = text.shortLine(at: start)
        guard let end = Keywords(text.slice(start, last.end), after: "=yend") else {
            block.diagnostics.append(.yencMalformed)
            return start
        }
        if block.bytes.count != expected || end.number("size") ?? expected != expected {
            block.diagnostics.append(.yencMalformed)
        }
        // `pcrc32` is the checksum of a piece, `crc32` that of the whole file.
        let whole = block.part == nil ? end.hexadecimal("crc32") : nil
        let checksum = whole ?? end.hexadecimal("pcrc32")
        if let checksum, block.bytes.withByteView({ CRC32.of($0) }) != checksum {
            block.diagnostics.append(.yencChecksum)
        }
        return last.next
    }
}

/// The `key=value` words of a yEnc keyword line. The value of `name` extends to the end of the line.
private struct Keywords {
    private var words: [(key: ByteView, value: ByteView)] = []
    private(set) var name: [UInt8]?

    init?(_ text: ByteView, after keyword: StaticString) {
        guard text.hasPrefix(keyword) else { return nil }
        var cursor = keyword.utf8CodeUnitCount
        while let equals = text.firstIndex(of: 0x3D, from: cursor) {
            let key = text.slice(cursor, equals).trimmed()
            if key.equals("name") {
                name = text.slice(equals + 1, text.count).trimmed().array
                return
            }
            let valueEnd = text.firstIndex(of: 0x20, from: equals) ?? text.count
            words.append((key, text.slice(equals + 1, valueEnd).trimmed()))
            cursor = valueEnd
        }
    }

    /// The value of the last word with that key.
    private func value(of key: StaticString) -> ByteView? { words.last { $0.key.equals(key) }?.value }

    func number(_ key: StaticString) -> Int? {
        guard let text = value(of: key), !text.isEmpty, text.count <= 15, text.buffer.allSatisfy(\.isDigit) else {
            return nil
        }
        return text.buffer.reduce(0) { $0 * 10 + Int($1 &- 0x30) }
    }

    func hexadecimal(_ key: StaticString) -> UInt32? {
        guard let text = value(of: key), !text.isEmpty, text.count <= 16 else { return nil }
        var number: UInt32 = 0
        for byte in text.buffer {
            guard let digit = byte.hexValue else { return nil }
            number = number << 4 | UInt32(digit)
        }
        return number
    }
}
