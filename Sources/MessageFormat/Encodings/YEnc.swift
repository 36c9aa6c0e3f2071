import Bytes

/// yEnc (draft 1.3, www.yenc.org): files as 8-bit text, mostly from news.
public enum YEnc {
    /// One `=ybegin` … `=yend`.
    public struct Block: Sendable {
        /// From the `=ybegin` line to the end of the `=yend` line.
        public var range: ByteRange
        public var name: [UInt8]
        public var bytes: [UInt8]
        /// Of a file that is cut into several messages: which piece this is, of how many.
        public var part: Int?
        public var total: Int?
        /// Where the piece stands in the file, from 0.
        public var offset = 0
        public var diagnostics: [DiagnosticCode] = []

        /// Whether the sizes and checksums that it declares are those that were read.
        public var isWhole: Bool { diagnostics.isEmpty }
    }

    /// The block whose `=ybegin` line starts at `start`; nil when it is no such line.
    public static func block(in text: ByteView, at start: Int) -> Block? {
        let first = line(in: text, at: start)
        let begin = Keywords(text.slice(start, first.end), after: "=ybegin ")
        guard let begin, begin.line != nil, let size = begin.size, let name = begin.name else { return nil }
        var block = Block(range: .empty, name: name, bytes: [], part: begin.part, total: begin.total)
        var cursor = first.next
        var expected = size
        let second = line(in: text, at: cursor)
        if let piece = Keywords(text.slice(cursor, second.end), after: "=ypart ") {
            cursor = second.next
            block.offset = max(0, (piece.begin ?? 1) - 1)
            if let end = piece.end { expected = end - block.offset }
        }
        let dataEnd = decode(text, from: cursor, into: &block.bytes)
        let end = finish(&block, text, at: dataEnd, expected: expected)
        block.range = ByteRange(start, end)
        return block
    }

    /// Decodes up to a line that begins with `=y`, which no data line does. Returns where that line begins.
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

    /// Compares what was read with what the `=yend` line at `start` declares. Returns where the block ends.
    private static func finish(_ block: inout Block, _ text: ByteView, at start: Int, expected: Int) -> Int {
        let last = line(in: text, at: start)
        guard let end = Keywords(text.slice(start, last.end), after: "=yend") else {
            block.diagnostics.append(.yencMalformed)
            return start
        }
        if block.bytes.count != expected || end.size ?? expected != expected {
            block.diagnostics.append(.yencMalformed)
        }
        // A piece's own checksum; `crc32` is the whole file's.
        let checksum = block.part == nil ? end.crc32 ?? end.pieceCRC32 : end.pieceCRC32
        if let checksum, block.bytes.withByteView({ CRC32.of($0) }) != checksum {
            block.diagnostics.append(.yencChecksum)
        }
        return last.next
    }

    /// The line at `start`; keyword lines are short, so that a longer one is cut.
    private static func line(in text: ByteView, at start: Int) -> (end: Int, next: Int) {
        let limit = min(text.count, start + 1_000)
        var end = min(start, limit)
        while end < limit, text[end] != 0x0A, text[end] != 0x0D { end += 1 }
        var next = end
        if text.peek(next) == 0x0D, next < text.count { next += 1 }
        if text.peek(next) == 0x0A, next < text.count { next += 1 }
        return (end, next)
    }
}

/// The `key=value` words of a yEnc keyword line; `name` goes to the line's end.
private struct Keywords {
    var line: Int?
    var size: Int?
    var part: Int?
    var total: Int?
    var begin: Int?
    var end: Int?
    var name: [UInt8]?
    var crc32: UInt32?
    var pieceCRC32: UInt32?

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
            take(key, text.slice(equals + 1, valueEnd).trimmed())
            cursor = valueEnd
        }
    }

    private mutating func take(_ key: ByteView, _ value: ByteView) {
        switch true {
        case key.equals("line"): line = Self.number(value)
        case key.equals("size"): size = Self.number(value)
        case key.equals("part"): part = Self.number(value)
        case key.equals("total"): total = Self.number(value)
        case key.equals("begin"): begin = Self.number(value)
        case key.equals("end"): end = Self.number(value)
        case key.equals("crc32"): crc32 = Self.hexadecimal(value)
        case key.equals("pcrc32"): pieceCRC32 = Self.hexadecimal(value)
        default: break
        }
    }

    private static func number(_ text: ByteView) -> Int? {
        guard !text.isEmpty, text.count <= 15, text.buffer.allSatisfy(\.isDigit) else { return nil }
        return text.buffer.reduce(0) { $0 * 10 + Int($1 &- 0x30) }
    }

    private static func hexadecimal(_ text: ByteView) -> UInt32? {
        guard !text.isEmpty, text.count <= 16 else { return nil }
        var value: UInt32 = 0
        for byte in text.buffer {
            guard let digit = byte.hexValue else { return nil }
            value = value << 4 | UInt32(digit)
        }
        return value
    }
}

/// CRC-32 of IEEE 802.3, as yEnc and RTF compression have it.
enum CRC32 {
    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { crc, _ in crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }

    /// - Parameter initial: also what the result is xored with: RTF compression has 0 for both.
    static func of(_ bytes: ByteView, initial: UInt32 = 0xFFFF_FFFF) -> UInt32 {
        table.withUnsafeBufferPointer { table in
            bytes.buffer.reduce(initial) { $0 >> 8 ^ table[Int(($0 ^ UInt32($1)) & 0xFF)] } ^ initial
        }
    }
}
