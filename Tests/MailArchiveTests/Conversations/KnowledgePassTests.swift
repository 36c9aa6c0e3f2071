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
        try archive.expectVerdictsAddUp()
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
        try archive.expectVerdictsAddUp()
        let (fresh, _) = try await Archive.importing([more, three], in: folder, name: "b.sqlite", owner: owner)
        #expect(try fresh.contents() == archive.contents())
        let answer = Self.answer.replacing("kim@shop.example", with: "kim@board.example")
        _ = try await Archive.importing(
            [try folder.write(mbox([answer]), to: "answer.mbox")], in: folder, owner: owner)
        #expect(try archive.strings(knowledge) == [])
        try archive.expectVerdictsAddUp()
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
        try archive.expectVerdictsAddUp()
        _ = try archive.removeCategory(of: "kim@board.example")
        #expect(try archive.contents() == before)
    }

    @Test("is that an author answers nothing in four messages, to whom the owner has not written")
    func oneWay() async throws {
        let folder = try TemporaryFolder()
        let few = (1...3).map { letter($0, from: "library@town.example") }
        let oneWay = "SELECT count(*) FROM messages WHERE knowledge LIKE 'oneway%'"
        for archive in try await Archive.importingInAnyOrder(few, in: folder, owner: owner) {
            #expect(try archive.int(oneWay) == 0)
        }
        let more = try TemporaryFolder()
        for archive in try await Archive.importingInAnyOrder(
            few + [letter(4, from: "library@town.example")], in: more, owner: owner)
        {
            #expect(try archive.int(oneWay) == 4)
            try archive.expectVerdictsAddUp()
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
        for archive in try await Archive.importingInAnyOrder(notices + issues + copies, in: folder, owner: owner) {
            #expect(
                try archive.strings(
                    "SELECT author || ' ' || coalesce(knowledge, '-') FROM messages GROUP BY 1 ORDER BY 1")
                    == [
                        "farm@valley.example oneway,worded:issue", "library@town.example oneway,worded:notice",
                        "x@y.example -",
                    ])
            #expect(try archive.contents() == Archive(path: folder.path("all.sqlite"), access: .read).contents())
            try archive.expectVerdictsAddUp()
        }
    }

    @Test(
        "is the same however the mail of an author grows: to a thousand, of which a sample tells, and to too much to be read"
    )
    func growing() async throws {
        var mail = (1...2_040).map { number in
            letter(number, from: "library@town.example", body: number == 1_030 ? "A line." : nil)
        }
        let answer = letter(3_000, from: "me@example.org", to: "library@town.example")
        let folder = try TemporaryFolder()
        // The message that makes it too much has the greatest hash: it is not in the sample.
        let unordered = try folder.write(mbox(mail), to: "mail.mbox")
        let (hashed, _) = try await Archive.importing([unordered], in: folder, name: "hashed.sqlite", owner: owner)
        let last = try hashed.int(
            "SELECT ledger_id FROM ledger JOIN messages USING (message_id) ORDER BY messages.sha256 DESC LIMIT 1")
        mail.swapAt(last - 1, 2_000)
        var (end, archive): (Int, Archive?) = (0, nil)
        for next in [950, 1_010, 1_020, 1_025, 1_100, 2_000, 2_001, 2_003, 2_040] {
            let portion = try folder.write(mbox(Array(mail[end..<next])), to: "\(next).mbox")
            (archive, _) = try await Archive.importing([portion], in: folder, owner: owner)
            end = next
            let all = try folder.write(mbox(Array(mail[..<next])), to: "all-\(next).mbox")
            let (whole, _) = try await Archive.importing([all], in: folder, name: "\(next).sqlite", owner: owner)
            let known = "SELECT internet_id || coalesce(knowledge, '-') || category FROM messages ORDER BY 1"
            #expect(try archive?.strings(known) == whole.strings(known), "of \(next)")
            let oneWay = try whole.int("SELECT count(*) FROM messages WHERE knowledge LIKE 'oneway%'")
            #expect(oneWay == (next > 2_000 ? 0 : next))
        }
        let box = try folder.write(mbox([answer]), to: "answer.mbox")
        for _ in 1...2 {
            _ = try await Archive.importing([box], in: folder, owner: owner)
            #expect(try archive?.int("SELECT count(*) FROM messages WHERE knowledge = 'answered'") == 2_040)
        }
    }

    @Test("is of an answer of the owner only where a message names the owner: a secretary's circulars stay circulars")
    func unnamed() async throws {
        let folder = try TemporaryFolder()
        let mail = [
            letter(1, from: "al@club.example"), letter(2, from: "al@club.example", to: "undisclosed-recipients:;"),
            letter(3, from: "me@example.org", to: "al@club.example"),
        ]
        for archive in try await Archive.importingInAnyOrder(mail, in: folder, owner: owner) {
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
        try archive.expectVerdictsAddUp()
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
        try archive.expectVerdictsAddUp()
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
        try archive.expectVerdictsAddUp()
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
