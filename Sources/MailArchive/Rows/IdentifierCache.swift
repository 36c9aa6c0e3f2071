import GRDB

/// Row ids of small tables that every message refers to, for the length of one import.
final class IdentifierCache {
    private var addresses: [ExactText: Int64] = [:]
    private var mailboxes: [ExactText: Int64] = [:]
    private var labels: [ExactText: Int64] = [:]
    /// Addresses, and labels, kept at the most: enough for the regulars of a large mailbox.
    private static let limit = 200_000

    func address(_ email: String, domain: String, _ db: Database) throws -> Int64 {
        if let known = addresses[ExactText(email)] { return known }
        if addresses.count >= Self.limit { addresses.removeAll() }
        let id = try Self.find(
            "SELECT address_id FROM addresses WHERE email = ?", [email],
            orInsert: "INSERT INTO addresses (email, domain) VALUES (?, ?)", [email, domain], db)
        addresses[ExactText(email)] = id
        return id
    }

    func mailbox(_ name: String, _ db: Database) throws -> Int64 {
        if let known = mailboxes[ExactText(name)] { return known }
        let id = try Self.find(
            "SELECT mailbox_id FROM mailboxes WHERE name = ?", [name],
            orInsert: "INSERT INTO mailboxes (name) VALUES (?)", [name], db)
        mailboxes[ExactText(name)] = id
        return id
    }

    func label(_ name: String, _ db: Database) throws -> Int64 {
        if let known = labels[ExactText(name)] { return known }
        let id = try Self.find(
            "SELECT label_id FROM labels WHERE name = ?", [name], orInsert: "INSERT INTO labels (name) VALUES (?)",
            [name], db)
        if labels.count >= Self.limit { labels.removeAll() }
        labels[ExactText(name)] = id
        return id
    }

    private static func find(
        _ select: String, _ key: StatementArguments, orInsert insert: String, _ values: StatementArguments,
        _ db: Database
    ) throws -> Int64 {
        if let found = try Int64.fetchOne(try db.cachedStatement(sql: select), arguments: key) { return found }
        try db.cachedStatement(sql: insert).execute(arguments: values)
        return db.lastInsertedRowID
    }
}
