/// A character with letter case, accents and width taken off, so that phrases and codes are found however they are
/// written.
package enum FoldedCharacter {
    /// The character is dropped: invisible characters, combining marks, vowel points.
    case nothing
    case space
    /// A character, and the same in lower case. Both have the same number of UTF-8 bytes.
    case letter(plain: UInt32, lower: UInt32)

    package init(_ scalar: UInt32) {
        if let (plain, lower) = LetterTable.shared.fold(scalar) {
            self = .letter(plain: plain, lower: lower)
            return
        }
        switch scalar {
        case 0x41...0x5A: self = .letter(plain: scalar, lower: scalar | 0x20)
        case 0...0x20, 0x7F...0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: self = .space
        // The zero-width non-joiner: Persian writes the same words with it or with a space.
        case 0x200C: self = .space
        case 0x21...0x7E: self = .same(scalar)
        case 0xAD, 0x300...0x36F, 0x483...0x487, 0x591...0x5BD, 0x5BF...0x5C2, 0x5C4...0x5C7, 0x610...0x61A, 0x640,
            0x64B...0x65F, 0x670, 0x93C, 0x9BC, 0xA3C, 0xB3C, 0x180E, 0x200B, 0x200D...0x200F, 0x202A...0x202E,
            0x2060...0x2069, 0xFE00...0xFE0F, 0xFEFF, 0xE0100...0xE01EF:
            self = .nothing
        // Hyphens and dashes, apostrophes, quotation marks and middle dots become one of each.
        case 0x05BE, 0x2010...0x2015, 0x2212, 0xFE58, 0xFE63: self = .same(0x2D)
        case 0x2018...0x201B, 0x2032, 0x02BC, 0xB4: self = .same(0x27)
        case 0x201C...0x201F, 0xAB, 0xBB, 0x2033: self = .same(0x22)
        case 0x2022, 0x2219, 0x22C5, 0x30FB, 0xFF65: self = .same(0xB7)
        // A comma or full stop of full width never stands inside a number, so it stays another than the ASCII one.
        case 0xFF0C, 0xFF0E: self = .same(scalar)
        case 0xFF01...0xFF5E: self = FoldedCharacter(scalar - 0xFEE0)
        default: self = Self.other(scalar)
        }
    }

    private static func same(_ scalar: UInt32) -> FoldedCharacter { .letter(plain: scalar, lower: scalar) }

    private static func other(_ scalar: UInt32) -> FoldedCharacter {
        if let digit = digit(scalar) { return same(0x30 + digit) }
        switch scalar {
        // Alef, yeh, kaf and heh: Arabic, Persian and Urdu have several characters for each of these letters.
        case 0x622, 0x623, 0x625, 0x671: return same(0x627)
        case 0x649, 0x6CC: return same(0x64A)
        case 0x6A9: return same(0x643)
        case 0x629, 0x6C1, 0x6C3: return same(0x647)
        case 0x900...0xB7F: return same(withoutNukta[scalar] ?? scalar)
        // Georgian capitals.
        case 0x1C90...0x1CBF: return .letter(plain: scalar, lower: scalar - 0xBC0)
        default: return same(scalar)
        }
    }

    /// Letters of India with a nukta, which mail also writes as two characters. The nukta itself is dropped.
    private static let withoutNukta: [UInt32: UInt32] = [
        0x929: 0x928, 0x931: 0x930, 0x934: 0x933, 0x958: 0x915, 0x959: 0x916, 0x95A: 0x917, 0x95B: 0x91C, 0x95C: 0x921,
        0x95D: 0x922, 0x95E: 0x92B, 0x95F: 0x92F, 0x9DC: 0x9A1, 0x9DD: 0x9A2, 0x9DF: 0x9AF, 0xA33: 0xA32, 0xA36: 0xA38,
        0xA59: 0xA16, 0xA5A: 0xA17, 0xA5B: 0xA1C, 0xA5E: 0xA2B, 0xB5C: 0xB21, 0xB5D: 0xB22,
    ]

    /// The value of a decimal digit of another script.
    private static func digit(_ scalar: UInt32) -> UInt32? {
        switch scalar {
        case 0x660...0x669: return scalar - 0x660
        case 0x6F0...0x6F9: return scalar - 0x6F0
        case 0x966...0x96F, 0x9E6...0x9EF, 0xA66...0xA6F, 0xAE6...0xAEF, 0xB66...0xB6F, 0xBE6...0xBEF, 0xC66...0xC6F,
            0xCE6...0xCEF, 0xD66...0xD6F:
            return (scalar & 0x7F) - 0x66
        case 0xE50...0xE59: return scalar - 0xE50
        case 0xED0...0xED9: return scalar - 0xED0
        case 0xF20...0xF29: return scalar - 0xF20
        case 0x1040...0x1049: return scalar - 0x1040
        case 0x17E0...0x17E9: return scalar - 0x17E0
        case 0x1810...0x1819: return scalar - 0x1810
        case 0x1D7CE...0x1D7FF: return (scalar - 0x1D7CE) % 10
        default: return nil
        }
    }
}

