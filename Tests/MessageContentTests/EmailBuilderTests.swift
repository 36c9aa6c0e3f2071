import MessageFormat
import Testing

@testable import MessageContent

@Suite("Building an Email")
struct EmailBuilderTests {
    // MARK: Attached messages

    private let forward = """
        Subject: outer
        Content-Type: multipart/mixed; boundary=a

        --a

        see below
        --a
        Content-Type: message/rfc822

        Subject: inner
        From: Al <al@example.org>
        Content-Type: multipart/alternative; boundary=b

        --b

        inner text
        --b
        Content-Type: text/html

        <p>inner text</p>
        --b--
        --a--
        """

    @Test("an attached message is a leaf of the outer and an Email of its own")
    func attachedMessage() throws {
        let email = Email(forward)
        #expect(email.attachments == ["2"])
        #expect(email.text == "see below")
        #expect(email.bodyValues.map(\.partID) == ["1"])
        let inner = try #require(email.part("2")?.message?.email)
        #expect(inner.subject == "inner" && inner.from == [EmailAddress(name: "Al", email: "al@example.org")])
        #expect(inner.text == "inner text")
        #expect(inner.bodyValues.map(\.partID) == ["2.1", "2.2"])
        #expect(inner.textBody == ["2.1"] && inner.htmlBody == ["2.2"])
    }

    @Test("its size and hash are those of its bytes, and so is its id")
    func attachedIdentity() throws {
        let part = try #require(Email(forward).part("2"))
        let inner = try #require(part.message?.email)
        #expect(part.blobID == inner.id && part.size == inner.size)
        #expect(PartContent.find("2", in: Array(forward.utf8))?.bytes.count == part.size)
    }

    @Test("a message that stands encoded is read, its parts numbered below it")
    func encodedMessage() throws {
        // Subject: inner, then a line of text.
        let email = Email(
            """
            Content-Type: multipart/mixed; boundary=a

            --a

            above
            --a
            Content-Type: message/rfc822
            Content-Transfer-Encoding: base64

            U3ViamVjdDogaW5uZXIKCmhlbGxvCg==
            --a--
            """)
        let part = try #require(email.part("2"))
        let inner = try #require(part.message?.email)
        #expect(inner.subject == "inner" && inner.text == "hello\n")
        #expect(inner.bodyValues.map(\.partID) == ["2.1"])
        #expect(part.size == 22 && email.has(.encodingComposite))
    }

    @Test("messages that stand encoded in one another end at a limit")
    func encodedDepth() {
        var raw = Array("Subject: innermost\n\ntext\n".utf8)
        for _ in 0..<(Limits.encodedMessageDepth + 5) {
            raw =
                Array("Content-Type: message/rfc822\nContent-Transfer-Encoding: quoted-printable\n\n".utf8)
                + quoted(raw)
        }
        var depth = 0
        var email: Email? = Email(reading: raw)
        while let inner = email?.bodyStructure.message?.email {
            depth += 1
            email = inner
        }
        #expect(depth == Limits.encodedMessageDepth)
    }

    private func quoted(_ bytes: [UInt8]) -> [UInt8] {
        bytes.flatMap { $0 == UInt8(ascii: "=") ? Array("=3D".utf8) : [$0] }
    }

    // MARK: Values

    @Test("every text leaf has a value, whatever its kind")
    func values() {
        let email = Email(
            "Content-Type: multipart/mixed; boundary=a\n\n--a\n\none\n--a\nContent-Type: text/calendar; charset=utf-8\n\n"
                + "BEGIN\r\nEND\n--a\nContent-Type: image/png\n\nx\n--a--\n")
        #expect(email.bodyValues.map(\.partID) == ["1", "2"])
        #expect(email.bodyValues.map(\.value) == ["one", "BEGIN\nEND"])
        #expect(email.bodyValues.allSatisfy { !$0.isEncodingProblem && !$0.isTruncated })
    }

