import GRDB
import MailHTML
import MessageContent

/// Writes the sanitizer's results on a message's bodies: HTML, text, trackers, and the words of the full-text index.
struct BodyRows {
    let db: Database
    let index: IndexQueue

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

    /// Replaces the results of an earlier sanitizer.
    ///
    /// - Returns: whether there was something to do.
    func refresh(_ record: MessageRecord, of messageID: Int64) throws -> Bool {
        let version: Int? = try db.value("SELECT sanitizer_version FROM messages WHERE message_id = ?", [messageID])
        guard let version, version < HTMLSanitizer.version else { return false }
        try removeIndex(record, messageID)
        index.add(record.indexed, messageID)
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

    /// Takes a message out of the full-text index.
    func removeIndex(_ record: MessageRecord, _ messageID: Int64) throws {
        let stored = try db.row(
            "SELECT text, hidden_text, attached_text FROM message_contents WHERE message_id = ?", [messageID])
        guard let stored else { return }
        var text = record.indexed
        text.body = IndexedText.body(text: stored["text"], hidden: stored["hidden_text"] ?? "")
        text.attachments = IndexedText.attachments(
            record.parts.compactMap(\.name), text: stored["attached_text"] ?? "")
        index.remove(text, messageID)
    }
}
