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
}
