import Foundation
import GRDB
import MailSources
import MessageAnalysis
import MessageContent

/// Writes the rows of one message.
struct MessageRows {
    enum Outcome { case imported, duplicate, unchanged }

    let db: Database
    let owner: Set<NormalisedAddress>
    let identifiers: IdentifierCache
    let paths: AbsolutePaths

    func write(_ item: ParsedBatch.Item, in ledger: inout ContainerLedger) throws -> Outcome {
        switch item {
        case .known(let hash, let origin):
            if try meetAgain(hash, origin, &ledger) { return .unchanged }
            // Its rows were all met already: the container holds it once more.
            guard let messageID = try find(hash) else { return .unchanged }
            try addLedgerRow(origin, ledger, state: "duplicate", messageID)
            return .duplicate
        case .read(let record):
            if let messageID = try find(record.hash) {
                try CodeRows(db: db).refresh(record.codes, of: messageID)
                try BodyRows(db: db).refresh(record, of: messageID)
                if try meetAgain(record.hash, record.origin, &ledger) { return .unchanged }
                try addLedgerRow(record.origin, ledger, state: "duplicate", messageID)
                try merge(record, into: messageID)
                return .duplicate
            }
            let messageID = try insert(record)
            try addLedgerRow(record.origin, ledger, state: "imported", messageID)
            return .imported
        }
    }

    private func find(_ hash: ContentHash) throws -> Int64? {
        try Int64.fetchOne(
            db.cachedStatement(sql: "SELECT message_id FROM messages WHERE sha256 = ?"), arguments: [Data(hash.bytes)])
    }

    // MARK: The ledger

    /// Whether the container was known to hold the message; its row is brought up to date then.
    private func meetAgain(_ hash: ContentHash, _ origin: Origin, _ ledger: inout ContainerLedger) throws -> Bool {
        let path = filePath(origin)
        guard let row = ledger.claim(hash, at: origin.offset, path: path) else { return false }
        try update(row, origin, path)
        return true
    }

    /// The message's own file in a folder; an mbox's path stands in its container.
    private func filePath(_ origin: Origin) -> String? {
        origin.envelope == nil && origin.path != "-" ? paths.absolute(origin.path) : nil
    }

