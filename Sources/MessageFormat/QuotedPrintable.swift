/// Quoted-printable of RFC 2045 section 6.7, and the Q encoding of RFC 2047 section 4.2.
public enum QuotedPrintable {
    public struct Decoded: Sendable {
        public var bytes: [UInt8]
        public var diagnostics: [DiagnosticCode]
    }

    /// Decodes a body. Blanks at line ends are dropped (rule 3), soft line breaks joined (rule 5), line ends kept;
    /// a broken escape stays as text.
    public static func decode(_ text: ByteView) -> Decoded {
        var isMalformed = false
        let bytes = [UInt8](unsafeUninitializedCapacity: text.count) { output, count in
            let lines = LineScanner(text)
            var start = 0
            while start < text.count {
                let line = lines.line(at: start, limit: text.count)
                decodeLine(text, start, line, output, &count, &isMalformed)
                start = line.next
            }
        }
        return Decoded(bytes: bytes, diagnostics: isMalformed ? [.quotedPrintableMalformed] : [])
    }

    private static func decodeLine(
        _ text: ByteView, _ start: Int, _ line: LineScanner.Line,
        _ output: UnsafeMutableBufferPointer<UInt8>, _ count: inout Int, _ isMalformed: inout Bool
    ) {
        var end = line.end
        while end > start, text[end - 1].isWhiteSpace { end -= 1 }
        let isSoft = end > start && text[end - 1] == 0x3D
        decodeEscapes(text, start, isSoft ? end - 1 : end, output, &count, &isMalformed)
        guard !isSoft else { return }
        for i in line.end..<line.next {
            output[count] = text[i]
            count += 1
        }
    }

    private static func decodeEscapes(
        _ text: ByteView, _ start: Int, _ end: Int,
        _ output: UnsafeMutableBufferPointer<UInt8>, _ count: inout Int, _ isMalformed: inout Bool
    ) {
        var i = start
        while i < end {
            let escape = text.firstIndex(of: 0x3D, from: i, to: end) ?? end
            if escape > i, let target = output.baseAddress {
                (target + count).update(from: text.base + i, count: escape - i)
                count += escape - i
            }
            guard escape < end else { return }
            if escape + 2 < end, let high = text[escape + 1].hexValue, let low = text[escape + 2].hexValue {
                output[count] = high << 4 | low
                i = escape + 3
            } else {
                isMalformed = true
                output[count] = 0x3D
                i = escape + 1
            }
            count += 1
        }
    }

    /// Decodes the text of a Q-encoded word: `_` is a space, a broken escape stays as text.
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
