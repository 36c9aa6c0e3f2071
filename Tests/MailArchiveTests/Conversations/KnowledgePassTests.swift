import Foundation
import GRDB
import MessageAnalysis
import TestSupport
import Testing

@testable import MailArchive

@Suite("What the archive knows beside a message")
struct KnowledgePassTests {
    private let owner = ["me@example.org"]

    /// A shop assistant's mail: nothing in it says for certain whether a person or a system wrote it.
    private static func doubtful(_ number: Int, from: String = "Kim <kim@shop.example>", labels: String = "") -> String
    {
        let extra = labels.isEmpty ? "" : "X-Gmail-Labels: \(labels)\n"
        return """
            \(extra)From: \(from)
            To: me@example.org
            Subject: Your order \(number)
            Date: Mon, 1 Jan 2024 00:00:0\(number % 10) +0000
            Message-ID: <doubtful-\(number)@shop.example>
            Content-Type: text/plain

            Your order \(number) has shipped.

            """
    }

    private static let answer = """
        From: me@example.org
        To: kim@shop.example
        Subject: Which colour?
        Date: Tue, 2 Jan 2024 00:00:00 +0000
        Message-ID: <answer@example.org>
        Content-Type: text/plain

        Hello Kim, is it the green one? Thank you, Ada

        """

    private func categories(_ archive: Archive) throws -> [String] {
        try archive.strings("SELECT category FROM messages WHERE NOT is_outgoing ORDER BY internet_id")
    }

    /// The verdict that explain shows is the one that stands in the columns.
    private func expectVerdictsAddUp(_ archive: Archive) throws {
        let rows = try archive.read {
            try Row.fetchAll($0, sql: "SELECT message_id, category, confidence FROM messages")
        }
        for row in rows {
            let verdict = try #require(try archive.explain(row[0])?.verdict)
            #expect(verdict.category.rawValue == row[1] as String)
            #expect(abs(verdict.confidence - row[2]) < 1e-9)
            #expect(CategoryVerdict(reasons: verdict.reasons).category == verdict.category)
        }
    }

    @Test("is that the owner wrote to someone, whose doubtful mail is then a person's, in whatever order it came")
    func answered() async throws {
        let folder = try TemporaryFolder()
        let mail = try folder.write(mbox([Self.doubtful(1), Self.doubtful(2)]), to: "mail.mbox")
        let sent = try folder.write(mbox([Self.answer]), to: "sent.mbox")
        let (archive, _) = try await Archive.importing([mail], in: folder, owner: owner)
        #expect(try categories(archive) == ["transactional", "transactional"])
        let before = try archive.contents()
        _ = try await Archive.importing([sent], in: folder, owner: owner)
        #expect(try archive.strings("SELECT DISTINCT knowledge FROM messages ORDER BY 1") == ["answered", "own"])
        try expectVerdictsAddUp(archive)
        let (other, _) = try await Archive.importing([sent, mail], in: folder, name: "b.sqlite", owner: owner)
        #expect(try other.contents() == archive.contents())
        #expect(try archive.verify().isSound)
        #expect(try before != archive.contents())
        let reasons = try #require(try archive.explain(1)?.verdict).reasons
        #expect(reasons.contains { $0.rule == "owner.answered" && $0.evidence.contains("kim@shop.example") })
    }

    /// What a neighbourhood's web site fills in, in a person's words.
    private static func filledIn(_ number: Int, extra: String = "") -> String {
        letter(
            number, from: "Kim <kim@board.example>", subject: "A note",
            body: """
                Hello Ada,
                I have left note \(number) for you.
                You can read it at home.
                It will stay there for a week.
                Then somebody takes it down.
                Bring \(number * 7) apples.
                See you soon, Kim
                """, extra: extra)
    }

