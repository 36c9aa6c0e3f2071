import Foundation
import GRDB
import MessageAnalysis

/// Gives every message the conversation that the owner's present addresses ask for: the same as a fresh import with
/// them would have given.
struct Rekeying {
    let db: Database

    /// - Returns: how many messages changed their conversation.
    @discardableResult
    ///
    /// - Parameter refreshesSummaries: false where the caller does that later.
    func run(refreshesSummaries: Bool = true) throws -> Int {
        let owner = try OwnerBook.set(db)
        var moved = 0
        let conversations = ConversationRows(db: db)
        let update = try db.makeStatement(
            sql: "UPDATE messages SET conversation_id = ?, is_outgoing = ? WHERE message_id = ?")
        for message in try messages() {
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
        if refreshesSummaries { try ConversationSummaries(db: db).refresh() }
        return moved
    }

    private func markStale(_ conversationID: Int64?) throws {
        guard let conversationID else { return }
        try db.cachedStatement(sql: "UPDATE conversations SET is_stale = 1 WHERE conversation_id = ?")
            .execute(arguments: [conversationID])
    }

    private struct Keyed {
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
        return try Row.fetchAll(
            db,
            sql: """
                SELECT m.message_id, m.conversation_id, c.participant_hash, m.is_outgoing, m.category, m.list_id, m.author \
                FROM messages m LEFT JOIN conversations c USING (conversation_id)
                """
        ).map { row in
            let facts = ConversationFacts(
                category: Category(rawValue: row[4]) ?? .unsure, listID: row[5], author: row[6],
                people: people[row[0]] ?? [])
            return Keyed(
                id: row[0], conversationID: row[1], hash: (row[2] as Data?).map(Array.init) ?? [], isOutgoing: row[3],
                facts: facts)
        }
    }
}
