import Foundation
import GRDB
import MessageAnalysis
import MessageContent

/// Brings the derived columns of stale conversations up to date.
struct ConversationSummaries {
    let db: Database

    func refresh() throws {
        try BestNames(db: db).refresh()
        try db.execute(
            sql: """
                UPDATE conversations SET (message_count, unread_count, thread_count, first_at, last_at, has_attachment, \
                is_archived) = (SELECT count(*), coalesce(sum(is_unread AND NOT is_outgoing), 0), count(DISTINCT thread_id), min(date), max(date), \
                coalesce(max(has_attachment), 0), \
                coalesce(sum(NOT is_outgoing AND in_inbox IS NOT NULL) > 0 AND sum(NOT is_outgoing AND coalesce(in_inbox, 0)) = 0 \
                AND sum(NOT is_outgoing AND in_inbox IS NULL) = 0, 0) \
                FROM messages m WHERE m.conversation_id = conversations.conversation_id AND m.duplicate_of IS NULL) \
                WHERE is_stale
                """)
        try db.execute(
            sql: """
                UPDATE conversations SET preview = coalesce((SELECT preview FROM messages m \
                WHERE m.conversation_id = conversations.conversation_id AND m.duplicate_of IS NULL \
                ORDER BY date DESC, sha256 DESC LIMIT 1), ''), \
                category = coalesce((SELECT category FROM messages m WHERE m.conversation_id = conversations.conversation_id \
                AND m.duplicate_of IS NULL GROUP BY category ORDER BY count(*) DESC, category LIMIT 1), '') WHERE is_stale
                """)
        try titles()
        try db.execute(sql: "UPDATE conversations SET is_stale = 0 WHERE is_stale")
    }

    private func titles() throws {
        let update = try db.makeStatement(sql: "UPDATE conversations SET title = ? WHERE conversation_id = ?")
        let rows = try Row.fetchAll(
            db, sql: "SELECT conversation_id, kind, key_ids, participant_hash FROM conversations WHERE is_stale")
        let names = BestNames(db: db)
        let splits = try SplitTitles(db)
        for row in rows {
            let ids = (row[2] as String).split(separator: "\n").map(String.init)
            var title = try title(kind: row[1], ids, conversation: row[0], names)
            if let subject = splits.subject(of: row[3]) { title += ": " + subject }
            try update.execute(arguments: [title, row[0] as Int64])
        }
    }

    private func title(kind: String, _ ids: [String], conversation: Int64, _ names: BestNames) throws -> String {
        switch kind {
        case "self": "Notes to self"
        case "list": try ListNames(db: db).name(ofConversation: conversation) ?? ids.first ?? ""
        default:
            try ids.isEmpty
                ? "(no participants)" : Self.unique(ids.map { try names.of($0) ?? $0 }).joined(separator: ", ")
        }
    }

    /// Two addresses of one person may stand in a conversation that the user merged.
    private static func unique(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }
    }
}

/// What conversations that the user split off are about: the subject of the message that they were split off with.
private struct SplitTitles {
    private var subjects: [Data: String] = [:]

    init(_ db: Database) throws {
        let placing = try ConversationPlacing(db)
        for key in placing.namedKeys {
            guard let split = key.splits.last, let identity = Data(hex: split) else { continue }
            let subject = try String.fetchOne(
                db, sql: "SELECT subject FROM messages WHERE identity = ?", arguments: [identity])
            subjects[key.hash] = subject.map { BaseSubject($0).text }
        }
    }

    func subject(of hash: Data) -> String? { subjects[hash].flatMap { $0.isEmpty ? nil : $0 } }
}

/// What mailing lists call themselves: the phrase before the identifier in List-Id (RFC 2919 section 2).
struct ListNames {
    let db: Database

    /// Messages are asked one after the other, the latest first, for the field: a list may have a hundred thousand.
    func name(ofConversation conversation: Int64) throws -> String? {
        let messages = try Int64.fetchCursor(
            db, sql: "SELECT message_id FROM messages WHERE conversation_id = ? ORDER BY date DESC, sha256",
            arguments: [conversation])
        while let message = try messages.next() {
            if let field = try field(message) { return Self.name(in: field) }
        }
        return nil
    }

    /// - Parameter messages: the latest first.
    func name(ofMessages messages: [Int64]) throws -> String? {
        for message in messages {
            if let field = try field(message) { return Self.name(in: field) }
        }
        return nil
    }

    /// Nil, too, where a disk changed the header.
    private func field(_ message: Int64) throws -> String? {
        try? String.fetchOne(
            db.cachedStatement(
                sql: "SELECT value FROM headers WHERE message_id = ? AND lower(name) = 'list-id' LIMIT 1"),
            arguments: [message])
    }

    private static func name(in field: String) -> String? {
        guard let open = field.lastIndex(of: "<") else { return nil }
        let phrase = field[..<open].trimmingPrefix(while: \.isWhitespace).filter { $0 != "\"" }
        let name = Email.decodedHeaderText(phrase).trimmingCharacters(" ")
        return name.isEmpty ? nil : name
    }
}
