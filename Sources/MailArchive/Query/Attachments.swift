import Foundation
import GRDB
import MessageContent
import MessageFormat

/// An attachment and the message it came with.
public struct AttachmentLine: Sendable {
    public var messageRowID: Int64
    public var messageID: ContentHash
    public var date: DateTime?
    public var from: String?
    public var subject: String?
    public var partID: String
    /// As its sender wrote it: never a path to write to.
    public var name: String?
    public var type: String
    /// Bytes when decoded.
    public var size: Int
    public var hash: ContentHash?

    public var json: String {
        var json = JSONWriter()
        json.object { json in
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
        return json.text
    }
}

extension Archive {
    /// Attachments of the messages that the query finds, newest first; where it asks for a file name or a media type,
    /// only those that have it.
    public func attachments(_ query: SearchQuery, limit: Int? = nil, offset: Int = 0) throws -> [AttachmentLine] {
        try read { db in
            var compiler = SearchCompiler(db)
            let conditions = [try compiler.messages(query)] + compiler.conditionsOnParts(query)
            return try Row.fetchAll(
                db,
                sql: """
                    SELECT m.message_id, m.sha256, m.date, m.sent_offset, a.email, m.subject, p.part_id, p.name, p.type, \
                    p.size, p.sha256 FROM messages m JOIN parts p ON p.message_id = m.message_id AND p.is_attachment \
                    LEFT JOIN message_addresses a ON a.message_id = m.message_id AND a.role = 'from' AND a.position = 0 \
                    WHERE \(conditions.joined(separator: " AND ")) ORDER BY m.date DESC, m.sha256, p.position LIMIT \(limit ?? -1) OFFSET \(offset)
                    """, arguments: compiler.arguments
            ).map { row in
                let offset: Int? = row[3]
                return AttachmentLine(
                    messageRowID: row[0], messageID: ContentHash(bytes: row[1] as Data) ?? .none,
                    date: (row[2] as Int64?).map { DateTime(unixSeconds: $0, offsetMinutes: offset ?? 0) },
                    from: row[4], subject: row[5], partID: row[6], name: row[7], type: row[8], size: row[9],
                    hash: (row[10] as Data?).flatMap(ContentHash.init(bytes:)))
            }
        }
    }
}

extension SearchCompiler {
    /// What a query asks of the parts of every message that it finds.
    fileprivate mutating func conditionsOnParts(_ query: SearchQuery) -> [String] {
        switch query {
        case .field(.filename, let value): [name(value, of: "p.")]
        case .field(.type, let value): [type(value, of: "p.")]
        case .and(let terms): terms.flatMap { conditionsOnParts($0) }
        default: []
        }
    }
}
