/// Counts of some messages: what charts and facets show.
package struct MessageTally: Sendable {
    package fileprivate(set) var count = 0
    package fileprivate(set) var bytes: Int64 = 0
    package fileprivate(set) var times = TimeTally()
    /// By category, in the order of ``MessageColumns/categories``.
    package fileprivate(set) var categories = Array(repeating: 0, count: MessageColumns.categories.count)
    /// By kind of attachment, in the order of ``MessageColumns/kinds``.
    package fileprivate(set) var kinds = Array(repeating: 0, count: MessageColumns.kinds.count)
    /// The authors of most messages, most first.
    package fileprivate(set) var authors: [(email: String, count: Int)] = []
    /// The lists of most messages, most first.
    package fileprivate(set) var lists: [(id: String, count: Int)] = []

    /// About so many bytes.
    package var cost: Int { times.days.count * 24 + 4_000 }
}

/// Counts messages one by one.
struct TallyCounter {
    private let columns: MessageColumns
    private var tally = MessageTally()
    /// By their indices in the columns.
    private var (authors, lists): ([Int32], [Int32])

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
        tally.times.add(minutes: minutes == MessageColumns.unknownTime ? nil : Int64(minutes))
    }

    /// - Parameter top: at most so many authors and lists.
    func tally(top: Int) -> MessageTally {
        var tally = tally
        tally.times.finish()
        tally.authors = Self.top(authors, top) { (columns.authors[$0], $1) }
        tally.lists = Self.top(lists, top) { (columns.lists[$0], $1) }
        return tally
    }

    private static func top<Item>(_ counts: [Int32], _ most: Int, _ item: (Int, Int) -> Item) -> [Item] {
        let found = counts.indices.dropFirst().filter { counts[$0] > 0 }
        return found.sorted { (counts[$1], $0) < (counts[$0], $1) }.prefix(most).map { item($0, Int(counts[$0])) }
    }
}
