import Foundation
import MessageContent

/// Folds text of the index and of queries alike, so that letter case and accents do not matter in any script.
///
/// Each letter becomes its lower case, canonically decomposed, without marks (Unicode Standard chapter 3, D135 to
/// D145). Letters that Unicode does not decompose become what people type for them: `ß` ss, `ł` l, `đ` d, `ø` o, `æ`
/// ae, `ı` i; final sigma becomes sigma. Arabic and Hebrew lose points, vowel marks, and hamza on another letter.
/// Invisible characters are left out: soft hyphens, joiners, direction marks. Marks that are letters stay: the vowel
/// signs of India's scripts become characters of Unicode's private use area, as SQLite's tokenizer would split words at
/// them.
enum SearchFolding {
    /// Appends the folded form of `scalar` in UTF-8, which may be empty.
    ///
    /// - Parameter scalar: beyond ASCII, of text in form NFKC.
    static func append(_ scalar: Unicode.Scalar, to output: inout [UInt8]) {
        let value = Int(scalar.value)
        switch value < table.count ? table[value] : beyondTable(scalar) {
        case 0: return
        case let entry where entry & expanded == 0: output.append(scalar: entry)
        case let entry: for scalar in expansions[Int(entry & ~expanded)] { output.append(scalar: scalar.value) }
        }
    }

    /// Nearly all scripts with letter case or marks are below; above are Han, Hangul, symbols and rare scripts.
    private static let tableEnd = 0x3000
    /// The bit of an entry that is an index into `expansions`, not a scalar.
    private static let expanded: UInt32 = 1 << 31
    private static let table = made.table
    private static let expansions = made.expansions

    private static let made: (table: [UInt32], expansions: [[Unicode.Scalar]]) = {
        var expansions: [[Unicode.Scalar]] = []
        let table = (0..<UInt32(tableEnd)).map { value -> UInt32 in
            guard value >= 0x80, let scalar = Unicode.Scalar(value) else { return value }
            let folded = fold(scalar)
            switch folded.count {
            case 0: return 0
            case 1: return folded[0].value
            default:
                expansions.append(folded)
                return expanded | UInt32(expansions.count - 1)
            }
        }
        return (table, expansions)
    }()

    private static func beyondTable(_ scalar: Unicode.Scalar) -> UInt32 {
        let properties = scalar.properties
        if properties.isDefaultIgnorableCodePoint { return 0 }
        // Late additions to Latin and Cyrillic, and scripts such as Deseret, have capitals beyond the table.
        let lower = properties.lowercaseMapping.unicodeScalars
        guard properties.isCased, lower.count == 1, let letter = lower.first else { return scalar.value }
        return letter.value < tableEnd ? table[Int(letter.value)] : letter.value
    }

    private static func fold(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
        if scalar.properties.isDefaultIgnorableCodePoint { return [] }
        let lower = scalar.properties.lowercaseMapping.decomposedStringWithCanonicalMapping
        return lower.unicodeScalars.flatMap { part -> [Unicode.Scalar] in
            if part.properties.isDefaultIgnorableCodePoint || isAccent(part) { return [] }
            if let letters = letters[part] { return letters }
            return [Unicode.Scalar(privateMark(part)) ?? part]
        }
    }

    /// Whether it is a mark that does not make another letter of its letter.
    private static func isAccent(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.properties.generalCategory == .nonspacingMark else {
            // Arabic's tatweel only stretches a word.
            return scalar.value == 0x640 || scalar.properties.generalCategory == .enclosingMark
        }
        return switch scalar.value {
        // Combining marks, Cyrillic, Hebrew, Arabic, Syriac.
        case 0x300...0x36F, 0x483...0x487, 0x591...0x5C7, 0x610...0x61A, 0x64B...0x65F, 0x670, 0x6D6...0x6ED,
            0x711, 0x730...0x74A, 0x898...0x89F, 0x8CA...0x8FF, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF,
            0x2DE0...0x2DFF:
            true
        default: false
        }
    }

    /// A character of the private use area for a mark of the scripts from Thaana to Balinese, where marks are vowels
    /// and other letters; any other scalar unchanged.
    private static func privateMark(_ scalar: Unicode.Scalar) -> UInt32 {
        let category = scalar.properties.generalCategory
        let isMark = category == .nonspacingMark || category == .spacingMark
        return isMark && (0x700..<0x1C00).contains(scalar.value) ? 0xE000 + scalar.value : scalar.value
    }

    /// Letters that Unicode does not decompose, by what people type for them.
    private static let letters: [Unicode.Scalar: [Unicode.Scalar]] = {
        var table: [Unicode.Scalar: [Unicode.Scalar]] = [:]
        let pairs: [(String, String)] = [
            ("ß", "ss"), ("æ", "ae"), ("œ", "oe"), ("ĳ", "ij"), ("þ", "th"), ("ð", "d"), ("đ", "d"), ("ɖ", "d"),
            ("ø", "o"), ("ł", "l"), ("ħ", "h"), ("ŧ", "t"), ("ŋ", "n"), ("ı", "i"), ("ȷ", "j"), ("ĸ", "k"), ("ŀ", "l"),
            ("ƀ", "b"), ("ɓ", "b"), ("ƃ", "b"), ("ƈ", "c"), ("ȼ", "c"), ("ƌ", "d"), ("ɗ", "d"), ("ɇ", "e"), ("ƒ", "f"),
            ("ǥ", "g"), ("ɠ", "g"), ("ɦ", "h"), ("ɨ", "i"), ("ɉ", "j"), ("ƙ", "k"), ("ƚ", "l"), ("ɫ", "l"), ("ɲ", "n"),
            ("ƞ", "n"), ("ɵ", "o"), ("ƥ", "p"), ("ɋ", "q"), ("ɍ", "r"), ("ȿ", "s"), ("ƭ", "t"), ("ʈ", "t"), ("ƫ", "t"),
            ("ʉ", "u"), ("ʋ", "v"), ("ƴ", "y"), ("ɏ", "y"), ("ƶ", "z"), ("ȥ", "z"), ("ɀ", "z"), ("ȡ", "d"), ("ȴ", "l"),
            ("ȵ", "n"), ("ȶ", "t"), ("ⱡ", "l"), ("ⱥ", "a"), ("ⱦ", "t"), ("ⱨ", "h"), ("ⱪ", "k"), ("ⱬ", "z"),
            // Greek's final sigma and symbols; Arabic's alef of connection; Persian and Urdu for Arabic's yeh and kaf.
            ("ς", "σ"), ("ϐ", "β"), ("ϑ", "θ"), ("ϕ", "φ"), ("ϖ", "π"), ("ϰ", "κ"), ("ϱ", "ρ"), ("ϲ", "σ"), ("ϵ", "ε"),
            ("ٱ", "ا"), ("ی", "ي"), ("ک", "ك"),
        ]
        for (from, to) in pairs {
            for scalar in from.unicodeScalars { table[scalar] = Array(to.unicodeScalars) }
        }
        return table
    }()
}
