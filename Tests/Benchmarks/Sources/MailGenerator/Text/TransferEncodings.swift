/// Base64 and quoted-printable as mailers write them: lines of at most 76 characters (RFC 2045 sections 6.7 and 6.8).
extension [UInt8] {
    private static let base64Digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    private static let hexDigits = Array("0123456789ABCDEF".utf8)

    /// - Parameter lineLength: characters a line, a multiple of 4; nil for one line without end.
    public mutating func appendBase64(_ source: [UInt8], lineLength: Int? = 76) {
        let perLine = (lineLength ?? Int.max - 3) / 4 * 3
        var start = 0
        while start < source.count {
            let end = start + Swift.min(perLine, source.count - start)
            appendBase64Groups(source, start, end)
            if lineLength != nil { append(0x0A) }
            start = end
        }
    }

    private mutating func appendBase64Groups(_ source: [UInt8], _ start: Int, _ end: Int) {
        let digits = Self.base64Digits
        var i = start
        while i + 2 < end {
            let group = Int(source[i]) << 16 | Int(source[i + 1]) << 8 | Int(source[i + 2])
            append(digits[group >> 18])
            append(digits[group >> 12 & 63])
            append(digits[group >> 6 & 63])
            append(digits[group & 63])
            i += 3
        }
        guard i < end else { return }
        let second = i + 1 < end ? Int(source[i + 1]) : 0
        append(digits[Int(source[i]) >> 2])
        append(digits[(Int(source[i]) & 3) << 4 | second >> 4])
        append(i + 1 < end ? digits[(second & 15) << 2] : 0x3D)
        append(0x3D)
    }

    public mutating func appendQuotedPrintable(_ source: [UInt8]) {
        var column = 0
        for i in source.indices {
            let byte = source[i]
            if byte == 0x0A {
                append(0x0A)
                column = 0
                continue
            }
            let endsLine = i + 1 == source.count || source[i + 1] == 0x0A
            let isPlain = byte >= 0x20 && byte < 0x7F && byte != 0x3D && !(byte == 0x20 && endsLine)
            if column + (isPlain ? 1 : 3) > 75 {
                append(0x3D)
                append(0x0A)
                column = 0
            }
            if isPlain { append(byte) } else { appendEscape(byte) }
            column += isPlain ? 1 : 3
        }
    }

    private mutating func appendEscape(_ byte: UInt8) {
        append(0x3D)
        append(Self.hexDigits[Int(byte >> 4)])
        append(Self.hexDigits[Int(byte & 15)])
    }

    /// The text between the question marks of a Q encoded-word (RFC 2047 section 4.2).
    mutating func appendQEncoded(_ source: [UInt8]) {
        for byte in source {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: append(byte)
            case 0x20: append(0x5F)
            default: appendEscape(byte)
            }
        }
    }
}
