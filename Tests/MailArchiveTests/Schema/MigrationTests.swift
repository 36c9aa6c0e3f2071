import Foundation
import GRDB
import Testing

@testable import MailArchive

@Suite("Archives that an earlier letterbook made")
struct MigrationTests {
    /// An archive of `paths` as the letterbook of schema 1 would have left it.
    private func earlier(_ paths: [String], _ folder: TemporaryFolder) async throws -> String {
        let (archive, _) = try await Archive.importing(paths, in: folder)
        try archive.write { db in
            let statements = [
                "DROP INDEX ledger_by_sha256", "ALTER TABLE ledger DROP COLUMN sha256",
                "DROP INDEX messages_by_identity",
                "ALTER TABLE messages DROP COLUMN identity", "ALTER TABLE messages DROP COLUMN is_kept",
                "ALTER TABLE containers DROP COLUMN content_size", "ALTER TABLE messages DROP COLUMN seal",
                "DROP TABLE seals", "DROP INDEX messages_by_original", "DROP TABLE raw_messages",
                "DROP TABLE raw_pieces", "DROP TABLE packed_files",
                "ALTER TABLE ledger DROP COLUMN flags", "ALTER TABLE messages DROP COLUMN knowledge",
                "DROP TABLE category_rules", "DROP VIEW conversation_links",
                "CREATE VIEW conversation_links AS SELECT 1 AS conversation_id, 2 AS linked_id, 3 AS thread_id",
                "DROP TABLE conversation_changes", "DROP INDEX messages_by_list",
                "ALTER TABLE messages DROP COLUMN parent_id",
                "ALTER TABLE messages DROP COLUMN parent_link", "ALTER TABLE messages DROP COLUMN missing_parents",
                "ALTER TABLE messages DROP COLUMN skeleton", "ALTER TABLE messages DROP COLUMN own_category",
                "DROP TABLE person_links", "ALTER TABLE addresses DROP COLUMN name",
                "DELETE FROM archive_info WHERE key = 'raw'",
                "DELETE FROM archive_info WHERE key = 'seals'",
                "ALTER TABLE ledger DROP COLUMN lead_length", "ALTER TABLE ledger DROP COLUMN trail_length",
                "DROP VIEW tracking", "DROP INDEX trackers_by_vendor", "ALTER TABLE trackers DROP COLUMN kind",
                "ALTER TABLE messages DROP COLUMN sanitizer_version",
                "UPDATE archive_info SET value = '1' WHERE key = 'sanitizer_version'",
                "DROP VIEW verification_codes", "DROP TABLE codes", "DROP TABLE code_links",
                "DROP INDEX messages_by_codes_version", "ALTER TABLE messages DROP COLUMN codes_version",
                "DELETE FROM archive_info WHERE key = 'codes_version'",
                "UPDATE archive_info SET value = '1' WHERE key = 'schema_version'", "PRAGMA user_version = 1",
            ]
            for statement in statements { try db.execute(sql: statement) }
            // Thread keys had no roles: hashes of identifiers, the message's own first, that of Gmail's thread last.
            let keys = try Row.fetchAll(db, sql: "SELECT message_id, thread_keys FROM messages").map { row in
                (row[0] as Int64, PackedThreadKeys.keys(in: row[1]).filter { $0.topic == nil }.map { $0.rawValue | 5 })
            }
            // What servers wrapped around addresses stayed.
            try db.execute(
                sql: """
                    INSERT INTO addresses (email, domain) SELECT DISTINCT r.email, a.domain FROM message_addresses r \
                    JOIN addresses a USING (address_id) WHERE r.email LIKE 'prvs=%';
                    UPDATE message_addresses SET address_id = (SELECT a.address_id FROM addresses a WHERE a.email = message_addresses.email) \
                    WHERE email LIKE 'prvs=%';
                    UPDATE messages SET author = (SELECT r.email FROM message_addresses r WHERE r.message_id = messages.message_id \
                    AND role = 'from') WHERE message_id IN (SELECT message_id FROM message_addresses WHERE role = 'from' \
                    AND email LIKE 'prvs=%')
                    """)
            for (id, hashes) in keys {
                let blob = Data(hashes.flatMap { hash in (0..<8).map { UInt8(truncatingIfNeeded: hash >> (8 * $0)) } })
                try db.execute(sql: "UPDATE messages SET thread_keys = ? WHERE message_id = ?", arguments: [blob, id])
            }
        }
        return archive.path
    }

