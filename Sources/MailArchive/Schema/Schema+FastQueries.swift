extension Schema {
    /// How to ask for what is often asked for without a look at all mail: what for, and a query that does it.
    public static let fastQueries: [(purpose: String, sql: String)] = [
        (
            "The newest messages: the index of dates gives them. Only what is shown is taken from message_contents.",
            """
            SELECT datetime(m.date, 'unixepoch'), m.subject, c.text FROM messages m JOIN message_contents c USING (message_id) \
            WHERE m.duplicate_of IS NULL ORDER BY m.date DESC LIMIT 50
            """
        ),
        (
            "A word: MATCH in message_search (FTS5's language), then the messages.",
            """
            SELECT m.subject FROM messages m WHERE m.message_id IN \
            (SELECT rowid FROM message_search WHERE message_search MATCH 'invoice') ORDER BY m.date DESC LIMIT 50
            """
        ),
        (
            "A word of much mail: the + has SQLite go along the dates until there are fifty.",
            """
            SELECT m.subject FROM messages m WHERE +m.message_id IN \
            (SELECT rowid FROM message_search WHERE message_search MATCH 'meeting') ORDER BY m.date DESC LIMIT 50
            """
        ),
        (
            "Mail of a person: the names are few; their index leads to the messages.",
            """
            SELECT m.subject FROM messages m WHERE m.message_id IN (SELECT r.message_id FROM message_addresses r \
            WHERE r.role = 'from' AND r.name_id IN (SELECT name_id FROM names WHERE folded LIKE '%ada%')) \
            ORDER BY m.date DESC LIMIT 50
            """
        ),
        (
            "A time: seconds are compared with seconds, so that the index of dates serves.",
            "SELECT count(*) FROM messages WHERE date >= unixepoch('2019-01-01') AND date < unixepoch('2020-01-01')"
        ),
        (
            "Numbers: author_counts, addresses, conversations and containers hold them.",
            "SELECT category, sum(message_count) FROM author_counts GROUP BY category"
        ),
    ]
}
