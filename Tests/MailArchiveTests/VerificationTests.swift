import Foundation
import GRDB
import Testing

@testable import MailArchive

@Suite("Verifying an archive")
struct VerificationTests {
    @Test("a changed byte in a source is found, and named")
    func changedSource() async throws {
        let folder = try TemporaryFolder()
        let box = try folder.write(mbox((0..<20).map { letter($0) }), to: "box.mbox")
        let (archive, _) = try await Archive.importing([box], in: folder)
        #expect(try Verification(archive).run().isSound)
        try folder.write(
            mbox((0..<20).map { letter($0, body: $0 == 7 ? "The text of letter number x." : nil) }), to: "box.mbox")
        let report = try Verification(archive).run()
        #expect(report.findings.map(\.check) == ["source"])
        #expect(report.findings.first?.text.contains("holds other bytes at offset") == true)
        #expect(report.messagesProven == 19)
    }

    @Test(
        "what was changed in the archive behind its back is found",
        arguments: [
            ("UPDATE message_contents SET text = text || 'x' WHERE message_id = 3", "content"),
            ("UPDATE messages SET subject = 'x' WHERE message_id = 3", "content"),
            ("UPDATE message_contents SET headers = '[]' WHERE message_id = 3", "content"),
            ("UPDATE parts SET sha256 = x'00' WHERE message_id = 3", "content"),
            ("UPDATE messages SET sha256 = zeroblob(32) WHERE message_id = 3", "source"),
            ("DELETE FROM message_contents WHERE message_id = 3", "ledger"),
            ("DELETE FROM ledger WHERE message_id = 3", "ledger"),
            ("UPDATE conversations SET message_count = message_count + 1", "ledger"),
            ("INSERT INTO message_search (rowid, body) VALUES (999, 'x')", "index"),
        ])
    func changedArchive(_ change: (sql: String, check: String)) async throws {
        let folder = try TemporaryFolder()
        let box = try folder.write(mbox((0..<5).map { letter($0) }), to: "box.mbox")
        let (archive, _) = try await Archive.importing([box], in: folder)
        try await archive.database.writeWithoutTransaction { db in
            try db.execute(sql: "PRAGMA foreign_keys = OFF")
            try db.execute(sql: change.sql)
        }
        #expect(
            try Verification(archive).run().findings.contains { $0.check == change.check || $0.check == "database" })
    }
}
