import MessageFormat

/// Tells that a run of digits and letters is no code, by the characters beside it and by its own form.
enum ExclusionRules {
    /// - Parameter whole: the run with the letters that a hyphen joins to it, and that are no part of a code.
    static func exclusion(
        _ bytes: [UInt8], _ atoms: [Range<Int>], _ shape: Candidate.Shape, whole: Range<Int>? = nil
    ) -> Exclusion? {
        guard let first = atoms.first, let last = atoms.last else { return nil }
        return neighbours(bytes, whole?.lowerBound ?? first.lowerBound, whole?.upperBound ?? last.upperBound)
            ?? (atoms.count == 1 ? single(bytes, first, shape) : groups(bytes, atoms, shape))
    }

    // MARK: Neighbours

    private static func neighbours(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Exclusion? {
        touchesLetter(bytes, start, end) ? .longerToken : before(bytes, start) ?? after(bytes, end)
    }

    /// Whether a letter beyond ASCII stands at either side.
    private static func touchesLetter(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            start > 0 && bytes[start - 1] >= 0x80 && WordEdge.isLetter(bytes, bytes.scalarStart(at: start - 1))
                || end < bytes.count && bytes[end] >= 0x80 && WordEdge.isLetter(bytes, end)
        }
    }

    private static func before(_ bytes: [UInt8], _ start: Int) -> Exclusion? {
        guard start > 0 else { return nil }
        let byte = bytes[start - 1]
        let isDigitBefore = start > 1 && bytes[start - 2].isDigit
        switch byte {
        case 0x24: return .amount
        case 0x23: return isColour(bytes, start) ? .colour : .numberSign
        case 0x5F, 0x5C, 0x3D, 0x26, 0x7E: return .longerToken
        case 0x2F: return isDigitBefore ? .date : .longerToken
        case 0x2A, 0x2B: return byte == 0x2A ? maskBefore(bytes, start) : .telephone
        case 0x2D where start > 1 && bytes[start - 2] == 0x2A && maskBefore(bytes, start - 1) != nil: return .cardTail
        // Also a part of a password: "vG8!rmTq2".
        case 0x2D, 0x21, 0x3F, 0x5E: return start > 1 && bytes[start - 2].isAlphanumeric ? .longerToken : nil
        case 0x3A: return isDigitBefore ? .time : isSetting(bytes[..<start]) ? .program : nil
        case 0x2C, 0x2E: return isDigitBefore ? .decimal : nil
        case 0x20 where hasBullets(bytes[..<start]): return .cardTail
        // As in lines of programs: `-d code="482913"`.
        case 0x22 where start > 1 && bytes[start - 2] == 0x3D || endsInJSONName(bytes[..<(start - 1)]): return .program
        default:
            if byte >= 0x80, isCurrency(bytes, bytes.scalarStart(at: start - 1)) { return .amount }
            if byte == 0xB7 || byte == 0xA2 || byte == 0xA6 { return maskBefore(bytes, start) }
            return amountBefore(bytes, start)
        }
    }

    private static func after(_ bytes: [UInt8], _ end: Int) -> Exclusion? {
        guard end < bytes.count else { return nil }
        let isDigitNext = end + 1 < bytes.count && bytes[end + 1].isDigit
        switch bytes[end] {
        case 0x25: return .measure
        case 0x24: return .amount
        case 0x5F, 0x5C, 0x3D, 0x26: return .longerToken
        case 0x2F: return isDigitNext ? .date : .longerToken
        case 0x40: return .address
        case 0x2D where bytes[(end + 1)...].prefix(2).elementsEqual("**".utf8): return .telephone
        case 0x2D, 0x21, 0x3F, 0x5E:
            return end + 1 < bytes.count && bytes[end + 1].isAlphanumeric ? .longerToken : nil
        case 0x3A: return isDigitNext ? .time : nil
        case 0x2C where isDigitNext && isSpanOfTime(bytes[(end + 1)...]): return nil
        case 0x2C, 0x2E: return isDigitNext ? .decimal : nil
        case 0x2A: return maskAfter(bytes, end)
        default:
            if bytes[end] >= 0x80, isCurrency(bytes, end) { return .amount }
            return unitAfter(bytes, end)
        }
    }

