#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// UTF-8 as RFC 3629 has it.
enum UTF8Text {
    /// Length of the longest valid prefix of `input` from `start`.
    static func validPrefix(_ input: UnsafeBufferPointer<UInt8>, from start: Int = 0) -> Int {
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
    static func endOfASCII(_ input: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
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

    static func contains(_ byte: UInt8, _ input: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let base = input.baseAddress else { return false }
        return memchr(base, Int32(byte), input.count) != nil
    }

    static func isASCII(_ input: UnsafeBufferPointer<UInt8>) -> Bool { endOfASCII(input, from: 0) == input.count }
    static func isValid(_ input: UnsafeBufferPointer<UInt8>) -> Bool { validPrefix(input) == input.count }

    /// Length of the well-formed multi-byte sequence at `i`, 0 when there is none (Unicode table 3-7).
    static func sequenceLength(_ input: UnsafeBufferPointer<UInt8>, at i: Int) -> Int {
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

    /// Appends `input`, each byte that belongs to no well-formed sequence as U+FFFD. Returns how many there were.
    static func repair(_ input: UnsafeBufferPointer<UInt8>, into output: inout [UInt8]) -> Int {
        var replaced = 0
        var i = 0
        while i < input.count {
            let end = validPrefix(input, from: i)
            output.append(contentsOf: UnsafeBufferPointer(rebasing: input[i..<end]))
            guard end < input.count else { break }
            output.append(contentsOf: [0xEF, 0xBF, 0xBD])
            replaced += 1
            i = end + 1
        }
        return replaced
    }

    /// How many well-formed multi-byte sequences and how many stray bytes `input` holds.
    static func census(_ input: UnsafeBufferPointer<UInt8>) -> (sequences: Int, stray: Int) {
        var sequences = 0
        var stray = 0
        var i = 0
        while i < input.count {
            i = endOfASCII(input, from: i)
            guard i < input.count else { break }
            let length = sequenceLength(input, at: i)
            if length == 0 { stray += 1 } else { sequences += 1 }
            i += max(1, length)
        }
        return (sequences, stray)
    }
}
