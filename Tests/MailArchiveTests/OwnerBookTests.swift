import GRDB
import Testing

@testable import MailArchive

@Suite("The owner's addresses")
struct OwnerBookTests {
    private let owner = ["ada.winther@fjordnet.example", "ada.winther@mail.example", "ada@adawinther.example"]

    @Test("are learned from the demo mailbox, with evidence")
    func discovered() async throws {
        let folder = try TemporaryFolder()
        let (archive, report) = try await Archive.importing([Corpus.demo], in: folder)
        let found = Set(report.discoveredOwner.map(\.email))
        #expect(found.isSuperset(of: owner.prefix(2)))
        #expect(found.isSubset(of: owner))
        #expect(try OwnerBook(archive).list().allSatisfy { !$0.evidence.isEmpty && $0.source == .discovered })
    }

    @Test("an address that is added later gives what a fresh import with it gives")
    func addedLater() async throws {
        let folder = try TemporaryFolder()
        let (fresh, _) = try await Archive.importing([Corpus.demo], in: folder, owner: owner)
        let (grown, _) = try await Archive.importing([Corpus.demo], in: folder, name: "b.sqlite", owner: [owner[0]])
        #expect(try grown.contents() != fresh.contents())
        let moved = try OwnerBook(grown).add(Array(owner.dropFirst()), source: .given, evidence: "named by the user")
        #expect(moved > 0)
        #expect(try grown.contents() == fresh.contents())
    }

    @Test("an address that is removed again leaves no trace")
    func removed() async throws {
        let folder = try TemporaryFolder()
        let (archive, _) = try await Archive.importing([Corpus.demo], in: folder, owner: owner)
        let before = try archive.contents()
        try OwnerBook(archive).add(
            ["maria@example.org", "tove.winther@fjordnet.example"], source: .given, evidence: "by mistake")
        let (removed, _) = try OwnerBook(archive).remove(["Maria@Example.org", "tove.winther@fjordnet.example"])
        #expect(removed == 2)
        #expect(try archive.contents() == before)
    }

    @Test("conversations of people are what the demo mailbox's own table says")
    func conversations() async throws {
        let folder = try TemporaryFolder()
        let (archive, _) = try await Archive.importing([Corpus.demo], in: folder, owner: owner)
        for fact in try Corpus.demoFacts() where fact.category == "personal" {
            let rows = try archive.read { db in
                try String.fetchAll(
                    db,
                    sql: """
                        SELECT DISTINCT c.key_ids FROM messages m JOIN conversations c USING (conversation_id) \
                        WHERE m.internet_id = ? AND m.category = 'personal'
                        """, arguments: [fact.messageId])
            }
            for row in rows {
                let people = Set(row.split(separator: "\n").map(String.init))
                #expect(people == Set((fact.people ?? []).map { $0.lowercased() }), "\(fact.messageId)")
            }
        }
    }
}
