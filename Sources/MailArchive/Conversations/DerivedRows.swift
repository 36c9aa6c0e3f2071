import GRDB
import MessageAnalysis

/// Brings up to date all that is derived from the archive's mail, the owner's addresses and the user's word:
/// categories, conversations, copies, threads and summaries. Each step depends on those before, and none on the order
/// in which mail came.
struct DerivedRows {
    let db: Database

    /// Grows when the rules by which rows are derived change: the next import then derives the rows of all mail again.
    static let version = 3

    /// Whether they are up to date: false while an import is under way, after one that did not reach its end, and where
    /// an earlier letterbook derived them by other rules.
    var areCurrent: Bool {
        get throws { try db.isTrue("SELECT value = ? FROM archive_info WHERE key = 'derived'", [String(Self.version)]) }
    }

    func note(areCurrent: Bool) throws {
        try db.run(
            """
            INSERT INTO archive_info (key, value) VALUES ('derived', ?) \
            ON CONFLICT (key) DO UPDATE SET value = excluded.value WHERE value <> excluded.value
            """, [areCurrent ? String(Self.version) : "stale"])
    }

    /// Which mail may have other derived rows than it has.
    enum Extent {
        case everything
        /// The owner has other addresses than before.
        case everythingForOwner
        case touched(TouchedMail)
    }

    /// - Returns: how many messages changed their conversation.
    @discardableResult
    func update(_ extent: Extent) throws -> Int {
        let rekeying = Rekeying(db: db)
        var moved = 0
        let isPartial = if case .touched = extent { true } else { false }
        var movedThreads: [Int64] = []
        switch extent {
        case .everything, .everythingForOwner:
            if case .everything = extent {
                moved = try KnowledgePass(db: db).run()
            } else {
                moved = try rekeying.followOwner()
            }
            try CopyLinking(db: db).run()
            movedThreads = try Threading(db: db).run()
        case .touched(let mail):
            moved = try KnowledgePass(db: db, isPartial: true).run()
            guard mail.hasChanged else { break }
            for copy in try CopyLinking(db: db, isPartial: true).run() {
                try db.run("INSERT OR IGNORE INTO \(TouchedMail.changed) VALUES (?)", [copy])
                try TouchedMail.addAffected([copy], db)
            }
            movedThreads = try Threading(db: db).run(changed: TouchedMail.changedMessages(db))
        }
        moved += try rekeying.followThreads(moved: movedThreads)
        try ConversationSummaries(db: db).refresh(isPartial ? .inChanged : .inStale)
        if isPartial { try TouchedMail.noteStaleAddresses(db) }
        try AuthorCounts.refresh(isPartial: isPartial, db)
        try PeopleCounts.refresh(isPartial: isPartial, db)
        return moved
    }
}

/// Mail that a change may have given other derived rows; all other mail keeps the rows it has.
///
/// The messages are in temporary tables, which queries join: there may be a hundred thousand of them. With CROSS JOIN, as
/// SQLite, which has no statistics of these tables, may otherwise go through all mail and look each message up there.
struct TouchedMail {
    /// What was changed itself: new messages, and those with other flags, labels or bytes.
    static let changed = "temp.changed_messages"
    /// Messages of which the archive may know other things now: those that were changed, others of their authors, and
    /// those that answer another message than before, and the one that each answered.
    static let affected = "temp.affected_messages"

    /// SQL for messages `m` that were not changed.
    static let isUnchanged = "m.message_id NOT IN (SELECT message_id FROM \(changed))"

    /// Whether mail was changed itself, so that copies and threads may be others.
    let hasChanged: Bool

    /// - Parameters:
    ///   - messages: those that were changed.
    ///   - firstNew: the least row id of those of them that were not there before.
    init(changed messages: some Collection<Int64>, firstNew: Int64 = .max, _ db: Database) throws {
        hasChanged = !messages.isEmpty
        try Self.makeTables(db)
        for message in messages { try db.run("INSERT INTO \(Self.changed) VALUES (?)", [message]) }
        try Self.addMailOfAuthors(firstNew: firstNew, db)
    }

    /// Mail of which the user said something.
    ///
    /// - Parameter condition: SQL on the columns of messages; its first argument is `name`.
    init(where condition: String, _ name: String, _ db: Database) throws {
        hasChanged = false
        try Self.makeTables(db)
        try db.run("INSERT INTO \(Self.affected) SELECT message_id FROM messages WHERE \(condition)", [name])
    }

