import Foundation
import GRDB
import MessageAnalysis

/// Gives messages the conversations that the owner's present addresses, the known lists and the user's changes ask for:
/// the same as a fresh import with them would have given.
struct Rekeying {
    let db: Database

    /// Brings up to date what depends on the owner's addresses: which mail is outgoing, categories, conversations.
    /// Leaves conversations that changed stale.
    ///
    /// - Returns: how many messages changed their conversation.
    func followOwner() throws -> Int {
        let isOther = "is_outgoing <> (author IN (SELECT email FROM owner_addresses))"
        try db.run(
            """
            UPDATE conversations SET is_stale = 1 WHERE conversation_id IN \
            (SELECT conversation_id FROM messages WHERE \(isOther))
            """)
        try db.run("UPDATE messages SET is_outgoing = NOT is_outgoing WHERE \(isOther)")
        try KnowledgePass(db: db).run(rekeys: false)
        return try run() + followLists()
    }

    /// Brings posts that name their list by its address together with those that name its List-Id, and apart again
    /// where none does any more. Leaves conversations that changed stale.
    ///
    /// - Returns: how many messages changed their conversation.
    func followLists() throws -> Int {
        let placing = try ConversationPlacing(db)
        let lists = placing.lists
        var misplaced = placing.mergedKeys
        var messages: [Int64] = []
        for address in lists.addresses {
            let id = KnownLists.usualID(ofAddress: address) ?? address
            let wrong = ConversationKey(kind: .list, ids: [lists.id(ofAddress: address) == nil ? id : address])
            misplaced.append(wrong)
            // A change by hand may have moved the list's mail out of that conversation: look at all of it.
            if placing.namedKeys.contains(wrong) {
                messages += try db.values("SELECT message_id FROM messages WHERE list_id = ?", [address]) as [Int64]
            }
        }
        for key in misplaced { messages += try ConversationRows(db: db).messages(key.hash) }
        let moved = try run(only: messages)
        try renewChanges()
        return moved
    }

    /// Brings threads that the user split off together with their messages.
    ///
    /// - Parameter moved: messages whose thread is another now.
    /// - Returns: how many messages changed their conversation.
    func followThreads(moved: [Int64]) throws -> Int {
        let placing = try ConversationPlacing(db)
        guard !placing.splitKeys.isEmpty else { return 0 }
        let (threads, split) = placing.splits
        var messages = Set(moved + split)
        for thread in threads {
            let all: [Int64] = try db.values("SELECT message_id FROM messages WHERE thread_id = ?", [thread])
            messages.formUnion(all)
        }
        // A message may stand in a split-off conversation as a copy of another: once it is no copy, it has to leave.
        for key in placing.splitKeys { messages.formUnion(try ConversationRows(db: db).messages(key.hash)) }
        return try run(only: messages.sorted())
    }

    // MARK: Changes by hand

    /// Moves the messages of all conversations that changes name or named.
    ///
    /// - Parameter before: from before the last change was made or undone.
    /// - Returns: how many messages moved.
    func followChanges(since before: ConversationPlacing) throws -> Int {
        let after = try ConversationPlacing(db)
        let named = before.namedKeys.union(after.namedKeys).map(\.hash)
        let moved = try run(only: named.flatMap { try ConversationRows(db: db).messages($0) })
        try describe(named, after)
        try ConversationSummaries(db: db).refresh(.nobody)
        return moved
    }

    /// Brings up to date the participant hashes in conversation_changes and the ids of the conversations that changes
    /// name.
    private func renewChanges() throws {
        let changes = try ConversationChange.all(db)
        guard !changes.isEmpty else { return }
        let placing = try ConversationPlacing(db)
        let before: [Data] = try db.values(
            """
            SELECT conversation_hash FROM conversation_changes UNION \
            SELECT other_hash FROM conversation_changes WHERE other_hash IS NOT NULL
            """)
        let now = placing.namedKeys.map(\.hash)
        for change in changes {
            try db.run(
                "UPDATE conversation_changes SET conversation_hash = ?, other_hash = ? WHERE change_id = ?",
                [
                    placing.resolved(change.conversation).hash, change.action.other.map { placing.resolved($0).hash },
                    change.number,
                ])
        }
        // No change names these conversations any more: their messages may belong elsewhere.
        try run(only: Set(before).subtracting(now).flatMap { try ConversationRows(db: db).messages($0) })
        try describe(before + now, placing)
    }

    /// Writes the ids of all that conversations hold.
    private func describe(_ hashes: [Data], _ placing: ConversationPlacing) throws {
        let rows = ConversationRows(db: db)
        for hash in Set(hashes) {
            guard let row = try rows.existing(hash), let key = try key(ofConversation: row, placing) else { continue }
            try rows.describe(row, placing.composition(of: key))
        }
    }

    // MARK: Messages

