import GRDB

/// What all writers of rows need.
extension Database {
    /// Runs a statement that is prepared once.
    func run(_ sql: String, _ arguments: StatementArguments) throws {
        try cachedStatement(sql: sql).execute(arguments: arguments)
    }

    /// The summary of the message's conversation is to be made anew.
    func markConversationStale(ofMessage messageID: Int64) throws {
        try run(
            """
            UPDATE conversations SET is_stale = 1 WHERE conversation_id = \
            (SELECT conversation_id FROM messages WHERE message_id = ?)
            """, [messageID])
    }

    /// Notes in archive_info the least version that messages have been through.
    ///
    /// - Parameter name: of the column in messages, and of the fact.
    func noteLeastVersion(_ name: String, current: Int) throws {
        let noted = try Int.fetchOne(self, sql: "SELECT value FROM archive_info WHERE key = ?", arguments: [name])
        guard noted != current else { return }
        try execute(
            sql: "UPDATE archive_info SET value = (SELECT coalesce(min(\(name)), ?) FROM messages) WHERE key = ?",
            arguments: [current, name])
    }
}
