import MessageFormat
import Testing

@testable import MessageContent

@Suite("MIME fields of a part")
struct PartFieldsTests {
    @Test("a type in the wrong order is meant", arguments: [("plain/text", "text/plain"), ("html/text", "text/html")])
    func swappedType(written: String, meant: String) {
        let email = Email(reading: Array("Content-Type: \(written); charset=utf-8\n\nHello\n".utf8))
        #expect(email.bodyStructure.type == meant)
        #expect(email.text.contains("Hello"))
    }

    private func part(_ fields: String) -> EmailBodyPart { Email(fields + "\n\nbody\n").bodyStructure }

    @Test("defaults of RFC 2045 section 5.2 and RFC 8621")
    func defaults() {
        let part = part("Subject: none")
        #expect(part.type == "text/plain" && part.charset == "us-ascii")
        #expect(part.disposition == nil && part.name == nil && part.cid == nil && part.language == nil)
        #expect(part.location == nil && part.parameters.isEmpty)
    }

    @Test("all fields of RFC 8621's EmailBodyPart")
    func allFields() {
        let part = part(
            """
            Content-Type: Image/PNG; name="a.png"; X-Size=12
            Content-Disposition: INLINE; filename="b.png"
            Content-ID: <logo@example.org>
            Content-Language: de, en-GB
            Content-Location: images/b.png
            """)
        #expect(part.type == "image/png" && part.charset == nil)
        #expect(part.disposition == "inline" && part.name == "b.png")
        #expect(part.cid == "logo@example.org")
        #expect(part.language == ["de", "en-GB"] && part.location == "images/b.png")
        #expect(part.parameters.map { "\($0.name)=\($0.value)" } == ["name=a.png", "x-size=12"])
    }

    @Test(
        "file names in each of their spellings",
        arguments: [
            ("Content-Disposition: attachment; filename=plain.txt", "plain.txt"),
            ("Content-Disposition: attachment; filename=\"with \\\"quotes\\\".txt\"", "with \"quotes\".txt"),
            ("Content-Type: text/plain; name=from-type.txt", "from-type.txt"),
            ("Content-Disposition: attachment; filename*=utf-8''K%C3%BCndigung.docx", "Kündigung.docx"),
            ("Content-Disposition: attachment; filename*=iso-8859-1'de'K%FCndigung.docx", "Kündigung.docx"),
            ("Content-Disposition: attachment;\n filename*0*=utf-8''%E4%BD;\n filename*1*=%A0%E5%A5%BD.txt", "你好.txt"),
            ("Content-Disposition: attachment; filename*0=long-; filename*1=name.txt", "long-name.txt"),
            ("Content-Disposition: attachment; filename=\"=?utf-8?q?K=C3=BCche?=.txt\"", "Küche.txt"),
            ("Content-Disposition: filename=x.txt", "x.txt"), ("Content-Disposition: attachment; name=y.txt", "y.txt"),
        ])
    func names(field: String, name: String) { #expect(part(field).name == name) }

    @Test("encoded-words in a parameter are decoded with a diagnostic")
    func encodedWord() {
        #expect(Email("Content-Type: text/plain; name=\"=?utf-8?q?K=C3=BCche?=\"\n\n").has(.parameterEncodedWord))
        #expect(!Email("Content-Type: text/plain; name=Kueche\n\n").has(.parameterEncodedWord))
    }

    @Test("a disposition is the word before the parameters; without a word there is none")
    func disposition() {
        #expect(part("Content-Disposition: Attachment").disposition == "attachment")
        #expect(part("Content-Disposition: ;filename=x").disposition == nil)
        #expect(part("Content-Disposition: filename=x").disposition == nil)
        #expect(part("Content-Disposition:").disposition == nil)
    }

    @Test("a part without Content-Type in a digest is a message (RFC 2046 section 5.1.5)")
    func digest() {
        let email = Email("Content-Type: multipart/digest; boundary=a\n\n--a\n\nSubject: inner\n\nhi\n--a--\n")
        #expect(email.bodyStructure.subParts.map(\.type) == ["message/rfc822"])
        #expect(email.bodyStructure.subParts.first?.message?.email.subject == "inner")
    }
}
