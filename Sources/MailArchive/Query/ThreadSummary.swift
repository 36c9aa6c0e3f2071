import Foundation
import GRDB
import MessageContent
import MessageFormat

/// One line of the list of a conversation's threads.
public struct ThreadSummary: Sendable, JSONObject {
    /// Row id of the thread's first message.
    package var rowID: Int64
    /// Its hash.
    public var id: ContentHash
    /// Subject of the first message.
    public var subject: String?
    /// Messages of the thread in this conversation.
    public var messageCount: Int
    /// Messages of the thread in all conversations.
    public var totalCount: Int
    /// Date of its first message.
    public var firstAt: DateTime?
    /// Date of its last message.
    public var lastAt: DateTime?
    /// Messages that are in the thread by their subject alone.
    public var guessCount: Int

    /// A line of `letterbook conversations threads --json`.
    public func writeMembers(to json: inout JSONWriter) {
        json.member("id", id.hex)
        json.member("subject", subject)
        json.member("messageCount", messageCount)
        json.member("totalCount", totalCount)
        json.member("firstAt", firstAt?.rfc3339)
        json.member("lastAt", lastAt?.rfc3339)
        json.member("guessCount", guessCount)
    }
}

extension Archive {
    /// The threads that run through a conversation, the newest last message first; copies left out.
    ///
    /// - Parameters:
    ///   - rowID: of the conversation.
    ///   - reversed: whether the last comes first.
    ///   - limit: at most this many; nil for all.
    ///   - offset: passes over this many first.
    /// - Throws: ``ArchiveError``.
    public func threads(
        ofConversation rowID: Int64, reversed: Bool = false, limit: Int? = nil, offset: Int = 0
    ) throws -> [ThreadSummary] {
        try read { db in
            try db.rows(
                """
                SELECT t.message_id, t.sha256, t.subject, p.own, count(*) AS total, min(m.date) AS first_at, max(m.date) AS last_at, \
                sum(m.parent_link IS 'subject') AS guesses FROM (SELECT thread_id, count(*) AS own FROM messages \
                WHERE conversation_id = ? AND duplicate_of IS NULL GROUP BY thread_id) p \
                JOIN messages t ON t.message_id = p.thread_id \
                JOIN messages m ON m.thread_id = p.thread_id AND m.duplicate_of IS NULL \
                GROUP BY p.thread_id \(Database.page(by: ["max(m.date) DESC", "t.sha256"], reversed, limit, offset))
                """, [rowID]
            ) { row -> ThreadSummary? in
                // Accepts any SQLite type: a damaged file may hold text where an integer was written.
                guard let id = row.contentHash("sha256") else { return nil }
                let thread: Int64 = row["message_id"]
                func end(_ column: String) throws -> DateTime? {
                    let zone: Int? = try db.value(
                        """
                        SELECT sent_offset FROM messages WHERE thread_id = ? AND date = ? AND duplicate_of IS NULL \
                        ORDER BY sha256 DESC LIMIT 1
                        """, [thread, row[column] as DatabaseValue])
                    return row.dateTime(column, offsetMinutes: zone)
                }
                return ThreadSummary(
                    rowID: thread, id: id, subject: String.fromDatabaseValue(row["subject"]),
                    messageCount: row["own"],
                    totalCount: row["total"], firstAt: try end("first_at"), lastAt: try end("last_at"),
                    guessCount: row["guesses"])
            }.compactMap { $0 }
        }
    }
}
