import Foundation
import GRDB
import MessageAnalysis

/// Finds or makes the row of a conversation.
struct ConversationRows {
    let db: Database

    /// The conversation with that key, made where there is none, and marked to be brought up to date.
    func find(_ key: ConversationKey, _ placing: ConversationPlacing) throws -> Int64 {
        if let found = try existing(key.hash) {
            try db.run("UPDATE conversations SET is_stale = 1 WHERE conversation_id = ? AND NOT is_stale", [found])
            return found
        }
        let (ids, isGroup) = placing.composition(of: key)
        try db.run(
            "INSERT INTO conversations (participant_hash, kind, key_ids, is_group) VALUES (?, ?, ?, ?)",
            [key.hash, key.kind.rawValue, Self.text(ids), isGroup])
        return db.lastInsertedRowID
    }

    /// - Parameter hash: the participant hash.
    func existing(_ hash: Data) throws -> Int64? {
        try db.value("SELECT conversation_id FROM conversations WHERE participant_hash = ?", [hash])
    }

    /// - Parameter hash: the participant hash of their conversation.
    func messages(_ hash: Data) throws -> [Int64] {
        guard let conversation = try existing(hash) else { return [] }
        return try db.values("SELECT message_id FROM messages WHERE conversation_id = ?", [conversation])
    }

    /// Writes the ids of all that the conversation holds.
    func describe(_ row: Int64, _ composition: (ids: Set<String>, isGroup: Bool)) throws {
        try db.run(
            """
            UPDATE conversations SET key_ids = ?1, is_group = ?2, is_stale = 1 \
            WHERE conversation_id = ?3 AND (key_ids <> ?1 OR is_group <> ?2)
            """, [Self.text(composition.ids), composition.isGroup, row])
    }

    private static func text(_ ids: Set<String>) -> String {
        ids.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.joined(separator: "\n")
    }

    /// Removes conversations that lost their last message, which left them stale.
    func removeEmpty() throws {
        try db.run(
            """
            DELETE FROM conversations WHERE is_stale AND NOT EXISTS \
            (SELECT 1 FROM messages m WHERE m.conversation_id = conversations.conversation_id)
            """)
    }
}

extension ConversationKey {
    /// The participant hash as `conversations` has it.
    var hash: Data { Data(participantHash.bytes) }
}
