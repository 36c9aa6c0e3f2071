import Foundation
import GRDB
import MessageAnalysis
import MessageFormat

/// What schema 9 says of messages and can be had from what archives before it kept of them: thread keys with their roles,
/// reply trees, layouts, and the categories that the archive's knowledge changed.
struct RenewalFromContents {
    let db: Database

    /// Messages that are looked at together: no more are in memory at a time.
    private static let chunk = 1_000

    func run() throws {
        let update = try db.makeStatement(
            sql: "UPDATE messages SET thread_keys = ?, skeleton = ?, own_category = ? WHERE message_id = ?")
        let select = try db.makeStatement(
            sql: """
                SELECT m.message_id, m.internet_id, m.subject, m.thread_keys, m.category, m.knowledge, c.html, c.text, \
                CASE WHEN m.knowledge IS NOT NULL THEN c.verdict END \
                FROM messages m JOIN message_contents c USING (message_id) WHERE m.message_id > ? ORDER BY m.message_id \
                LIMIT \(Self.chunk)
                """)
        var last = Int64.min
        while true {
            let rows = try Row.fetchAll(select, arguments: [last])
            for row in rows {
                last = row[0]
                let before: Data = row[3]
                let (id, subject) = (String.fromDatabaseValue(row[1]), String.fromDatabaseValue(row[2]))
                let skeleton = Skeleton.of(
                    html: String.fromDatabaseValue(row[6]), text: String.fromDatabaseValue(row[7]) ?? "")
                try update.execute(
                    arguments: [
                        Data(PackedThreadKeys.bytes(keys(last, id, subject, before))),
                        skeleton.map(Int64.init(bitPattern:)),
                        ownCategory(row), last,
                    ])
            }
            if rows.count < Self.chunk { break }
        }
        if try normaliseAddresses() {
            try Settling(db: db).run(isOwnerOther: true)
        } else {
            try Threading(db: db).run()
        }
    }

    /// What mail servers wrapped around addresses is taken off: see ``NormalisedAddress``.
    ///
    /// - Returns: whether there were such addresses.
    private func normaliseAddresses() throws -> Bool {
        let rows = try Row.fetchAll(db, sql: "SELECT address_id, email FROM addresses WHERE email LIKE '%=%'")
        var touched: Set<Int64> = []
        try db.execute(sql: "CREATE TEMP TABLE renamed (old TEXT PRIMARY KEY, new TEXT NOT NULL) WITHOUT ROWID")
        for row in rows {
            guard let email = String.fromDatabaseValue(row[1]), let address = NormalisedAddress(email),
                address.text != email
            else { continue }
            let id: Int64 = row[0]
            try db.execute(
                sql: "INSERT OR IGNORE INTO temp.renamed VALUES (?, ?)", arguments: [email, address.text])
            try db.execute(
                sql: "INSERT INTO addresses (email, domain) VALUES (?, ?) ON CONFLICT (email) DO NOTHING",
                arguments: [address.text, String(address.domain)])
            touched.formUnion(
                try Int64.fetchAll(
                    db, sql: "SELECT message_id FROM message_addresses WHERE address_id = ?", arguments: [id]))
            try db.execute(
                sql: """
                    UPDATE message_addresses SET address_id = (SELECT address_id FROM addresses WHERE email = ?) \
                    WHERE address_id = ?
                    """, arguments: [address.text, id])
            try db.execute(sql: "DELETE FROM addresses WHERE address_id = ?", arguments: [id])
        }
        for (table, column) in [
            ("messages", "author"), ("owner_addresses", "email"), ("person_links", "email"), ("category_rules", "name"),
        ] {
            try db.execute(
                sql: """
                    UPDATE OR REPLACE \(table) SET \(column) = (SELECT new FROM temp.renamed WHERE old = \(column)) \
                    WHERE \(column) IN (SELECT old FROM temp.renamed)
                    """)
        }
        let isAny = try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM temp.renamed)") ?? false
        try db.execute(sql: "DROP TABLE temp.renamed")
        for message in touched where try hasSeal(message) { try ContentRows.sealMessage(message, db) }
        return isAny
    }

    private func hasSeal(_ message: Int64) throws -> Bool {
        try Bool.fetchOne(
            db, sql: "SELECT seal IS NOT NULL FROM messages WHERE message_id = ?", arguments: [message]) ?? false
    }

    private func people(_ message: Int64) -> [String] {
        let emails = try? String.fetchAll(
            db.cachedStatement(
                sql: """
                    SELECT email FROM message_addresses WHERE message_id = ? AND role IN ('from', 'to', 'cc', 'replyTo')
                    """), arguments: [message])
        return emails ?? []
    }

    private func ownCategory(_ row: Row) -> String? {
        guard let stored = String.fromDatabaseValue(row[8]), let verdict = StoredVerdict.read(stored) else {
            return nil
        }
        return verdict.category.rawValue == row[4] ? nil : verdict.category.rawValue
    }

    private func keys(_ message: Int64, _ id: String?, _ subject: String?, _ before: Data) -> [ThreadKey] {
        let keys = ThreadKeys.keys(
            messageID: id, references: identifiers("references", message),
            inReplyTo: identifiers("in-reply-to", message),
            subject: subject, gmailThread: field("x-gm-thrid", message),
            threadIndex: field("thread-index", message),
            people: { people(message) })
        // What the message itself does not name a copy of it did: Gmail's thread.
        let names = Set(keys.map { ThreadKey(.provider, hash: $0.rawValue) })
        let others = PackedThreadKeys.numbers(in: before).map { ThreadKey(.provider, hash: $0) }.filter {
            !names.contains($0)
        }
        return PackedThreadKeys.keys(in: Data(PackedThreadKeys.united(keys, others)))
    }

    private func identifiers(_ name: String, _ message: Int64) -> [String] {
        Array((field(name, message) ?? "").utf8).withByteView { body in
            MessageIDList(parsing: body).ids.map {
                String(decoding: MessageIDList.text(of: $0, in: body), as: UTF8.self)
            }
        }
    }

    /// Nil, too, where a disk changed the header.
    private func field(_ name: String, _ message: Int64) -> String? {
        try? String.fetchOne(
            db.cachedStatement(
                sql: "SELECT value FROM headers WHERE message_id = ? AND lower(name) = ? ORDER BY position LIMIT 1"),
            arguments: [message, name])
    }
}
