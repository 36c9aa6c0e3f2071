import Foundation
import Testing

@testable import MailSources

@Suite("compressed files of mail")
struct CompressionTests {
    private static let files = [
        "letters.mbox.gz", "letters.mbox.zst", "letters.mbox.xz", "letters.mbox.bz2", "two-members.mbox.gz",
    ]

    @Test("give the messages that stand in them, whatever they are compressed with", arguments: files)
    func mailbox(_ name: String) {
        let plain = Harvest("mbox/mboxrd.mbox")
        let harvest = Harvest("compressed/" + name)
        #expect(harvest.bytes == SourceCorpus.letters && harvest.faults.isEmpty)
        #expect(harvest.messages.map(\.origin.offset) == plain.messages.map(\.origin.offset))
        #expect(harvest.began.map(\.format) == [.mbox])
        #expect(harvest.ended.map(\.isCompressed) == [true])
        #expect(harvest.ended.map(\.byteCount) == plain.ended.map(\.byteCount))
        #expect(harvest.began.map(\.mailbox) == [name.hasPrefix("two") ? "two-members" : "letters"])
    }

    @Test("give each message again, in any order", arguments: files)
    func loading(_ name: String) throws {
        let messages = Harvest("compressed/" + name).messages
        for index in [0, 1, 2, 3, 3, 1, 0, 2] {
            #expect(try messages[index].origin.load() == SourceCorpus.letters[index])
        }
    }

    @Test("may come through a pipe", arguments: files + ["one.eml.gz"])
    func pipe(_ name: String) throws {
        let harvest = try piped(SourceCorpus.bytes("compressed/" + name))
        #expect(harvest.bytes == (name.hasPrefix("one") ? [SourceCorpus.letters[0]] : SourceCorpus.letters))
        #expect(harvest.faults.isEmpty)
    }

    @Test(
        "packed folders in a pipe are a fault that says what to do",
        arguments: ["letters.zip", "gnu.tar", "maildir.tar.gz"])
    func packedPipe(_ name: String) throws {
        let harvest = try piped(SourceCorpus.bytes("packed/" + name))
        #expect(harvest.bytes.isEmpty)
        #expect(harvest.faults.contains { "\($0)".contains("save it as a file") }, "\(harvest.faults)")
    }

