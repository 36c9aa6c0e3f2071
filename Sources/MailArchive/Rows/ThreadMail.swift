import Foundation
import GRDB
import MessageAnalysis

/// The messages from whose dates and thread keys threads are made, in order of date. Copies that listings leave out come
/// after all others.
struct ThreadMail {
    /// Small, as there is one for each message of an archive.
    struct Message {
        var id: Int64
        var date: Int64?
        var isCopy: Bool
        fileprivate var keys: Range<UInt32>
    }

    private(set) var messages: [Message] = []
    private var keys: [ThreadKey] = []

    /// The columns that ``init(_:_:)`` reads, by position for speed.
    private enum Column {
        static let id = 0, date = 1, isCopy = 2, keys = 3
    }

    var count: Int { messages.count }
    /// How many keys all messages have.
    var keyCount: Int { keys.count }

    func keys(of message: Int) -> ArraySlice<ThreadKey> {
        let range = messages[message].keys
        return keys[Int(range.lowerBound)..<Int(range.upperBound)]
    }

    /// The numbers of messages, in the order of their row ids.
    ///
    /// - Parameter ids: those of the messages; nil for all.
    func numbersByID(_ ids: Set<Int64>?) -> [Int32] {
        (0..<Int32(count)).filter { ids?.contains(messages[Int($0)].id) ?? true }
            .sorted { messages[Int($0)].id < messages[Int($1)].id }
    }

    /// Which messages are read.
    enum Selection {
        case all
        case thread(Int64)
        case messages(Set<Int64>)
    }

    init(_ db: Database, _ selection: Selection = .all) throws {
        let select = "SELECT message_id, date, duplicate_of IS NOT NULL, thread_keys FROM messages"
        switch selection {
        case .all:
            // Growing would take twice the memory for a while. What is reserved and never used takes none.
            messages.reserveCapacity(try db.count("SELECT count(*) FROM messages"))
            keys.reserveCapacity(messages.capacity * 4)
            try read(db.cursor(select + " ORDER BY message_id"))
        case .thread(let thread): try read(db.cursor(select + " WHERE thread_id = ? ORDER BY message_id", [thread]))
        case .messages(let ids):
            let statement = try db.makeStatement(sql: select + " WHERE message_id = ?")
            for id in ids { try read(Row.fetchCursor(statement, arguments: [id])) }
        }
        messages.sort { $0.isBefore($1) ?? ($0.id < $1.id) }
        try sortEqual(db)
    }

    private mutating func read(_ cursor: RowCursor) throws {
        while let row = try cursor.next() {
            let start = UInt32(keys.count)
            keys += PackedThreadKeys.keys(in: Data.fromDatabaseValue(row[Column.keys]) ?? Data())
            messages.append(
                Message(
                    id: row[Column.id], date: Int64.fromDatabaseValue(row[Column.date]), isCopy: row[Column.isCopy],
                    keys: start..<UInt32(keys.count)))
        }
    }

    /// Sorts messages of one second by their hashes: their row ids would tell the order of import.
    private mutating func sortEqual(_ db: Database) throws {
        var start = 0
        while start < messages.count {
            var end = start + 1
            while end < messages.count, messages[start].isBefore(messages[end]) == nil { end += 1 }
            if end - start > 1 {
                let hashes = try messages[start..<end].map { message in
                    let hash: Data? = try db.value("SELECT sha256 FROM messages WHERE message_id = ?", [message.id])
                    return (message, Array(hash ?? Data()))
                }
                messages[start..<end] = hashes.sorted { $0.1.lexicographicallyPrecedes($1.1) }.map(\.0)[...]
            }
            start = end
        }
    }
}

extension ThreadMail.Message {
    /// Nil where the two are of one second.
    fileprivate func isBefore(_ other: ThreadMail.Message) -> Bool? {
        let (own, others) = ((isCopy ? 1 : 0, date ?? 0), (other.isCopy ? 1 : 0, other.date ?? 0))
        return own == others ? nil : own < others
    }
}
