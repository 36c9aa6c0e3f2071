import GRDB
import GRDBSQLite
import MessageAnalysis
import MessageContent
import MessageFormat

/// Counts some mail: how much there is, when it was sent, by whom and of what kind. Copies are left out.
public struct ArchiveStatistics: Sendable, JSONObject {
    /// How many messages a name has.
    public struct Share: Sendable, Equatable, JSONObject {
        /// Year, day of the week, hour, category, address or identifier of a list.
        public var name: String
        /// Messages.
        public var count: Int

        /// One of the `years`, `weekdays`, `hours`, `categories`, `senders` and `lists`.
        public func writeMembers(to json: inout JSONWriter) {
            json.member("name", name)
            json.member("messageCount", count)
        }
    }

    /// Messages.
    public fileprivate(set) var messageCount = 0
    /// Of their raw messages.
    public fileprivate(set) var bytes: Int64 = 0
    /// Received messages that their source says were not read.
    public fileprivate(set) var unreadCount = 0
    /// Messages that the owner wrote.
    public fileprivate(set) var sentCount = 0
    /// Messages with attachments.
    public fileprivate(set) var attachmentCount = 0
    /// When they were sent.
    fileprivate var times = TimeTally()
    /// Conversations that hold any of them.
    public fileprivate(set) var conversationCount = 0
    /// Authors but the owner.
    public fileprivate(set) var senderCount = 0
    /// Date of the first message.
    public fileprivate(set) var firstAt: DateTime?
    /// Date of the last message.
    public fileprivate(set) var lastAt: DateTime?
    /// Messages by category, in the order of the categories.
    public fileprivate(set) var categories = Category.allCases.map { Share(name: $0.rawValue, count: 0) }
    /// The authors of most received messages, most first.
    public fileprivate(set) var senders: [Share] = []
    /// The mailing lists of most received messages, most first.
    public fileprivate(set) var lists: [Share] = []

    /// Messages without a date.
    public var undatedCount: Int { times.undated }
    /// Messages by year, on the senders' clocks.
    public var years: [Int: Int] { times.years }
    /// Messages by day of the week, from Sunday on.
    public var weekdays: [Int] { times.weekdays }
    /// Messages by hour of the day.
    public var hours: [Int] { times.hours }

    /// The object of `letterbook stats --json`.
    public func writeMembers(to json: inout JSONWriter) {
        json.member("messageCount", messageCount)
        json.member("bytes", bytes)
        json.member("sentCount", sentCount)
        json.member("unreadCount", unreadCount)
        json.member("attachmentCount", attachmentCount)
        json.member("undatedCount", undatedCount)
        json.member("conversationCount", conversationCount)
        json.member("senderCount", senderCount)
        json.member("firstAt", firstAt?.rfc3339)
        json.member("lastAt", lastAt?.rfc3339)
        json.member("years", years.sorted { $0.key < $1.key }.map { Share(name: String($0.key), count: $0.value) })
        json.member("weekdays", zip(Format.weekdays, weekdays).map { Share(name: $0, count: $1) })
        json.member("hours", hours.enumerated().map { Share(name: String($0), count: $1) })
        json.member("categories", categories)
        json.member("senders", senders)
        json.member("lists", lists)
    }
}

extension Archive {
    /// Counts the messages that a query finds. Of all mail it is read from an index: a quarter of a second for a million.
    ///
    /// - Parameters:
    ///   - query: which messages.
    ///   - top: at most so many senders and lists.
    /// - Throws: ``ArchiveError``.
    public func statistics(_ query: SearchQuery = .all, top: Int = 10) throws -> ArchiveStatistics {
        try read { db in
            var counter = StatisticsCounter()
            if query == .all, try DerivedRows(db: db).areCurrent {
                try db.forEachRow(
                    """
                    SELECT \(StatisticsCounter.columns) FROM messages m \(db.hint("messages_by_date")) \
                    WHERE m.duplicate_of IS NULL
                    """
                ) { counter.add($0) }
                return try counter.statistics(of: db, top: top)
            }
            var compiler = SearchCompiler(db)
            let condition = try compiler.messages(query)
            try db.forEachRow(
                """
                SELECT \(StatisticsCounter.columns), m.author, m.list_id, m.conversation_id FROM messages m \
                WHERE \(condition)
                """, arguments: compiler.arguments
            ) {
                counter.add($0)
                counter.addPlace($0)
            }
            return counter.statistics(top: top)
        }
    }
}

/// Adds up the rows of messages.
private struct StatisticsCounter {
    /// The first columns of the rows.
    static let columns = "m.date, m.sent_offset, m.category, m.size, \(Schema.timeFlags)"

    private var statistics = ArchiveStatistics()
    private var first: Int64?
    private var last: Int64?
    private var senders: [ExactText: Int] = [:]
    private var lists: [ExactText: Int] = [:]
    private var conversations: Set<Int64> = []

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
        (first, last) = (min(first ?? time, time), max(last ?? time, time))
        statistics.times.add(minutes: time.floorDivided(by: 60) &+ sqlite3_column_int64(row, 1))
    }

    /// Position of the message's category among ``names``. Read as bytes: making strings of a million names takes a tenth of
    /// a second.
    private func category(_ row: OpaquePointer) -> Int {
        let bytes = UnsafeRawBufferPointer(
            start: sqlite3_column_blob(row, 2), count: Int(sqlite3_column_bytes(row, 2)))
        return Self.names.firstIndex { $0.count == bytes.count && $0.elementsEqual(bytes) } ?? Self.unsure
    }

    private static let names = Category.allCases.map { Array($0.rawValue.utf8) }
    private static let unsure = Category.allCases.firstIndex(of: .unsure) ?? 0

    /// Adds who sent a message, by which list it came and the conversation that it stands in.
    mutating func addPlace(_ row: OpaquePointer) {
        if sqlite3_column_int64(row, 6) == 0 {
            if let sender = text(row, 7) { senders[sender, default: 0] += 1 }
            if let list = text(row, 8) { lists[list, default: 0] += 1 }
        }
        if sqlite3_column_type(row, 9) == SQLITE_INTEGER { conversations.insert(sqlite3_column_int64(row, 9)) }
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

    /// The same for all mail, of which the archive keeps who sent how much.
    mutating func statistics(of db: Database, top: Int) throws -> ArchiveStatistics {
        try db.forEachRow("SELECT author, list_id, message_count FROM author_counts") { row in
            let count = Int(sqlite3_column_int64(row, 2))
            if let sender = text(row, 0) { senders[sender, default: 0] &+= count }
            if let list = text(row, 1) { lists[list, default: 0] &+= count }
        }
        var statistics = statistics(top: top)
        statistics.conversationCount = try db.count("SELECT count(*) FROM conversations WHERE message_count > 0")
        return statistics
    }

    private func text(_ row: OpaquePointer, _ column: Int32) -> ExactText? {
        sqlite3_column_text(row, column).map { ExactText(String(cString: $0)) }
    }

    private func dated() -> ArchiveStatistics {
        var statistics = statistics
        statistics.times.finish()
        statistics.firstAt = first.map { DateTime(unixSeconds: $0, offsetMinutes: 0) }
        statistics.lastAt = last.map { DateTime(unixSeconds: $0, offsetMinutes: 0) }
        return statistics
    }
}
