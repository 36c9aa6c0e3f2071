import Bytes
import MessageContent

/// What the form of a body tells, whatever its language: to whom it speaks, who signed it, money, ruled lines.
struct BodyShape: Sendable {
    /// The first line, where it calls somebody by name: `Bo,`.
    private(set) var greeting: String?
    /// A line near the end in which the author's name stands.
    private(set) var signed: String?
    /// How many amounts of money there are, at most 100.
    private(set) var amounts = 0
    /// The last digits of a card or account: `****1234`.
    private(set) var masked: String?
    /// How many lines consist of one sign: `=====`.
    private(set) var rules = 0

    /// The label of the message among the fields of a web page's form.
    private(set) var formMessage: String?

    private static let longestLine = 48

    /// - Parameters:
    ///   - text: the author's own words.
    ///   - author: the author's address and name.
    ///   - limit: how many bytes are read from the beginning.
    init(_ text: String, author: SenderWords, limit: Int = .max) {
        var text = text
        let names = Self.names(of: author)
        text.withUTF8 { all in
            let bytes = UnsafeBufferPointer(rebasing: all.prefix(limit))
            readLines(bytes)
            formMessage = FormFields.message(in: bytes)
            readNumbers(bytes)
            readEnd(UnsafeBufferPointer(rebasing: all.suffix(1_200)), names)
        }
    }

    /// The words of three letters and more of the author's name, or of the address where there is no name.
    private static func names(of author: SenderWords) -> [[UInt8]] {
        let words = author.name.isEmpty ? author.localWords.filter { $0.utf8.count >= 3 } : author.nameWords
        return words.map { Array($0.utf8) }
    }

    private mutating func readLines(_ text: UnsafeBufferPointer<UInt8>) {
        var isFirst = true
        var start = 0
        while start < text.count {
            let end = text[start...].firstIndex(of: 0x0A) ?? text.count
            let line = text[start..<end].drop { $0 <= 0x20 }
            start = end + 1
            guard let first = line.first else { continue }
            if isFirst, greeting == nil { greeting = Self.greeting(line) }
            isFirst = false
            if !first.isDigit, !first.isLetter, Self.isRule(line) { rules += 1 }
        }
    }

    /// A first line of one to four words that ends with a comma or dash.
    private static func greeting(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
        let bare = line.prefix(longestLine + 1).reversed().drop { $0 <= 0x20 }.reversed()
        guard bare.count <= longestLine, let last = bare.last, last == 0x2C || last == 0x2D else { return nil }
        let words = bare.split(separator: 0x20).count
        return words <= 4 && bare.count >= 3 ? String(decoding: Array(bare), as: UTF8.self) : nil
    }

    private static func isRule(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard line.count >= 8, let first = line.first else { return false }
        // A sign of one to three bytes that repeats.
        let width = first < 0x80 ? 1 : first < 0xE0 ? 2 : 3
        let start = line.startIndex
        var (index, count) = (start + width, 0)
        while index < line.endIndex, line[index] > 0x20 {
            if line[index] != line[start + (index - start) % width] { return false }
            (index, count) = (index + 1, count + 1)
        }
        return count >= 7
    }

    private mutating func readNumbers(_ text: UnsafeBufferPointer<UInt8>) {
        var index = 0
        while index < text.count, amounts < 100 {
            let byte = text[index]
            if byte.isDigit {
                var end = index
                while end < text.count, text[end].isDigit || text[end] == 0x2E || text[end] == 0x2C { end += 1 }
                if Self.isAmount(text, index, end) { amounts += 1 }
                if masked == nil, (3...6).contains(end - index), Self.isMask(text, before: index) {
                    masked = String(decoding: text[max(0, index - 4)..<end], as: UTF8.self)
                }
                index = end
            } else {
                index += 1
            }
        }
    }

    /// A number with a sign or word for money before or behind it.
    private static func isAmount(_ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Bool {
        var before = start
        if before > 0, text[before - 1] == 0x20 { before -= 1 }
        let head = text[max(0, before - 3)..<before]
        if signs.contains(where: { head.suffix($0.count).elementsEqual($0) }) { return true }
        var behind = end
        if behind < text.count, text[behind] == 0x20 { behind += 1 }
        let tail = text[behind..<min(text.count, behind + 3)]
        return signs.contains { tail.prefix($0.count).elementsEqual($0) }
    }

    private static let signs: [[UInt8]] = [
        "$", "€", "£", "¥", "₹", "₽", "₩", "₺", "円", "元", "원", "USD", "EUR", "GBP", "CHF", "Rs.", "R$", "zł", "Kč",
        "kr", "Ft", "lei", "TL", "руб", "грн", "тен",
    ].map { Array($0.utf8) }

    /// Whether two signs that hide digits stand before the number: `**`, `xx`, `XX`, `••`.
    private static func isMask(_ text: UnsafeBufferPointer<UInt8>, before start: Int) -> Bool {
        var start = start
        let isApart = start > 0 && text[start - 1] == 0x20
        if isApart || start > 0 && text[start - 1] == 0x2D { start -= 1 }
        // Apart from the number, as in `XXXX 1234`, there must be four: two stars may set a heading.
        let count = isApart ? 4 : 2
        guard start >= count, let last = text[..<start].last else { return false }
        if last == 0x2A || last | 0x20 == 0x78 {
            guard text[start - count..<start].allSatisfy({ $0 == last }) else { return false }
            let before = start > count ? text[start - count - 1] : 0x20
            return last == 0x2A || before == last || !before.isLetter
        }
        return start >= 6 && text[start - 6..<start].elementsEqual("••".utf8)
    }

    /// The last lines: a short one in which a word is the author's name.
    private mutating func readEnd(_ text: UnsafeBufferPointer<UInt8>, _ names: [[UInt8]]) {
        guard !names.isEmpty else { return }
        let lines = text.split(separator: 0x0A).filter { line in line.contains { $0 > 0x20 } }
        for line in lines.suffix(12).reversed() where line.count <= Self.longestLine {
            let folded = FoldedText(String(decoding: line, as: UTF8.self)).bytes
            let words = folded.split { $0 < 0x80 && !(0x61...0x7A).contains($0) }
            guard words.count <= 5, words.contains(where: { word in names.contains { $0.elementsEqual(word) } }) else {
                continue
            }
            signed = String(decoding: line.drop { $0 <= 0x20 }, as: UTF8.self)
            return
        }
    }
}
