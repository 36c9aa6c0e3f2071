/// Tells KOI8 from windows-1251 by their letter case: the capitals of each have the bytes of the other's small letters.
enum CyrillicCase {
    static let charsets = ["windows-1251", "koi8-r", "koi8-u"]

    /// Whether words are written as nobody writes them, with a small letter before capitals, and none the usual way.
    static func isSwapped(_ input: UnsafeBufferPointer<UInt8>, in charset: Charset) -> Bool {
        guard charsets.contains(charset.name) else { return false }
        let capitals: ClosedRange<UInt8> = charset.name == "windows-1251" ? 0xC0...0xDF : 0xE0...0xFF
        var swapped = 0
        for word in input.prefix(1_024).split(whereSeparator: { $0 < 0xC0 }) where word.count >= 3 {
            let rest = word.dropFirst().count { capitals.contains($0) }
            guard rest == word.count - 1 else { return false }
            if let first = word.first, !capitals.contains(first) { swapped += word.count }
        }
        return swapped >= 8
    }
}
