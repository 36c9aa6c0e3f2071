import MessageFormat
import TestSupport
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

    @Test(
        "without Date and Received, other fields of servers tell when a message arrived",
        arguments: [
            "Delivery-date: Tue, 3 Mar 2020 10:00:05 +0100",
            "X-Received: by 10.0.0.1 with SMTP id 1;\n        Tue, 03 Mar 2020 01:00:05 -0800 (PST)",
            "X-OriginalArrivalTime: 03 Mar 2020 09:00:05.0123 (UTC) FILETIME=[11111111:01D5F13A]",
            "Received: from a by b\nReceived: from c by a; Tue, 3 Mar 2020 09:00:05 +0000",
        ])
    func deliveryDates(field: String) {
        let mail = Email(reading: Array((field + "\n" + undated).utf8), arrival: Arrival(fileDate: 0))
        #expect(mail.dateSource == .received)
        #expect(mail.date?.unixSeconds == 1_583_226_005)
    }

    @Test("a date in an encoded-word is read")
    func encodedDate() {
        let mail = Email(reading: Array(("Date: =?utf-8?Q?Fri,_3_Jul_2020_10:00:00_+0200?=\n" + undated).utf8))
        #expect(mail.sentAt?.rfc3339 == "2020-07-03T10:00:00+02:00")
        #expect(mail.diagnostics.map(\.code).contains(.dateMalformed))
    }

    @Test(
        "a date of numbers is read with day and month in the order that Received confirms",
        arguments: [
            ("11-05-2023", "Sun, 5 Nov 2023 08:13:49 +0000", "2023-11-05T00:00:00Z"),
            ("11-05-2023", "Thu, 11 May 2023 08:13:49 +0000", "2023-05-11T00:00:00Z"),
            ("05/11/2023 10:00 +0100", "Sat, 11 Nov 2023 08:13:49 +0000", "2023-05-11T10:00:00+01:00"),
            ("05/11/2023 10:00 +0100", "Sun, 5 Nov 2023 09:00:49 +0000", "2023-11-05T10:00:00+01:00"),
            ("2023-05-11", "Sun, 5 Nov 2023 09:00:49 +0000", "2023-05-11T00:00:00Z"),
        ])
    func numericDate(date: String, received: String, sent: String) {
        #expect(Email("Received: from a by b; \(received)\nDate: \(date)\n\nx\n").sentAt?.rfc3339 == sent)
    }

    @Test("the Date field comes first, then Received, then what the source says")
    func dates() {
        let received = "Received: from a by b; Sat, 1 Mar 2003 08:00:00 +0000\n"
        let arrival = Arrival(envelopeDate: 1_046_595_600, fileDate: 0)
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

    @Test(
        "the worst lines take linear time",
        arguments: [
            "--a\n", "\n", ">", "\r", "--a\nContent-Type: multipart/mixed; boundary=a\n\n", "a:\n", "\u{0}", "é",
        ])
    func hostile(_ piece: String) {
        let growth = timeGrowth {
            "Content-Type: multipart/mixed; boundary=a\n\n" + String(repeating: piece, count: $0 / piece.utf8.count)
        } _: { text in
            #expect(Email(text).size == text.utf8.count)
        }
        #expect(growth < leastGrowthOfSquares)
    }
}

@Suite("Dates that nobody believes")
struct UnlikelyDateTests {
    private func email(
        _ date: String, received: String? = "x; Tue, 5 Mar 2019 10:00:00 +0100", arrival: Arrival = Arrival()
    ) -> Email {
        let trace = received.map { "Received: from a by \($0)\n" } ?? ""
        return Email(reading: Array("\(trace)Date: \(date)\nFrom: a@b\n\nx".utf8), arrival: arrival)
    }

    @Test(
        "yield to the time of arrival",
        arguments: [
            "Fri, 1 Jan 1904 00:00:00 +0000", "Thu, 1 Jan 1970 00:00:00 +0000", "Wed, 31 Dec 1969 16:00:00 -0800",
            "Tue, 19 Jan 2038 03:14:07 +0000", "Sat, 30 Dec 1899 00:00:00 +0000", "Sun, 5 Mar 2023 10:00:00 +0000",
            "Tue, 1 Jan 1980 00:00:00 +0000",
        ])
    func unlikely(_ date: String) {
        let mail = email(date)
        #expect(mail.dateSource == .received && mail.date?.rfc3339 == "2019-03-05T10:00:00+01:00")
        #expect(mail.sentAt != nil && mail.diagnostics.contains { $0.code == .dateUnlikely })
    }

