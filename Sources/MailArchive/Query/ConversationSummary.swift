import Foundation
import GRDB
import MessageAnalysis
import MessageContent
import MessageFormat

/// One line of the list of conversations.
public struct ConversationSummary: Sendable, JSONObject {
    /// Somebody who takes part, or the list or sender that the conversation is with.
    public struct Participant: Sendable, JSONObject {
        /// The name that the address is best known by.
        public var name: String?
        /// Normalised address; of a list its identifier.
        public var email: String

        /// One of the `participants` of a conversation.
        public func writeMembers(to json: inout JSONWriter) {
            json.member("name", name)
            json.member("email", email)
        }
    }

    /// Row id.
    public var rowID: Int64
    /// Hash of the conversation's key: the same in every archive.
    public var participantHash: ContentHash
    /// list, sender, people or self.
    public var kind: String
    /// Without the owner.
    public var participants: [Participant]
    /// Names of the participants, or of the list.
    public var title: String
    /// More than one other person, or a list.
    public var isGroup: Bool
    /// Copies left out, as in the other counts.
    public var messageCount: Int
    /// Received messages that their source says were not read.
    public var unreadCount: Int
    /// Threads that have messages in it.
    public var threadCount: Int
    /// Date of its first message.
    public var firstAt: DateTime?
    /// Date of its last message.
    public var lastAt: DateTime?
    /// Subject of its last message; nil where that has none.
    public var subject: String?
    /// The beginning of its last message.
    public var preview: String
    /// The commonest category of its messages.
    public var category: String
    /// Whether all its received mail left the inbox.
    public var isArchived: Bool
    /// Whether any of its messages has one.
    public var hasAttachment: Bool

    /// Enough of the participant hash to name the conversation: 12 hexadecimal digits.
    public var id: String { String(participantHash.hex.prefix(12)) }

    /// The first columns of the rows that ``init(_:_:hasNames:)`` reads: by their places, as names are slow to look up.
    private static let columns = """
        c.conversation_id, c.participant_hash, c.kind, c.key_ids, c.title, c.is_group, c.message_count, c.unread_count, \
        c.thread_count, c.first_at, c.last_at, c.preview, c.category, c.is_archived, c.has_attachment, \
        \(end("subject", "last_at")), \(end("sent_offset", "first_at")), \(end("sent_offset", "last_at"))
        """

    /// Selects a column of the message that the conversation begins or ends with.
    private static func end(_ column: String, _ time: String) -> String {
        """
        (SELECT m.\(column) FROM messages m WHERE m.conversation_id = c.conversation_id AND m.date IS c.\(time) \
        AND m.duplicate_of IS NULL ORDER BY sha256 DESC LIMIT 1)
        """
    }

    /// - Parameter hasNames: whether the participants are looked up, which lists need not show.
    init(_ row: Row, _ db: Database, hasNames: Bool = true) throws {
        let names = BestNames(db: db)
        rowID = row[0]
        participantHash = row.contentHash(1) ?? .none
        kind = row.value(2) ?? ""
        let ids = (row.value(3) as String? ?? "").split(separator: "\n").map(String.init)
        participants = try ids.map { Participant(name: hasNames ? try names.of($0) : nil, email: $0) }
        title = row.value(4) ?? ""
        isGroup = row.value(5) ?? false
        messageCount = row.value(6) ?? 0
        unreadCount = row.value(7) ?? 0
        threadCount = row.value(8) ?? 0
        firstAt = row.dateTime(9, offsetMinutes: row.value(16))
        lastAt = row.dateTime(10, offsetMinutes: row.value(17))
        preview = row.value(11) ?? ""
        category = row.value(12) ?? ""
        isArchived = row.value(13) ?? false
        hasAttachment = row.value(14) ?? false
        subject = row.value(15)
    }

    /// Selects some conversations `c` and the columns of their rows: which they are is settled first, so that nothing of
    /// those passed over is looked up.
    ///
    /// - Parameters:
    ///   - order: what they are sorted by.
    ///   - limit: at most this many; nil for all.
    static func select(where condition: String, order: String, limit: Int?, offset: Int = 0) -> String {
        """
        SELECT \(columns) FROM (SELECT c.conversation_id FROM conversations c WHERE c.message_count > 0 \
        AND \(condition) ORDER BY \(order) LIMIT \(limit ?? -1) OFFSET \(offset)) AS chosen \
        CROSS JOIN conversations c USING (conversation_id) ORDER BY \(order)
        """
    }

