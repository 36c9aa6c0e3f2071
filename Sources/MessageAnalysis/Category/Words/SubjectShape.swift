import Bytes

/// What the form of a subject tells, whatever its language: numbers of orders and of issues, dates, loudness.
struct SubjectShape: Sendable {
    /// A number that names one order, invoice or case: `105354577`, `INV-20231`.
    private(set) var identifier: String?
    /// The number of an issue: `12` of `No. 12`, `326` of `Note 00326`.
    private(set) var issue: String?
    /// A day: `2002-08-16`, `15/02/2011`, `12月08日`.
    private(set) var date: String?
    /// An exclamation mark, pictograph or star.
    private(set) var loud: String?
    /// How many words are in capital letters.
    private(set) var capitals = 0
    /// The number of a list, as in `10 tips`.
    private(set) var listLength: String?

    /// - Parameter subject: as written; `limit` bytes of it are read.
    init(_ subject: String, limit: Int = .max) {
        let bytes = Array(subject.utf8.prefix(limit))
        readNumbers(bytes)
        readSigns(bytes)
        readCapitals(bytes)
    }

    private mutating func readNumbers(_ text: [UInt8]) {
        var start = 0
        while start < text.count {
            guard Self.isPart(text[start]) else {
                start += 1
                continue
            }
            var end = start
            while end < text.count, Self.isPart(text[end]) { end += 1 }
            while end > start, !text[end - 1].isAlphanumeric { end -= 1 }
            if end > start { readToken(text, start, end) }
            start = max(end, start + 1)
        }
    }

    /// A run of letters, digits and the signs that join numbers.
    private mutating func readToken(_ text: [UInt8], _ start: Int, _ end: Int) {
        let token = text[start..<end]
        let digits = token.count { $0.isDigit }
        guard digits > 0 else { return }
        func words() -> String { String(decoding: token, as: UTF8.self) }
        if Self.isDate(token) {
            date = date ?? words()
        } else if digits >= 5, !Self.isSpan(token),
            token.allSatisfy({ $0.isDigit || $0.isLetter || $0 == 0x2D })
        {
            if token.first == 0x30, digits == 5 { issue = issue ?? words() } else { identifier = identifier ?? words() }
        } else if digits == token.count, digits <= 4 {
            if Self.isNumbered(before: start, text) {
                issue = issue ?? words()
            } else if start == 0, !token.isYear, (1...3).contains(digits) {
                listLength = words()
            }
        }
    }

    /// Years and numbers of two digits at most: `2023-2024`, `2002-10`.
    private static func isSpan(_ token: ArraySlice<UInt8>) -> Bool {
        token.split(separator: 0x2D).allSatisfy { part in
            part.isYear || part.count <= 2 && part.allSatisfy(\.isDigit)
        }
    }

    /// Year, month and day with the same sign between them, in any order that people use. With points the year has four
    /// digits: `2.6.32` is a version.
    private static func isDate(_ token: ArraySlice<UInt8>) -> Bool {
        for sign in [UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: ".")] {
            let parts = token.split(separator: sign, omittingEmptySubsequences: false)
            guard parts.count == 3, parts.allSatisfy({ (1...4).contains($0.count) && $0.allSatisfy(\.isDigit) }) else {
                continue
            }
            let numbers = parts.map { $0.reduce(0) { $0 * 10 + Int($1 - 0x30) } }
            let isYearFirst = parts[0].count == 4
            let (first, second) = isYearFirst ? (numbers[1], numbers[2]) : (numbers[0], numbers[1])
            let isDay = (1...31).contains(first) && (1...31).contains(second) && min(first, second) <= 12
            let year = isYearFirst ? parts[0] : parts[2]
            return isDay && (year.count == 4 || year.count == 2 && sign != UInt8(ascii: "."))
        }
        return false
    }

    /// Whether `#`, `No.`, `Nr.`, `Vol.`, `Issue`, `Number` or their like stand before a number.
    private static func isNumbered(before start: Int, _ text: [UInt8]) -> Bool {
        var end = start
        while end > 0, text[end - 1] == 0x20 || text[end - 1] == 0x2E { end -= 1 }
        if end > 0, text[end - 1] == 0x23 { return true }
        let head = text[..<end].suffix(12).map { $0.asciiLowercased }
        return issueWords.contains { word in
            head.count >= word.count && head.suffix(word.count).elementsEqual(word)
                && (head.count == word.count || !head[head.count - word.count - 1].isLetter)
        }
    }

    private static let issueWords: [[UInt8]] = [
        "no", "nr", "n°", "nº", "num", "vol", "volume", "issue", "number", "edition", "ausgabe", "numéro", "numero",
        "número", "edición", "edição", "nummer", "utgave", "wydanie", "číslo", "szám", "выпуск", "№", "第", "note",
        "week", "episode", "ep",
    ].map { Array($0.utf8) }

    private mutating func readSigns(_ text: [UInt8]) {
        for index in text.indices {
            switch text[index] {
            case 0x21: loud = loud ?? "!"
            // U+1F000 to U+1FFFF: behind it stand rare ideographs.
            case 0xF0 where index + 3 < text.count && text[index + 1] == 0x9F:
                loud = loud ?? String(decoding: text[index..<index + 4], as: UTF8.self)
            case 0xE2 where index + 2 < text.count && (0x98...0x9E).contains(text[index + 1]):
                loud = loud ?? String(decoding: text[index..<index + 3], as: UTF8.self)
            case 0xEF where index + 2 < text.count && text[index + 1] == 0xBC && text[index + 2] == 0x81:
                loud = loud ?? "！"
            case 0xE6 where date == nil && index + 2 < text.count && index > 0 && text[index - 1].isDigit:
                // 月 or 日 behind a number.
                if text[index + 1] == 0x9C && text[index + 2] == 0x88
                    || text[index + 1] == 0x97 && text[index + 2] == 0xA5
                {
                    date = String(decoding: text[..<(index + 3)].suffix(12), as: UTF8.self)
                }
            default: break
            }
        }
    }

    private mutating func readCapitals(_ text: [UInt8]) {
        capitals = text.split { !$0.isLetter }.count { word in
            word.count >= 3 && word.allSatisfy { (0x41...0x5A).contains($0) }
        }
    }

    private static func isPart(_ byte: UInt8) -> Bool {
        byte.isAlphanumeric || byte == 0x2D || byte == 0x2E || byte == 0x2F || byte == 0x2C
    }
}
