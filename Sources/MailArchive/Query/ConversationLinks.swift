import GRDB
import GRDBSQLite
import MessageContent
import MessageFormat

/// A conversation that shares a thread with the one that was asked for.
public struct ConversationLink: Sendable, JSONObject {
    /// How two conversations hang together.
    public enum Kind: String, Sendable, CaseIterable {
        /// A message of the one that was asked for answers a message of the other.
        case continues
        /// A message of the other answers a message of the one that was asked for.
        case continued
        /// They share a thread, but no message answers one of the other: the messages between are missing, or
        /// elsewhere.
        case overlaps
    }

    /// `continues and is continued by`, before the name of the other conversation.
    package var words: String {
        kinds.map { kind in
            switch kind {
            case .continues: "continues"
            case .continued: "is continued by"
            case .overlaps: "shares a thread with"
            }
        }.joined(separator: " and ")
    }

    /// The other conversation.
    public var conversation: ConversationSummary
    /// Continues and continued where messages answer each other both ways; overlaps only alone.
    public var kinds: [Kind]
    /// Threads that they share in these ways.
    public var threadCount: Int

    /// A line of `letterbook conversations links --json`.
    public func writeMembers(to json: inout JSONWriter) {
        json.member("id", conversation.id)
        json.member("kinds", kinds.map(\.rawValue))
        json.member("threadCount", threadCount)
        json.member("title", conversation.title)
    }
}

extension Archive {
    /// The conversations that one is linked to, the newest last message first, without those that the user unlinked.
    ///
    /// - Throws: ``ArchiveError``.
    public func links(ofConversation rowID: Int64) throws -> [ConversationLink] {
        try read { db in
            var threads: [Int64: Set<Int64>] = [:]
            var kinds: [Int64: Set<ConversationLink.Kind>] = [:]
            for (kind, sql) in Self.linkQueries {
                try db.forEachRow(sql, [rowID]) { pair in
                    // A message has no thread before the import that it came with has ended.
                    guard sqlite3_column_type(pair, 0) == SQLITE_INTEGER, sqlite3_column_type(pair, 1) == SQLITE_INTEGER
                    else { return }
                    let id = sqlite3_column_int64(pair, 0)
                    guard kind != .overlaps || kinds[id, default: []].isSubset(of: [.overlaps]) else { return }
                    threads[id, default: []].insert(sqlite3_column_int64(pair, 1))
                    kinds[id, default: []].insert(kind)
                }
            }
            let hidden: [Int64] = try db.values(
                """
                SELECT d.conversation_id FROM conversation_changes u JOIN conversations c ON c.conversation_id = ? \
                JOIN conversations d ON d.participant_hash = CASE c.participant_hash WHEN u.conversation_hash \
                THEN u.other_hash WHEN u.other_hash THEN u.conversation_hash END WHERE u.action = 'unlink'
                """, [rowID])
            return try kinds.filter { !hidden.contains($0.key) }.compactMap { id, kinds in
                try ConversationSummary.find(id, db).map {
                    ConversationLink(
                        conversation: $0, kinds: ConversationLink.Kind.allCases.filter(kinds.contains),
                        threadCount: threads[id]?.count ?? 0)
                }
            }.sorted {
                ($1.conversation.lastAt?.unixSeconds ?? 0, $0.conversation.id)
                    < ($0.conversation.lastAt?.unixSeconds ?? 0, $1.conversation.id)
            }
        }
    }

    /// The view conversation_links for one conversation. These queries read its own messages and threads only, while
    /// the view would go through all.
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
