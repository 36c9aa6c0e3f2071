import Foundation
import TestSupport
import Testing

@testable import MailArchive

@Suite("Newsletters")
struct NewslettersTests {
    private static func issue(
        _ number: Int, from: String, status: String, extra: String = "", size: Int = 1
    ) -> String {
        """
        X-Mozilla-Status: \(status)
        From: \(from)
        To: me@example.org
        Subject: Weekly news from the allotment, no. \(number)
        Date: Mon, \(number) Jan 2024 10:00:00 +0000
        Message-ID: <\(number).\(from.filter(\.isLetter))@example.org>
        \(extra)Content-Type: text/plain; charset=utf-8

        Shop now. Order now: 20% off all seeds. \(String(repeating: "Beans. ", count: size))
        You are receiving this because you signed up. To unsubscribe:
        https://\(from.split(separator: "@").last ?? "")/bye/\(number)

        """.replacing(">/bye", with: "/bye")
    }

    private func archive(_ folder: TemporaryFolder) async throws -> Archive {
        let oneClick =
            "List-Unsubscribe: <mailto:bye@a.example>, <https://a.example/u>\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\n"
        let list = "List-Id: The Allotment <news.allotment.example>\nPrecedence: bulk\n"
        var letters = [
            Self.issue(1, from: "Ann's news <ann@a.example>", status: "0001", extra: oneClick),
            Self.issue(2, from: "Ann's news <ann@a.example>", status: "0000"),
            Self.issue(3, from: "Ann's news <ann@a.example>", status: "0000"),
            Self.issue(1, from: "big@b.example", status: "0001", size: 3_000),
            Self.issue(5, from: "Cy <x.1@c.example>", status: "0000"),
            Self.issue(6, from: "Cy <x.2@c.example>", status: "0000"),
            Self.issue(7, from: "Dee <d@d.example>", status: "0001", extra: list),
            Self.issue(8, from: "Eve <e@e.example>", status: "0003", extra: list),
        ]
        letters.append(
            """
            From: me@example.org
            To: e@e.example
            Subject: Re: Weekly news from the allotment
            Date: Tue, 9 Jan 2024 10:00:00 +0000
            In-Reply-To: <8.Eveeeeexample@example.org>
            Message-ID: <answer@example.org>

            Thank you for the beans.

            """)
        let box = try folder.write(mbox(letters), to: "box.mbox")
        return try await Archive.importing([box], in: folder, owner: ["me@example.org"]).archive
    }

    @Test("are a line for each sender, each list, and each name whose addresses change with every message")
    func groups() async throws {
        let folder = try TemporaryFolder()
        let found = try await archive(folder).newsletters(.all, order: .count)
        #expect(found.map(\.title) == ["Ann's news", "Cy", "The Allotment", "big@b.example"])
        #expect(found.map(\.messageCount) == [3, 2, 2, 1])
        #expect(found.map(\.listID) == [nil, nil, "news.allotment.example", nil])
        #expect(found[1].senders == ["x.1@c.example", "x.2@c.example"])
        #expect(found[2].senders == ["d@d.example", "e@e.example"])
    }

    @Test("tell how much was read and answered, and how to leave")
    func reading() async throws {
        let folder = try TemporaryFolder()
        let found = try await archive(folder).newsletters(.all, order: .count)
        let ann = found[0]
        #expect((ann.readCount, ann.unreadCount, ann.unreadSince) == (1, 2, 2))
        #expect(
            ann.firstAt?.rfc3339.hasPrefix("2024-01-01") == true && ann.lastAt?.rfc3339.hasPrefix("2024-01-03") == true)
        #expect(ann.lastReadAt?.rfc3339.hasPrefix("2024-01-01") == true)
        // The last two issues say less than the first.
        #expect(ann.unsubscribe.oneClick == "https://a.example/u" && ann.unsubscribe.mail == ["mailto:bye@a.example"])
        #expect(found[1].unsubscribe.link == "https://c.example/bye/6")
        #expect(found[2].answeredCount == 1 && found[2].readCount == 2)
    }

    @Test("count only what the query finds, unread mail behind the last that was read included")
    func ofQuery() async throws {
        let folder = try TemporaryFolder()
        let found = try await archive(folder).newsletters(SearchQuery("before:2024-01-03"), order: .count)
        let ann = try #require(found.first { $0.title == "Ann's news" })
        #expect((ann.readCount, ann.unreadCount, ann.unreadSince) == (1, 1, 1))
    }

    @Test("were answered where an answer names them, and not where another of their thread was")
    func answered() async throws {
        let folder = try TemporaryFolder()
        let root = "References: <root@a.example>\n"
        let issues = (1...5).map { Self.issue($0, from: "Ann's news <ann@a.example>", status: "0001", extra: root) }
        let answer = """
            From: me@example.org
            To: ann@a.example
            Subject: Re: news
            Date: Tue, 9 Jan 2024 10:00:00 +0000
            In-Reply-To: <2.Annsnewsannaexample@example.org>
            References: <root@a.example> <2.Annsnewsannaexample@example.org>
            Message-ID: <answer@example.org>

            Thank you.

            """
        let box = try folder.write(mbox(issues + [answer]), to: "box.mbox")
        let (archive, _) = try await Archive.importing([box], in: folder, owner: ["me@example.org"])
        #expect(try archive.newsletters(.all).map(\.answeredCount) == [1])
    }

    @Test("whose address changes stay one when an address comes twice")
    func changingAddresses() async throws {
        let folder = try TemporaryFolder()
        let issues = [1, 2, 3, 3, 4, 5].enumerated().map {
            Self.issue($0 + 1, from: "Shop <bounce-\($1)@shop.example>", status: "0000")
        }
        let box = try folder.write(mbox(issues), to: "box.mbox")
        let (archive, _) = try await Archive.importing([box], in: folder, owner: ["me@example.org"])
        #expect(try archive.newsletters(.all).map(\.messageCount) == [6])
        // What a disk changed is passed over.
        try await archive.database.writeWithoutTransaction {
            try $0.execute(sql: "UPDATE message_contents SET text = x'FFFE', headers = 'no JSON'")
        }
        #expect(try archive.newsletters(.all).map(\.messageCount) == [6])
    }

    @Test("are in the order asked for, and only of the messages asked for")
    func orders() async throws {
        let folder = try TemporaryFolder()
        let archive = try await archive(folder)
        func titles(_ order: Archive.NewsletterOrder, _ query: String = "") throws -> [String] {
            try archive.newsletters(SearchQuery(query), order: order).map(\.title)
        }
        #expect(try titles(.size).first == "big@b.example")
        #expect(try titles(.date).first == "The Allotment")
        #expect(try Set(titles(.unread).prefix(2)) == ["Ann's news", "Cy"])
        #expect(try titles(.stopped) == ["Ann's news"])
        #expect(try titles(.count, "from:a.example") == ["Ann's news"])
        #expect(try titles(.count, "from:nobody") == [])
        #expect(try archive.newsletters(.all, order: .count, limit: 1, offset: 1).map(\.title) == ["Cy"])
    }
}
