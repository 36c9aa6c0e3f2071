import Foundation
import GRDB
import MessageAnalysis

/// Gives every message the conversation that the owner's present addresses ask for: the same as a fresh import with
/// them would have given.
struct Rekeying {
    let db: Database

    /// What follows from other addresses of the owner: whose mail is outgoing, categories, conversations. Leaves those that
    /// changed stale.
    ///
    /// - Returns: how many messages changed their conversation.
    @discardableResult
    func followOwner() throws -> Int {
        let isOther = "is_outgoing <> (author IN (SELECT email FROM owner_addresses))"
        try db.execute(
            sql: """
                UPDATE conversations SET is_stale = 1 WHERE conversation_id IN \
                (SELECT conversation_id FROM messages WHERE \(isOther))
                """)
        try db.execute(sql: "UPDATE messages SET is_outgoing = NOT is_outgoing WHERE \(isOther)")
        try KnowledgePass(db: db).run(rekeys: false)
        return try run() + followLists()
    }

    /// Brings posts that name their list by its address together with those that name its List-Id, and apart again where
    /// none does any more. Leaves conversations that changed stale.
    ///
    /// - Returns: how many messages changed their conversation.
    @discardableResult
    func followLists() throws -> Int {
        let placing = try ConversationPlacing(db)
        let lists = placing.lists
        var misplaced = placing.mergedKeys
        var messages: [Int64] = []
        for address in lists.addresses {
            let id = KnownLists.usualID(ofAddress: address) ?? address
            let wrong = ConversationKey(kind: .list, ids: [lists.id(ofAddress: address) == nil ? id : address])
            misplaced.append(wrong)
            // What the user did with the list is not done with its address any more.
            if placing.namedKeys.contains(wrong) {
                messages += try Int64.fetchAll(
                    db, sql: "SELECT message_id FROM messages WHERE list_id = ?", arguments: [address])
            }
        }
        for key in misplaced { messages += try ConversationRows(db: db).messages(key.hash) }
        let moved = try run(only: messages)
        try ConversationBook.renew(db)
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
            messages.formUnion(
                try Int64.fetchAll(db, sql: "SELECT message_id FROM messages WHERE thread_id = ?", arguments: [thread]))
        }
        // A message may stand in a split-off conversation as a copy of another: once it is no copy, it has to leave.
        for key in placing.splitKeys { messages.formUnion(try ConversationRows(db: db).messages(key.hash)) }
        return try run(only: messages.sorted())
    }

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
        let conversations = ConversationRows(db: db)
        let update = try db.cachedStatement(sql: "UPDATE messages SET conversation_id = ? WHERE message_id = ?")
        for message in messages {
            let key = placing.key(of: message.facts, message: message.id, thread: message.thread)
            guard key.participantHash.bytes != message.hash else { continue }
            try markStale(message.conversationID)
            let conversation = try conversations.find(key, placing)
            try update.execute(arguments: [conversation, message.id])
            if conversation != message.conversationID { moved += 1 }
        }
        return moved
    }

    /// The key of a conversation: that of its messages.
    ///
    /// - Returns: nil where there is none, or it is yet to be brought up to date.
    func key(ofConversation conversation: Int64, _ placing: ConversationPlacing) throws -> ConversationKey? {
        let message = try Int64.fetchOne(
            db, sql: "SELECT message_id FROM messages WHERE conversation_id = ? LIMIT 1", arguments: [conversation])
        guard let message, let keyed = try messages(message...message).first else { return nil }
        let key = placing.key(of: keyed.facts, message: keyed.id, thread: keyed.thread)
        return key.participantHash.bytes == keyed.hash ? key : nil
    }

    /// Numbers of the changes by hand that a message is where it is by.
    func changes(of message: Int64) throws -> [Int64] {
        guard let keyed = try messages(message...message).first else { return [] }
        return try ConversationPlacing(db).place(keyed.facts, message: keyed.id, thread: keyed.thread).changes
    }

    private func markStale(_ conversationID: Int64?) throws {
        guard let conversationID else { return }
        try db.cachedStatement(sql: "UPDATE conversations SET is_stale = 1 WHERE conversation_id = ?")
            .execute(arguments: [conversationID])
    }

    fileprivate struct Keyed {
        var id: Int64
        var conversationID: Int64?
        var thread: Int64?
        var hash: [UInt8]
        var facts: ConversationFacts
    }

    private func messages(_ ids: ClosedRange<Int64>) throws -> [Keyed] {
        let bounds: StatementArguments = [ids.lowerBound, ids.upperBound]
        var people: [Int64: Set<NormalisedAddress>] = [:]
        let rows = try Row.fetchCursor(
            db.cachedStatement(
                sql: """
                    SELECT r.message_id, a.email FROM message_addresses r JOIN addresses a USING (address_id) \
                    WHERE r.message_id BETWEEN ? AND ? AND r.is_participant
                    """), arguments: bounds)
        while let row = try rows.next() {
            // Accepts any SQLite type: a damaged file may hold text where an integer was written.
            guard let email = String.fromDatabaseValue(row[1]) else { continue }
            people[row[0], default: []].insert(NormalisedAddress(normalised: email))
        }
        return try Row.fetchAll(
            db.cachedStatement(
                sql: """
                    SELECT m.message_id, m.conversation_id, c.participant_hash, m.category, m.list_id, m.author, \
                    m.thread_id FROM messages m LEFT JOIN conversations c USING (conversation_id) WHERE m.message_id BETWEEN ? AND ?
                    """), arguments: bounds
        ).map { Keyed($0, people: people[$0[0]] ?? []) }
    }
}

extension Rekeying.Keyed {
    fileprivate init(_ row: Row, people: Set<NormalisedAddress>) {
        id = row[0]
        conversationID = row[1]
        thread = Int64.fromDatabaseValue(row[6])
        hash = Data.fromDatabaseValue(row[2]).map(Array.init) ?? []
        facts = ConversationFacts(
            category: String.fromDatabaseValue(row[3]).flatMap(Category.init) ?? .unsure,
            listID: String.fromDatabaseValue(row[4]), author: String.fromDatabaseValue(row[5]) ?? "", people: people)
    }
}