    /// The messages that were changed themselves.
    static func changedMessages(_ db: Database) throws -> [Int64] { try db.values("SELECT message_id FROM \(changed)") }

    private static func makeTables(_ db: Database) throws {
        for table in [changed, affected] {
            try db.execute(sql: "CREATE TABLE IF NOT EXISTS \(table) (message_id INTEGER PRIMARY KEY)")
            try db.execute(sql: "DELETE FROM \(table)")
        }
    }

    static func addAffected(_ messages: [Int64], _ db: Database) throws {
        for message in messages { try db.run("INSERT OR IGNORE INTO \(affected) VALUES (?)", [message]) }
    }

    /// Notes the addresses whose counts may have changed: the authors of affected mail, and those whom such
    /// mail of the owner goes to, whose mail it answers, and who answered it; never the owner.
    static func noteStaleAddresses(_ db: Database) throws {
        let stale = AuthorCounts.stale
        let own = "\(affected) CROSS JOIN messages o USING (message_id)"
        try db.execute(
            sql: """
                CREATE TABLE IF NOT EXISTS \(stale) (email TEXT PRIMARY KEY) WITHOUT ROWID;
                DELETE FROM \(stale);
                INSERT OR IGNORE INTO \(stale) SELECT o.author FROM \(own);
                INSERT OR IGNORE INTO \(stale) SELECT a.email FROM \(own) CROSS JOIN message_addresses r \
                ON r.message_id = o.message_id AND r.role IN ('to', 'cc', 'bcc') CROSS JOIN addresses a \
                ON a.address_id = r.address_id WHERE o.is_outgoing;
                INSERT OR IGNORE INTO \(stale) SELECT p.author FROM \(own) CROSS JOIN messages p \
                ON p.message_id = o.parent_id WHERE o.is_outgoing;
                INSERT OR IGNORE INTO \(stale) SELECT m.author FROM \(own) CROSS JOIN messages m \
                ON m.parent_id = o.message_id WHERE o.is_outgoing;
                DELETE FROM \(stale) WHERE email IN (SELECT email FROM owner_addresses)
                """)
    }

    /// Whether an author is one that the owner writes to, or sends much mail that is laid out alike, shows in all their
    /// mail. Mail of the owner says who the owner writes to.
    private static func addMailOfAuthors(firstNew: Int64, _ db: Database) throws {
        let recipients: [String] = try db.values(
            """
            SELECT DISTINCT a.email FROM \(changed) CROSS JOIN messages m USING (message_id) \
            CROSS JOIN message_addresses r USING (message_id) CROSS JOIN addresses a USING (address_id) \
            WHERE m.is_outgoing AND r.role = 'to'
            """)
        let written = Set(recipients.map(ExactText.init))
        var authors = Dictionary(uniqueKeysWithValues: written.map { ($0, Set<Int64>()) })
        let rows = try db.cursor(
            """
            SELECT m.author, m.message_id FROM \(changed) CROSS JOIN messages m USING (message_id) \
            WHERE NOT m.is_outgoing
            """)
        while let row = try rows.next() {
            authors[ExactText(String.fromDatabaseValue(row[0]) ?? ""), default: []].insert(row[1])
        }
        try db.execute(sql: "INSERT INTO \(affected) SELECT message_id FROM \(changed)")
        let (owner, alike) = (try OwnerAddress.all(db), AlikeMail(db: db))
        for (author, messages) in authors {
            // The owner's mail is asked for apart: whether it is outgoing stands in no index, and mail of other authors
            // never is.
            let isOwner = owner.contains(NormalisedAddress(normalised: author.text))
            let mayDiffer =
                try isOwner
                || !wasWritten(author, db)
                    && (written.contains(author) || alike.isToldAnew(author, by: messages, firstNew: firstNew))
            guard mayDiffer else { continue }
            try db.run(
                """
                INSERT OR IGNORE INTO \(affected) SELECT o.message_id FROM messages o WHERE o.author = ? \
                \(isOwner ? "AND NOT o.is_outgoing" : "")
                """, [author.text])
        }
    }

    /// Whether the owner wrote to the address in mail that was not changed: then all mail of it is known as it was.
    private static func wasWritten(_ address: ExactText, _ db: Database) throws -> Bool {
        try db.isTrue(
            "SELECT EXISTS (SELECT 1 FROM addresses a WHERE a.email = ? AND \(KnowledgePass.isWritten(in: isUnchanged)))",
            [address.text])
    }
}
