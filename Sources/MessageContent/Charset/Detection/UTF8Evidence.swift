import Bytes

/// Whether bytes are UTF-8, perhaps with some damage.
///
/// Well-formed sequences of three bytes hardly occur by chance. Those of two bytes do occur among the pairs of East
/// Asian charsets, but rarely many, and rarely of one script.
struct UTF8Evidence {
    private var long = 0
    private var short = 0
    private var stray = 0
    /// One bit for each script of the sequences of two bytes.
    private var scripts: UInt8 = 0

    init(_ input: UnsafeBufferPointer<UInt8>) {
        var i = UTF8Text.endOfASCII(input, from: 0)
        while i < input.count {
            let length = UTF8Text.surrogatePair(input, at: i) != nil ? 6 : UTF8Text.sequenceLength(input, at: i)
            switch length {
            case 0: if !Self.isCutOff(input, at: i) { stray += 1 }
            case 2:
                short += 1
                scripts |= Self.script(input[i])
            default: long += 1
            }
            if stray > 64, stray > long + short { return }
            i = UTF8Text.endOfASCII(input, from: i + max(1, length))
        }
    }

    var isConvincing: Bool {
        if short + long == 0 { return false }
        if stray == 0 { return long > 0 || short > 6 || scripts.nonzeroBitCount <= 1 }
        return long >= 2 * stray || short + long > max(3, 4 * stray)
    }

    /// Whether the end of the text cuts a sequence short, as in subjects that were cut to a number of bytes.
    private static func isCutOff(_ input: UnsafeBufferPointer<UInt8>, at i: Int) -> Bool {
        var start = i
        while start > 0, i - start < 3, input[start] & 0xC0 == 0x80 { start -= 1 }
        let wanted = input[start] >= 0xF0 ? 4 : input[start] >= 0xE0 ? 3 : input[start] >= 0xC2 ? 2 : 0
        guard wanted > 0, start + wanted > input.count else { return false }
        return input[(start + 1)...].allSatisfy { $0 & 0xC0 == 0x80 }
    }

    /// The bit of a lead byte's script. The signs of C2 occur with every script.
    private static func script(_ lead: UInt8) -> UInt8 {
        switch lead {
        case 0xC3...0xC9: 1
        case 0xCE, 0xCF: 2
        case 0xD0...0xD4: 4
        case 0xD6, 0xD7: 8
        case 0xD8...0xDB: 16
        case 0xC2, 0xCC, 0xCD: 0
        default: 32
        }
    }
}
