import GRDB
import MessageContent

/// The messages that a query finds, newest first, those without a date last: four bytes each, so that they can be kept
/// while somebody turns their pages.
package struct SortedRows: Sendable {
    private let rows: [Int32]
    private let columns: MessageColumns

    /// - Parameter rows: in any order; copies, and rows that the columns do not know, are left out.
    package init(_ rows: [Int64], _ columns: MessageColumns) {
        self.columns = columns
        let known = rows.lazy.map(Int.init).filter {
            columns.category.indices.contains($0) && columns.category[$0] != MessageColumns.noMessage
        }
        guard rows.count > columns.byDate.count / Self.fewParts else {
            self.rows = known.map { columns.rank[$0] }.sorted().map { columns.byDate[Int($0)] }
            return
        }
        // Of many rows it is faster to go through all than to sort them.
        var isFound = Array(repeating: false, count: columns.category.count)
        for row in known { isFound[row] = true }
        self.rows = columns.byDate.filter { isFound[Int($0)] }
    }

    /// A larger part of all rows than the one by this number is many.
    private static let fewParts = 50

    package var count: Int { rows.count }

    private static func isNewer(_ a: Int32, _ aDate: Int64, _ b: Int32, _ bDate: Int64) -> Bool {
        aDate != bDate ? aDate > bDate : a > b
    }

    /// The rows of a page, and whether there are newer and older ones.
    ///
    /// - Parameter row: of the message that a place names; nil where it is not there any more.
    package func page(
        _ page: ListPage, limit: Int, row: (ContentHash) throws -> Int64?
    ) rethrows -> (rows: [Int64], hasNewer: Bool, hasOlder: Bool) {
        let range: Range<Int>
        switch page {
        case .newest: range = 0..<min(limit, rows.count)
        case .after(let place):
            let start = try index(of: place, row: row(place.id), isAfter: true)
            range = start..<min(start + limit, rows.count)
        case .before(let place):
            let end = try index(of: place, row: row(place.id), isAfter: false)
            range = max(0, end - limit)..<end
        }
        return (rows[range].map(Int64.init), range.lowerBound > 0, range.upperBound < rows.count)
    }

    /// How many rows come before a place, and with `isAfter` those at it.
    private func index(of place: ListPlace, row: Int64?, isAfter: Bool) -> Int {
        let date = place.time ?? .min
        let row = row.map(Int32.init(truncatingIfNeeded:)) ?? (isAfter ? .min : .max)
        var (low, high) = (0, rows.count)
        while low < high {
            let middle = (low + high) / 2
            let other = rows[middle]
            let comesBefore =
                Self.isNewer(other, columns.date[Int(other)], row, date) || isAfter && other == row
            if comesBefore { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

extension Archive {
    /// Messages by their rows, in this order; those that are not there any more are left out.
    ///
    /// - Parameter words: of a search: each message shows the place where one was found.
    /// - Throws: ``ArchiveError``.
    package func messages(rows: [Int64], words: [String] = []) throws -> [MessageSummary] {
        try read { db in
            try rows.compactMap { row in
                guard var summary = try MessageSummary.find(row, db) else { return nil }
                if !words.isEmpty { summary.snippet = try Snippet.make(summary, words, db) }
                return summary
            }
        }
    }

    /// The conversations of messages by their rows, in this order, each once.
    ///
    /// - Throws: ``ArchiveError``.
    package func conversations(ofMessages rows: [Int64], limit: Int) throws -> [ConversationSummary] {
        try read { db in
            var seen: Set<Int64> = []
            for row in rows {
                let id: Int64? = try db.value("SELECT conversation_id FROM messages WHERE message_id = ?", [row])
                if let id, seen.insert(id).inserted, seen.count == limit { break }
            }
            return try seen.compactMap { try ConversationSummary.find($0, db) }
                .sorted { ($1.lastAt?.unixSeconds ?? 0, $0.id) < ($0.lastAt?.unixSeconds ?? 0, $1.id) }
        }
    }

    /// The name that an address is best known by; nil where it has none.
    ///
    /// - Throws: ``ArchiveError``.
    package func name(of email: String) throws -> String? { try read { try BestNames(db: $0).of(email) } }

    /// The row of a message; nil where there is none.
    ///
    /// - Throws: ``ArchiveError``.
    package func row(of id: ContentHash) throws -> Int64? {
        guard case .message(let row, _)? = try find(id.hex) else { return nil }
        return row
    }
}