    /// What is read of `bytes` from a pipe into which they are written a few at a time.
    private func piped(_ bytes: [UInt8]) throws -> Harvest {
        let scratch = Scratch()
        defer { scratch.remove() }
        let path = scratch.path + "/pipe"
        mkfifo(path, 0o600)
        Thread.detachNewThread {
            let descriptor = open(path, O_WRONLY)
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = Array(rest.prefix(7_001)).withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
                guard count > 0 else { break }
                rest = rest.dropFirst(count)
            }
            close(descriptor)
        }
        return Harvest(MailReader(paths: [path]))
    }

    @Test("stand among others in folders, as mailboxes and as single messages")
    func folder() {
        let harvest = Harvest("compressed")
        #expect(harvest.bytes.filter { $0 == SourceCorpus.letters[0] }.count == Self.files.count + 1)
        #expect(harvest.faults.isEmpty)
    }

    @Test("may be messages of a Maildir, as Dovecot writes them")
    func maildir() throws {
        let scratch = Scratch()
        defer { scratch.remove() }
        scratch.write("cur/1700000000.M1P1.host,S=99:2,S", SourceCorpus.bytes("compressed/one.eml.gz"))
        scratch.folder("new")
        let harvest = Harvest(MailReader(paths: [scratch.path]))
        #expect(harvest.bytes == [SourceCorpus.letters[0]])
        #expect(harvest.messages[0].origin.keywords == ["$seen"])
        #expect(try harvest.messages[0].origin.load() == SourceCorpus.letters[0])
    }

    @Test("that are cut off or damaged are a fault that says so; what stands before is read", arguments: files)
    func damaged(_ name: String) {
        let scratch = Scratch()
        defer { scratch.remove() }
        let whole = SourceCorpus.bytes("compressed/" + name)
        for bytes in [Array(whole.dropLast(9)), Array(whole.prefix(whole.count / 2))] {
            let path = scratch.write(name, bytes)
            let harvest = Harvest(MailReader(paths: [path], format: .mbox))
            #expect(harvest.faults.map(\.kind) == [.unreadable])
            #expect(harvest.faults.first?.message.contains("compression is damaged behind byte") == true)
            #expect(harvest.ended.map(\.isComplete) == [false])
            #expect(SourceCorpus.letters.starts(with: harvest.bytes))
        }
        var changed = whole
        changed[whole.count / 2] ^= 0x55
        let harvest = Harvest(MailReader(paths: [scratch.write(name, changed)], format: .mbox))
        #expect(harvest.faults.map(\.kind) == [.unreadable])
    }

    @Test("give all letters but the last where only the end is missing")
    func missingEnd() {
        let scratch = Scratch()
        defer { scratch.remove() }
        let path = scratch.write("a.mbox.gz", Array(SourceCorpus.bytes("compressed/letters.mbox.gz").dropLast(4)))
        let harvest = Harvest(MailReader(paths: [path]))
        #expect(harvest.bytes == Array(SourceCorpus.letters.dropLast()) && harvest.faults.map(\.kind) == [.unreadable])
    }

    @Test("damage in the second of two streams is no padding")
    func secondStream() {
        let scratch = Scratch()
        defer { scratch.remove() }
        let whole = SourceCorpus.bytes("compressed/two-members.mbox.gz")
        for place in [1, 5, 30] {
            var changed = whole
            changed[whole.count - whole.count / 3 + place] ^= 0x20
            let harvest = Harvest(MailReader(paths: [scratch.write("\(place).mbox.gz", changed)]))
            #expect(harvest.faults.map(\.kind) == [.unreadable] && harvest.ended.map(\.isComplete) == [false])
        }
        let trailing = Harvest(MailReader(paths: [scratch.write("x.mbox.gz", whole + Array("garbage".utf8))]))
        #expect(
            trailing.faults.map(\.kind) == [.unreadable] && trailing.bytes == Array(SourceCorpus.letters.dropLast()))
    }

    @Test("may have zeros behind them, as tapes leave them", arguments: files)
    func padding(_ name: String) {
        let scratch = Scratch()
        defer { scratch.remove() }
        for count in [1, 4, 600] {
            let path = scratch.write(
                "\(count) \(name)", SourceCorpus.bytes("compressed/" + name) + [UInt8](repeating: 0, count: count))
            let harvest = Harvest(MailReader(paths: [path]))
            #expect(harvest.bytes == SourceCorpus.letters && harvest.faults.isEmpty)
        }
    }

    @Test("never fill memory: a message that unfolds beyond the limit is a fault")
    func bomb() {
        let scratch = Scratch()
        defer { scratch.remove() }
        scratch.write("cur/1700000000.M1P1.host:2,", SourceCorpus.bytes("compressed/one.eml.gz"))
        scratch.folder("new")
        let limit = SourceCorpus.letters[0].count - 1
        let harvest = Harvest(MailReader(paths: [scratch.path], maximumMessageBytes: limit))
        #expect(harvest.bytes.isEmpty && harvest.faults.map(\.kind) == [.messageTooLarge])
    }

    @Test("are known by their first bytes, and text that begins like one is text")
    func magic() {
        #expect(Compression(SourceCorpus.bytes("compressed/letters.mbox.bz2")) == .bzip2)
        #expect(Compression(Array("BZh9 is no compression".utf8)) == nil)
        #expect(Compression([0x1F, 0x8B]) == nil)
        #expect(Compression.withoutSuffix(Array("a.mbox.gz".utf8)[...]).elementsEqual("a.mbox".utf8))
        #expect(Compression.withoutSuffix(Array(".gz".utf8)[...]).elementsEqual(".gz".utf8))
    }
}
