import MessageFormat
import Testing

@testable import MessageContent

@Suite("What leaves hold")
struct LeafReaderTests {
    /// A file of three bytes, uuencoded.
    private func file(_ name: String) -> String { "begin 644 \(name)\n#0V%T\n`\nend\n" }

    @Test(
        "the marks of Eudora are no text",
        arguments: [
            ("text/plain; format=flowed", "<x-flowed>\nHello there\n</x-flowed>"),
            (
                "text/plain",
                "<x-html>\n<!x-stuff-for-pete base=\"\"><html><body>Hello <b>there</b></body></html>\n</x-html>"
            ),
            ("multipart/alternative; boundary=gone", "<x-html><p>Hello <b>there</b></p></x-html>\n\n"),
        ])
    func eudora(type: String, body: String) {
        #expect(Email("Content-Type: \(type)\n\n\(body)\n").text.split(separator: "\n") == ["Hello there"])
        #expect(Email("Content-Type: text/plain\n\n<x-flowed> begins a line\n").text.hasPrefix("<x-flowed> begins"))
    }

    @Test("files inside files are listed down to the limit, and found there")
    func depth() throws {
        var text = file("cat.txt")
        for level in 0..<8 { text = uuencode(Array(text.utf8), name: "level\(level).txt") }
        let raw = Array("\n\(text)".utf8)
        let email = Email(reading: raw)
        let deepest = try #require(email.bodyStructure.flattened.last?.partID)
        #expect(deepest == "1" + String(repeating: ".1", count: Limits.encodedMessageDepth))
        #expect(email.has(.limitEmbedded))
        #expect(PartContent.find(deepest, in: raw) != nil)
        #expect(PartContent.find(deepest + ".1", in: raw) == nil)
    }

    @Test("more files than the limit are not listed, their lines stay text, and it is said")
    func count() {
        let email = Email("\n" + String(repeating: file("a"), count: Limits.embeddedFiles + 5))
        #expect(email.attachments.count == Limits.embeddedFiles)
        #expect(email.has(.limitEmbedded))
        #expect(email.text.contains("begin 644 a"))
    }

    @Test("the charset is found from the words and not from the data")
    func charset() {
        let words = Array("\nStraße, schön\n".utf8) + Array(file("a").utf8)
        #expect(Email(reading: words).text == "\nStraße, schön\n".trimmed)
    }

    @Test("a text that is only a file has an empty body and an attachment")
    func onlyFile() {
        let email = Email("\n" + file("cat.txt"))
        #expect(email.text.isBlank)
        #expect(email.attachments == ["1.1"])
        #expect(email.value("1.1")?.value == "Cat")
    }

    @Test("a text file that is a message inside an attachment is read as one")
    func messageFile() throws {
        let email = Email("\n" + uuencode(Array("Subject: inner\n\nfound\n".utf8), name: "a.eml"))
        #expect(email.part("1.1")?.message?.email.subject == "inner")
    }

    @Test(
        "parts that are text though their type is not text/*",
        arguments: [
            "message/delivery-status", "message/disposition-notification", "message/feedback-report", "application/pgp",
            "application/ics",
        ])
    func readable(type: String) {
        let email = Email("Content-Type: \(type)\n\nwords to find\n")
        #expect(email.value("1")?.value == "words to find\n")
        #expect(email.text == "words to find\n")
    }

    @Test(
        "a report is read where the letter beside it does not say for whom or why",
        arguments: [
            ("message/delivery-status", "Final-Recipient: rfc822; bo@x.example\nAction: failed"),
            ("message/feedback-report", "Feedback-Type: abuse\nOriginal-Rcpt-To: <bo@x.example>"),
            ("message/disposition-notification", "Disposition: x; failed\nError: Decryption failed"),
        ])
    func unsaid(type: String, report: String) {
        func text(_ letter: String) -> String {
            Email(
                "Content-Type: multipart/report; boundary=a\n\n--a\n\n\(letter)\n--a\nContent-Type: \(type)\n\n\(report)\n--a--\n"
            )
            .text
        }
        #expect(text("See the report.") == "See the report.\n\n" + report)
        // A signature would go on to the end.
        #expect(text("See the report.\n\n-- \nPostmaster") == report + "\n\nSee the report.\n\n-- \nPostmaster")
        let letter = "No mail for <bo@x.example>: Decryption failed."
        #expect(text(letter) == letter)
    }

    @Test("a later piece of base64 is no text")
    func partial() {
        #expect(Email("Content-Type: message/partial; number=2\n\nAAECAwQF\nAAECAwQF\n").bodyValues.isEmpty)
    }

    private func uuencode(_ bytes: [UInt8], name: String) -> String {
        var text = "begin 644 \(name)\n"
        for start in stride(from: 0, to: bytes.count, by: 45) {
            let line = Array(bytes[start..<min(start + 45, bytes.count)])
            text += character(line.count)
            for group in stride(from: 0, to: line.count, by: 3) {
                let bits = (0..<3).reduce(0) { $0 << 8 | (group + $1 < line.count ? Int(line[group + $1]) : 0) }
                for shift in [18, 12, 6, 0] { text += character(bits >> shift & 63) }
            }
            text += "\n"
        }
        return text + "`\nend\n"
    }

    private func character(_ value: Int) -> String {
        value == 0 ? "`" : String(Character(Unicode.Scalar(UInt8(value + 32))))
    }
}

extension String {
    fileprivate var trimmed: String { String(drop { $0.isNewline }) }
}
