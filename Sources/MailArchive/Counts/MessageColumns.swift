import Bytes
import GRDB
import MessageAnalysis

/// Holds in memory what charts and facets need of every message: 34 bytes each, by row id.
///
/// Counting a million messages by year, category, person, list and kind of file takes a few hundredths of a second
/// here, and seconds in SQL, which would read a row of the archive for each.
package struct MessageColumns: Sendable {
    /// Kinds of attachments as `has:` of the search language knows them; a message may have several.
    package static let kinds = ["image", "document", "spreadsheet", "presentation", "video", "audio"]
    package static let categories = Category.allCases.map(\.rawValue)

    /// Minutes since 1970 on the sender's clock; ``unknownTime`` where a message has no date.
    private(set) var minutes: [Int32]
    /// Seconds since 1970; `Int64.min` where a message has no date.
    private(set) var date: [Int64]
    /// Index of the category; ``noMessage`` where no message has this row id, or it is a copy.
    private(set) var category: [UInt8]
    /// Index in ``authors``.
    private(set) var author: [UInt32]
    /// Index in ``lists``; 0 where the message came through none.
    private(set) var list: [UInt32]
    /// A bit for each of ``kinds``.
    private(set) var kinds: [UInt8]
    private(set) var size: [UInt32]
    /// All rows, newest first, those without a date last.
    private(set) var byDate: [Int32] = []
    /// The place of each row in ``byDate``.
    private(set) var rank: [Int32]
    /// Normalised addresses; the first is that of nobody.
    package private(set) var authors = [""]
    /// Identifiers of mailing lists; the first is of none.
    package private(set) var lists = [""]

    static let unknownTime = Int32.min
    private static let mostRows = 100_000_000
    static let noMessage = UInt8.max

    init(_ db: Database) throws {
        // A damaged file may hold any number.
        let count = min(max(0, try db.count("SELECT max(message_id) FROM messages")), Self.mostRows) + 1
        minutes = Array(repeating: Self.unknownTime, count: count)
        date = Array(repeating: .min, count: count)
        category = Array(repeating: Self.noMessage, count: count)
        author = Array(repeating: 0, count: count)
        list = author
        kinds = Array(repeating: 0, count: count)
        size = author
        rank = Array(repeating: 0, count: count)
        try readMessages(db)
        try readKinds(db)
        byDate = (0..<Int32(count)).filter { category[Int($0)] != Self.noMessage }
        byDate.sort { (date[Int($1)], $1) < (date[Int($0)], $0) }
        for (place, row) in byDate.enumerated() { rank[Int(row)] = Int32(place) }
    }

    private mutating func readMessages(_ db: Database) throws {
        var known: (authors: [ExactText: UInt32], lists: [ExactText: UInt32]) = ([ExactText(""): 0], [ExactText(""): 0])
        func number(_ text: String?, _ numbers: inout [ExactText: UInt32], _ texts: inout [String]) -> UInt32 {
            let key = ExactText(text ?? "")
            if let number = numbers[key] { return number }
            numbers[key] = UInt32(texts.count)
            texts.append(key.text)
            return numbers[key] ?? 0
        }
        let rows = try db.cursor(
            """
            SELECT message_id, date, coalesce(sent_offset, 0), category, author, list_id, size FROM messages \
            WHERE duplicate_of IS NULL
            """)
        while let row = try rows.next() {
            guard let id: Int64 = row.value(0), category.indices.contains(Int(id)) else { continue }
            let index = Int(id)
            if let time: Int64 = row.value(1) {
                date[index] = time
                minutes[index] = Int32(clamping: time.floorDivided(by: 60) &+ (row.value(2) ?? 0))
            }
            let name: String = row.value(3) ?? ""
            category[index] = UInt8(Self.categories.firstIndex(of: name) ?? Self.categories.count - 1)
            author[index] = number(row.value(4), &known.authors, &authors)
            list[index] = number(row.value(5), &known.lists, &lists)
            size[index] = UInt32(clamping: (row.value(6) as Int64?) ?? 0)
        }
    }

    private mutating func readKinds(_ db: Database) throws {
        var compiler = SearchCompiler(db)
        let bits = Self.kinds.enumerated().map { "(\(compiler.isKind($1) ?? "0") << \($0))" }.joined(separator: " | ")
        let rows = try db.cursor(
            "SELECT message_id, \(bits) FROM parts WHERE is_attachment", compiler.arguments)
        while let row = try rows.next() {
            guard let id: Int64 = row.value(0), kinds.indices.contains(Int(id)) else { continue }
            kinds[Int(id)] |= UInt8(truncatingIfNeeded: (row.value(1) as Int64?) ?? 0)
        }
    }
}

