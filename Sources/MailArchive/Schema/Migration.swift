import GRDB

/// Brings an archive of an earlier schema up to date, in one transaction.
///
/// A step's statements are never changed once released: they begin from what an older letterbook wrote, not from what
/// ``Schema`` says today. `MigrationTests` compares what comes out with a new archive.
enum Migration {
    /// The first schema that can be brought up to date.
    static let oldest = 1

    /// Statements from the schema of that version to the next.
    private static let steps: [Int: [String]] = [
        // Verification codes. The messages that are there get codes_version 0: nobody has looked for codes in them. What is
        // kept of a message is not enough to look now, so the next import of its source does.
        1: [
            "ALTER TABLE messages ADD COLUMN codes_version INTEGER NOT NULL DEFAULT 0",
            "CREATE INDEX messages_by_codes_version ON messages (codes_version)",
            """
            CREATE TABLE codes (message_id INTEGER NOT NULL REFERENCES messages, position INTEGER NOT NULL, \
            code TEXT NOT NULL, shown TEXT NOT NULL, provider TEXT, template TEXT NOT NULL, kind TEXT NOT NULL, \
            confidence REAL NOT NULL, place TEXT NOT NULL, line INTEGER NOT NULL, expires_at INTEGER, \
            is_drift INTEGER NOT NULL, is_ambiguous INTEGER NOT NULL, PRIMARY KEY (message_id, position)) WITHOUT ROWID
            """,
            "CREATE INDEX codes_by_provider ON codes (provider, message_id)",
            """
            CREATE TABLE code_links (message_id INTEGER NOT NULL REFERENCES messages, position INTEGER NOT NULL, \
            url TEXT NOT NULL, provider TEXT, kind TEXT NOT NULL, PRIMARY KEY (message_id, position)) WITHOUT ROWID
            """,
            "CREATE INDEX code_links_by_provider ON code_links (provider, message_id)",
            """
            CREATE VIEW verification_codes (message_id, id, date, from_name, from_email, subject, code, provider, \
            template, kind, confidence, expires_at, is_read) AS \
            SELECT m.message_id, lower(hex(m.sha256)), datetime(m.date, 'unixepoch'), a.name, a.email, m.subject, \
            k.code, k.provider, k.template, k.kind, k.confidence, datetime(k.expires_at, 'unixepoch'), \
            EXISTS (SELECT 1 FROM message_keywords w WHERE w.message_id = m.message_id AND w.keyword = '$seen') \
            FROM codes k JOIN messages m USING (message_id) LEFT JOIN message_addresses a \
            ON a.message_id = m.message_id AND a.role = 'from' AND a.position = 0 WHERE m.duplicate_of IS NULL
            """,
            "INSERT INTO archive_info (key, value) VALUES ('codes_version', '0')",
        ],
        // Which sanitizer wrote the HTML of a message, and kinds of trackers. Until the next import of its source, HTML of an
        // earlier one is sanitized again when it is read.
        2: [
            "ALTER TABLE messages ADD COLUMN sanitizer_version INTEGER NOT NULL DEFAULT 0",
            "UPDATE archive_info SET value = '0' WHERE key = 'sanitizer_version'",
            "ALTER TABLE trackers ADD COLUMN kind TEXT NOT NULL DEFAULT 'pixel'",
            "CREATE INDEX trackers_by_vendor ON trackers (vendor, message_id)",
            """
            CREATE VIEW tracking (vendor, kind, sender, message_count, first_at, last_at) AS \
            SELECT t.vendor, t.kind, m.author, count(DISTINCT m.message_id), datetime(min(m.date), 'unixepoch'), \
            datetime(max(m.date), 'unixepoch') FROM trackers t JOIN messages m USING (message_id) \
            WHERE m.duplicate_of IS NULL GROUP BY t.vendor, t.kind, m.author
            """,
        ],
        // Where each byte of a source went. Sources are read once more, which tells: containers count as incomplete until then.
        3: [
            "ALTER TABLE ledger ADD COLUMN lead_length INTEGER NOT NULL DEFAULT 0",
            "ALTER TABLE ledger ADD COLUMN trail_length INTEGER NOT NULL DEFAULT 0",
            "UPDATE containers SET is_complete = 0",
            "INSERT INTO message_search (message_search, rank) VALUES ('hashsize', 16777216)",
            "INSERT INTO message_search (message_search, rank) VALUES ('automerge', 0)",
        ],
        // What a message is without the stamps of mailbox programs. It is made of its raw bytes: sources are read once more.
        4: [
            "ALTER TABLE containers ADD COLUMN content_size INTEGER",
            "ALTER TABLE ledger ADD COLUMN sha256 BLOB",
            "CREATE INDEX ledger_by_sha256 ON ledger (sha256) WHERE sha256 IS NOT NULL",
            "ALTER TABLE messages ADD COLUMN identity BLOB",
            "ALTER TABLE messages ADD COLUMN is_kept INTEGER NOT NULL DEFAULT 0",
            "ALTER TABLE messages ADD COLUMN seal INTEGER",
            "CREATE UNIQUE INDEX messages_by_identity ON messages (identity)",
            """
            CREATE TABLE seals (name TEXT NOT NULL, part INTEGER NOT NULL, seal INTEGER NOT NULL, \
            PRIMARY KEY (name, part)) WITHOUT ROWID
            """,
            "INSERT INTO archive_info (key, value) VALUES ('seals', 'stale')",
            "UPDATE containers SET is_complete = 0",
        ],
        // Raw messages in the archive itself.
        5: [
            """
            CREATE TABLE raw_pieces (piece_id INTEGER PRIMARY KEY, sha256 BLOB NOT NULL UNIQUE, size INTEGER NOT NULL, \
            data BLOB NOT NULL)
            """,
            """
            CREATE TABLE raw_messages (message_id INTEGER NOT NULL REFERENCES messages, position INTEGER NOT NULL, \
            piece_id INTEGER NOT NULL REFERENCES raw_pieces, PRIMARY KEY (message_id, position)) WITHOUT ROWID
            """,
            "CREATE INDEX raw_messages_by_piece ON raw_messages (piece_id)",
            "CREATE INDEX messages_by_original ON messages (duplicate_of) WHERE duplicate_of IS NOT NULL",
            "INSERT INTO archive_info (key, value) VALUES ('raw', 'in sources')",
            "UPDATE archive_info SET value = 'stale' WHERE key = 'seals'",
        ],
        // Which packed files were read to their ends.
        6: [
            """
            CREATE TABLE packed_files (path TEXT PRIMARY KEY NOT NULL, size INTEGER NOT NULL, modified_at INTEGER NOT NULL, \
            letterbook_version TEXT NOT NULL) WITHOUT ROWID
            """,
            // Attachments are put back into their messages now.
            "UPDATE containers SET is_complete = 0 WHERE format = 'emlx'",
            "UPDATE archive_info SET value = 'stale' WHERE key = 'seals'",
        ],
        // What the archive itself knows of messages, the owner's word, and what each place says of its message. Sources are
        // read once more, which tells.
        7: [
            "UPDATE containers SET is_complete = 0",
            "DELETE FROM packed_files",
            "ALTER TABLE ledger ADD COLUMN flags TEXT",
            "ALTER TABLE messages ADD COLUMN knowledge TEXT",
            "ALTER TABLE addresses ADD COLUMN name TEXT",
            "UPDATE conversations SET is_stale = 1",
            "CREATE TABLE person_links (email TEXT PRIMARY KEY NOT NULL, person TEXT NOT NULL) WITHOUT ROWID",
            """
            CREATE TABLE category_rules (kind TEXT NOT NULL, name TEXT NOT NULL, category TEXT NOT NULL, \
            PRIMARY KEY (kind, name)) WITHOUT ROWID
            """,
            "UPDATE archive_info SET value = 'stale' WHERE key = 'seals'",
        ],
        // Who answers whom, layouts, and what the user changes about conversations. thread_keys say more than before: see
        // ``RenewalFromContents``.
        8: [
            "ALTER TABLE messages ADD COLUMN parent_id INTEGER REFERENCES messages",
            "ALTER TABLE messages ADD COLUMN parent_link TEXT",
            "ALTER TABLE messages ADD COLUMN missing_parents INTEGER NOT NULL DEFAULT 0",
            "ALTER TABLE messages ADD COLUMN skeleton INTEGER",
            "ALTER TABLE messages ADD COLUMN own_category TEXT",
            "CREATE INDEX messages_by_list ON messages (list_id) WHERE list_id IS NOT NULL",
            """
            CREATE TABLE conversation_changes (change_id INTEGER PRIMARY KEY, action TEXT NOT NULL, \
            conversation TEXT NOT NULL, other TEXT, message BLOB, is_thread INTEGER NOT NULL DEFAULT 0, \
            made_at INTEGER NOT NULL, conversation_hash BLOB NOT NULL, other_hash BLOB)
            """,
            "DROP VIEW conversation_links",
            """
            CREATE VIEW conversation_links (conversation_id, linked_id, thread_id, kind) AS \
            WITH answers AS (SELECT DISTINCT m.conversation_id AS later, p.conversation_id AS earlier, m.thread_id \
            FROM messages m JOIN messages p ON p.message_id = m.parent_id AND p.conversation_id <> m.conversation_id \
            WHERE m.duplicate_of IS NULL), \
            places AS (SELECT DISTINCT thread_id, conversation_id FROM messages WHERE duplicate_of IS NULL AND thread_id IN \
            (SELECT thread_id FROM messages GROUP BY thread_id HAVING min(conversation_id) < max(conversation_id))), \
            links AS (SELECT later AS own, earlier AS linked, thread_id, 'continues' AS kind FROM answers \
            UNION ALL SELECT earlier, later, thread_id, 'continued' FROM answers \
            UNION ALL SELECT own, linked, thread_id, 'overlaps' FROM (SELECT a.conversation_id AS own, \
            b.conversation_id AS linked, a.thread_id FROM places a JOIN places b ON a.thread_id = b.thread_id \
            AND a.conversation_id <> b.conversation_id EXCEPT SELECT later, earlier, thread_id FROM answers \
            EXCEPT SELECT earlier, later, thread_id FROM answers)) \
            SELECT l.own, l.linked, l.thread_id, l.kind FROM links l \
            JOIN conversations c ON c.conversation_id = l.own JOIN conversations d ON d.conversation_id = l.linked \
            WHERE NOT EXISTS (SELECT 1 FROM conversation_changes u WHERE u.action = 'unlink' AND \
            (u.conversation_hash = c.participant_hash AND u.other_hash = d.participant_hash OR \
            u.conversation_hash = d.participant_hash AND u.other_hash = c.participant_hash))
            """,
            "UPDATE archive_info SET value = 'stale' WHERE key = 'seals'",
        ],
    ]

    static func run(_ db: Database) throws {
        // Read again within the transaction: another letterbook may have done it meanwhile.
        let version = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
        guard (oldest..<Schema.version).contains(version) else { return }
        for step in version..<Schema.version {
            for statement in steps[step] ?? [] { try db.execute(sql: statement) }
        }
        if version < 9 { try RenewalFromContents(db: db).run() }
        // Names and titles, which wait for no import.
        try ConversationSummaries(db: db).refresh()
        for (key, value) in [("schema_version", String(Schema.version)), ("letterbook_version", Letterbook.version)] {
            try db.execute(sql: "UPDATE archive_info SET value = ? WHERE key = ?", arguments: [value, key])
        }
        try db.execute(sql: "PRAGMA user_version = \(Schema.version)")
    }
}
