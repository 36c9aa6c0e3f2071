import Testing

@testable import MailSources

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

@Suite("message files")
struct MessageFileTests {
    @Test("a Maildir is read in the order of delivery, with flags")
    func maildir() {
        let harvest = Harvest("maildir")
        #expect(harvest.subjects == ["seen", "many", "new", "draft", "junk", "entwurf", "work", "worknew"])
        #expect(
            harvest.messages.prefix(5).map(\.origin.keywords) == [
                ["$seen"], ["$flagged", "$answered", "$seen"], [], ["$draft", "$forwarded"],
                ["$seen", "$deleted", "$Junk"],
            ])
        #expect(harvest.messages[0].origin.fileDate == 1_073_293_200)
        #expect(harvest.messages[0].origin.dateSource == .maildir)
    }

    @Test(
        "a Maildir that is named alone is called as its folder is, or is the inbox",
        arguments: [
            ("Maildir", "INBOX"), ("mail", "INBOX"), (".Sent", "Sent"), (".Work.2020", "Work/2020"), ("Sent", "Sent"),
            ("ada", "INBOX"), (".maildir", "INBOX"), ("Sent Items", "Sent Items"),
        ])
    func loneMaildir(name: String, mailbox: String) {
        let scratch = Scratch()
        let file = scratch.write("\(name)/cur/1.m:2,S", "From: a@b.example\n\nHello\n")
        for part in ["new", "tmp"] { scratch.folder("\(name)/\(part)") }
        defer { scratch.remove() }
        let folder = String(file.dropLast("/cur/1.m:2,S".utf8.count))
        for path in [folder, folder + "/.", folder + "/cur/.."] {
            #expect(Harvest(MailReader(paths: [path])).began.map(\.mailbox) == [mailbox], "\(path)")
        }
    }

    @Test("Maildir++ folders are mailboxes")
    func maildirFolders() {
        let harvest = Harvest("maildir")
        #expect(harvest.began.map(\.mailbox) == ["INBOX", "Entwürfe", "Work/2020"])
        #expect(harvest.began.map(\.format) == [.maildir, .maildir, .maildir])
        #expect(harvest.began.map(\.fileCount) == [5, 1, 2])
    }

    @Test("an envelope line at the top of a message file is no part of the message")
    func envelopeInFile() {
        let message = Harvest("maildir").messages[6]
        #expect(message.origin.envelope == "From ada@example.org Mon Jan  5 10:00:00 2004")
        #expect(message.origin.offset == 46)
        #expect(String(decoding: message.bytes, as: UTF8.self).hasPrefix("Subject: work\n"))
    }

    @Test("a file that is renamed after it was listed is found again; one that is removed has vanished")
    func renamedMeanwhile() throws {
        let scratch = Scratch()
        defer { scratch.remove() }
        for number in 1...3 { scratch.write("m/cur/100000000\(number).M1.h:2,", "Subject: \(number)\n\nx\n") }
        scratch.folder("m/new")
        var files = try MaildirFiles(RawPath(scratch.path + "/m"))
        let path = files.file(0).path.display
        rename(path, path + "S")
        #expect(files.moved(0)?.path.display == path + "S")
        #expect(files.moved(0)?.keywords == ["$seen"])
        unlink(files.file(1).path.display)
        #expect(files.moved(1) == nil)
    }

    @Test("MH messages come in the order of their numbers, with the flags of their sequences")
    func mh() {
        let harvest = Harvest("mh")
        #expect(harvest.subjects == ["one", "two", "ten", "sub"])
        #expect(
            harvest.messages.prefix(3).map(\.origin.keywords) == [["$seen", "$flagged"], ["$flagged"], ["$answered"]])
        #expect(harvest.ignored[",3"] == .housekeeping)
        #expect(harvest.messages[3].origin.mailbox == "sub")
    }

    @Test("numbered files without sequences say nothing of flags: Claws and Gnus keep them elsewhere")
    func noSequences() {
        let scratch = Scratch()
        defer { scratch.remove() }
        for number in 1...2 { scratch.write("m/\(number)", "From: a@x.example\nSubject: \(number)\n\nx\n") }
        #expect(Harvest(MailReader(paths: [scratch.path + "/m"])).messages.map(\.origin.tellsFlags) == [false, false])
        scratch.write("m/.mh_sequences", "unseen: 2\n")
        #expect(Harvest(MailReader(paths: [scratch.path + "/m"])).messages.map(\.origin.tellsFlags) == [true, true])
    }

    @Test(
        "a Maildir++ folder is one without the Maildir's own folders, too, and one within another folder is its inbox")
    func maildirParts() {
        let scratch = Scratch()
        defer { scratch.remove() }
        for place in [
            "b/Maildir/.Sent/cur/3.h:2,S", "b/Other/cur/1700000001.M1.h:2,", "b/Full/cur/1700000001.M1.h:2,",
            "b/Full/.Sent.2019/new/1700000002.M1.h",
        ] {
            scratch.write(place, "From: a@x.example\nSubject: x\n\nx\n")
        }
        let harvest = Harvest(MailReader(paths: [scratch.path + "/b"]))
        #expect(harvest.began.map(\.mailbox).sorted() == ["Full/INBOX", "Full/Sent/2019", "Maildir/Sent", "Other"])
        #expect(harvest.began.allSatisfy { $0.format == .maildir })
    }

    @Test("emlx gives the counted bytes, or those before the property list where the count is wrong")
    func emlx() {
        let harvest = Harvest("apple")
        #expect(harvest.began.map(\.mailbox) == ["Old", "Work"])
        let letters = harvest.messages.filter { $0.origin.mailbox == "Work" }
        #expect(letters[0].bytes == letters[1].bytes)
        #expect(String(decoding: letters[0].bytes, as: UTF8.self).hasSuffix("\nbody emlx\n"))
        #expect(letters[0].origin.keywords == ["$seen", "$answered", "$flagged", "$forwarded"])
        #expect(letters[1].origin.keywords == ["$deleted", "$junk"])
        #expect(letters[0].origin.fileDate == 1_073_293_200)
    }

    @Test(
        "with --format eml each file is one message, whatever is in it",
        arguments: ["picture", "empty", "notes.txt", "Inbox"])
    func forced(_ name: String) {
        let harvest = Harvest("tree/" + name, format: .eml)
        #expect(harvest.messages.count == 1)
        #expect(harvest.faults.isEmpty)
    }
}

