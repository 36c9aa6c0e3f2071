import GRDB

/// The name that an address is best known by, which stands in `addresses`: the one that its own mail gives most often,
/// else the one that others give it.
struct BestNames {
    let db: Database

    func of(_ email: String) throws -> String? {
        try db.value("SELECT name FROM addresses WHERE email = ? AND name IS NOT NULL", [email])
    }

    /// Names that messages give the address, the best first; eight at the most.
    func all(_ email: String) throws -> [String] {
        let names: [String] = try db.values(
            """
            SELECT \(Self.name) AS shown, \(Self.weight) AS weight FROM addresses a CROSS JOIN names n USING (address_id) \
            WHERE a.email = ? AND n.name IS NOT NULL GROUP BY shown HAVING weight > 0 ORDER BY weight DESC, shown LIMIT 8
            """, [email])
        return names.filter { Self.isName($0, email) }
    }

    /// Without the quotes that some programs write around names: 'Al Example'.
    private static let name = #"iif(substr(n.name, 1, 1) = substr(n.name, -1), trim(n.name, '''' || '"'), n.name)"#
    /// A message that somebody sent counts four times: people know their own name better than others do.
    private static let weight = """
        sum((SELECT count(*) + 3 * sum(r.role = 'from') FROM message_addresses r WHERE r.name_id = n.name_id))
        """

    /// An address or a text without letters is no name.
    private static func isName(_ name: String, _ email: String) -> Bool {
        !name.contains("@") && name.lowercased() != email.lowercased() && name.contains(where: \.isLetter)
    }

    // MARK: Bringing them up to date

    /// The columns that ``refresh(in:areNew:)`` reads, by position for speed.
    private enum Column { static let id = 0, email = 1, name = 2, shown = 3 }

    /// Looks at the addresses in some mail. Where one is known by another name now, all conversations that it takes part in
    /// become stale: their titles have names in them.
    ///
    /// - Parameters:
    ///   - messages: the table of that mail, or a query in parentheses; nil for all mail.
    ///   - areNew: whether all names are right but for that mail. A name that is the best already stays it when more mail
    ///     gives it.
    func refresh(in messages: String?, areNew: Bool) throws {
        let some = messages.map { messages in
            """
            WHERE a.address_id IN (SELECT r.address_id FROM message_addresses r JOIN names n USING (name_id) \
            JOIN addresses a ON a.address_id = n.address_id WHERE r.message_id IN \(messages) \
            \(areNew ? "AND n.name IS NOT NULL AND \(Self.name) IS NOT a.name" : ""))
            """
        }
        let rows = try db.cursor(
            """
            SELECT a.address_id, a.email, a.name, \(Self.name) AS shown, \(Self.weight) AS weight \
            FROM addresses a CROSS JOIN names n USING (address_id) \(some ?? "") \
            GROUP BY a.address_id, shown HAVING weight > 0 ORDER BY a.address_id, shown IS NULL, weight DESC, shown
            """)
        var changed: [(id: Int64, name: String?)] = []
        var address: (id: Int64, known: String?, best: String?)?
        func close() {
            guard let address, address.known.map(ExactText.init) != address.best.map(ExactText.init) else { return }
            changed.append((address.id, address.best))
        }
        while let row = try rows.next() {
            if address?.id != row[Column.id] {
                close()
                address = (row[Column.id], row[Column.name], nil)
            }
            if address?.best == nil, let name = row[Column.shown] as String?, Self.isName(name, row[Column.email]) {
                address?.best = name
            }
        }
        close()
        let areAllStale = try db.areAllConversationsStale
        for (id, name) in changed {
            try db.run("UPDATE addresses SET name = ? WHERE address_id = ?", [name, id])
            guard !areAllStale else { continue }
            try db.run(
                """
                UPDATE conversations SET is_stale = 1 WHERE NOT is_stale AND conversation_id IN \
                (SELECT m.conversation_id FROM message_addresses r JOIN messages m USING (message_id) WHERE r.address_id = ?)
                """, [id])
        }
    }
}
