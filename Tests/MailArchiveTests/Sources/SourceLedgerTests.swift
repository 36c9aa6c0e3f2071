import Foundation
import GRDB
import Synchronization
import TestSupport
import Testing

@testable import MailArchive

@Suite("What became of every byte of the sources")
struct SourceLedgerTests {
    private func ranges(_ archive: Archive, _ ledger: SourceLedger) throws -> [SourceLedger.Range] {
        var ranges: [SourceLedger.Range] = []
        try archive.ranges(of: ledger) { ranges.append($0) }
        return ranges
    }

    @Test("the ranges of each mbox of the corpus stand side by side, from its first byte to its last")
    func corpus() async throws {
        let folder = try TemporaryFolder()
        let (archive, report) = try await Archive.importing(
            [Corpus.demo, Corpus.path("sources/mbox"), Corpus.path("messages")], in: folder)
        #expect(report.addsUp)
        let boxes = try archive.sourceLedgers().filter { $0.format == "mbox" }
        #expect(boxes.count > 15)
        for box in boxes {
            #expect(box.unaccountedBytes == 0 && box.isComplete, "\(box.path)")
            var reached: Int64 = 0
            for range in try ranges(archive, box) {
                #expect(range.offset == reached, "\(box.path)")
                reached += range.length
            }
            let size = try FileManager.default.attributesOfItem(atPath: box.path)[.size] as? Int64
            #expect(reached == size, "\(box.path)")
            #expect(box.messageBytes + box.separatorBytes + box.quarantinedBytes + box.gapBytes == size, "\(box.path)")
        }
    }

    @Test("a message in a file of its own may have other bytes around it")
    func files() async throws {
        let folder = try TemporaryFolder()
        let text = letter(1)
        let list = "<?xml version=\"1.0\"?><plist><dict></dict></plist>"
        let file = try folder.write("\(text.utf8.count)\n\(text)\(list)", to: "1.emlx")
        let (archive, _) = try await Archive.importing([file], in: folder)
        let ledger = try #require(try archive.sourceLedgers().first)
        let ranges = try ranges(archive, ledger)
        #expect(ranges.map(\.state) == ["separator", "imported", "separator"])
        #expect(ranges.map(\.length) == [4, Int64(text.utf8.count), Int64(list.utf8.count)])
    }

    @Test("it still adds up when the mbox has grown, lost messages and moved others, and says what is gone")
    func changed() async throws {
        let folder = try TemporaryFolder()
        let box = try folder.write(mbox((0..<20).map { letter($0) }), to: "box.mbox")
        _ = try await Archive.importing([box], in: folder)
        let changed = "\n\n" + mbox([letter(99)] + (3..<30).map { letter($0) } + [letter(5)])
        try folder.write(changed, to: "box.mbox")
        let (archive, report) = try await Archive.importing([box], in: folder)
        #expect(report.addsUp)
        let ledger = try #require(try archive.sourceLedgers().first)
        #expect(ledger.unaccountedBytes == 0 && ledger.size == changed.utf8.count)
        #expect(ledger.goneCount == 3 && ledger.duplicateCount == 1 && ledger.importedCount == 28)
        let ranges = try ranges(archive, ledger)
        #expect(ranges.first?.state == "separator" && ranges.suffix(3).allSatisfy { $0.state == "gone" })
    }

    @Test(
        "a hole and an overlap are found, by counting anew and by verify",
        arguments: [
            "DELETE FROM ledger WHERE ledger_id = 3", "UPDATE ledger SET length = length - 1 WHERE ledger_id = 2",
            "UPDATE ledger SET offset = offset - 7 WHERE ledger_id = 2",
            "UPDATE ledger SET trail_length = 0 WHERE ledger_id = 5", "UPDATE containers SET size = size + 9",
            "UPDATE ledger SET state = 'gone' WHERE ledger_id = 1", "UPDATE ledger SET state = 'gone'",
        ])
    func holes(_ change: String) async throws {
        let folder = try TemporaryFolder()
        let box = try folder.write(mbox((0..<5).map { letter($0) }), to: "box.mbox")
        let (archive, _) = try await Archive.importing([box], in: folder)
        #expect(try archive.sourceLedgers().map(\.unaccountedBytes) == [0])
        try archive.write { try $0.execute(sql: change) }
        let counted = try archive.read { db in try SourceLedger.all(db).map { try $0.counted(db) } }
        #expect(counted.allSatisfy { $0.unaccountedBytes > 0 })
        #expect(try !archive.verify().isSound)
        // As in the midst of an import, when tables have no seals.
        try archive.write { try Seals(db: $0).setStale() }
        #expect(try archive.verify().findings.contains { $0.check == "ledger" })
    }

