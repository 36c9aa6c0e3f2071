import GRDB
import MessageAnalysis

/// An address of the mailbox owner, and how it is known.
public struct OwnerAddress: Sendable {
    public enum Source: String, Sendable { case given, discovered }
    public var email: String
    public var source: Source
    public var evidence: String
}

/// The owner's addresses in an archive. Changing them moves messages to the conversations they then belong to.
public struct Owners: Sendable {
    private let archive: Archive

    public init(_ archive: Archive) throws { self.archive = archive }

    public func list() throws -> [OwnerAddress] {
        try archive.read { db in
            try Row.fetchAll(db, sql: "SELECT email, source, evidence FROM owner_addresses ORDER BY source DESC, email")
                .map { OwnerAddress(email: $0[0], source: .init(rawValue: $0[1]) ?? .given, evidence: $0[2]) }
        }
    }

    /// The addresses as a set for keys.
    func set() throws -> Set<NormalisedAddress> { try archive.read(Self.set) }

    static func set(_ db: Database) throws -> Set<NormalisedAddress> {
        Set(try String.fetchAll(db, sql: "SELECT email FROM owner_addresses").map(NormalisedAddress.init(normalised:)))
    }

    /// Adds addresses; those that are known already stay as they are.
    ///
    /// - Returns: how many messages changed their conversation.
    @discardableResult
    public func add(_ addresses: [String], source: OwnerAddress.Source, evidence: String) throws -> Int {
        let lock = try WriteLock.take(archive: archive.path)
        defer { withExtendedLifetime(lock) {} }
        return try addUnlocked(addresses, source: source, evidence: evidence)
    }

    /// For the import, which holds the lock.
    @discardableResult
    func addUnlocked(_ addresses: [String], source: OwnerAddress.Source, evidence: String) throws -> Int {
        let normalised = try addresses.map(Self.address)
        guard !normalised.isEmpty else { return 0 }
        return try archive.write { db in
            try Self.insert(normalised.map { OwnerAddress(email: $0, source: source, evidence: evidence) }, db)
            let moved = try Settling(db: db).run(isOwnerOther: true)
            try Seals(db: db).renewUnlessStale()
            return moved
        }
    }

    /// A normalised address out of what the user wrote.
    static func address(_ text: String) throws -> String {
        guard let address = NormalisedAddress(text), !address.domain.isEmpty, !address.localPart.isEmpty else {
            throw ArchiveError("'\(text)' is no address (write name@domain)")
        }
        return address.text
    }

    static func insert(_ addresses: [OwnerAddress], _ db: Database) throws {
        for address in addresses {
            try db.execute(
                sql: """
                    INSERT INTO owner_addresses (email, source, evidence) VALUES (?, ?, ?) ON CONFLICT (email) DO UPDATE \
                    SET source = 'given', evidence = excluded.evidence WHERE excluded.source = 'given'
                    """, arguments: [address.email, address.source.rawValue, address.evidence])
        }
    }

    /// Removes addresses. Returns how many were there, and how many messages changed their conversation.
    public func remove(_ addresses: [String]) throws -> (removed: Int, moved: Int) {
        try archive.change { db in
            var removed = 0
            for address in addresses.compactMap({ NormalisedAddress($0)?.text }) {
                try db.execute(sql: "DELETE FROM owner_addresses WHERE email = ?", arguments: [address])
                removed += db.changesCount
            }
            return (removed, removed > 0 ? try Settling(db: db).run(isOwnerOther: true) : 0)
        }
    }

    /// What the archive's mail says about the owner's addresses, likeliest first; nothing is changed.
    public func discover() throws -> [OwnerAddress] { try archive.read { try OwnerDiscovery.candidates($0) } }
}

/// Finds the owner's addresses by evidence: who wrote what lies in sent mailboxes, whom mail was delivered to. Mail of lists
/// tells nothing: it was delivered to archives, and it is to the list.
enum OwnerDiscovery {
    /// - Parameter tally: of all mail in the archive; nil to count there.
    static func candidates(_ db: Database, _ tally: DeliveryTally? = nil) throws -> [OwnerAddress] {
        var scores: [String: (points: Int, evidence: [String])] = [:]
        func note(_ email: String, _ points: Int, _ evidence: String) {
            guard let normalised = NormalisedAddress(email)?.text, normalised.contains("@") else { return }
            scores[normalised, default: (0, [])].points += points
            scores[normalised, default: (0, [])].evidence.append(evidence)
        }
        for (email, count) in try sentAuthors(db) { note(email, 100 + count, "wrote \(count) messages in sent mail") }
        let tally = try tally ?? DeliveryTally(of: db)
        for (email, count) in tally.addresses where count >= 2 {
            note(email, 50 + count, "\(count) messages say they were delivered to it")
        }
        if let top = try commonestRecipient(db) {
            note(top.email, 40, "\(top.count) of \(top.total) messages from others are to it")
        }
        let lists = try ListEvidence(db)
        return try scores.filter { try $0.value.points >= 40 && !lists.isList($0.key) }
            .sorted { ($1.value.points, $0.key) < ($0.value.points, $1.key) }
            .map {
                OwnerAddress(email: $0.key, source: .discovered, evidence: $0.value.evidence.joined(separator: "; "))
            }
    }

