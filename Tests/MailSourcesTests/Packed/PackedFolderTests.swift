import Testing

@testable import MailSources

/// In the order of the letters.
private func letters(_ numbers: Int...) -> [[UInt8]] { numbers.map { SourceCorpus.letters[$0 - 1] } }

@Suite("zip and tar files")
struct PackedFolderTests {
    @Test("a Google Takeout is read as it comes: its mbox in the zip, labels and threads with it")
    func takeout() throws {
        let harvest = Harvest("packed/takeout-20240301T120000Z-001.zip")
        #expect(harvest.faults.isEmpty && harvest.messages.count == 4)
        #expect(harvest.began.map(\.mailbox) == ["Takeout/Mail/All mail Including Spam and Trash"])
        #expect(harvest.began.map(\.format) == [.mbox])
        #expect(harvest.ended.map(\.isComplete) == [true] && harvest.ended.map(\.isCompressed) == [false])
        #expect(harvest.ended.map(\.byteCount) == harvest.began.map(\.size))
        #expect(harvest.ignored == ["archive_browser.html": .notMail, "Filters.json": .notMail])
        for message in harvest.messages {
            #expect(message.origin.path.hasSuffix("-001.zip/Takeout/Mail/All mail Including Spam and Trash.mbox"))
        }
        // Each again, in any order.
        for index in [2, 0, 3, 1, 1] {
            #expect(try harvest.messages[index].origin.load() == harvest.messages[index].bytes)
        }
    }

    @Test("a zip of message files is a folder of them, stored or compressed, wherever its paths claim to lead")
    func zip() throws {
        let harvest = Harvest("packed/letters.zip")
        #expect(harvest.faults.isEmpty)
        #expect(harvest.bytes == letters(1, 3, 2, 3, 4))
        // Two members have one name: none is lost.
        #expect(
            harvest.messages.map { $0.origin.path.dropFirst(SourceCorpus.path("packed/letters.zip/").count) } == [
                "stored.eml", "Work/2.eml", "Work/2.eml~1", "Work/3.eml", "Work/4.eml",
            ])
        #expect(harvest.began.map(\.mailbox) == ["letters", "Work"])
        #expect(harvest.messages.map(\.origin.fileDate) == Array(repeating: 1_709_294_400, count: 5))
        for message in harvest.messages { #expect(try message.origin.load() == message.bytes) }
    }

    @Test("names without the flag for UTF-8 are in the code page of IBM PCs")
    func codePage() {
        let harvest = Harvest("packed/code-page-437.zip")
        #expect(harvest.messages.map(\.origin.mailbox) == ["Entwürfe"])
        #expect(harvest.messages.map(\.origin.path).allSatisfy { $0.hasSuffix("/Entwürfe/1.eml") })
        #expect(harvest.faults.isEmpty)
    }

