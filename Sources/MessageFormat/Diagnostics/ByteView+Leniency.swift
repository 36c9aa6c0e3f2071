import Bytes

/// Tells bytes that belong to a character or an HTML entity from the field syntax that they look like.
extension ByteView {
    /// Whether the byte at `index` is the second byte of a character of Shift_JIS, Big5 or GBK. Those are `A` to `~`,
    /// so also `\` and `[`. (`@` is possible too, but an address that lost its `@` would be worse.)
    ///
    /// QUIRK: senders put raw names in these charsets into fields, which RFC 5322 does not allow; a backslash inside
    /// such a character is no escape. A byte counts as second if an odd number of 8-bit bytes precedes it that do not
    /// end in a UTF-8 sequence. A backslash before a quote counts only if that quote ends the string.
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

    /// Offset of the first quote from `start` on that no backslash escapes (RFC 5322 section 3.2.4); nil where there is
    /// none before `limit`.
    func closingQuote(from start: Int, limit: Int = .max) -> Int? {
        var i = start
        while i < min(count, limit) {
            if self[i] == 0x22 { return i }
            i += self[i] == 0x5C && !isTrailByte(at: i) ? 2 : 1
        }
        return nil
    }

    /// How many 8-bit bytes before a byte are looked at.
    private static let longestRun = 64

    /// Whether the bytes from `start` to `end`, which are all 0x80 or above, end in a whole UTF-8 sequence.
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
