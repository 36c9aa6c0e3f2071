import GRDB

/// Writes flags and labels of messages: what sources say beside the bytes.
struct FlagRows {
    let db: Database
    let identifiers: IdentifierCache

    /// Labels and keywords of a new message, or more of them.
    func add(_ flags: SourceFlags, to messageID: Int64) throws {
        for label in flags.labels {
            let labelID = try identifiers.label(label, db)
            try db.run(
                "INSERT OR IGNORE INTO message_labels (message_id, label_id) VALUES (?, ?)", [messageID, labelID])
        }
        for keyword in flags.keywords {
            try db.run(
                "INSERT OR IGNORE INTO message_keywords (message_id, keyword) VALUES (?, ?)", [messageID, keyword])
        }
    }

    /// Another copy: labels and keywords are united, and read anywhere is read.
    func merge(_ flags: SourceFlags, into messageID: Int64) throws {
        try add(flags, to: messageID)
        try db.run(
            """
            UPDATE messages SET is_unread = is_unread AND ?, in_inbox = \
            CASE WHEN in_inbox IS NULL THEN ? WHEN ? IS NULL THEN in_inbox ELSE in_inbox OR ? END WHERE message_id = ?
            """, [flags.isUnread, flags.isInInbox, flags.isInInbox, flags.isInInbox, messageID])
        try db.markConversationStale(ofMessage: messageID)
    }

    /// What the only source of the message says now. Labels that it has from a source that is gone stay where this one
    /// keeps none.
    func replace(_ flags: SourceFlags, of messageID: Int64) throws {
        try db.run("DELETE FROM message_keywords WHERE message_id = ?", [messageID])
        if !flags.labels.isEmpty { try db.run("DELETE FROM message_labels WHERE message_id = ?", [messageID]) }
        try add(flags, to: messageID)
        try db.run(
            "UPDATE messages SET is_unread = ?, in_inbox = coalesce(?, in_inbox) WHERE message_id = ?",
            [flags.isUnread, flags.isInInbox, messageID])
        try db.markConversationStale(ofMessage: messageID)
    }

    func keywords(_ messageID: Int64) throws -> [String] {
        try String.fetchAll(
            db.cachedStatement(sql: "SELECT keyword FROM message_keywords WHERE message_id = ? ORDER BY keyword"),
            arguments: [messageID])
    }
}