    @Test("a Maildir in a gzip tar keeps its folders and flags, and is read in the order in which it stands there")
    func maildir() throws {
        let harvest = Harvest("packed/maildir.tar.gz")
        #expect(harvest.faults.isEmpty)
        #expect(harvest.bytes == letters(3, 1, 2, 4))
        #expect(harvest.began.map(\.format) == [.maildir, .maildir])
        #expect(harvest.began.map(\.mailbox) == ["Mail/INBOX", "Mail/Work"])
        #expect(harvest.messages.map(\.origin.keywords) == [["$seen"], ["$flagged", "$seen"], [], ["$answered"]])
        for message in harvest.messages.reversed() { #expect(try message.origin.load() == message.bytes) }
    }

    @Test("one compressed so that there is no going back is unfolded into a temporary file, and read by name")
    func spooled() throws {
        let harvest = Harvest("packed/maildir.tar.xz")
        #expect(harvest.faults.isEmpty)
        #expect(harvest.bytes == letters(1, 2, 3, 4))
        #expect(harvest.began.map(\.mailbox) == ["Mail/INBOX", "Mail/Work"])
        for message in harvest.messages.reversed() { #expect(try message.origin.load() == message.bytes) }
    }

    @Test(
        "long names, hard links and compressed files in a tar, as GNU and POSIX write them", arguments: ["gnu", "pax"])
    func tar(_ name: String) throws {
        let harvest = Harvest("packed/\(name).tar")
        #expect(harvest.faults.isEmpty)
        #expect(harvest.bytes == letters(1, 2, 3, 4) + letters(2, 2) + letters(1))
        #expect(harvest.ignored == ["link.eml": .notRegularFile])
        let longest = harvest.messages.last?.origin.path ?? ""
        #expect(longest.hasSuffix(String(repeating: "x", count: 120) + ".eml"))
        #expect(harvest.ended.map(\.isCompressed) == [true, false, false])
        for message in harvest.messages { #expect(try message.origin.load() == message.bytes) }
    }

    @Test("packed folders in packed folders are read, too")
    func nested() throws {
        let harvest = Harvest("packed/nested.zip")
        #expect(harvest.faults.isEmpty)
        // One that is compressed itself is read in the order in which its members stand.
        #expect(harvest.bytes == letters(1, 2, 3, 4, 3) + letters(3, 1, 2, 4))
        for message in harvest.messages { #expect(try message.origin.load() == message.bytes) }
    }

    @Test("a document that is a zip file within is no folder of mail")
    func document() {
        let scratch = Scratch()
        defer { scratch.remove() }
        scratch.write("letter.docx", SourceCorpus.bytes("packed/letter.docx"))
        let harvest = Harvest(MailReader(paths: [scratch.path]))
        #expect(harvest.messages.isEmpty && harvest.faults.isEmpty && harvest.ignored == ["letter.docx": .notMail])
    }

    @Test("stand among other mail in folders")
    func folder() {
        let harvest = Harvest("packed")
        #expect(harvest.faults.isEmpty && harvest.messages.count == 4 + 4 + 5 + 4 + 4 + 7 + 7 + 9 + 1)
        #expect(Set(harvest.began.map(\.mailbox)).isSuperset(of: ["letters", "letters/Work", "maildir/Mail/Work"]))
    }

    @Test(
        "one that was not downloaded whole is a fault that says so",
        arguments: ["letters.zip", "gnu.tar", "maildir.tar.gz", "maildir.tar.xz"])
    func cutShort(_ name: String) {
        let scratch = Scratch()
        defer { scratch.remove() }
        let whole = SourceCorpus.bytes("packed/" + name)
        let harvest = Harvest(MailReader(paths: [scratch.write(name, Array(whole.prefix(whole.count / 3)))]))
        #expect(!harvest.faults.isEmpty && harvest.faults.allSatisfy { $0.kind == .unreadable })
        let said = ["not downloaded whole", "ends before its content does", "compression is damaged"]
        #expect(harvest.faults.allSatisfy { fault in said.contains { fault.message.contains($0) } })
    }

    @Test("a changed byte in a member is noticed by its check sum")
    func damagedMember() throws {
        let scratch = Scratch()
        defer { scratch.remove() }
        let whole = SourceCorpus.bytes("packed/takeout-20240301T120000Z-001.zip")
        let harvest = Harvest("packed/takeout-20240301T120000Z-001.zip")
        var noticed = 0
        for place in stride(from: 200, to: 600, by: 40) {
            var changed = whole
            changed[place] ^= 0x10
            let read = Harvest(MailReader(paths: [scratch.write("\(place).zip", changed)]))
            #expect(!read.faults.isEmpty || read.bytes == harvest.bytes)
            if !read.faults.isEmpty { noticed += 1 }
        }
        #expect(noticed >= 9)
    }

    @Test("an encrypted member and an unknown method are faults that say so; the others are read")
    func unreadableMembers() throws {
        let scratch = Scratch()
        defer { scratch.remove() }
        let whole = SourceCorpus.bytes("packed/letters.zip")
        let entry = try #require(directoryEntries(of: whole).dropFirst().first)
        var encrypted = whole
        encrypted[entry + 8] |= 1
        let first = Harvest(MailReader(paths: [scratch.write("encrypted.zip", encrypted)]))
        #expect(!first.faults.isEmpty && first.faults.allSatisfy { $0.message.contains("2.eml~1: is encrypted") })
        #expect(first.bytes == letters(1, 3, 3, 4))
        var unknown = whole
        unknown[entry + 10] = 97
        let second = Harvest(MailReader(paths: [scratch.write("unknown.zip", unknown)]))
        #expect(!second.faults.isEmpty && second.faults.allSatisfy { $0.message.contains("method 97") })
    }

    @Test(
        "any change of any byte gives messages or faults, and never ends the program",
        arguments: ["letters.zip", "pax.tar", "nested.zip"])
    func hostile(_ name: String) {
        let scratch = Scratch()
        defer { scratch.remove() }
        let whole = SourceCorpus.bytes("packed/" + name)
        for place in stride(from: 0, to: whole.count, by: max(1, whole.count / 20)) {
            for value in [UInt8(0), 0xFF, whole[place] ^ 0x40] {
                var changed = whole
                changed[place] = value
                let harvest = Harvest(MailReader(paths: [scratch.write("\(place) \(value)", changed)]))
                #expect(harvest.messages.count < 40)
            }
        }
    }

    @Test(
        "a tar that was added to: what replaced a hard link is read, and so is what stands behind the end of the first")
    func appended() {
        let harvest = Harvest("packed/appended.tar")
        #expect(harvest.faults.isEmpty && harvest.bytes == letters(1, 4, 1, 2))
        #expect(
            harvest.messages.map { $0.origin.path.split(separator: "/").last } == [
                "a.eml", "b.eml", "b.eml~1", "c.eml",
            ])
    }

    @Test("a zip that states another number of members is read to the end of its directory, and said to be odd")
    func miscounted() throws {
        let scratch = Scratch()
        defer { scratch.remove() }
        var zip = SourceCorpus.bytes("packed/letters.zip")
        let record = try #require(zip.indices.dropLast(21).last { zip[$0..<$0 + 4].elementsEqual([0x50, 0x4B, 5, 6]) })
        zip[record + 10] = 3
        let harvest = Harvest(MailReader(paths: [scratch.write("a.zip", zip)]))
        #expect(harvest.bytes == letters(1, 3, 2, 3, 4) && harvest.faults.map(\.kind) == [.unreadable])
        // What such a zip does not list may be there all the same.
        #expect(harvest.ended.allSatisfy { !$0.isComplete })
    }

    private func directoryEntries(of zip: [UInt8]) -> [Int] {
        zip.indices.dropLast(46).filter { zip[$0..<$0 + 4].elementsEqual([0x50, 0x4B, 1, 2]) }
    }
}
