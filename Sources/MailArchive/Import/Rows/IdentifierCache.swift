import GRDB
import MessageAnalysis
import MessageContent

/// Row ids of small tables that every message refers to, for the length of one import.
final class IdentifierCache {
    private var addresses: [ExactText: Int64] = [:]
    private var names: [Written: Int64] = [:]
    private var mailboxes: [ExactText: Int64] = [:]
    private var labels: [ExactText: Int64] = [:]
    private var conversations: [ContentHash: Int64] = [:]

    /// A name and an address as a message writes them.
    private struct Written: Hashable {
        var address: Int64
        var name: ExactText?
        var email: ExactText
    }

    /// Row ids of one table that are kept at the most: enough for the regulars of a large mailbox.
    private static let limit = 200_000

    func address(_ email: String, domain: String, _ db: Database) throws -> Int64 {
        try Self.find(
            email, in: &addresses, "SELECT address_id FROM addresses WHERE email = ?",
            orInsert: "INSERT INTO addresses (email, domain) VALUES (?, ?)", [email, domain], db)
    }

    func name(_ name: String?, _ email: String, of address: Int64, _ db: Database) throws -> Int64 {
        let key = Written(address: address, name: name.map(ExactText.init), email: ExactText(email))
        return try Self.cached(key, in: &names) {
            let found: Int64? = try db.value(
                "SELECT name_id FROM names WHERE address_id = ? AND email = ? AND name IS ?", [address, email, name])
            if let found { return found }
            let folded = SearchText.folded((name ?? "") + " " + email)
            try db.run(
                "INSERT INTO names (address_id, name, email, folded) VALUES (?, ?, ?, ?)",
                [address, name, email, folded])
            return db.lastInsertedRowID
        }
    }

    /// The conversation with that key. It is made where there is none. It is marked as stale once in an import, because
    /// the summaries are made at the import's end.
    func conversation(_ key: ConversationKey, _ placing: ConversationPlacing, _ db: Database) throws -> Int64 {
        try Self.cached(key.participantHash, in: &conversations) {
            try ConversationRows(db: db).find(key, placing)
        }
    }

    func mailbox(_ name: String, _ db: Database) throws -> Int64 {
        try Self.find(
            name, in: &mailboxes, "SELECT mailbox_id FROM mailboxes WHERE name = ?",
            orInsert: "INSERT INTO mailboxes (name) VALUES (?)", [name], db)
    }

    func label(_ name: String, _ db: Database) throws -> Int64 {
        try Self.find(
            name, in: &labels, "SELECT label_id FROM labels WHERE name = ?",
            orInsert: "INSERT INTO labels (name) VALUES (?)", [name], db)
    }

    private static func find(
        _ text: String, in known: inout [ExactText: Int64], _ select: String, orInsert insert: String,
        _ values: @autoclosure () -> StatementArguments, _ db: Database
    ) throws -> Int64 {
        try cached(ExactText(text), in: &known) {
            if let found: Int64 = try db.value(select, [text]) { return found }
            try db.run(insert, values())
            return db.lastInsertedRowID
        }
    }

    private static func cached<Key>(
        _ key: Key, in known: inout [Key: Int64], _ find: () throws -> Int64
    ) rethrows -> Int64 {
        if let id = known[key] { return id }
        if known.count >= limit { known.removeAll() }
        let id = try find()
        known[key] = id
        return id
    }
}
