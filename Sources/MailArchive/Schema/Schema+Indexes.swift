import GRDB

extension Schema {
    /// The index of which messages are in which conversation, for queries of many messages: the rows of messages are
    /// thirty times as wide. SQLite, which takes the row at the id for the nearest, has to be told of it.
    static let messagePlaces = "messages_in_conversations"

    /// The last columns of the indexes of dates and conversations.
    static let timeFlags = "has_attachment, is_unread, is_outgoing"

    /// Builds the late indexes of tables, except for those that are there as they should be.
    ///
    /// Their keys come in no order: with hashes each new message would change a page of its own in each of them, and an
    /// import of a million messages would write every page of them a thousand times. A first import builds them behind
    /// its rows, sorted. Where it was killed before that, the next command that writes does it.
    static func buildIndexes(_ db: Database) throws {
        let known = try Set(db.values("SELECT name FROM sqlite_master WHERE type = 'index'") as [String])
        let missing = tables.flatMap(\.lateIndices).filter { statement in
            let name = statement.split(separator: " INDEX ").last?.prefix { $0 != " " }
            return !known.contains(String(name ?? ""))
        }
        guard !missing.isEmpty else { return }
        for statement in missing { try db.execute(sql: statement) }
        try Seals(db: db).sealSchema()
    }
}
