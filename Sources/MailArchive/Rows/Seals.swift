import GRDB

/// Hashes of rows, kept beside them. They show what a failing disk, or somebody with another program, changed in an
/// archive, and need no sources for it. The content of each message has a seal in the message's row; of the other
/// tables each thousand rows have one, in the table `seals`.
///
/// While an import writes, the seals of the tables are out of date (`stale`); its last step renews them.
struct Seals {
    let db: Database

    /// Tables that are sealed by the thousand. The last four are those of the full-text index: verify compares its
    /// words with the texts, but not every bit of it shows in that.
    private static let tables = [
        "sqlite_master", "archive_info", "mailboxes", "containers", "packed_files", "ledger", "messages", "labels",
        "message_labels", "message_keywords", "addresses", "owner_addresses", "person_links", "category_rules",
        "conversations", "conversation_changes", "message_search_data", "message_search_idx", "message_search_docsize",
        "message_search_config",
    ]
    static let rowsPerPart: Int64 = 1_000

    /// The rows of a table that are sealed.
    private static func query(_ table: String) -> String {
        switch table {
        // The page on which a table begins (rootpage) may change: VACUUM moves it.
        case "sqlite_master": "SELECT name, type, tbl_name, sql FROM sqlite_master"
        // Whether the seals are current is noted after they are written.
        case "archive_info": "SELECT * FROM archive_info WHERE key <> 'seals'"
        default: "SELECT * FROM \(table)"
        }
    }

    // MARK: Tables

    enum State: String { case current, stale }

    /// Nil where the archive says neither, as its file is damaged.
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
        for name in Self.tables {
            let known = try parts(name)
            let now = try seals(name)
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
        try Self.tables.flatMap { name in
            let known = try parts(name)
            let now = try seals(name)
            return Set(known.keys).union(now.keys).filter { known[$0] != now[$0] }.sorted().map { (name, $0) }
        }
    }

    private func parts(_ name: String) throws -> [Int64: Int64] {
        // Accepts any SQLite type; in the place of a damaged value 0 is as wrong as the value.
        let rows = try Row.fetchAll(db, sql: "SELECT part, seal FROM seals WHERE name = ?", arguments: [name])
        return Dictionary(
            rows.map { (Int64.fromDatabaseValue($0["part"]) ?? -1, Int64.fromDatabaseValue($0["seal"]) ?? 0) }
        ) { $1 }
    }

    private func seals(_ table: String) throws -> [Int64: Int64] {
        var seals: [Int64: Int64] = [:]
        let rows = try Row.fetchCursor(db, sql: Self.query(table))
        while let row = try rows.next() {
            // Parts go by the first column, whatever it is.
            let part = Int64.fromDatabaseValue(row[0] as DatabaseValue).map { $0 / Self.rowsPerPart } ?? 0
            seals[part, default: 0] &+= Int64(bitPattern: row.seal(seed: 0))
        }
        return seals
    }
}
