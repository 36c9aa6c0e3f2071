/// UTF-8 (RFC 3629): where it is well-formed, and how to mend it where it is not.
package enum UTF8Text {
    /// Offset up to which `input` is well-formed from `start` on.
    package static func validPrefix(_ input: UnsafeBufferPointer<UInt8>, from start: Int = 0) -> Int {
        var i = start
        while i < input.count {
            if input[i] < 0x80 {
                // Other scripts have single ASCII bytes between their words: to look at eight bytes at a time pays only
                // where several ASCII bytes follow each other.
                i += 1
                if i + 1 < input.count, input[i] < 0x80, input[i + 1] < 0x80 { i = endOfASCII(input, from: i) }
                continue
            }
            let length = sequenceLength(input, at: i)
            if length == 0 { return i }
            i += length
        }
        return i
    }

    /// Offset of the first byte of 0x80 or more at or after `start`.
    ///
    /// Unsafe loads stay inside the buffer: each loop checks that all bytes it loads lie before `input.count`.
    package static func endOfASCII(_ input: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        guard let base = input.baseAddress else { return 0 }
        let raw = UnsafeRawPointer(base)
        let highBits: UInt64 = 0x8080_8080_8080_8080
        func word(_ offset: Int) -> UInt64 { raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self) }
        var i = start
        while i + 32 <= input.count, (word(i) | word(i + 8) | word(i + 16) | word(i + 24)) & highBits == 0 { i += 32 }
        while i + 8 <= input.count, word(i) & highBits == 0 { i += 8 }
        while i < input.count, base[i] < 0x80 { i += 1 }
        return i
    }

    /// Whether `byte` occurs in `input`.
    package static func contains(_ byte: UInt8, _ input: UnsafeBufferPointer<UInt8>) -> Bool {
        ByteView(input).firstIndex(of: byte) != nil
    }

    /// Whether all bytes are less than 0x80.
    package static func isASCII(_ input: UnsafeBufferPointer<UInt8>) -> Bool {
        endOfASCII(input, from: 0) == input.count
    }
    /// Whether all of `input` is well-formed.
    package static func isValid(_ input: UnsafeBufferPointer<UInt8>) -> Bool { validPrefix(input) == input.count }

    /// Length of the well-formed multi-byte sequence at `i`, 0 when there is none (Unicode table 3-7).
    package static func sequenceLength(_ input: UnsafeBufferPointer<UInt8>, at i: Int) -> Int {
        let lead = input[i]
        func tail(_ k: Int, _ low: UInt8 = 0x80, _ high: UInt8 = 0xBF) -> Bool {
            i + k < input.count && input[i + k] >= low && input[i + k] <= high
        }
        switch lead {
        case 0xC2...0xDF: return tail(1) ? 2 : 0
        case 0xE0: return tail(1, 0xA0) && tail(2) ? 3 : 0
        case 0xED: return tail(1, 0x80, 0x9F) && tail(2) ? 3 : 0
        case 0xE1...0xEF: return tail(1) && tail(2) ? 3 : 0
        case 0xF0: return tail(1, 0x90) && tail(2) && tail(3) ? 4 : 0
        case 0xF4: return tail(1, 0x80, 0x8F) && tail(2) && tail(3) ? 4 : 0
        case 0xF1...0xF3: return tail(1) && tail(2) && tail(3) ? 4 : 0
        default: return 0
        }
    }

    /// The character at `i` in CESU-8 (Unicode Technical Report 26), which Java and some databases write: two
    /// surrogates of three bytes each, where UTF-8 has one sequence of four. Nil where no such pair stands there.
    package static func surrogatePair(_ input: UnsafeBufferPointer<UInt8>, at i: Int) -> Unicode.Scalar? {
        guard isSurrogate(input, at: i, 0xA0), isSurrogate(input, at: i + 3, 0xB0) else { return nil }
        let high = UInt32(input[i + 1] & 0x0F) << 6 | UInt32(input[i + 2] & 0x3F)
        let low = UInt32(input[i + 4] & 0x0F) << 6 | UInt32(input[i + 5] & 0x3F)
        return Unicode.Scalar(0x10000 + high << 10 + low)
    }

    private static func isSurrogate(_ input: UnsafeBufferPointer<UInt8>, at i: Int, _ second: UInt8) -> Bool {
        i + 2 < input.count && input[i] == 0xED && input[i + 1] & 0xF0 == second && input[i + 2] & 0xC0 == 0x80
    }

    /// How many bytes one U+FFFD stands for at `i`: the three of a surrogate without its other half, else one.
    private static func mistakeLength(_ input: UnsafeBufferPointer<UInt8>, at i: Int) -> Int {
        isSurrogate(input, at: i, 0xA0) || isSurrogate(input, at: i, 0xB0) ? 3 : 1
    }

    /// Appends `input` to `output`, with U+FFFD for each byte, or lone surrogate, that belongs to no well-formed
    /// sequence.
    ///
    /// - Returns: how many U+FFFD were put in.
    package static func repair(_ input: UnsafeBufferPointer<UInt8>, into output: inout [UInt8]) -> Int {
        var replaced = 0
        var i = 0
        while i < input.count {
            let end = validPrefix(input, from: i)
            output.append(contentsOf: UnsafeBufferPointer(rebasing: input[i..<end]))
            guard end < input.count else { break }
            if let scalar = surrogatePair(input, at: end) {
                output.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
                i = end + 6
                continue
            }
            output.append(contentsOf: [0xEF, 0xBF, 0xBD])
            replaced += 1
            i = end + mistakeLength(input, at: end)
        }
        return replaced
    }

    /// What speaks for and against bytes being UTF-8.
    package struct Census {
        /// Well-formed multi-byte sequences, and pairs of surrogates.
        package var sequences = 0
        /// Bytes, or lone surrogates, that belong to no sequence.
        package var stray = 0
        /// Accented Latin letters of two bytes beside an ASCII letter, as in `Gr\u{FC}n`: words that no other charset
        /// spells.
        package var accented = 0
    }

    /// Counts the sequences in `input`, and the bytes that belong to none.
    package static func census(_ input: UnsafeBufferPointer<UInt8>) -> Census {
        let view = ByteView(input)
        var census = Census()
        var i = 0
        while i < input.count {
            i = endOfASCII(input, from: i)
            guard i < input.count else { break }
            let length = surrogatePair(input, at: i) != nil ? 6 : sequenceLength(input, at: i)
            if length == 0 {
                census.stray += 1
                i += mistakeLength(input, at: i)
                continue
            }
            census.sequences += 1
            let isLatin = length == 2 && (0xC3...0xC9).contains(input[i])
            if isLatin, view.peek(i - 1).isLetter || view.peek(i + 2).isLetter { census.accented += 1 }
            i += length
        }
        return census
    }
}

extension [UInt8] {
    /// Appends a Unicode scalar in UTF-8.
    @inlinable
    public mutating func append(scalar: UInt32) {
        switch scalar {
        case 0..<0x80: append(UInt8(truncatingIfNeeded: scalar))
        case 0x80..<0x800:
            append(UInt8(truncatingIfNeeded: 0xc0 | scalar >> 6))
            append(UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3f))
        case 0x800..<0x10000:
            append(UInt8(truncatingIfNeeded: 0xe0 | scalar >> 12))
            append(UInt8(truncatingIfNeeded: 0x80 | scalar >> 6 & 0x3f))
            append(UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3f))
        default:
            append(UInt8(truncatingIfNeeded: 0xf0 | scalar >> 18))
            append(UInt8(truncatingIfNeeded: 0x80 | scalar >> 12 & 0x3f))
            append(UInt8(truncatingIfNeeded: 0x80 | scalar >> 6 & 0x3f))
            append(UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3f))
        }
    }
}
