import Testing

@testable import MailSources

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

@Suite("finding mail in a tree")
struct DiscoveryTests {
    @Test("each file is what its content says, and nothing is silently lost")
    func mixedTree() {
        let harvest = Harvest("tree")
        #expect(harvest.began.map(\.format) == [.mbox, .eml, .mbox, .eml, .emlx])
        #expect(harvest.began.map(\.mailbox) == ["Inbox", "tree", "Inbox/Deep", "Old", "Old"])
        #expect(harvest.messages.count == 7)
        #expect(
            harvest.ignored == [
                ".DS_Store": .housekeeping, "._b.eml": .housekeeping, "Inbox.msf": .housekeeping, "code.yaml": .notMail,
                "empty": .empty, "notes.txt": .notMail, "picture": .notMail,
            ])
        #expect(harvest.faults.isEmpty)
    }

    @Test("a container is told of beforehand, and can be skipped")
    func skipping() {
        let reader = MailReader(paths: [SourceCorpus.path("tree")])
        let containers = reader.containers()
        #expect(containers.count == 5)
        #expect(reader.bytesTotal == containers.reduce(0) { $0 + $1.size })
        var read = 0
        for event in reader {
            if case .containerBegan(let container) = event, container.format == .mbox { reader.skipContainer() }
            if case .batch(let batch) = event { read += batch.messages.count }
            if case .containerEnded(let summary) = event {
                #expect(summary.wasSkipped == (summary.container.format == .mbox))
            }
        }
        #expect(read == 5)
        #expect(reader.bytesDone == reader.bytesTotal)
    }

    @Test("a container's time tells it from what it becomes a moment later, also where only whole seconds are counted")
    func changeStamps() throws {
        let now = FileTime.currentSecond
        for (seconds, nanoseconds, stamp) in [
            (now, 5, now * 1_000_000_000 + 5), (now, 0, now * 1_000_000_000 - 1),
            (1_700_000_000, 0, 1_700_000_000_000_000_000), (Int64.max, 0, 0),
        ] as [(Int64, Int, Int64)] {
            var info = stat()
            #if canImport(Darwin)
                info.st_mtimespec = timespec(tv_sec: Int(seconds), tv_nsec: nanoseconds)
            #else
                info.st_mtim = timespec(tv_sec: Int(seconds), tv_nsec: nanoseconds)
            #endif
            #expect(FileStatus(info).changeStamp == stamp)
        }
    }

    @Test("what is named and is no mail, or is not there, is a fault; the rest is read")
    func faults() {
        let harvest = Harvest("tree/picture", "nowhere", "tree/b.eml", "tree/notes.txt")
        #expect(harvest.faults.map(\.kind) == [.notMail, .notFound, .notMail])
        #expect(harvest.faults.allSatisfy { !$0.message.contains("\n") && $0.message.hasPrefix(SourceCorpus.path("")) })
        #expect(harvest.messages.count == 1)
    }

    @Test("an empty file that is named is an mbox without messages")
    func emptyFile() {
        let harvest = Harvest("tree/empty")
        #expect(harvest.began.map(\.format) == [.mbox])
        #expect(harvest.messages.isEmpty && harvest.faults.isEmpty)
        #expect(harvest.batches.count == 1)
    }

    @Test("links are followed once, pipes are left alone", .timeLimit(.minutes(10)))
    func linksAndPipes() {
        let scratch = Scratch()
        defer { scratch.remove() }
        scratch.write("a/1.eml", "From: a@b\nSubject: 1\n\nx\n")
        symlink(scratch.path + "/a", scratch.path + "/a/loop")
        symlink(scratch.path + "/a", scratch.path + "/b")
        symlink("nowhere", scratch.path + "/dangling")
        symlink("back.eml", scratch.path + "/forth.eml")
        symlink("forth.eml", scratch.path + "/back.eml")
        scratch.write("2.eml", "From: a@b\nSubject: 2\n\nx\n")
        mkfifo(scratch.path + "/pipe", 0o600)
        let harvest = Harvest(MailReader(paths: [scratch.path]))
        #expect(harvest.subjects == ["2", "1"])
        #expect(harvest.faults.isEmpty)
        #expect(
            harvest.ignored == [
                "loop": .alreadyVisited, "b": .alreadyVisited, "dangling": .notRegularFile, "pipe": .notRegularFile,
                "back.eml": .notRegularFile, "forth.eml": .notRegularFile,
            ])
    }

    @Test("names that are no UTF-8 are read by their bytes")
    func rawNames() throws {
        let scratch = Scratch()
        defer { scratch.remove() }
        let path = Array(scratch.path.utf8) + [UInt8(ascii: "/"), 0xFC] + Array(".eml".utf8)
        rename(scratch.write("x", "From: a@b\nSubject: raw\n\nx\n"), path.map { CChar(bitPattern: $0) } + [0])
        let harvest = Harvest(MailReader(paths: [scratch.path]))
        #expect(harvest.subjects == ["raw"])
        #expect(harvest.messages[0].origin.path.hasSuffix("/\u{FFFD}.eml"))
        #expect(harvest.messages[0].origin.rawPath == path)
        #expect(try harvest.messages[0].origin.load() == harvest.bytes[0])
        #expect(Harvest(MailReader(rawPaths: [path])).subjects == ["raw"])
    }

    @Test(
        "a pipe that is named is read as a stream",
        arguments: [
            ("mbox/mboxrd.mbox", SourceFormat.mbox, 4), ("letters/1.eml", SourceFormat.eml, 1),
        ])
    func stream(_ name: String, _ format: SourceFormat, _ count: Int) throws {
        let bytes = SourceCorpus.bytes(name)
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        try #require(write(ends[1], bytes, bytes.count) == bytes.count)
        close(ends[1])
        let harvest = Harvest(MailReader(paths: ["/dev/fd/\(ends[0])"]))
        close(ends[0])
        #expect(harvest.began.map(\.format) == [format])
        #expect(harvest.messages.count == count)
    }

    @Test(
        "Apple Mail's tree is its mailboxes, whatever of it is named",
        arguments: [
            ("", ["INBOX", "INBOX", "Old/[Gmail]/Sent Mail"]), ("/V10", ["INBOX", "INBOX", "[Gmail]/Sent Mail"]),
            ("/V10/\(account)", ["INBOX", "INBOX"]), ("/V10/\(account)/INBOX.mbox", ["INBOX", "INBOX"]),
            ("/V10/\(account)/INBOX.mbox/\(account)/Data/4/3/Messages", ["INBOX"]),
            ("/V10/\(account)/INBOX.mbox/\(account)/Data/4/3/Messages/1.emlx", ["INBOX"]),
        ])
    func appleMail(_ named: String, _ mailboxes: [String]) {
        let scratch = Scratch()
        defer { scratch.remove() }
        let letter = "From: a@b\nSubject: x\n\nx\n"
        let box = "V10/\(Self.account)/INBOX.mbox/\(Self.account)/Data"
        for name in ["\(box)/4/3/Messages/1.emlx", "\(box)/Messages/2.partial.emlx"] {
            scratch.write(name, "\(letter.utf8.count)\n\(letter)<plist></plist>")
        }
        let old = named.isEmpty ? "Old/[Gmail].mbox" : "V10/IMAP-a@b/[Gmail].mbox"
        scratch.write("\(old)/Sent Mail.mbox/mbox", "From a@b Mon Jan  5 10:00:00 2004\n\(letter)")
        #expect(Harvest(MailReader(paths: [scratch.path + named])).began.map(\.mailbox).sorted() == mailboxes)
    }

    private static let account = "8F2C1D30-1111-4222-8333-444455556666"

    @Test("a blank before the first field's colon makes no mailbox of a message")
    func blankBeforeColon() {
        let scratch = Scratch()
        defer { scratch.remove() }
        scratch.write("a.eml", "From : Ada <ada@example.org>\nSubject: 1\nDate: Mon, 5 Jan 2004 10:00:00 +0000\n\nx\n")
        let harvest = Harvest(MailReader(paths: [scratch.path]))
        #expect(harvest.began.map(\.format) == [.eml] && harvest.bytes[0].starts(with: Array("From : Ada".utf8)))
    }

    @Test("a Maildir that lost its empty folder is still one")
    func halfMaildir() {
        let scratch = Scratch()
        defer { scratch.remove() }
        scratch.write("m/cur/1073293200.M1P1.h:2,S", "Subject: 1\n\nx\n")
        let harvest = Harvest(MailReader(paths: [scratch.path + "/m"]))
        #expect(harvest.began.map(\.format) == [.maildir])
    }
}

