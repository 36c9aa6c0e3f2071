import Foundation
import Testing

@testable import MailArchive

@Suite("Text for the full-text index")
struct SearchTextTests {
    @Test(
        "runs without spaces become pairs, the last character alone behind them",
        arguments: [
            ("hello wörld", "hello world"), ("日本語", " 日本 本語 語 "), ("a日b", "a 日 b"), ("カタカナ", " カタ タカ カナ ナ "),
        ])
    func index(_ row: (text: String, indexed: String)) {
        #expect(SearchText.index(row.text) == row.indexed)
    }

    @Test("names are compared without case and accents, and a space is a space")
    func folding() {
        #expect(SearchText.folded("JEAN\u{a0}Du\u{301}pont") == "jean dupont")
    }

    @Test("every character is indexed under the words of its composed form")
    func composing() {
        func words(_ text: String) -> [Substring.UnicodeScalarView] {
            text.unicodeScalars.split { !$0.properties.isAlphabetic && $0.properties.numericType == nil }
        }
        for value in (0x80...UInt32(0x1FFFF)) {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let text = "a\(scalar)b"
            let composed = text.precomposedStringWithCompatibilityMapping
            guard !text.unicodeScalars.elementsEqual(composed.unicodeScalars) else { continue }
            let (indexed, expected) = (words(SearchText.index(text)), words(SearchText.index(composed)))
            #expect(indexed.elementsEqual(expected) { $0.elementsEqual($1) }, "U+\(String(value, radix: 16))")
        }
    }

    @Test(
        "a query becomes words of the index",
        arguments: [
            ("hello", "\"hello\""), ("日本語", "\" 日本 本語 \""), ("日", "\" 日\" *"), ("say \"x\"", "\"say \"\"x\"\"\""),
        ])
    func query(_ row: (text: String, phrase: String)) {
        #expect(SearchText.queryPhrase(row.text, isPrefix: false) == row.phrase)
    }

    @Test("every piece of a text is a phrase of its index, whatever stands behind a run")
    func pieces() {
        func words(_ text: String) -> [String] {
            text.split { !$0.isLetter && !$0.isNumber }.map { $0.lowercased() }
        }
        let text = "한국말로 하는 것, 2019年に Linux系统。谢谢，有任何问题 ada"
        let indexed = words(SearchText.index(text))
        for start in text.indices {
            for end in text[start...].indices.dropFirst() where isWhole(text, start) && isWhole(text, end) {
                let phrase = SearchText.queryPhrase(String(text[start..<end]), isPrefix: false)
                let sought = words(phrase)
                let goesOn = phrase.hasSuffix("*")
                let isFound = indexed.indices.contains { place in
                    let there = indexed[place...].prefix(sought.count)
                    return there.dropLast().elementsEqual(sought.dropLast())
                        && (goesOn ? there.last?.hasPrefix(sought.last ?? "") ?? false : there.last == sought.last)
                }
                #expect(isFound || sought.isEmpty, "\(text[start..<end]): \(phrase)")
            }
        }
    }

    /// Whether a text may be cut there: not within a word of ASCII.
    private func isWhole(_ text: String, _ place: String.Index) -> Bool {
        guard place > text.startIndex, place < text.endIndex else { return true }
        func isPart(_ character: Character) -> Bool { character.isASCII && (character.isLetter || character.isNumber) }
        return !(isPart(text[place]) && isPart(text[text.index(before: place)]))
    }
}
