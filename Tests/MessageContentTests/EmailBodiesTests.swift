import MailHTML
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

    @Test("the messages of a digest stand in their place in the text, since its author says them")
    func digest() {
        let one = "From: Bo <bo@x.example>\nSubject: One\nDate: 5 Mar 2018 12:00:00 +0000\n\nFirst words.\n-- \nBo"
        let two = "From: cy@x.example\nSubject: Two\n\nSecond words."
        let digest = "--d\n\n\(one)\n--d\n\n\(two)\n--d--"
        let email = mail(
            "mixed", ("Content-Type: text/plain", "Topics: 2"), ("Content-Type: multipart/digest; boundary=d", digest),
            ("Content-Type: text/plain", "-- \nThe list"))
        let messages = "One\nBo <bo@x.example>, 2018-03-05\n\nFirst words.\n\nTwo\ncy@x.example\n\nSecond words."
        #expect(email.text == "Topics: 2\n\n\(messages)\n\n-- \nThe list")
        #expect(email.reply.newText.hasPrefix("Topics: 2\n\n\(messages)"))
    }

    @Test("a message that holds nothing but another one is read as one that was forwarded, however deep")
    func enclosed() {
        let inner = "From: Bo <bo@x.example>\nTo: cy@x.example\nSubject: One\n\nFirst words."
        let outer = "Subject: Fw\nContent-Type: message/rfc822\n\n"
        let head = "---------- Forwarded message ----------\nFrom: Bo <bo@x.example>\nTo: cy@x.example\nSubject: One\n"
        #expect(Email(outer + inner).text == head + "\nFirst words.")
        let deep = Email(outer + outer + outer + inner)
        #expect(deep.text.hasSuffix("First words."))
        let attached = mail(
            "mixed", ("Content-Type: text/plain", "See below."), ("Content-Type: message/rfc822", inner))
        #expect(attached.text == "See below.")
    }

    @Test("white letters on nothing are read where there are no others")
    func whiteOnNothing() {
        func page(_ body: String) -> Email {
            Email("MIME-Version: 1.0\nContent-Type: text/html\n\n<html><body>\(body)")
        }
        let white = "<div style=\"color:#ffffff\">Yes, that suits me.</div>"
        let quote =
            "<hr><div>From: Bo &lt;bo@x.example&gt;<br>Sent: 5 March 2018 12:00<br>To: Ada<br>Subject: Lunch<br></div><p>Lunch?</p>"
        #expect(page(white).text == "Yes, that suits me.\n")
        #expect(page("<p>Buy now!</p>" + white + quote).reply.newText == "Buy now!")
        #expect(page(white + quote).reply.newText.contains("Yes, that suits me."))
        #expect(!page("<p>Buy now!</p>" + white).text.contains("suits"))
        let forward =
            "<p>---------- Forwarded message ---------<br>From: Bo &lt;bo@x.example&gt;<br>Date: 5 Mar 2018<br>Subject: x<br>To: a@x.example<br><br>The plan.</p>"
        #expect(!page(white + forward).text.contains("suits"))
        #expect(page(white + "<img src=\"cid:a\">").text.isBlank)
        #expect(page("<font color=white>.</font>").text.isBlank)
        #expect(page("<div style=\"display:none\">Not this</div>").text.isBlank)
    }

    @Test(
        "what stands beside a page and its plain version is read, whichever of the two is",
        arguments: ["", "See the HTML part.", "The deal is closed, and the papers are signed."])
    func beside(version: String) {
        let page = "<style>b{color:#c00}</style><p>The deal is closed, and the <b>papers</b> are signed.</p>"
        let inner = "--i\nContent-Type: text/plain\n\n\(version)\n--i\nContent-Type: text/html\n\n\(page)\n--i--"
        let alternative = (fields: "Content-Type: multipart/alternative; boundary=i", body: inner)
        let note = (fields: "Content-Type: text/plain", body: "A note\u{C} of <Bo>.")
        let said = "The deal is closed, and the papers are signed."
        for (email, isBelow) in [(mail("mixed", alternative, note), true), (mail("mixed", note, alternative), false)] {
            let order = isBelow ? [said, note.body] : [note.body, said]
            #expect(email.text.split(separator: "\n").filter { !$0.isEmpty }.map(String.init) == order)
            let shown = "<pre style=\"white-space:pre-wrap\">\nA note of &lt;Bo&gt;.</pre>"
            let html = email.html?.html ?? ""
            #expect(isBelow ? html.hasSuffix(shown + "</main></div>") : html.contains("lb-body\">" + shown))
            #expect(HTMLOutputChecker().accepts(Array(html.utf8)))
            #expect(html.hasPrefix("<style>") && html.contains("color:#c00"))
            #expect(email.html?.text == said + "\n")
        }
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
