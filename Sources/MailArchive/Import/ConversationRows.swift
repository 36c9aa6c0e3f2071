import Foundation
import GRDB
import MessageAnalysis

/// Finds or makes the row of a conversation.
struct ConversationRows {
    let db: Database

    /// The conversation of that key, marked to be brought up to date.
    func find(_ key: ConversationKey) throws -> Int64 {
        let hash = Data(key.participantHash.bytes)
        let select = try db.cachedStatement(sql: "SELECT conversation_id FROM conversations WHERE participant_hash = ?")
        if let found = try Int64.fetchOne(select, arguments: [hash]) {
            try db.cachedStatement(
                sql: "UPDATE conversations SET is_stale = 1 WHERE conversation_id = ? AND NOT is_stale"
            )
            .execute(arguments: [found])
            return found
        }
        try db.cachedStatement(
            sql: "INSERT INTO conversations (participant_hash, kind, key_ids, is_group) VALUES (?, ?, ?, ?)"
        ).execute(arguments: [hash, key.kind.rawValue, key.ids.joined(separator: "\n"), key.isGroup])
        return db.lastInsertedRowID
    }

    /// Removes conversations that lost their last message, which left them stale.
    func removeEmpty() throws {
        try db.run(
            """
            DELETE FROM conversations WHERE is_stale AND NOT EXISTS \
            (SELECT 1 FROM messages m WHERE m.conversation_id = conversations.conversation_id)
            """, [])
    }
}
