import TestSupport
import Testing

@testable import MailArchive

@Suite("A list that mail does not name")
struct ListAddressesTests {
    private let owner = ["me@example.org"]

    /// What members of a club write to all of them.
    private static func clubMail(_ number: Int, _ from: String, answers: Int? = nil, to: String = "rowers@club.example")
        -> String
    {
        let extra = answers.map { "In-Reply-To: <letter-\($0)@example.org>\n" } ?? ""
        return letter(number, from: "\(from)@people.example", to: to, subject: "Saturday \(number)", extra: extra)
    }

    @Test(
        "is that an address stands for several people: they answer what was written to it alone; in whatever order it came"
    )
    func debate() async throws {
        let mail = [
            Self.clubMail(1, "bo"), Self.clubMail(2, "al", answers: 1), Self.clubMail(3, "cy"),
            Self.clubMail(4, "bo", answers: 3, to: "cy@people.example, rowers@club.example"),
            letter(5, from: "me@example.org", to: "rowers@club.example"), Self.clubMail(6, "dee"),
            letter(7, from: "bo@people.example"),
        ]
        let lists = "SELECT internet_id FROM messages WHERE category = 'list' ORDER BY 1"
        let folder = try TemporaryFolder()
        for archive in try await Archive.importingInAnyOrder(mail, in: folder, owner: owner) {
            #expect(try archive.strings(lists) == (1...6).map { "letter-\($0)@example.org" })
            #expect(
                try archive.strings("SELECT key_ids FROM conversations WHERE kind = 'list'") == ["rowers@club.example"])
            #expect(try archive.contents() == Archive(path: folder.path("all.sqlite"), access: .read).contents())
            try archive.expectVerdictsAddUp()
            #expect(try archive.verify().isSound)
            let letter = try archive.int("SELECT message_id FROM messages WHERE subject = 'Saturday 6'")
            let reasons = try #require(try archive.explain(Int64(letter))?.verdict).reasons
            #expect(reasons.contains { $0.rule == "list.known" && $0.evidence.contains("rowers@club.example") })
        }
        // What writes itself is no list.
        let own = try folder.write(mbox([letter(8, from: "rowers@club.example")]), to: "own.mbox")
        let (archive, _) = try await Archive.importing([own], in: folder, name: "a.sqlite", owner: owner)
        #expect(try archive.strings(lists) == [])
        try archive.expectVerdictsAddUp()
    }

    @Test("is that several wrote what tells its list by itself to an address that is written as groups' are")
    func groupAddress() async throws {
        func plain(_ number: Int, _ from: String, to: String = "leden@club.example") -> String {
            letter(number, from: "\(from)@people.example", to: to, subject: "Saturday")
        }
        // The first two are a list's by themselves; the owner's post tells nothing.
        let mail = [
            plain(1, "bo"), plain(2, "al"),
            letter(3, from: "me@example.org", to: "leden@club.example, cy@people.example"),
            plain(4, "dee", to: "cy@people.example"),
        ]
        let folder = try TemporaryFolder()
        for archive in try await Archive.importingInAnyOrder(mail, in: folder, owner: owner) {
            #expect(
                try archive.strings("SELECT internet_id FROM messages WHERE knowledge LIKE '%list:leden@club.example%'")
                    == ["letter-3@example.org"])
            #expect(try archive.contents() == Archive(path: folder.path("all.sqlite"), access: .read).contents())
            try archive.expectVerdictsAddUp()
        }
        let alone = try TemporaryFolder()
        let own = letter(5, from: "me@example.org", to: "leden@club.example")
        for archive in try await Archive.importingInAnyOrder([mail[0], mail[2], own], in: alone, owner: owner) {
            #expect(try archive.int("SELECT count(*) FROM messages WHERE knowledge LIKE '%list:%'") == 0)
        }
    }

    @Test("is the first of two such addresses by the alphabet, also where the other was known before")
    func twoDebates() async throws {
        func debate(_ first: Int, _ address: String) -> [String] {
            [
                Self.clubMail(first, "bo", to: address), Self.clubMail(first + 1, "al", answers: first, to: address),
                Self.clubMail(first + 2, "bo", answers: first + 1, to: address),
            ]
        }
        let both = Self.clubMail(20, "cy", to: "alpha@club.example, zeta@club.example")
        let mail = debate(1, "zeta@club.example") + [both] + debate(10, "alpha@club.example")
        let folder = try TemporaryFolder()
        for archive in try await Archive.importingInAnyOrder(mail, in: folder, owner: owner) {
            #expect(
                try archive.strings("SELECT knowledge FROM messages WHERE subject = 'Saturday 20'")
                    == ["list:alpha@club.example"])
            #expect(try archive.contents() == Archive(path: folder.path("all.sqlite"), access: .read).contents())
            #expect(try archive.count(SearchQuery("list:alpha@club")) == 4)
        }
    }

    @Test(
        "takes no address for a list's to which one person writes, or answers, or that is one of several recipients",
        arguments: [
            [clubMail(1, "bo"), clubMail(2, "al", answers: 1), clubMail(3, "bo"), clubMail(4, "al", answers: 3)],
            [clubMail(1, "bo"), clubMail(2, "al", answers: 1), clubMail(3, "cy"), clubMail(4, "al", answers: 3)],
            [
                clubMail(1, "bo", to: "rowers@club.example, me@example.org"), clubMail(2, "al", answers: 1),
                clubMail(3, "cy", to: "rowers@club.example, al@people.example"), clubMail(4, "bo", answers: 3),
            ],
            [clubMail(1, "bo"), clubMail(2, "bo", answers: 1), clubMail(3, "cy"), clubMail(4, "cy", answers: 3)],
        ])
    func noDebate(_ mail: [String]) async throws {
        let folder = try TemporaryFolder()
        let (archive, _) = try await Archive.importing(
            [try folder.write(mbox(mail), to: "box.mbox")], in: folder, owner: owner)
        #expect(try archive.strings("SELECT DISTINCT coalesce(knowledge, '-') FROM messages") == ["-"])
    }

    @Test("is that other mail names its recipient as a list: copies without list fields belong to it")
    func directCopies() async throws {
        let post = letter(
            1, from: "al@one.example", to: "dev@lists.example",
            extra: "List-Id: Dev <dev.lists.example>\nList-Post: <mailto:dev@lists.example>\n")
        let copy = letter(2, from: "bo@two.example", to: "me@example.org, dev@lists.example")
        let folder = try TemporaryFolder()
        // A local part with a dot, and an address of another list.
        let dotted = [
            letter(
                4, from: "al@one.example", to: "core.dev@lists.example",
                extra: "List-Id: Core <core.dev.lists.example>\nList-Post: <mailto:core.dev@lists.example>\n"),
            letter(5, from: "bo@two.example", to: "me@example.org, core.dev@lists.example"),
        ]
        let dottedFolder = try TemporaryFolder()
        for archive in try await Archive.importingInAnyOrder(dotted, in: dottedFolder, owner: owner) {
            #expect(
                try archive.strings("SELECT knowledge FROM messages WHERE knowledge IS NOT NULL")
                    == ["list:core.dev@lists.example"])
            #expect(try archive.contents() == Archive(path: dottedFolder.path("all.sqlite"), access: .read).contents())
        }
        for archive in try await Archive.importingInAnyOrder([copy, post, letter(3)], in: folder, owner: owner) {
            #expect(
                try archive.strings(
                    "SELECT category || ' ' || coalesce(knowledge, '-') FROM messages ORDER BY internet_id")
                    == ["list -", "list list:dev@lists.example", "personal -"])
            #expect(
                try archive.strings("SELECT key_ids FROM conversations WHERE kind = 'list'") == ["dev.lists.example"])
            #expect(try archive.count(SearchQuery("list:dev.lists")) == 2)
            #expect(try archive.count(SearchQuery("list:dev@lists")) == 2)
            #expect(try archive.contents() == Archive(path: folder.path("all.sqlite"), access: .read).contents())
            #expect(try archive.verify().isSound)
        }
    }
}
