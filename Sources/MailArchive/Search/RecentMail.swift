import GRDB
import MessageContent

/// The newest messages with a full-text index of their own, in memory.
///
/// A word that is in much mail, or the beginning of many words, is found there soon, while SQLite would put together the
/// list of all messages that have it to show the newest fifty.
struct RecentMail {
    /// Row ids, the newest message first.
    private let messages: [Int64]
    private let index: DatabaseQueue

    /// Messages that are looked at: indexing them takes a few hundredths of a second.
    static let count = 300

    /// - Parameter messages: row ids, the newest message first.
    init(_ messages: [Int64], _ db: Database) throws {
        self.messages = messages
        index = try DatabaseQueue()
        try index.write { index in
            try index.execute(sql: Schema.searchIndex)
            for message in messages {
                guard let text = try IndexedText(ofMessage: message, db) else { continue }
                try index.run(
                    "INSERT INTO message_search (rowid, subject, people, body, attachments) VALUES (?, ?, ?, ?, ?)",
                    [message, text.subject, text.people, text.body, text.attachments])
            }
        }
    }

    /// Those that a query of words alone finds, the newest first; nil for any other query.
    func matches(_ query: SearchQuery) throws -> [Int64]? {
        try index.read { index in
            guard let found = try matches(query, index) else { return nil }
            return messages.filter(found.contains)
        }
    }

    private func matches(_ query: SearchQuery, _ index: Database) throws -> Set<Int64>? {
        switch query {
        case .all: return Set(messages)
        case .and(let terms):
            return try terms.reduce(Set(messages)) { found, term in
                try found.flatMap { found in try matches(term, index).map(found.intersection) }
            }
        case .or(let terms):
            return try terms.reduce([]) { found, term in
                try found.flatMap { found in try matches(term, index).map(found.union) }
            }
        case .not(let term): return try matches(term, index).map(Set(messages).subtracting)
        case .words, .field:
            guard let match = query.match else { return nil }
            return try Set(index.values("SELECT rowid FROM message_search WHERE message_search MATCH ?", [match]))
        }
    }
}

extension IndexedText {
    /// The text of a message of the archive; nil where that has no content.
    fileprivate init?(ofMessage messageID: Int64, _ db: Database) throws {
        let stored = try db.row(
            """
            SELECT m.subject, c.text, c.hidden_text, c.attached_text FROM messages m \
            JOIN message_contents c USING (message_id) WHERE m.message_id = ?
            """, [messageID])
        guard let stored else { return nil }
        let people = try db.rows(
            """
            SELECT n.name, n.email FROM message_addresses r JOIN names n USING (name_id) WHERE r.message_id = ? \
            AND r.role <> 'author' ORDER BY instr('from sender to cc bcc replyTo', r.role), r.position
            """, [messageID]
        ) { EmailAddress(name: $0[0], email: $0[1]) }
        let names: [String] = try db.values(
            "SELECT name FROM parts WHERE message_id = ? AND name IS NOT NULL ORDER BY position", [messageID])
        self.init(
            subject: stored[0] ?? "", people: people, text: stored[1], hidden: stored[2] ?? "", parts: names,
            attached: stored[3] ?? "")
    }
}