    @Test(
        "are not those of old mail, slow mail, and clocks that are a little fast",
        arguments: [
            "Tue, 5 Mar 2019 09:59:00 +0100", "Thu, 7 Mar 2019 10:00:00 +0000", "Mon, 5 Mar 1984 10:00:00 +0000",
            "Fri, 5 Mar 1971 10:00:00 +0000",
        ])
    func likely(_ date: String) {
        let mail = email(date)
        #expect(
            mail.dateSource == .date && mail.date == mail.sentAt
                && !mail.diagnostics.contains { $0.code == .dateUnlikely })
    }

    @Test("stay where nothing else is known, and yield to an envelope where that is all there is")
    func alone() {
        let zero = "Thu, 1 Jan 1970 00:00:00 +0000"
        #expect(email(zero, received: nil).dateSource == .date)
        let envelope = Arrival(envelopeDate: 1_551_780_000)
        #expect(email(zero, received: nil, arrival: envelope).dateSource == .envelope)
        // Mail is often moved: what stands there then says little.
        #expect(email("Sun, 5 Mar 2023 10:00:00 +0000", received: nil, arrival: envelope).dateSource == .date)
    }
}

@Suite("A message saved as UTF-16")
struct WideMessageTests {
    private let text =
        "From: Anna <a@b.example>\r\nSubject: Größe\r\nContent-Type: text/plain; charset=iso-8859-1\r\n\r\nSchöne Grüße\r\n"

    @Test("is read, with either order of bytes, with a mark or without", arguments: [false, true], [false, true])
    func read(_ isBig: Bool, _ hasMark: Bool) {
        let units = (hasMark ? [0xFEFF] : []) + Array(text.utf16)
        let raw = units.flatMap { unit -> [UInt8] in
            let bytes = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
            return isBig ? bytes.reversed() : bytes
        }
        let email = Email(reading: raw)
        #expect(email.from.map(\.email) == ["a@b.example"] && email.subject == "Größe")
        #expect(email.text == "Schöne Grüße\n" && email.size == raw.count)
        #expect(email.id == raw.withByteView { ContentHash(of: $0) })
        #expect(PartContent.find("1", in: raw) != nil)
    }
}

@Suite("Mailboxes in encoded-words")
struct EncodedMailboxTests {
    @Test(
        "are read where no address stands beside them",
        arguments: [
            ("=?utf-8?Q?Anna_=3Ca=40x.example=3E?=", ["a@x.example"]),
            ("=?utf-8?B?YUB4LmV4YW1wbGU=?=", ["a@x.example"]),
            ("=?utf-8?Q?Anna_=3Ca=40x.example=3E?= <b@x.example>", ["b@x.example"]),
            ("=?utf-8?Q?Anna?= <b@x.example>", ["b@x.example"]),
        ])
    func read(_ field: String, _ emails: [String]) {
        #expect(Email(reading: Array("From: \(field)\n\nx".utf8)).from.map(\.email) == emails)
    }

    @Test("and raw names of Shift_JIS and Big5 keep the characters whose second byte is a backslash")
    func trailBytes() {
        for (name, text) in [
            ([0x95, 0x5C, 0x8E, 0xA6, 0x83, 0x5C], "表示ソ"), ([0xB3, 0x5C, 0xA5, 0x5C, 0xBB, 0x5C], "許功蓋"),
        ] as [([UInt8], String)] {
            for quote in ["\"", ""] {
                let raw = Array("From: \(quote)".utf8) + name + Array("\(quote) <a@x.example>\n\nx".utf8)
                let from = Email(reading: raw).from
                #expect(from.map(\.email) == ["a@x.example"])
                if text == "表示ソ" { #expect(from[0].name == text) }
            }
        }
        let escaped = Email(reading: Array("From: \"Andr\u{E9} \\\"Dédé\\\" L\" <a@x.example>\n\nx".utf8))
        #expect(escaped.from[0].name == "André \"Dédé\" L")
    }
}
