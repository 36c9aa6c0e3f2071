import Bytes

/// The features of an attribution that a line has: a verb of writing, a date, a time, an address.
struct AttributionFacts: OptionSet {
    let rawValue: UInt8

    static let verb = AttributionFacts(rawValue: 1)
    /// A year of four digits, or a numeric date such as 15/05/17.
    static let date = AttributionFacts(rawValue: 2)
    /// 21:25, 21.25 or 21h25.
    static let time = AttributionFacts(rawValue: 4)
    static let address = AttributionFacts(rawValue: 8)
    /// An address in angle brackets.
    static let angleAddress = AttributionFacts(rawValue: 16)

    /// How many features beside the verb the line has; an address in angle brackets counts twice.
    var evidence: Int {
        (contains(.date) ? 1 : 0) + (contains(.time) ? 1 : 0) + (contains(.address) ? 1 : 0)
            + (contains(.angleAddress) ? 1 : 0)
    }

    /// Reads the features of one line in one pass.
    static func read(_ bytes: [UInt8], _ range: Range<Int>) -> AttributionFacts {
        var facts: AttributionFacts = []
        var sawAngle = false
        var index = range.lowerBound
        while index < range.upperBound {
            let byte = bytes[index]
            if byte.isDigit {
                let end = endOfDigits(bytes, index, range)
                facts.formUnion(number(bytes, index..<end, range))
                index = end
                continue
            }
            if byte == 0x3C { sawAngle = true }
            if byte == 0x40 { facts.formUnion(sawAngle ? [.address, .angleAddress] : .address) }
            // Zoho Mail writes the angle brackets as HTML entities.
            if byte == 0x26, bytes.hasWord(Array("&lt;".utf8), at: index, in: range) { sawAngle = true }
            if !facts.contains(.verb), hasVerb(bytes, at: index, range) { facts.insert(.verb) }
            index += 1
        }
        return facts
    }

    private static func endOfDigits(_ bytes: [UInt8], _ start: Int, _ range: Range<Int>) -> Int {
        var end = start
        while end < range.upperBound, bytes[end].isDigit { end += 1 }
        return end
    }

    /// A date or time that begins with this number.
    private static func number(_ bytes: [UInt8], _ digits: Range<Int>, _ range: Range<Int>) -> AttributionFacts {
        if digits.count == 4 {
            let century = (bytes[digits.lowerBound], bytes[digits.lowerBound + 1])
            return century == (0x31, 0x39) || century == (0x32, 0x30) ? .date : []
        }
        guard digits.count <= 2, digits.upperBound < range.upperBound else { return [] }
        let mark = bytes[digits.upperBound]
        let next = endOfDigits(bytes, digits.upperBound + 1, range)
        let width = next - digits.upperBound - 1
        if width == 2, mark == 0x3A || mark == 0x68 { return .time }
        guard mark == 0x2E || mark == 0x2F || mark == 0x2D, (1...2).contains(width) else { return [] }
        let hasThird = next < range.upperBound && bytes[next] == mark
        if hasThird, endOfDigits(bytes, next + 1, range) - next - 1 == 2 { return .date }
        return mark == 0x2E && width == 2 && !hasThird ? .time : []
    }

    private static func hasVerb(_ bytes: [UInt8], at index: Int, _ range: Range<Int>) -> Bool {
        for verb in AttributionWords.verbsByFirstByte[Int(bytes[index])] {
            guard bytes.hasWord(verb, at: index, in: range) else { continue }
            let end = index + verb.count
            let startsWord = index == range.lowerBound || !isWordByte(bytes[index - 1]) || !isSpaced(verb)
            let endsWord = end == range.upperBound || !isWordByte(bytes[end]) || !isSpaced(verb)
            if startsWord, endsWord { return true }
        }
        return false
    }

    private static func isWordByte(_ byte: UInt8) -> Bool { byte.isLetter || (0xC3...0xD4).contains(byte) }

    /// Whether the word's script puts spaces between words (Latin, Greek and Cyrillic do).
    private static func isSpaced(_ word: [UInt8]) -> Bool { word[0] < 0xD5 }
}
