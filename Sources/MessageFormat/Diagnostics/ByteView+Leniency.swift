import Bytes

/// What field parsers must know of bytes that only look like marks.
extension ByteView {
    /// Whether the byte at `index` is the second one of a character of Shift_JIS, Big5 or GBK, where it may be any of `A` to
    /// `~`, `\` and `[` among them. (It may be `@` as well; but that an address loses its own would be worse.)
    ///
    /// QUIRK: raw names in these charsets stand in fields (RFC 5322 has no room for them); the backslash of one is no
    /// escape. It counts if an odd number of other bytes stands before it that does not end in UTF-8, and if, where a quote
    /// follows, this quote ends the string.
    func isTrailByte(at index: Int) -> Bool {
        guard index > 0, (0x41...0x7E).contains(self[index]), self[index - 1] >= 0x81 else { return false }
        var start = index
        while start > 0, index - start < Self.longestRun, self[start - 1] >= 0x80 { start -= 1 }
        guard (index - start) % 2 == 1, !endsInUTF8(start, index) else { return false }
        guard self[index] == 0x5C, peek(index + 1) == 0x22 else { return true }
        var next = index + 2
        while peek(next).isFoldingWhiteSpace { next += 1 }
        return next >= count || [0x3C, 0x2C, 0x3B].contains(peek(next))
    }

    private static let longestRun = 64

    /// Whether the bytes from `start` to `end`, all of 0x80 and above, end in a whole sequence of UTF-8.
    private func endsInUTF8(_ start: Int, _ end: Int) -> Bool {
        var lead = end - 1
        while lead > start, self[lead] & 0xC0 == 0x80, end - lead < 4 { lead -= 1 }
        switch self[lead] {
        case 0xC2...0xDF: return end - lead == 2
        case 0xE0...0xEF: return end - lead == 3
        case 0xF0...0xF4: return end - lead == 4
        default: return false
        }
    }

    /// Whether the semicolon at `index` ends an HTML entity: `&amp;`, `&#39;`.
    func endsEntity(at index: Int) -> Bool {
        var start = index
        while start > 0, index - start < 8,
            self[start - 1].isLetter || self[start - 1].isDigit || self[start - 1] == 0x23
        {
            start -= 1
        }
        guard start > 0, start < index, self[start - 1] == 0x26 else { return false }
        let name = slice(start, index)
        if name[0] == 0x23 { return true }
        return ["amp", "lt", "gt", "quot", "apos", "nbsp"].contains { name.equals($0) }
    }
}
