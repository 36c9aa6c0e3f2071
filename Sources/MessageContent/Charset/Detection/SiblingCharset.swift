import Bytes

/// Charsets of one script that differ in a few letters, of which programs declare one and write the other.
///
/// A single byte tells them apart where it is a letter in the one and stands where no sign or control does in the other.
enum SiblingCharset {
    /// The charset that was written; nil where nothing speaks against the declared one.
    static func of(_ declared: Charset, _ input: UnsafeBufferPointer<UInt8>) -> Charset? {
        switch declared.name {
        case "iso-8859-2" where has(input, central1250) || isPolish1250(input): Charset(named: "windows-1250")
        case "windows-1250" where isLatin2(input): Charset(named: "iso-8859-2")
        case "koi8-r" where has(input, ukrainian): Charset(named: "koi8-u")
        case "iso-8859-7" where beginsWord(input, with: 0xA2): Charset(named: "windows-1253")
        default: nil
        }
    }

    /// The letters that windows-1250 has where ISO-8859-2 has controls.
    private static let central1250: [UInt8] = [0x8A, 0x8C, 0x8D, 0x8E, 0x8F, 0x9A, 0x9C, 0x9D, 0x9E, 0x9F]
    /// The letters that KOI8-U has where KOI8-R has lines of boxes.
    private static let ukrainian: [UInt8] = [0xA4, 0xA6, 0xA7, 0xAD, 0xB4, 0xB6, 0xB7, 0xBD]
    /// Letters of ISO-8859-2 where windows-1250 has signs: U+0105, U+015B, U+0160, U+017D.
    private static let signs1250: [UInt8] = [0xB1, 0xB6, 0xA9, 0xAE]

    /// Whether one of `letters` stands at a letter or another of them.
    private static func has(_ input: UnsafeBufferPointer<UInt8>, _ letters: [UInt8]) -> Bool {
        input.indices.contains { index in
            letters.contains(input[index])
                && [index - 1, index + 1].contains { isLetter(input, $0) || isOne($0, of: letters, input) }
        }
    }

    private static func isOne(_ index: Int, of letters: [UInt8], _ input: UnsafeBufferPointer<UInt8>) -> Bool {
        input.indices.contains(index) && letters.contains(input[index])
    }

    /// U+0119, U+0142 and U+0144, and U+011B, U+0159, U+016F and U+010D: in both charsets they have the same bytes.
    private static let polish: [UInt8] = [0xEA, 0xB3, 0xF1]
    private static let czech: [UInt8] = [0xEC, 0xF8, 0xF9, 0xE8]

    /// 0xB9 is U+0105 in windows-1250, which only Polish has, and U+0161 in ISO-8859-2, which Polish has not.
    private static func isPolish1250(_ input: UnsafeBufferPointer<UInt8>) -> Bool {
        input.contains(0xB9) && !input.contains(0xB1) && input.contains(where: polish.contains)
            && !input.contains(where: czech.contains)
    }

    /// Whether a sign of windows-1250 stands within a word or before a small letter, or a letter that Czech has not, and no
    /// letter of its own anywhere.
    private static func isLatin2(_ input: UnsafeBufferPointer<UInt8>) -> Bool {
        guard !input.contains(where: central1250.contains) else { return false }
        if input.contains(0xB9), input.contains(where: czech.contains) { return true }
        return input.indices.contains { index in
            guard signs1250.contains(input[index]), isSmall(input, index + 1) else { return false }
            return input[index] != 0xA9 || !isLetter(input, index - 1)
        }
    }

    private static func beginsWord(_ input: UnsafeBufferPointer<UInt8>, with byte: UInt8) -> Bool {
        input.indices.contains { input[$0] == byte && !isLetter(input, $0 - 1) && isLetter(input, $0 + 1) }
    }

    /// In all these charsets the bytes from 0xC0 on are letters.
    private static func isLetter(_ input: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
        guard input.indices.contains(index) else { return false }
        return input[index].isLetter || input[index] >= 0xC0
    }

    private static func isSmall(_ input: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
        guard input.indices.contains(index) else { return false }
        return (0x61...0x7A).contains(input[index]) || input[index] >= 0xE0
    }
}