    @Test("is that others of an author are laid out alike: no letters then, unless the owner wrote to the author")
    func alike() async throws {
        let folder = try TemporaryFolder()
        let three = try folder.write(mbox((1...3).map { Self.filledIn($0) }), to: "three.mbox")
        let (archive, _) = try await Archive.importing([three], in: folder, owner: owner)
        let knowledge = "SELECT internet_id FROM messages WHERE knowledge = 'alike' ORDER BY 1"
        #expect(try archive.strings(knowledge) == [])
        #expect(try archive.strings("SELECT DISTINCT category FROM messages") == ["personal"])
        let before = try #require(try archive.explain(1)?.verdict)
        // A fourth, an answer, and a letter by the same author.
        let more = try folder.write(
            mbox([
                Self.filledIn(4), Self.filledIn(5, extra: "In-Reply-To: <letter-1@example.org>\n"),
                letter(6, from: "kim@board.example"),
            ]), to: "more.mbox")
        _ = try await Archive.importing([more], in: folder, owner: owner)
        #expect(try archive.strings(knowledge) == (1...4).map { "letter-\($0)@example.org" })
        let after = try #require(try archive.explain(1)?.verdict)
        #expect(after.totals[.personal] == before.totals[.personal]! - 10)
        #expect(after.reasons.contains { $0.rule == "sender.alike" })
        try expectVerdictsAddUp(archive)
        let (fresh, _) = try await Archive.importing([more, three], in: folder, name: "b.sqlite", owner: owner)
        #expect(try fresh.contents() == archive.contents())
        let answer = Self.answer.replacing("kim@shop.example", with: "kim@board.example")
        _ = try await Archive.importing(
            [try folder.write(mbox([answer]), to: "answer.mbox")], in: folder, owner: owner)
        #expect(try archive.strings(knowledge) == [])
        try expectVerdictsAddUp(archive)
    }

    @Test("is of copies under one Message-ID as of one message, whether they are linked already or not")
    func alikeCopies() async throws {
        let folder = try TemporaryFolder()
        let copies = (1...5).map {
            Self.filledIn(1, extra: "Received: from a\($0) by b; Mon, 1 Jan 2024 00:02:00 +0000\n")
        }
        let boxes = try copies.enumerated().map { try folder.write(mbox([$1]), to: "\($0).mbox") }
        let (archive, _) = try await Archive.importing(boxes, in: folder, owner: owner)
        _ = try await Archive.importing(Array(boxes[..<3]), in: folder, name: "b.sqlite", owner: owner)
        let (other, _) = try await Archive.importing(Array(boxes[3...]), in: folder, name: "b.sqlite", owner: owner)
        #expect(try archive.int("SELECT count(*) FROM messages WHERE duplicate_of IS NOT NULL") == 4)
        #expect(try archive.int("SELECT count(*) FROM messages WHERE knowledge IS NOT NULL") == 0)
        #expect(try archive.contents() == other.contents())
    }

