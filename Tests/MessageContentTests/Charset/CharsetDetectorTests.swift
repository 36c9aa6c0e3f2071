import MessageFormat
import Testing

@testable import MessageContent

/// A row of Corpus/fields/undeclared-text.json: an ordinary sentence in a charset that nobody named.
struct UndeclaredRow: Decodable, Sendable, CustomTestStringConvertible {
    var charset: String
    var bytes: String
    var text: String
    var testDescription: String { "\(charset): \(text)" }

    static let all = Corpus.table("undeclared-text.json", of: UndeclaredRow.self)
}

@Suite("Finding an undeclared charset")
struct CharsetDetectorTests {
    private func decode(_ bytes: [UInt8], _ label: String? = nil) -> DecodedText {
        bytes.withUnsafeBufferPointer { TextDecoder.decode($0, label: label.map { Array($0.utf8) }) }
    }

    @Test("an ordinary sentence is read", arguments: UndeclaredRow.all)
    func undeclared(row: UndeclaredRow) {
        let decoded = decode(bytes(row.bytes))
        #expect(decoded.string == row.text)
        #expect(decoded.charset.name == row.charset)
    }

    @Test("the table of sentences is found")
    func table() { #expect(UndeclaredRow.all.count >= 20) }

    @Test("UTF-8 under a single-byte label is UTF-8")
    func utf8UnderLatin() {
        for label in ["iso-8859-1", "windows-1252", "us-ascii", "koi8-r"] {
            #expect(decode(Array("Grüße, 你好".utf8), label).string == "Grüße, 你好", "\(label)")
        }
    }

    @Test("another charset under the label UTF-8 is found, damage is not")
    func otherUnderUTF8() {
        let latin = decode(bytes("4772fcdf6520617573204bf66c6e"), "utf-8")
        #expect(latin.string == "Grüße aus Köln" && latin.charset == .windows1252)
        #expect(latin.diagnostics == [.charsetMislabelled])
        let damaged = decode(Array("Grüße aus Köln, schöne".utf8) + [0xFC], "utf-8")
        #expect(damaged.charset == .utf8 && damaged.replacements == 1)
    }

    @Test("a declared charset that fits is never second-guessed")
    func declaredStands() {
        for row in CharsetRow.all where row.label != "us-ascii" {
            #expect(!decode(bytes(row.bytes), row.label).diagnostics.contains(.charsetMislabelled), "\(row.label)")
        }
        #expect(decode(bytes("f0d2c9d7c5d4"), "windows-1252").string == "ðÒÉ×ÅÔ")
    }

    @Test("8-bit text under ISO-2022-JP is detected; ISO-2022-JP under a Latin label, too")
    func japanese() {
        let shiftJIS = bytes("96be93fa82cc89ef8b6382cd8e4f8e9e82a982e782c582b78142")
        #expect(decode(shiftJIS, "iso-2022-jp").string == "明日の会議は三時からです。")
        #expect(decode(bytes("1b2442 467c 4b5c 1b2842"), "us-ascii").string == "日本")
    }

    @Test("ASCII text under UTF-16 is ASCII")
    func asciiUnderUTF16() {
        #expect(decode(Array("Hello, this is plain.".utf8), "utf-16").string == "Hello, this is plain.")
    }

    @Test("byte order marks decide")
    func marks() {
        #expect(decode(bytes("feff 65e5 672c")).string == "日本")
        #expect(decode(bytes("fffe e565 2c67")).string == "日本")
    }

    @Test("a single accented letter is Western")
    func shortText() {
        #expect(decode(Array("caf".utf8) + [0xE9]).string == "café")
        #expect(decode([0xE9]).string == "é")
        #expect(decode([]).string == "")
    }
}
