import Bytes
import GRDB
import GRDBSQLite
import MessageAnalysis
import Synchronization

/// Compares the full-text index with the words that it should hold, occurrence by occurrence.
///
/// The words are indexed anew in an index in memory, a thousand messages at a time, on a thread of its own. For each
/// message both indices give a sum over its words with their columns and positions; a word that is wrong, missing or
/// elsewhere makes the sums differ.
final class IndexCheck {
    private let archive: Archive
    private let fresh: DatabaseQueue
    private var pending: [(messageID: Int64, text: IndexedText)] = []
    private let expected = ExpectedSums()
    private static let messagesAtATime = 1_000

    init(_ archive: Archive) throws {
        self.archive = archive
        fresh = try DatabaseQueue()
        try fresh.writeWithoutTransaction { db in
            try db.execute(sql: Schema.searchIndex)
            try db.execute(sql: "CREATE VIRTUAL TABLE words USING fts5vocab('message_search', 'instance')")
        }
    }

    /// Notes the words that the archive's index should hold for a message.
    func add(_ text: IndexedText, of messageID: Int64) {
        pending.append((messageID, text))
        if pending.count >= Self.messagesAtATime { flush() }
    }

    /// Hands what is pending to the thread of the index in memory, when that has done with what it had before.
    private func flush() {
        let messages = pending
        pending.removeAll(keepingCapacity: true)
        wait()
        fresh.asyncWriteWithoutTransaction { [expected] db in
            expected.add(Result { try Self.sums(of: messages, db) })
        }
    }

    private func wait() { fresh.writeWithoutTransaction { _ in } }

    /// - Returns: row ids of the messages whose words the archive's index does not hold as they are.
    func finish() throws -> [Int64] {
        flush()
        let archive = archive
        // The table is a temporary one: nothing is written to the archive.
        let actual = try Archive.faults(archive.path) {
            try archive.database.writeWithoutTransaction { db in
                try db.execute(
                    sql: "CREATE VIRTUAL TABLE temp.words USING fts5vocab('main', 'message_search', 'instance')")
                defer { try? db.execute(sql: "DROP TABLE temp.words") }
                return try Self.sums(db, "temp.words")
            }
        }
        wait()
        return try expected.get().filter { $0.value != actual[$0.key, default: 0] }.keys.sorted()
    }

    /// The sums over the words that an index of these messages holds.
    private static func sums(
        of messages: [(messageID: Int64, text: IndexedText)], _ db: Database
    ) throws -> [Int64: UInt64] {
        // In one transaction: FTS5 writes what it has collected at the end of each.
        try db.inTransaction {
            for message in messages { try BodyRows(db: db).insertIndex(message.text, message.messageID) }
            return .commit
        }
        // A message without any word has no rows.
        let none = Dictionary(messages.map { ($0.messageID, UInt64(0)) }) { $1 }
        let sums = try none.merging(sums(db, "words")) { $1 }
        try db.execute(sql: "INSERT INTO message_search (message_search) VALUES ('delete-all')")
        return sums
    }

    private static func sums(_ db: Database, _ words: String) throws -> [Int64: UInt64] {
        var sums: [Int64: UInt64] = [:]
        var (word, hash): ([UInt8], UInt64) = ([], StableHash.start)
        // The loop sees every word of the archive, so the columns are read where SQLite has them.
        try db.forEachRow("SELECT doc, term, col, offset FROM \(words)") { row in
            // In a damaged index anything may be missing.
            guard sqlite3_column_type(row, 0) == SQLITE_INTEGER, sqlite3_column_type(row, 1) == SQLITE_TEXT else {
                return
            }
            let term = row.text(1)
            // Rows come word by word: most have the word of the row before.
            if !term.elementsEqual(word) { (word, hash) = (Array(term), StableHash.of(term)) }
            let place = StableHash.of(row.text(2)) &+ UInt64(bitPattern: sqlite3_column_int64(row, 3))
            sums[sqlite3_column_int64(row, 0), default: 0] &+=
                (hash ^ (place &* 0x9E37_79B9_7F4A_7C15)) &* 0xFF51_AFD7_ED55_8CCD
        }
        return sums
    }
}

/// By message, from the thread of the index in memory; or why there are none.
private final class ExpectedSums: Sendable {
    private let sums = Mutex<[Int64: UInt64]>([:])
    private let failure = Mutex<(any Error)?>(nil)

    func add(_ result: Result<[Int64: UInt64], any Error>) {
        switch result {
        case .success(let new): sums.withLock { $0.merge(new) { $1 } }
        case .failure(let error): failure.withLock { $0 = error }
        }
    }

    func get() throws -> [Int64: UInt64] {
        if let error = failure.withLock({ $0 }) { throw error }
        return sums.withLock { $0 }
    }
}

extension OpaquePointer {
    /// The UTF-8 of a statement's column, valid until it steps on; empty for NULL.
    fileprivate func text(_ column: Int32) -> UnsafeBufferPointer<UInt8> {
        let start = sqlite3_column_text(self, column)
        return UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(self, column)))
    }
}

extension StableHash {
    fileprivate static func of(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
        bytes.reduce(start) { adding($1, to: $0) }
    }
}
