import GRDB
import TestSupport
import Testing

@testable import MailArchive

@Suite("Seals that follow changes")
struct SealChangesTests {
    private func archive(_ folder: TemporaryFolder) async throws -> Archive {
        let letters = (1...40).map { letter($0, from: "a\($0 % 7)@x.example", subject: "s \($0 % 5)") }
        return try await Archive.importing(
            [folder.write(mbox(letters), to: "box.mbox")], in: folder, owner: ["me@example.org"]
        ).archive
    }

    private func seals(_ archive: Archive) throws -> [String] {
        try archive.read { db in
            try db.values("SELECT name || ' ' || part || ' ' || seal FROM seals WHERE seal <> 0 ORDER BY 1")
        }
    }

    /// What looking at all rows would give.
    private func renewed(_ archive: Archive) throws -> [String] {
        try archive.database.writeWithoutTransaction { try Seals(db: $0).renew() }
        return try seals(archive)
    }

    @Test("are what all rows would give, after every command that changes an archive")
    func everyChange() async throws {
        let folder = try TemporaryFolder()
        let archive = try await archive(folder)
        func check(_ name: String) throws {
            let kept = try seals(archive)
            #expect(try kept == renewed(archive), "\(name)")
            #expect(try archive.verify().isSound, "\(name)")
        }
        _ = try archive.setCategory(.newsletter, of: "a1@x.example")
        try check("category")
        _ = try archive.addOwners(["a2@x.example"])
        try check("owner")
        _ = try archive.removeOwners(["a2@x.example"])
        try check("owner removed")
        let rows = try archive.read { try $0.values("SELECT conversation_id FROM conversations ORDER BY 1") as [Int64] }
        _ = try archive.mergeConversations([rows[1]], into: rows[0])
        try check("merge")
        _ = try archive.undoConversationChange()
        try check("undo")
        let list = try archive.messages(.all).map(\.rowID)
        _ = try? archive.splitConversation(at: list[0], wholeThread: false)
        try check("split")
        _ = try archive.keep([list[3]])
        _ = try archive.keep([], release: [list[3]])
        try check("keep")
        _ = try archive.removeCategory(of: "a1@x.example")
        try check("category removed")
        _ = try archive.linkPerson(["a3@x.example", "a5@x.example"])
        _ = try archive.linkPerson(["a3@x.example", "a4@x.example"])
        try check("people")
        _ = try archive.pack(renews: false)
        try check("pack")
        let more = try folder.write(
            mbox((30...60).map { letter($0, subject: "more", extra: "Status: O\n") }), to: "more.mbox")
        _ = try await archive.importMail(from: [more], options: ImportOptions(jobs: 1))
        try check("import")
        _ = try folder.write(mbox((30...45).map { letter($0, subject: "other") }), to: "more.mbox")
        _ = try await archive.importMail(from: [more], options: ImportOptions(jobs: 1))
        try check("import of less")
    }

    @Test("are kept up after the first change failed, too", arguments: [true, false])
    func firstFails(reopens: Bool) async throws {
        let folder = try TemporaryFolder()
        var archive = try await archive(folder)
        if reopens { archive = try Archive(path: archive.path, access: .update) }
        #expect(throws: ArchiveError.self) { try archive.addOwners(["not an address"]) }
        #expect(throws: ArchiveError.self) { try archive.mergeConversations([1, 1], into: 2) }
        _ = try archive.setCategory(.newsletter, of: "a1@x.example")
        #expect(try archive.verify().isSound)
        #expect(try seals(archive) == renewed(archive))
    }

    @Test("are those of an archive whose indexes another letterbook made")
    func otherIndexes() async throws {
        let folder = try TemporaryFolder()
        let archive = try await archive(folder)
        try await archive.database.writeWithoutTransaction { db in
            try db.execute(sql: "DROP INDEX messages_by_author; CREATE INDEX other ON messages (author)")
            try Seals(db: db).renew()
        }
        _ = try archive.setCategory(.newsletter, of: "a1@x.example")
        #expect(try archive.verify().isSound)
    }

    @Test("are not those of a change that was undone")
    func rolledBack() async throws {
        struct Stop: Error {}
        let folder = try TemporaryFolder()
        let archive = try await archive(folder)
        _ = try archive.setCategory(.newsletter, of: "a1@x.example")
        let before = try seals(archive)
        #expect(throws: Stop.self) {
            try archive.write { db in
                try db.execute(sql: "UPDATE messages SET size = size + 1")
                throw Stop()
            }
        }
        try archive.write { try $0.execute(sql: "UPDATE messages SET size = size") }
        #expect(try seals(archive) == before)
        #expect(try before == renewed(archive))
    }

    @Test("of the full-text index are out of date while an import is under way, and verify says so")
    func index() async throws {
        let folder = try TemporaryFolder()
        let archive = try await archive(folder)
        #expect(try !archive.verify().isUnsealed)
        try archive.write { try Seals(db: $0).openIndex() }
        let report = try archive.verify()
        #expect(report.isUnsealed && report.isSound)
        let more = try folder.write(mbox([letter(90, subject: "more")]), to: "more.mbox")
        _ = try await archive.importMail(from: [more], options: ImportOptions(jobs: 1))
        #expect(try !archive.verify().isUnsealed)
        #expect(try seals(archive) == renewed(archive))
    }

    @Test("of the full-text index follow its segments, which it merges now and then")
    func segments() async throws {
        let folder = try TemporaryFolder()
        let archive = try await archive(folder)
        var counts: [Int] = []
        for number in 0..<20 {
            let box = try folder.write(mbox([letter(100 + number, subject: "more \(number)")]), to: "\(number).mbox")
            _ = try await archive.importMail(from: [box], options: ImportOptions(jobs: 1))
            counts.append(try archive.int("SELECT count(DISTINCT segid) FROM message_search_idx"))
        }
        #expect(zip(counts, counts.dropFirst()).contains { $0 > $1 }, "\(counts)")
        #expect(try seals(archive) == renewed(archive))
        #expect(try archive.verify().isSound)
    }
}
