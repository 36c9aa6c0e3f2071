import Bytes

/// Charsets of one script that differ in a few letters, of which programs declare one and write the other.
enum SiblingCharset {
    /// The charset that was written; nil where nothing speaks against the declared one.
    static func of(_ declared: Charset, _ input: UnsafeBufferPointer<UInt8>) -> Charset? {
        switch declared.name {
        case "iso-8859-2" where has(input, central1250) || isPolish1250(input): Charset(named: "windows-1250")
        case "windows-1250" where isLatin2(input): Charset(named: "iso-8859-2")
        case "koi8-r" where isUkrainian(input): Charset(named: "koi8-u")
        case "iso-8859-7"
        where beginsSentence(input, with: 0xA2) || hasControls(input) && !beginsSentence(input, with: 0xB6):
            Charset(named: "windows-1253")
        default: nil
        }
    }

    /// The letters that windows-1250 has where ISO-8859-2 has controls.
    private static let central1250: [UInt8] = [0x8A, 0x8C, 0x8D, 0x8E, 0x8F, 0x9A, 0x9C, 0x9D, 0x9E, 0x9F]
    /// The letters that KOI8-U has where KOI8-R has lines of boxes.
    private static let ukrainian: [UInt8] = [0xA4, 0xA6, 0xA7, 0xAD, 0xB4, 0xB6, 0xB7, 0xBD]
    /// The bytes from 0x80 to 0xBF that draw no boxes in KOI8-R: U+0451, U+0401, the no-break space and signs.
    private static let noBoxes: [UInt8] = [0xA3, 0xB3, 0x9A, 0x9C, 0x9D, 0x9E, 0x9F, 0xBF]

    /// Whether one of `letters` stands at a letter.
    private static func has(_ input: UnsafeBufferPointer<UInt8>, _ letters: [UInt8]) -> Bool {
        input.indices.contains {
            letters.contains(input[$0]) && (isLetter(input, $0 - 1) || isLetter(input, $0 + 1))
        }
    }

    /// Whether the text has letters of KOI8-U and draws no boxes, which have the same bytes in KOI8-R.
    private static func isUkrainian(_ input: UnsafeBufferPointer<UInt8>) -> Bool {
        guard has(input, ukrainian) else { return false }
        return input.allSatisfy { !(0x80...0xBF).contains($0) || ukrainian.contains($0) || noBoxes.contains($0) }
    }

    /// U+0119, U+0142 and U+0144, and U+011B, U+0159, U+016F and U+010D: in both charsets they have the same bytes.
    private static let polish: [UInt8] = [0xEA, 0xB3, 0xF1]
    private static let czech: [UInt8] = [0xEC, 0xF8, 0xF9, 0xE8]

    /// 0xB9 is U+0105 in windows-1250, which only Polish has, and U+0161 in ISO-8859-2, which Polish has not.
    private static func isPolish1250(_ input: UnsafeBufferPointer<UInt8>) -> Bool {
        input.contains(0xB9) && !input.contains(0xB1) && input.contains(where: polish.contains)
            && !input.contains(where: czech.contains)
    }

    /// Whether a sign of windows-1250 stands between letters, or U+0105 in Czech, and no letter of its own anywhere.
    private static func isLatin2(_ input: UnsafeBufferPointer<UInt8>) -> Bool {
        guard !input.contains(where: central1250.contains) else { return false }
        let isCzech = czech.count(where: input.contains) >= 2 && !input.contains(where: polish.contains)
        if isCzech, input.contains(0xB9) { return true }
        return input.indices.contains { index in
            (input[index] == 0xB1 || input[index] == 0xB6) && isLetter(input, index - 1) && isLetter(input, index + 1)
        }
    }

    /// Whether the text has bytes that are quotes and dashes in the windows charsets, and nothing in those of ISO 8859.
    private static func hasControls(_ input: UnsafeBufferPointer<UInt8>) -> Bool {
        input.contains { (0x80...0x9F).contains($0) && $0 != 0x85 }
    }

    /// Whether a sentence begins with `byte` and a letter. Elsewhere 0xA2 is the apostrophe before a word that lost its
    /// first letter.
    private static func beginsSentence(_ input: UnsafeBufferPointer<UInt8>, with byte: UInt8) -> Bool {
        input.indices.contains { index in
            guard input[index] == byte, isLetter(input, index + 1) else { return false }
            let before = input[..<index].suffix(4).last { $0 != 0x20 }
            return before.map { [0x0A, 0x0D, 0x2E, 0x21, 0x3B].contains($0) } ?? (index < 4)
        }
    }

    /// In all these charsets the bytes from 0xC0 on are letters.
    private static func isLetter(_ input: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
        guard input.indices.contains(index) else { return false }
        return input[index].isLetter || input[index] >= 0xC0
    }
}
