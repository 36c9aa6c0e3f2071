import Bytes

/// Counts of some messages: what charts and facets show.
package struct MessageTally: Sendable {
    package fileprivate(set) var count = 0
    package fileprivate(set) var bytes: Int64 = 0
    /// Of messages without a date.
    package fileprivate(set) var undated = 0
    /// By days since 1970.
    package fileprivate(set) var days: [Int32: Int] = [:]
    /// By the hour of the day.
    package fileprivate(set) var hours = Array(repeating: 0, count: 24)
    /// By category, in the order of ``MessageColumns/categories``.
    package fileprivate(set) var categories = Array(repeating: 0, count: MessageColumns.categories.count)
    /// By kind of attachment, in the order of ``MessageColumns/kinds``.
    package fileprivate(set) var kinds = Array(repeating: 0, count: MessageColumns.kinds.count)
    /// The authors of most messages, most first.
    package fileprivate(set) var authors: [(email: String, count: Int)] = []
    /// The lists of most messages, most first.
    package fileprivate(set) var lists: [(id: String, count: Int)] = []

    /// About so many bytes.
    package var cost: Int { days.count * 24 + 4_000 }

    /// By year, without years that have none.
    package fileprivate(set) var years: [Int: Int] = [:]
    /// By months since the year 0.
    package var months: [Int: Int] {
        grouped {
            let (year, month, _) = GregorianCalendar.civil(fromDay: Int($0))
            return year * 12 + month - 1
        }
    }
    /// By the day of the week, from Sunday on.
    package var weekdays: [Int] {
        days.reduce(into: Array(repeating: 0, count: 7)) { counts, day in
            // 1970-01-01 was a Thursday.
            counts[((Int(day.key) + 4) % 7 + 7) % 7] += day.value
        }
    }

    fileprivate func grouped(_ key: (Int32) -> Int) -> [Int: Int] {
        days.reduce(into: [:]) { $0[key($1.key), default: 0] += $1.value }
    }
}

/// Counts messages one by one.
struct TallyCounter {
    private let columns: MessageColumns
    private var tally = MessageTally()
    /// By their indices in the columns.
    private var (authors, lists): ([Int32], [Int32])
    /// By the days from 1970 on that most mail is of.
    private var near = Array(repeating: Int32(0), count: 40_000)

    init(_ columns: MessageColumns) {
        self.columns = columns
        authors = Array(repeating: 0, count: columns.authors.count)
        lists = Array(repeating: 0, count: columns.lists.count)
    }

    /// - Parameter row: of a message that the columns know, and that was not counted before.
    mutating func add(_ row: Int) {
        tally.count += 1
        tally.bytes += Int64(columns.size[row])
        tally.categories[Int(columns.category[row])] += 1
        authors[Int(columns.author[row])] += 1
        lists[Int(columns.list[row])] += 1
        if columns.kinds[row] != 0 {
            for bit in tally.kinds.indices where columns.kinds[row] >> bit & 1 == 1 { tally.kinds[bit] += 1 }
        }
        let minutes = columns.minutes[row]
        guard minutes != MessageColumns.unknownTime else {
            tally.undated += 1
            return
        }
        let day = Int(minutes).floorDivided(by: 1_440)
        tally.hours[(Int(minutes) - day * 1_440) / 60] += 1
        if near.indices.contains(day) { near[day] += 1 } else { tally.days[Int32(day), default: 0] += 1 }
    }

    /// - Parameter top: at most so many authors and lists.
    func tally(top: Int) -> MessageTally {
        var tally = tally
        for (day, count) in near.enumerated() where count > 0 { tally.days[Int32(day)] = Int(count) }
        tally.years = tally.grouped { GregorianCalendar.civil(fromDay: Int($0)).year }
        tally.authors = Self.top(authors, top) { (columns.authors[$0], $1) }
        tally.lists = Self.top(lists, top) { (columns.lists[$0], $1) }
        return tally
    }

    private static func top<Item>(_ counts: [Int32], _ most: Int, _ item: (Int, Int) -> Item) -> [Item] {
        let found = counts.indices.dropFirst().filter { counts[$0] > 0 }
        return found.sorted { (counts[$1], $0) < (counts[$0], $1) }.prefix(most).map { item($0, Int(counts[$0])) }
    }
}
