import MessageFormat
import TestSupport
import Testing

@testable import MessageContent

/// A row of Corpus/fields/undeclared-text.json: an ordinary sentence in a charset that nobody named.
struct UndeclaredRow: Decodable, Sendable, CustomTestStringConvertible {
    var language: String
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

    @Test(
        "a charset that a program took for its sibling is told by the letters that only one has",
        arguments: [
            ("iso-8859-2", "windows-1250", "Książka są w środę. Świetnie."),
            ("windows-1250", "iso-8859-2", "Vaše zboží bylo odesláno včera, děkujeme"),
            ("iso-8859-2", "windows-1250", "Mają się znać dłużej"),
            ("koi8-r", "koi8-u", "Її адреса в Україні"), ("iso-8859-7", "windows-1253", "Άννα Έλενα"),
            ("iso-8859-2", "iso-8859-2", "Książka są w środę"), ("windows-1250", "windows-1250", "są ® i «ąę» ± 5, ©"),
            ("windows-1250", "windows-1250", "A Windows®ban, grają Dvořáka"),
            ("windows-1251", "koi8-r", "Здравствуйте! Высылаю Вам прайс-лист"),
            ("koi8-r", "windows-1251", "Добрый день, Мария"), ("windows-1251", "windows-1251", "СРОЧНО! Отчёт ЗА МАРТ"),
            ("windows-1251", "windows-1251", "ВНИМАНИЮ ВСЕХ СОТРУДНИКОВ"),
            ("koi8-r", "koi8-r", "я ВАМ НЕ ВЕРЮ, ТОВАРИЩ"),
            (
                "windows-1252", "windows-1252",
                "Fw: \u{AD}R\u{AD}e\u{AD}a\u{AD}l W\u{AD}e\u{AD}i\u{AD}g\u{AD}h\u{AD}t L\u{AD}o\u{AD}s\u{AD}s"
            ),
            ("koi8-r", "koi8-r", "║Имя╢Цена╥Сумма║"), ("iso-8859-7", "iso-8859-7", "Θα ’θελα να ’ρθω"),
            ("iso-8859-7", "windows-1253", "Οι “Ώρες” — και η ’ννα"),
        ])
    func siblings(declared: String, written: String, text: String) throws {
        let table = try #require(SingleByteTable.named(written))
        let bytes = text.unicodeScalars.map { scalar in
            UInt8(table.scalars.lastIndex { UInt32($0) == scalar.value } ?? 0x3F)
        }
        #expect(decode(bytes, declared).string == text)
    }

    /// A subject line of few words leaves doubts, a sentence none.
    private static let longRows = UndeclaredRow.all.filter { $0.text.count > 40 }
    private static let shortRows = UndeclaredRow.all.filter { $0.text.count <= 40 }