@Suite("mailbox names")
struct MailboxNameTests {
    @Test(
        "modified UTF-7",
        arguments: [
            ("Entw&APw-rfe", "Entwürfe"), ("Tom &- Ann", "Tom & Ann"), ("&U,BTFw-", "台北"), ("&2D3eAA-", "😀"),
            ("&broken", nil), ("&AP-", nil), ("&2D0-", nil), ("plain", "plain"),
        ])
    func modifiedUTF7(_ name: String, _ decoded: String?) {
        #expect(ModifiedUTF7.decode(Array(name.utf8)) == decoded)
    }

    @Test(
        "levels below the named folder",
        arguments: [
            (["Archive", "2004"], "Archive/2004"), (["Local.sbd", "Work.sbd"], "Local/Work"),
            (["Work.mbox", "6B29FC40-CA47-1067-B31D-00DD010662DA", "Data", "1", "Messages"], "Work"),
            (["Data", "1"], "Data/1"), (["imap.example.org", "Entw&APw-rfe.sbd"], "imap.example.org/Entwürfe"),
            // ASCII all the same: an ampersand of its own.
            (["Tom &- Ann"], "Tom &- Ann"), (["Sales&Shipping-2023"], "Sales&Shipping-2023"),
            (["R&Doc-2020"], "R&Doc-2020"),
            (["&ZeVnLIqe-"], "日本語"),
        ])
    func levels(_ folders: [String], _ name: String) {
        let mailbox = folders.reduce(MailboxName(naming: [])) { $0.folder(ArraySlice($1.utf8), parentIsMaildir: false) }
        #expect(mailbox.text == name)
    }

