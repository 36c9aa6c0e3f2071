import Bytes

/// A color as browsers read it in an attribute: "rules for parsing a legacy color value" (HTML standard, 2.3.6).
enum HTMLLegacyColor {
    private static let longest = 128

    /// The color for CSS: `#rgb`, `#rrggbb` or a name; empty where the attribute says nothing.
    ///
    /// A word of letters is taken for a name. Misspelt names, which browsers would read as digits, are lost.
    static func css(_ value: ByteSlice) -> [UInt8] {
        let text = value.trimmed(\.isHTMLSpace)
        guard !text.isEmpty else { return [] }
        if text.allSatisfy(\.isLetter), !text.allSatisfy({ $0.hexValue != nil }) {
            return text.count > 30 || text.equalsIgnoringCase("transparent") ? [] : Array(text)
        }
        let isShort = text.count == 4 && text.first == 0x23 && text.dropFirst().allSatisfy { $0.hexValue != nil }
        if isShort { return Array(text) }
        return [0x23] + components(of: digits(of: text)).flatMap { $0 }
    }

    /// The hexadecimal digits. Other characters count as zero, those beyond the first plane as two zeros.
    private static func digits(of text: ByteSlice) -> [UInt8] {
        var digits: [UInt8] = []
        for byte in text {
            if byte & 0xc0 == 0x80 { continue }
            if byte >= 0xf0 { digits.append(0x30) }
            digits.append(byte.hexValue != nil || byte == 0x23 && digits.isEmpty ? byte : 0x30)
            if digits.count >= longest { break }
        }
        if digits.first == 0x23 { digits.removeFirst() }
        while digits.isEmpty || digits.count % 3 != 0 { digits.append(0x30) }
        return digits
    }

    /// Red, green and blue, two digits each.
    private static func components(of digits: [UInt8]) -> [[UInt8]] {
        let length = digits.count / 3
        var parts = (0..<3).map { digits[($0 * length)..<(($0 + 1) * length)].suffix(8) }
        while parts[0].count > 2, parts.allSatisfy({ $0.first == 0x30 }) { parts = parts.map { $0.dropFirst() } }
        return parts.map { $0.count < 2 ? [0x30] + $0 : Array($0.prefix(2)) }
    }
}
