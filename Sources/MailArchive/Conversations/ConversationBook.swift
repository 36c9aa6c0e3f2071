import Foundation
import GRDB
import MessageAnalysis

/// What the user changes about conversations by hand. Messages move at once; mail of later imports follows.
public struct ConversationBook: Sendable {
    private let archive: Archive

    public init(_ archive: Archive) { self.archive = archive }

    public func changes() throws -> [ConversationChange] { try archive.read(ConversationChange.all) }

    /// Makes several conversations one.
    ///
    /// - Parameters:
    ///   - rows: what goes into the other.
    ///   - target: keeps its id.
    /// - Returns: how many messages moved.
    public func merge(_ rows: [Int64], into target: Int64) throws -> Int {
        guard !rows.contains(target) else { throw ArchiveError("a conversation cannot be merged into itself") }
        guard Set(rows).count == rows.count else { throw ArchiveError("a conversation is named twice") }
        return try archive.change { db in
            let before = try ConversationPlacing(db)
            let into = try Self.key(ofConversation: target, before, db)
            for row in rows { try add(.merge(into: into), to: try Self.key(ofConversation: row, before, db), db) }
            return try settle(before, db)
        }
    }

    /// Takes the thread of a message, as far as it runs through its conversation, out of it.
    ///
    /// - Parameter wholeThread: else the message alone.
    /// - Returns: the conversation it has now, and how many messages moved.
    public func split(_ message: Int64, wholeThread: Bool) throws -> (conversation: Int64, moved: Int) {
        try archive.change { db in
            let before = try ConversationPlacing(db)
            let row = try Row.fetchOne(
                db,
                sql: """
                    SELECT m.conversation_id, lower(hex(m.identity)), c.message_count, \
                    (SELECT count(*) FROM messages t WHERE t.conversation_id = m.conversation_id AND t.thread_id = m.thread_id \
                    AND t.duplicate_of IS NULL) FROM messages m JOIN conversations c USING (conversation_id) \
                    WHERE m.message_id = (SELECT coalesce(duplicate_of, message_id) FROM messages WHERE message_id = ?)
                    """, arguments: [message])
            guard let row, let identity = String.fromDatabaseValue(row[1]) else {
                throw ArchiveError("the message is not in the archive any more")
            }
            let (all, thread): (Int, Int) = (row[2], row[3])
            guard all > (wholeThread ? thread : 1) else {
                throw ArchiveError(
                    wholeThread
                        ? "the conversation is this thread and nothing else (--message takes the message alone)"
                        : "the conversation is this message and nothing else")
            }
            let action = ConversationChange.Action.split(message: identity, isThread: wholeThread)
            try add(action, to: try Self.key(ofConversation: row[0], before, db), db)
            let moved = try settle(before, db)
            let conversation = try Int64.fetchOne(
                db, sql: "SELECT conversation_id FROM messages WHERE message_id = ?", arguments: [message])
            return (conversation ?? 0, moved)
        }
    }

    /// Has two conversations no longer shown as linked.
    public func unlink(_ row: Int64, _ other: Int64) throws {
        try archive.change { db in
            let placing = try ConversationPlacing(db)
            let linked = try Self.key(ofConversation: other, placing, db)
            try add(.unlink(linked), to: try Self.key(ofConversation: row, placing, db), db)
        }
    }

    /// Takes a change back.
    ///
    /// - Parameter number: nil for the last.
    /// - Returns: the change, and how many messages moved; nil where there is none.
    public func undo(_ number: Int64? = nil) throws -> (change: ConversationChange, moved: Int)? {
        try archive.change { db in
            let changes = try ConversationChange.all(db)
            guard let change = number.map({ n in changes.first { $0.number == n } }) ?? changes.last else { return nil }
            let before = try ConversationPlacing(db)
            try db.execute(sql: "DELETE FROM conversation_changes WHERE change_id = ?", arguments: [change.number])
            return (change, try settle(before, db))
        }
    }

    // MARK: Carrying it out

    private func add(_ action: ConversationChange.Action, to key: ConversationKey, _ db: Database) throws {
        var (message, isThread): (Data?, Bool) = (nil, false)
        if case .split(let identity, let wholeThread) = action {
            (message, isThread) = (Data(hex: identity), wholeThread)
        }
        try db.execute(
            sql: """
                INSERT INTO conversation_changes (action, conversation, other, message, is_thread, made_at, conversation_hash, \
                other_hash) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                """,
            arguments: [
                action.name, try Self.json(key), try action.other.map(Self.json), message, isThread,
                Int64(Date().timeIntervalSince1970), key.hash, action.other?.hash,
            ])
    }

    /// Moves the messages of all conversations that changes name or named.
    private func settle(_ before: ConversationPlacing, _ db: Database) throws -> Int {
        let after = try ConversationPlacing(db)
        let named = before.namedKeys.union(after.namedKeys).map(\.hash)
        let moved = try Rekeying(db: db).run(only: named.flatMap { try ConversationRows(db: db).messages($0) })
        try Self.describe(named, after, db)
        try ConversationSummaries(db: db).refresh()
        return moved
    }

    /// Says of conversations whose mail they hold.
    private static func describe(_ hashes: [Data], _ placing: ConversationPlacing, _ db: Database) throws {
        let rows = ConversationRows(db: db)
        for hash in Set(hashes) {
            guard let row = try rows.existing(hash), let key = try Rekeying(db: db).key(ofConversation: row, placing)
            else { continue }
            try rows.describe(row, placing.composition(of: key))
        }
    }

    private static func json(_ key: ConversationKey) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(key), as: UTF8.self)
    }

    private static func key(
        ofConversation row: Int64, _ placing: ConversationPlacing, _ db: Database
    ) throws -> ConversationKey {
        guard let key = try Rekeying(db: db).key(ofConversation: row, placing) else {
            throw ArchiveError("the conversation is yet to be brought up to date (run the last import again)")
        }
        return key
    }

    /// Participant hashes, and what is said of the conversations that changes name, as the archive would give them today.
    static func renew(_ db: Database) throws {
        let changes = try ConversationChange.all(db)
        guard !changes.isEmpty else { return }
        let placing = try ConversationPlacing(db)
        let before = try Data.fetchAll(
            db,
            sql: """
                SELECT conversation_hash FROM conversation_changes UNION \
                SELECT other_hash FROM conversation_changes WHERE other_hash IS NOT NULL
                """)
        let now = placing.namedKeys.map(\.hash)
        for change in changes {
            try db.execute(
                sql: "UPDATE conversation_changes SET conversation_hash = ?, other_hash = ? WHERE change_id = ?",
                arguments: [
                    placing.resolved(change.conversation).hash, change.action.other.map { placing.resolved($0).hash },
                    change.number,
                ])
        }
        // What conversations hold that changes named before and name no more belongs elsewhere.
        let left = try Set(before).subtracting(now).flatMap { try ConversationRows(db: db).messages($0) }
        try Rekeying(db: db).run(only: left)
        try describe(before + now, placing, db)
    }
}
