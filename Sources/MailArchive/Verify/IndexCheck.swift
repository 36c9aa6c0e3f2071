import Bytes
import GRDB
import MessageAnalysis

/// Compares the full-text index with the words that it should hold, occurrence by occurrence.
///
/// The words are indexed anew in an index in memory, a thousand messages at a time. For each message both indices give
/// a sum over its words with their columns and positions; a word that is wrong, missing or elsewhere makes the sums
/// differ.
struct IndexCheck {
    private let archive: Archive
    private let fresh: DatabaseQueue
    private var pending = 0
    private var expected: [Int64: UInt64] = [:]
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
    mutating func add(_ text: IndexedText, of messageID: Int64) throws {
        try fresh.writeWithoutTransaction { try BodyRows(db: $0).insertIndex(text, messageID) }
        // `sums` has no entry for a message without any word.
        expected[messageID] = 0
        pending += 1
        if pending >= Self.messagesAtATime { try flush() }
    }

    private mutating func flush() throws {
        let sums = try fresh.writeWithoutTransaction { db in
            let sums = try Self.sums(db, "words")
            try db.execute(sql: "INSERT INTO message_search (message_search) VALUES ('delete-all')")
            return sums
        }
        expected.merge(sums) { $1 }
        pending = 0
    }

    /// - Returns: row ids of the messages whose words the archive's index does not hold as they are.
    mutating func finish() throws -> [Int64] {
        try flush()
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
        return expected.filter { $0.value != actual[$0.key, default: 0] }.keys.sorted()
    }

    private static func sums(_ db: Database, _ words: String) throws -> [Int64: UInt64] {
        var sums: [Int64: UInt64] = [:]
        let rows = try db.cursor("SELECT doc, term, col, offset FROM \(words)")
        // Positions instead of names: the loop reads a row for every word of the archive.
        let (doc, term, column, offset) = (0, 1, 2, 3)
        var (word, hash) = ("", StableHash.of(""))
        while let row = try rows.next() {
            // In a damaged index anything may be missing.
            guard let message = row.value(doc) as Int64?, let next = row.value(term) as String? else { continue }
            // Rows come word by word: most have the word of the row before.
            if next != word { (word, hash) = (next, StableHash.of(next)) }
            let place = StableHash.of(row.value(column) ?? "") &+ UInt64(bitPattern: row.value(offset) ?? 0)
            sums[message, default: 0] &+= (hash ^ (place &* 0x9E37_79B9_7F4A_7C15)) &* 0xFF51_AFD7_ED55_8CCD
        }
        return sums
    }
}

extension Row {
    /// The value of a column; nil where it is of another type.
    fileprivate func value<Value: DatabaseValueConvertible>(_ column: Int) -> Value? {
        Value.fromDatabaseValue(self[column] as DatabaseValue)
    }
}
