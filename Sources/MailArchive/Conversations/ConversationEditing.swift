import Foundation
import GRDB
import MessageAnalysis

// Changes that the user makes to conversations by hand. Messages move at once; mail of later imports follows.
extension Archive {
    /// What the user changed about conversations by hand, in the order in which it applies.
    ///
    /// - Throws: ``ArchiveError``.
    public func conversationChanges() throws -> [ConversationChange] { try read(ConversationChange.all) }

    /// Makes several conversations one.
    ///
    /// - Parameters:
    ///   - rows: those that go into the other.
    ///   - target: keeps its id.
    /// - Returns: how many messages moved.
    /// - Throws: ``ArchiveError``, also where a conversation is named twice.
    public func mergeConversations(_ rows: [Int64], into target: Int64) throws -> Int {
        guard !rows.contains(target) else { throw ArchiveError("a conversation cannot be merged into itself") }
        guard Set(rows).count == rows.count else { throw ArchiveError("a conversation is named twice") }
        return try change { db in
            let before = try ConversationPlacing(db)
            let into = try Rekeying(db: db).knownKey(ofConversation: target, before)
            for row in rows {
                try ConversationChange.add(
                    .merge(into: into), to: Rekeying(db: db).knownKey(ofConversation: row, before), db)
            }
            return try Rekeying(db: db).followChanges(since: before)
        }
    }

    /// Takes the thread of a message, as far as it runs through its conversation, out of it.
    ///
    /// - Parameters:
    ///   - message: its row id.
    ///   - wholeThread: else the message alone.
    /// - Returns: the conversation that the message has now, and how many messages moved.
    /// - Throws: ``ArchiveError``, also where the conversation holds nothing else.
    public func splitConversation(at message: Int64, wholeThread: Bool) throws -> (conversation: Int64, moved: Int) {
        try change { db in
            let before = try ConversationPlacing(db)
            let row = try db.row(
                """
                SELECT m.conversation_id, lower(hex(m.identity)) AS identity, c.message_count, \
                (SELECT count(*) FROM messages t WHERE t.conversation_id = m.conversation_id AND t.thread_id = m.thread_id \
                AND t.duplicate_of IS NULL) AS thread_count FROM messages m JOIN conversations c USING (conversation_id) \
                WHERE m.message_id = (SELECT coalesce(duplicate_of, message_id) FROM messages WHERE message_id = ?)
                """, [message])
            guard let row, let identity = String.fromDatabaseValue(row["identity"]) else {
                throw ArchiveError("the message is not in the archive any more")
            }
            let (all, thread): (Int, Int) = (row["message_count"], row["thread_count"])
            guard all > (wholeThread ? thread : 1) else {
                throw ArchiveError(
                    wholeThread
                        ? "the conversation is this thread and nothing else (--message takes the message alone)"
                        : "the conversation is this message and nothing else")
            }
            try ConversationChange.add(
                .split(message: identity, isThread: wholeThread),
                to: Rekeying(db: db).knownKey(ofConversation: row["conversation_id"], before), db)
            let moved = try Rekeying(db: db).followChanges(since: before)
            let conversation: Int64? = try db.value(
                "SELECT conversation_id FROM messages WHERE message_id = ?", [message])
            return (conversation ?? 0, moved)
        }
    }

    /// Has two conversations no longer shown as linked.
    ///
    /// - Throws: ``ArchiveError``.
    public func unlinkConversations(_ row: Int64, _ other: Int64) throws {
        try change { db in
            let placing = try ConversationPlacing(db)
            let linked = try Rekeying(db: db).knownKey(ofConversation: other, placing)
            try ConversationChange.add(.unlink(linked), to: Rekeying(db: db).knownKey(ofConversation: row, placing), db)
        }
    }

    /// Takes a change back.
    ///
    /// - Parameter number: of the change; nil for the last.
    /// - Returns: the change, and how many messages moved; nil where there is none.
    /// - Throws: ``ArchiveError``.
    public func undoConversationChange(_ number: Int64? = nil) throws -> (change: ConversationChange, moved: Int)? {
        try change { db in
            let changes = try ConversationChange.all(db)
            guard let change = number.map({ n in changes.first { $0.number == n } }) ?? changes.last else { return nil }
            let before = try ConversationPlacing(db)
            try db.run("DELETE FROM conversation_changes WHERE change_id = ?", [change.number])
            return (change, try Rekeying(db: db).followChanges(since: before))
        }
    }
}