    /// Whether text begins with minutes, seconds or hours in Chinese or Korean, which follow a code without a blank:
    /// "360825,5\u{5206}\u{949F}\u{5185}\u{6709}\u{6548}".
    private static func isSpanOfTime(_ bytes: ArraySlice<UInt8>) -> Bool {
        let rest = bytes.drop { $0.isDigit }
        return bytes.count - rest.count <= 2 && timeUnits.contains { rest.starts(with: $0) }
    }

    private static let timeUnits = ["\u{5206}", "\u{79D2}", "\u{5C0F}\u{65F6}", "\u{5C0F}\u{6642}", "\u{BD84}"].map {
        Array($0.utf8)
    }

    /// Six hexadecimal digits behind a `#`, a letter among them: "#4A90E2".
    private static func isColour(_ bytes: [UInt8], _ start: Int) -> Bool {
        let digits = bytes[start...].prefix { $0.isDigit || (0x41...0x46).contains($0 & 0xDF) }
        return digits.count == 6 && !digits.allSatisfy { $0.isDigit }
    }

    /// "****1234", "••1234": the end of a card or account number.
    private static func maskBefore(_ bytes: [UInt8], _ start: Int) -> Exclusion? {
        let mask = bytes[max(0, start - 6)..<start]
        let stars = mask.count { $0 == 0x2A || $0 == 0xB7 }
        return stars >= 2 || bytes[start - 1] == 0xA6 ? .cardTail : nil
    }

    /// Whether text ends with two bullets or more, with or without blanks: "••• 0418". One alone marks an item of a list.
    /// Bullets were folded to middle dots.
    private static func hasBullets(_ bytes: ArraySlice<UInt8>) -> Bool {
        var rest = bytes.suffix(8)
        var bullets = 0
        while let last = rest.last {
            if last == 0x20 {
                rest = rest.dropLast()
            } else if rest.count >= 2, rest.suffix(2).elementsEqual([0xC2, 0xB7]) {
                bullets += 1
                rest = rest.dropLast(2)
            } else {
                break
            }
        }
        return bullets >= 2
    }

    /// Whether text ends with a member's name, as JSON (RFC 8259) writes it: `{"code": "482913"`.
    private static func endsInJSONName(_ bytes: ArraySlice<UInt8>) -> Bool {
        let name = bytes.last == 0x20 ? bytes.dropLast() : bytes
        guard name.suffix(2).elementsEqual([0x22, 0x3A]),
            let quote = name.dropLast(2).suffix(40).lastIndex(of: 0x22)
        else { return false }
        let before = name[..<quote].last { $0 != 0x20 }
        return before == UInt8(ascii: "{") || before == UInt8(ascii: ",")
    }

    /// Whether the word that ends a text is a setting's, as programs log it: "key=otp:user:".
    private static func isSetting(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.suffix(40).reversed().prefix { $0 > 0x20 && $0 < 0x80 && $0 != 0x28 && $0 != 0x29 }.contains(0x3D)
    }

    /// "0917***4482": the beginning of a telephone number, of which the middle is hidden.
    private static func maskAfter(_ bytes: [UInt8], _ end: Int) -> Exclusion? {
        let stars = bytes[end...].prefix { $0 == 0x2A }
        return stars.count >= 2 && stars.endIndex < bytes.count && bytes[stars.endIndex].isDigit ? .telephone : nil
    }

