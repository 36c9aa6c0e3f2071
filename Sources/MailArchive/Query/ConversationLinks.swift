import GRDB
import MessageContent
import MessageFormat

/// Another conversation that shares a thread with one.
public struct ConversationLink: Sendable {
    public enum Kind: String, Sendable, CaseIterable {
        /// A message of the one answers a message of the other.
        case continues
        /// The other way round.
        case continued
        /// They share a thread, but neither answers the other: what lies between is missing, or stands elsewhere.
        case overlaps
    }

    public var conversation: ConversationSummary
    /// Both of the first two where it goes to and fro.
    public var kinds: [Kind]
    /// Threads that they share in this way.
    public var threadCount: Int
}

extension Archive {
    /// The conversations that one is linked to, those with the latest messages first; without those that the user unlinked.
    public func links(ofConversation row: Int64) throws -> [ConversationLink] {
        try read { db in
            var threads: [Int64: Set<Int64>] = [:]
            var kinds: [Int64: Set<ConversationLink.Kind>] = [:]
            for (kind, sql) in Self.linkQueries {
                let found = try Row.fetchAll(db, sql: sql, arguments: ["own": row])
                for pair in found {
                    guard let id = Int64.fromDatabaseValue(pair[0]), let thread = Int64.fromDatabaseValue(pair[1]),
                        kind != .overlaps || kinds[id, default: []].isSubset(of: [.overlaps])
                    else { continue }
                    threads[id, default: []].insert(thread)
                    kinds[id, default: []].insert(kind)
                }
            }
            let names = BestNames(db: db)
            let hidden = try Set(
                Int64.fetchAll(
                    db,
                    sql: """
                        SELECT d.conversation_id FROM conversation_changes u JOIN conversations c ON c.conversation_id = ? \
                        JOIN conversations d ON d.participant_hash = CASE c.participant_hash WHEN u.conversation_hash \
                        THEN u.other_hash WHEN u.other_hash THEN u.conversation_hash END WHERE u.action = 'unlink'
                        """, arguments: [row]))
            return try kinds.filter { !hidden.contains($0.key) }.compactMap { id, kinds in
                let columns = try Row.fetchOne(
                    db, sql: "SELECT \(ConversationSummary.columns) FROM conversations c WHERE c.conversation_id = ?",
                    arguments: [id])
                return try columns.map {
                    ConversationLink(
                        conversation: try ConversationSummary($0, names: names),
                        kinds: ConversationLink.Kind.allCases.filter(kinds.contains),
                        threadCount: threads[id]?.count ?? 0)
                }
            }.sorted {
                ($1.conversation.lastAt?.unixSeconds ?? 0, $0.conversation.id)
                    < ($0.conversation.lastAt?.unixSeconds ?? 0, $1.conversation.id)
            }
        }
    }

    /// What the view conversation_links says, for one conversation, by way of its own messages and threads.
    private static let linkQueries: [(ConversationLink.Kind, String)] = [
        (
            .continues,
            """
            SELECT DISTINCT p.conversation_id, m.thread_id FROM messages m JOIN messages p ON p.message_id = m.parent_id \
            WHERE m.conversation_id = :own AND p.conversation_id <> :own AND m.duplicate_of IS NULL
            """
        ),
        (
            .continued,
            """
            SELECT DISTINCT m.conversation_id, m.thread_id FROM messages m CROSS JOIN messages p ON p.message_id = m.parent_id \
            WHERE m.thread_id IN (SELECT thread_id FROM messages WHERE conversation_id = :own) AND p.conversation_id = :own \
            AND m.conversation_id <> :own AND m.duplicate_of IS NULL
            """
        ),
        (
            .overlaps,
            """
            SELECT DISTINCT m.conversation_id, m.thread_id FROM messages m \
            WHERE m.thread_id IN (SELECT thread_id FROM messages WHERE conversation_id = :own AND duplicate_of IS NULL) \
            AND m.conversation_id <> :own AND m.duplicate_of IS NULL
            """
        ),
    ]
}
