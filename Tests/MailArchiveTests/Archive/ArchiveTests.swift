import Foundation
import GRDB
import TestSupport
import Testing

@testable import MailArchive

@Suite("The archive as a file and a public format")
struct ArchiveTests {
    @Test("is made for its owner alone")
    func permissions() throws {
        let folder = try TemporaryFolder()
        _ = try Archive(path: folder.path("a.sqlite"), access: .create)
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("a.sqlite"))
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    @Test("one that is not there is said to be missing")
    func missing() throws {
        let folder = try TemporaryFolder()
        #expect { try Archive(path: folder.path("no.sqlite"), access: .read) } throws: {
            "\($0)".contains("no such archive")
        }
        #expect(!FileManager.default.fileExists(atPath: folder.path("no.sqlite")))
    }

    @Test("a file that is no database, or another program's database, is left alone")
    func foreign() throws {
        let folder = try TemporaryFolder()
        let text = try folder.write(String(repeating: "no database, only text\n", count: 100), to: "a.txt")
        #expect { try Archive(path: text, access: .create) } throws: { "\($0)".contains("is no SQLite database") }
        #expect(try String(contentsOfFile: text, encoding: .utf8).hasPrefix("no database"))
        let other = folder.path("other.sqlite")
        try DatabaseQueue(path: other).write { try $0.execute(sql: "CREATE TABLE x (y)") }
        let bytes = FileManager.default.contents(atPath: other)
        for access in [Archive.Access.create, .update, .read] {
            #expect { try Archive(path: other, access: access) } throws: { "\($0)".contains("no letterbook archive") }
        }
        #expect(FileManager.default.contents(atPath: other) == bytes)
    }

    @Test("every table, view and column is documented, and nothing is documented that is not there")
    func documentation() throws {
        let folder = try TemporaryFolder()
        let archive = try Archive(path: folder.path("a.sqlite"), access: .create)
        let actual = try archive.read { db in
            let names = try String.fetchAll(
                db,
                sql:
                    "SELECT name FROM sqlite_master WHERE type IN ('table', 'view') AND name NOT LIKE 'message_search%' AND name NOT LIKE 'sqlite_%'"
            )
            return try names.flatMap { name in
                try String.fetchAll(db, sql: "SELECT name FROM pragma_table_info(?)", arguments: [name]).map {
                    "\(name).\($0)"
                }
            }
        }
        let documented = Schema.tables.flatMap { table in table.columns.map { "\(table.name).\($0.name)" } }
        #expect(Set(actual) == Set(documented))
        #expect(Schema.tables.allSatisfy { !$0.meaning.isEmpty && $0.columns.allSatisfy { $0.meaning.hasSuffix(".") } })
    }

    @Test("every view answers")
    func views() async throws {
        let folder = try TemporaryFolder()
        let archive = try await Archive.demo(in: folder)
        for view in Schema.tables where view.isView {
            #expect(try archive.int("SELECT count(*) FROM \(view.name)") > 0, "\(view.name)")
        }
    }

    @Test("on a medium that cannot be written it is read as it stands, and leaves nothing beside it")
    func unchanging() async throws {
        let folder = try TemporaryFolder()
        let archive = try await Archive.demo(in: folder)
        try archive.database.close()
        let copy = folder.path("copy.sqlite")
        try FileManager.default.copyItem(atPath: archive.path, toPath: copy)
        let readOnly = DatabaseError(resultCode: .SQLITE_READONLY)
        let database = try Archive.openUnchanging(copy, readOnly)
        #expect(try await database.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM messages") } ?? 0 > 300)
        #expect(!FileManager.default.fileExists(atPath: copy + "-shm"))
        _ = try folder.write("frames", to: "copy.sqlite-wal")
        #expect { try Archive.openUnchanging(copy, readOnly) } throws: { "\($0)".contains("copy.sqlite-wal") }
    }

    @Test("holds all that was written, though another has it open: a copy lacks nothing")
    func copied() async throws {
        let folder = try TemporaryFolder()
        let box = try folder.write(mbox([letter(1)]), to: "a.mbox")
        let (archive, _) = try await Archive.importing([box], in: folder)
        let reader = try Archive(path: archive.path, access: .read)
        #expect(try reader.count(.all) == 1)
        let more = try folder.write(mbox([letter(2)]), to: "b.mbox")
        _ = try await archive.importMail(from: [more], options: ImportOptions(jobs: 1))
        _ = try archive.setCategory(.list, of: "@example.org")
        let copy = folder.path("copy.sqlite")
        try FileManager.default.copyItem(atPath: archive.path, toPath: copy)
        let other = try Archive(path: copy, access: .read)
        #expect(try other.count(.all) == 2 && other.categoryRules().count == 1 && reader.count(.all) == 2)
    }

    @Test("with two names in the file system is read, and not written")
    func hardLinks() async throws {
        let folder = try TemporaryFolder()
        let (archive, _) = try await Archive.importing(
            [try folder.write(mbox([letter(1)]), to: "a.mbox")], in: folder)
        try FileManager.default.linkItem(atPath: archive.path, toPath: folder.path("other.sqlite"))
        #expect(try Archive(path: folder.path("other.sqlite"), access: .read).count(.all) == 1)
        #expect { try archive.setCategory(.list, of: "@example.org") } throws: { "\($0)".contains("hard links") }
        try FileManager.default.removeItem(atPath: folder.path("other.sqlite"))
        #expect(try archive.setCategory(.list, of: "@example.org").messages == 1)
    }

    @Test("one of another letterbook's schema is left alone")
    func later() throws {
        let folder = try TemporaryFolder()
        for version in [0, 2, 99] {
            let archive = try Archive(path: folder.path("\(version).sqlite"), access: .create)
            try archive.write { try $0.execute(sql: "PRAGMA user_version = \(version)") }
            #expect { try Archive(path: archive.path, access: .update) } throws: {
                "\($0)".contains("schema version \(version)")
            }
        }
    }
}
