import GRDB
import GRDBSQLite
import MessageContent

/// Some messages, newest first, those without a date last, copies left out: a bit for each message of the archive, so that
/// many answers can be kept while somebody turns their pages.
package struct FoundMessages: Sendable {
    /// By the places in ``MessageColumns/byDate``, from the lowest bit of the first word on.
    private var words: [UInt64]
    /// Counts of them.
    package let tally: MessageTally
    private let columns: MessageColumns

    package var count: Int { tally.count }
    /// About so many bytes.
    package var cost: Int { words.count * 8 + tally.cost }

    /// - Parameters:
    ///   - top: at most so many authors and lists are counted.
    ///   - visit: gives the rows of the messages in any order; copies, and rows that the columns do not know, are left out.
    init(_ columns: MessageColumns, top: Int, _ visit: (_ add: (Int64) -> Void) throws -> Void) rethrows {
        var words = Array(repeating: UInt64(0), count: columns.byDate.count / 64 + 1)
        var counter = TallyCounter(columns)
        try visit { row in
            guard let row = Int(exactly: row), columns.rank.indices.contains(row), columns.rank[row] >= 0 else {
                return
            }
            let (word, bit) = Int(columns.rank[row]).quotientAndRemainder(dividingBy: 64)
            guard words[word] >> bit & 1 == 0 else { return }
            words[word] |= 1 << bit
            counter.add(row)
        }
        self.words = words
        self.columns = columns
        tally = counter.tally(top: top)
    }

    /// All messages.
    package init(allOf columns: MessageColumns, top: Int) {
        self.init(columns, top: top) { add in for row in columns.byDate { add(Int64(row)) } }
    }

    /// The rows of a page, and whether there are newer and older ones.
    ///
    /// - Parameter row: of the message that a place names; nil where it is not there any more.
    package func page(
        _ page: ListPage, limit: Int, row: (ContentHash) throws -> Int64?
    ) rethrows -> (rows: [Int64], hasNewer: Bool, hasOlder: Bool) {
        let (edge, found): (Int, [Int])
        switch page {
        case .newest: (edge, found) = (0, places(from: 0, limit))
        case .after(let place):
            edge = try start(place, row(place.id), isAfter: true)
            found = places(from: edge, limit)
        case .before(let place):
            edge = try start(place, row(place.id), isAfter: false)
            found = places(before: edge, limit)
        }
        let (first, last) = (found.first ?? edge, found.last ?? edge - 1)
        return (
            found.map { Int64(columns.byDate[$0]) }, !places(before: first, 1).isEmpty,
            !places(from: last + 1, 1).isEmpty
        )
    }

    /// The first places from one on, at most so many.
    private func places(from start: Int, _ limit: Int) -> [Int] {
        var found: [Int] = []
        for index in words.indices.dropFirst(start / 64) {
            var word = words[index]
            if index == start / 64 { word &= .max << (start % 64) }
            while word != 0, found.count < limit {
                found.append(index * 64 + word.trailingZeroBitCount)
                word &= word - 1
            }
            if found.count == limit { break }
        }
        return found
    }

    /// The last places before one, at most so many.
    private func places(before end: Int, _ limit: Int) -> [Int] {
        var found: [Int] = []
        for index in words.indices.prefix(end / 64 + 1).reversed() {
            var word = words[index]
            if index == end / 64 { word &= ~(.max << (end % 64)) }
            while word != 0, found.count < limit {
                let bit = 63 - word.leadingZeroBitCount
                found.append(index * 64 + bit)
                word &= ~(1 << bit)
            }
            if found.count == limit { break }
        }
        return found.reversed()
    }

    /// How many messages of the archive come before a place, and with `isAfter` the one at it.
    private func start(_ place: ListPlace, _ row: Int64?, isAfter: Bool) -> Int {
        let date = place.time ?? .min
        let row = row.map(Int32.init(truncatingIfNeeded:)) ?? (isAfter ? .min : .max)
        return columns.byDate.partitioningIndex { other in
            let otherDate = columns.date[Int(other)]
            let comesBefore = otherDate != date ? otherDate > date : other > row
            return !(comesBefore || isAfter && other == row)
        }
    }
}

extension Archive {
    /// All messages that a query finds, copies left out.
    ///
    /// - Parameter top: at most so many authors and lists are counted.
    /// - Throws: ``ArchiveError``.
    package func found(_ query: SearchQuery, _ columns: MessageColumns, top: Int) throws -> FoundMessages {
        try read { db in
            if let match = query.wholeMatch {
                return try FoundMessages(
                    columns, top: top, db, "SELECT rowid FROM message_search WHERE message_search MATCH ?", [match])
            }
            var compiler = SearchCompiler(db)
            let condition = try compiler.condition(query)
            return try FoundMessages(
                columns, top: top, db, "SELECT m.message_id FROM messages m WHERE \(condition)", compiler.arguments)
        }
    }

    /// All messages with one of these addresses in some field, copies left out.
    ///
    /// - Parameter addresses: normalised.
    /// - Throws: ``ArchiveError``.
    package func found(withAddresses addresses: [String], _ columns: MessageColumns) throws -> FoundMessages {
        try read {
            try FoundMessages(columns, top: 0, $0, Self.rows(withAddresses: addresses), StatementArguments(addresses))
        }
    }

    /// Row ids of the newest of them.
    ///
    /// - Throws: ``ArchiveError``.
    package func newestRows(withAddresses addresses: [String], limit: Int) throws -> [Int64] {
        try read {
            try $0.values(
                """
                SELECT message_id FROM messages WHERE duplicate_of IS NULL \
                AND message_id IN (\(Self.rows(withAddresses: addresses))) ORDER BY date DESC, message_id DESC LIMIT \(limit)
                """, StatementArguments(addresses))
        }
    }

    private static func rows(withAddresses addresses: [String]) -> String {
        """
        SELECT r.message_id FROM message_addresses r JOIN addresses a USING (address_id) \
        WHERE a.email IN (\(addresses.map { _ in "?" }.joined(separator: ", ")))
        """
    }
}

extension FoundMessages {
    /// - Parameter sql: gives row ids.
    fileprivate init(
        _ columns: MessageColumns, top: Int, _ db: Database, _ sql: String, _ arguments: StatementArguments
    ) throws {
        try self.init(columns, top: top) { add in
            try db.forEachRow(sql, arguments: arguments) { add(sqlite3_column_int64($0, 0)) }
        }
    }
}

extension Archive {
    /// Messages by their rows, in this order, without mailboxes and labels; those that are not there any more are left out.
    ///
    /// - Parameters:
    ///   - rows: each once.
    ///   - words: of a search: each message shows the place where one was found.
    /// - Throws: ``ArchiveError``.
    package func messages(rows: [Int64], words: [String] = []) throws -> [MessageSummary] {
        try read { try MessageSummary.find(rows, words: words, $0, isBrief: true) }
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
