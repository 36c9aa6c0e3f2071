import VerificationCodes

/// Letters of one kind that can stand for each other, so that a name still looks like a name of its language.
///
/// Replacements come from few letters that every charset of the script has, so that a text in a legacy charset can be
/// written again.
enum Script {
    private static let digits = scalars("0123456789")
    private static let groups: [[UInt32]] = [
        "aeiou", "bdfgklmnprstvz", "аеиоу", "бвгдклмнпрст", "αειου", "βγδκλμνπρστ", "אבגדהזטילמנסעפקרשת",
        "بتجدرسعفقلمنهي", "กขคงจชดตนบปพมยรลวสหอ", "कगचजटडतदनपबमयरलवसह",
        "あいうえおかきくけこさしすせそたちつてとなにのはひふへほまみむめもやゆよらりるれろわ",
        "アイウエオカキクケコサシスセソタチツテトナニノハヒフヘホマミムメモヤユヨラリルレロワ", "ｱｲｳｴｵｶｷｸｹｺｻｼｽｾｿﾀﾁﾂﾃﾄﾅﾆﾉﾊﾋﾌﾍﾎﾏﾐﾑﾒﾓﾔﾕﾖﾗﾘﾙﾚﾛﾜ",
        "가나다라마바사아자차김이박최정강조윤장임한오서신권황안송전홍", "山川木林田小大中本水石金上下文明天地人子日月花春秋白高安平和光玉海松",
    ].map(scalars)

    private static func scalars(_ text: String) -> [UInt32] { text.unicodeScalars.map(\.value) }

    /// A set of words, folded.
    static func words(_ text: String) -> Set<[UInt32]> {
        Set(text.split(separator: " ").map { Reading(String($0)).lower })
    }

    static func isDigit(_ scalar: UInt32) -> Bool { scalar &- 0x30 < 10 }

    static func isLetter(_ scalar: UInt32) -> Bool {
        if scalar < 0x80 { return (scalar | 0x20) &- 0x61 < 26 }
        return scalar != 0xFFFD && Unicode.Scalar(scalar).map { $0.properties.isAlphabetic } ?? false
    }

    static func isAlphanumeric(_ scalar: UInt32) -> Bool { isDigit(scalar) || isLetter(scalar) }

    static func isUpper(_ scalar: UInt32) -> Bool {
        if scalar < 0x80 { return scalar &- 0x41 < 26 }
        return Unicode.Scalar(scalar).map { $0.properties.isUppercase } ?? false
    }

    /// Whether words of the script stand without spaces between them, so that a name may touch the next word.
    static func isUnspaced(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7A3,
            0xF900...0xFAFF, 0xFF66...0xFF9D, 0x20000...0x3FFFF:
            true
        default: false
        }
    }

    /// Another letter or digit of the same kind; anything else stays.
    ///
    /// - Parameter scalar: folded: in lower case and without accents.
    static func substitute(_ scalar: UInt32, random: UInt32) -> UInt32 {
        guard let group = group(of: scalar) else { return neighbour(of: scalar, random: random) }
        guard let place = group.firstIndex(of: scalar) else { return group[Int(random) % group.count] }
        return group[(place + 1 + Int(random) % (group.count - 1)) % group.count]
    }

    private static func group(of scalar: UInt32) -> [UInt32]? {
        switch scalar {
        case 0x30...0x39: return digits
        case 0x61...0x7A: return groups[groups[0].contains(scalar) ? 0 : 1]
        case 0x430...0x52F: return groups[scalars("аеиоуыэюяієї").contains(scalar) ? 2 : 3]
        case 0x3B1...0x3C9: return groups[scalars("αεηιουω").contains(scalar) ? 4 : 5]
        case 0x5D0...0x5EA: return groups[6]
        case 0x620...0x64A, 0x66E...0x6D3: return groups[7]
        case 0xE01...0xE2E: return groups[8]
        case 0x904...0x939: return groups[9]
        case 0x3041...0x3096: return groups[10]
        case 0x30A1...0x30FA: return groups[11]
        case 0xFF66...0xFF9D: return groups[12]
        case 0xAC00...0xD7A3: return groups[13]
        case 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: return groups[14]
        default: return nil
        }
    }

    /// For other scripts: another letter of the same general category among 64 neighbours in Unicode.
    private static func neighbour(of scalar: UInt32, random: UInt32) -> UInt32 {
        guard scalar >= 0x80, let old = Unicode.Scalar(scalar), old.properties.isAlphabetic else { return scalar }
        for step in 1..<32 {
            let near = scalar & ~0x3F | (scalar &+ (random % 31) &+ UInt32(step)) & 0x3F
            guard near != scalar, let new = Unicode.Scalar(near) else { continue }
            if new.properties.generalCategory == old.properties.generalCategory { return near }
        }
        return scalar
    }

    // MARK: Writing like the original

    /// `lower` in the manner of `original`, in whose place it stands: in upper case, with an accent, in full width, in
    /// the digits of another script.
    static func render(_ lower: UInt32, like original: UInt32) -> UInt32 {
        guard case .letter(let plain, let folded) = FoldedCharacter(original), folded != lower else { return original }
        let isUpper = plain != folded
        switch original {
        case 0x21..<0x80: return isUpper ? upper(lower) : lower
        case 0xFF01...0xFF5E where lower > 0x20 && lower < 0x7F: return (isUpper ? upper(lower) : lower) + 0xFEE0
        default: break
        }
        if isDigit(folded), isDigit(lower) { return original &- folded &+ lower }
        guard folded < 0x80, lower &- 0x61 < 26 else { return isUpper ? upper(lower) : lower }
        // Letters from U+1E00 on, such as Vietnamese ones, become others that are as long in UTF-8.
        if original >= 0x1E00 { return dotted(lower) - (isUpper ? 1 : 0) }
        return accented(lower) - (isUpper ? 0x20 : 0)
    }

    private static func upper(_ scalar: UInt32) -> UInt32 {
        if scalar &- 0x61 < 26 { return scalar - 0x20 }
        let mapping = Unicode.Scalar(scalar)?.properties.uppercaseMapping.unicodeScalars
        guard let mapping, mapping.count == 1, let first = mapping.first else { return scalar }
        return first.value
    }

    /// A letter with an accent that nearly all charsets of Latin script have.
    private static func accented(_ scalar: UInt32) -> UInt32 {
        switch scalar {
        case 0x61: 0xE4
        case 0x69: 0xED
        case 0x6F: 0xF6
        case 0x75: 0xFC
        default: 0xE9
        }
    }

    private static func dotted(_ scalar: UInt32) -> UInt32 {
        switch scalar {
        case 0x61: 0x1EA1
        case 0x69: 0x1ECB
        case 0x6F: 0x1ECD
        case 0x75: 0x1EE5
        default: 0x1EB9
        }
    }

    /// The replacement of `scalar` for charsets that lack it: an `x`, of full width for charsets of East Asia.
    static func fallback(for scalar: UInt32, isWide: Bool) -> UInt32 {
        guard !isWide else { return 0xFF58 }
        guard case .letter(let plain, _) = FoldedCharacter(scalar), plain < 0x80 else { return 0x78 }
        return plain
    }
}
