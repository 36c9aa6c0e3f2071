import Foundation
import GRDB
import MailHTML
import MessageContent

/// A message with all that the archive keeps of its content.
public struct StoredMessage: Sendable, JSONObject {
    /// A body part; multiparts are left out.
    public struct Part: Sendable, JSONObject {
        /// Its number as in IMAP (RFC 3501 section 6.4.5), such as `1.2`.
        public var partID: String
        /// Media type in lower case.
        public var type: String
        /// As declared.
        public var charset: String?
        /// Of Content-Disposition.
        public var disposition: String?
        /// As its sender wrote it: for showing, not as a path to write to (see ``SafeFileName``).
        public var name: String?
        /// Content-ID without angle brackets.
        public var cid: String?
        /// Bytes when decoded.
        public var size: Int
        /// Hash of the decoded bytes in hexadecimal.
        public var sha256: String?
        /// Whether it is an attachment by RFC 8621 section 4.1.4.
        public var isAttachment: Bool

        /// One of the `attachments` of a message.
        public func writeMembers(to json: inout JSONWriter) {
            json.member("partId", partID)
            json.member("name", name)
            json.member("type", type)
            json.member("size", size)
            json.member("sha256", sha256)
        }
    }

    /// Its line in lists.
    public var summary: MessageSummary
    /// The message that it answers; nil where it answers nothing.
    public var parent: StoredParent?
    /// Cc field.
    public var cc: [EmailAddress]
    /// Plain text of the body, quotes included.
    public var text: String
    /// The text apart from quotes and signature.
    public var reply: ReplyText
    /// What its author newly wrote; all of the text where nothing of it is told apart.
    package var ownText: String { reply.newText.isEmpty && reply.quotedText.isEmpty ? text : reply.newText }
    /// Safe to show: it passed `HTMLOutputChecker`, whatever stands in the archive.
    public var html: String?
    /// Whether it has an HTML body.
    package var hasHTML: Bool
    /// In the order of the message.
    public var parts: [Part]
    /// Verification codes and links.
    public var codes: MessageCodes
    /// Field name and unfolded value, in order.
    public var headers: [(name: String, value: String)]

    /// Those of the parts that are attachments.
    public var attachments: [Part] { parts.filter(\.isAttachment) }

    /// The files that are listed below its text: the attachments, and the pictures that its HTML shows. Pictures of less
    /// than 10 kB are left out, since most are lines and logos.
    package var files: [Part] {
        var seen: Set<String> = []
        return files(excluding: &seen)
    }

    /// ``files`` without the `pictures`, which replies and signatures repeat; those that it returns are added to them.
    package func files(excluding pictures: inout Set<String>) -> [Part] {
        parts.filter { part in
            part.isAttachment
                || part.size >= Self.smallPictureBytes && part.cid != nil && part.type.hasPrefix("image/")
                    && pictures.insert(part.sha256 ?? part.partID).inserted
        }
    }

    private static let smallPictureBytes = 10_000

    /// A line of `letterbook show --json` and of `letterbook export --to ndjson`.
    public func writeMembers(to json: inout JSONWriter) {
        json.member("id", summary.id.hex)
        json.member("messageId", summary.messageID)
        json.member("date", summary.date?.rfc3339)
        for (name, addresses) in [("from", summary.from), ("to", summary.to), ("cc", cc)] {
            json.key(name)
            json.addresses(addresses)
        }
        json.member("subject", summary.subject)
        json.member("category", summary.category)
        json.member("conversation", summary.conversation)
        writeParent(to: &json)
        json.member("mailboxes", summary.mailboxes)
        json.member("labels", summary.labels)
        json.member("isUnread", summary.isUnread)
        json.member("text", text)
        json.member("newText", reply.newText)
        json.member("quotedText", reply.quotedText)
        json.member("signature", reply.signature)
        json.member("attachments", attachments)
        codes.writeMembers(to: &json)
    }

