import Bytes

/// An encoded-word, `=?charset?encoding?text?=` (RFC 2047 section 2, RFC 2231 section 5 for the language).
public struct EncodedWord: Sendable {
    /// The charset's name, without the language of RFC 2231 section 5.
    public var charset: ByteRange
    /// Whether the text is in base64 (`B`); else in the `Q` encoding of RFC 2047 section 4.2.
    public var isBase64: Bool
    /// The text, still encoded.
    public var text: ByteRange
    /// Offset after the final `?=`; the end of the field where ``isCut``.
    public var end: Int
    /// Whether the text ends with the field, without `?=`: a gateway or a ticket system has cut it.
    public var isCut: Bool

    /// The encoded-word that begins at `start`, or nil when none does.
    ///
    /// QUIRK: words longer than the 75 bytes of RFC 2047 section 2 are read, words with blanks in their text or after
    /// their charset, words without a charset, and a word that the end of the field has cut. Another word without its
    /// end within ``Limits/encodedWordBytes`` is text. The last two are `encoded-word.malformed`.
    public init?(in bytes: ByteView, at start: Int) {
        guard bytes.peek(start) == 0x3D, bytes.peek(start + 1) == 0x3F else { return nil }
        var i = start + 2
        let nameEnd = min(bytes.count, i + 80)
        while i < nameEnd, bytes[i] != 0x3F, bytes[i] > 0x20, bytes[i] != 0x3D { i += 1 }
        charset = ByteRange(start + 2, i)
        while i < nameEnd, bytes[i] == 0x20, i > start + 2 { i += 1 }
        guard bytes.peek(i) == 0x3F, bytes.peek(i + 2) == 0x3F else { return nil }
        let mark = bytes.peek(i + 1).asciiLowercased
        guard mark == 0x62 || mark == 0x71 else { return nil }
        isBase64 = mark == 0x62
        let textEnd = EncodedWord.endOfText(in: bytes, from: i + 3)
        isCut = textEnd == nil
        guard let textEnd = textEnd ?? EncodedWord.endOfCutText(in: bytes, from: i + 3) else { return nil }
        text = ByteRange(i + 3, textEnd)
        end = isCut ? bytes.count : textEnd + 2
        if let star = bytes[charset].firstIndex(of: 0x2A) { charset = ByteRange(charset.start, charset.start + star) }
    }

    /// Offset of the final `?=`.
    ///
    /// QUIRK: a `?` inside the text belongs to it unless `=` follows (RFC 2047 section 2 forbids it). After `=?`, which
    /// begins another word, the search ends: this word has no end.
    private static func endOfText(in bytes: ByteView, from start: Int) -> Int? {
        let limit = min(bytes.count, start + Limits.encodedWordBytes)
        var i = start
        var questionMarks = 0
        while let mark = bytes.firstIndex(of: 0x3F, from: i, to: limit), questionMarks < 32 {
            if bytes.peek(mark + 1) == 0x3D {
                // The first word ends here also in "…?==?utf-8?…", since the next word brings its own "=?".
                return mark
            }
            if mark > start, bytes[mark - 1] == 0x3D { return nil }
            questionMarks += 1
            i = mark + 1
        }
        return nil
    }

    /// Where the text ends that has no `?=`: with the field, before what is left of an escape, a group of base64 or the end mark.
    private static func endOfCutText(in bytes: ByteView, from start: Int) -> Int? {
        guard bytes.count - start <= Limits.encodedWordBytes else { return nil }
        var end = bytes.count
        while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
        guard end > start else { return nil }
        for i in start..<end where bytes[i] <= 0x20 || (bytes[i] == 0x3F && i + 1 < end) { return nil }
        if bytes[end - 1] == 0x3F { end -= 1 }
        // `=` and `=D` are no whole escape.
        if let escape = (max(start, end - 2)..<end).first(where: { bytes[$0] == 0x3D }) { end = escape }
        return end > start ? end : nil
    }

    /// The decoded bytes of the text, in the charset that the word names.
    ///
    /// - Parameter bytes: the view that the word was read from.
    public func decode(in bytes: ByteView) -> [UInt8] {
        let encoded = bytes[text]
        if isBase64 { return Base64.decode(encoded).bytes }
        return QuotedPrintable.decodeHeader(encoded)
    }
}
