import MailSources
import Testing

@testable import MailGenerator

@Suite("Mbox entries")
struct MboxEntryTests {
    @Test("Lines that look like a separator get one more quote mark")
    func quotesSeparators() {
        let entry = MboxEntry.bytes(of: Array("Subject: x\n\nFrom a\n>From b\nFromage\n> From c\n".utf8), arrival: 0)
        let lines = String(decoding: entry, as: UTF8.self)
        #expect(
            lines == """
                From sender@example.org Thu Jan  1 00:00:00 1970
                Subject: x

                >From a
                >>From b
                Fromage
                > From c


                """)
    }

    @Test("A message without a line end gets one")
    func endsLine() {
        let entry = MboxEntry.bytes(of: Array("Subject: x\n\na".utf8), arrival: 951_827_696)
        let text = String(decoding: entry, as: UTF8.self)
        #expect(text == "From sender@example.org Tue Feb 29 12:34:56 2000\nSubject: x\n\na\n\n")
    }

    @Test("Header dates carry the sender's offset")
    func writesDates() {
        #expect(Timestamp.text(951_827_696, offsetHours: -8) == "Tue, 29 Feb 2000 04:34:56 -0800")
        #expect(Timestamp.text(0, offsetHours: 9) == "Thu, 1 Jan 1970 09:00:00 +0900")
        #expect(Timestamp.text(1_709_251_199, offsetHours: 0) == "Thu, 29 Feb 2024 23:59:59 +0000")
    }
}
