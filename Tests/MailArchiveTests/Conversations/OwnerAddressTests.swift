import Foundation
import GRDB
import TestSupport
import Testing

@testable import MailArchive

@Suite("The owner's addresses")
struct OwnerAddressTests {
    private let owner = ["ada.winther@fjordnet.example", "ada.winther@mail.example", "ada@adawinther.example"]

    @Test("are learned from the demo mailbox, with evidence")
    func discovered() async throws {
        let folder = try TemporaryFolder()
        let (archive, report) = try await Archive.importing([Corpus.demo], in: folder)
        let found = Set(report.discoveredOwner.map(\.email))
        #expect(found.isSuperset(of: owner.prefix(2)))
        #expect(found.isSubset(of: owner))
        #expect(try archive.owners().allSatisfy { !$0.evidence.isEmpty && $0.source == .discovered })
    }

    @Test("are those that write the sent mail, and not whom most of it is to")
    func sentMailAlone() async throws {
        let folder = try TemporaryFolder()
        for number in 0..<8 {
            try folder.write(
                letter(number, from: "me@example.org", to: "bo@example.org"), to: ".Sent/cur/\(number).m:2,S")
        }
        for name in [".Sent/new", ".Sent/tmp"] {
            try FileManager.default.createDirectory(atPath: folder.path(name), withIntermediateDirectories: true)
        }
        let report = try await Archive.importing([folder.path(".Sent")], in: folder).report
        #expect(report.containers.map(\.mailbox) == ["Sent"])
        #expect(report.discoveredOwner.map(\.email) == ["me@example.org"])
    }

    @Test("are named where the mail tells of more than the user gave, and are not taken")
    func candidates() async throws {
        let folder = try TemporaryFolder()
        let (archive, report) = try await Archive.importing([Corpus.demo], in: folder, owner: [owner[1]])
        #expect(report.discoveredOwner.isEmpty && Set(report.ownerCandidates.map(\.email)).contains(owner[0]))
        #expect(!report.ownerCandidates.map(\.email).contains(owner[1]))
        #expect(try archive.owners().map(\.email) == [owner[1]])
        // Only an import that has read all of the mail counts it.
        let again = try await archive.importMail(from: [Corpus.demo], options: ImportOptions(jobs: 1))
        #expect(again.ownerCandidates.isEmpty)
    }

    @Test("are named again where much mail is new, and speaks for another than the first import did")
    func laterCandidates() async throws {
        let folder = try TemporaryFolder()
        let old = mbox((0..<12).map { letter($0, from: "p\($0)@x.example", to: "old@club.example") })
        let sent = mbox((20..<40).map { letter($0, from: "me@home.example", to: "p\($0)@x.example") })
        let (archive, first) = try await Archive.importing([try folder.write(old, to: "Old.mbox")], in: folder)
        #expect(first.discoveredOwner.map(\.email) == ["old@club.example"])
        let box = try folder.write(sent, to: "Sent.mbox")
        let second = try await archive.importMail(from: [box], options: ImportOptions(jobs: 1))
        #expect(second.discoveredOwner.isEmpty && second.ownerCandidates.map(\.email) == ["me@home.example"])
        #expect(try archive.owners().map(\.email) == ["old@club.example"])
    }

    /// Posts of a list, each an answer to the one before, as an archive of it holds them.
    private func posts(_ extra: String, to list: String = "dev@lists.example.org") -> String {
        mbox(
            (0..<40).map { number in
                letter(
                    number, from: "p\(number % 9)@x.example", to: list, subject: "[dev] boats",
                    extra: (number > 0 ? "In-Reply-To: <letter-\(number - 1)@example.org>\n" : "") + extra)
            })
    }

