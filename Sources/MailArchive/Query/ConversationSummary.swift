import Foundation
import GRDB
import MessageContent
import MessageFormat

/// One line of the list of conversations.
public struct ConversationSummary: Sendable {
    public struct Participant: Sendable {
        public var name: String?
        public var email: String
    }

    public var rowID: Int64
    public var participantHash: ContentHash
    public var kind: String
    public var participants: [Participant]
    public var title: String
    public var isGroup: Bool
    public var messageCount: Int
    public var unreadCount: Int
    public var threadCount: Int
    public var firstAt: DateTime?
    public var lastAt: DateTime?
    public var preview: String
    public var category: String
    public var isArchived: Bool
    public var hasAttachment: Bool

    /// Enough of the participant hash to name the conversation.
    public var id: String { String(participantHash.hex.prefix(12)) }

    /// The columns that ``init(_:names:)`` reads.
    static let columns = """
        c.conversation_id, c.participant_hash, c.kind, c.key_ids, c.title, c.is_group, c.message_count, c.unread_count, \
        c.thread_count, c.first_at, c.last_at, c.preview, c.category, c.is_archived, c.has_attachment
        """

    init(_ row: Row, names: BestNames) throws {
        rowID = row[0]
        participantHash =
            (row[1] as Data?).flatMap(ContentHash.init(bytes:))
            ?? .none
        kind = row[2]
        let ids = (row[3] as String).split(separator: "\n").map(String.init)
        participants = try ids.map { Participant(name: try names.of($0), email: $0) }
        title = row[4]
        isGroup = row[5]
        messageCount = row[6]
        unreadCount = row[7]
        threadCount = row[8]
        firstAt = (row[9] as Int64?).map { DateTime(unixSeconds: $0) }
        lastAt = (row[10] as Int64?).map { DateTime(unixSeconds: $0) }
        preview = row[11]
        category = row[12]
        isArchived = row[13]
        hasAttachment = row[14]
    }

    public var json: String {
        var json = JSONWriter()
        json.object { json in
            json.member("id", id)
            json.member("participantHash", participantHash.hex)
            json.key("participants")
            json.array(participants) { json, person in
                json.object {
                    $0.member("name", person.name)
                    $0.member("email", person.email)
                }
            }
            json.member("title", title)
            json.member("isGroup", isGroup)
            json.member("messageCount", messageCount)
            json.member("unreadCount", unreadCount)
            json.member("threadCount", threadCount)
            json.member("firstAt", firstAt?.rfc3339)
            json.member("lastAt", lastAt?.rfc3339)
            json.member("preview", preview)
            json.member("category", category)
            json.member("isArchived", isArchived)
            json.member("hasAttachment", hasAttachment)
            json.member("kind", kind)
        }
        return json.text
    }
}

extension Archive {
    /// Whether an import is under way or was interrupted, so that the list of conversations is behind the messages.
    public func hasStaleConversations() throws -> Bool {
        try read { try Int.fetchOne($0, sql: "SELECT 1 FROM conversations WHERE is_stale LIMIT 1") != nil }
    }

    public enum ConversationOrder: String, Sendable, CaseIterable {
        /// Newest last message first.
        case date
        /// Most messages first.
        case count
        case title
    }

    /// Conversations that hold a message the query finds.
    ///
    /// - Parameter limit: at most this many; nil for all.
    public func conversations(
        _ query: SearchQuery, order: ConversationOrder = .date, limit: Int? = nil, offset: Int = 0
    ) throws -> [ConversationSummary] {
        try read { db in
            var compiler = SearchCompiler(db)
            var condition = ""
            if query != .all {
                condition = """
                    AND c.conversation_id IN (SELECT m.conversation_id FROM messages m \
                    WHERE \(try compiler.messages(query)))
                    """
            }
            let sorting =
                switch order {
                case .date: "c.last_at DESC, c.participant_hash"
                case .count: "c.message_count DESC, c.last_at DESC, c.participant_hash"
                case .title: "c.title COLLATE NOCASE, c.participant_hash"
                }
            let sql = """
                SELECT \(ConversationSummary.columns) FROM conversations c WHERE c.message_count > 0 \(condition) \
                ORDER BY \(sorting) LIMIT \(limit ?? -1) OFFSET \(offset)
                """
            let names = BestNames(db: db)
            return try Row.fetchAll(db, sql: sql, arguments: compiler.arguments).map {
                try ConversationSummary($0, names: names)
            }
        }
    }
}
