import Testing

@testable import MailSources

@Suite("Apple Mail's messages without their attachments")
struct PartialEmlxTests {
    /// `text`, a picture and a note; what is put back stands in for `{2.1}` and so on.
    private static let message = """
        From: Ada <ada@example.org>
        Subject: Plans
        Mime-Version: 1.0
        Content-Type: multipart/alternative;
        \tboundary="outer=1"

        --outer=1
        Content-Type: text/plain

        See below.
        --outer=1
        Content-Type: multipart/mixed; boundary=inner

        --inner
        Content-Transfer-Encoding: base64
        Content-Type: image/png;
        \tname=plan.png
        X-Apple-Content-Length: 80

        {2.1}
        --inner
        Content-Type: message/rfc822

        Subject: forwarded
        Content-Type: multipart/mixed; boundary=deep

        --deep
        content-transfer-encoding: QUOTED-PRINTABLE
        Content-Type: text/plain; charset=utf-8
        x-apple-content-length: 9

        {2.2.1}
        --deep--
        --inner
        Content-Type: text/plain
        X-Apple-Content-Length: 5

        {2.3}
        --inner
        Content-Type: text/plain
        X-Apple-Content-Length: 5

        not taken out
        --inner--
        --outer=1--

        """

    private static func text(_ parts: [String: String]) -> String {
        ["2.1", "2.2.1", "2.3"].reduce(message) { text, number in
            text.split(separator: "{\(number)}", omittingEmptySubsequences: false).joined(
                separator: parts[number] ?? "")
        }
    }

    private static func scene() -> Scratch {
        let scratch = Scratch()
        let text = text([:])
        scratch.write(
            "Messages/7.partial.emlx", "\(text.utf8.count)\n\(text)<?xml version=\"1.0\"?>\n<plist></plist>\n")
        return scratch
    }

    @Test("get them back, each in its place and its encoding, whenever they are read")
    func restored() throws {
        let scratch = Self.scene()
        defer { scratch.remove() }
        scratch.write("Attachments/7/2.1/plan.png", (0..<70).map { UInt8($0) * 3 })
        scratch.write("Attachments/7/2.2.1/.DS_Store", "no attachment")
        scratch.write("Attachments/7/2.2.1/note.txt", "a = é \nend \n")
        scratch.write("Attachments/7/2.3/note.txt", "Hello\n")
        scratch.write("Attachments/7/2.4/note.txt", "must not show")
        let harvest = Harvest(MailReader(paths: [scratch.path]))
        let expected = Self.text([
            "2.1": """
            AAMGCQwPEhUYGx4hJCcqLTAzNjk8P0JFSEtOUVRXWl1gY2ZpbG9ydXh7foGEh4qNkJOWmZyfoqWo
            q66xtLe6vcDDxsnMzw==
            """, "2.2.1": "a =3D =C3=A9=20\nend=20\n", "2.3": "Hello\n",
        ])
        #expect(harvest.bytes.map { String(decoding: $0, as: UTF8.self) } == [expected])
        #expect(harvest.began.map(\.format) == [.emlx])
        #expect(try harvest.messages[0].origin.load() == Array(expected.utf8))
    }

    @Test("stay as they are where the attachments are not there")
    func missing() throws {
        let scratch = Self.scene()
        defer { scratch.remove() }
        let harvest = Harvest(MailReader(paths: [scratch.path + "/Messages/7.partial.emlx"]))
        #expect(harvest.bytes.map { String(decoding: $0, as: UTF8.self) } == [Self.text([:])])
        #expect(harvest.faults.isEmpty)
    }

    @Test("of earlier versions are put back as they stand beside the message")
    func encodedBeside() {
        let scratch = Self.scene()
        defer { scratch.remove() }
        scratch.write("Messages/7.2.1.emlxpart", "cGxhbg==")
        scratch.write("Messages/7.2.2.1.emlxpart", "n=C3=B6te\n")
        let harvest = Harvest(MailReader(paths: [scratch.path]))
        #expect(harvest.texts == [Self.text(["2.1": "cGxhbg==", "2.2.1": "n=C3=B6te\n"])])
        #expect(harvest.ignored["7.2.1.emlxpart"] == .housekeeping)
    }

    @Test("attached mail is no message of the mailbox")
    func attachedMail() {
        let scratch = Self.scene()
        defer { scratch.remove() }
        scratch.write("Attachments/7/2.3/letter.eml", "From: a@b.example\nSubject: attached\nDate: now\n\nbody\n")
        #expect(Harvest(MailReader(paths: [scratch.path])).messages.count == 1)
    }

    @Test("long lines of quoted-printable are broken, and no body is read twice")
    func longLines() throws {
        let scratch = Self.scene()
        defer { scratch.remove() }
        scratch.write("Attachments/7/2.2.1/note.txt", String(repeating: "é=", count: 40))
        let bytes = try #require(Harvest(MailReader(paths: [scratch.path])).bytes.first)
        let lines = bytes.split(separator: 0x0A).filter { $0.starts(with: "=C3".utf8) || $0.starts(with: "=A9".utf8) }
        #expect(lines.count >= 4 && lines.allSatisfy { $0.count <= 76 })
        let joined = String(decoding: bytes, as: UTF8.self).split(separator: "=\n").joined()
        #expect(joined.contains(String(repeating: "=C3=A9=3D", count: 40)))
    }
}