    @Test("isEncodingProblem tells of an unknown charset and of replaced bytes")
    func encodingProblem() throws {
        func value(_ label: String, _ body: [UInt8]) throws -> EmailBodyValue {
            let email = Email(reading: Array("Content-Type: text/plain; charset=\(label)\n\n".utf8) + body)
            return try #require(email.bodyValues.first)
        }
        #expect(try !value("utf-8", Array("ü".utf8)).isEncodingProblem)
        #expect(try value("nobody-knows", Array("a".utf8)).isEncodingProblem)
        #expect(try value("utf-8", Array("üäö".utf8) + [0xFF]).isEncodingProblem)
        #expect(try value("iso-8859-1", [0xE9]).charset == "windows-1252")
    }

    // MARK: Dates

    private let undated = "From: al@example.org\nSubject: x\n\nhi\n"

    @Test("the Date field comes first, then Received, then what the source says")
    func dates() {
        let received = "Received: from a by b; Sat, 1 Mar 2003 08:00:00 +0000\n"
        let arrival = Arrival(envelope: "From al@example.org Sun Mar  2 09:00:00 2003", fileDate: 0)
        func read(_ text: String, _ arrival: Arrival = Arrival()) -> Email {
            Email(reading: Array(text.utf8), arrival: arrival)
        }
        let dated = read("Date: Fri, 28 Feb 2003 07:00:00 +0100\n" + received + undated, arrival)
        #expect(dated.dateSource == .date && dated.date?.rfc3339 == "2003-02-28T07:00:00+01:00")
        #expect(dated.receivedAt?.rfc3339 == "2003-03-01T08:00:00Z")
        let passedOn = read(received + undated, arrival)
        #expect(passedOn.dateSource == .received && passedOn.date?.rfc3339 == "2003-03-01T08:00:00Z")
        #expect(passedOn.has(.dateMissing))
        let stored = read(undated, arrival)
        #expect(stored.dateSource == .envelope && stored.date?.rfc3339 == "2003-03-02T09:00:00Z")
        #expect(read(undated).dateSource == nil && read(undated).date == nil)
    }

    @Test("a file's date is the last resort, and says whether a Maildir named it")
    func fileDates() {
        let maildir = Email(reading: Array(undated.utf8), arrival: Arrival(fileDate: 1_046_505_600, isMaildir: true))
        #expect(maildir.dateSource == .maildir && maildir.date?.unixSeconds == 1_046_505_600)
        let file = Email(reading: Array(undated.utf8), arrival: Arrival(fileDate: 1_046_505_600))
        #expect(file.dateSource == .file && file.sentAt == nil)
        let bare = Email(reading: Array(undated.utf8), arrival: Arrival(envelope: "From -", fileDate: 5))
        #expect(bare.dateSource == .file)
    }

    // MARK: Hostile input

    @Test("any bytes give an Email")
    func anyBytes() {
        for seed in 0..<200 {
            var state = UInt32(seed) &* 2_654_435_761 | 1
            let raw = (0..<600).map { _ -> UInt8 in
                state = state &* 1_664_525 &+ 1_013_904_223
                let pick = Array("\r\n\n: ;=-?\"<>,()abB/.\u{E9}".utf8)
                return state >> 24 & 3 == 0
                    ? UInt8(truncatingIfNeeded: state >> 16) : pick[Int(state >> 8) % pick.count]
            }
            #expect(
                Email(reading: Array("Content-Type: multipart/mixed; boundary=a\n".utf8) + raw).size == raw.count + 42)
        }
    }

    @Test("200 KB of the worst line take linear time", .timeLimit(.minutes(10)))
    func hostile() {
        for piece in [
            "--a\n", "\n", ">", "\r", "--a\nContent-Type: multipart/mixed; boundary=a\n\n", "a:\n", "\u{0}", "é",
        ] {
            let body = String(repeating: piece, count: 200_000 / piece.utf8.count)
            #expect(Email("Content-Type: multipart/mixed; boundary=a\n\n" + body).size > 190_000)
        }
    }
}
