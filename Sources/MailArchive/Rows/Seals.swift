import GRDB
import GRDBSQLite

/// Hashes of rows, kept beside them. They show what a failing disk, or somebody with another program, changed in an
/// archive, and need no sources for it. The content of each message has a seal in the message's row; of the other
/// tables each thousand rows have one, in the table `seals`: the sum of their hashes. So has each segment of the
/// full-text index.
///
/// Every transaction keeps them up with the rows that it changes (``SealChanges``). Only a first import leaves them out
/// of date (`stale`) until its last step, which writes them all. Those of the full-text index are out of date while an
/// import is under way (`open`): FTS5 writes its tables at COMMIT, after the transaction has written its seals. The last
/// step of an import seals the segments that it changed.
struct Seals {
    let db: Database

    /// Tables that are sealed by the thousand rows.
    static let tables = [
        "sqlite_master", "archive_info", "mailboxes", "containers", "packed_files", "ledger", "messages", "labels",
        "message_labels", "message_keywords", "addresses", "names", "author_counts", "owner_addresses", "person_links",
        "category_rules", "used_codes",
        "conversations", "conversation_changes",
    ]
    /// Those of the full-text index. Verify compares its words with the texts, but not every bit of it shows in that.
    private static let indexTables = [
        "message_search_data", "message_search_idx", "message_search_docsize", "message_search_config",
    ]

    /// All that are sealed.
    static let allTables = tables + indexTables

    /// How many values of a table's first column are sealed together. FTS5 numbers the pages of a segment from the segment's
    /// number times 2 to the 37th on.
    static func partSize(_ table: String) -> Int64 {
        switch table {
        case "message_search_data": 1 << 37
        case "message_search_idx": 1
        default: 1_000
        }
    }

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

    enum State: String { case current, open, stale }

    /// Nil where the archive says neither, as its file is damaged.
    var state: State? {
        get throws {
            let value = try DatabaseValue.fetchOne(
                db.cachedStatement(sql: "SELECT value FROM archive_info WHERE key = 'seals'"))
            return value.flatMap(String.fromDatabaseValue).flatMap(State.init)
        }
    }

    /// Whether those of all tables but the full-text index are up to date.
    var isCurrent: Bool { get throws { try state == .current || state == .open } }

    func setStale() throws { try setState(.stale) }

    private func setState(_ state: State) throws {
        try db.execute(
            sql: "UPDATE archive_info SET value = ?1 WHERE key = 'seals' AND value <> ?1", arguments: [state.rawValue])
    }

    /// Seals the tables as they are, which takes a look at all their rows.
    func renew() throws {
        try db.run("DELETE FROM seals")
        try seal(Self.allTables)
        try setState(.current)
    }

    /// Seals the schema anew, after it was changed.
    func sealSchema() throws {
        guard try isCurrent else { return }
        try db.run("DELETE FROM seals WHERE name = 'sqlite_master'")
        try seal(["sqlite_master"])
    }

    private func seal(_ tables: [String]) throws {
        for name in tables {
            for (part, seal) in try seals(name) { try write(seal, name, part) }
        }
    }

    // MARK: The full-text index

    /// Some rows of a table of the full-text index.
    struct IndexPart: Hashable {
        var table: String
        var part: Int64
    }

    /// Notes that the full-text index is written to.
    func openIndex() throws { if try state == .current { try setState(.open) } }

    /// Seals the full-text index where it was written to. Nothing may have been written to it in this transaction.
    ///
    /// - Parameter changed: what was; nil where that is not known.
    func sealIndex(_ changed: Set<IndexPart>?) throws {
        guard try state == .open else { return }
        if let changed {
            let settings = IndexPart(table: "message_search_config", part: 0)
            for part in changed.union([settings]) {
                try db.run("DELETE FROM seals WHERE name = ? AND part = ?", [part.table, part.part])
                for (number, seal) in try seals(part.table, only: part.part) { try write(seal, part.table, number) }
            }
        } else {
            for table in Self.indexTables { try db.run("DELETE FROM seals WHERE name = ?", [table]) }
            try seal(Self.indexTables)
        }
        try setState(.current)
    }

    /// Whether all that is sealed in an archive at rest has its seals.
    var areComplete: Bool { get throws { try state == .current } }

    // MARK: Changes

    /// Adds to the seal of some rows what a change of them makes.
    func add(_ change: Int64, _ table: String, _ part: Int64) throws {
        let known: Int64 = try db.value("SELECT seal FROM seals WHERE name = ? AND part = ?", [table, part]) ?? 0
        try write(known &+ change, table, part)
    }

    private func write(_ seal: Int64, _ table: String, _ part: Int64) throws {
        try db.run("INSERT OR REPLACE INTO seals (name, part, seal) VALUES (?, ?, ?)", [table, part, seal])
    }

    /// Tables whose seals are up to date.
    static func tables(sealedIn state: State?) -> [String] {
        switch state {
        case .current: allTables
        case .open: tables
        case .stale, nil: []
        }
    }

    /// Parts of a table that are not as they were sealed.
    func broken(_ table: String) throws -> [Int64] {
        let known = try parts(table)
        let now = try seals(table)
        // The sum over no rows is 0.
        return Set(known.keys).union(now.keys).filter { known[$0, default: 0] != now[$0, default: 0] }.sorted()
    }

    /// The seals of a table's parts, as they are kept.
    func parts(_ name: String) throws -> [Int64: Int64] {
        // Accepts any SQLite type; in the place of a damaged value 0 is as wrong as the value.
        let rows = try Row.fetchAll(db, sql: "SELECT part, seal FROM seals WHERE name = ?", arguments: [name])
        return Dictionary(
            rows.map { (Int64.fromDatabaseValue($0["part"]) ?? -1, Int64.fromDatabaseValue($0["seal"]) ?? 0) }
        ) { $1 }
    }

    /// - Parameter part: a part of a table of the full-text index; nil for all parts.
    private func seals(_ table: String, only part: Int64? = nil) throws -> [Int64: Int64] {
        // Of a table that was lost the seal of the schema tells.
        guard
            try db.isTrue(
                "SELECT ?1 = 'sqlite_master' OR EXISTS (SELECT 1 FROM sqlite_master WHERE name = ?1)", [table])
        else { return [:] }
        var seals: [Int64: Int64] = [:]
        let size = Self.partSize(table)
        let key = table == "message_search_idx" ? "segid" : "id"
        let condition = part == nil || table == "message_search_config" ? "" : " WHERE \(key) >= ? AND \(key) <= ?"
        let bounds = condition.isEmpty ? [] : part.map { [$0 &* size, $0 &* size &+ (size &- 1)] } ?? []
        try db.forEachRow(Self.query(table) + condition, bounds) { statement in
            seals[Self.part(sqlite3_column_value(statement, 0), size), default: 0] &+= statement.seal(seed: 0)
        }
        return seals
    }

    /// Which rows a row is sealed with: parts go by the first column, whatever it is.
    static func part(_ first: OpaquePointer?, _ size: Int64) -> Int64 {
        sqlite3_value_type(first) == SQLITE_INTEGER ? sqlite3_value_int64(first) / size : 0
    }
}

extension OpaquePointer {
    /// The hash of the row that a statement stands at.
    func seal(seed: UInt64) -> Int64 {
        var hasher = SealHasher(seed: seed)
        for column in 0..<sqlite3_column_count(self) { hasher.add(sqlite3_column_value(self, column)) }
        return Int64(bitPattern: hasher.hash)
    }
}
