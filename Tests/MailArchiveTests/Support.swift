import Foundation
import GRDB
import MessageAnalysis
import TestSupport
import Testing

@testable import MailArchive

extension Corpus {
    /// What Corpus/demo/expected.jsonl says of each message, in file order.
    static func demoFacts() -> [DemoFact] {
        lines("demo/expected.jsonl")
    }
}

struct DemoFact: Decodable {
    var messageId: String
    var category: String
    var people: [String]?
}

extension Archive {
    /// A new archive in `folder` with `paths` imported.
    static func importing(
        _ paths: [String], in folder: TemporaryFolder, name: String = "a.sqlite", owner: [String] = [], jobs: Int = 2,
        keepsRaw: Bool? = nil, shouldStop: @escaping @Sendable () -> Bool = { false }
    ) async throws -> (archive: Archive, report: ImportReport) {
        let archive = try Archive(path: folder.path(name), access: .create)
        var options = ImportOptions(jobs: jobs)
        options.owner = owner
        options.keepsRaw = keepsRaw
        options.shouldStop = shouldStop
        return (archive, try await archive.importMail(from: paths, options: options))
    }

    /// An archive of the demo mailbox in `folder`: a copy of one that is made once for each list of owner's addresses.
    static func demo(
        in folder: TemporaryFolder, name: String = "a.sqlite", owner: [String] = []
    ) async throws -> Archive {
        try FileManager.default.copyItem(
            atPath: await DemoArchives.shared.path(owner: owner), toPath: folder.path(name))
        return try Archive(path: folder.path(name), access: .create)
    }

    /// What the archive says, without the numbers it gives its rows: equal for equal mail.
    func contents() throws -> [String] {
        try read { db in
            let queries = [
                """
                SELECT hex(m.sha256), m.date, m.subject, m.category, m.is_outgoing, m.is_unread, m.in_inbox, m.preview, \
                hex(c.participant_hash), hex(t.sha256), hex(d.sha256), hex(p.sha256), m.parent_link, m.missing_parents, \
                hex(m.thread_keys), m.skeleton, m.own_category, m.knowledge, m.confidence \
                FROM messages m LEFT JOIN conversations c USING (conversation_id) LEFT JOIN messages t ON t.message_id = m.thread_id \
                LEFT JOIN messages d ON d.message_id = m.duplicate_of LEFT JOIN messages p ON p.message_id = m.parent_id
                """,
                """
                SELECT hex(participant_hash), kind, key_ids, title, is_group, message_count, unread_count, thread_count, first_at, \
                last_at, preview, category, is_archived, has_attachment, is_stale FROM conversations
                """,
                "SELECT hex(m.sha256), c.headers, c.text, c.html, c.verdict FROM message_contents c JOIN messages m USING (message_id)",
                "SELECT hex(m.sha256), role, position, a.email, n.name, n.email, r.is_participant FROM message_addresses r JOIN messages m USING (message_id) JOIN addresses a USING (address_id) JOIN names n USING (name_id)",
                "SELECT * FROM author_counts",
                "SELECT email, name, received_count, human_count, sent_count, first_at, last_at, their_response, own_response FROM addresses",
                "SELECT hex(m.sha256), name FROM message_labels JOIN labels USING (label_id) JOIN messages m USING (message_id)",
                "SELECT hex(m.sha256), keyword FROM message_keywords JOIN messages m USING (message_id)",
                "SELECT hex(m.sha256), part_id, type, name, p.size, hex(p.sha256), is_attachment FROM parts p JOIN messages m USING (message_id)",
                "SELECT hex(m.sha256), code, offset, length FROM diagnostics JOIN messages m USING (message_id)",
                """
                SELECT hex(m.sha256), m.codes_version, k.position, code, shown, provider, template, kind, k.confidence, place, \
                line, expires_at, is_drift, is_ambiguous FROM messages m LEFT JOIN codes k USING (message_id)
                """,
                "SELECT hex(m.sha256), k.position, k.url, k.provider, k.kind FROM code_links k JOIN messages m USING (message_id)",
            ]
            return try queries.enumerated().flatMap { index, sql in
                try Row.fetchAll(db, sql: sql).map { row in
                    "\(index)|" + row.databaseValues.map { "\($0)" }.joined(separator: "|")
                }.sorted()
            }
        }
    }

    func strings(_ sql: String) throws -> [String] { try read { try String.fetchAll($0, sql: sql) } }
    func int(_ sql: String) throws -> Int { try read { try Int.fetchOne($0, sql: sql) ?? 0 } }
}

/// A plain letter.
func letter(
    _ number: Int, from: String = "bo@example.org", to: String = "me@example.org", subject: String? = nil,
    body: String? = nil,
    extra: String = ""
) -> String {
    """
    From: \(from)
    To: \(to)
    Subject: \(subject ?? "letter \(number)")
    Date: Mon, 1 Jan 2024 00:\(number / 60 < 10 ? "0" : "")\(number / 60):\(number % 60 < 10 ? "0" : "")\(number % 60) +0000
    Message-ID: <letter-\(number)@example.org>
    \(extra)Content-Type: text/plain; charset=utf-8

    \(body ?? "The text of letter number \(number).")

    """
}

/// Letters as an mbox.
func mbox(_ letters: [String]) -> String {
    letters.map { "From bo@example.org Mon Jan  1 00:00:00 2024\n\($0)\n" }.joined()
}

/// Archives of the demo mailbox, by the owner's addresses.
private actor DemoArchives {
    static let shared = DemoArchives()

    private var archives: [[String]: Task<TemporaryFolder, any Error>] = [:]

    func path(owner: [String]) async throws -> String {
        let making =
            archives[owner]
            ?? Task {
                let folder = try TemporaryFolder()
                let (archive, _) = try await Archive.importing([Corpus.demo], in: folder, owner: owner)
                try archive.database.close()
                folder.removeAtExit()
                return folder
            }
        archives[owner] = making
        return try await making.value.path("a.sqlite")
    }
}

extension Archive {
    /// Archives of the same mail that came at once, in order and turned around, a message at a time.
    static func importingInAnyOrder(_ mail: [String], in folder: TemporaryFolder, owner: [String]) async throws
        -> [Archive]
    {
        let boxes = try mail.enumerated().map { try folder.write(mbox([$1]), to: "\($0).mbox") }
        let all = try await importing(boxes, in: folder, name: "all.sqlite", owner: owner).0
        var archives = [all]
        for (name, boxes) in [("a.sqlite", boxes), ("b.sqlite", boxes.reversed())] {
            var archive: Archive?
            for box in boxes { archive = try await importing([box], in: folder, name: name, owner: owner).0 }
            archives.append(try #require(archive))
        }
        return archives
    }

    /// The verdict that explain shows is the one that stands in the columns.
    func expectVerdictsAddUp() throws {
        let rows = try read {
            try Row.fetchAll($0, sql: "SELECT message_id, category, confidence FROM messages")
        }
        for row in rows {
            let verdict = try #require(try explain(row[0])?.verdict)
            #expect(verdict.category.rawValue == row[1] as String)
            #expect(abs(verdict.confidence - row[2]) < 1e-9)
            #expect(CategoryVerdict(reasons: verdict.reasons).category == verdict.category)
        }
    }
}
