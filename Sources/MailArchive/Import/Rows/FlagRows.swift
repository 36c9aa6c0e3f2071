import GRDB

/// Messages whose flags are settled at the end of a portion: each once, however many copies of it came.
final class UnsettledFlags {
    fileprivate var messages: Set<Int64> = []

    func insert(_ messageID: Int64) { messages.insert(messageID) }
}

/// Writes the flags and labels of messages.
struct FlagRows {
    let db: Database
    let identifiers: IdentifierCache

    func settle(_ unsettled: UnsettledFlags) throws {
        for message in unsettled.messages.sorted() { try settle(message) }
        unsettled.messages = []
    }

    /// Adds labels and keywords to those that the message has.
    func add(_ flags: SourceFlags, to messageID: Int64) throws {
        for label in flags.labels {
            let labelID = try identifiers.label(label, db)
            try db.run(
                "INSERT OR IGNORE INTO message_labels (message_id, label_id) VALUES (?, ?)", [messageID, labelID])
        }
        for keyword in flags.keywords {
            try db.run(
                "INSERT OR IGNORE INTO message_keywords (message_id, keyword) VALUES (?, ?)", key: messageID
            ) { $0.add(keyword) }
        }
    }

    /// Unites the flags and labels of all places where the message stands. A message that stands nowhere any more keeps
    /// its flags and labels.
    private func settle(_ messageID: Int64) throws {
        let places = try db.rows(
            "SELECT flags, state = 'gone' AS is_gone FROM ledger WHERE message_id = ? GROUP BY flags, state = 'gone'",
            [messageID]
        ) { row in
            (flags: (row["flags"] as String?).flatMap(SourceFlags.init(json:)), isGone: row["is_gone"] as Bool)
        }
        let live = places.filter { !$0.isGone }.map(\.flags)
        let gone = places.filter { $0.isGone }.map(\.flags)
        guard !live.isEmpty else { return }
        var flags = SourceFlags(uniting: live.compactMap(\.self))
        // The flags of some places may not be known.
        guard live.allSatisfy({ $0 != nil }) else { return try merge(flags, into: messageID) }
        // Gmail's labels from a Takeout that is gone stay where no other place has labels.
        let isBare = flags.labels.isEmpty
        if isBare { flags.takeGmailLabels(of: gone.compactMap(\.self)) }
        try replace(flags, of: messageID, keepsLabels: isBare && gone.contains { $0 == nil })
    }

    private func merge(_ flags: SourceFlags, into messageID: Int64) throws {
        let changes = db.totalChangesCount
        try add(flags, to: messageID)
        try db.run(
            """
            UPDATE messages SET is_unread = n.is_unread, in_inbox = n.in_inbox FROM \
            (SELECT is_unread AND coalesce(?1, is_unread) AS is_unread, coalesce(in_inbox OR ?2, in_inbox, ?2) AS in_inbox \
            FROM messages WHERE message_id = ?3) n \
            WHERE message_id = ?3 AND (messages.is_unread, messages.in_inbox) IS NOT (n.is_unread, n.in_inbox)
            """, [flags.isUnread, flags.isInInbox, messageID])
        if db.totalChangesCount != changes { try db.markConversationStale(ofMessage: messageID) }
    }

    private func replace(_ flags: SourceFlags, of messageID: Int64, keepsLabels: Bool) throws {
        guard try differ(flags, from: messageID, exceptLabels: keepsLabels) else { return }
        try db.run("DELETE FROM message_keywords WHERE message_id = ?", [messageID])
        if !keepsLabels { try db.run("DELETE FROM message_labels WHERE message_id = ?", [messageID]) }
        try add(flags, to: messageID)
        try db.run(
            "UPDATE messages SET is_unread = ?, in_inbox = ? WHERE message_id = ?",
            [flags.isUnread ?? false, flags.isInInbox, messageID])
        try db.markConversationStale(ofMessage: messageID)
    }

    private func differ(_ flags: SourceFlags, from messageID: Int64, exceptLabels: Bool) throws -> Bool {
        func names(_ sql: String) throws -> Set<ExactText> {
            Set(try String.fetchAll(db.cachedStatement(sql: sql), arguments: [messageID]).map(ExactText.init))
        }
        let keywords = try names("SELECT keyword FROM message_keywords WHERE message_id = ?")
        if keywords != Set(flags.keywords.map(ExactText.init)) { return true }
        let labels = "SELECT name FROM message_labels JOIN labels USING (label_id) WHERE message_id = ?"
        if try !exceptLabels && names(labels) != Set(flags.labels.map(ExactText.init)) { return true }
        let row = try db.row("SELECT is_unread, in_inbox FROM messages WHERE message_id = ?", [messageID])
        guard let row else { return true }
        let isInInbox: Bool? = row["in_inbox"]
        return row["is_unread"] as Bool != (flags.isUnread ?? false) || isInInbox != flags.isInInbox
    }
}
