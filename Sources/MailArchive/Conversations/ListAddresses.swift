import Foundation
import GRDB
import MessageAnalysis

/// Finds the mailing lists among the recipients of mail that names no list itself, as direct copies of posts and the
/// mail of a club's or a team's address are: an address that other mail names as its list's, or to which people write and
/// are answered by others, who can have the letter from that address alone (``ListDebate``).
struct ListAddresses {
    let db: Database
    /// Row ids of the owner's addresses.
    private let owner: Set<Int64>
    /// The list that an address is, or none, as far as it was asked for.
    private var known: [Int64: String?] = [:]

    init(_ db: Database) throws {
        self.db = db
        owner = Set(
            try db.values("SELECT a.address_id FROM owner_addresses o CROSS JOIN addresses a ON a.email = o.email"))
    }

    private static let category = KnowledgePass.ownCategory
    private static let isRecipient = "r.role IN ('to', 'cc')"
    /// How many addresses stand in To and Cc, as far as it matters.
    private static let recipients = """
        (SELECT count(*) FROM (SELECT 1 FROM message_addresses x WHERE x.message_id = m.message_id \
        AND x.role IN ('to', 'cc') LIMIT \(ListDebate.maximumRecipients + 1)))
        """
    /// Mail that may be a list's: no circular, which many addresses are named in.
    private static let isUnlisted = "m.list_id IS NULL AND \(recipients) <= \(ListDebate.maximumRecipients)"
    private static let isLetter = "\(category) IN ('personal', 'unsure', 'list') AND \(isUnlisted)"

    // MARK: All mail

    /// The list of each message that has one; mail that names its list itself is left out.
    mutating func messages() throws -> [Int64: String?] {
        var found: [Int64: String?] = [:]
        for address in try soleRecipients().union(namedAddresses()).sorted() {
            guard let email = try list(address) else { continue }
            for message in try mail(to: address) {
                found[message] = min(found[message].flatMap(\.self) ?? email, email)
            }
        }
        return found
    }

    /// Addresses to which several letters went alone; without such letters none is a list's.
    private func soleRecipients() throws -> Set<Int64> {
        Set(
            try db.values(
                """
                SELECT address_id FROM (SELECT min(r.address_id) AS address_id FROM messages m \
                CROSS JOIN message_addresses r ON r.message_id = m.message_id AND \(Self.isRecipient) \
                WHERE m.list_id IS NULL AND \(Self.category) IN ('personal', 'unsure', 'list') \
                GROUP BY m.message_id HAVING count(*) = 1) GROUP BY address_id HAVING count(*) > 1
                """)
        ).subtracting(owner)
    }

    /// The addresses of lists that mail names itself.
    private func namedAddresses() throws -> Set<Int64> {
        let lists: [String] = try db.values(
            "SELECT DISTINCT list_id FROM messages m WHERE list_id IS NOT NULL AND \(Self.category) = 'list'")
        return try Set(lists.flatMap(addresses(ofList:)))
    }

    /// The addresses that a list usually has; its identifier, where mail to it has no List-Id.
    private func addresses(ofList id: String) throws -> [Int64] {
        try (Self.isAddress(id) ? [id] : KnownLists.usualAddresses(ofID: id)).compactMap {
            try db.value("SELECT address_id FROM addresses WHERE email = ?", [$0])
        }
    }

    private static func isAddress(_ id: String) -> Bool { id.utf8.contains(UInt8(ascii: "@")) }

    private func mail(to address: Int64) throws -> [Int64] {
        try db.values(
            """
            SELECT DISTINCT m.message_id FROM message_addresses r CROSS JOIN messages m USING (message_id) \
            WHERE r.address_id = ? AND \(Self.isRecipient) AND \(Self.isUnlisted)
            """, [address])
    }

    // MARK: One address

    /// The address in words, if it is a list's.
    private mutating func list(_ address: Int64) throws -> String? {
        if let found = known[address] { return found }
        let found = try isList(address)
        known[address] = .some(found)
        return found
    }

