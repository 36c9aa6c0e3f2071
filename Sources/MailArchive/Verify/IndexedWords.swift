import Bytes
import GRDB
import GRDBSQLite

/// The words of messages as sums, to compare the full-text index with the texts: over all occurrences, of a hash of the
/// word, its column and its position. A word that is wrong, missing or elsewhere makes the sums differ.
struct IndexedWords {
    private let tokenizer: any FTS5Tokenizer

    init(_ db: Database) throws {
        tokenizer = try db.makeTokenizer(FTS5TokenizerDescriptor(components: Schema.searchTokenizer))
    }

    /// The sum over the words that the index should hold for a message.
    func sum(of text: IndexedText) -> UInt64 {
        let columns = [
            ("subject", text.subject), ("people", text.people), ("body", text.body), ("attachments", text.attachments),
        ]
        return columns.reduce(0) { $0 &+ sum(of: $1.1, column: $1.0) }
    }

    /// The words of a column so far, to which the tokenizer adds.
    private struct Words {
        let column: UInt64
        var position: Int64 = 0
        var sum: UInt64 = 0
    }

    private func sum(of text: String, column: String) -> UInt64 {
        var words = Words(column: StableHash.of(column))
        var text = text.upToNUL
        text.withUTF8 { bytes in
            // Text as long as SQLite's rows are has fewer bytes than a CInt counts.
            guard let start = bytes.baseAddress else { return }
            start.withMemoryRebound(to: CChar.self, capacity: bytes.count) { start in
                _ = tokenizer.tokenize(
                    context: &words, tokenization: .document, pText: start, nText: CInt(clamping: bytes.count)
                ) { context, _, word, count, _, _ in
                    guard let words = context?.assumingMemoryBound(to: Words.self), let word else { return SQLITE_OK }
                    let bytes = UnsafeRawBufferPointer(start: word, count: Int(min(count, IndexedWords.longest)))
                    words.pointee.sum &+= IndexedWords.occurrence(
                        StableHash.of(bytes), words.pointee.column, words.pointee.position)
                    words.pointee.position += 1
                    return SQLITE_OK
                }
            }
        }
        return words.sum
    }

    /// FTS5 keeps so many bytes of a word (FTS5_MAX_TOKEN_SIZE).
    private static let longest: CInt = 32_768

    private static func occurrence(_ word: UInt64, _ column: UInt64, _ position: Int64) -> UInt64 {
        let place = column &+ UInt64(bitPattern: position)
        return (word ^ (place &* 0x9E37_79B9_7F4A_7C15)) &* 0xFF51_AFD7_ED55_8CCD
    }

    /// Sums by message.
    struct Sums {
        /// Of messages up to the last one's id, which are nearly as many as there are ids.
        private var byID: [UInt64] = []
        /// Of all other ids: a damaged index may name any.
        private var others: [Int64: UInt64] = [:]

        init(upTo last: Int = 0) { byID = Array(repeating: 0, count: max(last, 0) + 1) }

        /// 0 for messages without any word.
        subscript(_ id: Int64) -> UInt64 {
            get { byID.indices.contains(Int(id)) ? byID[Int(id)] : others[id, default: 0] }
            set {
                if byID.indices.contains(Int(id)) { byID[Int(id)] = newValue } else { others[id] = newValue }
            }
        }
    }

    /// The sums over the words that the archive's index holds.
    ///
    /// - Parameter db: is given a temporary table; nothing is written to the archive.
    static func sums(inIndexOf db: Database) throws -> Sums {
        try db.execute(sql: "CREATE VIRTUAL TABLE temp.words USING fts5vocab('main', 'message_search', 'instance')")
        let count = try db.count("SELECT count(*) FROM messages")
        // A damaged id may be any number.
        var sums = Sums(upTo: min(try db.count("SELECT max(message_id) FROM messages"), 2 * count))
        var (word, column) = (LastText(), LastText())
        // The loop sees every word of the archive, so the columns are read where SQLite has them.
        try db.forEachRow("SELECT doc, term, col, offset FROM temp.words") { row in
            // In a damaged index anything may be missing.
            guard sqlite3_column_type(row, 0) == SQLITE_INTEGER, sqlite3_column_type(row, 1) == SQLITE_TEXT else {
                return
            }
            sums[sqlite3_column_int64(row, 0)] &+= occurrence(
                word.hash(of: row.text(1)), column.hash(of: row.text(2)), sqlite3_column_int64(row, 3))
        }
        return sums
    }
}

/// A text with its hash. Rows come word by word: most have the word of the row before, and its column.
private struct LastText {
    private var bytes: [UInt8] = []
    private var hash = StableHash.start

    mutating func hash(of text: UnsafeRawBufferPointer) -> UInt64 {
        let isEqual = bytes.withUnsafeBufferPointer {
            ByteView($0).equals(ByteView(text.assumingMemoryBound(to: UInt8.self)))
        }
        if !isEqual { (bytes, hash) = (Array(text), StableHash.of(text)) }
        return hash
    }
}

extension OpaquePointer {
    /// The UTF-8 of a statement's column, valid until it steps on; empty for NULL.
    fileprivate func text(_ column: Int32) -> UnsafeRawBufferPointer {
        // Not sqlite3_column_text, which copies a text that has no zero behind it.
        let start = sqlite3_column_blob(self, column)
        return UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(self, column)))
    }
}

extension StableHash {
    fileprivate static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        bytes.reduce(start) { adding($1, to: $0) }
    }
}