    func writeParent(to json: inout JSONWriter) {
        json.member("parent", parent?.id?.hex)
        json.member("parentLink", parent?.link.rawValue)
        json.member("missingParents", parent?.missing ?? 0)
    }
}

extension Archive {
    /// The message of a row.
    ///
    /// - Parameters:
    ///   - rowID: its row id.
    ///   - now: the moment that decides which codes have expired.
    /// - Returns: nil where there is none.
    /// - Throws: ``ArchiveError``.
    public func message(_ rowID: Int64, now: Date = Date()) throws -> StoredMessage? {
        try read { try Self.message(rowID, now, isWhole: true, $0) }
    }

    /// - Parameter isWhole: else without HTML, headers, mailboxes and labels, which a chat does not show.
    static func message(_ rowID: Int64, _ now: Date, isWhole: Bool, _ db: Database) throws -> StoredMessage? {
        let sql = """
            SELECT \(MessageSummary.columns), c.text, \(isWhole ? "c.html" : "NULL AS html"), m.has_html, \
            m.sanitizer_version, \(StoredParent.columns) FROM messages m \
            JOIN message_contents c USING (message_id) WHERE m.message_id = ?
            """
        return try db.rows(sql, [rowID]) { try message($0, rowID, now, isWhole: isWhole, db) }.first
    }

    private static func message(
        _ row: Row, _ rowID: Int64, _ now: Date, isWhole: Bool, _ db: Database
    ) throws -> StoredMessage {
        let text: String = row["text"]
        let cc = try db.rows(
            """
            SELECT n.name, n.email FROM message_addresses r JOIN names n USING (name_id) WHERE r.message_id = ? \
            AND r.role = 'cc' ORDER BY r.position
            """, [rowID]
        ) { EmailAddress(name: $0["name"], email: $0["email"]) }
        let headers =
            !isWhole
            ? []
            : try db.rows(
                "SELECT name, value FROM headers WHERE message_id = ? ORDER BY position", [rowID]
            ) { (name: $0["name"] as String, value: $0["value"] as String) }
        let summary = try MessageSummary(row, db, isBrief: !isWhole, namesCopies: true)
        let isCurrent = (row["sanitizer_version"] as Int) >= HTMLSanitizer.version
        return StoredMessage(
            summary: summary, parent: StoredParent(row), cc: cc, text: text, reply: ReplyText(splitting: text),
            html: (row["html"] as String?).map { safe($0, isCurrent: isCurrent) }, hasHTML: row["has_html"],
            parts: try parts(rowID, db), codes: try MessageCodes(of: summary, now: now, db), headers: headers)
    }

    /// Sanitizes HTML again that an earlier sanitizer wrote, or that somebody changed in the archive.
    private static func safe(_ html: String, isCurrent: Bool) -> String {
        isCurrent && HTMLOutputChecker().accepts(Array(html.utf8)) ? html : HTMLSanitizer.sanitize(html).html
    }

    private static func parts(_ rowID: Int64, _ db: Database) throws -> [StoredMessage.Part] {
        try db.rows(
            """
            SELECT part_id, type, charset, disposition, name, content_id, size, lower(hex(sha256)) AS hash, \
            is_attachment FROM parts WHERE message_id = ? ORDER BY position
            """, [rowID]
        ) { row in
            StoredMessage.Part(
                partID: row["part_id"], type: row["type"], charset: row["charset"], disposition: row["disposition"],
                name: row["name"], cid: row["content_id"], size: row["size"], sha256: row["hash"],
                isAttachment: row["is_attachment"])
        }
    }

    /// Row ids of a conversation's messages, oldest first, copies left out.
    ///
    /// - Throws: ``ArchiveError``.
    public func messageIDs(ofConversation rowID: Int64) throws -> [Int64] {
        try read {
            try $0.values(
                "SELECT message_id FROM messages WHERE conversation_id = ? AND duplicate_of IS NULL ORDER BY date, sha256",
                [rowID])
        }
    }
}
