import GRDB

/// Row ids of small tables that every message refers to, for the length of one import.
final class IdentifierCache {
    private var addresses: [ExactText: Int64] = [:]
    private var mailboxes: [ExactText: Int64] = [:]
    private var labels: [ExactText: Int64] = [:]
    /// Row ids of one table that are kept at the most: enough for the regulars of a large mailbox.
    private static let limit = 200_000

    func address(_ email: String, domain: String, _ db: Database) throws -> Int64 {
        try Self.find(
            email, in: &addresses, "SELECT address_id FROM addresses WHERE email = ?",
            orInsert: "INSERT INTO addresses (email, domain) VALUES (?, ?)", [email, domain], db)
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
        let key = ExactText(text)
        if let id = known[key] { return id }
        if known.count >= limit { known.removeAll() }
        if let found: Int64 = try db.value(select, [text]) {
            known[key] = found
            return found
        }
        try db.run(insert, values())
        known[key] = db.lastInsertedRowID
        return db.lastInsertedRowID
    }
}