    /// The conversation of a row; nil where there is none.
    static func find(_ rowID: Int64, _ db: Database) throws -> ConversationSummary? {
        try db.rows("SELECT \(columns) FROM conversations c WHERE c.conversation_id = ?", [rowID]) {
            try ConversationSummary($0, db)
        }.first
    }

    /// A line of `letterbook conversations --json`.
    public func writeMembers(to json: inout JSONWriter) {
        json.member("id", id)
        json.member("participantHash", participantHash.hex)
        json.member("participants", participants)
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
        json.member("subject", subject)
    }
}

extension Archive {
    /// The conversation of a row; nil where there is none.
    ///
    /// - Throws: ``ArchiveError``.
    public func conversation(_ rowID: Int64) throws -> ConversationSummary? {
        try read { try ConversationSummary.find(rowID, $0) }
    }

    /// Whether an import is under way or was interrupted, so that the list of conversations does not show all messages.
    ///
    /// - Throws: ``ArchiveError``.
    public func hasStaleConversations() throws -> Bool {
        try read { try $0.isTrue("SELECT EXISTS (SELECT 1 FROM conversations WHERE is_stale)") }
    }

    /// How conversations are sorted.
    public enum ConversationOrder: String, Sendable, CaseIterable {
        /// Newest last message first.
        case date
        /// Most messages first.
        case count
        /// By alphabet.
        case title
    }

    /// Conversations that hold a message the query finds.
    ///
    /// - Parameters:
    ///   - query: which messages.
    ///   - order: by what they are sorted.
    ///   - reversed: whether the last comes first.
    ///   - limit: at most this many; nil for all.
    ///   - offset: passes over this many first.
    /// - Throws: ``ArchiveError``.
    public func conversations(
        _ query: SearchQuery, order: ConversationOrder = .date, reversed: Bool = false, limit: Int? = nil,
        offset: Int = 0
    ) throws -> [ConversationSummary] {
        try read { db in
            var compiler = SearchCompiler(db)
            var condition = "1"
            if query != .all {
                let index = query.isOfAddresses ? try db.hint(Schema.messagePlaces) : ""
                let found = try """
                c.conversation_id IN (SELECT m.conversation_id FROM messages m \(index) \
                WHERE \(compiler.messages(query)))
                """
                condition = query.summaryCondition.map { "iif(c.is_stale, \(found), \($0))" } ?? found
            }
            let sorting =
                switch order {
                case .date: ["c.last_at DESC", "c.participant_hash"]
                case .count: ["c.message_count DESC", "c.last_at DESC", "c.participant_hash"]
                case .title: ["c.title COLLATE NOCASE", "c.participant_hash"]
                }
            let order = Database.order(by: sorting, reversed)
            let sql = ConversationSummary.select(where: condition, order: order, limit: limit, offset: offset)
            return try db.rows(sql, compiler.arguments) { try ConversationSummary($0, db) }
        }
    }
}

extension SearchQuery {
    /// Whether it asks for addresses alone, so that SQL finds all it needs of a message in ``Schema/messagePlaces``.
    fileprivate var isOfAddresses: Bool {
        guard case .field(let field, _) = self else { return false }
        return [.from, .to, .cc, .bcc, .with].contains(field)
    }

    /// A condition on the summaries of conversations that says whether they hold a message that the query finds. Nil
    /// where the messages have to be asked.
    fileprivate var summaryCondition: String? {
        if case .field(.is, let value) = self, value.lowercased() == "unread" { return "c.unread_count > 0" }
        return category.map { "instr(c.categories, '\($0.rawValue)') > 0" }
    }

    /// The category whose mail it asks for, and for nothing else.
    var category: MessageAnalysis.Category? {
        guard case .field(let field, let value) = self else { return nil }
        switch (field, value.lowercased()) {
        case (.category, _), (.is, "newsletter"): return Category(rawValue: value.lowercased())
        default: return nil
        }
    }
}
