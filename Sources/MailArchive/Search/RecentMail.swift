import GRDB
import MessageContent

/// The newest messages with a full-text index of their own, in memory.
///
/// A word that is in much mail, or the beginning of many words, is found there soon, while SQLite would put together the
/// list of all messages that have it to show the newest fifty.
struct RecentMail {
    private let index: DatabaseQueue

    /// Messages that are looked at: indexing them takes a few hundredths of a second.
    static let count = 300
    /// Messages that are indexed before it is asked again whether to go on.
    private static let step = 50

    init() throws {
        index = try DatabaseQueue()
        try index.write { try $0.execute(sql: Schema.searchIndex) }
    }

    /// The first `count` messages that a query of words finds; nil where that many are not likely to be among the first
    /// ``count``, and not all mail was looked at.
    ///
    /// - Parameters:
    ///   - messages: row ids of the newest messages.
    ///   - areAll: whether there are no others.
    func matches(_ query: SearchQuery, in messages: [Int64], areAll: Bool, count: Int, _ db: Database) throws
        -> [Int64]?
    {
        try index.write { index in
            var seen = 0
            var found: [Int64] = []
            while seen < messages.count, found.count < count {
                let next = messages[seen..<min(seen + Self.step, messages.count)]
                for message in next { try add(message, to: index, db) }
                seen += next.count
                guard let matches = try matches(query, among: Set(messages[..<seen]), index) else { return nil }
                found = messages[..<seen].filter(matches.contains)
                let isLikely = found.count * messages.count >= count * seen
                guard isLikely || areAll else { return nil }
            }
            return found.count >= count || areAll ? Array(found.prefix(count)) : nil
        }
    }

    private func add(_ message: Int64, to index: Database, _ db: Database) throws {
        guard let text = try IndexedText(ofMessage: message, db) else { return }
        try index.run(
            "INSERT INTO message_search (rowid, subject, people, body, attachments) VALUES (?, ?, ?, ?, ?)",
            [message, text.subject, text.people, text.body, text.attachments])
    }

    private func matches(
        _ query: SearchQuery, among messages: Set<Int64>, _ index: Database
    ) throws -> Set<Int64>? {
        switch query {
        case .all: return messages
        case .and(let terms):
            return try terms.reduce(messages) { found, term in
                try found.flatMap { found in try matches(term, among: messages, index).map(found.intersection) }
            }
        case .or(let terms):
            return try terms.reduce([]) { found, term in
                try found.flatMap { found in try matches(term, among: messages, index).map(found.union) }
            }
        case .not(let term): return try matches(term, among: messages, index).map(messages.subtracting)
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
        // Accepts any SQLite type: a damaged file may hold another than was written.
        func text(_ column: Int) -> String { String.fromDatabaseValue(stored[column]) ?? "" }
        self.init(
            subject: text(0), people: [people], text: text(1), hidden: text(2), parts: names, attached: text(3))
    }
}
