import MessageFormat
import TestSupport
import Testing

@testable import MessageContent

@Suite("The content of one part")
struct PartContentTests {
    private let raw = Array(
        """
        Content-Type: multipart/mixed; boundary=a

        --a

        letter
        --a
        Content-Type: application/octet-stream
        Content-Transfer-Encoding: base64
        Content-Disposition: attachment; filename*=utf-8''%C3%BCber.bin

        AAEC/w==
        --a
        Content-Type: message/rfc822
        Content-Transfer-Encoding: base64

        Q29udGVudC1UeXBlOiBtdWx0aXBhcnQvbWl4ZWQ7IGJvdW5kYXJ5PWIKCi0tYgoKZmlyc3QKLS1iCgpzZWNvbmQKLS1iLS0K
        --a--
        """.utf8)

    @Test("bytes come decoded, with the file name")
    func decoded() throws {
        let part = try #require(PartContent.find("2", in: raw))
        #expect(part.bytes == [0, 1, 2, 255])
        #expect(part.name == "über.bin")
        let letter = try #require(PartContent.find("1", in: raw))
        #expect(letter.bytes == Array("letter".utf8))
        #expect(letter.name == nil)
    }

    @Test("messages inside one another past the limit are one part, and nothing is found below it")
    func pastTheLimit() {
        let levels = String(repeating: "Content-Type: message/rfc822\n\n", count: Limits.nestingDepth + 3)
        let raw = Array((levels + "Subject: x\n\ninnermost").utf8)
        let email = Email(reading: raw)
        #expect(email.diagnostics.contains { $0.code == .limitDepth })
        #expect(PartContent.find(String(repeating: "1.", count: Limits.nestingDepth + 2) + "1", in: raw) == nil)
    }

    @Test("parts of a message that stands encoded are found by their longer number")
    func inside() throws {
        #expect(PartContent.find("3.1", in: raw)?.bytes == Array("first".utf8))
        #expect(PartContent.find("3.2", in: raw)?.bytes == Array("second".utf8))
    }

    @Test(
        "a number that no part has finds nothing", arguments: ["", "0", "4", "3.3", "1.1", "2.1", "x", "3.", "1 ", "٣"])
    func nothing(number: String) { #expect(PartContent.find(number, in: raw) == nil) }

    @Test("what is found is what the Email describes", arguments: Corpus.messagePaths)
    func sameAsEmail(path: String) throws {
        let raw = try Corpus.raw(path)
        expectContents(of: Email(reading: raw), in: raw)
    }

    private func expectContents(of email: Email, in raw: [UInt8]) {
        for part in email.bodyStructure.flattened {
            guard let partID = part.partID else { continue }
            let content = PartContent.find(partID, in: raw)
            #expect(content?.bytes.count == part.size, "\(partID)")
            #expect(content.map { $0.bytes.withByteView { ContentHash(of: $0) } } == part.blobID, "\(partID)")
            if let message = part.message { expectContents(of: message.email, in: raw) }
        }
    }
}
