import Foundation
import GRDB
import MessageContent
import MessageFormat

/// One line of the list of a conversation's threads.
public struct ThreadSummary: Sendable {
    /// Of the thread's first message, which `show --thread` takes.
    public var id: ContentHash
    public var subject: String?
    /// Messages of the thread in this conversation, and in all.
    public var messageCount: Int
    public var totalCount: Int
    public var firstAt: DateTime?
    public var lastAt: DateTime?
    /// Messages of it that are in it by a guess.
    public var guessCount: Int

    public var json: String {
        var json = JSONWriter()
        json.object { json in
            json.member("id", id.hex)
            json.member("subject", subject)
            json.member("messageCount", messageCount)
            json.member("totalCount", totalCount)
            json.member("firstAt", firstAt?.rfc3339)
            json.member("lastAt", lastAt?.rfc3339)
            json.member("guessCount", guessCount)
        }
        return json.text
    }
}

extension Archive {
    /// The threads that run through a conversation, those with the latest messages first; copies left out.
    public func threads(ofConversation row: Int64, limit: Int? = nil, offset: Int = 0) throws -> [ThreadSummary] {
        try read { db in
            let rows = try Row.fetchAll(
                db,
                sql: """
                    SELECT t.sha256, t.subject, p.own, count(*), min(m.date), max(m.date), \
                    sum(m.parent_link IS 'subject') FROM (SELECT thread_id, count(*) AS own FROM messages \
                    WHERE conversation_id = ? AND duplicate_of IS NULL GROUP BY thread_id) p \
                    JOIN messages t ON t.message_id = p.thread_id \
                    JOIN messages m ON m.thread_id = p.thread_id AND m.duplicate_of IS NULL \
                    GROUP BY p.thread_id ORDER BY max(m.date) DESC, t.sha256 LIMIT ? OFFSET ?
                    """, arguments: [row, limit ?? -1, offset])
            return rows.compactMap { row in
                // Accepts any SQLite type: a damaged file may hold text where an integer was written.
                guard let id = Data.fromDatabaseValue(row[0]).flatMap(ContentHash.init(bytes:)) else { return nil }
                return ThreadSummary(
                    id: id, subject: String.fromDatabaseValue(row[1]), messageCount: row[2], totalCount: row[3],
                    firstAt: Int64.fromDatabaseValue(row[4]).map { DateTime(unixSeconds: $0) },
                    lastAt: Int64.fromDatabaseValue(row[5]).map { DateTime(unixSeconds: $0) }, guessCount: row[6])
            }
        }
    }
}
