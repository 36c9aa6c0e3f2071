#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// UTF-8 as RFC 3629 has it.
package enum UTF8Text {
    /// Length of the longest valid prefix of `input` from `start`.
    package static func validPrefix(_ input: UnsafeBufferPointer<UInt8>, from start: Int = 0) -> Int {
        var i = start
        while i < input.count {
            if input[i] < 0x80 {
                // Other scripts have single ASCII bytes between their words: a word-wise search pays only after some.
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

    /// Offset of the first byte from 0x80 on, 32 bytes at a time.
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

    package static func contains(_ byte: UInt8, _ input: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let base = input.baseAddress else { return false }
        return memchr(base, Int32(byte), input.count) != nil
    }

    package static func isASCII(_ input: UnsafeBufferPointer<UInt8>) -> Bool {
        endOfASCII(input, from: 0) == input.count
    }
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

    /// The character at `i` as CESU-8 has it (Unicode Technical Report 26): a pair of surrogates of three bytes each, which
    /// Java and databases write where they mean a sequence of four. Nil when there is no pair.
    package static func surrogatePair(_ input: UnsafeBufferPointer<UInt8>, at i: Int) -> Unicode.Scalar? {
        guard isSurrogate(input, at: i, 0xA0), isSurrogate(input, at: i + 3, 0xB0) else { return nil }
        let high = UInt32(input[i + 1] & 0x0F) << 6 | UInt32(input[i + 2] & 0x3F)
        let low = UInt32(input[i + 4] & 0x0F) << 6 | UInt32(input[i + 5] & 0x3F)
        return Unicode.Scalar(0x10000 + high << 10 + low)
    }

    private static func isSurrogate(_ input: UnsafeBufferPointer<UInt8>, at i: Int, _ second: UInt8) -> Bool {
        i + 2 < input.count && input[i] == 0xED && input[i + 1] & 0xF0 == second && input[i + 2] & 0xC0 == 0x80
    }

    /// How many bytes at `i` are one mistake: three of half a surrogate pair, else one.
    private static func mistakeLength(_ input: UnsafeBufferPointer<UInt8>, at i: Int) -> Int {
        isSurrogate(input, at: i, 0xA0) || isSurrogate(input, at: i, 0xB0) ? 3 : 1
    }

    /// Appends `input`, each byte that belongs to no well-formed sequence as U+FFFD. Returns how many there were.
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

    package struct Census {
        /// Well-formed multi-byte sequences, and pairs of surrogates.
        package var sequences = 0
        /// Bytes that belong to none.
        package var stray = 0
        /// Accented Latin letters of two bytes beside an ASCII letter, as in `Gr\u{FC}n`: words that no other charset spells.
        package var accented = 0
    }

    package static func census(_ input: UnsafeBufferPointer<UInt8>) -> Census {
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
            if isLatin, isLetter(input, i - 1) || isLetter(input, i + 2) { census.accented += 1 }
            i += length
        }
        return census
    }

    private static func isLetter(_ input: UnsafeBufferPointer<UInt8>, _ i: Int) -> Bool {
        input.indices.contains(i) && (0x61...0x7A).contains(input[i] | 0x20)
    }
}
