import GRDB
import MailHTML
import MailSources
import MessageAnalysis
import MessageContent

/// Writes the rows of one message, except for flags and places.
struct NewMessageRows {
    let db: Database
    let placing: ConversationPlacing
    let identifiers: IdentifierCache
    let identities: MessageIdentities
    let index: IndexQueue

    var bodyRows: BodyRows { BodyRows(db: db, index: index) }

    func insert(_ record: MessageRecord) throws -> Int64 {
        let messageID = try identities.newRow(record.identity, db)
        // The message's row last, for it holds the seal of the others: so it is written once.
        let seal = try insertDetails(record, messageID)
        try insertMessage(record, messageID, seal: seal)
        try RawRows(db: db).insert(record.pieces, of: messageID)
        return messageID
    }

    /// - Returns: the seal of the rows.
    func insertDetails(_ record: MessageRecord, _ messageID: Int64) throws -> UInt64 {
        var rows = ContentRows(db: db, messageID: messageID)
        try insertContents(record, &rows)
        try insertAddresses(record, &rows)
        try insertParts(record, &rows)
        try CodeRows(db: db).insert(record.codes, &rows)
        try bodyRows.insertTrackers(record, &rows)
        for (position, diagnostic) in record.email.diagnostics.enumerated() {
            try rows.insert(.diagnostics) { row in
                row.add(position)
                row.add(diagnostic.code.rawValue)
                row.add(diagnostic.severity.rawValue)
                row.add(diagnostic.range.start)
                row.add(diagnostic.range.count)
            }
        }
        index.add(record.indexed, messageID)
        return rows.seal
    }

    /// The columns of the message's own row, each with its value.
    private static let columns: [(name: String, value: @Sendable (NewMessage, inout RowBinder) -> Void)] = [
        ("sha256", { $1.add(blob: $0.record.hash.bytes) }),
        ("size", { $1.add($0.record.size) }),
        ("date", { $1.add(seconds: $0.email.date) }),
        ("date_source", { $1.add($0.email.dateSource?.rawValue) }),
        ("sent_at", { $1.add(seconds: $0.email.sentAt) }),
        ("sent_offset", { $1.add($0.email.date.map { Int($0.offsetMinutes) }) }),
        ("received_at", { $1.add(seconds: $0.email.receivedAt) }),
        ("internet_id", { $1.add($0.email.messageID.first) }),
        ("subject", { $1.add($0.email.subject) }),
        ("preview", { $1.add($0.email.preview) }),
        ("category", { $1.add($0.record.verdict.category.rawValue) }),
        ("confidence", { $1.add($0.record.verdict.confidence) }),
        ("is_outgoing", { $1.add($0.isOutgoing) }),
        ("has_attachment", { $1.add(!$0.record.files.isEmpty) }),
        ("has_html", { $1.add($0.email.html != nil) }),
        ("list_id", { $1.add($0.record.facts.listID) }),
        ("author", { $1.add($0.record.facts.author) }),
        ("thread_keys", { $1.add(blob: $0.record.threadKeys) }),
        ("conversation_id", { $1.add($0.conversationID) }),
        ("codes_version", { _, row in row.add(CodeRows.version) }),
        ("sanitizer_version", { _, row in row.add(HTMLSanitizer.version) }),
        ("identity", { $1.add(blob: $0.record.identity.bytes) }),
        ("skeleton", { $1.add($0.record.skeleton.map { Int(truncatingIfNeeded: $0) }) }),
        ("seal", { $1.add(Int64(bitPattern: $0.seal)) }),
    ]
    private static let names = columns.map(\.name).joined(separator: ", ")
    private static let marks = columns.map { _ in "?" }.joined(separator: ", ")

    /// A message with the facts that its row needs besides its own.
    private struct NewMessage {
        let record: MessageRecord
        let conversationID: Int64
        let isOutgoing: Bool
        let seal: UInt64
        var email: Email { record.email }
    }

    private func newMessage(_ record: MessageRecord, seal: UInt64) throws -> NewMessage {
        NewMessage(
            record: record,
            conversationID: try identifiers.conversation(placing.key(of: record.facts), placing, db),
            isOutgoing: placing.owner.contains { $0.text == record.facts.author }, seal: seal)
    }

    private func insertMessage(_ record: MessageRecord, _ messageID: Int64, seal: UInt64) throws {
        let message = try newMessage(record, seal: seal)
        try db.run(
            "INSERT INTO messages (message_id, \(Self.names), is_unread, in_inbox) VALUES (?, \(Self.marks), ?, ?)",
            key: messageID
        ) { row in
            for column in Self.columns { column.value(message, &row) }
            row.add(record.flags.isUnread ?? false)
            row.add(record.flags.isInInbox)
        }
    }

    /// Writes the message's own row anew.
    func update(_ messageID: Int64, by record: MessageRecord, seal: UInt64) throws {
        let message = try newMessage(record, seal: seal)
        try db.run(
            """
            UPDATE messages SET (\(Self.names)) = (\(Self.marks)), knowledge = NULL, own_category = NULL \
            WHERE message_id = ?
            """
        ) { row in
            for column in Self.columns { column.value(message, &row) }
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
            let nameID = try identifiers.name(address.name, address.email, of: addressID, db)
            try rows.insert(.addresses) { row in
                row.add(address.role)
                row.add(address.position)
                row.add(addressID)
                row.add(nameID)
                row.add(address.group)
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
