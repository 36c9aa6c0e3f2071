import Bytes

/// uuencode (POSIX `uuencode`), as a transfer encoding and inside text.
public enum UUEncode {
    /// One decoded block.
    public struct Decoded: Sendable {
        /// The bytes of the file.
        public var bytes: [UInt8]
        /// The file name on the `begin` line, in an unknown charset.
        public var name: [UInt8]?
        /// `uuencode.malformed` for a broken line or a missing `end` line.
        public var diagnostics: [DiagnosticCode]
        /// Offset after the `end` line, or the end of the text.
        public var end: Int
    }

    /// Decodes the first block whose `begin` line is at or after `start`; nil where there is none.
    public static func decode(_ text: ByteView, from start: Int = 0) -> Decoded? {
        let lines = LineScanner(text)
        guard let begin = beginLine(in: text, lines, from: start) else { return nil }
        var result = Decoded(bytes: [], name: begin.name, diagnostics: [], end: text.count)
        result.bytes.reserveCapacity((text.count - begin.next) / 4 * 3)
        var cursor = begin.next
        var padding = Limits.uuencodePadding
        var ended = false
        while cursor < text.count, !ended {
            let line = lines.line(at: cursor, limit: text.count)
            let view = text.slice(cursor, line.end)
            cursor = line.next
            if view.trimmed().equals("end") {
                ended = true
            } else if !decodeLine(view, into: &result.bytes, padding: &padding) {
                result.diagnostics.note(.uuencodeMalformed)
            }
        }
        result.end = cursor
        if !ended { result.diagnostics.note(.uuencodeMalformed) }
        return result
    }

    /// Finds a line such as `begin 644 name`.
    private static func beginLine(
        in text: ByteView, _ lines: LineScanner, from start: Int
    ) -> (name: [UInt8], next: Int)? {
        var cursor = start
        while cursor < text.count {
            let line = lines.line(at: cursor, limit: text.count)
            let view = text.slice(cursor, line.end)
            if view.hasPrefix("begin "), let name = fileName(view) { return (name, line.next) }
            cursor = line.next
        }
        return nil
    }

    /// The name on a `begin` line; nil where no mode of three or four octal digits precedes it.
    static func fileName(_ line: ByteView) -> [UInt8]? {
        var i = 6
        while line.peek(i) >= 0x30, line.peek(i) <= 0x37 { i += 1 }
        guard i == 9 || i == 10, line.peek(i) == 0x20 else { return nil }
        return line.slice(i + 1, line.count).trimmed().array
    }

    /// Decodes one data line: a length byte, then groups of four characters. Blanks that were cut off its end are read
    /// as zero bits. Returns false when the line is broken.
    ///
    /// - Parameter padding: how many zero bytes cut-off blanks may still add.
    static func decodeLine(_ line: ByteView, into bytes: inout [UInt8], padding: inout Int) -> Bool {
        guard !line.isEmpty else { return true }
        var left = Int((line[0] &- 0x20) & 0x3F)
        guard left > 0 else { return true }
        guard line[0] >= 0x20, line[0] <= 0x60 else { return false }
        var i = 1
        let isWhole = line.count >= 1 + (left + 2) / 3 * 4 - 8
        let missing = max(0, left - (line.count - 1) / 4 * 3)
        if missing > padding { left -= missing }
        padding = max(0, padding - missing)
        while left > 0 {
            let group = (0..<4).reduce(UInt32(0)) { $0 << 6 | UInt32((max(line.peek(i + $1), 0x20) &- 0x20) & 0x3F) }
            for k in 0..<min(3, left) { bytes.append(UInt8(truncatingIfNeeded: group >> UInt32(16 - 8 * k))) }
            left -= 3
            i += 4
        }
        return isWhole
    }
}
