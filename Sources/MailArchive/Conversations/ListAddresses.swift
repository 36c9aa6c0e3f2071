import Foundation
import GRDB
import MessageAnalysis

/// Finds the mailing lists among the recipients of mail that names no list itself, as direct copies of posts and the
/// mail of a club's or a team's address are: an address that other mail names as its list's, or to which people write and
/// are answered by others, who can have the letter from that address alone.
struct ListAddresses {
    let db: Database
    /// Row ids of the owner's addresses.
    private let owner: Set<Int64>
    /// What was found of an address so far.
    private var known: [Int64: String?] = [:]

    init(_ db: Database) throws {
        self.db = db
        owner = Set(
            try db.values("SELECT a.address_id FROM owner_addresses o CROSS JOIN addresses a ON a.email = o.email"))
    }

    /// A message's category by itself counts, so that what is found here has no part in it.
    private static let category = "coalesce(m.own_category, m.category)"
    private static let isLetter = "m.list_id IS NULL AND \(category) IN ('personal', 'unsure', 'list')"
    private static let isRecipient = "r.role IN ('to', 'cc')"

    // MARK: All mail

    /// The list of each message that has one; mail that names its list itself is left out.
    mutating func messages() throws -> [Int64: String] {
        var debates = ListDebates()
        var current: (id: Int64, letter: ListDebates.Letter)?
        let rows = try db.cursor(
            """
            SELECT m.message_id, r.address_id, m.author, m.is_outgoing, m.thread_keys FROM messages m \
            CROSS JOIN message_addresses r ON r.message_id = m.message_id AND \(Self.isRecipient) WHERE \(Self.isLetter) \
            ORDER BY m.message_id
            """)
        while let row = try rows.next() {
            let (id, address): (Int64, Int64) = (row[0], row[1])
            if current?.id == id {
                current?.letter.recipients.insert(address)
                continue
            }
            if let current { debates.add(current.letter, besides: owner) }
            current = (id, Self.letter(row, to: address))
        }
        if let current { debates.add(current.letter, besides: owner) }
        var found: [Int64: String] = [:]
        for address in try debates.addresses.union(namedAddresses()).sorted() {
            guard let email = try email(ofList: address, isDebate: debates.addresses.contains(address)) else {
                continue
            }
            for message in try mail(to: address) { found[message] = min(found[message] ?? email, email) }
        }
        return found
    }

    private static func letter(_ row: Row, to address: Int64) -> ListDebates.Letter {
        ListDebates.Letter(
            author: row[2], isOutgoing: row[3], keys: PackedThreadKeys.keys(in: row[4]), recipients: [address])
    }

    /// The addresses that lists with a List-Id usually have.
    private func namedAddresses() throws -> Set<Int64> {
        let lists: [String] = try db.values(
            "SELECT DISTINCT list_id FROM messages m WHERE list_id IS NOT NULL AND \(Self.category) = 'list'")
        return Set(
            try lists.compactMap(Self.address).compactMap { email in
                try db.value("SELECT address_id FROM addresses WHERE email = ?", [email])
            })
    }

    /// `dev@lists.example` for `dev.lists.example`. Nil where a list is known by its address alone: that was taken from a
    /// post's recipients, and may be the owner's.
    private static func address(ofList id: String) -> String? {
        guard !id.contains("@"), let dot = id.firstIndex(of: ".") else { return nil }
        return id.replacingCharacters(in: dot...dot, with: "@")
    }

    private func mail(to address: Int64) throws -> [Int64] {
        try db.values(
            """
            SELECT DISTINCT m.message_id FROM message_addresses r CROSS JOIN messages m USING (message_id) \
            WHERE r.address_id = ? AND \(Self.isRecipient) AND m.list_id IS NULL
            """, [address])
    }

