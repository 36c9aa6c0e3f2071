import GRDB
import MessageAnalysis
import MessageContent

/// An address of the mailbox owner, and how it is known.
public struct OwnerAddress: Sendable, JSONObject {
    /// Who says that it is the owner's: the user, or the mail itself.
    public enum Source: String, Sendable { case given, discovered }

    /// Normalised: see `NormalisedAddress`.
    public var email: String
    /// Who says that it is the owner's.
    public var source: Source
    /// What speaks for it, in words.
    public var evidence: String

    /// `letterbook owner --json`: email, source, evidence.
    public func writeMembers(to json: inout JSONWriter) {
        json.member("email", email)
        json.member("source", source.rawValue)
        json.member("evidence", evidence)
    }

    /// The owner's addresses as keys of conversations leave them out.
    static func all(_ db: Database) throws -> Set<NormalisedAddress> {
        Set(try String.fetchAll(db, sql: "SELECT email FROM owner_addresses").map(NormalisedAddress.init(normalised:)))
    }

    static func insert(_ addresses: [OwnerAddress], _ db: Database) throws {
        for address in addresses {
            try db.run(
                """
                INSERT INTO owner_addresses (email, source, evidence) VALUES (?, ?, ?) ON CONFLICT (email) DO UPDATE \
                SET source = 'given', evidence = excluded.evidence WHERE excluded.source = 'given'
                """, [address.email, address.source.rawValue, address.evidence])
        }
    }

    /// Adds addresses that the user names.
    ///
    /// - Returns: how many messages changed their conversation.
    static func add(_ addresses: [String], _ db: Database) throws -> Int {
        let owner = try addresses.map {
            OwnerAddress(email: try NormalisedAddress(typed: $0).text, source: .given, evidence: "named by the user")
        }
        let known = try all(db)
        try insert(owner, db)
        guard try all(db) != known else { return 0 }
        return try DerivedRows(db: db).update(.everythingForOwner)
    }
}

extension NormalisedAddress {
    /// Nil for an address without local part or domain.
    init?(complete text: String) {
        self.init(text)
        if domain.isEmpty || localPart.isEmpty { return nil }
    }

    /// - Parameter text: as the user typed it.
    init(typed text: String) throws {
        guard let address = NormalisedAddress(complete: text) else {
            throw ArchiveError("'\(text)' is no address (write name@domain)")
        }
        self = address
    }
}

extension Archive {
    /// The owner's addresses: those that the user gave first, then those that were discovered.
    ///
    /// - Throws: ``ArchiveError``.
    public func owners() throws -> [OwnerAddress] {
        try read { db in
            try db.rows("SELECT email, source, evidence FROM owner_addresses ORDER BY source DESC, email") {
                OwnerAddress(
                    email: $0["email"], source: .init(rawValue: $0["source"]) ?? .given, evidence: $0["evidence"])
            }
        }
    }

    /// Adds addresses that the user names; messages move to the conversations that they then belong to.
    ///
    /// - Returns: how many messages changed their conversation.
    /// - Throws: ``ArchiveError``, also where one of them is no address: then none is added.
    @discardableResult
    public func addOwners(_ addresses: [String]) throws -> Int { try change { try OwnerAddress.add(addresses, $0) } }

    /// Removes addresses; messages move to the conversations that they then belong to.
    ///
    /// - Returns: how many of the addresses were there, and how many messages changed their conversation.
    /// - Throws: ``ArchiveError``.
    public func removeOwners(_ addresses: [String]) throws -> (removed: Int, moved: Int) {
        try change { db in
            var removed = 0
            for address in addresses.compactMap({ NormalisedAddress($0)?.text }) {
                try db.run("DELETE FROM owner_addresses WHERE email = ?", [address])
                removed += db.changesCount
            }
            return (removed, removed > 0 ? try DerivedRows(db: db).update(.everythingForOwner) : 0)
        }
    }

    /// What the archive's mail says about the owner's addresses, likeliest first; nothing is changed.
    ///
    /// - Throws: ``ArchiveError``.
    public func discoverOwners() throws -> [OwnerAddress] { try read { try OwnerDiscovery.candidates($0) } }
}

/// Finds the owner's addresses by evidence: who wrote the mail in sent mailboxes, and to whom mail was delivered. Mail
/// of lists tells nothing: it is addressed to the list, and the copies that a list's archive publishes were delivered
/// to that.
enum OwnerDiscovery {
    /// - Parameter tally: of all mail in the archive; nil to count there.
    static func candidates(_ db: Database, _ tally: DeliveryTally? = nil) throws -> [OwnerAddress] {
        var scores: [String: (points: Int, evidence: [String])] = [:]
        func note(_ email: String, _ points: Int, _ evidence: String) {
            guard let normalised = NormalisedAddress(email)?.text, normalised.contains("@") else { return }
            scores[normalised, default: (0, [])].points += points
            scores[normalised, default: (0, [])].evidence.append(evidence)
        }
        // One kind of evidence is enough; the points only order the addresses.
        for (email, count) in try sentAuthors(db) { note(email, 100 + count, "wrote \(count) messages in sent mail") }
        let tally = try tally ?? DeliveryTally(of: db)
        for (email, count) in tally.addresses where count >= 2 {
            note(email, 50 + count, "\(count) messages say they were delivered to it")
        }
        if let top = try commonestRecipient(db) {
            note(top.email, 40, "\(top.count) of \(top.total) messages from others are to it")
        }
        let lists = try ListEvidence(db)
        return try scores.filter { try !lists.isList($0.key) }
            .sorted { ($1.value.points, $0.key) < ($0.value.points, $1.key) }
            .map {
                OwnerAddress(email: $0.key, source: .discovered, evidence: $0.value.evidence.joined(separator: "; "))
            }
    }

