/// The lines of a text as byte ranges, and what reply splitting asks about single lines.
struct ReplyLines {
    let bytes: [UInt8]
    /// Each line without its LF.
    let ranges: [Range<Int>]
    /// Each line without white space at its ends.
    let trimmed: [Range<Int>]

    init(_ text: String) {
        let bytes = Array(text.utf8)
        var ranges: [Range<Int>] = []
        var start = 0
        for (index, byte) in bytes.enumerated() where byte == 0x0A {
            ranges.append(start..<index)
            start = index + 1
        }
        ranges.append(start..<bytes.count)
        self.bytes = bytes
        self.ranges = ranges
        trimmed = ranges.map { bytes.trimmingBlanks($0) }
    }

    var count: Int { ranges.count }

    func isBlank(_ line: Int) -> Bool { trimmed[line].isEmpty }

    /// The first byte that is no white space.
    func first(_ line: Int) -> UInt8? { trimmed[line].isEmpty ? nil : bytes[trimmed[line].lowerBound] }

    /// Whether the line begins with the full-width quote mark of East Asian mail, U+FF1E.
    func beginsFullWidthQuote(_ line: Int) -> Bool { bytes[trimmed[line]].starts(with: [0xEF, 0xBC, 0x9E]) }

    /// The index of the next line at or after `line` that is not blank.
    func nextFilled(_ line: Int) -> Int? {
        var index = line
        while index < count, isBlank(index) { index += 1 }
        return index < count ? index : nil
    }

    /// The lines that `keep` answers true for, joined by LF.
    func joined(where keep: (Int) -> Bool) -> String {
        var result: [UInt8] = []
        var isFirst = true
        for line in 0..<count where keep(line) {
            if !isFirst { result.append(0x0A) }
            isFirst = false
            result.append(contentsOf: bytes[ranges[line]])
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// At most `limit` bytes of a trimmed line in lower case; nil for a longer line.
    ///
    /// Word tables are searched in this form, so that a line of megabytes costs nothing.
    func lowercased(_ range: Range<Int>, limit: Int) -> String? {
        guard range.count <= limit else { return nil }
        return String(decoding: bytes[range], as: UTF8.self).lowercased()
    }

    /// Whether the line is a rule: two or more of one character of `-_=~#*+`, or one long dash.
    func isRule(_ line: Int) -> Bool {
        let range = trimmed[line]
        guard let mark = first(line) else { return false }
        if range.count == 3, bytes[range.lowerBound] == 0xE2, bytes[range.lowerBound + 1] == 0x80 {
            return (0x93...0x95).contains(bytes[range.lowerBound + 2])  // – — ―
        }
        return range.count >= 2 && ReplyByte.ruleMarks.contains(mark) && bytes[range].allSatisfy { $0 == mark }
    }

    /// The bytes after the `>` marks of a quoted line.
    func dequoted(_ line: Int) -> Range<Int> {
        var range = trimmed[line]
        while let byte = range.isEmpty ? nil : bytes[range.lowerBound], byte == 0x3E || ReplyByte.isBlank(byte) {
            range = range.lowerBound + 1..<range.upperBound
        }
        return range
    }
}

/// ASCII facts that the reply rules share.
enum ReplyByte {
    static let ruleMarks = Array("-_=~#*+".utf8)

    static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
    static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    static func isUpper(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
    static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}

extension [UInt8] {
    /// Without white space at either end; the no-break space (U+00A0) and U+200B count as white space.
    func trimmingBlanks(_ range: Range<Int>) -> Range<Int> {
        var lower = range.lowerBound
        var upper = range.upperBound
        while lower < upper {
            if ReplyByte.isBlank(self[lower]) {
                lower += 1
            } else if let width = wideBlank(at: lower, before: upper) {
                lower += width
            } else {
                break
            }
        }
        while lower < upper {
            if ReplyByte.isBlank(self[upper - 1]) {
                upper -= 1
            } else if let width = wideBlank(endingAt: upper, after: lower) {
                upper -= width
            } else {
                break
            }
        }
        return lower..<upper
    }

    private func wideBlank(at index: Int, before end: Int) -> Int? {
        if end - index >= 2, self[index] == 0xC2, self[index + 1] == 0xA0 { return 2 }
        if end - index >= 3, self[index] == 0xE2, self[index + 1] == 0x80, self[index + 2] == 0x8B { return 3 }
        return nil
    }

    private func wideBlank(endingAt end: Int, after start: Int) -> Int? {
        if end - start >= 2, wideBlank(at: end - 2, before: end) != nil { return 2 }
        if end - start >= 3, wideBlank(at: end - 3, before: end) == 3 { return 3 }
        return nil
    }

    /// Whether `word` stands at `index` within `range`.
    func hasWord(_ word: [UInt8], at index: Int, in range: Range<Int>) -> Bool {
        guard index + word.count <= range.upperBound else { return false }
        for offset in word.indices where self[index + offset] != word[offset] { return false }
        return true
    }
}
