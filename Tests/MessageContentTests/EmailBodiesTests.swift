import Testing

@testable import MessageContent

/// A multipart of parts written as header fields and body.
private func mail(_ subtype: String, _ parts: (fields: String, body: String)...) -> Email {
    let bodies = parts.map { "--=b\n\($0.fields)\n\n\($0.body)\n" }.joined()
    return Email("MIME-Version: 1.0\nContent-Type: multipart/\(subtype); boundary=\"=b\"\n\n\(bodies)--=b--\n")
}

@Suite("Bodies of an Email")
struct EmailBodiesTests {
    @Test("the text is the plain text parts, one after the other")
    func plainText() {
        let email = mail("mixed", ("Content-Type: text/plain", "one"), ("Content-Type: text/plain", "two"))
        #expect(email.text == "one\n\ntwo")
        #expect(email.html == nil)
    }

    @Test("of plain text and HTML that say the same the plain text is read")
    func alternative() {
        let email = mail(
            "alternative", ("Content-Type: text/plain", "Dinner at eight, bring the cards."),
            ("Content-Type: text/html", "<p>Dinner at eight, <b>bring</b> the cards.</p>"))
        #expect(email.text == "Dinner at eight, bring the cards.")
        #expect(email.html?.html.contains("<b>bring</b>") == true)
    }

    @Test("a stub of plain text gives way to the HTML")
    func stub() {
        let letter = Array(repeating: "<p>A paragraph of the real letter that goes on.</p>", count: 20).joined()
        let email = mail(
            "alternative", ("Content-Type: text/plain", "Your mail program shows no HTML."),
            ("Content-Type: text/html", letter))
        #expect(email.text.hasPrefix("A paragraph of the real letter"))
        #expect(!email.text.contains("shows no HTML"))
    }

    @Test("a plain text is a stub when it is empty, or short and an eighth of the HTML's")
    func stubBorder() {
        let words = String(repeating: "w", count: 100)
        #expect(StubText.isStub("", besides: "x"))
        #expect(StubText.isStub(" \n", besides: "x"))
        #expect(!StubText.isStub("", besides: " "))
        #expect(StubText.isStub(words, besides: String(repeating: "w", count: 801)))
        #expect(!StubText.isStub(words, besides: String(repeating: "w", count: 800)))
        #expect(!StubText.isStub(String(repeating: "w", count: 400), besides: String(repeating: "w", count: 99_999)))
    }

    @Test("text around an attachment is all read, HTML and plain mixed")
    func mixedKinds() {
        let email = mail(
            "mixed", ("Content-Type: text/html", "<p>above</p>"), ("Content-Type: application/pdf", "%PDF"),
            ("Content-Type: text/plain", "below"))
        #expect(email.text.collapsed == "above below")
        #expect(email.attachments == ["2"])
    }

    @Test("text of a multipart without parts is not lost")
    func strayText() {
        let email = Email("Content-Type: multipart/mixed; boundary=x\n\nNobody wrote a boundary.\n")
        #expect(email.text.contains("Nobody wrote a boundary."))
    }

    @Test("hasAttachment is about what a reader would call one")
    func hasAttachment() {
        let letter = (fields: "Content-Type: text/html", body: "<p>hi</p>")
        #expect(!mail("mixed", letter).hasAttachment)
        #expect(mail("mixed", letter, ("Content-Type: application/pdf", "x")).hasAttachment)
        #expect(mail("mixed", letter, ("Content-Type: image/png\nContent-Disposition: attachment", "x")).hasAttachment)
        #expect(!mail("related", letter, ("Content-Type: image/png\nContent-ID: <a@b>", "x")).hasAttachment)
        let offered = "Content-Type: image/png\nContent-ID: <a@b>\nContent-Disposition: attachment"
        #expect(mail("related", letter, (offered, "x")).hasAttachment)
    }

    @Test("newText, quotedText and signature come from the text")
    func reply() {
        let email = Email("Subject: x\n\nYes.\n\nOn 4 March 2019, Al <al@example.org> wrote:\n> Really?\n")
        #expect(email.reply.newText == "Yes.")
        #expect(email.reply.quotedText.contains("Really?"))
        #expect(email.preview == "Yes.")
    }

    @Test("a message with nothing has empty texts")
    func empty() {
        let email = Email("")
        #expect(email.text.isEmpty && email.preview.isEmpty && email.reply.newText.isEmpty)
        #expect(email.html == nil && email.attachments.isEmpty && !email.hasAttachment)
    }
}

@Suite("Preview (RFC 8621 section 4.1.4)")
struct PreviewTests {
    @Test(
        "one line without quote marks, rules and invisible characters",
        arguments: [
            ("", ""), ("  one\n\n two\tthree ", "one two three"), ("-----\nHello\n=====", "Hello"),
            ("a -- b", "a -- b"),
            ("soft\u{AD}ened zero\u{200B}width \u{202E}turned", "softened zerowidth turned"),
            ("no\u{A0}break", "no break"),
            ("🐎 日本", "🐎 日本"),
        ])
    func line(text: String, preview: String) { #expect(Preview.make(of: text) == preview) }

    @Test("never more than 256 characters")
    func length() {
        #expect(Preview.make(of: String(repeating: "ä", count: 1_000)).unicodeScalars.count == 256)
        #expect(Preview.make(of: String(repeating: "ab ", count: 1_000)).unicodeScalars.count <= 256)
        #expect(Preview.make(of: String(repeating: "a", count: 256)).unicodeScalars.count == 256)
    }

    @Test("a message of nothing but a quote shows the quote")
    func quoteOnly() {
        let email = Email("Subject: x\n\nOn 4 March 2019, Al <al@example.org> wrote:\n> Really?\n")
        #expect(email.preview.contains("Really?"))
    }
}