    @Test("while a source is read again it is not complete, and the next import ends it")
    func stopped() async throws {
        let folder = try TemporaryFolder()
        let box = try folder.write("\n" + mbox((0..<5).map { letter($0) }), to: "box.mbox")
        _ = try await Archive.importing([box], in: folder)
        try folder.write("\n\n" + mbox((0..<900).map { letter($0) }), to: "box.mbox")
        let batches = Mutex(0)
        let (archive, report) = try await Archive.importing([box], in: folder) {
            batches.withLock {
                $0 += 1
                return $0 > 4
            }
        }
        #expect(report.wasInterrupted && report.counts.expected < 900)
        #expect(try archive.sourceLedgers().map(\.isComplete) == [false])
        #expect(try archive.sourceLedgers().map(\.unaccountedBytes) == [0])
        let (_, rest) = try await Archive.importing([box], in: folder)
        #expect(rest.addsUp && rest.counts.expected == 900)
        #expect(try archive.verify().isSound)
    }

    @Test("a source that is named twice is read once, and counted twice")
    func twice() async throws {
        let folder = try TemporaryFolder()
        let box = try folder.write("\n\n" + mbox((0..<5).map { letter($0) }), to: "Mail/box.mbox")
        let (archive, report) = try await Archive.importing([folder.path("Mail"), box, box], in: folder)
        #expect(report.counts == .init(expected: 15, imported: 5, duplicates: 0, quarantined: 0, unchanged: 10))
        #expect(report.addsUp)
        #expect(try archive.verify().isSound)
    }

    @Test("the next import mends a ledger that has lost a row, though the source is unchanged")
    func mended() async throws {
        let folder = try TemporaryFolder()
        let box = try folder.write(mbox((0..<5).map { letter($0) }), to: "box.mbox")
        let (archive, _) = try await Archive.importing([box], in: folder)
        try archive.write { try $0.execute(sql: "DELETE FROM ledger WHERE ledger_id = 2") }
        let (_, report) = try await Archive.importing([box], in: folder)
        #expect(report.addsUp && report.counts.expected == 5)
        #expect(try archive.verify().isSound)
    }

    @Test("what is too large to read is quarantined, and its bytes are accounted for")
    func tooLarge() async throws {
        let folder = try TemporaryFolder()
        let long = String(repeating: "words ", count: 1_000)
        let box = try folder.write(mbox([letter(1), letter(2, body: long), letter(3)]), to: "box.mbox")
        let file = try folder.write(letter(4, body: long), to: "4.eml")
        let archive = try Archive(path: folder.path("a.sqlite"), access: .create)
        var options = ImportOptions(jobs: 2)
        options.maximumMessageBytes = 4_000
        let report = try await archive.importMail(from: [box, file], options: options)
        #expect(report.counts == .init(expected: 4, imported: 2, duplicates: 0, quarantined: 2, unchanged: 0))
        #expect(report.addsUp && report.faults.count == 2)
        let quarantined = try archive.sourceLedgers().flatMap { ledger in
            try ranges(archive, ledger).filter { $0.state == "quarantined" }
        }
        #expect(quarantined.map(\.reason) == ["messageTooLarge", "messageTooLarge"])
        #expect(quarantined.allSatisfy { $0.length > 5_000 })
        options.maximumMessageBytes = 1 << 20
        let again = try await archive.importMail(from: [box, file], options: options)
        #expect(again.counts == .init(expected: 4, imported: 2, duplicates: 0, quarantined: 0, unchanged: 2))
        #expect(try archive.int("SELECT count(*) FROM ledger WHERE state = 'quarantined'") == 0)
    }
}