    @Test(
        "a file named mbox is the folder's mailbox, but not in the folder that the user named",
        arguments: [
            (["Sent Items"], "mbox", "Sent Items"), (["Work"], "Sent", "Work/Sent"), ([], "mbox", "mbox"),
            (["imap.example.org"], "Entw&APw-rfe", "imap.example.org/Entwürfe"),
        ])
    func files(_ folders: [String], _ file: String, _ name: String) {
        let mailbox = folders.reduce(MailboxName(naming: [])) { $0.folder(ArraySlice($1.utf8), parentIsMaildir: false) }
        #expect(mailbox.file(ArraySlice(file.utf8), inFolderNamed: Array((folders.last ?? "mail").utf8)) == name)
    }
}

@Suite("kinds by content")
struct ContentSnifferTests {
    @Test(
        "text in a folder that is no mail",
        arguments: [
            "name: x\nversion: 2\n", "Note: buy milk\nand bread\n", "http://a.example\nhttp://b.example\n",
            "From me to you\n",
            "12\nnot a header\n", "# Date\n", "Date: today\n",
        ])
    func notMail(_ text: String) {
        #expect(kind(text).format == nil)
    }

    @Test(
        "mail, however it begins",
        arguments: [
            ("Received: by x\n\tid 1\nSubject: y\n\n", SourceFormat.eml), ("\u{FEFF}\nFrom: a@b\nTo: b@c\n\n", .eml),
            ("from : a@b\r\nDate : x\r\n\r\n", .eml), ("From: a@b\rDate: x\r\r", .eml),
            ("Content-Type: multipart/mixed; boundary=x\n\n--x", .eml),
            (">From a Mon Jan 5 10:00 2004\nFrom: a@b\nTo: c\n", .eml),
            ("\n\nFrom a@b Mon Jan  5 10:00:00 2004\nX: y\n", .mbox), ("From someone\nReceived: by x\nTo: y\n", .mbox),
            ("25   \nFrom: a@b\nSubject: x\n\n", .emlx),
        ])
    func mail(_ text: String, _ format: SourceFormat) {
        #expect(kind(text).format == format)
    }

    private func kind(_ text: String) -> ContentKind {
        ContentKind(of: Array(text.utf8).span, isWhole: true, name: [])
    }
}