    private func shape(_ archive: Archive) throws -> [String] {
        try archive.strings(
            """
            SELECT o.type || ' ' || o.name || ' ' || coalesce(group_concat(c.name || ' ' || c.type || ' ' || c."notnull" || \
            coalesce(c.dflt_value, '') || c.pk, ', '), coalesce(o.sql, '')) FROM sqlite_master o \
            LEFT JOIN pragma_table_info(o.name) c ON o.type <> 'index' GROUP BY o.type, o.name ORDER BY 1
            """)
    }

    @Test(
        "have the shape of a new one once they were opened, for reading too", arguments: [Archive.Access.read, .update])
    func shape(_ access: Archive.Access) async throws {
        let folder = try TemporaryFolder()
        let path = try await earlier([try folder.write(mbox(CodeMail.all), to: "box.mbox")], folder)
        let migrated = try Archive(path: path, access: access)
        let fresh = try Archive(path: folder.path("fresh.sqlite"), access: .create)
        #expect(try shape(migrated) == shape(fresh))
        #expect(
            try migrated.strings("SELECT key FROM archive_info ORDER BY 1")
                == fresh.strings("SELECT key FROM archive_info ORDER BY 1"))
        #expect(try migrated.int("PRAGMA user_version") == Schema.version)
        #expect(try Verification(migrated).run().isSound)
    }

    @Test("say that nobody looked for codes, and the next import of the unchanged source looks")
    func codes() async throws {
        let folder = try TemporaryFolder()
        let box = try folder.write(mbox(CodeMail.all), to: "box.mbox")
        let path = try await earlier([box], folder)
        let old = try Archive(path: path, access: .read)
        #expect(try old.messagesNotSearchedForCodes() == 4)
        #expect(try old.strings("SELECT value FROM archive_info WHERE key = 'codes_version'") == ["0"])
        #expect(try old.codes().isEmpty)

        let (archive, report) = try await Archive.importing([box], in: folder)
        #expect(report.counts == .init(expected: 4, imported: 0, duplicates: 0, quarantined: 0, unchanged: 4))
        #expect(try archive.messagesNotSearchedForCodes() == 0)
        #expect(
            try archive.strings("SELECT value FROM archive_info WHERE key = 'codes_version'") == [
                String(CodeRows.version)
            ])
        let (fresh, _) = try await Archive.importing([box], in: folder, name: "fresh.sqlite")
        #expect(try archive.contents() == fresh.contents())
        #expect(try archive.codes().count == 2)
        let (_, again) = try await Archive.importing([box], in: folder)
        #expect(again.containers.map(\.wasUnchanged) == [true])
    }

    @Test("get the flags and tags that the letterbook of then passed over, and say nothing of an interruption")
    func flags() async throws {
        let folder = try TemporaryFolder()
        let box = Corpus.path("sources/mbox/thunderbird.mbox")
        let path = try await earlier([box], folder)
        let old = try Archive(path: path, access: .update)
        #expect(try !old.hasStaleConversations())
        try old.write {
            try $0.execute(
                sql: "DELETE FROM message_keywords; DELETE FROM message_labels; UPDATE messages SET is_unread = 0")
        }
        let (archive, report) = try await Archive.importing([box], in: folder)
        #expect(report.counts == .init(expected: 5, unchanged: 5))
        let (fresh, _) = try await Archive.importing([box], in: folder, name: "fresh.sqlite")
        #expect(try archive.contents() == fresh.contents())
        let (_, again) = try await Archive.importing([box], in: folder)
        #expect(again.containers.map(\.wasUnchanged) == [true])
    }

    @Test("join what they hold twice because a mailbox program had noted something on it")
    func stampedCopies() async throws {
        let folder = try TemporaryFolder()
        let plain = try folder.write(mbox([letter(1)]), to: "plain.mbox")
        let stamped = try folder.write(mbox([letter(1, extra: "Status: RO\nX-Keywords: red\n")]), to: "stamped.mbox")
        let path = try await earlier([plain], folder)
        // The second copy as a letterbook without identities would have taken it in.
        let old = try Archive(path: path, access: .update)
        try old.write { try $0.execute(sql: "UPDATE messages SET identity = zeroblob(32)") }
        _ = try await Archive.importing([stamped], in: folder)
        try old.write {
            try $0.execute(sql: "UPDATE messages SET identity = NULL; UPDATE containers SET is_complete = 0")
        }
        #expect(try old.int("SELECT count(*) FROM messages") == 2)

        let (archive, report) = try await Archive.importing([plain, stamped], in: folder)
        #expect(report.counts == .init(expected: 2, unchanged: 2))
        let (fresh, _) = try await Archive.importing([plain, stamped], in: folder, name: "fresh.sqlite")
        #expect(try archive.contents() == fresh.contents())
        #expect(try archive.int("SELECT count(*) FROM message_search WHERE message_search MATCH 'number'") == 1)
        #expect(try Verification(archive).run().isSound)
    }

    @Test("get reply trees, roles of thread keys, layouts and addresses as a fresh import gives them")
    func threads() async throws {
        let folder = try TemporaryFolder()
        let plain = letter(1, extra: "X-UID: 1\n")
        let letters = [
            plain, letter(2, extra: "References: <gone@example.org> <letter-1@example.org>\nX-GM-THRID: 77\n"),
            letter(3, from: "cy@example.org", to: "bo@example.org", subject: "Re: letter 1"),
            letter(4, from: "prvs=0123456789=anna@a.example"), letter(5, from: "anna@a.example"),
        ]
        let boxes = [
            try folder.write(mbox(letters), to: "box.mbox"),
            // Only a copy names Gmail's thread.
            try folder.write(mbox([plain.replacing("X-UID: 1", with: "X-GM-THRID: 78")]), to: "gmail.mbox"),
        ]
        let path = try await earlier(boxes, folder)
        let old = try Archive(path: path, access: .update)
        let (fresh, _) = try await Archive.importing(boxes, in: folder, name: "fresh.sqlite")
        let rows = """
            SELECT hex(m.thread_keys) || m.author || coalesce(m.skeleton, '') || coalesce(m.parent_link, '') || \
            coalesce(hex(p.sha256), '') || hex(t.sha256) || hex(c.participant_hash) FROM messages m \
            JOIN conversations c USING (conversation_id) JOIN messages t ON t.message_id = m.thread_id \
            LEFT JOIN messages p ON p.message_id = m.parent_id ORDER BY m.sha256
            """
        #expect(try old.strings(rows) == fresh.strings(rows))
        #expect(
            try old.strings("SELECT email FROM addresses ORDER BY 1")
                == fresh.strings("SELECT email FROM addresses ORDER BY 1"))
        let more = try folder.write(mbox([letter(9, extra: "X-GM-THRID: 78\n")]), to: "more.mbox")
        let (archive, _) = try await Archive.importing(boxes + [more], in: folder)
        let (other, _) = try await Archive.importing(boxes + [more], in: folder, name: "fresh.sqlite")
        #expect(try archive.contents() == other.contents())
        #expect(try Verification(archive).run().isSound)
    }

    @Test("one of a later letterbook is left alone")
    func later() throws {
        let folder = try TemporaryFolder()
        let archive = try Archive(path: folder.path("a.sqlite"), access: .create)
        try archive.write { try $0.execute(sql: "PRAGMA user_version = 99") }
        #expect { try Archive(path: archive.path, access: .update) } throws: { "\($0)".contains("schema version 99") }
    }
}