    /// The address in words, if it is a list's.
    private func email(ofList address: Int64, isDebate: @autoclosure () throws -> Bool) throws -> String? {
        guard !owner.contains(address),
            let email: String = try db.value("SELECT email FROM addresses WHERE address_id = ?", [address]),
            // The knowledge of a message is a list of words.
            !email.utf8.contains(where: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ":") })
        else { return nil }
        if try isNamed(email) { return email }
        // A list only forwards mail: it writes none itself.
        if try db.isTrue("SELECT EXISTS (SELECT 1 FROM messages WHERE author = ?)", [email]) { return nil }
        return try isDebate() ? email : nil
    }

    private func isNamed(_ email: String) throws -> Bool {
        try db.isTrue(
            "SELECT EXISTS (SELECT 1 FROM messages m WHERE m.list_id = ? AND \(Self.category) = 'list')",
            [KnownLists.usualID(ofAddress: email)])
    }

    // MARK: Touched mail

    /// The list, or none, of touched messages (``TouchedMail``) that may have another than before. Mail to addresses that
    /// have become lists, or ceased to be, counts as touched.
    mutating func touchedMessages() throws -> [Int64: String?] {
        var messages = Set(
            try db.values(
                "SELECT message_id FROM \(TouchedMail.changed) CROSS JOIN messages USING (message_id) WHERE list_id IS NULL"
            )
                as [Int64])
        for address in try candidates() {
            let list = try list(address)
            let rows = try db.cursor(
                """
                SELECT DISTINCT m.message_id, m.knowledge FROM message_addresses r CROSS JOIN messages m USING (message_id) \
                WHERE r.address_id = ? AND \(Self.isRecipient) AND m.list_id IS NULL
                """, [address])
            while let row = try rows.next() {
                let before = ArchiveKnowledge(text: row[1]).list
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

    /// Addresses of which touched mail may tell something new: its recipients and authors, as far as they have not written
    /// before and thus are no lists, and those of its lists.
    private func candidates() throws -> [Int64] {
        let ofPeople: [Int64] = try db.values(
            """
            SELECT DISTINCT r.address_id FROM \(TouchedMail.changed) CROSS JOIN messages m USING (message_id) \
            CROSS JOIN message_addresses r ON r.message_id = m.message_id CROSS JOIN addresses a USING (address_id) \
            WHERE (r.role IN ('from', 'author') OR \(Self.isRecipient) AND \(Self.isLetter)) AND NOT EXISTS (SELECT 1 \
            FROM messages w WHERE w.author = a.email AND w.message_id NOT IN (SELECT message_id FROM \(TouchedMail.changed)))
            """)
        let lists: [String] = try db.values(
            """
            SELECT DISTINCT m.list_id FROM \(TouchedMail.changed) CROSS JOIN messages m USING (message_id) \
            WHERE m.list_id IS NOT NULL AND \(Self.category) = 'list'
            """)
        let ofLists: [Int64] = try lists.compactMap { list in
            let wasKnown = try db.isTrue(
                """
                SELECT EXISTS (SELECT 1 FROM messages m WHERE m.list_id = ? AND \(Self.category) = 'list' \
                AND m.message_id NOT IN (SELECT message_id FROM \(TouchedMail.changed)))
                """, [list])
            guard !wasKnown, let email = Self.address(ofList: list) else { return nil }
            return try db.value("SELECT address_id FROM addresses WHERE email = ?", [email])
        }
        return Set(ofPeople + ofLists).subtracting(owner).sorted()
    }

    private mutating func list(_ address: Int64) throws -> String? {
        if let found = known[address] { return found }
        let found = try email(ofList: address, isDebate: isDebate(address))
        known[address] = .some(found)
        return found
    }

    private func isDebate(_ address: Int64) throws -> Bool {
        guard !owner.contains(address) else { return false }
        var debates = ListDebates()
        let rows = try db.cursor(
            """
            SELECT DISTINCT m.message_id, (SELECT count(DISTINCT r.address_id) FROM message_addresses r \
            WHERE r.message_id = m.message_id AND \(Self.isRecipient)), m.author, m.is_outgoing, m.thread_keys \
            FROM message_addresses r CROSS JOIN messages m USING (message_id) \
            WHERE r.address_id = ? AND \(Self.isRecipient) AND \(Self.isLetter) LIMIT \(ListDebates.maximumLetters + 1)
            """, [address])
        while let row = try rows.next() {
            var letter = Self.letter(row, to: address)
            // Who the others are does not matter.
            if row[1] as Int > 1 { letter.recipients.insert(-1) }
            debates.add(letter, besides: owner)
        }
        return debates.addresses.contains(address)
    }
}
