import MessageFormat
import Testing

@testable import MessageContent

@Suite("Header fields of an Email (RFC 8621 section 4.1.2)")
struct EmailFieldsTests {
    @Test(
        "addresses are told apart in raw charsets whose characters hold marks of addresses",
        arguments: ["x@example.org (NAME)", "NAME <x@example.org>", "\"NAME\" <x@example.org>"])
    func rawAddresses(form: String) {
        // The second bytes are those of `(`, `"`, `<`, `@` and `;` in ISO-2022-JP, of a backslash and `@` in Shift_JIS and Big5.
        let names: [(bytes: [UInt8], text: String, charset: String)] = [
            ([0x1B, 0x24, 0x42, 0x3A, 0x34, 0x46, 0x23, 0x1B, 0x28, 0x42], "\u{4F50}\u{85E4}", "iso-2022-jp"),
            ([0x1B, 0x24, 0x42, 0x43, 0x66, 0x42, 0x3C, 0x1B, 0x28, 0x42], "\u{4E2D}\u{6751}", "iso-2022-jp"),
            ([0x1B, 0x24, 0x42, 0x3E, 0x3E, 0x4B, 0x5C, 0x1B, 0x28, 0x42], "\u{677E}\u{672C}", "iso-2022-jp"),
            ([0x94, 0x5C, 0x93, 0x6F], "\u{80FD}\u{767B}", "shift_jis"),
            ([0xB3, 0x5C, 0xA5, 0x5C], "\u{8A31}\u{529F}", "big5"),
        ]
        for name in names {
            let (head, tail) = (form.prefix { $0 != "N" }, form.drop { $0 != "E" }.dropFirst())
            let fields =
                "From: \(head)".utf8 + name.bytes
                + "\(tail)\nContent-Type: text/plain; charset=\(name.charset)\n\n".utf8
            #expect(Email(reading: fields + name.bytes).from == [EmailAddress(name: name.text, email: "x@example.org")])
        }
    }

    @Test("a name in another raw charset takes no address away")
    func mixedCharsets() {
        let fields = "To: ren".utf8 + [0xE9] + "@x.example, Jos".utf8 + [0xC3, 0xA9] + " <jose@x.example>\n\n".utf8
        let to = Email(reading: Array(fields)).to
        #expect(to.count == 2 && to[1] == EmailAddress(name: "Jos\u{E9}", email: "jose@x.example"))
    }

    @Test("addresses have a decoded name, the address as written, and their group")
    func addresses() {
        let email = Email(
            """
            From: =?utf-8?q?J=C3=BCrgen?= <Juergen@Example.ORG>
            Sender: robot@example.org (Night Watch)
            To: "Doe, Jane" <jane@example.org>, friends: al@example.org, Bo <bo@example.org>;
            Cc: undisclosed-recipients:;
            Bcc: hidden@example.org
            Reply-To: list@example.org


            """)
        #expect(email.from == [EmailAddress(name: "Jürgen", email: "Juergen@Example.ORG")])
        #expect(email.sender == [EmailAddress(name: "Night Watch", email: "robot@example.org")])
        #expect(
            email.to == [
                EmailAddress(name: "Doe, Jane", email: "jane@example.org"),
                EmailAddress(email: "al@example.org", group: "friends"),
                EmailAddress(name: "Bo", email: "bo@example.org", group: "friends"),
            ])
        #expect(email.cc.isEmpty)
        #expect(email.bcc.map(\.email) == ["hidden@example.org"])
        #expect(email.replyTo.map(\.email) == ["list@example.org"])
    }

    @Test("identifiers come without brackets, in order")
    func identifiers() {
        let email = Email("Message-ID: <1@a>\nIn-Reply-To: <2@a> <3@a>\nReferences: <4@a>\n <5@a>\n\n")
        #expect(email.messageID == ["1@a"] && email.inReplyTo == ["2@a", "3@a"] && email.references == ["4@a", "5@a"])
    }

    @Test("of a field that may stand once the first counts, with a diagnostic; recipients add up")
    func repeated() {
        let email = Email(
            "Subject: one\nSubject: two\nTo: a@x.example\nTo: b@x.example\nCc: c@x.example\nCc: d@x.example\n\n")
        #expect(email.subject == "one")
        #expect(email.to.map(\.email) == ["a@x.example", "b@x.example"])
        #expect(email.cc.map(\.email) == ["c@x.example", "d@x.example"])
        #expect(email.diagnostics.filter { $0.code == .headerFieldRepeated }.count == 1)
    }

    @Test("all fields are kept in order, unfolded and undecoded; names are found in any letter case")
    func headers() {
        let email = Email("X-One: 1\nx-two: a\n  b\nX-ONE: 2\n\n")
        #expect(email.headers.map(\.name) == ["X-One", "x-two", "X-ONE"])
        #expect(email.headers("x-one") == ["1", "2"])
        #expect(email.header("x-two") == "a  b")
        #expect(email.header("x-three") == nil)
    }

    @Test("absent and empty fields differ")
    func absent() {
        #expect(Email("From: a@x.example\n\n").subject == nil)
        #expect(Email("Subject:\n\n").subject == "")
        #expect(Email("Subject: \n\n").sentAt == nil)
    }

    @Test("the name of a month may be raw text in the charset of the message")
    func rawMonth() throws {
        let date =
            Array("Date: Pn, 5 ma".utf8) + [0xBC]
            + Array(" 2018 12:00:00 +0200\nContent-Type: text/plain; charset=".utf8)
        #expect(Email(reading: date + Array("iso-8859-2\n\nx\n".utf8)).sentAt == nil, "no month of any language")
        let russian = Array("Date: ".utf8) + [0xCF, 0xCD] + Array(", 5 ".utf8) + [0xEC, 0xE0, 0xF0]
        let tail = " 2018 12:00:00 +0300\nContent-Type: text/plain; charset=windows-1251\n\nx\n"
        let sentAt = try #require(Email(reading: russian + Array(tail.utf8)).sentAt)
        #expect(sentAt.unixSeconds == 1_520_240_400)
    }

    @Test("an unreadable date is no date, with a diagnostic at the field")
    func unreadableDate() throws {
        let email = Email("Date: yesterday\n\n")
        #expect(email.sentAt == nil)
        let diagnostic = try #require(email.diagnostics.first { $0.code == .dateMalformed })
        #expect(diagnostic.range.start >= 5 && diagnostic.range.end <= 16)
    }
}
