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

    @Test("writes one segment for all messages of a small import, copies and replaced ones too")
    func smallImport() async throws {
        let folder = try TemporaryFolder()
        let archive = try Archive(path: folder.path("a.sqlite"), access: .create)
        let (first, second) = ((1...3).map { letter($0, body: "common") }, (4...40).map { letter($0, body: "common") })
        for (name, mail) in [("1", first), ("2", second + second + first)] {
            let file = try folder.write(mbox(mail), to: "\(name).mbox")
            _ = try await archive.importMail(from: [file], options: ImportOptions(jobs: 1))
        }

        #expect(try archive.int("SELECT count(DISTINCT segid) FROM message_search_idx") == 2)
        #expect(try archive.int("SELECT count(*) FROM message_search('common')") == 40)
        #expect(try archive.verify().isSound)
    }

    @Test("leaves a first import's segments as they are until its end")
    func firstImport() async throws {
        let folder = try TemporaryFolder()
        let archive = try Archive(path: folder.path("a.sqlite"), access: .create)
        try archive.write { db in
            for number in 1...20 {
                try db.execute(sql: "INSERT INTO message_search (rowid, body) VALUES (?, 'word')", arguments: [number])
                // FTS5 writes a segment at each.
                try db.inSavepoint { .commit }
            }
        }
        let segments = "SELECT count(DISTINCT segid) FROM message_search_idx"
        #expect(try archive.int(segments) == 20)
        let file = try folder.write(mbox([letter(1, body: "word")]), to: "1.mbox")
        try archive.write { try $0.execute(sql: "INSERT INTO message_search (message_search) VALUES ('delete-all')") }

        _ = try await archive.importMail(from: [file], options: ImportOptions(jobs: 1))

        #expect(try archive.int("SELECT v FROM message_search_config WHERE k = 'crisismerge'") == 16)
        #expect(try archive.int(segments) == 1)
    }
}