    /// Leaves conversations that changed stale.
    ///
    /// - Parameter only: messages that are looked at; nil for all.
    /// - Returns: how many messages changed their conversation.
    @discardableResult
    func run(only some: [Int64]? = nil) throws -> Int {
        if let some, some.isEmpty { return 0 }
        let placing = try ConversationPlacing(db)
        var moved = 0
        if let some {
            for id in some { moved += try rekey(messages(id...id), placing) }
        } else {
            let last = try Int64.fetchOne(db, sql: "SELECT max(message_id) FROM messages") ?? 0
            for start in stride(from: Int64(0), through: last, by: Int(Self.chunk)) {
                moved += try rekey(messages(start...start + Self.chunk - 1), placing)
            }
        }
        try ConversationRows(db: db).removeEmpty()
        return moved
    }

    /// Messages that are looked at together: no more are in memory at a time.
    private static let chunk: Int64 = 10_000

    private func rekey(_ messages: [Keyed], _ placing: ConversationPlacing) throws -> Int {
        var moved = 0
        for message in messages {
            let key = placing.key(of: message.facts, message: message.id, thread: message.thread)
            guard key.participantHash.bytes != message.hash else { continue }
            try db.markConversationStale(ofMessage: message.id)
            let conversation = try ConversationRows(db: db).find(key, placing)
            try db.run("UPDATE messages SET conversation_id = ? WHERE message_id = ?", [conversation, message.id])
            if conversation != message.conversationID { moved += 1 }
        }
        return moved
    }

    /// The key of a conversation: that of its messages.
    ///
    /// - Returns: nil where there is none, or it is yet to be brought up to date.
    private func key(ofConversation conversation: Int64, _ placing: ConversationPlacing) throws -> ConversationKey? {
        let message: Int64? = try db.value(
            "SELECT message_id FROM messages WHERE conversation_id = ? LIMIT 1", [conversation])
        guard let message, let keyed = try messages(message...message).first else { return nil }
        let key = placing.key(of: keyed.facts, message: keyed.id, thread: keyed.thread)
        return key.participantHash.bytes == keyed.hash ? key : nil
    }

    /// The key of a conversation that the user names.
    func knownKey(ofConversation conversation: Int64, _ placing: ConversationPlacing) throws -> ConversationKey {
        guard let key = try key(ofConversation: conversation, placing) else {
            throw ArchiveError("the conversation is yet to be brought up to date (run the last import again)")
        }
        return key
    }

    /// Numbers of the changes by hand that put a message where it is.
    func changes(of message: Int64) throws -> [Int64] {
        guard let keyed = try messages(message...message).first else { return [] }
        return try ConversationPlacing(db).place(keyed.facts, message: keyed.id, thread: keyed.thread).changes
    }

    private struct Keyed {
        var id: Int64
        var conversationID: Int64?
        var thread: Int64?
        var hash: [UInt8]
        var facts: ConversationFacts
    }

    /// The columns that ``messages(_:)`` reads, by position for speed.
    private enum Column {
        static let id = 0, conversation = 1, hash = 2, category = 3, list = 4, author = 5, thread = 6, knowledge = 7
        /// Of participants.
        static let email = 1
    }

    private func messages(_ ids: ClosedRange<Int64>) throws -> [Keyed] {
        let bounds: StatementArguments = [ids.lowerBound, ids.upperBound]
        var people: [Int64: Set<NormalisedAddress>] = [:]
        let participants = try Row.fetchCursor(
            db.cachedStatement(
                sql: """
                    SELECT r.message_id, a.email FROM message_addresses r JOIN addresses a USING (address_id) \
                    WHERE r.message_id BETWEEN ? AND ? AND r.is_participant
                    """), arguments: bounds)
        while let row = try participants.next() {
            // Accepts any SQLite type: a damaged file may hold text where an integer was written.
            guard let email = String.fromDatabaseValue(row[Column.email]) else { continue }
            people[row[Column.id], default: []].insert(NormalisedAddress(normalised: email))
        }
        return try db.rows(
            """
            SELECT m.message_id, m.conversation_id, c.participant_hash, m.category, m.list_id, m.author, m.thread_id, \
            m.knowledge \
            FROM messages m LEFT JOIN conversations c USING (conversation_id) WHERE m.message_id BETWEEN ? AND ?
            """, bounds
        ) { row in
            let facts = ConversationFacts(
                category: String.fromDatabaseValue(row[Column.category]).flatMap(Category.init) ?? .unsure,
                listID: String.fromDatabaseValue(row[Column.list])
                    ?? ArchiveKnowledge(text: String.fromDatabaseValue(row[Column.knowledge])).list,
                author: String.fromDatabaseValue(row[Column.author]) ?? "", people: people[row[Column.id]] ?? [])
            let hash: [UInt8] = Data.fromDatabaseValue(row[Column.hash]).map(Array.init) ?? []
            return Keyed(
                id: row[Column.id], conversationID: row[Column.conversation],
                thread: Int64.fromDatabaseValue(row[Column.thread]), hash: hash, facts: facts)
        }
    }
}
