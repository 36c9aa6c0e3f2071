import Bytes

/// The `Content-Length` field of mboxcl and mboxcl2: number of bytes of the body as stored. Fed line by line, as it may
/// be folded (RFC 5322 section 2.2.3).
struct ContentLengthField {
    /// The field's value as far as it was read, without white space around it.
    private var digits: [UInt8]

    /// Nil if `line` does not begin such a field. The line comes without its line end.
    init?(_ line: Span<UInt8>) {
        guard let value = MboxHeader.value(of: line, Self.name) else { return nil }
        digits = value
    }

    /// Takes a line that continues the field.
    mutating func take(continuation line: Span<UInt8>) {
        guard digits.count <= Self.maximumDigits else { return }
        let text = MboxHeader.trimmed(line, from: 0)
        // White space stands where the field was folded, and no number has any.
        if !digits.isEmpty, !text.isEmpty { digits.append(UInt8(ascii: " ")) }
        digits += text
    }

    /// The number; nil where the field has anything but up to 18 digits, which is what an `Int` can always hold.
    var value: Int? {
        guard (1...Self.maximumDigits).contains(digits.count), digits.allSatisfy({ $0.isDigit }) else { return nil }
        return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }

    /// Whether a line continues the field above it.
    static func isContinuation(_ line: Span<UInt8>) -> Bool { line.count > 0 && line[0].isWhiteSpace }

    /// The lines, line ends included, of the last field in a header that has the value `length`. Writers of mbox files
    /// put their field below those that came with the message.
    static func last(in header: Span<UInt8>, counting length: Int, lineEnd: UInt8) -> Range<Int>? {
        var found: Range<Int>?
        var open: (field: ContentLengthField, start: Int)?
        var position = 0
        while position < header.count {
            let end = ByteSearch.first(lineEnd, in: header, position..<header.count) ?? header.count
            let line = header.extracting(position..<end)
            if isContinuation(line) {
                open?.field.take(continuation: line)
            } else {
                if let open, open.field.value == length { found = open.start..<position }
                open = ContentLengthField(line).map { ($0, position) }
            }
            position = min(end + 1, header.count)
        }
        if let open, open.field.value == length { return open.start..<header.count }
        return found
    }

    private static let name = Array("content-length".utf8)
    private static let maximumDigits = 18
}
