import GRDB
import MailHTML
import MessageContent
import TestSupport
import Testing

@testable import MailArchive

/// Letters in HTML, two of them tracked.
enum TrackedMail {
    static func letter(_ number: Int, from: String, html: String) -> String {
        """
        From: \(from)
        To: me@home.example
        Date: Mon, \(number) Mar 2021 10:00:00 +0000
        Subject: Number \(number)
        Message-ID: <tracked-\(number)@home.example>
        Content-Type: text/html; charset=utf-8

        <!DOCTYPE html><p>Dear reader, this is number \(number).</p>\(html)

        """
    }

    static let pixel = "<img src='https://acorn.us1.list-manage.com/track/open.php?u=1&id=2&e=3' width=1 height=1>"
    static let click =
        "<a href='https://acorn.us1.list-manage.com/track/click?u=0123456789abcdef&id=2&e=3'>Read on</a>"
    static let all = [
        letter(1, from: "news@acorn.example", html: pixel + click), letter(2, from: "news@acorn.example", html: click),
        letter(3, from: "shop@birch.example", html: "<img src='https://pixel.birch.example/o' width=1 height=1>"),
        letter(4, from: "ada@cedar.example", html: "<p>Nobody counts you here.</p>"),
    ]
}

@Suite("Bodies in the archive")
struct BodyRowsTests {
    private func imported(_ folder: TemporaryFolder) async throws -> Archive {
        try await Archive.importing([try folder.write(mbox(TrackedMail.all), to: "box.mbox")], in: folder).archive
    }

    private let facts = [
        "SELECT message_id || text || html || coalesce(hidden_text, '') || coalesce(removed, '') FROM message_contents",
        "SELECT message_id || kind || vendor || url FROM trackers", "SELECT message_id || preview FROM messages",
        "SELECT value FROM archive_info WHERE key = 'sanitizer_version'",
        "SELECT rowid FROM message_search WHERE message_search MATCH 'number AND reader'",
        "SELECT rowid FROM message_search WHERE message_search MATCH 'older'",
    ]

    private func state(_ archive: Archive) throws -> [[String]] {
        try facts.map { try archive.strings($0 + " ORDER BY 1") }
    }

    /// Puts a message into the full-text index as if its text were "older".
    private func makeOlder(_ email: Email, _ messageID: Int, _ db: Database) throws {
        let text = IndexedText(of: email, [], hidden: email.html?.hiddenText ?? "", attached: "")
        try db.execute(
            sql: """
                INSERT INTO message_search (message_search, rowid, subject, people, body, attachments) \
                VALUES ('delete', ?, ?, ?, ?, ?)
                """, arguments: [messageID, text.subject, text.people, text.body, text.attachments])
        try db.execute(
            sql: "INSERT INTO message_search (rowid, subject, people, body, attachments) VALUES (?, ?, ?, ?, ?)",
            arguments: [
                messageID, text.subject, text.people, IndexedText.body(text: "older", hidden: ""), text.attachments,
            ])
    }

    @Test("what an earlier sanitizer made of a message is replaced by the next import of its source")
    func refresh() async throws {
        let folder = try TemporaryFolder()
        let archive = try await imported(folder)
        let before = try state(archive)
        #expect(before[4].count == 4 && before[5].isEmpty)
        try archive.write { db in
            for (index, mail) in TrackedMail.all.enumerated() {
                try makeOlder(Email(reading: Array(mail.utf8)), index + 1, db)
            }
            try Seals(db: db).openIndex()
            try db.execute(
                sql: """
                    UPDATE message_contents SET text = 'older', html = '<p>older', hidden_text = NULL, removed = NULL; \
                    UPDATE messages SET sanitizer_version = 1, preview = 'older'; DELETE FROM trackers; \
                    UPDATE archive_info SET value = '1' WHERE key = 'sanitizer_version'
                    """)
        }
        #expect(try archive.count(SearchQuery("older")) == 4)
        let (_, report) = try await Archive.importing([folder.path("box.mbox")], in: folder)
        #expect(report.counts.unchanged == 4)
        #expect(try state(archive) == before)
        #expect(try archive.count(SearchQuery("older")) == 0)
        #expect(try archive.verify().isSound)
        let (_, again) = try await Archive.importing([folder.path("box.mbox")], in: folder)
        #expect(again.containers.map(\.wasUnchanged) == [true])
    }

    @Test("HTML that an earlier sanitizer wrote, or that was changed since, is sanitized when it is read")
    func reading() async throws {
        let folder = try TemporaryFolder()
        let archive = try await imported(folder)
        let hostile = "<p onclick=alert(1)>x<script>alert(1)</script>"
        for version in [HTMLSanitizer.version, 1] {
            try archive.write { db in
                try db.execute(sql: "UPDATE message_contents SET html = ?", arguments: [hostile])
                try db.execute(sql: "UPDATE messages SET sanitizer_version = ?", arguments: [version])
            }
            let html = try #require(try archive.message(1)?.html)
            #expect(HTMLOutputChecker().accepts(Array(html.utf8)))
            #expect(html.contains("x</p>") && !html.contains("alert"))
        }
        #expect(try !archive.verify().isSound, "somebody changed it")
        try archive.write { db in
            for id in try Int64.fetchAll(db, sql: "SELECT message_id FROM messages") {
                try ContentRows.sealMessage(id, db)
            }
        }
        #expect(try archive.verify().isSound, "an earlier sanitizer's work cannot be compared")
        try archive.write { try $0.execute(sql: "UPDATE messages SET sanitizer_version = \(HTMLSanitizer.version)") }
        #expect(try !archive.verify().isSound)
    }
}
