import Bytes

/// An encoded-word, `=?charset?encoding?text?=` (RFC 2047 section 2, RFC 2231 section 5 for the language).
public struct EncodedWord: Sendable {
    /// The charset's name, without a language suffix.
    public var charset: ByteRange
    public var isBase64: Bool
    /// The encoded text.
    public var text: ByteRange
    /// Offset after the final `?=`.
    public var end: Int

    /// The encoded-word that begins at `start`, or nil when none does.
    ///
    /// QUIRK: longer words than RFC 2047 section 2 allows, blanks in the text, and a lower-case or `B64`-less mark
    /// are read; what has no end within ``Limits/encodedWordBytes`` is text.
    public init?(in bytes: ByteView, at start: Int) {
        guard bytes.peek(start) == 0x3D, bytes.peek(start + 1) == 0x3F else { return nil }
        var i = start + 2
        let nameEnd = min(bytes.count, i + 80)
        while i < nameEnd, bytes[i] != 0x3F, bytes[i] > 0x20, bytes[i] != 0x3D { i += 1 }
        guard i > start + 2, bytes.peek(i) == 0x3F, bytes.peek(i + 2) == 0x3F else { return nil }
        let mark = bytes.peek(i + 1).asciiLowercased
        guard mark == 0x62 || mark == 0x71 else { return nil }
        charset = ByteRange(start + 2, i)
        isBase64 = mark == 0x62
        guard let textEnd = EncodedWord.endOfText(in: bytes, from: i + 3) else { return nil }
        text = ByteRange(i + 3, textEnd)
        end = textEnd + 2
        if let star = bytes[charset].firstIndex(of: 0x2A) { charset = ByteRange(charset.start, charset.start + star) }
    }

    /// QUIRK: a `?` inside the text is text unless `=` follows; `=?` begins another word, so this one never ended.
    private static func endOfText(in bytes: ByteView, from start: Int) -> Int? {
        let limit = min(bytes.count, start + Limits.encodedWordBytes)
        var i = start
        var questionMarks = 0
        while let mark = bytes.firstIndex(of: 0x3F, from: i, to: limit), questionMarks < 32 {
            if bytes.peek(mark + 1) == 0x3D {
                // "=?utf-8?Q?=3D?=" ends here; "…?==?utf-8?…" too, since the next word brings its own "=?".
                return mark
            }
            if mark > start, bytes[mark - 1] == 0x3D { return nil }
            questionMarks += 1
            i = mark + 1
        }
        return nil
    }

    /// The text's bytes, decoded, in the word's charset.
    public func decode(in bytes: ByteView) -> [UInt8] {
        let encoded = bytes[text]
        if isBase64 { return Base64.decode(encoded).bytes }
        return QuotedPrintable.decodeHeader(encoded)
    }
}
