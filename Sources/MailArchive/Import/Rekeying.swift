import Foundation
import GRDB
import MessageAnalysis

/// Gives every message the conversation that the owner's present addresses ask for: the same as a fresh import with
/// them would have given.
struct Rekeying {
    let db: Database

    /// Leaves conversations that changed stale.
    ///
    /// - Parameter only: messages that are looked at; nil for all.
    /// - Returns: how many messages changed their conversation.
    @discardableResult
    func run(only some: [Int64]? = nil) throws -> Int {
        if let some, some.isEmpty { return 0 }
        let owner = try OwnerBook.set(db)
        var moved = 0
        let conversations = ConversationRows(db: db)
        let update = try db.makeStatement(
            sql: "UPDATE messages SET conversation_id = ?, is_outgoing = ? WHERE message_id = ?")
        for message in try some.map(messages) ?? messages() {
            let key = ConversationKey(message.facts, owner: owner)
            let isOutgoing = owner.contains { $0.text == message.facts.author }
            let hash = key.participantHash
            guard hash.bytes != message.hash || isOutgoing != message.isOutgoing else { continue }
            try markStale(message.conversationID)
            let conversation = try conversations.find(key)
            try update.execute(arguments: [conversation, isOutgoing, message.id])
            if conversation != message.conversationID { moved += 1 }
        }
        try db.execute(
            sql:
                "DELETE FROM conversations WHERE conversation_id NOT IN (SELECT conversation_id FROM messages WHERE conversation_id IS NOT NULL)"
        )
        return moved
    }

    private func markStale(_ conversationID: Int64?) throws {
        guard let conversationID else { return }
        try db.cachedStatement(sql: "UPDATE conversations SET is_stale = 1 WHERE conversation_id = ?")
            .execute(arguments: [conversationID])
    }

    fileprivate struct Keyed {
        var id: Int64
        var conversationID: Int64?
        var hash: [UInt8]
        var isOutgoing: Bool
        var facts: ConversationFacts
    }

    private func messages() throws -> [Keyed] {
        var people: [Int64: Set<NormalisedAddress>] = [:]
        let rows = try Row.fetchCursor(
            db,
            sql:
                "SELECT r.message_id, a.email FROM message_addresses r JOIN addresses a USING (address_id) WHERE r.is_participant"
        )
        while let row = try rows.next() {
            people[row[0], default: []].insert(NormalisedAddress(normalised: row[1]))
        }
        return try Row.fetchAll(db, sql: Self.query).map { Keyed($0, people: people[$0[0]] ?? []) }
    }

    private func messages(_ some: [Int64]) throws -> [Keyed] {
        try some.compactMap { id in
            let people = try String.fetchAll(
                db.cachedStatement(
                    sql: """
                        SELECT a.email FROM message_addresses r JOIN addresses a USING (address_id) \
                        WHERE r.message_id = ? AND r.is_participant
                        """), arguments: [id])
            return try Row.fetchOne(
                db.cachedStatement(sql: Self.query + " WHERE m.message_id = ?"), arguments: [id]
            ).map { Keyed($0, people: Set(people.map(NormalisedAddress.init(normalised:)))) }
        }
    }

    private static let query = """
        SELECT m.message_id, m.conversation_id, c.participant_hash, m.is_outgoing, m.category, m.list_id, m.author \
        FROM messages m LEFT JOIN conversations c USING (conversation_id)
        """
}

extension Rekeying.Keyed {
    fileprivate init(_ row: Row, people: Set<NormalisedAddress>) {
        id = row[0]
        conversationID = row[1]
        hash = (row[2] as Data?).map(Array.init) ?? []
        isOutgoing = row[3]
        facts = ConversationFacts(
            category: Category(rawValue: row[4]) ?? .unsure, listID: row[5], author: row[6], people: people)
    }
}