    @Test(
        "are no list's, and not those of who archives one",
        arguments: [
            "", "List-Id: <dev.lists.example.org>\n",
            "List-Id: <dev.lists.example.org>\nDelivered-To: dev@inner.example.org\n",
            "List-Id: <dev.lists.example.org>\nDelivered-To: apmail-dev-archive@www.example.org\n",
            "List-Post: <mailto:dev@lists.example.org>\nDelivered-To: mail@archiver.example.org\n",
        ])
    func lists(_ extra: String) async throws {
        let folder = try TemporaryFolder()
        let (_, report) = try await Archive.importing([try folder.write(posts(extra), to: "dev.mbox")], in: folder)
        let found = report.discoveredOwner.map(\.email).filter { $0 != "mail@archiver.example.org" }
        #expect(found.isEmpty)
    }

    @Test("are those of who reads the list's mail, and of whom letters from many reach")
    func readers() async throws {
        let folder = try TemporaryFolder()
        let list = posts("List-Id: <dev.lists.example.org>\nDelivered-To: mia@wolf.example\n")
        let (_, report) = try await Archive.importing([try folder.write(list, to: "dev.mbox")], in: folder)
        #expect(report.discoveredOwner.map(\.email) == ["mia@wolf.example"] && !report.lacksOwner)
        let letters = mbox((0..<12).map { letter($0, from: "p\($0)@x.example", to: "mia@wolf.example") })
        let other = try TemporaryFolder()
        let (_, second) = try await Archive.importing([try other.write(letters, to: "in.mbox")], in: other)
        #expect(second.ownerCandidates.isEmpty)
        #expect(second.discoveredOwner.map(\.email) == ["mia@wolf.example"])
    }

    @Test("what mail was delivered to is counted alike on the way in and in the archive")
    func deliveries() async throws {
        let folder = try TemporaryFolder()
        let box = try folder.write(
            (0..<9).map { number in
                """
                From a@x.example Mon Jan  1 00:00:00 2024
                Delivered-To: <Ada@Example.org>
                X-ORIGINAL-TO: ada@example.org
                Envelope-To: \(number < 3 ? "list@example.org" : "nobody")
                Delivered-To: mailing list users@example.org
                From: p\(number)@x.example

                letter \(number)


                """
            }.joined(), to: "box.mbox")
        let (archive, _) = try await Archive.importing([box, box], in: folder, owner: ["me@example.org"])
        let counted = try archive.read { try DeliveryTally(of: $0) }.addresses
        #expect(counted.map(\.email) == ["ada@example.org"] && counted.map(\.count) == [9])
        let other = try TemporaryFolder()
        let (_, report) = try await Archive.importing([box], in: other)
        #expect(report.discoveredOwner.map(\.email) == ["ada@example.org"])
        #expect(report.discoveredOwner[0].evidence == "9 messages say they were delivered to it")
    }

    @Test("an address that is added later gives what a fresh import with it gives")
    func addedLater() async throws {
        let folder = try TemporaryFolder()
        let fresh = try await Archive.demo(in: folder, owner: owner)
        let (grown, _) = try await Archive.importing([Corpus.demo], in: folder, name: "b.sqlite", owner: [owner[0]])
        #expect(try grown.contents() != fresh.contents())
        let moved = try grown.addOwners(Array(owner.dropFirst()))
        #expect(moved > 0)
        #expect(try grown.contents() == fresh.contents())
    }

    @Test("an address that is removed again leaves no trace")
    func removed() async throws {
        let folder = try TemporaryFolder()
        let archive = try await Archive.demo(in: folder, owner: owner)
        let before = try archive.contents()
        try archive.addOwners(["maria@example.org", "tove.winther@fjordnet.example"])
        let (removed, _) = try archive.removeOwners(["Maria@Example.org", "tove.winther@fjordnet.example"])
        #expect(removed == 2)
        #expect(try archive.contents() == before)
    }

    @Test("conversations of people are what the demo mailbox's own table says")
    func conversations() async throws {
        let folder = try TemporaryFolder()
        let archive = try await Archive.demo(in: folder, owner: owner)
        for fact in Corpus.demoFacts() where fact.category == "personal" {
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
