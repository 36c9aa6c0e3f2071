import Bytes

/// uuencode (POSIX `uuencode`), as a transfer encoding and inside text.
public enum UUEncode {
    public struct Decoded: Sendable {
        public var bytes: [UInt8]
        /// The file name on the `begin` line.
        public var name: [UInt8]?
        public var diagnostics: [DiagnosticCode]
        /// Offset after the `end` line, or the end of the text.
        public var end: Int
    }

    /// Decodes the first block that begins in `text` at or after `start`; without a `begin` line nothing is decoded.
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
                note(&result)
            }
        }
        result.end = cursor
        if !ended { note(&result) }
        return result
    }

    private static func note(_ result: inout Decoded) {
        if result.diagnostics.isEmpty { result.diagnostics.append(.uuencodeMalformed) }
    }

    /// `begin 644 name`: a mode of three or four octal digits.
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

    static func fileName(_ line: ByteView) -> [UInt8]? {
        var i = 6
        while line.peek(i) >= 0x30, line.peek(i) <= 0x37 { i += 1 }
        guard i == 9 || i == 10, line.peek(i) == 0x20 else { return nil }
        return line.slice(i + 1, line.count).trimmed().array
    }

    /// One data line: a length byte, then groups of four. Blanks that were cut off its end are zero bits again.
    ///
    /// Returns false when the line is broken.
    ///
    /// - Parameter padding: zero bytes that may still be made up for blanks that were cut off.
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
