import GRDB
import MessageContent

/// A message that stands in several places, or of which there are copies with other bytes.
public struct DuplicateGroup: Sendable, JSONObject {
    /// One of the copies.
    public struct Copy: Sendable, JSONObject {
        /// Its line in lists.
        public var message: MessageSummary
        /// Whether the user wants it listed in the place of the others.
        public var isKept: Bool
        /// Where it stands.
        public var places: [StoredOrigin]

        /// One of the `copies` of a duplicate.
        public func writeMembers(to json: inout JSONWriter) {
            json.member("id", message.id.hex)
            json.member("messageId", message.messageID)
            json.member("date", message.date?.rfc3339)
            json.member("subject", message.subject)
            json.member("isKept", isKept)
            json.key("places")
            json.array(places) { json, place in
                json.object {
                    $0.member("path", place.path)
                    $0.member("offset", place.offset)
                    $0.member("length", place.length)
                    $0.member("mailbox", place.mailbox)
                    $0.member("id", place.id.hex)
                }
            }
        }
    }

    /// The copy that listings show.
    public var shown: Copy
    /// The copies that listings leave out.
    public var copies: [Copy]

    /// A line of `letterbook duplicates --json`.
    public func writeMembers(to json: inout JSONWriter) {
        shown.writeMembers(to: &json)
        json.member("copies", copies)
    }
}

extension Archive {
    /// Messages that stand in several places, or have copies; newest first.
    ///
    /// - Parameters:
    ///   - query: which messages.
    ///   - reversed: whether the last comes first.
    ///   - limit: at most this many; nil for all.
    ///   - offset: passes over this many first.
    /// - Throws: ``ArchiveError``.
    public func duplicates(
        _ query: SearchQuery, reversed: Bool = false, limit: Int? = nil, offset: Int = 0
    ) throws -> [DuplicateGroup] {
        try read { db in
            var compiler = SearchCompiler(db)
            let condition = try compiler.condition(query)
            let sql = """
                SELECT \(MessageSummary.columns), m.is_kept FROM messages m WHERE m.duplicate_of IS NULL \
                AND m.message_id IN (\(Self.withCopies)) AND \(condition) \
                \(Database.page(by: ["m.date DESC", "m.sha256"], reversed, limit, offset))
                """
            return try db.rows(sql, compiler.arguments) { row in
                let shown = try Self.copy(row, db)
                let copies = try db.rows(
                    """
                    SELECT \(MessageSummary.columns), m.is_kept FROM messages m WHERE m.duplicate_of = ? \
                    ORDER BY m.date, m.sha256
                    """, [shown.message.rowID]
                ) { try Self.copy($0, db) }
                return DuplicateGroup(shown: shown, copies: copies)
            }
        }
    }

    /// How many messages stand in several places, or have copies.
    ///
    /// - Throws: ``ArchiveError``.
    package func duplicateCount() throws -> Int {
        try read {
            try $0.count(
                "SELECT count(*) FROM messages WHERE duplicate_of IS NULL AND message_id IN (\(Self.withCopies))")
        }
    }

    /// Messages that are kept, have copies, or stand in several places. Of several places of a message all but the first
    /// are duplicates. Each part has an index that holds these rows alone.
    private static let withCopies = """
        SELECT message_id FROM messages WHERE is_kept \
        UNION SELECT duplicate_of FROM messages WHERE duplicate_of IS NOT NULL \
        UNION SELECT message_id FROM ledger l WHERE state = 'duplicate' AND EXISTS (SELECT 1 FROM ledger o \
        WHERE o.message_id = l.message_id AND o.ledger_id <> l.ledger_id AND o.state IN ('imported', 'duplicate'))
        """

    private static func copy(_ row: Row, _ db: Database) throws -> DuplicateGroup.Copy {
        let message = try MessageSummary(row, db)
        return .init(message: message, isKept: row["is_kept"], places: try origins(of: message.rowID, db))
    }

    /// Has listings show messages in the place of their copies.
    ///
    /// - Parameters:
    ///   - kept: row ids of messages to show.
    ///   - released: row ids of messages that need not be shown any more.
    /// - Returns: how many of them were not so before.
    /// - Throws: ``ArchiveError``.
    public func keep(_ kept: [Int64], release released: [Int64] = []) throws -> Int {
        try change { db in
            var changed = 0
            for (id, isKept) in kept.map({ ($0, true) }) + released.map({ ($0, false) }) {
                try db.execute(
                    sql: "UPDATE messages SET is_kept = ? WHERE message_id = ? AND is_kept <> ?",
                    arguments: [isKept, id, isKept])
                changed += db.changesCount
            }
            try DerivedRows(db: db).update(.touched(TouchedMail(changed: Set(kept + released), db)))
            return changed
        }
    }
}
