import GRDB

/// Mail that a change may have given other derived rows; all other mail keeps the rows it has.
///
/// The messages are in temporary tables, which queries join: there may be a hundred thousand of them.
struct TouchedMail {
    /// What was changed itself: new messages, and those with other flags, labels or bytes.
    static let changed = "temp.changed_messages"
    /// Messages of which the archive may know other things now: those that were changed, and others of their authors.
    static let affected = "temp.affected_messages"

    /// Whether mail was changed itself, so that copies and threads may be others.
    let hasChanged: Bool

    /// - Parameter messages: those that were changed.
    init(changed messages: some Collection<Int64>, _ db: Database) throws {
        hasChanged = !messages.isEmpty
        try Self.makeTables(db)
        for message in messages { try db.run("INSERT INTO \(Self.changed) VALUES (?)", [message]) }
        try Self.addAffected(db)
    }

    /// Mail of which the user said something.
    ///
    /// - Parameter condition: SQL on the columns of messages; its first argument is `name`.
    init(where condition: String, _ name: String, _ db: Database) throws {
        hasChanged = false
        try Self.makeTables(db)
        try db.run("INSERT INTO \(Self.affected) SELECT message_id FROM messages WHERE \(condition)", [name])
    }

    private static func makeTables(_ db: Database) throws {
        for table in [changed, affected] {
            try db.execute(sql: "CREATE TABLE IF NOT EXISTS \(table) (message_id INTEGER PRIMARY KEY)")
            try db.execute(sql: "DELETE FROM \(table)")
        }
    }

    /// Whether an author is one that the owner writes to, or sends much mail that is laid out alike, shows in all their
    /// mail. Mail of the owner says who the owner writes to.
    private static func addAffected(_ db: Database) throws {
        try db.execute(
            sql: """
                INSERT INTO \(affected) SELECT message_id FROM \(changed);
                INSERT OR IGNORE INTO \(affected) SELECT o.message_id FROM messages o WHERE o.author IN \
                (SELECT m.author FROM messages m JOIN \(changed) USING (message_id) WHERE NOT m.is_outgoing UNION \
                SELECT a.email FROM messages m JOIN \(changed) USING (message_id) \
                JOIN message_addresses r ON r.message_id = m.message_id AND r.role = 'to' JOIN addresses a USING (address_id) \
                WHERE m.is_outgoing) AND NOT o.is_outgoing
                """)
    }
}
