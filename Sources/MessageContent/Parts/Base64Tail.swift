import Bytes
import MessageFormat

/// Separates plain text that follows base64.
///
/// QUIRK: list servers and virus scanners append a footer to a body without looking at its transfer encoding. RFC 2045
/// section 6.8 would have the letters of the footer read as base64 (`base64.junk`).
enum Base64Tail {
    /// The decoded bytes and the text that follows them; nil where the whole body is base64, damaged or not.
    static func split(_ body: ByteView, decodedTo decoded: Base64.Decoded) -> (bytes: [UInt8], tail: [UInt8])? {
        guard decoded.diagnostics.contains(.base64Junk) || decoded.diagnostics.contains(.base64EarlyPadding),
            let start = start(in: body)
        else { return nil }
        let head = Base64.decode(body.slice(0, start))
        guard head.diagnostics.isEmpty, head.bytes.count >= shortestHead else { return nil }
        return (head.bytes, [0x0A] + body.slice(start, body.count).array)
    }

    /// Of fewer decoded bytes the source may be a word that happens to look like base64.
    private static let shortestHead = 9

    /// Where the text begins: at the first line that does not look like base64, or after the padding before that line.
    private static func start(in body: ByteView) -> Int? {
        var position = 0
        // The offset after padding and blank lines.
        var behindPadding: Int?
        var start: Int?
        var (tailLines, base64Lines) = (0, 0)
        while position < body.count {
            let end = body.firstIndex(of: 0x0A, from: position) ?? body.count
            let line = body.slice(position, end).trimmed()
            if start != nil {
                tailLines += line.isEmpty ? 0 : 1
                if line.count >= fullLine, isBase64(line) { base64Lines += 1 }
            } else if line.isEmpty {
                // Blank lines belong to the text that follows.
            } else if !isBase64(line) || behindPadding != nil && line.count % 4 != 0 {
                start = behindPadding ?? position
                tailLines = 1
            } else {
                behindPadding = line[line.count - 1] == 0x3D ? min(end + 1, body.count) : nil
            }
            position = end + 1
        }
        // Junk with more base64 after it is damage, not a footer.
        return base64Lines * 4 > tailLines ? nil : start
    }

    /// All lines of base64 but the last have at least this many characters.
    private static let fullLine = 40

    /// Whether the line has only digits of the standard alphabet with padding at the end; a rule such as `====` has no
    /// digits.
    private static func isBase64(_ line: ByteView) -> Bool {
        var digits = line.count
        while digits > 0, line[digits - 1] == 0x3D { digits -= 1 }
        guard digits > 0, line.count - digits <= 2 else { return false }
        return line.slice(0, digits).buffer.allSatisfy {
            (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) || $0 == 0x2B || $0 == 0x2F
        }
    }
}