    private func isList(_ address: Int64) throws -> String? {
        guard !owner.contains(address), let email = try email(address),
            // The knowledge of a message is a list of words.
            !email.utf8.contains(where: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ":") })
        else { return nil }
        if try isNamed(email) { return email }
        // A list only forwards mail: it writes none itself.
        if try db.isTrue("SELECT EXISTS (SELECT 1 FROM messages WHERE author = ?)", [email]) { return nil }
        return try haveAddressed(email) || isDebate(address) ? email : nil
    }

    /// Whether several others than the owner wrote to it what is a list's by itself, without a List-Id. That any address
    /// was the first of a post's recipients says nothing: it may be the owner's.
    ///
    /// - Parameter condition: SQL that chooses among such mail.
    private func haveAddressed(_ email: String, where condition: String = "1") throws -> Bool {
        guard NormalisedAddress(normalised: email).namesGroup else { return false }
        let author = "SELECT m.author FROM messages m"
        let isPost = "m.list_id = ?1 AND \(Self.category) = 'list' AND NOT m.is_outgoing AND \(condition)"
        return try db.isTrue(
            "SELECT EXISTS (\(author) WHERE \(isPost) AND m.author <> (\(author) WHERE \(isPost) LIMIT 1))", [email])
    }

    private func email(_ address: Int64) throws -> String? {
        try db.value("SELECT email FROM addresses WHERE address_id = ?", [address])
    }

    private func isNamed(_ email: String) throws -> Bool {
        guard let id = KnownLists.usualID(ofAddress: email), KnownLists.usualAddresses(ofID: id).contains(email) else {
            return false
        }
        return try haveNamed(id)
    }

    /// Whether mail of a list names it by its List-Id.
    ///
    /// - Parameter condition: SQL that chooses among such mail.
    private func haveNamed(_ id: String, where condition: String = "1") throws -> Bool {
        try db.isTrue(
            """
            SELECT EXISTS (SELECT 1 FROM messages m WHERE m.list_id = ? AND \(Self.category) = 'list' \
            AND \(condition))
            """, [id])
    }

    private func isDebate(_ address: Int64) throws -> Bool {
        var debate = ListDebate()
        let rows = try db.cursor(
            """
            SELECT m.author, m.is_outgoing, m.thread_keys, \(Self.recipients) FROM messages m WHERE m.message_id IN \
            (SELECT r.message_id FROM message_addresses r WHERE r.address_id = ? AND \(Self.isRecipient)) \
            AND \(Self.isLetter) LIMIT \(ListDebate.maximumLetters + 1)
            """, [address])
        while let row = try rows.next() {
            // A damaged file may hold anything.
            debate.add(
                author: String.fromDatabaseValue(row[0]) ?? "", isOutgoing: Bool.fromDatabaseValue(row[1]) ?? false,
                keys: PackedThreadKeys.keys(in: row[2] as DatabaseValue), isSole: row[3] == 1)
        }
        return debate.isList
    }

    // MARK: Touched mail

    /// The list, or none, of touched messages (``TouchedMail``) that may have another than before. Mail to addresses that
    /// have become lists, or ceased to be, counts as touched.
    mutating func touchedMessages() throws -> [Int64: String?] {
        let unlisted: [Int64] = try db.values(
            """
            SELECT m.message_id FROM \(TouchedMail.changed) CROSS JOIN messages m USING (message_id) \
            WHERE \(Self.isUnlisted)
            """)
        var messages = Set(unlisted)
        for address in try candidates() {
            let list = try list(address)
            guard try list != nil || wasList(address) else { continue }
            let rows = try db.cursor(
                """
                SELECT m.message_id, m.knowledge FROM messages m WHERE m.message_id IN (SELECT r.message_id \
                FROM message_addresses r WHERE r.address_id = ? AND \(Self.isRecipient)) AND \(Self.isUnlisted)
                """, [address])
            while let row = try rows.next() {
                let before = ArchiveKnowledge(text: String.fromDatabaseValue(row[1])).list
                if list == nil ? before != nil : before != list { messages.insert(row[0]) }
            }
        }
        try TouchedMail.addAffected(messages.sorted(), db)
        var found: [Int64: String?] = [:]
        for message in messages.sorted() {
            let recipients: [Int64] = try db.values(
                "SELECT DISTINCT address_id FROM message_addresses r WHERE message_id = ? AND \(Self.isRecipient)",
                [message])
            found[message] = .some(try recipients.compactMap { try list($0) }.min())
        }
        return found
    }

    /// Whether mail to the address was a list's so far: then the list has a conversation.
    private func wasList(_ address: Int64) throws -> Bool {
        let key = try email(address).map { ConversationKey(kind: .list, ids: [$0]) }
        return try key.flatMap { try ConversationRows(db: db).existing($0.hash) } != nil
    }

    /// Addresses of which touched mail may tell something new: its recipients and authors, as far as they have not written
    /// before and thus are no lists, and those of its lists.
    private func candidates() throws -> [Int64] {
        let ofPeople: [Int64] = try db.values(
            """
            SELECT DISTINCT r.address_id FROM \(TouchedMail.changed) CROSS JOIN messages m USING (message_id) \
            CROSS JOIN message_addresses r ON r.message_id = m.message_id \
            WHERE r.role IN ('from', 'author') OR \(Self.isRecipient) AND \(Self.isLetter)
            """)
        let lists: [String] = try db.values(
            """
            SELECT DISTINCT m.list_id FROM \(TouchedMail.changed) CROSS JOIN messages m USING (message_id) \
            WHERE m.list_id IS NOT NULL AND \(Self.category) = 'list'
            """)
        let ofLists: [Int64] = try lists.flatMap { list in
            let wasKnown =
                try Self.isAddress(list)
                ? haveAddressed(list, where: TouchedMail.isUnchanged) : haveNamed(list, where: TouchedMail.isUnchanged)
            return wasKnown ? [] : try addresses(ofList: list)
        }
        let silent = try Set(ofPeople).subtracting(owner).filter { try !hasWrittenBefore($0) }
        return silent.union(ofLists).subtracting(owner).sorted()
    }

    private func hasWrittenBefore(_ address: Int64) throws -> Bool {
        try db.isTrue(
            """
            SELECT EXISTS (SELECT 1 FROM addresses a CROSS JOIN messages w ON w.author = a.email WHERE a.address_id = ? \
            AND w.message_id NOT IN (SELECT message_id FROM \(TouchedMail.changed)))
            """, [address])
    }
}
