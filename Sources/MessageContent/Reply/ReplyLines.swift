/// The lines of a text as byte ranges, with the tests of single lines that the reply rules share.
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
        for index in bytes.indices where bytes[index] == 0x0A {
            ranges.append(start..<index)
            start = index + 1
        }
        ranges.append(start..<bytes.count)
        trimmed = ranges.map { bytes.trimmingBlanks($0) }
        (self.bytes, self.ranges) = (bytes, ranges)
    }

    var count: Int { ranges.count }

    func isBlank(_ line: Int) -> Bool { trimmed[line].isEmpty }

    /// The first byte that is no white space.
    func first(_ line: Int) -> UInt8? { trimmed[line].isEmpty ? nil : bytes[trimmed[line].lowerBound] }

    /// Whether the line begins with an upper-case letter of the Latin, Greek or Cyrillic alphabet.
    func beginsWithCapital(_ line: Int) -> Bool {
        let head = bytes[trimmed[line].prefix(2)]
        guard let first = head.first, let second = head.last else { return false }
        switch first {
        case 0x41...0x5A: return true
        case 0xC3: return (0x80...0x9E).contains(second)
        case 0xCE: return (0x86...0xAB).contains(second)
        case 0xD0: return (0x80...0xAF).contains(second)
        default: return false
        }
    }

    /// Bytes of white space before the line's first character.
    func indent(_ line: Int) -> Int { trimmed[line].lowerBound - ranges[line].lowerBound }

    /// Whether the line begins with the full-width quote mark of East Asian mail, U+FF1E.
    func beginsFullWidthQuote(_ line: Int) -> Bool { bytes[trimmed[line]].starts(with: [0xEF, 0xBC, 0x9E]) }

    /// The index of the next line at or after `line` that is not blank.
    func nextFilled(_ line: Int) -> Int? {
        var index = line
        while index < count, isBlank(index) { index += 1 }
        return index < count ? index : nil
    }

    /// The lines that `keep` accepts, joined by LF.
    func joined(where keep: (Int) -> Bool) -> String {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var isFirst = true
        for line in 0..<count where keep(line) {
            if !isFirst { result.append(0x0A) }
            isFirst = false
            result.append(contentsOf: bytes[ranges[line]])
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// A range of the text in lower case, for the lookup of words; nil if it has more than `limit` bytes, so that a
    /// line of megabytes takes no time.
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
        if range.count >= 8, bytes[range].allSatisfy({ $0 == 0x2D || $0 == 0x3D }) { return true }
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

/// The classes of ASCII bytes that the reply rules share.
enum ReplyByte {
    static let ruleMarks = Array("-_=~#*+".utf8)

    static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
}

extension [UInt8] {
    /// `range` without white space at either end; the no-break space (U+00A0) and U+200B count as white space.
    func trimmingBlanks(_ range: Range<Int>) -> Range<Int> {
        trimming(range) { index, end in
            if ReplyByte.isBlank(self[index]) { return 1 }
            if end - index >= 2, self[index] == 0xC2, self[index + 1] == 0xA0 { return 2 }
            return end - index >= 3 && isInvisible(at: index) ? 3 : 0
        }
    }

    /// Whether three bytes are a space without width or a mark of direction, which Gmail puts around lines of Hebrew and
    /// Arabic.
    private func isInvisible(at index: Int) -> Bool {
        guard self[index] == 0xE2 else { return false }
        switch (self[index + 1], self[index + 2]) {
        case (0x80, 0x8B), (0x80, 0x8E...0x8F), (0x80, 0xAA...0xAE), (0x81, 0xA6...0xA9): return true
        default: return false
        }
    }

    /// `range` without certain characters at either end.
    ///
    /// - Parameter width: how many bytes such a character takes from an index on, at most up to an end; 0 for others.
    @inline(__always)
    func trimming(_ range: Range<Int>, _ width: (_ index: Int, _ end: Int) -> Int) -> Range<Int> {
        var lower = range.lowerBound
        var upper = range.upperBound
        while lower < upper, case let count = width(lower, upper), count > 0 { lower += count }
        while let count = (1...3).first(where: { upper - $0 >= lower && width(upper - $0, upper) == $0 }) {
            upper -= count
        }
        return lower..<upper
    }

    /// Whether the range ends with a colon, also a full-width one (U+FF1A).
    func endsWithColon(_ range: Range<Int>) -> Bool {
        guard let last = range.last else { return false }
        return self[last] == 0x3A || isWideColon(at: range.upperBound - 3, in: range)
    }

    func isWideColon(at index: Int, in range: Range<Int>) -> Bool {
        index >= range.lowerBound && hasWord([0xEF, 0xBC, 0x9A], at: index, in: range)
    }

    /// Whether `word` is at `index` and ends within `range`.
    func hasWord(_ word: [UInt8], at index: Int, in range: Range<Int>) -> Bool {
        guard index + word.count <= range.upperBound else { return false }
        for offset in word.indices where self[index + offset] != word[offset] { return false }
        return true
    }
}
