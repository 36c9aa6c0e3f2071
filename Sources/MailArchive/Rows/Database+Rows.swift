import GRDB

extension Database {
    /// Limits the memory that SQLite keeps the archive's pages in.
    func setCache(bytes: Int) throws { try execute(sql: "PRAGMA cache_size = -\(bytes / 1024)") }

    /// Runs a statement that is prepared once.
    func run(_ sql: String, _ arguments: StatementArguments = []) throws {
        try cachedStatement(sql: sql).execute(arguments: arguments)
    }

    /// The first row of a query.
    func row(_ sql: String, _ arguments: StatementArguments = []) throws -> Row? {
        try Row.fetchOne(cachedStatement(sql: sql), arguments: arguments)
    }

    /// The value of a query's only column in its first row; nil where there is no row, or NULL in it.
    func value<Value: DatabaseValueConvertible & StatementColumnConvertible>(
        _ sql: String, _ arguments: StatementArguments = []
    ) throws -> Value? {
        try Value.fetchOne(cachedStatement(sql: sql), arguments: arguments)
    }

    /// Whether a query that gives a truth value, such as EXISTS, gives true.
    func isTrue(_ sql: String, _ arguments: StatementArguments = []) throws -> Bool {
        try value(sql, arguments) ?? false
    }

    /// Whether the archive has an index. Late indexes are not there before a first import ends.
    func hasIndex(_ name: String) throws -> Bool {
        try isTrue("SELECT EXISTS (SELECT 1 FROM sqlite_master WHERE type = 'index' AND name = ?)", [name])
    }

    /// SQL that makes a query use an index, which SQLite takes for an error where there is none.
    func hint(_ index: String) throws -> String { try hasIndex(index) ? "INDEXED BY \(index)" : "" }

    /// Whether the summary of every conversation is to be made anew, as at the end of a first import.
    var areAllConversationsStale: Bool {
        get throws { try !isTrue("SELECT EXISTS (SELECT 1 FROM conversations WHERE NOT is_stale)") }
    }

    /// Has ``ConversationSummaries`` make the summary of the message's conversation anew.
    func markConversationStale(ofMessage messageID: Int64) throws {
        try run(
            """
            UPDATE conversations SET is_stale = 1 WHERE NOT is_stale AND conversation_id = \
            (SELECT conversation_id FROM messages WHERE message_id = ?)
            """, [messageID])
    }

    /// The oldest version of the sanitizer, or of the search for codes, that some message was last read by, as
    /// archive_info notes it.
    ///
    /// - Parameter name: `sanitizer_version` or `codes_version`: the fact in archive_info and the column in messages.
    func leastVersion(_ name: String) throws -> Int? {
        try value("SELECT value FROM archive_info WHERE key = ?", [name])
    }

    /// Notes the least version anew, from the messages.
    ///
    /// - Parameter current: this letterbook's version, which is noted where there are no messages.
    func noteLeastVersion(_ name: String, current: Int) throws {
        guard try leastVersion(name) != current else { return }
        try run(
            "UPDATE archive_info SET value = (SELECT coalesce(min(\(name)), ?) FROM messages) WHERE key = ?",
            [current, name])
    }
}
