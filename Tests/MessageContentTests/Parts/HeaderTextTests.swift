import MessageFormat
import TestSupport
import Testing

@testable import MessageContent

@Suite("Header text (RFC 2047, 5322, 6532)")
struct HeaderTextTests {
    private func decode(_ text: String) -> String { Array(text.utf8).withByteView { HeaderText.decode($0).text } }
    private func decode(_ bytes: [UInt8]) -> HeaderText.Decoded { bytes.withByteView { HeaderText.decode($0) } }

    @Test(
        "the examples of RFC 2047 section 8",
        arguments: [
            ("(=?ISO-8859-1?Q?a?=)", "(a)"), ("(=?ISO-8859-1?Q?a?= b)", "(a b)"),
            ("(=?ISO-8859-1?Q?a?= =?ISO-8859-1?Q?b?=)", "(ab)"), ("(=?ISO-8859-1?Q?a?=  =?ISO-8859-1?Q?b?=)", "(ab)"),
            ("(=?ISO-8859-1?Q?a?=\r\n    =?ISO-8859-1?Q?b?=)", "(ab)"), ("(=?ISO-8859-1?Q?a_b?=)", "(a b)"),
            ("(=?ISO-8859-1?Q?a?= =?ISO-8859-2?Q?_b?=)", "(a b)"),
        ])
    func examples(encoded: String, text: String) { #expect(decode(encoded) == text) }

    @Test(
        "words and text in one field",
        arguments: [
            ("plain text", "plain text"), ("", ""), ("  padded \n", "padded"),
            ("Re: =?utf-8?q?gr=C3=BC=C3=9Fe?= an alle", "Re: grüße an alle"),
            ("=?utf-8?B?w6k=?= and =?utf-8?B?w6g=?=", "é and è"), ("=?UTF-8?b?4oKs?=5", "€5"),
            ("=?us-ascii*en?Q?Keith_Moore?=", "Keith Moore"), ("=?utf-8?q??=", ""), ("a = b =? c", "a = b =? c"),
            ("=?utf-8?q?line=0D=0Abreak?=", "line break"),
        ])
    func mixed(encoded: String, text: String) { #expect(decode(encoded) == text) }

    @Test("the charset of an attachment says nothing of the header")
    func attachmentsCharset() {
        let text = Array(
            "Content-Type: multipart/mixed; boundary=x\n\n--x\nContent-Type: text/plain; charset=iso-8859-1\n\nHallo\n--x\nContent-Type: text/plain; charset=windows-1251\n\nx\n--x--\n"
                .utf8)
        let email = Email(
            reading: Array("Subject: Gr".utf8) + [0xFC, 0xDF] + Array("e aus M".utf8) + [0xFC] + Array("nchen\n".utf8)
                + text)
        #expect(email.subject == "Gr\u{FC}\u{DF}e aus M\u{FC}nchen")
    }

    @Test("raw 8-bit text is in the charset that the message declares for its text, a file's name, too")
    func declaredForText() {
        // U+738B U+82B3 in GBK, which would be read as Thai where nothing is known of it.
        let name: [UInt8] = [0xCD, 0xF5, 0xB7, 0xBC]
        func email(_ charset: String) -> Email {
            let part = "Content-Type: text/plain\(charset)\nContent-Transfer-Encoding: 8bit\n\n"
            let file = "Content-Type: application/msword\nContent-Disposition: attachment; filename=\""
            let text: [UInt8] = [
                0xC4, 0xFA, 0xBA, 0xC3, 0xA3, 0xAC, 0xB8, 0xBD, 0xBC, 0xFE, 0xCA, 0xC7, 0xBA, 0xCF, 0xCD, 0xAC,
            ]
            return Email(
                reading: Array("From: ".utf8) + name
                    + Array(" <a@b.example>\nContent-Type: multipart/mixed; boundary=x\n\n--x\n".utf8)
                    + Array(part.utf8) + text + Array("\n--x\n\(file)".utf8) + name + Array(".doc\"\n\nx\n--x--\n".utf8)
            )
        }
        for email in [email("; charset=gb2312"), email("")] {
            #expect(email.from.first?.name == "\u{738B}\u{82B3}")
            #expect(email.files.first?.name == "\u{738B}\u{82B3}.doc")
        }
    }

    @Test("a character split between two words of one charset is whole")
    func splitCharacter() {
        #expect(decode("=?utf-8?b?5L0=?= =?utf-8?b?oOWlvQ==?=") == "你好")
        #expect(decode("=?UTF-8?Q?=E4?=\r\n =?utf-8?Q?=BD=A0?=") == "你")
    }

    @Test("words of two charsets are each read in their own")
    func twoCharsets() {
        #expect(decode("=?koi8-r?b?8NLJ18XU?= =?iso-8859-1?q?_caf=E9?=") == "Привет café")
        #expect(decode("=?iso-2022-jp?b?GyRCRnxLXBsoQg==?= =?utf-8?q?_ok?=") == "日本 ok")
    }

    @Test(
        "a word that the end of the field has cut is read without its last half character",
        arguments: [
            ("=?utf-8?B?w5xiZXJ3ZWlzdW5n", "\u{DC}berweisung"), ("=?utf-8?B?w5xiZXJ3ZWlzdW5n?", "\u{DC}berweisung"),
            ("=?utf-8?B?w5xiZXJ3ZWlzdW5", "\u{DC}berweisun"), ("=?utf-8?B?5L2g5aU", "\u{4F60}"),
            ("=?utf-8?q?Caf=C3=A9=C3", "Caf\u{E9}"), ("=?utf-8?q?Caf=C3=A9=C", "Caf\u{E9}"),
            ("=?utf-8?q?Caf=C3=A9=", "Caf\u{E9}"), ("a =?iso-8859-1?q?=E9t=E9", "a \u{E9}t\u{E9}"),
            ("=?gb2312?b?xOO6", "\u{4F60}"), ("=?utf8?q?caf=C3", "caf"), ("=?utf-8?q?One?= =?utf-8?q?_two", "One two"),
        ])
    func cut(input: String, text: String) {
        #expect(decode(input) == text)
        #expect(Array(input.utf8).withByteView { HeaderText.decode($0).diagnostics }.contains(.encodedWordMalformed))
    }

    @Test(
        "what is no encoded-word stays as it stands, with a diagnostic",
        arguments: [
            "=?utf-8?q?never closed", "=?utf-8?q?", "=?utf-8?q??",
            "=?utf-8?x?abc?=", "=?", "=?=?=?", "x =?utf-8 y?=",
        ])
    func broken(text: String) {
        let decoded = decode(Array(text.utf8))
        #expect(decoded.text == text)
        #expect(decoded.diagnostics.contains(.encodedWordMalformed))
    }

    @Test("text after a broken word is kept, and words after it are read")
    func afterBroken() { #expect(decode("=?utf-8?x?a?= =?utf-8?q?b?= c") == "=?utf-8?x?a?= b c") }

    @Test("a word in an unknown charset is still readable")
    func unknownCharset() {
        let decoded = decode(Array("=?x-nobody-knows?q?Gr=C3=BC=C3=9Fe?=".utf8))
        #expect(decoded.text == "Grüße")
        #expect(decoded.diagnostics.contains(.charsetUnknown))
    }

    @Test("raw UTF-8 is text; raw bytes of another charset are read, with a diagnostic")
    func rawText() {
        #expect(decode("Grüße 你好") == "Grüße 你好")
        #expect(decode(Array("Grüße".utf8)).diagnostics.isEmpty)
        let latin = decode(Array("caf".utf8) + [0xE9] + Array(" cr".utf8) + [0xE8] + Array("me".utf8))
        #expect(latin.text == "café crème")
        #expect(latin.diagnostics == [.headerNotUTF8])
        #expect(decode(bytes("1b2442467c4b5c1b2842")).text == "日本")
    }

    @Test("a folded field is one line; NUL is dropped")
    func unfolding() {
        #expect(decode("one\r\n two\n\tthree") == "one two three")
        #expect(decode([0x61, 0, 0x62]).text == "ab")
    }

    @Test("the raw value of a field is unfolded and not decoded")
    func rawValue() {
        let email = Email("Subject: =?utf-8?q?a?=\n b\n\n")
        #expect(email.header("subject") == "=?utf-8?q?a?= b")
        #expect(email.subject == "a b")
        #expect(Email.decodedHeaderText("=?utf-8?q?a?= b") == "a b")
    }

    @Test("openings of words take linear time", arguments: ["=?", "=?a?q?", "=?utf-8?q?a?=", "=?utf-8?b?"])
    func hostile(_ piece: String) {
        let growth = timeGrowth {
            String(repeating: piece, count: $0 / piece.utf8.count)
        } _: { text in
            #expect(!decode(text).isEmpty)
        }
        #expect(growth < leastGrowthOfSquares)
    }
}
