import Testing

@testable import MailSources

@Suite("folders as mail programs leave them")
struct ProgramFoldersTests {
    private let letter = "From: a@b.example\nSubject: x\n\nHello\n"

    /// What is found in files of these names, as mailbox and format.
    private func mailboxes(_ files: [String], named: String = "") -> [String] {
        let scratch = Scratch()
        defer { scratch.remove() }
        for file in files { scratch.write("top/" + file, letter) }
        return Harvest(MailReader(paths: [scratch.path + "/top" + named])).began.map { "\($0.mailbox) \($0.format)" }
    }

    @Test(
        "subfolders and servers' additions to names",
        arguments: [
            ("inbox/cur/1550000000.1.host:2,S", "inbox maildir"),
            (".inbox.directory/Sub/cur/1550000000.1.host:2,S", "inbox/Sub maildir"),
            ("Sent Items.IMAP/md50000000001.msg", "Sent Items eml"), ("INBOX/#msgs/00000001.eml", "INBOX eml"),
            ("Maildir/cur/1550000000.1.host:2,S", "Maildir/INBOX maildir"),
            ("Maildir/.Foo_2EBar/cur/1550000000.1.host:2,S", "Maildir/Foo.Bar maildir"),
            (
                ".cache/evolution/mail/acc/folders/INBOX/cur/1550000000.1.host:2,S",
                "evolution/acc/folders/INBOX maildir"
            ),
        ])
    func names(file: String, mailbox: String) {
        #expect(mailboxes([file]) == [mailbox])
    }

    @Test("Thunderbird's Maildirs have no `new`, and the flags are in the header")
    func thunderbird() {
        let scratch = Scratch()
        defer { scratch.remove() }
        scratch.folder("Inbox/tmp")
        scratch.write("Inbox/cur/1.eml", "X-Mozilla-Status: 0005\nX-Mozilla-Keys: work\n" + letter)
        scratch.write("Inbox/cur/2.eml", "From - Mon Mar 04 10:00:00 2019\nX-Mozilla-Status: 0000\n" + letter)
        let harvest = Harvest(MailReader(paths: [scratch.path]))
        #expect(harvest.began.map(\.mailbox) == ["Inbox"])
        #expect(harvest.messages.map(\.origin.keywords) == [["$seen", "$flagged", "work"], []])
        #expect(harvest.messages.allSatisfy { $0.origin.tellsFlags })
    }

    @Test(
        "what programs keep beside mail is none",
        arguments: ["sig.mailsignature", "components", "#assoc/00000001.eml", ".cache/browser/1.eml"])
    func beside(file: String) { #expect(mailboxes([file]).isEmpty) }

    @Test("a page that a browser saved is none; one that Outlook saved is mail")
    func savedPages() {
        let scratch = Scratch()
        defer { scratch.remove() }
        let page = "Subject: A page\nMIME-Version: 1.0\nContent-Type: text/html\n\n<p>x</p>\n"
        scratch.write("blink.mht", "From: <Saved by Blink>\n" + page)
        scratch.write("letter.mht", "From: Ada <ada@example.org>\n" + page)
        let harvest = Harvest(MailReader(paths: [scratch.path]))
        #expect(harvest.texts.map { $0.hasPrefix("From: Ada") } == [true])
        #expect(harvest.ignored == ["blink.mht": .notMail])
    }

    @Test("a folder `cur` is no Maildir for its name alone")
    func curAlone() { #expect(mailboxes(["x/cur/notes", "x/tmp/old"]) == ["x/cur eml", "x/tmp eml"]) }

    @Test(
        "mail in a format that is not read is told of",
        arguments: [
            (
                "letter.msg", [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1],
                "is an Outlook message, which is not read"
            ),
            ("Inbox.dbx", [0xCF, 0xAD, 0x12, 0xFE, 0, 0], "is a folder of Outlook Express, which is not read"),
            ("mail.olm", [0x50, 0x4B, 3, 4], "is an archive of Outlook for Mac, which is not read"),
            ("RMAIL", Array("BABYL OPTIONS: -*- rmail -*-\n".utf8), "is a Babyl file of Rmail, which is not read"),
            ("mail.7z", [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C], "is a 7z archive, which is not read"),
        ] as [(String, [UInt8], String)])
    func unread(name: String, bytes: [UInt8], reason: String) {
        let scratch = Scratch()
        defer { scratch.remove() }
        let path = scratch.write(name, bytes)
        #expect(Harvest(MailReader(paths: [scratch.path])).ignored == [name: .unreadFormat])
        let faults = Harvest(MailReader(paths: [path])).faults
        #expect(faults.map { $0.reason.prefix(reason.count) } == [reason[...]])
    }
}