    /// ¢ £ ¤ ¥, U+20A0-U+20CF, and 円 元 원 at a number's side.
    private static func isCurrency(_ bytes: [UInt8], _ lead: Int) -> Bool {
        guard lead + 1 < bytes.count else { return false }
        let (second, third) = (bytes[lead + 1], lead + 2 < bytes.count ? bytes[lead + 2] : 0)
        switch (bytes[lead], second, third) {
        case (0xC2, 0xA2...0xA5, _), (0xE2, 0x82, 0xA0...0xBF), (0xE2, 0x83, 0x80...0x8F): return true
        case (0xE5, 0x86, 0x86), (0xE5, 0x85, 0x83), (0xEC, 0x9B, 0x90): return true
        default: return false
        }
    }

    // MARK: Words beside

    private static let currencies: Set<String> = [
        "usd", "eur", "gbp", "inr", "rs", "jpy", "cny", "rmb", "chf", "cad", "aud", "brl", "mxn", "rub", "pln", "czk",
        "huf", "sek", "nok", "dkk", "try", "tl", "krw", "ars", "cop", "clp", "ngn", "kes", "zar", "aed", "sar", "idr",
        "rp", "myr", "rm", "php", "thb", "vnd", "sgd", "hkd", "twd", "nzd", "ils", "uah", "ron", "lei", "btc", "eth",
        "xrp", "usdt", "euro", "euros", "dollars", "euro.", "kr", "zl", "ft", "kc", "r$", "grn",
    ]
    private static let units: Set<String> = [
        "usd", "eur", "gbp", "inr", "euro", "euros", "dollars", "rubles", "yen", "kr", "zl", "ft", "kc", "tl", "lei",
        "usdt", "btc", "eth", "xrp", "mb", "gb", "kb", "tb", "km", "kg", "km/h", "px", "pt", "mm", "cm", "ml", "kwh",
        "hz", "mhz", "ghz", "am", "pm", "people", "developers", "users", "customers", "times", "points", "miles",
        "percent", "years", "items", "words", "pages", "photos", "files", "messages",
    ]

    private static func amountBefore(_ bytes: [UInt8], _ start: Int) -> Exclusion? {
        guard bytes[start - 1] == 0x20 || bytes[start - 1] == 0x2E else { return nil }
        var end = start - 1
        while end > 0, bytes[end - 1] == 0x2E || bytes[end - 1] == 0x20 { end -= 1 }
        var begin = end
        while begin > 0, end - begin < 8, bytes[begin - 1] > 0x20, bytes[begin - 1] < 0x7F { begin -= 1 }
        return currencies.contains(lower(bytes, begin..<end)) ? .amount : nil
    }

    private static func unitAfter(_ bytes: [UInt8], _ end: Int) -> Exclusion? {
        guard bytes[end] == 0x20 else { return nil }
        var stop = end + 1
        while stop < bytes.count, stop - end < 12, bytes[stop].isAlphanumeric || bytes[stop] == 0x2F { stop += 1 }
        return units.contains(lower(bytes, end + 1..<stop)) ? .measure : nil
    }

    private static func lower(_ bytes: [UInt8], _ range: Range<Int>) -> String {
        String(decoding: bytes[range].map { $0.asciiLowercased }, as: UTF8.self)
    }

    // MARK: The run itself

    private static func groups(_ bytes: [UInt8], _ atoms: [Range<Int>], _ shape: Candidate.Shape) -> Exclusion? {
        if shape == .groupedMixed, atoms.dropLast().contains(where: { bytes[$0.upperBound] == 0x2E }) {
            return .longerToken
        }
        guard shape == .groupedDigits else { return nil }
        let widths = atoms.map(\.count)
        let total = widths.reduce(0, +)
        if widths.count == 3, isDate(bytes, atoms) { return .date }
        if widths == [4, 4], areYears(bytes, atoms) { return .date }
        if bytes[atoms[0].upperBound] == 0x2E { return .decimal }
        if widths == [3, 3, 4] || widths.count >= 4 && total > 10 { return .telephone }
        let isGroup = total <= 10 && widths.allSatisfy { $0 <= 4 } && (total >= 4 || widths.allSatisfy { $0 == 1 })
        // Lists of recovery codes are written so; ZIP codes have four digits behind the hyphen.
        let isPair = widths == [5, 5] && bytes[atoms[0].upperBound] == 0x2D
        return isGroup || isPair ? nil : total > 10 ? .tooLong : .longerToken
    }

