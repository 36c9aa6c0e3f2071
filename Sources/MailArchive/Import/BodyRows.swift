import GRDB
import MessageContent

/// Writes what the sanitizer makes of a message's bodies: HTML, text, trackers, and the words of the full-text index.
struct BodyRows {
    let db: Database

    func insertTrackers(_ record: MessageRecord, _ messageID: Int64) throws {
        for tracker in record.email.html?.trackers ?? [] {
            try db.run(
                "INSERT INTO trackers (message_id, kind, vendor, url) VALUES (?, ?, ?, ?)",
                [messageID, tracker.kind.rawValue, tracker.vendor, tracker.url])
        }
    }

    func insertIndex(_ record: MessageRecord, _ messageID: Int64) throws {
        try db.run(
            "INSERT INTO message_search (rowid, subject, people, body, attachments) VALUES (?, ?, ?, ?, ?)",
            [messageID, record.indexedSubject, record.indexedPeople, record.indexedBody, record.indexedAttachments])
    }

    /// Replaces what an earlier sanitizer made of the message.
    func refresh(_ record: MessageRecord, of messageID: Int64) throws {
        let version = try Int.fetchOne(
            db.cachedStatement(sql: "SELECT sanitizer_version FROM messages WHERE message_id = ?"),
            arguments: [messageID])
        guard let version, version < HTMLSanitizer.version else { return }
        try deleteIndex(record, messageID)
        try insertIndex(record, messageID)
        try db.run("DELETE FROM trackers WHERE message_id = ?", [messageID])
        try insertTrackers(record, messageID)
        try db.run(
            """
            UPDATE message_contents SET text = ?, html = ?, hidden_text = ?, attached_text = ?, removed = ? \
            WHERE message_id = ?
            """,
            [
                record.email.text, record.email.html?.html, record.hiddenText.isEmpty ? nil : record.hiddenText,
                record.attachedText, record.removedJSON, messageID,
            ])
        try db.run(
            "UPDATE messages SET sanitizer_version = ?, preview = ? WHERE message_id = ?",
            [HTMLSanitizer.version, record.email.preview, messageID])
        try db.markConversationStale(ofMessage: messageID)
    }

    /// The index keeps no text of its own: it is told what it was given.
    func deleteIndex(_ record: MessageRecord, _ messageID: Int64) throws {
        let stored = try Row.fetchOne(
            db.cachedStatement(
                sql: "SELECT text, hidden_text, attached_text FROM message_contents WHERE message_id = ?"),
            arguments: [messageID])
        guard let stored else { return }
        try db.run(
            """
            INSERT INTO message_search (message_search, rowid, subject, people, body, attachments) \
            VALUES ('delete', ?, ?, ?, ?, ?)
            """,
            [
                messageID, record.indexedSubject, record.indexedPeople,
                MessageRecord.indexedBody(text: stored[0], hidden: stored[1] ?? ""),
                MessageRecord.indexedAttachments(record.parts, text: stored[2] ?? ""),
            ])
    }
}
