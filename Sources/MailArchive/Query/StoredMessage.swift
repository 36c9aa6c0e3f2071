import Foundation
import GRDB
import MailHTML
import MessageContent

/// A message as it is read: its line, its text apart from quotes, its attachments.
public struct StoredMessage: Sendable {
    public struct Part: Sendable {
        public var partID: String
        public var type: String
        public var charset: String?
        public var disposition: String?
        /// As its sender wrote it: never a path.
        public var name: String?
        /// Content-ID without angle brackets.
        public var cid: String?
        public var size: Int
        public var sha256: String?
        public var isAttachment: Bool
    }

    public var summary: MessageSummary
    /// Nil where it answers nothing.
    public var parent: StoredParent?
    public var cc: [EmailAddress]
    public var text: String
    public var reply: ReplyText
    /// In the language of `HTMLOutputChecker`, whatever stands in the archive.
    public var html: String?
    /// Whether this letterbook's sanitizer wrote text and HTML.
    var isCurrent: Bool
    public var parts: [Part]
    public var codes: MessageCodes
    /// Field name and unfolded value, in order.
    public var headers: [(name: String, value: String)]

    public var attachments: [Part] { parts.filter(\.isAttachment) }
}

extension Archive {
    /// - Parameter now: the moment that decides which codes have expired.
    public func message(_ rowID: Int64, now: Date = Date()) throws -> StoredMessage? {
        try read { try Self.message(rowID, now, $0) }
    }

    private static func message(_ rowID: Int64, _ now: Date, _ db: Database) throws -> StoredMessage? {
        let sql = """
            SELECT \(MessageSummary.columns), c.text, c.html, c.headers, m.sanitizer_version, \(StoredParent.columns) FROM messages m \
            JOIN message_contents c USING (message_id) WHERE m.message_id = ?
            """
        guard let row = try Row.fetchOne(db.cachedStatement(sql: sql), arguments: [rowID]) else { return nil }
        let text: String = row["text"]
        let cc = try Row.fetchAll(
            db.cachedStatement(
                sql: "SELECT name, email FROM message_addresses WHERE message_id = ? AND role = 'cc' ORDER BY position"),
            arguments: [rowID]
        ).map { EmailAddress(name: $0[0], email: $0[1]) }
        let headers = try Row.fetchAll(
            db.cachedStatement(sql: "SELECT name, value FROM headers WHERE message_id = ? ORDER BY position"),
            arguments: [rowID]
        ).map { (name: $0[0] as String, value: $0[1] as String) }
        let summary = try MessageSummary(row, db)
        let isCurrent = (row["sanitizer_version"] as Int) >= HTMLSanitizer.version
        return StoredMessage(
            summary: summary, parent: StoredParent(row), cc: cc, text: text, reply: ReplyText(splitting: text),
            html: (row["html"] as String?).map { safe($0, isCurrent: isCurrent) }, isCurrent: isCurrent,
            parts: try parts(rowID, db), codes: try MessageCodes(of: summary, now: now, db), headers: headers)
    }

    /// What an earlier sanitizer wrote, or what somebody changed in the archive, is sanitized again.
    private static func safe(_ html: String, isCurrent: Bool) -> String {
        isCurrent && HTMLOutputChecker().accepts(Array(html.utf8)) ? html : HTMLSanitizer.sanitize(html).html
    }

    private static func parts(_ rowID: Int64, _ db: Database) throws -> [StoredMessage.Part] {
        try Row.fetchAll(
            db.cachedStatement(
                sql: """
                    SELECT part_id, type, charset, disposition, name, content_id, size, lower(hex(sha256)), \
                    is_attachment FROM parts WHERE message_id = ? ORDER BY position
                    """), arguments: [rowID]
        ).map {
            StoredMessage.Part(
                partID: $0[0], type: $0[1], charset: $0[2], disposition: $0[3], name: $0[4], cid: $0[5], size: $0[6],
                sha256: $0[7], isAttachment: $0[8])
        }
    }

    /// A message's HTML as it stands in the archive, unchecked.
    func storedHTML(_ rowID: Int64) throws -> String? {
        try read {
            try String.fetchOne(
                $0, sql: "SELECT html FROM message_contents WHERE message_id = ?", arguments: [rowID])
        }
    }

    /// Row ids of a conversation's messages, oldest first, copies left out.
    public func messageIDs(ofConversation rowID: Int64) throws -> [Int64] {
        try read {
            try Int64.fetchAll(
                $0,
                sql:
                    "SELECT message_id FROM messages WHERE conversation_id = ? AND duplicate_of IS NULL ORDER BY date, sha256",
                arguments: [rowID])
        }
    }

    public func conversation(_ rowID: Int64) throws -> ConversationSummary? {
        try read { db in
            let sql = "SELECT \(ConversationSummary.columns) FROM conversations c WHERE c.conversation_id = ?"
            return try Row.fetchOne(db, sql: sql, arguments: [rowID]).map {
                try ConversationSummary($0, names: BestNames(db: db))
            }
        }
    }
}