@Suite("Maildir file names")
struct MaildirNameTests {
    @Test(
        "the unique part, the flags and the time",
        arguments: [
            ("1073293200.M1P1.river:2,FS", "1073293200.M1P1.river", ["$flagged", "$seen"], 1_073_293_200),
            ("1073293200.M1P1.river;2,R", "1073293200.M1P1.river", ["$answered"], 1_073_293_200),
            ("1073293200.M1P1.river!2,", "1073293200.M1P1.river", [], 1_073_293_200),
            ("1073293200.M1P1.river", "1073293200.M1P1.river", [], 1_073_293_200),
            ("letter:2,S", "letter", ["$seen"], nil),
            (":2,", "", [], nil),
        ])
    func parts(_ name: String, _ unique: String, _ keywords: [String], _ time: Int64?) {
        let parsed = MaildirName(ArraySlice(name.utf8))
        #expect(parsed.unique.elementsEqual(unique.utf8))
        #expect(parsed.keywords() == keywords)
        #expect(parsed.deliveredAt == time)
    }

    @Test(
        "where a file system knows no colon, other marks stand for it",
        arguments: [":", ";", "!", "_", "-", "+", ",", "%3A", "\u{F022}", "\u{F03A}"])
    func marks(_ mark: String) {
        let parsed = MaildirName(ArraySlice("1073293200.M1P1.river\(mark)2,FS".utf8))
        #expect(parsed.unique.elementsEqual("1073293200.M1P1.river".utf8))
        #expect(parsed.keywords() == ["$flagged", "$seen"])
    }

    @Test("what is no flag belongs to the name")
    func noFlags() {
        let parsed = MaildirName(ArraySlice("letter-2,5.eml".utf8))
        #expect(parsed.unique.elementsEqual("letter-2,5.eml".utf8) && parsed.keywords().isEmpty)
    }
}
