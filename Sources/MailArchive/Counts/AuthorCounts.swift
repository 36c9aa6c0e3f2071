import GRDB

/// How much mail there is of one author but the owner, in one category and on one list; copies are left out. The table
/// `author_counts` keeps it, so that senders are listed without a look at their mail.
struct AuthorCounts: Equatable {
    /// Whose mail is counted together.
    struct Key: Hashable {
        /// "" for mail of nobody.
        var author: ExactText
        var category: String
        /// "" where it came through none.
        var list: ExactText
    }

    var messages = 0
    var read = 0
    var unread = 0
    var answered = 0
    var first: Int64?
    var last: Int64?
    var lastRead: Int64?
    /// How many came unread after the last that was read.
    var unreadSince = 0
    var size: Int64 = 0

    /// A message's date, and what was done with it.
    fileprivate mutating func add(_ date: Int64?, isRead: Bool, isUnread: Bool, isAnswered: Bool, size: Int64) {
        messages += 1
        read += isRead ? 1 : 0
        unread += isUnread ? 1 : 0
        answered += isAnswered ? 1 : 0
        self.size &+= size
        guard let date else { return }
        first = min(first ?? date, date)
        last = max(last ?? date, date)
        if isRead { lastRead = max(lastRead ?? date, date) }
    }
}

extension AuthorCounts {
    /// Addresses whose counts may have changed: `email`, which is "" for mail of nobody.
    static let stale = "temp.stale_addresses"

    private static let columns = """
        author, category, list_id, message_count, read_count, unread_count, answered_count, first_at, last_at, \
        last_read_at, unread_since, size
        """

    /// What the table holds, sorted by key. While an import is under way these are the numbers of before.
    static func kept(where condition: String = "1", _ db: Database) throws -> some Cursor<(key: Key, counts: Self)> {
        try db.cursor("SELECT \(columns) FROM author_counts WHERE \(condition) ORDER BY author, category, list_id").map
        { row in
            (
                Key(row),
                Self(
                    messages: row.value(3) ?? 0, read: row.value(4) ?? 0, unread: row.value(5) ?? 0,
                    answered: row.value(6) ?? 0, first: row.value(7), last: row.value(8), lastRead: row.value(9),
                    unreadSince: row.value(10) ?? 0, size: row.value(11) ?? 0)
            )
        }
    }

    /// Counts the messages `m` that a condition holds for.
    ///
    /// - Parameters:
    ///   - condition: nil for all mail, which is read in the order of the file: from author to author each page would be
    ///     read again and again.
    ///   - body: is given the counts, sorted by key.
    static func count(
        where condition: String? = nil, arguments: StatementArguments = [], _ db: Database,
        _ body: (Key, Self) throws -> Void
    ) throws {
        let mail = try db.cursor(
            """
            SELECT m.author, m.category, coalesce(m.list_id, ''), m.date, m.size, m.is_unread, \
            NOT m.is_unread AND EXISTS (SELECT 1 FROM message_keywords k \
            WHERE k.message_id = m.message_id AND k.keyword = '$seen'), \
            EXISTS (SELECT 1 FROM message_keywords k WHERE k.message_id = m.message_id AND k.keyword = '$answered') \
            OR EXISTS (SELECT 1 FROM messages r WHERE r.parent_id = m.message_id AND r.is_outgoing \
            AND r.missing_parents = 0 AND r.parent_link IN ('references', 'inReplyTo')) \
            FROM messages m \(condition == nil ? "NOT INDEXED" : "") WHERE NOT m.is_outgoing AND m.duplicate_of IS NULL \
            AND \(condition ?? "1") ORDER BY 1, 2, 3
            """, arguments)
        var tally: (key: Key, counts: Self, unread: [Int64])?
        func end() throws {
            guard case (let key, var counts, let unread)? = tally else { return }
            counts.unreadSince = counts.lastRead.map { time in unread.count { $0 > time } } ?? counts.unread
            try body(key, counts)
        }
        while let row = try mail.next() {
            let key = Key(row)
            if tally?.key != key {
                try end()
                tally = (key, Self(), [])
            }
            let (date, isUnread): (Int64?, Bool) = (row.value(3), row.value(5) ?? false)
            tally?.counts.add(
                date, isRead: row.value(6) ?? false, isUnread: isUnread, isAnswered: row.value(7) ?? false,
                size: row.value(4) ?? 0)
            if isUnread, let date { tally?.unread.append(date) }
        }
        try end()
    }

    /// Received newsletters of an author that came unread after a time. Its arguments are author, list and time, then those
    /// of the condition.
    static func unreadNewsletters(where condition: String) -> String {
        """
        SELECT count(*) FROM messages m WHERE m.author = ? AND coalesce(m.list_id, '') = ? AND m.date > ? \
        AND m.is_unread AND NOT m.is_outgoing AND m.category = 'newsletter' AND m.duplicate_of IS NULL AND \(condition)
        """
    }

    /// Counts anew.
    ///
    /// - Parameter isPartial: only for stale addresses.
    static func refresh(isPartial: Bool, _ db: Database) throws {
        let ofStale = "author IN (SELECT email FROM \(stale))"
        try db.run("DELETE FROM author_counts \(isPartial ? "WHERE \(ofStale)" : "")")
        let insert = "INSERT INTO author_counts (\(columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
        try count(where: isPartial ? "m.\(ofStale)" : nil, db) { key, counts in
            try db.run(
                insert,
                [
                    key.author.text, key.category, key.list.text, counts.messages, counts.read, counts.unread,
                    counts.answered, counts.first, counts.last, counts.lastRead, counts.unreadSince, counts.size,
                ])
        }
    }

    /// Whether the table is what counting all mail anew gives.
    static func areRight(_ db: Database) throws -> Bool {
        let kept = try kept(db)
        var areRight = true
        try count(db) { key, counts in areRight = try kept.next().map { $0 == (key, counts) } ?? false && areRight }
        return try kept.next() == nil && areRight
    }
}

extension AuthorCounts.Key {
    /// Of a row's first three columns.
    fileprivate init(_ row: Row) {
        self.init(
            author: ExactText(row.value(0) ?? ""), category: row.value(1) ?? "", list: ExactText(row.value(2) ?? ""))
    }
}
