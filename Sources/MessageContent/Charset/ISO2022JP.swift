/// ISO-2022-JP and its relatives (RFC 1468, cp50221) by way of EUC-JP, and HZ (RFC 1843) by way of EUC-CN.
///
/// libc's own decoders stop at the half-width katakana and vendor characters that real mail holds; after an escape
/// sequence is taken off, the same codes are ordinary EUC.
enum ISO2022JP {
    private enum CodeSet { case ascii, kanji, katakana, supplement }

    /// The text as EUC-JP bytes.
    static func toEUC(_ input: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(input.count)
        var set = CodeSet.ascii
        var shiftedOut = false
        var i = 0
        while i < input.count {
            let byte = input[i]
            if byte == 0x1B, let escape = escape(input, at: i) {
                set = escape.set
                i += escape.length
                continue
            }
            i += 1
            if byte == 0x0E || byte == 0x0F {
                shiftedOut = byte == 0x0E
            } else if byte < 0x21 || byte >= 0x7F {
                // A line end returns to ASCII (RFC 1468).
                if byte == 0x0A { set = .ascii }
                output.append(byte)
            } else if set == .katakana || (shiftedOut && set == .ascii) {
                output += [0x8E, byte | 0x80]
            } else if set == .ascii {
                output.append(byte)
            } else if i < input.count, input[i] > 0x20, input[i] < 0x7F {
                if set == .supplement { output.append(0x8F) }
                output += [byte | 0x80, input[i] | 0x80]
                i += 1
            } else {
                output.append(byte | 0x80)
            }
        }
        return output
    }

    private static func escape(_ input: UnsafeBufferPointer<UInt8>, at i: Int) -> (set: CodeSet, length: Int)? {
        func byte(_ k: Int) -> UInt8 { i + k < input.count ? input[i + k] : 0 }
        switch (byte(1), byte(2), byte(3)) {
        case (0x28, 0x42, _), (0x28, 0x4A, _), (0x28, 0x48, _): return (.ascii, 3)
        case (0x28, 0x49, _): return (.katakana, 3)
        case (0x24, 0x40, _), (0x24, 0x42, _): return (.kanji, 3)
        case (0x24, 0x28, 0x44): return (.supplement, 4)
        case (0x24, 0x28, _), (0x24, 0x29, _): return (.kanji, 4)
        default: return nil
        }
    }
}

/// HZ, `~{` Chinese `~}`.
enum HZ {
    /// The text as EUC-CN bytes.
    static func toEUC(_ input: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(input.count)
        var isChinese = false
        var i = 0
        while i < input.count {
            let byte = input[i]
            let next = i + 1 < input.count ? input[i + 1] : 0
            i += 1
            if byte == 0x7E, next == 0x7B || next == 0x7D || next == 0x7E {
                if next == 0x7E { output.append(0x7E) } else { isChinese = next == 0x7B }
                i += 1
            } else {
                if byte == 0x0A { isChinese = false }
                output.append(isChinese && byte > 0x20 ? byte | 0x80 : byte)
            }
        }
        return output
    }
}