/// Text in the form in which phrases are compared: `plain` without accents, width and invisible characters, `lower` the
/// same in lower case. An offset means the same character in both.
package struct FoldedText: Sendable {
    package private(set) var plain: [UInt8] = []
    private(set) var lower: [UInt8] = []
    /// Letters that stand in `plain` as one of ASCII, by their places, which only grow.
    private var accented: [(position: Int, scalar: UInt32)] = []

    init() {}

    /// A phrase or a line: white space is one space, none at the ends.
    init(_ text: String) {
        var text = text
        text.withUTF8 { append($0) }
        trimEnd(to: 0)
    }

    var count: Int { lower.count }

    /// Makes room for so many bytes more.
    mutating func reserve(_ bytes: Int) {
        plain.reserveCapacity(plain.count + bytes)
        lower.reserveCapacity(lower.count + bytes)
    }

    /// Appends valid UTF-8. White space is never doubled, and never stands at the beginning.
    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        var position = 0
        while position < bytes.count {
            let byte = bytes[position]
            let end = Self.plainEnd(bytes, position)
            if end > position {
                append(plain: UnsafeBufferPointer(rebasing: bytes[position..<end]))
                position = end
            } else if byte < 0x80 {
                appendSpace()
                position += 1
            } else {
                let scalar = Self.scalar(bytes, &position)
                let character = FoldedCharacter(scalar)
                if Self.isLatin(scalar), case .letter(0..<0x80, _) = character {
                    accented.append((plain.count, scalar))
                }
                append(character)
            }
        }
    }

    /// Latin letters with accents: U+00C0 to U+024F, U+1E00 to U+1EFF.
    private static func isLatin(_ scalar: UInt32) -> Bool {
        (0xC0...0x24F).contains(scalar) || (0x1E00...0x1EFF).contains(scalar)
    }

    /// The text of a range as it stood, combining marks, width and invisible characters aside.
    func string(_ range: Range<Int>) -> String {
        let first = accented.partitioningIndex { $0.position >= range.lowerBound }
        var (position, result) = (range.lowerBound, [UInt8]())
        for letter in accented[first...].prefix(while: { $0.position < range.upperBound }) {
            result += plain[position..<letter.position]
            result.append(scalar: letter.scalar)
            position = letter.position + 1
        }
        return String(decoding: result + plain[position..<range.upperBound], as: UTF8.self)
    }

    /// The end of a run of ASCII that begins with no space and has single spaces only: most of a mail consists of such
    /// runs, which are copied as they are.
    private static func plainEnd(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
        var end = start
        var isAfterSpace = true
        while end < bytes.count {
            let byte = bytes[end]
            if byte == 0x20 {
                guard !isAfterSpace else { break }
                isAfterSpace = true
            } else {
                guard byte > 0x20, byte < 0x7F else { break }
                isAfterSpace = false
            }
            end += 1
        }
        return end
    }

    private mutating func append(plain run: UnsafeBufferPointer<UInt8>) {
        let start = lower.count
        plain.append(contentsOf: run)
        lower.append(contentsOf: run)
        lower.withUnsafeMutableBufferPointer { bytes in
            for index in start..<bytes.count where bytes[index] >= 0x41 && bytes[index] <= 0x5A { bytes[index] |= 0x20 }
        }
    }

    private mutating func append(_ character: FoldedCharacter) {
        switch character {
        case .nothing: return
        case .space: appendSpace()
        case .letter(let plain, let lower):
            self.plain.append(scalar: plain)
            self.lower.append(scalar: lower)
        }
    }

    private mutating func appendSpace() {
        guard let last = lower.last, last != 0x20, last != 0x0A else { return }
        plain.append(0x20)
        lower.append(0x20)
    }

    /// Appends a byte between two texts, so that nothing that is appended later joins what stands before it.
    mutating func append(separator byte: UInt8) {
        plain.append(byte)
        lower.append(byte)
    }

    mutating func trimEnd(to start: Int) {
        while lower.count > start, lower.last == 0x20 {
            plain.removeLast()
            lower.removeLast()
        }
    }

    /// Decodes one scalar of more than one byte and steps over it.
    private static func scalar(_ bytes: UnsafeBufferPointer<UInt8>, _ position: inout Int) -> UInt32 {
        let lead = bytes[position]
        let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
        var value = UInt32(lead) & (length == 4 ? 0x07 : length == 3 ? 0x0F : 0x1F)
        for offset in 1..<length where position + offset < bytes.count {
            value = value << 6 | UInt32(bytes[position + offset] & 0x3F)
        }
        position += length
        return value
    }
}
