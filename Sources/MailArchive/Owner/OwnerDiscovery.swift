import GRDB
import MessageAnalysis

/// Collects what an archive says about the owner's addresses (``OwnerEvidence``).
struct OwnerDiscovery {
    let db: Database
    private let lists: KnownLists

    /// - Parameter tally: of all mail in the archive; nil to count there.
    static func candidates(_ db: Database, _ tally: DeliveryTally? = nil) throws -> [OwnerAddress] {
        let discovery = OwnerDiscovery(db: db, lists: try KnownLists(db))
        var evidence = OwnerEvidence()
        evidence.sentAuthors = try discovery.sentAuthors()
        evidence.deliveries = try tally ?? DeliveryTally(of: db)
        (evidence.recipients, evidence.recipientMail) = try discovery.commonestRecipients()
        return try evidence.candidates { try discovery.isList($0) }
    }

    /// Who wrote most of the mail in sent mailboxes.
    private func sentAuthors() throws -> [OwnerEvidence.Count] {
        let mailboxes = try identifiers("SELECT mailbox_id AS id, name FROM mailboxes")
        let labels = try identifiers("SELECT label_id AS id, name FROM labels")
        let sql = """
            SELECT a.email, count(DISTINCT m.message_id) AS n FROM messages m \
            JOIN message_addresses r ON r.message_id = m.message_id AND r.role = 'from' \
            JOIN addresses a USING (address_id) WHERE m.category NOT IN ('newsletter', 'list') AND m.message_id IN ( \
            SELECT message_id FROM ledger WHERE mailbox_id IN (\(mailboxes)) \
            UNION SELECT message_id FROM message_labels WHERE label_id IN (\(labels))) \
            GROUP BY a.email HAVING n >= 1 ORDER BY n DESC, a.email LIMIT 20
            """
        return try db.rows(sql, [], Self.count).compactMap(\.self)
    }

    /// Row ids of the mailboxes or labels whose last part names sent mail.
    private func identifiers(_ sql: String) throws -> String {
        try db.rows(sql) { row -> Int64? in
            guard let name: String = row.value(1), SystemMailbox.sent.isNamed(name) else { return nil }
            return row.value(0)
        }.compactMap { $0.map(String.init) }.joined(separator: ", ")
    }

    /// Nil for a row of a damaged archive, which may hold anything.
    private static func count(_ row: Row) -> OwnerEvidence.Count? {
        guard let email: String = row.value(0), let messages: Int = row.value(1) else { return nil }
        return OwnerEvidence.Count(email: email, messages: messages)
    }

    /// The two addresses that most mail is to, mail of lists aside, and how much such mail there is.
    private func commonestRecipients() throws -> ([OwnerEvidence.Count], Int) {
        let recipients = try db.rows(
            """
            SELECT a.email, count(DISTINCT r.message_id) AS n FROM message_addresses r JOIN addresses a USING (address_id) \
            JOIN messages m USING (message_id) WHERE r.role IN ('to', 'cc', 'bcc') AND m.category <> 'list' \
            GROUP BY a.email ORDER BY n DESC, a.email LIMIT 2
            """, [], Self.count
        ).compactMap(\.self)
        return (recipients, try db.count("SELECT count(*) FROM messages WHERE category <> 'list'"))
    }

    // MARK: Lists

    private func isList(_ email: String) throws -> Bool {
        if lists.names(email) { return true }
        // A list only forwards mail: it writes none itself.
        let hasWritten = try db.isTrue(
            """
            SELECT EXISTS (SELECT 1 FROM message_addresses r JOIN addresses a USING (address_id) WHERE a.email = ? \
            AND r.role = 'from')
            """, [email])
        guard !hasWritten else { return false }
        if lists.sharesName(with: email) { return true }
        let counts = try db.row(
            """
            SELECT count(*), coalesce(sum(category = 'list'), 0) FROM messages WHERE message_id IN (\(Self.mailTo))
            """, [email])
        if let counts, OwnerEvidence.takesListMail(counts.value(1) ?? 0, of: counts.value(0) ?? 0) { return true }
        let letters = try db.rows(
            """
            SELECT thread_keys, author FROM messages WHERE message_id IN (\(Self.mailTo)) \
            ORDER BY date, sha256 LIMIT \(OwnerEvidence.lettersAsked)
            """, [email]
        ) { (keys: PackedThreadKeys.keys(in: $0["thread_keys"]), author: $0.value(1) ?? "") }
        return OwnerEvidence.areDebate(letters)
    }

    private static let mailTo = """
        SELECT r.message_id FROM message_addresses r JOIN addresses a USING (address_id) WHERE a.email = ? \
        AND r.role IN ('to', 'cc')
        """
}
