import Foundation
import GRDB
import MailSources
import MessageAnalysis
import MessageContent

/// Writes the rows of one message: all but flags and places.
struct NewMessageRows {
    let db: Database
    let owner: Set<NormalisedAddress>
    let identifiers: IdentifierCache

    func insert(_ record: MessageRecord) throws -> Int64 {
        let messageID = try insertMessage(record)
        try insertDetails(record, messageID)
        return messageID
    }

    func insertDetails(_ record: MessageRecord, _ messageID: Int64) throws {
        try insertContents(record, messageID)
        try insertAddresses(record, messageID)
        try insertParts(record, messageID)
        try CodeRows(db: db).insert(record.codes, messageID)
        try BodyRows(db: db).insertTrackers(record, messageID)
        for (position, diagnostic) in record.email.diagnostics.enumerated() {
            try db.run(
                "INSERT INTO diagnostics (message_id, position, code, severity, offset, length) VALUES (?, ?, ?, ?, ?, ?)",
                [
                    messageID, position, diagnostic.code.rawValue, diagnostic.severity.rawValue, diagnostic.range.start,
                    diagnostic.range.count,
                ])
        }
        try BodyRows(db: db).insertIndex(record, messageID)
    }

    private static let columns = [
        "sha256", "size", "date", "date_source", "sent_at", "sent_offset", "received_at", "internet_id", "subject",
        "preview", "category", "confidence", "is_newsletter", "is_outgoing", "has_attachment", "has_html", "list_id",
        "author", "thread_keys", "conversation_id", "codes_version", "sanitizer_version", "identity",
    ].joined(separator: ", ")
    private static let marks = Array(repeating: "?", count: 23).joined(separator: ", ")

    private func values(_ record: MessageRecord) throws -> StatementArguments {
        let email = record.email
        let conversation = try ConversationRows(db: db).find(ConversationKey(record.facts, owner: owner))
        let isOutgoing = owner.contains { $0.text == record.facts.author }
        return [
            Data(record.hash.bytes), record.size, email.date?.unixSeconds, email.dateSource?.rawValue,
            email.sentAt?.unixSeconds, email.sentAt.map { Int($0.offsetMinutes) }, email.receivedAt?.unixSeconds,
            email.messageID.first, email.subject, email.preview, record.verdict.category.rawValue,
            record.verdict.confidence, record.verdict.isNewsletter, isOutgoing, email.hasAttachment,
            email.html != nil, record.facts.listID, record.facts.author, Data(record.threadKeys), conversation,
            CodeRows.version, HTMLSanitizer.version, Data(record.identity.bytes),
        ]
    }

    private func insertMessage(_ record: MessageRecord) throws -> Int64 {
        let flags = record.flags
        try db.run(
            "INSERT INTO messages (\(Self.columns), is_unread, in_inbox) VALUES (\(Self.marks), ?, ?)",
            try values(record) + [flags.isUnread, flags.isInInbox])
        return db.lastInsertedRowID
    }

    /// Writes the message's own row anew.
    func update(_ messageID: Int64, by record: MessageRecord) throws {
        try db.run(
            "UPDATE messages SET (\(Self.columns)) = (\(Self.marks)) WHERE message_id = ?",
            try values(record) + [messageID])
    }

    private func insertContents(_ record: MessageRecord, _ messageID: Int64) throws {
        let hidden = record.hiddenText
        try db.run(
            """
            INSERT INTO message_contents (message_id, headers, text, html, hidden_text, attached_text, verdict, removed) \
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                messageID, record.headersJSON, record.email.text, record.email.html?.html,
                hidden.isEmpty ? nil : hidden,
                record.attachedText, record.verdictJSON, record.removedJSON,
            ])
    }

    private func insertAddresses(_ record: MessageRecord, _ messageID: Int64) throws {
        for address in record.addresses {
            let addressID = try identifiers.address(address.normalised, domain: address.domain, db)
            try db.run(
                """
                INSERT INTO message_addresses (message_id, role, position, address_id, name, email, group_name, \
                folded, is_participant) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
                [
                    messageID, address.role, address.position, addressID, address.name, address.email, address.group,
                    SearchText.folded((address.name ?? "") + " " + address.email), address.isParticipant,
                ])
        }
    }

    private func insertParts(_ record: MessageRecord, _ messageID: Int64) throws {
        let attachments = Set(record.email.attachments)
        for (position, part) in record.parts.enumerated() {
            let partID = part.partID ?? ""
            try db.run(
                """
                INSERT INTO parts (message_id, position, part_id, type, charset, disposition, name, content_id, size, \
                sha256, is_attachment) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
                [
                    messageID, position, partID, part.type, part.charset, part.disposition, part.name, part.cid,
                    part.size,
                    part.blobID.map { Data($0.bytes) }, attachments.contains(partID),
                ])
        }
    }
}
