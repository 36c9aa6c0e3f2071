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
            try Schema.mergeSearchIndex(db)
        }

        #expect(try archive.int(segments) == 1)
        #expect(try archive.int("SELECT count(*) FROM message_search('common')") == 6)
        #expect(try archive.int("SELECT rowid FROM message_search('word4')") == 4)
        let last = try folder.write(mbox([letter(7, body: "common")]), to: "7.mbox")
        _ = try await archive.importMail(from: [last], options: ImportOptions(jobs: 1))
        #expect(try archive.verify().isSound)
    }
}
