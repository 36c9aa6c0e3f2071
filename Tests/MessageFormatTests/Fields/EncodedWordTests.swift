import TestSupport
import Testing

@testable import MessageFormat

/// The word at the start of a row's input. Bytes that are no printable UTF-8 are in hex.
struct ExpectedWord: Decodable, Sendable {
    var charset: String
    var encoding: String
    var text: String?
    var hex: String?
    /// What follows the word; nothing where the row does not say.
    var rest: String?

    var bytes: [UInt8] { text?.bytes ?? MessageFormatTests.bytes(hex: hex ?? "") }
}

@Suite("encoded-words")
struct EncodedWordTests {
    @Test("the table of encoded-words", arguments: FieldCase<ExpectedWord>.table("encoded-words"))
    func table(_ row: FieldCase<ExpectedWord>) {
        row.bytes.withByteView { view in
            let word = EncodedWord(in: view, at: 0)
            #expect((word != nil) == (row.row.expected != nil))
            guard let word, let expected = row.row.expected else { return }
            #expect(String(view[word.charset]) == expected.charset)
            #expect((word.isBase64 ? "B" : "Q") == expected.encoding)
            #expect(word.decode(in: view) == expected.bytes)
            #expect(String(view.slice(word.end, view.count)) == expected.rest ?? "")
        }
    }

    @Test("a word inside other text has ranges into the whole")
    func inside() {
        "Hi =?utf-8?Q?Ada?= there".withView { view in
            let word = EncodedWord(in: view, at: 3)
            #expect(word.map { String(view[$0.text]) } == "Ada")
            #expect(word?.end == 18)
            #expect(EncodedWord(in: view, at: 2) == nil)
            #expect(EncodedWord(in: view, at: 4) == nil)
        }
    }

    @Test("offsets outside the text begin no word", arguments: [-5, -1, 18, 19, 1_000])
    func outside(offset: Int) {
        "=?utf-8?Q?Ada?= xy".withView { #expect(EncodedWord(in: $0, at: offset) == nil) }
    }

    @Test("a word as long as the limit is read, a longer one is text")
    func limit() {
        func word(_ count: Int) -> String { "=?utf-8?Q?" + String(repeating: "a", count: count) + "?=" }
        word(Limits.encodedWordBytes - 1).withView { #expect(EncodedWord(in: $0, at: 0)?.end == $0.count) }
        word(Limits.encodedWordBytes + 1).withView { #expect(EncodedWord(in: $0, at: 0) == nil) }
    }

    @Test("every prefix of a word is text until its own text begins, and then a word that was cut")
    func prefixes() {
        let word = "=?iso-8859-1*en?B?SWYgeW91?=".bytes
        let start = "=?iso-8859-1*en?B?".utf8.count
        for count in 0..<word.count {
            let cut = Array(word.prefix(count)).withByteView { EncodedWord(in: $0, at: 0) }
            #expect((cut != nil) == (count > start))
            #expect(cut?.isCut ?? true)
            #expect(cut.map(\.end) ?? count == count)
        }
        word.withByteView { #expect(EncodedWord(in: $0, at: 0)?.isCut == false) }
    }
}
