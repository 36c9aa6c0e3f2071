import Testing

@testable import MessageContent

/// A body part by its letter, for trees that read like the RFC's.
private func part(_ id: String, _ type: String, _ disposition: String? = nil, name: String? = nil) -> EmailBodyPart {
    var part = EmailBodyPart(partID: id, entity: 0, type: type)
    part.disposition = disposition
    part.name = name
    part.blobID = ContentHash(bytes: [UInt8](repeating: 0, count: 32))
    return part
}

private func multipart(_ subtype: String, _ parts: EmailBodyPart...) -> EmailBodyPart {
    var part = EmailBodyPart(partID: nil, entity: 0, type: "multipart/" + subtype)
    part.subParts = parts
    return part
}

@Suite("Body selection (RFC 8621 section 4.1.4)")
struct BodySelectionTests {
    private func expect(
        _ structure: EmailBodyPart, text: String, html: String, attachments: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let selection = BodySelection(structure)
        func letters(_ parts: [EmailBodyPart]) -> String { parts.compactMap(\.partID).joined(separator: " ") }
        #expect(letters(selection.textBody) == text, "textBody", sourceLocation: sourceLocation)
        #expect(letters(selection.htmlBody) == html, "htmlBody", sourceLocation: sourceLocation)
        #expect(letters(selection.attachments) == attachments, "attachments", sourceLocation: sourceLocation)
    }

    @Test("a text with a name is the body where there is no other, as in multimedia messages of telephones")
    func namedText() {
        let picture = part("A", "image/jpeg", "inline", name: "foto.jpg")
        let text = part("B", "text/plain", "inline", name: "text_0.txt")
        #expect(BodySelection(multipart("mixed", picture, text)).passedOverText)
        let shown = BodySelection(multipart("mixed", picture, text), readsOtherText: true)
        #expect(shown.textBody.map(\.partID) == ["B", "A"] && shown.attachments.isEmpty)
        let second = multipart("mixed", part("A", "text/plain"), text)
        #expect(BodySelection(second, readsOtherText: true).attachments.map(\.partID) == ["B"])
    }

    @Test("the example of the RFC")
    func example() {
        let structure = multipart(
            "mixed",
            part("A", "text/plain", "inline"),
            multipart(
                "mixed",
                multipart(
                    "alternative",
                    multipart(
                        "mixed", part("B", "text/plain", "inline"), part("C", "image/jpeg", "inline"),
                        part("D", "text/plain", "inline")),
                    multipart("related", part("E", "text/html"), part("F", "image/jpeg"))),
                part("G", "image/jpeg", "attachment"), part("H", "application/x-excel"), part("J", "message/rfc822")),
            part("K", "text/plain", "inline"))
        expect(structure, text: "A B C D K", html: "A E K", attachments: "C F G H J")
    }

    @Test("a message of one part is its own body")
    func single() {
        expect(part("A", "text/plain"), text: "A", html: "A", attachments: "")
        expect(part("A", "text/html"), text: "A", html: "A", attachments: "")
        expect(part("A", "image/png"), text: "A", html: "A", attachments: "")
        expect(part("A", "application/pdf"), text: "", html: "", attachments: "A")
        expect(part("A", "text/plain", "attachment"), text: "", html: "", attachments: "A")
        expect(part("A", "text/csv"), text: "", html: "", attachments: "A")
    }

    @Test("of an alternative the plain text and the HTML are taken, whatever their order")
    func alternative() {
        expect(
            multipart("alternative", part("A", "text/plain"), part("B", "text/html")), text: "A", html: "B",
            attachments: "")
        expect(
            multipart("alternative", part("B", "text/html"), part("A", "text/plain")), text: "A", html: "B",
            attachments: "")
    }

    @Test("an alternative with one kind only serves as both")
    func halfAlternative() {
        expect(multipart("alternative", part("A", "text/plain")), text: "A", html: "A", attachments: "")
        expect(multipart("alternative", part("A", "text/html")), text: "A", html: "A", attachments: "")
        let related = multipart("alternative", multipart("related", part("A", "text/html"), part("B", "image/png")))
        expect(related, text: "A", html: "A", attachments: "B")
    }

    @Test("multipart/related shows the part that start names; of a multimedia message its text")
    func start() {
        func related(_ start: String, _ parts: EmailBodyPart...) -> EmailBodyPart {
            var whole = multipart("related")
            whole.subParts = parts
            whole.parameters = [EmailHeader(name: "start", value: start)]
            return whole
        }
        var (page, layout) = (part("B", "text/html"), part("A", "application/smil"))
        page.cid = "root@x"
        layout.cid = "layout"
        expect(related("<root@x>", part("A", "image/png"), page), text: "B", html: "B", attachments: "A")
        expect(related("<other@x>", part("A", "text/html"), page), text: "A", html: "A", attachments: "B")
        let message = related("<layout>", layout, part("B", "text/plain", name: "t.txt"), part("C", "image/jpeg"))
        expect(message, text: "B", html: "B", attachments: "A C")
    }

    @Test("what else an alternative offers is an attachment")
    func otherAlternatives() {
        let invitation = multipart(
            "alternative", part("A", "text/plain"), part("B", "text/html"), part("C", "text/calendar"),
            part("D", "image/png"))
        expect(invitation, text: "A", html: "B", attachments: "C D")
    }

    @Test("a second text with a name is an attachment, without one it is body")
    func secondText() {
        let named = multipart("mixed", part("A", "text/plain"), part("B", "text/plain", name: "notes.txt"))
        expect(named, text: "A", html: "A", attachments: "B")
        let bare = multipart("mixed", part("A", "text/plain"), part("B", "text/plain"))
        expect(bare, text: "A B", html: "A B", attachments: "")
        let first = multipart(
            "mixed", part("A", "text/plain", name: "letter.txt"), part("B", "image/png", name: "b.png"))
        expect(first, text: "A B", html: "A B", attachments: "")
    }

    @Test("of related parts only the first can be body")
    func related() {
        let page = multipart("related", part("A", "text/html"), part("B", "image/png"), part("C", "text/plain"))
        expect(page, text: "A", html: "A", attachments: "B C")
    }

    @Test("a picture in an alternative is body of its kind and an attachment to the other")
    func pictureInAlternative() {
        let apple = multipart(
            "alternative", part("A", "text/plain"),
            multipart("mixed", part("B", "text/html"), part("C", "image/png", "inline"), part("D", "text/html")))
        expect(apple, text: "A", html: "B C D", attachments: "C")
    }

    @Test("what one alternative switches off does not reach beyond it")
    func scope() {
        let list = multipart(
            "mixed", multipart("alternative", multipart("mixed", part("A", "text/plain")), part("B", "text/html")),
            part("C", "text/plain"))
        expect(list, text: "A C", html: "B C", attachments: "")
    }

    @Test("an empty multipart gives nothing")
    func empty() { expect(multipart("mixed"), text: "", html: "", attachments: "") }
}
