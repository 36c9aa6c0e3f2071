import Testing

@testable import MailSources

@Suite("files that frame their messages: MMDF, mbx, Becky!'s, Dovecot's mdbox and sdbox")
struct FramedFileTests {
    @Test(
        "each gives back the letters that went in, and tells of every byte",
        arguments: [
            ("spool.mmdf", "mmdf"), ("Work.mbx", "mbx"), ("storage/m.1", "mdbox"), ("!!!!Inbox/5c7cf000.bmf", "becky"),
        ])
    func letters(name: String, format: String) throws {
        let harvest = Harvest("framed/" + name)
        #expect(harvest.bytes.map { $0.filter { $0 != 13 } } == SourceCorpus.letters)
        #expect(harvest.began.map(\.format.rawValue) == [format])
        #expect(harvest.faults.isEmpty && harvest.gaps.isEmpty)
        let told = harvest.messages.map(\.origin).reduce(0) { $0 + $1.leadLength + $1.length + $1.trailLength }
        #expect(told == SourceCorpus.bytes("framed/" + name).count)
        for (bytes, origin) in harvest.messages {
            let loaded = try origin.load()
            #expect(loaded == bytes)
        }
    }

    @Test("a `From ` line behind the mark of MMDF is the message's envelope")
    func envelope() {
        let origins = Harvest("framed/spool.mmdf").messages.map(\.origin)
        #expect(origins.map(\.envelope) == ["From ada@example.org Mon Jan  5 10:00:00 2004", nil, nil, nil])
        #expect(origins.allSatisfy { !$0.tellsFlags })
    }

    @Test("the last message of an MMDF file may lack its mark")
    func unfinished() {
        let mark = "\u{1}\u{1}\u{1}\u{1}\n"
        let text = "\(mark)From: a@b.example\n\n\u{1}one\n\(mark)\(mark)From: a@b.example\n\ntwo\n"
        let scratch = Scratch()
        defer { scratch.remove() }
        let harvest = Harvest(MailReader(paths: [scratch.write("spool", text)]))
        #expect(harvest.texts == ["From: a@b.example\n\n\u{1}one\n", "From: a@b.example\n\ntwo\n"])
    }

    @Test("the mailbox of Becky!'s files is their folder, and a message may hold lines that begin with a dot")
    func becky() {
        #expect(Harvest("framed/!!!!Inbox").began.map(\.mailbox) == ["Inbox"])
        let scratch = Scratch()
        defer { scratch.remove() }
        let text = "From: a@b.example\r\n\r\n..\r\n. no\r\n.\r\nFrom: a@b.example\r\n\r\ntwo"
        let harvest = Harvest(MailReader(paths: [scratch.write("4f.bmf", text)]))
        #expect(harvest.texts == ["From: a@b.example\r\n\r\n..\r\n. no\r\n", "From: a@b.example\r\n\r\ntwo"])
    }

