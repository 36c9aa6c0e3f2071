import GRDB
import MailHTML
import MessageContent

/// Writes the sanitizer's results on a message's bodies: HTML, text, trackers, and the words of the full-text index.
struct BodyRows {
    let db: Database

    func insertTrackers(_ record: MessageRecord, _ rows: inout ContentRows) throws {
        for (position, tracker) in (record.email.html?.trackers ?? []).enumerated() {
            try rows.insert(.trackers) { row in
                row.add(position)
                row.add(tracker.kind.rawValue)
                row.add(tracker.vendor)
                row.add(tracker.url)
            }
        }
    }

    func insertIndex(_ text: IndexedText, _ messageID: Int64) throws {
        try db.run(
            "INSERT INTO message_search (rowid, subject, people, body, attachments) VALUES (?, ?, ?, ?, ?)",
            key: messageID
        ) { row in
            row.add(text.subject)
            row.add(text.people)
            row.add(text.body)
            row.add(text.attachments)
        }
    }

    /// Replaces the results of an earlier sanitizer.
    ///
    /// - Returns: whether there was something to do.
    func refresh(_ record: MessageRecord, of messageID: Int64) throws -> Bool {
        let version: Int? = try db.value("SELECT sanitizer_version FROM messages WHERE message_id = ?", [messageID])
        guard let version, version < HTMLSanitizer.version else { return false }
        try deleteIndex(record, messageID)
        try insertIndex(record.indexed, messageID)
        try db.run(ContentTable.trackers.delete, [messageID])
        var rows = ContentRows(db: db, messageID: messageID)
        try insertTrackers(record, &rows)
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
            "UPDATE messages SET sanitizer_version = ?, preview = ?, skeleton = ? WHERE message_id = ?",
            [HTMLSanitizer.version, record.email.preview, record.skeleton.map(Int64.init(bitPattern:)), messageID])
        try db.markConversationStale(ofMessage: messageID)
        return true
    }

    /// Takes a message out of the full-text index. As the index keeps no text, it has to be given the text that is
    /// deleted.
    func deleteIndex(_ record: MessageRecord, _ messageID: Int64) throws {
        let stored = try db.row(
            "SELECT text, hidden_text, attached_text FROM message_contents WHERE message_id = ?", [messageID])
        guard let stored else { return }
        try db.run(
            """
            INSERT INTO message_search (message_search, rowid, subject, people, body, attachments) \
            VALUES ('delete', ?, ?, ?, ?, ?)
            """,
            [
                messageID, record.indexed.subject, record.indexed.people,
                IndexedText.body(text: stored["text"], hidden: stored["hidden_text"] ?? ""),
                IndexedText.attachments(record.parts.compactMap(\.name), text: stored["attached_text"] ?? ""),
            ])
    }
}
