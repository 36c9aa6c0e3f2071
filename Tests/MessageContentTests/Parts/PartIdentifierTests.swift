import MessageFormat
import Testing

@testable import MessageContent

/// The example of RFC 3501 section 6.4.5.
private let example = """
    Content-Type: multipart/mixed; boundary=a

    --a
    Content-Type: text/plain

    one
    --a
    Content-Type: application/octet-stream

    two
    --a
    Content-Type: message/rfc822

    Subject: three
    Content-Type: multipart/mixed; boundary=b

    --b
    Content-Type: text/plain

    three one
    --b
    Content-Type: application/octet-stream

    three two
    --b--
    --a
    Content-Type: multipart/mixed; boundary=c

    --c
    Content-Type: image/gif

    four one
    --c
    Content-Type: message/rfc822

    Subject: four two
    Content-Type: multipart/mixed; boundary=d

    --d
    Content-Type: text/plain

    four two one
    --d
    Content-Type: multipart/alternative; boundary=e

    --e
    Content-Type: text/plain

    four two two one
    --e
    Content-Type: text/richtext

    four two two two
    --e--
    --d--
    --c--
    --a--
    """

@Suite("Part numbers (RFC 3501 section 6.4.5)")
struct PartIdentifierTests {
    private func identifiers(_ text: String) -> [String] {
        Array(text.utf8).withByteView { raw in
            PartIdentifier.assign(to: Message(parsing: raw), prefix: "").compactMap { $0 }
        }
    }

    @Test("the example of the RFC")
    func rfc() {
        #expect(
            identifiers(example) == [
                "1", "2", "3", "3.1", "3.2", "4.1", "4.2", "4.2.1", "4.2.2.1", "4.2.2.2",
            ])
    }

    @Test("each number finds its part's content")
    func contents() {
        let raw = Array(example.utf8)
        for (identifier, content) in [
            ("1", "one"), ("2", "two"), ("3.1", "three one"), ("4.1", "four one"), ("4.2.1", "four two one"),
            ("4.2.2.1", "four two two one"), ("4.2.2.2", "four two two two"),
        ] {
            #expect(PartContent.find(identifier, in: raw).map { String(decoding: $0.bytes, as: UTF8.self) } == content)
        }
    }

    @Test("a message without multipart is part 1, and so is one inside it")
    func single() {
        #expect(identifiers("Subject: a\n\nb\n") == ["1"])
        #expect(identifiers("Content-Type: message/rfc822\n\nSubject: a\n\nb\n") == ["1", "1.1"])
    }

    @Test("a multipart has no number")
    func multipart() {
        let email = Email(example)
        #expect(email.bodyStructure.partID == nil)
        #expect(email.bodyStructure.subParts.map(\.partID) == ["1", "2", "3", nil])
    }
}
