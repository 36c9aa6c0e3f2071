import Foundation
import TestSupport
import Testing

@testable import MailArchive

@Suite("Plain SQL")
struct ReadOnlySQLTests {
    private func archive(_ folder: TemporaryFolder) throws -> Archive {
        _ = try Archive(path: folder.path("a.sqlite"), access: .create)
        return try Archive(path: folder.path("a.sqlite"), access: .read)
    }

    @Test(
        "reads",
        arguments: [
            "SELECT 1", "  -- a comment\n/* another */ SELECT count(*) FROM messages;",
            "WITH x(y) AS (VALUES (1)) SELECT y FROM x",
            "VALUES (1), (2)", "EXPLAIN QUERY PLAN SELECT * FROM messages", "PRAGMA table_info(messages)",
            "SELECT 1; SELECT 2",
        ])
    func reads(_ sql: String) throws {
        let folder = try TemporaryFolder()
        var rows = 0
        try archive(folder).run(sql: sql) { _, next in while try next() != nil { rows += 1 } }
        #expect(rows > 0)
    }

    @Test(
        "never writes, attaches or makes files",
        arguments: [
            "DELETE FROM messages", "INSERT INTO labels (name) VALUES ('x')", "CREATE TABLE x (y)",
            "DROP TABLE messages",
            "ATTACH 'FOLDER/other.sqlite' AS o", "VACUUM INTO 'FOLDER/copy.sqlite'", "PRAGMA journal_mode = DELETE",
            "PRAGMA writable_schema=1",
            "WITH x AS (SELECT 1) DELETE FROM messages", "/* SELECT */ DELETE FROM messages",
            "SELECT 1; DROP TABLE messages",
            "PRAGMA user_version = 7", "BEGIN IMMEDIATE", "REINDEX", "SELECT load_extension('x')",
            "SELECT writefile('FOLDER/x', 'y')",
            "EXPLAIN", "PRAGMA wal_checkpoint(TRUNCATE)", "DETACH main", "SAVEPOINT x",
        ])
    func refuses(_ sql: String) throws {
        let folder = try TemporaryFolder()
        let archive = try archive(folder)
        let before = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).filter {
            !$0.hasSuffix("-shm") && !$0.hasSuffix("-wal")
        }
        let statement = sql.replacingOccurrences(of: "FOLDER", with: folder.url.path)
        #expect(throws: (any Error).self) { try archive.run(sql: statement) { _, next in while try next() != nil {} } }
        let after = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).filter {
            !$0.hasSuffix("-shm") && !$0.hasSuffix("-wal")
        }
        #expect(before == after)
    }
}
