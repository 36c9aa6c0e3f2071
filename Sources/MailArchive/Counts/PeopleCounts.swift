import GRDB

/// How much was written each way between the owner and an address, and how soon it was answered: columns of the table
/// `addresses`, with which correspondents are listed without a look at their mail.
struct PeopleCounts: Equatable {
    /// Messages that the address wrote, the owner's own aside.
    var received = 0
    /// Of them, those of the categories that people write.
    var human = 0
    /// Messages that the owner wrote to it; 0 for an address of the owner.
    var sent = 0
    /// Date of the first message either way.
    var first: Int64?
    /// Date of the last message either way.
    var last: Int64?
    /// Median time of its answers to the owner, in seconds.
    var theirResponse: Int64?
    /// Median time of the owner's answers to it, in seconds.
    var ownResponse: Int64?

    /// The columns in the order of ``init(_:from:)``.
    static let columns = [
        "received_count", "human_count", "sent_count", "first_at", "last_at", "their_response", "own_response",
    ]

    init() {}

    /// - Parameter first: the place of the first of ``columns`` in the row.
    init(_ row: Row, from first: Int) {
        received = row.value(first) ?? 0
        human = row.value(first + 1) ?? 0
        sent = row.value(first + 2) ?? 0
        self.first = row.value(first + 3)
        last = row.value(first + 4)
        theirResponse = row.value(first + 5)
        ownResponse = row.value(first + 6)
    }

    /// Messages both ways.
    var both: Int { received + sent }

    /// Those of another address added; of the times there is no telling.
    func adding(_ other: Self) -> Self {
        var sum = self
        sum.received += other.received
        sum.human += other.human
        sum.sent += other.sent
        sum.span(other.first, other.last)
        (sum.theirResponse, sum.ownResponse) = (nil, nil)
        return sum
    }

    fileprivate mutating func span(_ first: Int64?, _ last: Int64?) {
        self.first = [self.first, first].compactMap(\.self).min()
        self.last = [self.last, last].compactMap(\.self).max()
    }
}

extension PeopleCounts {
    /// Mail that the owner wrote to somebody in person.
    static let isSent = "m.is_outgoing AND m.category NOT IN ('automated', 'list')"
    /// Categories of mail that people write.
    static let humanCategories = "('personal', 'list', 'unsure')"

    /// The times that answers took between the owner and others: is_outgoing, other, seconds. Mail of lists is left out, as
    /// it asks nobody in person, and so are automatic answers.
    ///
    /// - Parameters:
    ///   - others: a table of which others (`email`); nil for all.
    ///   - condition: on the answer m. Where there are `others`, it has no arguments.
    static func responses(of others: String? = nil, where condition: String = "m.duplicate_of IS NULL") -> String {
        func select(_ tables: String) -> String {
            """
            SELECT m.is_outgoing, CASE m.is_outgoing WHEN 1 THEN p.author ELSE m.author END AS other, \
            m.date - p.date AS seconds FROM \(tables) WHERE m.is_outgoing <> p.is_outgoing \
            AND m.missing_parents = 0 AND m.date >= p.date AND m.category NOT IN ('list', 'automated') \
            AND p.category <> 'list' AND \(condition)
            """
        }
        guard let others else { return select("messages m JOIN messages p ON p.message_id = m.parent_id") }
        let from = "\(others) s CROSS JOIN messages"
        let theirs = "\(from) m ON m.author = s.email CROSS JOIN messages p ON p.message_id = m.parent_id"
        let own = "\(from) p ON p.author = s.email CROSS JOIN messages m ON m.parent_id = p.message_id"
        return "\(select(theirs)) AND NOT m.is_outgoing UNION ALL \(select(own)) AND m.is_outgoing"
    }

    /// Counts anew, and writes what is other than before. What authors wrote is taken from ``AuthorCounts``.
    ///
    /// - Parameter isPartial: only for stale addresses.
    static func refresh(isPartial: Bool, _ db: Database) throws {
        let marks = columns.map { "\($0) = ?" }.joined(separator: ", ")
        for (id, counts) in try changed(isPartial: isPartial, db) {
            try db.run(
                "UPDATE addresses SET \(marks) WHERE address_id = ?",
                [
                    counts.received, counts.human, counts.sent, counts.first, counts.last, counts.theirResponse,
                    counts.ownResponse, id,
                ])
        }
    }