    private static func sentAuthors(_ db: Database) throws -> [(String, Int)] {
        let mailboxes = try identifiers("SELECT mailbox_id, name FROM mailboxes", db)
        let labels = try identifiers("SELECT label_id, name FROM labels", db)
        let sql = """
            SELECT a.email, count(DISTINCT m.message_id) AS n FROM messages m \
            JOIN message_addresses r ON r.message_id = m.message_id AND r.role = 'from' \
            JOIN addresses a USING (address_id) WHERE m.category NOT IN ('newsletter', 'list') AND m.message_id IN ( \
            SELECT message_id FROM ledger WHERE mailbox_id IN (\(mailboxes)) \
            UNION SELECT message_id FROM message_labels WHERE label_id IN (\(labels))) \
            GROUP BY a.email HAVING n >= 1 ORDER BY n DESC LIMIT 20
            """
        let rows = try Row.fetchAll(db, sql: sql).map { ($0[0] as String, $0[1] as Int) }
        // A stray message by another in the sent folder is no proof.
        let most = rows.first?.1 ?? 0
        return rows.filter { $0.1 * 20 >= most }
    }

    /// Row ids of the mailboxes or labels whose last part names sent mail.
    private static func identifiers(_ sql: String, _ db: Database) throws -> String {
        try Row.fetchAll(db, sql: sql).filter { row in
            SystemMailbox.sent.isNamed(row[1])
        }.map { String($0[0] as Int64) }.joined(separator: ", ")
    }

    /// The address that most mail is to, if it stands well before the next.
    private static func commonestRecipient(_ db: Database) throws -> (email: String, count: Int, total: Int)? {
        let total = try Int.fetchOne(db, sql: "SELECT count(*) FROM messages WHERE category <> 'list'") ?? 0
        let rows = try Row.fetchAll(
            db,
            sql: """
                SELECT a.email, count(DISTINCT r.message_id) AS n FROM message_addresses r JOIN addresses a USING (address_id) \
                JOIN messages m USING (message_id) WHERE r.role IN ('to', 'cc', 'bcc') AND m.category <> 'list' \
                GROUP BY a.email ORDER BY n DESC, a.email LIMIT 2
                """)
        guard let first = rows.first, total >= 5 else { return nil }
        let count: Int = first[1]
        let second: Int = rows.count > 1 ? rows[1][1] : 0
        guard count * 3 >= total, count >= second * 2 else { return nil }
        return (first[0], count, total)
    }
}

/// Tells mailing lists from people among addresses that much mail is to.
private struct ListEvidence {
    private let db: Database
    private let known: KnownLists

    init(_ db: Database) throws {
        self.db = db
        known = try KnownLists(db)
    }

    func isList(_ email: String) throws -> Bool {
        if known.id(ofAddress: email) != nil || known.addresses.contains(email) { return true }
        // A list writes nothing itself.
        let hasWritten = try Bool.fetchOne(
            db,
            sql: """
                SELECT EXISTS (SELECT 1 FROM message_addresses r JOIN addresses a USING (address_id) WHERE a.email = ? \
                AND r.role = 'from')
                """, arguments: [email])
        guard hasWritten == false else { return false }
        return try known.sharesName(with: email) || takesListMail(email) || takesDebate(email)
    }

    /// Most of what is to it is known as list mail.
    private func takesListMail(_ email: String) throws -> Bool {
        let row = try Row.fetchOne(
            db,
            sql: """
                SELECT count(*), coalesce(sum(category = 'list'), 0) FROM messages WHERE message_id IN (\(Self.mailTo))
                """, arguments: [email])
        guard let row else { return false }
        return (row[1] as Int) * 2 > (row[0] as Int)
    }

    /// Others answer one another there, as they do on lists that write no fields of lists. What a person gets answers that
    /// person, whose own letters are elsewhere.
    private func takesDebate(_ email: String) throws -> Bool {
        let rows = try Row.fetchAll(
            db,
            sql: """
                SELECT thread_keys, author FROM messages WHERE message_id IN (\(Self.mailTo)) \
                ORDER BY message_id LIMIT \(Self.sample)
                """, arguments: [email])
        let letters = rows.map { (PackedThreadKeys.keys(in: $0[0]), $0[1] as String?) }
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
    private static let sample = 2_000
}

extension ThreadKey {
    /// The same for all keys that name one message.
    fileprivate var name: UInt64 { ThreadKey(.own, hash: rawValue).rawValue }
}
