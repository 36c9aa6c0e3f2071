import TestSupport
import Testing

@testable import MailArchive

@Suite("Importing verification codes")
struct CodeRowsTests {
    @Test("the same mail again, and in another file, adds no codes")
    func again() async throws {
        let folder = try TemporaryFolder()
        let box = try folder.write(mbox(CodeMail.all), to: "box.mbox")
        let (archive, _) = try await Archive.importing([box], in: folder)
        let before = try archive.strings("SELECT message_id || code || template FROM codes ORDER BY 1")
        #expect(before.count == 2)
        let copy = try folder.write(CodeMail.github, to: "copy.eml")
        let (_, report) = try await Archive.importing([box, copy], in: folder)
        #expect(report.counts.unchanged == 4 && report.counts.duplicates == 1)
        #expect(try archive.strings("SELECT message_id || code || template FROM codes ORDER BY 1") == before)
    }

    @Test("links that prove who one is are kept with their provider")
    func links() async throws {
        let folder = try TemporaryFolder()
        let reset = letter(
            5, from: "GitHub <noreply@github.com>", subject: "[GitHub] Please reset your password",
            body:
                "You can use the following link to reset your password:\n\nhttps://github.com/password_reset/4d0c1fa92be7\n"
        )
        let (archive, _) = try await Archive.importing([try folder.write(reset, to: "a.eml")], in: folder)
        #expect(
            try archive.strings("SELECT provider || ' ' || kind || ' ' || url FROM code_links") == [
                "github reset https://github.com/password_reset/4d0c1fa92be7"
            ])
        #expect(try archive.count(SearchQuery("provider:github")) == 1)
        #expect(try archive.count(SearchQuery("has:code")) == 0)
    }

    @Test("what an earlier version found is replaced, message by message")
    func refresh() async throws {
        let folder = try TemporaryFolder()
        let box = try folder.write(mbox(CodeMail.all), to: "box.mbox")
        let (archive, _) = try await Archive.importing([box], in: folder)
        let before = try archive.contents()
        try archive.write { db in
            try db.execute(
                sql: """
                    UPDATE codes SET code = 'old'; UPDATE messages SET codes_version = 0; \
                    UPDATE archive_info SET value = '0' WHERE key = 'codes_version'
                    """)
            try db.execute(
                sql: """
                    INSERT INTO codes SELECT message_id, 7, 'old', 'old', NULL, 'generic', 'login', 0.5, 'text', 1, NULL, 0, 0 \
                    FROM messages
                    """)
        }
        let (_, report) = try await Archive.importing([box], in: folder)
        #expect(report.counts.unchanged == 4)
        #expect(try archive.contents() == before)
    }

    @Test("the demo mailbox has codes of senders whom no template knows, read and unread")
    func demo() async throws {
        let folder = try TemporaryFolder()
        let archive = try await Archive.demo(in: folder)
        let found = try archive.codes(matching: SearchQuery("from:github.example"))
        #expect(found.map { $0.codes.map(\.code) } == [["739260"]])
        #expect(found.map(\.found.isRead) == [true])
        #expect(try archive.messagesNotSearchedForCodes() == 0)
    }
}