    private static func sentAuthors(_ db: Database) throws -> [(String, Int)] {
        let mailboxes = try identifiers("SELECT mailbox_id AS id, name FROM mailboxes", db)
        let labels = try identifiers("SELECT label_id AS id, name FROM labels", db)
        let sql = """
            SELECT a.email, count(DISTINCT m.message_id) AS n FROM messages m \
            JOIN message_addresses r ON r.message_id = m.message_id AND r.role = 'from' \
            JOIN addresses a USING (address_id) WHERE m.category NOT IN ('newsletter', 'list') AND m.message_id IN ( \
            SELECT message_id FROM ledger WHERE mailbox_id IN (\(mailboxes)) \
            UNION SELECT message_id FROM message_labels WHERE label_id IN (\(labels))) \
            GROUP BY a.email HAVING n >= 1 ORDER BY n DESC LIMIT 20
            """
        let rows = try db.rows(sql) { ($0["email"] as String, $0["n"] as Int) }
        // A stray message by another in the sent folder is no proof.
        let most = rows.first?.1 ?? 0
        return rows.filter { $0.1 * 20 >= most }
    }

    /// Row ids of the mailboxes or labels whose last part names sent mail.
    private static func identifiers(_ sql: String, _ db: Database) throws -> String {
        try Row.fetchAll(db, sql: sql).filter { SystemMailbox.sent.isNamed($0["name"]) }
            .map { String($0["id"] as Int64) }.joined(separator: ", ")
    }

    /// The address that most mail is to, if it stands well before the next: with twice its messages, and a third of
    /// all.
    private static func commonestRecipient(_ db: Database) throws -> (email: String, count: Int, total: Int)? {
        let total = try db.count("SELECT count(*) FROM messages WHERE category <> 'list'")
        let recipients = try db.rows(
            """
            SELECT a.email, count(DISTINCT r.message_id) AS n FROM message_addresses r JOIN addresses a USING (address_id) \
            JOIN messages m USING (message_id) WHERE r.role IN ('to', 'cc', 'bcc') AND m.category <> 'list' \
            GROUP BY a.email ORDER BY n DESC, a.email LIMIT 2
            """
        ) { (email: $0["email"] as String, count: $0["n"] as Int) }
        guard let first = recipients.first, total >= 5, first.count * 3 >= total,
            recipients.dropFirst().allSatisfy({ first.count >= $0.count * 2 })
        else { return nil }
        return (first.email, first.count, total)
    }
}

/// Tells mailing lists from people, among the addresses that much mail is to.
private struct ListEvidence {
    private let db: Database
    private let known: KnownLists

    init(_ db: Database) throws {
        self.db = db
        known = try KnownLists(db)
    }

    func isList(_ email: String) throws -> Bool {
        if known.id(ofAddress: email) != nil || known.addresses.contains(email) { return true }
        // A list only forwards mail: it writes none itself.
        let hasWritten = try db.isTrue(
            """
            SELECT EXISTS (SELECT 1 FROM message_addresses r JOIN addresses a USING (address_id) WHERE a.email = ? \
            AND r.role = 'from')
            """, [email])
        guard !hasWritten else { return false }
        return try known.sharesName(with: email) || takesListMail(email) || takesDebate(email)
    }

    /// Whether most of the mail to the address is known as list mail.
    private func takesListMail(_ email: String) throws -> Bool {
        try db.isTrue(
            "SELECT sum(category = 'list') * 2 > count(*) FROM messages WHERE message_id IN (\(Self.mailTo))", [email])
    }

    /// Whether others answer one another in the mail to the address, as they do on lists whose mail has no List-Id.
    /// Replies that a person gets answer that person, whose own letters are elsewhere.
    private func takesDebate(_ email: String) throws -> Bool {
        let letters = try db.rows(
            """
            SELECT thread_keys, author FROM messages WHERE message_id IN (\(Self.mailTo)) \
            ORDER BY message_id LIMIT \(Self.sample)
            """, [email]
        ) { (PackedThreadKeys.keys(in: $0["thread_keys"]), $0["author"] as String?) }
        var authors: [UInt64: String] = [:]
        for (keys, author) in letters {
            for key in keys where key.role == .own { authors[key.name] = author ?? "" }
        }
        let answers = letters.count { keys, author in
            let answered = keys.last { $0.role == .reference } ?? keys.first { $0.role == .inReplyTo }
            return answered.flatMap { authors[$0.name] }.map { $0 != author ?? "" } ?? false
        }
        return answers * 4 > letters.count
    }

    private static let mailTo = """
        SELECT r.message_id FROM message_addresses r JOIN addresses a USING (address_id) WHERE a.email = ? \
        AND r.role IN ('to', 'cc')
        """
    /// Messages to an address that are looked at.
    private static let sample = 2_000
}

extension ThreadKey {
    /// The same for all keys that name one message.
    fileprivate var name: UInt64 { ThreadKey(.own, hash: rawValue).rawValue }
}
