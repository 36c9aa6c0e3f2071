import Foundation
import GRDB
import MessageContent
import MessageFormat

/// An attachment and the message it came with.
public struct AttachmentLine: Sendable, JSONObject {
    /// Row id of the message.
    public var messageRowID: Int64
    /// Hash of the raw message.
    public var messageID: ContentHash
    /// Date of the message, on its sender's clock.
    public var date: DateTime?
    /// The first address in From, as written.
    public var from: String?
    /// Subject of the message.
    public var subject: String?
    /// The part's number as in IMAP (RFC 3501 section 6.4.5), such as `1.2`.
    public var partID: String
    /// As its sender wrote it: for showing, not as a path to write to (see ``SafeFileName``).
    public var name: String?
    /// Media type in lower case.
    public var type: String
    /// Bytes when decoded.
    public var size: Int
    /// Hash of the decoded bytes.
    public var hash: ContentHash?

    /// A line of `letterbook attachments --json`.
    public func writeMembers(to json: inout JSONWriter) {
        json.member("id", messageID.hex)
        json.member("partId", partID)
        json.member("name", name)
        json.member("type", type)
        json.member("size", size)
        json.member("sha256", hash?.hex)
        json.member("date", date?.rfc3339)
        json.member("from", from)
        json.member("subject", subject)
    }
}

extension Archive {
    /// How attachments are sorted.
    public enum AttachmentOrder: String, Sendable, CaseIterable {
        /// Newest first.
        case date
        /// Largest first.
        case size
        /// By alphabet.
        case name

        fileprivate var terms: [String] {
            let newest = ["m.date DESC", "m.sha256", "p.position"]
            return switch self {
            case .date: newest
            case .size: ["p.size DESC"] + newest
            case .name: ["p.name COLLATE NOCASE"] + newest
            }
        }
    }

    /// Attachments of the messages that the query finds; where it asks for a file name or a media type,
    /// only those that have it.
    ///
    /// - Parameters:
    ///   - query: which messages.
    ///   - order: by what they are sorted.
    ///   - reversed: whether the last comes first.
    ///   - limit: at most this many; nil for all.
    ///   - offset: passes over this many first.
    /// - Throws: ``ArchiveError``.
    public func attachments(
        _ query: SearchQuery, order: AttachmentOrder = .date, reversed: Bool = false, limit: Int? = nil, offset: Int = 0
    ) throws -> [AttachmentLine] {
        try attachments(query, ofMessages: nil, order: order, reversed: reversed, limit: limit, offset: offset)
    }

    /// Row ids of the messages whose attachments ``attachments(_:limit:offset:)`` lists, in its order.
    ///
    /// - Throws: ``ArchiveError``.
    package func attachmentMessages(_ query: SearchQuery) throws -> [Int64] {
        try read { db in
            var compiler = SearchCompiler(db)
            let condition = try compiler.messages(query)
            return try db.values(
                """
                SELECT m.message_id FROM messages m WHERE m.has_attachment AND \(condition) \
                ORDER BY m.date DESC, m.sha256
                """, compiler.arguments)
        }
    }

    /// - Parameter rows: of the messages; nil for all.
    package func attachments(
        _ query: SearchQuery, ofMessages rows: [Int64]?, order: AttachmentOrder = .date, reversed: Bool = false,
        limit: Int? = nil, offset: Int = 0
    ) throws -> [AttachmentLine] {
        try read { db in
            var compiler = SearchCompiler(db)
            var conditions = [try compiler.messages(query)] + compiler.conditionsOnParts(query)
            if let rows { conditions.append("m.message_id IN (\(rows.map(String.init).joined(separator: ", ")))") }
            return try db.rows(
                """
                SELECT m.message_id, m.sha256, m.date, m.sent_offset, n.email, m.subject, p.part_id, p.name, p.type, \
                p.size, p.sha256 AS part_hash FROM messages m CROSS JOIN parts p ON p.message_id = m.message_id \
                AND p.is_attachment LEFT JOIN message_addresses a ON a.message_id = m.message_id AND a.role = 'from' \
                AND a.position = 0 LEFT JOIN names n USING (name_id) WHERE \(conditions.joined(separator: " AND ")) \
                \(Database.page(by: order.terms, reversed, limit, offset))
                """, compiler.arguments
            ) { row in
                AttachmentLine(
                    messageRowID: row["message_id"], messageID: row.contentHash("sha256") ?? .none,
                    date: row.dateTime("date", offsetMinutes: row["sent_offset"]), from: row["email"],
                    subject: row["subject"], partID: row["part_id"], name: row["name"], type: row["type"],
                    size: row["size"], hash: row.contentHash("part_hash"))
            }
        }
    }
}

extension SearchCompiler {
    /// The conditions that a query sets on parts of every message that it finds.
    fileprivate mutating func conditionsOnParts(_ query: SearchQuery) -> [String] {
        switch query {
        case .field(.filename, let value): [name(value, of: "p.")]
        case .field(.type, let value): [type(value, of: "p.")]
        case .field(.has, let value): isKind(value.lowercased(), of: "p.").map { [$0] } ?? []
        case .and(let terms): terms.flatMap { conditionsOnParts($0) }
        default: []
        }
    }
}
