import GRDB
import GRDBSQLite
import MessageAnalysis
import MessageContent
import MessageFormat

/// Adds up the rows of messages.
struct StatisticsCounter {
    /// The first columns of the rows.
    static let columns = "m.date, m.sent_offset, m.category, m.size, \(Schema.timeFlags)"

    private var statistics = ArchiveStatistics()
    /// Times in seconds since 1970, and the sender's offset from UTC in minutes.
    private var first: (time: Int64, offset: Int64)?
    private var last: (time: Int64, offset: Int64)?
    private var senders: [ExactText: Int] = [:]
    private var lists: [ExactText: Int] = [:]
    private var conversations: Set<Int64> = []

    /// Adds all messages `m` that a condition holds for, but copies.
    mutating func addAll(where condition: String, _ db: Database) throws {
        try db.forEachRow(
            """
            SELECT \(Self.columns) FROM messages m \(db.hint("messages_by_date")) \
            WHERE m.duplicate_of IS NULL AND \(condition)
            """
        ) { add($0) }
    }

    mutating func add(_ row: OpaquePointer) {
        statistics.messageCount += 1
        statistics.bytes &+= sqlite3_column_int64(row, 3)
        statistics.categories[category(row)].count += 1
        if sqlite3_column_int64(row, 4) != 0 { statistics.attachmentCount += 1 }
        if sqlite3_column_int64(row, 6) != 0 {
            statistics.sentCount += 1
        } else if sqlite3_column_int64(row, 5) != 0 {
            statistics.unreadCount += 1
        }
        guard sqlite3_column_type(row, 0) == SQLITE_INTEGER else { return statistics.times.add(minutes: nil) }
        let time = sqlite3_column_int64(row, 0)
        let offset = sqlite3_column_int64(row, 1)
        take((time, offset))
        statistics.times.add(minutes: time.floorDivided(by: 60) &+ offset)
    }

    private mutating func take(_ moment: (time: Int64, offset: Int64)) {
        if first.map({ moment < $0 }) ?? true { first = moment }
        if last.map({ $0 < moment }) ?? true { last = moment }
    }

    /// Position of the message's category. Read as bytes: making strings of a million names takes a tenth of a second.
    private func category(_ row: OpaquePointer) -> Int {
        let bytes = UnsafeRawBufferPointer(
            start: sqlite3_column_blob(row, 2), count: Int(sqlite3_column_bytes(row, 2)))
        return names.firstIndex { $0.count == bytes.count && $0.elementsEqual(bytes) } ?? Self.unsure
    }

    /// Of the categories.
    private let names = Category.allCases.map { Array($0.rawValue.utf8) }
    private static let unsure = Category.allCases.firstIndex(of: .unsure) ?? 0

    /// Adds who sent a message, by which list it came and the conversation that it stands in.
    mutating func addPlace(_ row: OpaquePointer) {
        if sqlite3_column_int64(row, 6) == 0 {
            if let sender = text(row, 7) { senders[sender, default: 0] += 1 }
            if let list = text(row, 8) { lists[list, default: 0] += 1 }
        }
        if sqlite3_column_type(row, 9) == SQLITE_INTEGER { conversations.insert(sqlite3_column_int64(row, 9)) }
    }

    /// Adds what another counter counted, of whose messages none may be among this one's. Conversations are left out.
    mutating func add(_ other: Self) {
        statistics.messageCount += other.statistics.messageCount
        statistics.bytes &+= other.statistics.bytes
        statistics.attachmentCount += other.statistics.attachmentCount
        statistics.sentCount += other.statistics.sentCount
        statistics.unreadCount += other.statistics.unreadCount
        for index in statistics.categories.indices {
            statistics.categories[index].count += other.statistics.categories[index].count
        }
        statistics.times.add(other.statistics.times)
        senders.merge(other.senders, uniquingKeysWith: &+)
        lists.merge(other.lists, uniquingKeysWith: &+)
        for moment in [other.first, other.last] { moment.map { take($0) } }
    }

    func statistics(top: Int) -> ArchiveStatistics {
        var statistics = dated()
        statistics.conversationCount = conversations.count
        statistics.senderCount = senders.count { !$0.key.text.isEmpty }
        func shares(_ counts: [ExactText: Int]) -> [ArchiveStatistics.Share] {
            let named = counts.filter { !$0.key.text.isEmpty }.map {
                ArchiveStatistics.Share(name: $0.key.text, count: $0.value)
            }
            return Array(named.sorted { ($1.count, $0.name) < ($0.count, $1.name) }.prefix(top))
        }
        (statistics.senders, statistics.lists) = (shares(senders), shares(lists))
        return statistics
    }

    /// Adds who sent all mail and by which lists it came: the archive keeps how much.
    mutating func addAllPlaces(_ db: Database) throws {
        try db.forEachRow("SELECT author, list_id, message_count FROM author_counts") { row in
            let count = Int(sqlite3_column_int64(row, 2))
            if let sender = text(row, 0) { senders[sender, default: 0] &+= count }
            if let list = text(row, 1) { lists[list, default: 0] &+= count }
        }
    }

    private func text(_ row: OpaquePointer, _ column: Int32) -> ExactText? {
        sqlite3_column_text(row, column).map { ExactText(String(cString: $0)) }
    }

    private func dated() -> ArchiveStatistics {
        var statistics = statistics
        statistics.times.finish()
        func date(_ moment: (time: Int64, offset: Int64)) -> DateTime {
            DateTime(unixSeconds: moment.time, offsetMinutes: Int(truncatingIfNeeded: moment.offset))
        }
        (statistics.firstAt, statistics.lastAt) = (first.map(date), last.map(date))
        return statistics
    }
}