    @Test("is asked of what a message is by itself: the owner's word and the layout do not take turns")
    func ownCategory() async throws {
        let folder = try TemporaryFolder()
        let box = try folder.write(mbox((1...4).map { Self.filledIn($0) }), to: "box.mbox")
        let (archive, _) = try await Archive.importing([box], in: folder, owner: owner)
        let before = try archive.contents()
        _ = try archive.setCategory(.newsletter, of: "kim@board.example")
        #expect(
            try archive.strings("SELECT DISTINCT category || own_category || knowledge FROM messages") == [
                "newsletterpersonalalike,oneway,worded:notice,rule:newsletter"
            ])
        try expectVerdictsAddUp(archive)
        _ = try archive.removeCategory(of: "kim@board.example")
        #expect(try archive.contents() == before)
    }

    /// What members of a club write to all of them.
    private static func clubMail(_ number: Int, _ from: String, answers: Int? = nil, to: String = "all@club.example")
        -> String
    {
        let extra = answers.map { "In-Reply-To: <letter-\($0)@example.org>\n" } ?? ""
        return letter(number, from: "\(from)@people.example", to: to, subject: "Saturday \(number)", extra: extra)
    }

    /// Archives of the same mail that came at once, in order and turned around, a message at a time.
    private func archives(_ mail: [String], _ folder: TemporaryFolder) async throws -> [Archive] {
        let boxes = try mail.enumerated().map { try folder.write(mbox([$1]), to: "\($0).mbox") }
        let all = try await Archive.importing(boxes, in: folder, name: "all.sqlite", owner: owner).0
        var archives = [all]
        for (name, boxes) in [("a.sqlite", boxes), ("b.sqlite", boxes.reversed())] {
            var archive: Archive?
            for box in boxes { archive = try await Archive.importing([box], in: folder, name: name, owner: owner).0 }
            archives.append(try #require(archive))
        }
        return archives
    }

    @Test(
        "is that an address stands for several people: they answer what was written to it alone; in whatever order it came"
    )
    func debate() async throws {
        let mail = [
            Self.clubMail(1, "bo"), Self.clubMail(2, "al", answers: 1), Self.clubMail(3, "cy"),
            Self.clubMail(4, "bo", answers: 3, to: "cy@people.example, all@club.example"),
            letter(5, from: "me@example.org", to: "all@club.example"), Self.clubMail(6, "dee"),
            letter(7, from: "bo@people.example"),
        ]
        let lists = "SELECT internet_id FROM messages WHERE category = 'list' ORDER BY 1"
        let folder = try TemporaryFolder()
        for archive in try await archives(mail, folder) {
            #expect(try archive.strings(lists) == (1...6).map { "letter-\($0)@example.org" })
            #expect(
                try archive.strings("SELECT key_ids FROM conversations WHERE kind = 'list'") == ["all@club.example"])
            #expect(try archive.contents() == Archive(path: folder.path("all.sqlite"), access: .read).contents())
            try expectVerdictsAddUp(archive)
            #expect(try archive.verify().isSound)
            let letter = try archive.int("SELECT message_id FROM messages WHERE subject = 'Saturday 6'")
            let reasons = try #require(try archive.explain(Int64(letter))?.verdict).reasons
            #expect(reasons.contains { $0.rule == "list.known" && $0.evidence.contains("all@club.example") })
        }
        // What writes itself is no list.
        let own = try folder.write(mbox([letter(8, from: "all@club.example")]), to: "own.mbox")
        let (archive, _) = try await Archive.importing([own], in: folder, name: "a.sqlite", owner: owner)
        #expect(try archive.strings(lists) == [])
        try expectVerdictsAddUp(archive)
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
        for archive in try await archives(mail, folder) {
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
                clubMail(1, "bo", to: "all@club.example, me@example.org"), clubMail(2, "al", answers: 1),
                clubMail(3, "cy", to: "all@club.example, al@people.example"), clubMail(4, "bo", answers: 3),
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
        for archive in try await archives(dotted, dottedFolder) {
            #expect(
                try archive.strings("SELECT knowledge FROM messages WHERE knowledge IS NOT NULL")
                    == ["list:core.dev@lists.example"])
            #expect(try archive.contents() == Archive(path: dottedFolder.path("all.sqlite"), access: .read).contents())
        }
        for archive in try await archives([copy, post, letter(3)], folder) {
            #expect(
                try archive.strings(
                    "SELECT category || ' ' || coalesce(knowledge, '-') FROM messages ORDER BY internet_id")
                    == ["list -", "list list:dev@lists.example", "personal -"])
            #expect(
                try archive.strings("SELECT key_ids FROM conversations WHERE kind = 'list'") == ["dev.lists.example"])
            #expect(try archive.count(SearchQuery("list:dev.lists")) == 2)
            #expect(try archive.count(SearchQuery("list:dev@lists")) == 1)
            #expect(try archive.contents() == Archive(path: folder.path("all.sqlite"), access: .read).contents())
            #expect(try archive.verify().isSound)
        }
    }

    @Test("is that an author answers nothing in four messages, to whom the owner has not written")
    func oneWay() async throws {
        let folder = try TemporaryFolder()
        let few = (1...3).map { letter($0, from: "library@town.example") }
        let oneWay = "SELECT count(*) FROM messages WHERE knowledge LIKE 'oneway%'"
        for archive in try await archives(few, folder) { #expect(try archive.int(oneWay) == 0) }
        let more = try TemporaryFolder()
        for archive in try await archives(few + [letter(4, from: "library@town.example")], more) {
            #expect(try archive.int(oneWay) == 4)
            try expectVerdictsAddUp(archive)
        }
        let answer = letter(5, from: "library@town.example", subject: "Re: A card")
        let box = try more.write(mbox([answer]), to: "answer.mbox")
        #expect(try await Archive.importing([box], in: more, name: "a.sqlite", owner: owner).0.int(oneWay) == 0)
        let own = try more.write(
            mbox([letter(6, from: "me@example.org", to: "library@town.example")]), to: "own.mbox")
        #expect(try await Archive.importing([own], in: more, name: "b.sqlite", owner: owner).0.int(oneWay) == 0)
    }

    @Test("is whether such an author says the same each time, as notices do, or other things, as a newsletter does")
    func wording() async throws {
        let notices = (1...4).map { number in
            letter(
                number, from: "library@town.example", subject: "A note \(number)",
                body:
                    "The loan period of book \(number * 31) ends on May \(number). Please return it or renew it in time."
            )
        }
        let issues = [
            "Spring has come to our valley, and the orchards are white again.",
            "Hay was dry by noon, which nobody had hoped.",
            "This year's apples are small but sweet; cider pressing begins soon.",
            "Snow closed both roads, so we mended baskets and told stories.",
        ].enumerated().map { letter(5 + $0, from: "farm@valley.example", subject: "Letter \($0)", body: $1) }
        let copies = (0..<2).map {
            letter(
                9, from: "x@y.example", body: issues[0],
                extra: "Received: from a\($0) by b; Mon, 1 Jan 2024 00:02:00 +0000\n")
        }
        let folder = try TemporaryFolder()
        for archive in try await archives(notices + issues + copies, folder) {
            #expect(
                try archive.strings(
                    "SELECT author || ' ' || coalesce(knowledge, '-') FROM messages GROUP BY 1 ORDER BY 1")
                    == [
                        "farm@valley.example oneway,worded:issue", "library@town.example oneway,worded:notice",
                        "x@y.example -",
                    ])
            #expect(try archive.contents() == Archive(path: folder.path("all.sqlite"), access: .read).contents())
            try expectVerdictsAddUp(archive)
        }
    }

    @Test("is of an answer of the owner only where a message names the owner: a secretary's circulars stay circulars")
    func unnamed() async throws {
        let folder = try TemporaryFolder()
        let mail = [
            letter(1, from: "al@club.example"), letter(2, from: "al@club.example", to: "undisclosed-recipients:;"),
            letter(3, from: "me@example.org", to: "al@club.example"),
        ]
        for archive in try await archives(mail, folder) {
            #expect(
                try archive.strings("SELECT coalesce(knowledge, '-') FROM messages ORDER BY internet_id")
                    == ["answered", "-", "own"])
        }
    }

    @Test("is what Gmail's tabs say, and never more than that outweighs")
    func labels() async throws {
        let folder = try TemporaryFolder()
        let box = try folder.write(
            mbox([
                Self.doubtful(1, labels: "Inbox,Category Promotions"), Self.doubtful(2, labels: "Category Updates"),
                Self.doubtful(3, labels: "Inbox"),
            ]), to: "box.mbox")
        let (archive, _) = try await Archive.importing([box], in: folder, owner: owner)
        #expect(
            try archive.strings("SELECT coalesce(knowledge, '-') FROM messages ORDER BY internet_id")
                == ["label:newsletter", "label:transactional", "-"])
        try expectVerdictsAddUp(archive)
    }

    @Test(
        "is the owner's word, which wins, for a sender, a list and a domain",
        arguments: ["kim@shop.example", "KIM@Shop.Example", "@shop.example"])
    func ruled(_ subject: String) async throws {
        let folder = try TemporaryFolder()
        let box = try folder.write(mbox([Self.doubtful(1), letter(7)]), to: "box.mbox")
        let (archive, _) = try await Archive.importing([box], in: folder, owner: owner)
        let before = try archive.contents()
        let result = try archive.setCategory(.personal, of: subject)
        #expect(result.messages == 1 && result.moved == 1)
        #expect(try categories(archive) == ["personal", "personal"])
        #expect(try archive.strings("SELECT kind FROM conversations") == ["people", "people"])
        // Of a category with the same key, too, the conversation is told.
        _ = try archive.setCategory(.newsletter, of: subject)
        _ = try archive.setCategory(.automated, of: subject)
        #expect(try archive.strings("SELECT category FROM conversations ORDER BY 1") == ["automated", "personal"])
        _ = try archive.setCategory(.personal, of: subject)
        try expectVerdictsAddUp(archive)
        #expect(try archive.verify().isSound)
        // What comes later obeys.
        let more = try folder.write(mbox([Self.doubtful(2)]), to: "more.mbox")
        _ = try await Archive.importing([more], in: folder, owner: owner)
        #expect(try archive.int("SELECT count(*) FROM messages WHERE category = 'personal'") == 3)
        #expect(try archive.categoryRules().map(\.category) == [.personal])
        // Taken back, it has left no trace.
        #expect(try archive.removeCategory(of: subject) == 2)
        #expect(try archive.removeCategory(of: subject) == nil)
        let (fresh, _) = try await Archive.importing([box, more], in: folder, name: "b.sqlite", owner: owner)
        #expect(try archive.contents() == fresh.contents() && archive.contents() != before)
    }

    @Test("is the owner's word on a list before that on a domain, and on a sender before both")
    func precedence() async throws {
        let folder = try TemporaryFolder()
        let post = letter(
            1, from: "al@one.example",
            extra: "List-Id: Dev <dev.lists.example>\nList-Post: <mailto:dev@lists.example>\n")
        let box = try folder.write(mbox([post]), to: "box.mbox")
        let (archive, _) = try await Archive.importing([box], in: folder, owner: owner)
        for (subject, category) in [
            ("@one.example", MessageAnalysis.Category.personal), ("<Dev.Lists.Example>", .newsletter),
            ("al@one.example", .automated),
        ] {
            _ = try archive.setCategory(category, of: subject)
            #expect(try archive.strings("SELECT category FROM messages") == [category.rawValue])
        }
        _ = try archive.removeCategory(of: "al@one.example")
        #expect(try archive.strings("SELECT category FROM messages") == ["newsletter"])
    }

    @Test("is not read from what a disk changed, and the import goes on")
    func damaged() async throws {
        let folder = try TemporaryFolder()
        let box = try folder.write(mbox([Self.doubtful(1, labels: "Inbox,Category Promotions")]), to: "box.mbox")
        let (archive, _) = try await Archive.importing([box], in: folder, owner: owner)
        try await archive.database.writeWithoutTransaction {
            try $0.execute(
                sql: """
                    INSERT INTO category_rules VALUES (x'FF', x'FE', 'personal'), ('sender', x'FE', x'FD');
                    UPDATE labels SET name = x'FFFE' WHERE name LIKE 'Category%';
                    UPDATE messages SET confidence = 1.0;
                    UPDATE message_contents SET verdict = '{"reasons":[["a","b",{"personal":9223372036854775807}]]}'
                    """)
        }
        let more = try folder.write(mbox([letter(1)]), to: "more.mbox")
        let (_, report) = try await Archive.importing([more], in: folder, owner: owner)
        #expect(report.counts.imported == 1)
        #expect(try archive.categoryRules() == [])
    }

    @Test("is of a list whose identifier has no dot, too")
    func plainList() async throws {
        let folder = try TemporaryFolder()
        let box = try folder.write(mbox([letter(1, extra: "List-Id: <devlist>\n")]), to: "box.mbox")
        let (archive, _) = try await Archive.importing([box], in: folder, owner: owner)
        #expect(try archive.setCategory(.newsletter, of: "devlist").messages == 1)
        #expect(try archive.strings("SELECT category FROM messages") == ["newsletter"])
    }

    @Test("speaks of senders only", arguments: ["", "kim", "two words@x.example", "@"])
    func malformed(_ subject: String) throws {
        let folder = try TemporaryFolder()
        let archive = try Archive(path: folder.path("a.sqlite"), access: .create)
        #expect(throws: ArchiveError.self) { try archive.setCategory(.personal, of: subject) }
    }

    @Test("adds up with the message's own reasons in all of the demo mailbox, and is the same after a second import")
    func demo() async throws {
        let folder = try TemporaryFolder()
        let archive = try await Archive.demo(in: folder)
        try expectVerdictsAddUp(archive)
        let before = try archive.strings(
            "SELECT hex(sha256) || category || confidence || coalesce(knowledge, '') FROM messages ORDER BY 1")
        let more = try folder.write(mbox([letter(1)]), to: "more.mbox")
        _ = try await Archive.importing([more], in: folder)
        let after = try archive.strings(
            "SELECT hex(sha256) || category || confidence || coalesce(knowledge, '') FROM messages WHERE internet_id <> 'letter-1@example.org' ORDER BY 1"
        )
        #expect(before == after && !before.isEmpty)
    }
}