    private func addLedgerRow(
        _ origin: Origin, _ ledger: ContainerLedger, state: String, _ messageID: Int64
    ) throws {
        let mailbox = origin.mailbox.isEmpty ? nil : try identifiers.mailbox(origin.mailbox, db)
        try db.run(
            """
            INSERT INTO ledger (container_id, path, raw_path, offset, length, lead_length, trail_length, quoting, state, \
            message_id, mailbox_id, envelope) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                ledger.containerID, filePath(origin), origin.rawPath.map { Data($0) }, origin.offset,
                origin.length, origin.leadLength, origin.trailLength, origin.quoting.rawValue, state, messageID,
                mailbox, origin.envelope,
            ])
    }

    /// The message was met again: its place and flags may be others now.
    private func update(_ row: ContainerLedger.Row, _ origin: Origin, _ path: String?) throws {
        if !row.stands(at: origin, path) {
            try db.run(
                """
                UPDATE ledger SET offset = ?, length = ?, lead_length = ?, trail_length = ?, path = ?, raw_path = ?, \
                quoting = ?, envelope = ? WHERE ledger_id = ?
                """,
                [
                    origin.offset, origin.length, origin.leadLength, origin.trailLength, path,
                    origin.rawPath.map { Data($0) }, origin.quoting.rawValue, origin.envelope, row.ledgerID,
                ])
        }
        if origin.dateSource == .maildir { try updateFlags(row.messageID, Array(Set(origin.keywords)).sorted()) }
    }

    /// A Maildir's flags as they are now. Where the message stands in several places their flags stay united: read
    /// anywhere is read.
    private func updateFlags(_ messageID: Int64, _ new: [String]) throws {
        let old = try String.fetchAll(
            db.cachedStatement(sql: "SELECT keyword FROM message_keywords WHERE message_id = ? ORDER BY keyword"),
            arguments: [messageID])
        guard old != new else { return }
        let places = try Int.fetchOne(
            db.cachedStatement(sql: "SELECT count(*) FROM ledger WHERE message_id = ? AND state <> 'gone'"),
            arguments: [messageID])
        let isUnread = !new.contains("$seen") && !new.contains("$draft")
        if places == 1 {
            try db.run("DELETE FROM message_keywords WHERE message_id = ?", [messageID])
            try db.run("UPDATE messages SET is_unread = ? WHERE message_id = ?", [isUnread, messageID])
        } else if !isUnread {
            try db.run("UPDATE messages SET is_unread = 0 WHERE message_id = ?", [messageID])
        }
        try addKeywords(new, messageID)
        try db.markConversationStale(ofMessage: messageID)
    }

    /// Another copy of the same bytes: labels and flags are united; read anywhere is read.
    private func merge(_ record: MessageRecord, into messageID: Int64) throws {
        try addLabels(record.labels, messageID)
        try addKeywords(record.keywords, messageID)
        try db.run(
            """
            UPDATE messages SET is_unread = is_unread AND ?, in_inbox = \
            CASE WHEN in_inbox IS NULL THEN ? WHEN ? IS NULL THEN in_inbox ELSE in_inbox OR ? END WHERE message_id = ?
            """, [record.isUnread, record.isInInbox, record.isInInbox, record.isInInbox, messageID])
        try db.markConversationStale(ofMessage: messageID)
    }

    // MARK: A new message

    private func insert(_ record: MessageRecord) throws -> Int64 {
        let messageID = try insertMessage(record)
        try insertContents(record, messageID)
        try insertAddresses(record, messageID)
        try insertParts(record, messageID)
        try addLabels(record.labels, messageID)
        try addKeywords(record.keywords, messageID)
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
        return messageID
    }

    private func insertMessage(_ record: MessageRecord) throws -> Int64 {
        let email = record.email
        let conversation = try ConversationRows(db: db).find(ConversationKey(record.facts, owner: owner))
        let isOutgoing = owner.contains { $0.text == record.facts.author }
        try db.run(
            """
            INSERT INTO messages (sha256, size, date, date_source, sent_at, sent_offset, received_at, internet_id, \
            subject, preview, category, confidence, is_newsletter, is_outgoing, is_unread, in_inbox, has_attachment, \
            has_html, list_id, author, thread_keys, conversation_id, codes_version, sanitizer_version) \
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                Data(record.hash.bytes), record.size, email.date?.unixSeconds, email.dateSource?.rawValue,
                email.sentAt?.unixSeconds, email.sentAt.map { Int($0.offsetMinutes) }, email.receivedAt?.unixSeconds,
                email.messageID.first, email.subject, email.preview, record.verdict.category.rawValue,
                record.verdict.confidence, record.verdict.isNewsletter, isOutgoing, record.isUnread,
                record.isInInbox, email.hasAttachment, email.html != nil, record.facts.listID, record.facts.author,
                Data(record.threadKeys), conversation, CodeRows.version, HTMLSanitizer.version,
            ])
        return db.lastInsertedRowID
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

    private func addLabels(_ labels: [String], _ messageID: Int64) throws {
        for label in labels {
            let labelID = try identifiers.label(label, db)
            try db.run(
                "INSERT OR IGNORE INTO message_labels (message_id, label_id) VALUES (?, ?)", [messageID, labelID])
        }
    }

    private func addKeywords(_ keywords: [String], _ messageID: Int64) throws {
        for keyword in keywords {
            try db.run(
                "INSERT OR IGNORE INTO message_keywords (message_id, keyword) VALUES (?, ?)", [messageID, keyword])
        }
    }
}

/// Finds or makes the row of a conversation.
struct ConversationRows {
    let db: Database

    /// The conversation of that key, marked to be brought up to date.
    func find(_ key: ConversationKey) throws -> Int64 {
        let hash = Data(key.participantHash.bytes)
        let select = try db.cachedStatement(sql: "SELECT conversation_id FROM conversations WHERE participant_hash = ?")
        if let found = try Int64.fetchOne(select, arguments: [hash]) {
            try db.cachedStatement(
                sql: "UPDATE conversations SET is_stale = 1 WHERE conversation_id = ? AND NOT is_stale"
            )
            .execute(arguments: [found])
            return found
        }
        try db.cachedStatement(
            sql: "INSERT INTO conversations (participant_hash, kind, key_ids, is_group) VALUES (?, ?, ?, ?)"
        ).execute(arguments: [hash, key.kind.rawValue, key.ids.joined(separator: "\n"), key.isGroup])
        return db.lastInsertedRowID
    }
}