    /// A year at either end or three small numbers, as in 2026-03-12, 12.3.2026 and 01-01-01.
    private static func isDate(_ bytes: [UInt8], _ atoms: [Range<Int>]) -> Bool {
        let numbers = atoms.map { bytes[$0].prefix(5).decimal }
        func isSmall(_ index: Int) -> Bool { atoms[index].count <= 2 && (1...31).contains(numbers[index]) }
        if atoms[0].count == 4, (1900...2100).contains(numbers[0]) { return isSmall(1) && isSmall(2) }
        guard isSmall(0), isSmall(1), min(numbers[0], numbers[1]) <= 12 else { return false }
        let year = numbers[2]
        return atoms[2].count == 4 ? (1900...2100).contains(year) : atoms[2].count == 2 && year <= 40
    }

    /// 2016-2025
    private static func areYears(_ bytes: [UInt8], _ atoms: [Range<Int>]) -> Bool {
        let years = atoms.map { bytes[$0].decimal }
        return years.allSatisfy { (1900...2100).contains($0) } && years[0] < years[1]
    }

    private static func single(_ bytes: [UInt8], _ atom: Range<Int>, _ shape: Candidate.Shape) -> Exclusion? {
        if shape == .digits, atom.count > 10 { return .tooLong }
        guard shape == .mixed else { return nil }
        if isTime(bytes[atom]) { return .time }
        if bytes[atom].starts(with: [0x30, 0x78]), atom.count > 6 { return .longerToken }  // 0x80070005
        let word = lower(bytes, atom)
        // A capital behind digits is a code's ("12345X"), small letters are a unit's.
        let isUnit = bytes[atom].last.map { $0 >= 0x61 } ?? false
        if word.utf8.first?.isDigit == true, isUnit || word.utf8.count <= 5, isMeasure(word) { return .measure }
        return isName(bytes, atom) ? .label : nil
    }

    /// The sender's name before what it says: "Example2u: never share your code".
    private static func isName(_ bytes: [UInt8], _ atom: Range<Int>) -> Bool {
        let end = atom.upperBound
        guard end + 1 < bytes.count, bytes[end] == 0x3A, bytes[end + 1] == 0x20 else { return false }
        return bytes[atom].contains { (0x61...0x7A).contains($0) } && (0x41...0x5A).contains(bytes[atom.lowerBound])
    }

    /// "10h04", "18h30"
    private static func isTime(_ word: ArraySlice<UInt8>) -> Bool {
        let parts = word.split(separator: UInt8(ascii: "h"), omittingEmptySubsequences: false)
        return parts.count == 2 && (1...2).contains(parts[0].count) && parts[1].count == 2
            && parts.allSatisfy { $0.allSatisfy { $0.isDigit } }
    }

    /// "15th", "1080p", "500mb", "10am", "20px".
    private static func isMeasure(_ word: String) -> Bool {
        let unit = word.drop { $0.isASCII && $0.isNumber }
        return unit.utf8.allSatisfy { !$0.isDigit } && measures.contains(String(unit))
    }

    private static let measures: Set<String> = [
        "st", "nd", "rd", "th", "s", "p", "k", "m", "x", "am", "pm", "px", "pt", "mb", "gb", "kb", "tb", "km", "kg",
        "mm", "cm", "ml", "g", "h", "hr", "hrs", "min", "mins", "sec", "ms", "usd", "eur", "gbp", "kwh", "hz", "mhz",
        "ghz", "w", "v", "mah", "dpi", "er", "e", "eme", "pcs", "days", "d",
    ]
}
