import GRDB

/// Changes of the full-text index that are written together at the end of a portion. FTS5 writes what it has as a segment
/// of its own whenever a statement begins that may fail half-way, as those are that seals watch: an index that is
/// written message by message is a heap of segments, merged again and again.
final class IndexQueue {
    private struct Change {
        var removed: IndexedText?
        var added: IndexedText?
    }

    private var changes: [Int64: Change] = [:]

    func add(_ text: IndexedText, _ messageID: Int64) { changes[messageID, default: Change()].added = text }

    /// Takes a message out of the index. As that keeps no text, it has to be given the text that is deleted.
    func remove(_ text: IndexedText, _ messageID: Int64) {
        let isUnwritten = changes[messageID]?.added != nil
        if isUnwritten { changes[messageID]?.added = nil } else { changes[messageID] = Change(removed: text) }
    }

    /// Writes all changes, in the order of the messages, as FTS5 begins a segment where a row comes before its last.
    func write(_ db: Database) throws {
        for (messageID, change) in changes.sorted(by: { $0.key < $1.key }) {
            if let text = change.removed {
                try write(
                    text, messageID,
                    """
                    INSERT INTO message_search (rowid, subject, people, body, attachments, message_search) \
                    VALUES (?, ?, ?, ?, ?, 'delete')
                    """, db)
            }
            if let text = change.added {
                try write(
                    text, messageID,
                    "INSERT INTO message_search (rowid, subject, people, body, attachments) VALUES (?, ?, ?, ?, ?)", db)
            }
        }
        changes.removeAll(keepingCapacity: true)
    }

    private func write(_ text: IndexedText, _ messageID: Int64, _ statement: String, _ db: Database) throws {
        try db.run(statement, key: messageID) { row in
            row.add(text.subject)
            row.add(text.people)
            row.add(text.body)
            row.add(text.attachments)
        }
    }
}