    /// Addresses of which the table has other counts than counting anew gives, with the latter.
    static func changed(isPartial: Bool, _ db: Database) throws -> [(id: Int64, counts: PeopleCounts)] {
        let counted = try count(isPartial: isPartial, db)
        return try db.rows(
            """
            SELECT address_id, email, \(columns.joined(separator: ", ")) FROM addresses \
            \(isPartial ? "WHERE email IN (SELECT email FROM \(AuthorCounts.stale))" : "")
            """
        ) { row -> (Int64, PeopleCounts)? in
            let counts = counted[ExactText(row[1])] ?? PeopleCounts()
            return counts == PeopleCounts(row, from: 2) ? nil : (row[0], counts)
        }.compactMap(\.self)
    }

    private static func count(isPartial: Bool, _ db: Database) throws -> [ExactText: PeopleCounts] {
        var counts: [ExactText: PeopleCounts] = [:]
        let stale = "(SELECT email FROM \(AuthorCounts.stale))"
        let received = try db.cursor(
            """
            SELECT author, sum(message_count), sum(iif(category IN \(humanCategories), message_count, 0)), \
            min(first_at), max(last_at) FROM author_counts \
            \(isPartial ? "WHERE author IN \(stale)" : "") GROUP BY author
            """)
        while let row = try received.next() {
            var entry = PeopleCounts()
            (entry.received, entry.human, entry.first, entry.last) = (row[1], row[2], row[3], row[4])
            counts[ExactText(row[0])] = entry
        }
        let tables =
            isPartial
            ? """
            \(AuthorCounts.stale) CROSS JOIN addresses a USING (email) \
            CROSS JOIN message_addresses r ON r.address_id = a.address_id \
            CROSS JOIN messages m ON m.message_id = r.message_id
            """
            : """
            messages m CROSS JOIN message_addresses r ON r.message_id = m.message_id \
            CROSS JOIN addresses a USING (address_id)
            """
        let sent = try db.cursor(
            """
            SELECT a.email, count(DISTINCT m.message_id), min(m.date), max(m.date) FROM \(tables) \
            WHERE r.role IN ('to', 'cc', 'bcc') AND \(isSent) AND m.duplicate_of IS NULL \
            AND a.email NOT IN (SELECT email FROM owner_addresses) GROUP BY a.email
            """)
        while let row = try sent.next() {
            let email = ExactText(row[0])
            counts[email, default: PeopleCounts()].sent = row[1]
            counts[email]?.span(row[2], row[3])
        }
        for (email, times) in try responseTimes(responses(of: isPartial ? AuthorCounts.stale : nil), db) {
            counts[email, default: PeopleCounts()].setResponses(times)
        }
        return counts
    }

    /// The times that answers took, in seconds.
    struct ResponseTimes {
        /// The other's answers to the owner.
        var theirs: [Int64] = []
        /// The owner's answers to the other.
        var own: [Int64] = []
    }

    /// Collects what ``responses(of:where:)`` finds.
    ///
    /// - Parameter person: gives the address that stands for another.
    static func responseTimes(
        _ responses: String, arguments: StatementArguments = [], of person: (String) -> String = { $0 },
        _ db: Database
    ) throws -> [ExactText: ResponseTimes] {
        var times: [ExactText: ResponseTimes] = [:]
        let rows = try db.cursor(responses, arguments)
        while let row = try rows.next() {
            let side = row[0] ? \ResponseTimes.own : \.theirs
            times[ExactText(person(row[1])), default: ResponseTimes()][keyPath: side].append(row[2])
        }
        return times
    }

    mutating func setResponses(_ times: ResponseTimes) {
        theirResponse = Self.median(times.theirs)
        ownResponse = Self.median(times.own)
    }

    /// Of an even number of values the mean of the two in the middle; nil of none.
    private static func median(_ values: [Int64]) -> Int64? {
        guard !values.isEmpty else { return nil }
        let sorted = values.sorted()
        let (low, high) = (sorted[(values.count - 1) / 2], sorted[values.count / 2])
        return low + (high - low) / 2
    }
}