    @Test("a sentence is read", arguments: longRows)
    func sentence(row: UndeclaredRow) { #expect(decode(bytes(row.bytes)).string == row.text) }

    @Test("of subject lines, 96 in 100 are read")
    func subjects() {
        let missed = Self.shortRows.filter { decode(bytes($0.bytes)).string != $0.text }
        #expect(missed.count * 100 <= 4 * Self.shortRows.count, "\(missed.map(\.testDescription))")
    }

    @Test("what is read alike is named by its commonest charset")
    func names() {
        let named = UndeclaredRow.all.filter { decode(bytes($0.bytes)).charset.name == $0.charset }
        #expect(named.count * 100 >= 95 * UndeclaredRow.all.count)
    }

    @Test("the table of sentences is found")
    func table() { #expect(Self.longRows.count >= 60 && Self.shortRows.count >= 150) }

    @Test("English with an accent or a sign is never taken for another script")
    func english() {
        let prose = "The committee met on Thursday to discuss the budget for next year. "
        for byte in UInt8(0xDF)...0xFF where byte != 0xF7 {
            let text = Array(prose.utf8) + Array("caf".utf8) + [byte] + Array(" bar. ".utf8) + Array(prose.utf8)
            #expect(["windows-1252", "iso-8859-15"].contains(decode(text).charset.name), "byte \(byte)")
        }
        for byte: UInt8 in [0x91, 0x92, 0x93, 0x94, 0x96, 0x97, 0x85, 0xA0] {
            for text in [[byte], Array("it".utf8) + [byte] + Array("s".utf8), Array("yes ".utf8) + [byte] + [0x20]] {
                #expect(decode(Array(prose.utf8) + text).charset == .windows1252, "byte \(byte)")
            }
        }
    }

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

    @Test("Chinese that has hardly a common character in the declared charset is in the other one")
    func otherChinese() {
        let big5 = bytes("bfcbb752aabaabc8a4e1b17aa66ea141b750c1c2b17ab9efa7daadcca4bda571b2a3ab7eaabaa4e4abf9a143")
        let gbk = bytes("d7f0beb4b5c4bfcdbba7c4fabac3a3acb8d0d0bbc4fab6d4ced2c3c7b9abcbbeb2fac6b7b5c4d6a7b3d6a1a3")
        let (traditional, simplified) = ("親愛的客戶您好，感謝您對我們公司產品的支持。", "尊敬的客户您好，感谢您对我们公司产品的支持。")
        for (text, label, expected) in [
            (big5, "gb2312", traditional), (gbk, "big5", simplified), (big5, "big5", traditional),
            (gbk, "gbk", simplified),
        ] {
            #expect(decode(text, label).string == expected, "\(label)")
        }
        // Too short to tell.
        #expect(decode(Array(big5[..<12]), "gb2312").charset.name == "gb18030")
    }

    @Test("a stray zero byte makes no UTF-16 of ASCII")
    func strayZero() {
        #expect(decode(Array("Vor\0 und nachher\r\n".utf8)).string.contains("nachher"))
        #expect(decode("Hi".utf8.flatMap { [$0, 0] } + [0x0A, 0, 0x0A, 0]).string == "Hi\n\n")
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

    @Test("ASCII and UTF-8 under UTF-16 are what they are")
    func narrowUnderUTF16() {
        #expect(decode(Array("Příliš žluťoučký kůň".utf8), "utf-16").string == "Příliš žluťoučký kůň")
        #expect(decode(Array("<p>Größe</p>".utf8), "utf-16le").string == "<p>Größe</p>")
        #expect(decode(Array("Hello, this is plain.".utf8), "utf-16").string == "Hello, this is plain.")
    }

    @Test("byte order marks decide")
    func marks() {
        #expect(decode(bytes("feff 65e5 672c")).string == "日本")
        #expect(decode(bytes("fffe e565 2c67")).string == "日本")
    }

    @Test("a sentence of another script under a Latin label is found, a word is not")
    func mislabelled() {
        let rows = Self.longRows.filter { ["koi8-r", "windows-1251", "gb18030", "euc-kr"].contains($0.charset) }
        #expect(!rows.isEmpty)
        for row in rows where row.language != "ru" || !row.text.contains("Hello") {
            let decoded = decode(bytes(row.bytes), "iso-8859-1")
            #expect(decoded.string == row.text)
            #expect(decoded.diagnostics == [.charsetMislabelled] && decoded.reason == .corrected)
        }
    }

    @Test("no row is overruled under its own charset", arguments: UndeclaredRow.all)
    func notOverruled(row: UndeclaredRow) {
        #expect(decode(bytes(row.bytes), row.charset).string == row.text)
    }

    @Test("one East Asian charset under the label of another is found")
    func eastAsian() {
        let korean = bytes("bec8b3e7c7cfbcbcbfe42e20b3bbc0cf20c8b8c0c7b4c220bfc0c8c420bcbc20bdc3bfa1")
        #expect(decode(korean, "shift_jis").string == "안녕하세요. 내일 회의는 오후 세 시에")
        #expect(decode(Array("会議の件について".utf8), "shift_jis").string == "会議の件について")
        #expect(decode(bytes("1b2442 467c 4b5c 1b2842"), "utf-8").string == "日本")
    }

    @Test("a single accented letter is Western")
    func shortText() {
        #expect(decode(Array("caf".utf8) + [0xE9]).string == "café")
        #expect(decode([0xE9]).string == "é")
        #expect(decode([]).string == "")
    }
}
