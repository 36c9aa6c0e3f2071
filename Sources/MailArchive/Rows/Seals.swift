import GRDB

/// Hashes of rows, kept beside them: what disk or hand changes in an archive behind Letterbook's back is found without the
/// sources. The content of each message has one in its row; of the other tables each thousand rows have one.
///
/// While an import writes, those of the tables are out of date (`stale`); its last step renews them.
struct Seals {
    let db: Database

    /// Tables that are sealed by the thousand.
    private static let tables: [(name: String, query: String)] = [
        ("sqlite_master", "SELECT name, type, tbl_name, sql FROM sqlite_master"),
        ("archive_info", "SELECT * FROM archive_info WHERE key <> 'seals'"),
        ("mailboxes", "SELECT * FROM mailboxes"),
        ("containers", "SELECT * FROM containers"),
        ("packed_files", "SELECT * FROM packed_files"),
        ("ledger", "SELECT * FROM ledger"),
        ("messages", "SELECT * FROM messages"),
        ("labels", "SELECT * FROM labels"),
        ("message_labels", "SELECT * FROM message_labels"),
        ("message_keywords", "SELECT * FROM message_keywords"),
        ("addresses", "SELECT * FROM addresses"),
        ("owner_addresses", "SELECT * FROM owner_addresses"),
        ("person_links", "SELECT * FROM person_links"),
        ("category_rules", "SELECT * FROM category_rules"),
        ("conversations", "SELECT * FROM conversations"),
        ("conversation_changes", "SELECT * FROM conversation_changes"),
        // The full-text index. That it says what the texts say is checked word by word; not every bit of it shows in that.
        ("message_search_data", "SELECT * FROM message_search_data"),
        ("message_search_idx", "SELECT * FROM message_search_idx"),
        ("message_search_docsize", "SELECT * FROM message_search_docsize"),
        ("message_search_config", "SELECT * FROM message_search_config"),
    ]
    static let rowsPerPart: Int64 = 1_000

    // MARK: Tables

    enum State: String { case current, stale }

    /// Nil where it says neither: the disk or a hand changed it.
    var state: State? {
        get throws {
            let value = try DatabaseValue.fetchOne(db, sql: "SELECT value FROM archive_info WHERE key = 'seals'")
            return value.flatMap(String.fromDatabaseValue).flatMap(State.init)
        }
    }

    var isCurrent: Bool { get throws { try state == .current } }

    func setStale() throws { try setState("stale") }

    private func setState(_ state: String) throws {
        try db.execute(
            sql: "UPDATE archive_info SET value = ?1 WHERE key = 'seals' AND value <> ?1", arguments: [state])
    }

    /// Seals the tables as they are.
    func renew() throws {
        for (name, query) in Self.tables {
            let known = try parts(name)
            let now = try seals(query)
            for (part, seal) in now where known[part] != seal {
                try db.run("INSERT OR REPLACE INTO seals (name, part, seal) VALUES (?, ?, ?)", [name, part, seal])
            }
            for part in known.keys where now[part] == nil {
                try db.run("DELETE FROM seals WHERE name = ? AND part = ?", [name, part])
            }
        }
        try setState("current")
    }

    /// For a change between imports; after an interrupted import the next one renews them.
    func renewUnlessStale() throws { if try isCurrent { try renew() } }

    /// Parts of tables that are not as they were sealed.
    func broken() throws -> [(table: String, part: Int64)] {
        try Self.tables.flatMap { name, query in
            let known = try parts(name)
            let now = try seals(query)
            return Set(known.keys).union(now.keys).filter { known[$0] != now[$0] }.sorted().map { (name, $0) }
        }
    }

    private func parts(_ name: String) throws -> [Int64: Int64] {
        // Values are read as whatever they are; 0 is no less wrong than what a disk made of one.
        let rows = try Row.fetchAll(db, sql: "SELECT part, seal FROM seals WHERE name = ?", arguments: [name])
        return Dictionary(
            rows.map { (Int64.fromDatabaseValue($0[0]) ?? -1, Int64.fromDatabaseValue($0[1]) ?? 0) }
        ) { $1 }
    }

    private func seals(_ query: String) throws -> [Int64: Int64] {
        var seals: [Int64: Int64] = [:]
        let rows = try Row.fetchCursor(db, sql: query)
        while let row = try rows.next() {
            let part = Int64.fromDatabaseValue(row[0] as DatabaseValue).map { $0 / Self.rowsPerPart } ?? 0
            seals[part, default: 0] &+= Int64(bitPattern: row.seal(seed: 0))
        }
        return seals
    }
}
