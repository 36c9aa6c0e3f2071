/// One character of a region, with the decoded bytes that write it and its style.
struct Cell {
    /// How the character is written. Its replacement is written in the same style.
    enum Style: UInt8 {
        case literal
        /// `&#64;`, `&#x40;`, `&eacute;`
        case decimalReference, hexReference, namedReference
        /// `%C3%A9` of UTF-8, `%E9` of a single byte, and `%25C3%25A9`.
        case percent, percentByte, doublePercent
        /// `\u0040` of JSON and scripts.
        case unicodeEscape
    }

    /// Where the character stands in an HTML document. Outside HTML everything is text.
    enum Zone: UInt8 {
        case text
        /// In an attribute that holds an address or words for people, or in a script.
        case value
        /// Names of elements and attributes, style.
        case structure
        /// Text of a comment.
        case comment
    }

    /// The character; 0 for bytes that are none, such as an escape sequence of ISO 2022.
    var scalar: UInt32
    /// Of ``TransferText/bytes``.
    var start: UInt32
    var end: UInt32
    var style: Style = .literal
    var zone: Zone = .text

    init(_ scalar: UInt32, _ start: Int, _ end: Int) {
        self.scalar = scalar
        self.start = UInt32(truncatingIfNeeded: start)
        self.end = UInt32(truncatingIfNeeded: end)
    }

    func isLiteral(_ byte: UInt8) -> Bool { scalar == UInt32(byte) && style == .literal }
}
