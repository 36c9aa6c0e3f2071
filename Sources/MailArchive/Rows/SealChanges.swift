import Foundation
import GRDB
import GRDBSQLite

/// Keeps the seals of tables up with the rows that a connection changes, so that a change costs what it changes.
///
/// Temporary triggers, which exist on this connection only, hand each row to an SQL function as it was and as it is. At
/// the end of a transaction the differences are added to the seals.
///
/// Unchecked: Invariant: all of it is called on the queue of its connection, one call at a time.
final class SealChanges: @unchecked Sendable {
    private struct Part: Hashable {
        /// Index into ``Seals/tables``.
        var table: Int
        var part: Int64
    }

    /// Messages whose rows, labels or keywords were changed; nil where some of that was not watched, or it is too many.
    private(set) var messages: Set<Int64>?
    /// The least row id of messages that were not there when the collecting began.
    private(set) var firstNewMessage = Int64.max
    /// Above so many, looking at all mail is about as fast.
    private static let maximumMessages = 100_000
    private static let partSize = Seals.partSize("messages")
    private static let messageTables = ["messages", "message_labels", "message_keywords"].map {
        Seals.tables.firstIndex(of: $0)
    }

    /// Parts of the full-text index that were written since messages are collected; nil where some of that was not
    /// watched.
    private(set) var indexParts: Set<Seals.IndexPart>?
    private var lastSegment: Int64?
    private static let dataSize = Seals.partSize("message_search_data")
    private static let docsizeSize = Seals.partSize("message_search_docsize")

    private var changes: [Part: Int64] = [:]
    private var isWatching = false
    /// Whether there are seals for this transaction to keep up: none while a first import is under way.
    private var counts = false

    /// Begins to collect changed messages, and changed parts of the full-text index, anew.
    ///
    /// - Parameters:
    ///   - isKnown: false where messages were changed before, nobody knows which.
    ///   - firstNew: the least row id of messages to come.
    ///   - isIndexSealed: false where the full-text index was written to before.
    func beginMessages(isKnown: Bool, firstNew: Int64 = .max, isIndexSealed: Bool) {
        messages = isKnown ? [] : nil
        firstNewMessage = firstNew
        indexParts = isIndexSealed && isWatching ? [] : nil
        lastSegment = nil
    }

    /// Begins a transaction.
    func begin(_ db: Database) throws {
        changes.removeAll(keepingCapacity: true)
        let areCurrent = try Seals(db: db).isCurrent
        counts = isWatching && areCurrent
        guard !counts else { return }
        messages = nil
        indexParts = nil
        // Nothing keeps them up: the end of the next import writes them all.
        if areCurrent { try Seals(db: db).setStale() }
    }

    /// Writes the seals of all rows that the transaction has changed.
    func finish(_ db: Database) throws {
        guard counts else { return }
        let made = changes.filter { $0.value != 0 }
        for (part, change) in made { try Seals(db: db).add(change, Seals.tables[part.table], part.part) }
    }

    /// Begins to watch the connection, where there are seals to keep up.
    ///
    /// Outside a transaction: triggers that one had made would go with its rollback.
    func watch(_ db: Database) throws {
        guard !isWatching, let connection = db.sqliteConnection, try Seals(db: db).isCurrent else { return }
        let context = Unmanaged.passRetained(self).toOpaque()
        sqlite3_create_function_v2(
            connection, "seal_change", -1, SQLITE_UTF8, context,
            { context, count, values in
                guard let values, let changes = sqlite3_user_data(context) else { return }
                Unmanaged<SealChanges>.fromOpaque(changes).takeUnretainedValue()
                    .note(UnsafeBufferPointer(start: values, count: Int(count)))
            }, nil, nil, { context in context.map { Unmanaged<SealChanges>.fromOpaque($0).release() } })
        // Triggers would make FTS5, which looks at its tables while it writes them, call itself without end.
        // GRDB replaces this hook as soon as a TransactionObserver is added to the connection, so nobody may add one.
        sqlite3_update_hook(
            connection,
            { context, _, _, table, row in
                guard let context, let table, strncmp(table, "message_search_d", 16) == 0 else { return }
                Unmanaged<SealChanges>.fromOpaque(context).takeUnretainedValue().note(row, inIndexTable: table)
            }, context)
        // A REPLACE is a deletion, too.
        try db.execute(sql: "PRAGMA recursive_triggers = ON")
        // No trigger watches the schema itself: see `Seals.sealSchema`.
        for (index, table) in Seals.tables.enumerated() where table != "sqlite_master" {
            let columns = try db.columns(in: table).map(\.name)
            func call(_ sign: Int, _ row: String) -> String {
                "SELECT seal_change(\(sign), \(index), \(columns.map { "\(row).\"\($0)\"" }.joined(separator: ", ")));"
            }
            let (old, new) = (call(-1, "old"), call(1, "new"))
            for (event, row, body) in [("INSERT", "new", new), ("DELETE", "old", old), ("UPDATE", "new", old + new)] {
                let condition = table == "archive_info" ? "WHEN \(row).key <> 'seals'" : ""
                try db.execute(
                    sql: """
                        CREATE TEMP TRIGGER IF NOT EXISTS seal_\(table)_\(event) AFTER \(event) ON main.\(table) \
                        \(condition) BEGIN \(body) END
                        """)
            }
        }
        isWatching = true
    }

    /// Notes a row of a table of the full-text index that was written or deleted. A segment's first words stand in a
    /// table of their own (`message_search_idx`), whose rows are not told of.
    private func note(_ row: Int64, inIndexTable table: UnsafePointer<CChar>) {
        guard indexParts != nil else { return }
        if strcmp(table, "message_search_docsize") == 0 {
            indexParts?.insert(.init(table: "message_search_docsize", part: row / Self.docsizeSize))
        } else {
            let segment = row / Self.dataSize
            guard segment != lastSegment else { return }
            lastSegment = segment
            indexParts?.insert(.init(table: "message_search_data", part: segment))
            indexParts?.insert(.init(table: "message_search_idx", part: segment))
        }
    }

    /// - Parameter values: 1 for a row that is there now or -1 for one that was, its table, its columns.
    private func note(_ values: UnsafeBufferPointer<OpaquePointer?>) {
        var hasher = SealHasher(seed: 0)
        for value in values[2...] { hasher.add(value) }
        let hash = Int64(bitPattern: hasher.hash)
        let table = Int(sqlite3_value_int(values[1]))
        if messages != nil, Self.messageTables.contains(table) {
            messages?.insert(sqlite3_value_int64(values[2]))
            if let count = messages?.count, count > Self.maximumMessages { messages = nil }
        }
        let part = Part(table: table, part: Seals.part(values[2], Self.partSize))
        changes[part, default: 0] &+= sqlite3_value_int(values[0]) > 0 ? hash : 0 &- hash
    }
}
