import TestSupport
import Testing

@testable import MailSources

@Suite("reading an mbox piece by piece")
struct MboxReaderTests {
    @Test("batches end at the number of bytes and of messages, and hold the same messages")
    func batches() {
        let path = [SourceCorpus.path("mbox/mboxrd.mbox")]
        let byCount = Harvest(MailReader(paths: path, batchMessages: 3))
        #expect(byCount.batches.map(\.messages.count) == [3, 1])
        #expect(byCount.batches.count == 2)
        let bySize = Harvest(MailReader(paths: path, batchBytes: 10))
        #expect(bySize.batches.map(\.messages.count) == [1, 1, 1, 1])
        #expect(byCount.bytes == SourceCorpus.letters && bySize.bytes == SourceCorpus.letters)
    }

    @Test("a message larger than every buffer comes whole, with its neighbours")
    func largeMessage() throws {
        let scratch = Scratch()
        defer { scratch.remove() }
        let line = "From the beginning >From \n.123456789.123456789.123456789.123456789.123456789\n"
        let large = "Subject: large\n\n" + String(repeating: line, count: 20_000)
        let quoted = large.replacing(line, with: ">" + line)
        let path = scratch.write(
            "large", "\(Self.envelope)Subject: a\n\nx\n\n\(Self.envelope)\(quoted)\n\(Self.envelope)Subject: b\n\ny\n")
        let harvest = Harvest(MailReader(paths: [path], batchBytes: 1 << 20))
        #expect(harvest.subjects == ["a", "large", "b"])
        #expect(harvest.texts[1] == large)
        #expect(try harvest.messages[1].origin.load() == Array(large.utf8))
    }

    @Test("a message beyond the limit is a fault and a gap, and the next one is read")
    func tooLarge() {
        let scratch = Scratch()
        defer { scratch.remove() }
        let huge = "Subject: huge\n\n" + String(repeating: "0123456789\n", count: 60_000)
        let path = scratch.write("huge", "\(Self.envelope)\(huge)\n\(Self.envelope)Subject: b\n\ny\n")
        let harvest = Harvest(MailReader(paths: [path], maximumMessageBytes: 256 << 10))
        #expect(harvest.subjects == ["b"])
        #expect(harvest.faults.map(\.kind) == [.messageTooLarge])
        #expect(harvest.gaps.map(\.length) == [Int64(huge.utf8.count)])
    }

    @Test(
        "separators, blank lines and quoted lines on the edges of chunks are found",
        arguments: [-7, -6, -5, -1, 0, 1, 6])
    func chunkEdges(_ shift: Int) {
        let scratch = Scratch()
        defer { scratch.remove() }
        let head = "\(Self.envelope)Subject: a\n\n"
        let filler = (1 << 20) + shift - head.utf8.count
        let body = String(repeating: "x", count: filler - 1) + "\n"
        let path = scratch.write("edge", "\(head)\(body)\n\(Self.envelope)Subject: b\n\n>From y\n")
        let harvest = Harvest(MailReader(paths: [path]))
        #expect(harvest.subjects == ["a", "b"])
        #expect(harvest.bytes[0].count == "Subject: a\n\n".utf8.count + filler)
        #expect(harvest.texts[1].hasSuffix("\n\nFrom y\n"))
    }

    @Test(
        "the worst lines take linear time",
        arguments: [
            "From \n", "\n", ">From \n", ">", "From ", "a:b\n", "From a@b Thu Jan  1 00:00:00 1970\n",
            "From a@b Thu Jan  1 00:00:00 1970\nContent-Length: 4000000\n\nx\n\n",
        ])
    func worstLines(_ line: String) {
        let scratch = Scratch()
        defer { scratch.remove() }
        let growth = timeGrowth { size in
            let text = "\(Self.envelope)Subject: a\n\n" + String(repeating: line, count: size / line.utf8.count)
            return scratch.write("worst-\(size)", text)
        } _: { path in
            let harvest = Harvest(MailReader(paths: [path]))
            #expect(harvest.faults.isEmpty)
            #expect(harvest.messages.count >= 1)
        }
        #expect(growth < leastGrowthOfSquares)
    }

    @Test("the record that UW IMAP and Pine keep of a folder is no message, but a gap")
    func folderData() {
        let scratch = Scratch()
        defer { scratch.remove() }
        let record = """
            Date: Tue, 3 Mar 2020 10:00:00 +0100
            From: Mail System Internal Data <MAILER-DAEMON@harbour.example>
            Subject: DON'T DELETE THIS MESSAGE -- FOLDER INTERNAL DATA
            X-IMAP: 1583226000 0000000002

            This text is part of the internal format of your mail folder.

            """
        let answer = "Subject: Re: DON'T DELETE THIS MESSAGE -- FOLDER INTERNAL DATA\n\nWhy not?\n"
        let path = scratch.write("INBOX", "\(Self.envelope)\(record)\n\(Self.envelope)\(answer)")
        let harvest = Harvest(MailReader(paths: [path]))
        #expect(harvest.texts == [answer])
        #expect(harvest.gaps.map(\.reason) == [.folderData])
        #expect(harvest.gaps.map(\.length) == [Int64(record.utf8.count)])
    }

    @Test("a format named by the user holds even where no separator is")
    func forced() {
        let harvest = Harvest("tree/notes.txt", format: .mbox)
        #expect(harvest.messages.isEmpty)
        #expect(harvest.gaps.map(\.reason) == [.beforeFirstMessage])
        #expect(harvest.faults.isEmpty)
    }

    private static let envelope = "From ada@example.org Mon Jan  5 10:00:00 2004\n"
}
