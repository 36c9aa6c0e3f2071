import Foundation
import MailArchive

/// A stranger's text with its web addresses as links and the words of a search marked.
struct MarkedText {
    /// The words of the search.
    var words: [SearchQuery.MarkedWord] = []
    /// Links that may still be made: each is an element of the page.
    var linksLeft = 40
    /// Marks that may still be made.
    var marksLeft = 60

    /// - Parameter limit: bytes after which the text is cut, at a code point.
    mutating func html(_ text: String, limit: Int = .max) -> (html: HTML, isCut: Bool) {
        var shown = text[...]
        let isCut = text.utf8.count > limit
        if isCut {
            var end = text.utf8.index(text.startIndex, offsetBy: limit)
            while end > text.startIndex, text.utf8[end] & 0xC0 == 0x80 { end = text.utf8.index(before: end) }
            shown = text[..<end]
        }
        var html = HTML()
        while linksLeft > 0, let link = Self.firstLink(in: shown) {
            html += marked(shown[..<link.lowerBound])
            let url = String(shown[link])
            if let address = Address(outside: url) {
                linksLeft -= 1
                html += """
                    <a href="\(address)" target="_blank" rel="noopener noreferrer">\(marked(Substring(url)))</a>
                    """
            } else {
                html += marked(Substring(url))
            }
            shown = shown[link.upperBound...]
        }
        html += marked(shown)
        return (html, isCut)
    }

    /// A web address, without the punctuation behind it.
    private static func firstLink(in text: Substring) -> Range<Substring.Index>? {
        var rest = text
        while let start = rest.place(of: "http") {
            let tail = rest[start.lowerBound...]
            guard tail.hasPrefix("http://") || tail.hasPrefix("https://") else {
                rest = rest[start.upperBound...]
                continue
            }
            var end = tail.firstIndex { $0.isWhitespace || "<>\"'“”«»".contains($0) } ?? tail.endIndex
            let hasParenthesis = tail[..<end].contains("(")
            while end > tail.startIndex, let last = tail[..<end].last, ".,;:!?)]}".contains(last) {
                if last == ")", hasParenthesis { break }
                end = tail.index(before: end)
            }
            if tail[..<end].count > 10 { return tail.startIndex..<end }
            rest = rest[start.upperBound...]
        }
        return nil
    }

    private mutating func marked(_ text: Substring) -> HTML {
        guard !words.isEmpty, marksLeft > 0 else { return "\(text)" }
        var html = HTML()
        var rest = text
        while marksLeft > 0, let hit = firstHit(in: rest) {
            html += "\(rest[..<hit.lowerBound])<mark>\(rest[hit])</mark>"
            marksLeft -= 1
            rest = rest[hit.upperBound...]
        }
        html += "\(rest)"
        return html
    }

    private func firstHit(in text: Substring) -> Range<Substring.Index>? {
        words.prefix(Self.mostWords).compactMap { Self.find($0, in: text) }.min { $0.lowerBound < $1.lowerBound }
    }

    /// Parts of other words that are passed over before a word is given up: a text may hold nothing else.
    private static let mostTries = 50
    /// Words of a query that are marked.
    private static let mostWords = 20

    /// A word as the index has it: whole, unless it may go on, or is of a script that is written without blanks.
    private static func find(_ word: SearchQuery.MarkedWord, in text: Substring) -> Range<Substring.Index>? {
        var rest = text
        for _ in 0..<mostTries {
            guard let hit = rest.place(of: word.text), !hit.isEmpty else { return nil }
            let isWhole = { (other: Character?, own: Character?) in
                guard let other, let own, own.isLetter || own.isNumber, own.unicodeScalars.first?.value ?? 0 < 0x2E80
                else {
                    return true
                }
                return !other.isLetter && !other.isNumber
            }
            let hasStart = isWhole(text[..<hit.lowerBound].last, text[hit].first)
            if hasStart, word.isPrefix || isWhole(text[hit.upperBound...].first, text[hit].last) { return hit }
            rest = rest[hit.upperBound...]
        }
        return nil
    }
}
