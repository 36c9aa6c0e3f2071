import Foundation
import GRDB
import TestSupport
import Testing

@testable import MailArchive

@Suite("Verifying an archive")
struct VerificationTests {
    @Test("a changed byte in a source is found, and named")
    func changedSource() async throws {
        let folder = try TemporaryFolder()
        let box = try folder.write(mbox((0..<20).map { letter($0) }), to: "box.mbox")
        let (archive, _) = try await Archive.importing([box], in: folder)
        #expect(try archive.verify().isSound)
        try folder.write(
            mbox((0..<20).map { letter($0, body: $0 == 7 ? "The text of letter number x." : nil) }), to: "box.mbox")
        let report = try archive.verify()
        #expect(report.findings.map(\.check) == ["source"])
        #expect(report.findings.first?.text.contains("holds other bytes at offset") == true)
        #expect(report.messagesProven == 19)
    }

    @Test(
        "what was changed in the archive behind its back is found, by its seal and by what its sources say",
        arguments: [
            ("UPDATE message_contents SET text = text || 'x' WHERE message_id = 3", "content"),
            ("UPDATE messages SET subject = 'x' WHERE message_id = 3", "content"),
            ("UPDATE message_contents SET headers = '[]' WHERE message_id = 3", "content"),
            ("UPDATE parts SET sha256 = x'00' WHERE message_id = 3", "content"),
            ("UPDATE messages SET sha256 = zeroblob(32) WHERE message_id = 3", "source"),
            ("DELETE FROM message_contents WHERE message_id = 3", "ledger"),
            ("DELETE FROM ledger WHERE message_id = 3", "ledger"),
            ("UPDATE conversations SET message_count = message_count + 1", "ledger"),
            ("UPDATE author_counts SET size = size + 1", "ledger"),
            ("UPDATE author_counts SET message_count = 'many', list_id = x'FF', first_at = 'x'", "ledger"),
            ("UPDATE addresses SET received_count = 'many', first_at = 'x'", "ledger"),
            ("INSERT INTO message_search (rowid, body) VALUES (999, 'x')", "index"),
            ("INSERT INTO message_search (rowid, body) VALUES (3, 'x')", "index"),
        ])
    func changedArchive(_ change: (sql: String, check: String)) async throws {
        let folder = try TemporaryFolder()
        let box = try folder.write(mbox((0..<5).map { letter($0) }), to: "box.mbox")
        let (archive, _) = try await Archive.importing([box], in: folder)
        try await archive.database.writeWithoutTransaction { db in
            try db.execute(sql: "PRAGMA foreign_keys = OFF")
            try db.execute(sql: change.sql)
        }
        #expect(try !archive.verify().isSound)
        // As in the midst of an import, when tables have no seals.
        try archive.write { try Seals(db: $0).setStale() }
        #expect(
            try archive.verify().findings.contains { $0.check == change.check || $0.check == "database" })
    }

    @Test(
        "what no source could tell is found by its seal",
        arguments: [
            "UPDATE message_contents SET verdict = '{}' WHERE message_id = 3",
            "UPDATE message_addresses SET group_name = 'x' WHERE message_id = 3",
            "UPDATE names SET name = 'x' WHERE name_id = 1",
            "INSERT INTO diagnostics VALUES (3, 99, 'x', 'note', 0, 0)",
            "UPDATE messages SET preview = 'x' WHERE message_id = 3",
            "UPDATE messages SET is_unread = 1 WHERE message_id = 3",
            "UPDATE messages SET thread_id = 4 WHERE message_id = 3",
            "UPDATE messages SET seal = seal + 1 WHERE message_id = 3",
            "INSERT INTO message_keywords VALUES (3, '$flagged')",
            "UPDATE ledger SET envelope = 'From x' WHERE message_id = 3",
            "UPDATE ledger SET state = 'duplicate' WHERE message_id = 3",
            "UPDATE conversations SET title = 'x'",
            "UPDATE addresses SET domain = 'x'",
            "INSERT INTO owner_addresses VALUES ('x@y.example', 'given', '')",
            "UPDATE archive_info SET value = '9' WHERE key = 'created_at'",
            "CREATE INDEX x ON messages (subject)",
        ])
    func changedWithoutTrace(_ sql: String) async throws {
        let folder = try TemporaryFolder()
        let box = try folder.write(mbox((0..<5).map { letter($0) }), to: "box.mbox")
        let (archive, _) = try await Archive.importing([box], in: folder)
        try await archive.database.writeWithoutTransaction { try $0.execute(sql: sql) }
        #expect(try archive.verify().findings.map(\.check) == ["content"])
    }

    @Test("the seals are renewed by every command that writes, and an interrupted import leaves none that are wrong")
    func seals() async throws {
        let folder = try TemporaryFolder()
        let received = letter(1, extra: "Received: from a.example by b.example; Mon, 1 Jan 2024 00:01:00 +0000\n")
        let box = try folder.write(mbox((0..<5).map { letter($0) } + [received]), to: "box.mbox")
        let (archive, _) = try await Archive.importing([box], in: folder)
        let copy = try #require(try archive.duplicates(.all).first?.copies.first?.message.rowID)
        #expect(try archive.keep([copy]) == 1)
        #expect(try archive.verify().findings.map(\.text) == [])
        try archive.addOwners(["bo@example.org"])
        #expect(try archive.verify().findings.map(\.text) == [])
        _ = try archive.removeOwners(["bo@example.org"])
        #expect(try archive.verify().findings.map(\.text) == [])
        try FileManager.default.moveItem(atPath: box, toPath: folder.path("moved.mbox"))
        #expect(try archive.relocate(box, to: folder.path("moved.mbox")).provenCount == 1)
        #expect(try archive.verify().findings.map(\.text) == [])
        try archive.write { try Seals(db: $0).setStale() }
        try archive.write { try $0.execute(sql: "UPDATE conversations SET title = 'in the midst of an import'") }
        #expect(try archive.verify().findings.map(\.text) == [])
    }

    @Test("text of which SQLite holds what stands before a NUL is as its source says")
    func nul() async throws {
        let folder = try TemporaryFolder()
        let names = letter(0, extra: "Cc: <a\0b@x.example>, Carol <carol@x.example>\n")
        let rtf = "From: a@b.example\nSubject: rtf\nContent-Type: text/rtf\n\n{\\rtf1 one \\'00 two}\n"
        let box = try folder.write(mbox([names, rtf, letter(1)]), to: "box.mbox")
        let (archive, _) = try await Archive.importing([box], in: folder)
        #expect(try archive.verify().findings.map(\.text) == [])
    }

    @Test("what is not sealed yet is told beside what is wrong")
    func unsealed() async throws {
        let folder = try TemporaryFolder()
        let (archive, _) = try await Archive.importing([folder.write(mbox([letter(0)]), to: "box.mbox")], in: folder)
        try archive.write { try Seals(db: $0).openIndex() }
        try await archive.database.writeWithoutTransaction { db in
            try db.execute(sql: "UPDATE addresses SET domain = 'x'")
        }
        let report = try archive.verify()
        #expect(report.isUnsealed && !report.isSound)
    }

    /// All that the archive says: rows of all tables, and every occurrence in the index.
    private func everything(_ path: String) -> String? {
        guard let archive = try? Archive(path: path, access: .read) else { return nil }
        return try? archive.database.writeWithoutTransaction { db in
            let names = try String.fetchAll(db, sql: "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY 1")
            var text = ""
            for name in names where !name.hasPrefix("message_search") && !name.hasPrefix("sqlite_") {
                text += "\(name)\n" + (try Row.fetchAll(db, sql: "SELECT * FROM \(name)").map(\.description).joined())
            }
            try db.execute(sql: "CREATE VIRTUAL TABLE temp.w USING fts5vocab('main', 'message_search', 'instance')")
            text += try Row.fetchAll(db, sql: "SELECT * FROM temp.w").map(\.description).joined()
            return text
        }
    }

    @Test("a single bit that changed in the archive's file is found, if it says anything")
    func bitFlips() async throws {
        let folder = try TemporaryFolder()
        let letters = (0..<30).map {
            letter($0, body: "Words \($0) of a letter, and more.\n> quoted\n", extra: "Cc: cc\($0)@x.example\n")
        }
        let box = try folder.write(mbox(letters), to: "box.mbox")
        let path = folder.path("a.sqlite")
        _ = try await Archive.importing([box], in: folder)
        let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        // Most of a small archive is pages' free space.
        let written = bytes.withUnsafeBytes { bytes in bytes.indices.filter { bytes[$0] != 0 } }
        let original = try #require(everything(path))
        let flips = ProcessInfo.processInfo.environment["LETTERBOOK_FLIPS"].flatMap { Int($0) } ?? 60
        var random = SplitMix(state: 6)
        var (found, silent) = (0, 0)
        var missed: [Int] = []
        for _ in 0..<flips {
            let bit = written[Int(random.next() % UInt64(written.count))] * 8 + Int(random.next() % 8)
            var changed = bytes
            changed[bit / 8] ^= 1 << UInt8(bit % 8)
            let copy = folder.path("flipped.sqlite")
            try changed.write(to: URL(fileURLWithPath: copy))
            let isSound = (try? Archive(path: copy, access: .read).verify().isSound) ?? false
            if !isSound {
                found += 1
            } else if everything(copy) == original {
                silent += 1
            } else {
                missed.append(bit)
            }
        }
        print("bit flips: \(flips), found \(found), in bytes that say nothing \(silent), missed \(missed)")
        #expect(missed.isEmpty)
        #expect(found > flips / 2)
    }
}