/// Counts of some messages: what charts and facets show.
package struct MessageTally: Sendable {
    package var count = 0
    package var bytes: Int64 = 0
    /// Of messages without a date.
    package var undated = 0
    /// By days since 1970.
    package var days: [Int32: Int] = [:]
    /// By the hour of the day.
    package var hours = Array(repeating: 0, count: 24)
    /// By category, in the order of ``MessageColumns/categories``.
    package var categories = Array(repeating: 0, count: MessageColumns.categories.count)
    /// By kind of attachment, in the order of ``MessageColumns/kinds``.
    package var kinds = Array(repeating: 0, count: MessageColumns.kinds.count)
    /// The authors of most messages, most first.
    package var authors: [(email: String, count: Int)] = []
    /// The lists of most messages, most first.
    package var lists: [(id: String, count: Int)] = []

    /// By year, without years that have none.
    package private(set) var years: [Int: Int] = [:]
    /// By months since the year 0.
    package var months: [Int: Int] {
        grouped {
            let (year, month, _) = GregorianCalendar.civil(fromDay: Int($0))
            return year * 12 + month - 1
        }
    }

    private func grouped(_ key: (Int32) -> Int) -> [Int: Int] {
        days.reduce(into: [:]) { $0[key($1.key), default: 0] += $1.value }
    }

    /// Counts messages by the rows that they stand in; copies, and rows that are not known, are left out.
    ///
    /// - Parameter top: at most so many authors and lists.
    package init(of rows: some Sequence<Int64>, _ columns: MessageColumns, top: Int) {
        var authors = Array(repeating: Int32(0), count: columns.authors.count)
        var lists = Array(repeating: Int32(0), count: columns.lists.count)
        // Days between these are counted in an array.
        var near = Array(repeating: Int32(0), count: Self.lastDay + 1)
        for row in rows {
            let index = Int(row)
            guard index >= 0, index < columns.category.count, columns.category[index] != MessageColumns.noMessage else {
                continue
            }
            count += 1
            bytes += Int64(columns.size[index])
            categories[Int(columns.category[index])] += 1
            authors[Int(columns.author[index])] += 1
            lists[Int(columns.list[index])] += 1
            if columns.kinds[index] != 0 {
                for bit in kinds.indices where columns.kinds[index] >> bit & 1 == 1 { kinds[bit] += 1 }
            }
            let minutes = columns.minutes[index]
            guard minutes != MessageColumns.unknownTime else {
                undated += 1
                continue
            }
            let day = minutes.floorDivided(by: 1_440)
            hours[Int(minutes - day * 1_440) / 60] += 1
            if day >= 0, day <= Self.lastDay { near[Int(day)] += 1 } else { days[day, default: 0] += 1 }
        }
        for (day, count) in near.enumerated() where count > 0 { days[Int32(day)] = Int(count) }
        years = grouped { GregorianCalendar.civil(fromDay: Int($0)).year }
        self.authors = Self.top(authors, top) { (columns.authors[$0], $1) }
        self.lists = Self.top(lists, top) { (columns.lists[$0], $1) }
    }

    /// 2079-06-06.
    private static let lastDay = 39_999

    private static func top<Item>(_ counts: [Int32], _ most: Int, _ item: (Int, Int) -> Item) -> [Item] {
        let found = counts.indices.dropFirst().filter { counts[$0] > 0 }
        return found.sorted { (counts[$1], $0) < (counts[$0], $1) }.prefix(most).map { item($0, Int(counts[$0])) }
    }
}

extension Archive {
    /// Reads the columns of all messages: about a second for a million.
    ///
    /// - Throws: ``ArchiveError``.
    package func messageColumns() throws -> MessageColumns { try read(MessageColumns.init) }

    /// Row ids of all messages with one of these addresses in some field, in their order, copies included.
    ///
    /// - Parameter addresses: normalised.
    /// - Throws: ``ArchiveError``.
    package func rows(withAddresses addresses: [String]) throws -> [Int64] {
        let marks = addresses.map { _ in "?" }.joined(separator: ", ")
        return try read {
            try $0.values(
                """
                SELECT DISTINCT r.message_id FROM message_addresses r JOIN addresses a USING (address_id) \
                WHERE a.email IN (\(marks)) ORDER BY r.message_id
                """, StatementArguments(addresses))
        }
    }

    /// Row ids of all messages that the query finds, in no order, copies included.
    ///
    /// - Throws: ``ArchiveError``.
    package func rows(_ query: SearchQuery) throws -> [Int64] {
        try read { db in
            if let match = query.wholeMatch {
                return try db.values("SELECT rowid FROM message_search WHERE message_search MATCH ?", [match])
            }
            var compiler = SearchCompiler(db)
            let condition = try compiler.condition(query)
            return try db.values("SELECT m.message_id FROM messages m WHERE \(condition)", compiler.arguments)
        }
    }
}

extension FixedWidthInteger {
    /// The quotient, rounded down.
    fileprivate func floorDivided(by divisor: Self) -> Self {
        self >= 0 ? self / divisor : (self / divisor) - (self % divisor == 0 ? 0 : 1)
    }
}

extension MessageColumns {
    /// Every row that there may be.
    package var allRows: some Sequence<Int64> { (0..<Int64(category.count)).lazy.map { $0 } }
}

extension MessageTally {
    /// By the day of the week, from Sunday on.
    package var weekdays: [Int] {
        days.reduce(into: Array(repeating: 0, count: 7)) { counts, day in
            // 1970-01-01 was a Thursday.
            counts[((Int(day.key) + 4) % 7 + 7) % 7] += day.value
        }
    }
}
