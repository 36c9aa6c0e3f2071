import GRDB

/// How much mail there is of each author but the owner, by category and list (the table `author_counts`): with it
/// senders are listed without a look at their mail.
struct AuthorCounts {
    let db: Database

    /// Addresses whose counts may have changed: `email`, which is "" for mail of nobody.
    static let stale = "temp.stale_addresses"

    /// The columns of the table in order, of the messages `m` that a condition holds for; copies are left out.
    ///
    /// - Parameter condition: nil for all mail, which is read in the order of the file: from author to author each page
    ///   would be read again and again.
    static func select(where condition: String? = nil) -> String {
        // The LIMIT keeps SQLite from asking anew for each use of a column.
        """
        SELECT author, category, list_id, count(*) AS message_count, sum(is_read) AS read_count, \
        sum(is_unread) AS unread_count, sum(is_answered) AS answered_count, min(date) AS first_at, \
        max(date) AS last_at, max(read_at) AS last_read_at, \
        sum(is_unread AND (read_at IS NULL OR coalesce(date > read_at, 0))) AS unread_since, sum(size) AS size FROM \
        (SELECT *, max(CASE WHEN is_read THEN date END) OVER (PARTITION BY author, category, list_id) AS read_at FROM \
        (SELECT m.author, m.category, coalesce(m.list_id, '') AS list_id, m.date, m.size, \
        m.is_unread, NOT m.is_unread AND EXISTS (SELECT 1 FROM message_keywords k \
        WHERE k.message_id = m.message_id AND k.keyword = '$seen') AS is_read, \
        EXISTS (SELECT 1 FROM message_keywords k WHERE k.message_id = m.message_id AND k.keyword = '$answered') \
        OR EXISTS (SELECT 1 FROM messages r WHERE r.parent_id = m.message_id AND r.is_outgoing \
        AND r.missing_parents = 0 AND r.parent_link IN ('references', 'inReplyTo')) AS is_answered \
        FROM messages m \(condition == nil ? "NOT INDEXED" : "") WHERE NOT m.is_outgoing AND m.duplicate_of IS NULL \
        AND \(condition ?? "1") LIMIT -1)) GROUP BY 1, 2, 3
        """
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
    func refresh(isPartial: Bool) throws {
        let ofStale = "author IN (SELECT email FROM \(Self.stale))"
        try db.run("DELETE FROM author_counts \(isPartial ? "WHERE \(ofStale)" : "")")
        try db.run("INSERT INTO author_counts \(Self.select(where: isPartial ? "m.\(ofStale)" : nil))")
    }

    /// Whether the table is what counting all mail anew gives.
    var areRight: Bool {
        get throws {
            var (kept, counted): (Int64, Int64) = (0, 0)
            try db.forEachRow("SELECT * FROM author_counts") { kept &+= $0.seal(seed: 0) }
            try db.forEachRow(Self.select()) { counted &+= $0.seal(seed: 0) }
            return kept == counted
        }
    }
}
