import Bytes

/// What a letter says, to ask whether it says what stands in the calendar or the report beside it.
struct SaidWords {
    /// In lower case, with one blank for each stretch of white space.
    private var words: [UInt8] = []
    /// The times of day that the letter names, in minutes since midnight.
    private var times: Set<Int> = []

    /// Bytes of a letter that are read: what comes later does not belong to the invitation.
    private static let limit = 16 << 10
    /// Longer texts are not looked for.
    private static let longest = 120

    init(of letter: String) {
        words = Self.folded(letter.utf8.prefix(Self.limit))
        readTimes()
    }

    /// Whether it says these words, letter case and white space aside.
    func says(_ text: [UInt8]) -> Bool {
        let text = Self.folded(text)
        guard text.count <= Self.longest, let first = text.first else { return text.isEmpty }
        return words.withByteView { words in
            var from = 0
            while let start = words.firstIndex(of: first, from: from) {
                if words.slice(start, start + text.count).buffer.elementsEqual(text) { return true }
                from = start + 1
            }
            return false
        }
    }

    /// Whether it names the time, or the day, of `Starts 2024-03-11 15:00 Europe/Berlin`. Of universal time, which letters
    /// do not write, only the minutes are known.
    func saysTime(_ text: [UInt8]) -> Bool {
        let parts = text.split(separator: 0x20)
        guard parts.count > 2 else { return parts.count == 2 && saysDay(parts[1]) }
        let digits = parts[2].split(separator: 0x3A).compactMap { Int(String(decoding: $0, as: UTF8.self)) }
        guard digits.count == 2 else { return false }
        guard parts.last?.elementsEqual("UTC".utf8) ?? false else { return times.contains(digits[0] * 60 + digits[1]) }
        return times.contains { $0 % 60 == digits[1] }
    }

    /// The day of the month, in digits.
    private func saysDay(_ date: ArraySlice<UInt8>) -> Bool {
        let day = date.suffix(2).drop { $0 == 0x30 }
        return words.split { !$0.isDigit }.contains { $0.drop { $0 == 0x30 }.elementsEqual(day) }
    }

    /// `15:00`, `15.00`, `3:00 pm`, `3pm`, `15 Uhr`.
    private mutating func readTimes() {
        var index = 0
        while index < words.count {
            let start = index
            while index < words.count, words[index].isDigit { index += 1 }
            guard index > start else {
                index += 1
                continue
            }
            guard index - start <= 2, let hour = number(start..<index), hour < 24 else { continue }
            var minutes: Int?
            if index + 2 < words.count, [0x3A, 0x2E, 0x68].contains(words[index]), words[index + 1].isDigit,
                words[index + 2].isDigit, index + 3 == words.count || !words[index + 3].isDigit
            {
                minutes = number(index + 1..<index + 3)
                index += 3
            }
            let half = words[index...].prefix(8).drop { $0 == 0x20 }.prefix { $0.isLetter || $0 == 0x2E }.filter(
                \.isLetter)
            let isHalf = half.elementsEqual("am".utf8) || half.elementsEqual("pm".utf8)
            guard minutes != nil || isHalf || half.elementsEqual("uhr".utf8) || half.elementsEqual("h".utf8) else {
                continue
            }
            let isAfternoon = half.first == 0x70 && isHalf
            times.insert((isHalf ? hour % 12 + (isAfternoon ? 12 : 0) : hour) * 60 + (minutes ?? 0))
        }
    }

    private func number(_ range: Range<Int>) -> Int? { Int(String(decoding: words[range], as: UTF8.self)) }

    private static func folded(_ text: some Sequence<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        for byte in text {
            if byte <= 0x20 {
                if let last = result.last, last != 0x20 { result.append(0x20) }
                continue
            }
            result.append(byte.asciiLowercased)
            // Blanks that break no line: U+00A0 and U+202F.
            if result.suffix(2).elementsEqual([0xC2, 0xA0]) {
                result.replaceSubrange((result.count - 2)..., with: [0x20])
            }
            if result.suffix(3).elementsEqual([0xE2, 0x80, 0xAF]) {
                result.replaceSubrange((result.count - 3)..., with: [0x20])
            }
        }
        if result.last == 0x20 { result.removeLast() }
        return result
    }
}
