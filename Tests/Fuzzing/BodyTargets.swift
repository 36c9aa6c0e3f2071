// Transfer encodings: compared with decoders that are too simple to be wrong, and bounded in size.

enum Base64Target {
    static func run(_ input: ByteView) {
        let decoded = inspect(input)
        LineEndTwin.forEach(of: input, longest: .max) { _, twin in
            let other = Base64.decode(twin)
            check(decoded.bytes == other.bytes, "base64: same bytes with other line ends", input)
            check(decoded.diagnostics == other.diagnostics, "base64: same diagnostics with other line ends", input)
        }
    }

    @discardableResult
    static func inspect(_ input: ByteView) -> Base64.Decoded {
        let decoded = Base64.decode(input)
        check(decoded.bytes.count <= (input.count * 3 + 3) / 4, "base64: no more than three bytes of four", input)
        let plain = reference(input)
        check(decoded.bytes == plain.bytes, "base64: as the plain decoder reads it", input)
        for code in [DiagnosticCode.base64Junk, .base64EarlyPadding, .base64Truncated] {
            let isTold = decoded.diagnostics.contains(code)
            check(isTold == plain.codes.contains(code), "base64: the plain decoder's diagnostics", input)
        }
        checkUnique(decoded.diagnostics, input)
        return decoded
    }

    /// RFC 2045 section 6.8, a byte at a time.
    private static func reference(_ input: ByteView) -> (bytes: [UInt8], codes: [DiagnosticCode]) {
        var bytes: [UInt8] = []
        var codes: [DiagnosticCode] = []
        var bits: UInt32 = 0
        var filled = 0
        var sawPadding = false
        func note(_ code: DiagnosticCode) { if !codes.contains(code) { codes.append(code) } }
        func flush() {
            let group = bits << UInt32(6 * (4 - filled))
            for k in 0..<max(0, filled - 1) { bytes.append(UInt8((group >> UInt32(16 - 8 * k)) & 0xFF)) }
            (bits, filled) = (0, 0)
        }
        for byte in input.buffer {
            if let value = value(byte) {
                if sawPadding { note(.base64EarlyPadding) }
                sawPadding = false
                bits = bits << 6 | value
                filled += 1
                if filled == 4 { flush() }
            } else if byte == 0x3D {
                sawPadding = true
                flush()
            } else if !byte.isFoldingWhiteSpace {
                note(.base64Junk)
            }
        }
        if filled > 0 { note(.base64Truncated) }
        flush()
        return (bytes, codes)
    }

    private static func value(_ byte: UInt8) -> UInt32? {
        switch byte {
        case 0x41...0x5A: UInt32(byte - 0x41)
        case 0x61...0x7A: UInt32(byte - 0x61 + 26)
        case 0x30...0x39: UInt32(byte - 0x30 + 52)
        case 0x2B, 0x2D: 62
        case 0x2F, 0x5F: 63
        default: nil
        }
    }
}

enum QuotedPrintableTarget {
    static func run(_ input: ByteView) {
        let decoded = inspect(input)
        LineEndTwin.forEach(of: input, longest: .max) { ends, twin in
            let other = QuotedPrintable.decode(twin)
            check(decoded.diagnostics == other.diagnostics, "quoted-printable: same codes with other line ends", input)
            // Escaped line ends stay as they are, so only texts without any can be compared so simply.
            guard !holdsEscapedLineEnd(input) else { return }
            let isSame = decoded.bytes.withUnsafeBufferPointer { one in
                other.bytes.withUnsafeBufferPointer { ends.matches(one, $0) }
            }
            check(isSame, "quoted-printable: same text with other line ends", input)
        }
    }

    private static func holdsEscapedLineEnd(_ input: ByteView) -> Bool {
        var from = 0
        while let escape = input.firstIndex(of: 0x3D, from: from) {
            if input.peek(escape + 1) == 0x30, input.peek(escape + 2).asciiLowercased == 0x61 { return true }
            from = escape + 1
        }
        return false
    }

    @discardableResult
    static func inspect(_ input: ByteView) -> QuotedPrintable.Decoded {
        let decoded = QuotedPrintable.decode(input)
        check(decoded.bytes.count <= input.count, "quoted-printable: decoding makes no text longer", input)
        let plain = reference(input)
        check(decoded.bytes == plain.bytes, "quoted-printable: as the plain decoder reads it", input)
        let isMalformed = decoded.diagnostics == [.quotedPrintableMalformed]
        check(isMalformed == plain.isMalformed, "quoted-printable: the plain decoder's diagnostics", input)
        return decoded
    }

    /// RFC 2045 section 6.7, a line at a time; lines end in LF, CRLF, CR, or CR CRLF.
    private static func reference(_ input: ByteView) -> (bytes: [UInt8], isMalformed: Bool) {
        var bytes: [UInt8] = []
        var isMalformed = false
        var start = 0
        while start < input.count {
            var end = start
            while end < input.count, input[end] != 0x0A, input[end] != 0x0D { end += 1 }
            let next = lineEnd(input, at: end)
            var last = end
            while last > start, input[last - 1].isWhiteSpace { last -= 1 }
            let isSoft = last > start && input[last - 1] == 0x3D
            decode(input.slice(start, isSoft ? last - 1 : last), into: &bytes, &isMalformed)
            if !isSoft { bytes.append(contentsOf: input.slice(end, next).buffer) }
            start = next
        }
        return (bytes, isMalformed)
    }

    private static func lineEnd(_ input: ByteView, at end: Int) -> Int {
        guard end < input.count, input[end] == 0x0D else { return min(end + 1, input.count) }
        if input.peek(end + 1) == 0x0A { return end + 2 }
        return input.peek(end + 1) == 0x0D && input.peek(end + 2) == 0x0A ? end + 3 : end + 1
    }

    private static func decode(_ line: ByteView, into bytes: inout [UInt8], _ isMalformed: inout Bool) {
        var i = 0
        while i < line.count {
            let high = line.peek(i + 1).hexValue
            let low = line.peek(i + 2).hexValue
            if line[i] == 0x3D, let high, let low {
                bytes.append(high << 4 | low)
                i += 3
            } else {
                if line[i] == 0x3D { isMalformed = true }
                bytes.append(line[i])
                i += 1
            }
        }
    }
}

enum UUEncodeTarget {
    static func run(_ input: ByteView) {
        let blocks = inspect(input)
        UUEncodeTextTarget.inspect(input)
        LineEndTwin.forEach(of: input, longest: .max) { _, twin in
            let other = inspect(twin)
            let isSame = blocks.elementsEqual(other) {
                $0.bytes == $1.bytes && $0.name == $1.name && $0.diagnostics == $1.diagnostics
            }
            check(isSame, "uuencode: same blocks with other line ends", input)
        }
    }

    /// Every block of the text.
    @discardableResult
    static func inspect(_ input: ByteView) -> [UUEncode.Decoded] {
        var blocks: [UUEncode.Decoded] = []
        var start = 0
        while start < input.count, let block = UUEncode.decode(input, from: start) {
            check(block.end > start && block.end <= input.count, "uuencode: goes on and ends in the text", input)
            // Eight blanks at a line's end may have been cut off: six bytes for a line of one and its end.
            check(block.bytes.count <= 3 * (block.end - start) + Limits.uuencodePadding, "uuencode: bounded", input)
            let isName = !(block.name ?? []).contains { $0 == 0x0A || $0 == 0x0D }
            check(isName, "uuencode: a name is one line", input)
            checkUnique(block.diagnostics, input)
            start = block.end
            blocks.append(block)
        }
        return blocks
    }
}
