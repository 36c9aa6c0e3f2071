import Synchronization
import TestSupport
import Testing

@testable import MailArchive

@Suite("Merging the full-text index")
struct SearchIndexMergeTests {
    @Test("makes one segment of many, which holds the same words and is sealed by the next import")
    func merge() async throws {
        let folder = try TemporaryFolder()
        let archive = try Archive(path: folder.path("a.sqlite"), access: .create)
        for number in 1...6 {
            let file = try folder.write(mbox([letter(number, body: "common word\(number)")]), to: "\(number).mbox")
            _ = try await archive.importMail(from: [file], options: ImportOptions(jobs: 1))
        }
        let segments = "SELECT count(DISTINCT segid) FROM message_search_idx"
        #expect(try archive.int(segments) == 6)

        try archive.write { db in
            // As any portion of an import does.
            try Seals(db: db).openIndex()
            #expect(try Schema.mergeSearchIndex(db))
            #expect(try !Schema.mergeSearchIndex(db), "nothing is left to merge")
        }

        #expect(try archive.int(segments) == 1)
        #expect(try archive.int("SELECT count(*) FROM message_search('common')") == 6)
        #expect(try archive.int("SELECT rowid FROM message_search('word4')") == 4)
        let last = try folder.write(mbox([letter(7, body: "common")]), to: "7.mbox")
        _ = try await archive.importMail(from: [last], options: ImportOptions(jobs: 1))
        #expect(try archive.verify().isSound)
    }

    @Test("is needed for one segment a portion, however many messages it brings, replaces and meets again")
    func smallImports() async throws {
        func copy(_ number: Int, status: String) -> String {
            letter(number, body: "common word\(number)", extra: "Status: \(status)\n")
        }
        let folder = try TemporaryFolder()
        let archive = try Archive(path: folder.path("a.sqlite"), access: .create)
        let portions = [
            [copy(1, status: "O")], (1...40).flatMap { [copy($0, status: "O"), copy($0, status: "RO")] },
            (1...40).map { copy($0, status: "R") },
        ]
        for (name, mail) in portions.enumerated() {
            let file = try folder.write(mbox(mail), to: "\(name).mbox")
            _ = try await archive.importMail(from: [file], options: ImportOptions(jobs: 1))
        }

        // Of three copies of forty letters some have lesser hashes than those that came before.
        #expect(
            try archive.int(
                "SELECT count(*) FROM messages m JOIN ledger l USING (message_id) WHERE l.state = 'imported' AND l.sha256 <> m.sha256"
            ) > 5)
        #expect(try archive.int("SELECT count(DISTINCT segid) FROM message_search_idx") == 3)
        #expect(try archive.int("SELECT count(*) FROM message_search('common')") == 40)
        #expect(try archive.int("SELECT rowid FROM message_search('word7')") == 7)
        #expect(try archive.verify().isSound)
    }

    @Test("waits for the end of a first import, or for the next where that was interrupted", arguments: [false, true])
    func firstImport(isInterrupted: Bool) async throws {
        let folder = try TemporaryFolder()
        let archive = try Archive(path: folder.path("a.sqlite"), access: .create)
        for number in 1_001...1_020 {
            try archive.write {
                try $0.execute(
                    sql: "INSERT INTO message_search (rowid, body) VALUES (?, 'word')", arguments: [number])
            }
        }
        let segments = "SELECT count(DISTINCT segid) FROM message_search_idx"
        let limit = "SELECT v FROM message_search_config WHERE k = 'crisismerge'"
        #expect(try archive.int(segments) == 20)
        let empty = try folder.write("", to: "empty.mbox")
        _ = try await archive.importMail(from: [empty], options: ImportOptions(jobs: 1))
        #expect(try archive.int(limit) == Schema.unmergedSegments, "there was no mail in it")
        let file = try folder.write(mbox((1...900).map { letter($0, body: "word") }), to: "1.mbox")
        var options = ImportOptions(jobs: 1)
        let asked = Mutex(0)
        if isInterrupted {
            options.shouldStop = {
                asked.withLock {
                    $0 += 1
                    return $0 > 3
                }
            }
        }
        _ = try await archive.importMail(from: [file], options: options)
        if isInterrupted {
            #expect(try archive.int("SELECT count(*) FROM messages") > 0)
            #expect(try archive.int(segments) > 20 && archive.int(limit) == Schema.unmergedSegments)
            _ = try await archive.importMail(from: [empty], options: ImportOptions(jobs: 1))
        }

        #expect(try archive.int(segments) == 1)
        #expect(try archive.int(limit) == 16)
    }
}
