import GRDB
import MailHTML
import MailSources
import MessageAnalysis
import MessageContent

/// Writes the rows of one message: all but flags and places.
struct NewMessageRows {
    let db: Database
    let placing: ConversationPlacing
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
            try rows.insert(.diagnostics) { row in
                row.add(position)
                row.add(diagnostic.code.rawValue)
                row.add(diagnostic.severity.rawValue)
                row.add(diagnostic.range.start)
                row.add(diagnostic.range.count)
            }
        }
        try rows.finish()
        try BodyRows(db: db).insertIndex(record.indexed, messageID)
    }

    private static let columns = [
        "sha256", "size", "date", "date_source", "sent_at", "sent_offset", "received_at", "internet_id", "subject",
        "preview", "category", "confidence", "is_newsletter", "is_outgoing", "has_attachment", "has_html", "list_id",
        "author", "thread_keys", "conversation_id", "codes_version", "sanitizer_version", "identity",
        "skeleton",
    ].joined(separator: ", ")
    private static let marks = Array(repeating: "?", count: 24).joined(separator: ", ")

    private func write(_ record: MessageRecord, _ conversation: Int64, to row: inout RowBinder) {
        let email = record.email
        row.add(blob: record.hash.bytes)
        row.add(record.size)
        row.add(seconds: email.date)
        row.add(email.dateSource?.rawValue)
        row.add(seconds: email.sentAt)
        row.add(email.date.map { Int($0.offsetMinutes) })
        row.add(seconds: email.receivedAt)
        row.add(email.messageID.first)
        row.add(email.subject)
        row.add(email.preview)
        row.add(record.verdict.category.rawValue)
        row.add(record.verdict.confidence)
        row.add(record.verdict.isNewsletter)
        row.add(placing.owner.contains { $0.text == record.facts.author })
        row.add(!record.files.isEmpty)
        row.add(email.html != nil)
        row.add(record.facts.listID)
        row.add(record.facts.author)
        row.add(blob: record.threadKeys)
        row.add(conversation)
        row.add(CodeRows.version)
        row.add(HTMLSanitizer.version)
        row.add(blob: record.identity.bytes)
        row.add(record.skeleton.map { Int(truncatingIfNeeded: $0) })
    }

    private func conversation(of record: MessageRecord) throws -> Int64 {
        try ConversationRows(db: db).find(placing.key(of: record.facts), placing)
    }

    private func insertMessage(_ record: MessageRecord) throws -> Int64 {
        let conversation = try conversation(of: record)
        try db.run("INSERT INTO messages (\(Self.columns), is_unread, in_inbox) VALUES (\(Self.marks), ?, ?)") { row in
            write(record, conversation, to: &row)
            row.add(record.flags.isUnread ?? false)
            row.add(record.flags.isInInbox)
        }
        return db.lastInsertedRowID
    }

    /// Writes the message's own row anew.
    func update(_ messageID: Int64, by record: MessageRecord) throws {
        let conversation = try conversation(of: record)
        try db.run(
            "UPDATE messages SET (\(Self.columns)) = (\(Self.marks)), knowledge = NULL, own_category = NULL WHERE message_id = ?"
        ) {
            row in
            write(record, conversation, to: &row)
            row.add(messageID)
        }
    }

    private func insertContents(_ record: MessageRecord, _ rows: inout ContentRows) throws {
        try rows.insert(.contents) { row in
            row.add(utf8: record.headersJSON)
            row.add(record.email.text)
            row.add(record.email.html?.html)
            row.add(record.hiddenText.isEmpty ? nil : record.hiddenText)
            row.add(record.attachedText)
            row.add(utf8: record.verdictJSON)
            row.add(record.removedJSON)
        }
    }

    private func insertAddresses(_ record: MessageRecord, _ rows: inout ContentRows) throws {
        for address in record.addresses {
            let addressID = try identifiers.address(address.normalised, domain: address.domain, db)
            try rows.insert(.addresses) { row in
                row.add(address.role)
                row.add(address.position)
                row.add(addressID)
                row.add(address.name)
                row.add(address.email)
                row.add(address.group)
                row.add(address.folded)
                row.add(address.isParticipant)
            }
        }
    }

    private func insertParts(_ record: MessageRecord, _ rows: inout ContentRows) throws {
        for (position, part) in record.parts.enumerated() {
            let partID = part.partID ?? ""
            try rows.insert(.parts) { row in
                row.add(position)
                row.add(partID)
                row.add(part.type)
                row.add(part.charset)
                row.add(part.disposition)
                row.add(part.name)
                row.add(part.cid)
                row.add(part.size)
                row.add(blob: part.blobID?.bytes)
                row.add(record.files.contains(partID))
            }
        }
    }
}