    @Test("mbx notes flags, the user's own keywords and the time of arrival")
    func mbx() {
        let harvest = Harvest("framed/Work.mbx")
        let origins = harvest.messages.map(\.origin)
        #expect(
            origins.map(\.keywords) == [
                ["$seen", "Project"], [], ["$flagged", "$answered", "$Label1"], ["$seen", "$deleted", "$draft"],
            ])
        #expect(origins.allSatisfy { $0.tellsFlags })
        #expect(origins[0].fileDate == 1_073_293_205)
        #expect(harvest.began.map(\.mailbox) == ["Work"])
    }

    @Test("Dovecot notes the time of arrival; the folders of sdbox are mailboxes, one container each")
    func dbox() {
        #expect(Harvest("framed/storage/m.1").messages.map(\.origin.fileDate) == (0..<4).map { 1_073_293_200 + $0 })
        for path in ["framed/mailboxes", "framed/mailboxes/Work", "framed/mailboxes/Work/dbox-Mails"] {
            let harvest = Harvest(path)
            #expect(harvest.bytes == Array(SourceCorpus.letters.prefix(2)))
            #expect(harvest.began.map(\.format) == [.sdbox])
            #expect(harvest.began.map(\.mailbox) == ["Work"], "\(path)")
            #expect(harvest.messages.map(\.origin.fileDate) == [1_073_293_200, 1_073_293_201])
        }
    }

    @Test(
        "damaged bytes are a fault and a gap, and the messages behind them are read",
        arguments: ["Work.mbx", "storage/m.1"])
    func damaged(name: String) throws {
        var bytes = SourceCorpus.bytes("framed/" + name)
        let second = Harvest("framed/" + name).messages[1].origin
        // What stands right above the second message.
        for index in Int(second.offset) - 20..<Int(second.offset) - 2 { bytes[index] = UInt8(ascii: "?") }
        let scratch = Scratch()
        defer { scratch.remove() }
        let harvest = Harvest(MailReader(paths: [scratch.write("m.1", bytes)]))
        #expect(harvest.bytes.map { $0.filter { $0 != 13 } } == [0, 2, 3].map { SourceCorpus.letters[$0] })
        #expect(harvest.gaps.map(\.reason) == [.unreadable])
        #expect(harvest.faults.count == 1)
        #expect(harvest.ended.map(\.isComplete) == [false])
        let gap = try #require(harvest.gaps.first)
        let told = harvest.messages.map(\.origin).reduce(0) { $0 + $1.leadLength + $1.length + $1.trailLength }
        #expect(told + gap.leadLength + gap.length + gap.trailLength == Int64(bytes.count))
    }

    @Test("a message that Dovecot compressed within its file is left out, and said to be", arguments: ["m.1", "u.1"])
    func compressed(name: String) {
        let text = SourceCorpus.bytes("framed/storage/m.1")
        let start = Int(Harvest("framed/storage/m.1").messages[0].origin.offset)
        let scratch = Scratch()
        defer { scratch.remove() }
        let path = scratch.write("x/" + name, text[..<start] + [0x1F, 0x8B, 0x08] + text[(start + 3)...])
        let harvest = Harvest(MailReader(paths: [path]))
        #expect(harvest.faults.map(\.message).first?.contains("is compressed within the file") ?? false)
        #expect(harvest.gaps.map(\.reason) == [.unreadable])
        #expect(harvest.bytes == (name == "m.1" ? Array(SourceCorpus.letters.dropFirst()) : []))
    }

    @Test("a wrong count does not swallow the next message", arguments: ["Work.mbx", "storage/m.1"])
    func wrongCount(name: String) {
        var bytes = SourceCorpus.bytes("framed/" + name)
        let second = Harvest("framed/" + name).messages[1].origin
        // The count of the second message becomes larger, or much larger.
        let digits =
            name == "Work.mbx" ? second.offset - 26..<second.offset - 24 : second.offset - 9..<second.offset - 7
        for index in digits { bytes[Int(index)] = UInt8(ascii: "7") }
        let scratch = Scratch()
        defer { scratch.remove() }
        let harvest = Harvest(MailReader(paths: [scratch.write("m.1", bytes)]))
        #expect(harvest.bytes.map { $0.filter { $0 != 13 } } == SourceCorpus.letters)
    }

    @Test(
        "lines that only look like those above a message are text",
        arguments: [
            " 9;Oct-1998 12:34:56 -0700,117;000000000001-00000007", "19-Oct-1998 12:34:56 -0700;117,00",
        ])
    func almostLines(line: String) {
        let first = Harvest("framed/Work.mbx").messages[0].origin
        let scratch = Scratch()
        defer { scratch.remove() }
        let head = SourceCorpus.bytes("framed/Work.mbx")[..<2048]
        let text = Array("\(line)\r\nFrom: a@b.example\r\n\r\n\(line)\r\n".utf8)
        #expect(
            Harvest(MailReader(paths: [scratch.write("x.mbx", Array(head) + text)])).gaps.map(\.reason) == [.unreadable]
        )
        #expect(first.offset > 2048)
    }

    @Test("a message that is too large is passed over", arguments: ["spool.mmdf", "Work.mbx", "storage/m.1"])
    func tooLarge(name: String) {
        let path = SourceCorpus.path("framed/" + name)
        let harvest = Harvest(MailReader(paths: [path], maximumMessageBytes: 335))
        #expect(harvest.bytes.count == 3)
        #expect(harvest.gaps.map(\.reason) == [.messageTooLarge])
        #expect(harvest.faults.map(\.kind) == [.messageTooLarge])
    }

    @Test("a file that ends within a message gives what there is of it", arguments: ["Work.mbx", "storage/m.1"])
    func cutShort(name: String) {
        let last = Harvest("framed/" + name).messages[3].origin
        let scratch = Scratch()
        defer { scratch.remove() }
        let path = scratch.write("m.1", Array(SourceCorpus.bytes("framed/" + name)[..<Int(last.offset + 60)]))
        let harvest = Harvest(MailReader(paths: [path]))
        #expect(harvest.bytes.count == 4)
        #expect(harvest.bytes.last?.count == 60)
    }
}
