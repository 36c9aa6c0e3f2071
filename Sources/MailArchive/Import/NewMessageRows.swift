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
        try RawRows(db: db).insert(record.pieces, of: messageID)
        return messageID
    }

    func insertDetails(_ record: MessageRecord, _ messageID: Int64) throws {
        var rows = ContentRows(db, messageID)
        try insertContents(record, &rows)
        try insertAddresses(record, &rows)
        try insertParts(record, &rows)
        try CodeRows(db: db).insert(record.codes, &rows)
        try BodyRows(db: db).insertTrackers(record, &rows)
        for (position, diagnostic) in record.email.diagnostics.enumerated() {
            try rows.insert(
                .diagnostics,
                [
                    position, diagnostic.code.rawValue, diagnostic.severity.rawValue, diagnostic.range.start,
                    diagnostic.range.count,
                ])
        }
        try rows.finish()
        try BodyRows(db: db).insertIndex(record.indexed, messageID)
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

    private func insertContents(_ record: MessageRecord, _ rows: inout ContentRows) throws {
        try rows.insert(
            .contents,
            [
                record.headersJSON, record.email.text, record.email.html?.html,
                record.hiddenText.isEmpty ? nil : record.hiddenText, record.attachedText, record.verdictJSON,
                record.removedJSON,
            ])
    }

    private func insertAddresses(_ record: MessageRecord, _ rows: inout ContentRows) throws {
        for address in record.addresses {
            let addressID = try identifiers.address(address.normalised, domain: address.domain, db)
            try rows.insert(
                .addresses,
                [
                    address.role, address.position, addressID, address.name, address.email, address.group,
                    SearchText.folded((address.name ?? "") + " " + address.email), address.isParticipant,
                ])
        }
    }

    private func insertParts(_ record: MessageRecord, _ rows: inout ContentRows) throws {
        let attachments = Set(record.email.attachments)
        for (position, part) in record.parts.enumerated() {
            let partID = part.partID ?? ""
            try rows.insert(
                .parts,
                [
                    position, partID, part.type, part.charset, part.disposition, part.name, part.cid, part.size,
                    part.blobID.map { Data($0.bytes) }, attachments.contains(partID),
                ])
        }
    }
}
