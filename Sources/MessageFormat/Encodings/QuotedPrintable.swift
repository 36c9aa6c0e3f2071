import Bytes

/// Quoted-printable of RFC 2045 section 6.7, and the Q encoding of RFC 2047 section 4.2.
public enum QuotedPrintable {
    /// The bytes, and what was wrong with the text.
    public typealias Decoded = DecodedBytes

    /// Decodes a body. Blanks at line ends are dropped (rule 3), soft line breaks are joined (rule 5), and line ends
    /// are kept. A broken escape stays as text.
    public static func decode(_ text: ByteView) -> Decoded {
        var isMalformed = false
        let bytes = [UInt8](unsafeUninitializedCapacity: text.count) { output, count in
            guard let target = output.baseAddress else { return }
            var i = 0
            while i < text.count {
                i = copyPlain(text, from: i, to: target, &count)
                guard i < text.count else { return dropBlanks(text, before: i, &count) }
                if text[i] == 0x3D {
                    i = decodeEscape(text, at: i, to: target, &count, &isMalformed)
                } else {
                    dropBlanks(text, before: i, &count)
                    let next = text.endOfLineEnd(at: i)
                    for k in i..<next { target[count + k - i] = text[k] }
                    count += next - i
                    i = next
                }
            }
        }
        return Decoded(bytes: bytes, diagnostics: isMalformed ? [.quotedPrintableMalformed] : [])
    }

    /// Copies up to the next escape or line end, eight bytes at a time. Returns its offset.
    @inline(__always)
    private static func copyPlain(
        _ text: ByteView, from start: Int, to target: UnsafeMutablePointer<UInt8>, _ count: inout Int
    ) -> Int {
        let source = UnsafeRawPointer(text.base)
        let output = UnsafeMutableRawPointer(target)
        var i = start
        while i + 8 <= text.count {
            let word = UInt64(littleEndian: source.loadUnaligned(fromByteOffset: i, as: UInt64.self))
            // The output is never longer than the input read so far, so there is room for the whole word.
            output.storeBytes(of: word.littleEndian, toByteOffset: count, as: UInt64.self)
            let stops = word.places(of: 0x3D) | word.places(of: 0x0A) | word.places(of: 0x0D)
            let run = stops == 0 ? 8 : stops.trailingZeroBitCount / 8
            i += run
            count += run
            if stops != 0 { return i }
        }
        while i < text.count, text[i] != 0x3D, text[i] != 0x0A, text[i] != 0x0D {
            target[count] = text[i]
            count += 1
            i += 1
        }
        return i
    }

    /// Decodes the escape or soft line break at `start`. Returns the offset after it.
    @inline(__always)
    private static func decodeEscape(
        _ text: ByteView, at start: Int, to target: UnsafeMutablePointer<UInt8>, _ count: inout Int,
        _ isMalformed: inout Bool
    ) -> Int {
        if let high = text.peek(start + 1).hexValue, let low = text.peek(start + 2).hexValue {
            target[count] = high << 4 | low
            count += 1
            return start + 3
        }
        var end = start + 1
        while end < text.count, text[end].isWhiteSpace { end += 1 }
        if end == text.count { return end }
        if text[end] == 0x0A || text[end] == 0x0D { return text.endOfLineEnd(at: end) }
        isMalformed = true
        target[count] = 0x3D
        count += 1
        return start + 1
    }

    /// Removes from the output the blanks that precede the line end at `lineEnd` in the text.
    @inline(__always)
    private static func dropBlanks(_ text: ByteView, before lineEnd: Int, _ count: inout Int) {
        var i = lineEnd
        while i > 0, count > 0, text[i - 1].isWhiteSpace {
            i -= 1
            count -= 1
        }
    }

    /// Decodes the text of a Q-encoded word (RFC 2047 section 4.2): `_` is a space, a broken escape stays as text.
    static func decodeHeader(_ text: ByteView) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        var i = 0
        while i < text.count {
            let byte = text[i]
            if byte == 0x3D, let high = text.peek(i + 1).hexValue, let low = text.peek(i + 2).hexValue,
                i + 2 < text.count
            {
                result.append(high << 4 | low)
                i += 3
                continue
            }
            if byte != 0x0D, byte != 0x0A { result.append(byte == 0x5F ? 0x20 : byte) }
            i += 1
        }
        return result
    }
}

extension UInt64 {
    /// Sets the high bit of each byte that is `byte`. Only the lowest such bit is sure: bytes above it may be marked,
    /// too.
    @inline(__always)
    fileprivate func places(of byte: UInt8) -> UInt64 {
        let difference = self ^ (0x0101_0101_0101_0101 &* UInt64(byte))
        return (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
    }
}
