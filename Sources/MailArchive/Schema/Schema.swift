import GRDB

/// The public format of an archive.
///
/// In tables times are seconds since 1970-01-01T00:00:00Z (where files were modified: nanoseconds) and hashes are 32-byte blobs (SHA-256); in views, which are
/// for people, times are UTC texts (`2019-03-07 09:41:09`) and hashes hexadecimal. Flags are 0 or 1.
public enum Schema {
    /// The schema's version, in the archive as `PRAGMA user_version`. A later letterbook opens archives of every
    /// version from 1 on and brings them up to date.
    public static let version = 1
    /// The `PRAGMA application_id` of an archive: "Ltrb".
    static let applicationID = 0x4C74_7262

    /// Tables in the order in which they are created, then views; without the full-text index, which is a virtual
    /// table.
    public static var tables: [SchemaTable] {
        sources + messages + raw + codes + people + grouping + changes + views + codeViews
    }

    /// The full-text index. It keeps no text itself (FTS5 calls that contentless): the text stands in message_contents.
    ///
    /// Text in scripts without spaces is indexed as overlapping pairs of characters (see `SearchText`).
    static let searchIndex = """
        CREATE VIRTUAL TABLE message_search USING fts5(
        subject, people, body, attachments, content='', tokenize="\(searchTokenizer.joined(separator: " "))")
        """
    /// The tokenizer that splits texts into words, with its arguments.
    static let searchTokenizer = ["unicode61", "remove_diacritics", "2"]

    /// Settings of the full-text index, which FTS5 stores in it. An import collects the words of many messages before
    /// it writes a segment (16 MB rather than 1). Later imports merge segments when 16 of one size have come together, a
    /// first one all of them at its end.
    static let searchIndexSettings = [
        "INSERT INTO message_search (message_search, rank) VALUES ('hashsize', 16777216)",
        "INSERT INTO message_search (message_search, rank) VALUES ('automerge', 0)",
        "INSERT INTO message_search (message_search, rank) VALUES ('crisismerge', \(unmergedSegments))",
    ]
    /// Segments of one size that a first import leaves as they are. FTS5 takes 2,000 of all sizes together, and says that
    /// the disk is full where there are more.
    static let unmergedSegments = 500

    /// Whether there is mail, and no import that brought some has merged the segments of the full-text index at its end.
    static func isSearchIndexUnmerged(_ db: Database) throws -> Bool {
        try db.isTrue(
            """
            SELECT v = \(unmergedSegments) AND EXISTS (SELECT 1 FROM messages) FROM message_search_config \
            WHERE k = 'crisismerge'
            """)
    }

    /// Merges the segments that a large import has left in the full-text index, as far as a transaction should. Small
    /// imports would add theirs to them, and the one that adds the sixteenth would have to merge them all.
    ///
    /// - Returns: whether there was anything to merge.
    static func mergeSearchIndex(_ db: Database) throws -> Bool {
        let before = db.totalChangesCount
        // At most so many pages of 4 KB are written.
        try db.execute(sql: "INSERT INTO message_search (message_search, rank) VALUES ('merge', 32768)")
        let changes = db.totalChangesCount - before
        // The request itself counts as one.
        return changes > 1
    }

    /// Has later imports merge segments when 16 of one size have come together.
    static func endFirstMerge(_ db: Database) throws {
        try db.execute(sql: "INSERT INTO message_search (message_search, rank) VALUES ('crisismerge', 16)")
    }

    private static let sources: [SchemaTable] = [
        SchemaTable(
            "archive_info", "Facts about the archive itself.",
            """
            key TEXT PRIMARY KEY NOT NULL -- Name of the fact: schema_version, letterbook_version, created_at, \
            codes_version and sanitizer_version (the least of all messages'), seals (current, open where those of the \
            full-text index are out of date until an import ends, or stale while a first import is under way), derived (the version of the rules by which categories, threads and conversations \
            follow from all mail, or stale while an import is under way), raw (kept where imports keep the raw messages here, else in sources).
            value TEXT NOT NULL -- Its value.
            """, isWithoutRowID: true),
        SchemaTable(
            "seals", "Hashes of the other tables' rows, with which letterbook verify proves them.",
            """
            name TEXT NOT NULL -- The table.
            part INTEGER NOT NULL -- Which rows: those whose first column divided by 1,000 gives this number (by 2 to the \
            37th in message_search_data, by 1 in message_search_idx); 0 where that is no number.
            seal INTEGER NOT NULL -- Sum of the rows' hashes.
            """, constraints: ["PRIMARY KEY (name, part)"], isWithoutRowID: true),
        SchemaTable(
            "mailboxes", "Folders of the sources.",
            """
            mailbox_id INTEGER PRIMARY KEY -- Identifier.
            name TEXT NOT NULL UNIQUE -- Folder name, levels separated by /.
            """),
        SchemaTable(
            "containers", "Files and folders that mail was read from.",
            """
            container_id INTEGER PRIMARY KEY -- Identifier.
            path TEXT NOT NULL -- Absolute path when it was read; bytes that are no UTF-8 show as U+FFFD.
            mailbox TEXT NOT NULL -- The folder of mail it is, as it was named when it was first read.
            raw_path BLOB -- The path's bytes where they are no UTF-8.
            format TEXT NOT NULL -- mbox, maildir, mh, eml, emlx, mmdf, mbx, becky, mdbox or sdbox.
            size INTEGER NOT NULL -- Bytes when it was last read.
            file_count INTEGER NOT NULL -- Message files when it was last read; 1 for an mbox.
            modified_at INTEGER NOT NULL -- Latest modification time when it was last read, in nanoseconds since 1970.
            is_complete INTEGER NOT NULL DEFAULT 0 -- Whether it was read to its end.
            content_size INTEGER -- Bytes of a compressed mbox when decompressed, which the ledger's offsets mean; \
            NULL elsewhere.
            imported_count INTEGER -- Messages that the archive has from here; NULL, as are the columns below, unless \
            it was read to its end.
            duplicate_count INTEGER -- Messages that were in the archive before.
            quarantined_count INTEGER -- Messages that could not be read.
            gone_count INTEGER -- Messages that it held at an earlier import and no longer holds.
            message_bytes INTEGER -- Bytes of imported and duplicate messages.
            separator_bytes INTEGER -- Bytes between messages.
            quarantined_bytes INTEGER -- Bytes of messages that could not be read.
            gap_bytes INTEGER -- Bytes that are no mail, or could not be read.
            unaccounted_bytes INTEGER -- Bytes of an mbox that no row of the ledger covers, or that several cover.
            """, constraints: ["UNIQUE (path, format)"]),
        SchemaTable(
            "packed_files", "Zip, tar and Outlook files that were read to their ends.",
            """
            path TEXT PRIMARY KEY NOT NULL -- Absolute path; those of the containers in it go on behind it.
            size INTEGER NOT NULL -- Bytes when it was last read.
            modified_at INTEGER NOT NULL -- Modification time when it was last read, in nanoseconds since 1970.
            letterbook_version TEXT NOT NULL -- Which letterbook read it: another may find more in it.
            """, isWithoutRowID: true),
        SchemaTable(
            "ledger", "What became of every message found in a container: the origins of messages.",
            """
            ledger_id INTEGER PRIMARY KEY -- Identifier.
            container_id INTEGER NOT NULL REFERENCES containers -- Where it was found.
            path TEXT -- The message's own file, for folders; NULL where it is the container's.
            raw_path BLOB -- That path's bytes where they are no UTF-8.
            offset INTEGER NOT NULL -- First byte in the file.
            length INTEGER NOT NULL -- Bytes in the file, as stored.
            quoting TEXT NOT NULL -- mbox quoting that is undone when the message is read again (see MboxQuoting).
            state TEXT NOT NULL -- imported, duplicate (the same message was there before), quarantined, separator \
            (blank lines that belong to nothing), gap (bytes of no message), or gone (no longer in the container).
            reason TEXT -- Why it was quarantined or belongs to no message.
            message_id INTEGER REFERENCES messages -- The message; NULL for quarantined bytes and gaps.
            mailbox_id INTEGER REFERENCES mailboxes -- The folder it stood in.
            envelope TEXT -- The mbox From line.
            lead_length INTEGER NOT NULL DEFAULT 0 -- Bytes right before it that are no part of it: the mbox From \
            line, Apple Mail's count.
            trail_length INTEGER NOT NULL DEFAULT 0 -- Bytes right behind it that are no part of it: the blank line of \
            an mbox, Apple Mail's property list.
            sha256 BLOB -- Hash of this copy's raw bytes where a mailbox program left others than the message's, and \
            of a quarantined message that was found; else NULL.
            flags TEXT -- What the place says of the message: a JSON object of keywords, tags (the user's keywords), \
            labels (of Gmail and Proton), beside (1 where those stand beside the message), unread and inbox (1 or 0), what is \
            empty left out; NULL: not known.
            """,
            indices: [
                "CREATE INDEX ledger_by_message ON ledger (message_id)",
                "CREATE INDEX ledger_by_container ON ledger (container_id)",
                "CREATE INDEX ledger_by_sha256 ON ledger (sha256) WHERE sha256 IS NOT NULL",
                "CREATE INDEX ledger_duplicates ON ledger (message_id) WHERE state = 'duplicate'",
            ]),
    ]

    private static let raw: [SchemaTable] = [
        SchemaTable(
            "raw_pieces",
            "Raw messages that the archive keeps itself, in pieces: large parts apart, each content once.",
            """
            piece_id INTEGER PRIMARY KEY -- Identifier.
            sha256 BLOB NOT NULL UNIQUE -- Hash of its bytes before compression.
            size INTEGER NOT NULL -- Bytes before compression.
            data BLOB NOT NULL -- The bytes in the zlib format (RFC 1950), or as they are where that would not be \
            shorter than size.
            """),
        SchemaTable(
            "raw_messages", "Which pieces, put together in order, are a raw message.",
            """
            message_id INTEGER NOT NULL REFERENCES messages -- The message.
            position INTEGER NOT NULL -- From 0.
            piece_id INTEGER NOT NULL REFERENCES raw_pieces -- The piece.
            """, constraints: ["PRIMARY KEY (message_id, position)"], isWithoutRowID: true,
            indices: ["CREATE INDEX raw_messages_by_piece ON raw_messages (piece_id)"]),
    ]

    private static let messages: [SchemaTable] = [
        SchemaTable(
            "messages", "One row a message: what listings and filters need.",
            """
            message_id INTEGER PRIMARY KEY -- Identifier within this archive.
            sha256 BLOB NOT NULL -- Hash of the raw message: its id everywhere. Of copies that mailbox programs \
            changed, the least.
            size INTEGER NOT NULL -- Bytes of the raw message.
            date INTEGER -- The moment it is listed under: sent_at, else received_at; the latter, too, where nobody \
            would believe the former.
            date_source TEXT -- Where date was taken from: date, received, envelope, maildir or file.
            sent_at INTEGER -- The Date field.
            sent_offset INTEGER -- Offset of date from UTC in minutes: the zone in which it is printed, and in which \
            on:, after: and before: count days.
            received_at INTEGER -- When it arrived.
            internet_id TEXT -- The Message-ID without angle brackets.
            subject TEXT -- The decoded subject.
            preview TEXT NOT NULL -- The first characters of what the sender wrote.
            category TEXT NOT NULL -- automated, list, transactional, newsletter, personal or unsure.
            confidence REAL NOT NULL -- How sure the category is, 0 to 1.
            is_outgoing INTEGER NOT NULL DEFAULT 0 -- Whether the owner wrote it.
            is_unread INTEGER NOT NULL DEFAULT 0 -- Whether its source says that it was not read; the owner's own mail \
            counts as read all the same.
            in_inbox INTEGER -- Whether it is in the inbox; NULL where the source does not say.
            has_attachment INTEGER NOT NULL -- Whether it has a file that a reader would want, in messages inside it \
            too.
            has_html INTEGER NOT NULL -- Whether it has an HTML body.
            list_id TEXT -- The mailing list it came through.
            author TEXT NOT NULL -- Normalised address of who wrote it; the person behind a rewritten From.
            thread_keys BLOB NOT NULL -- What ties it to its thread: 64-bit hashes, little-endian, the lowest three \
            bits of each saying of what: 0 its own Message-ID, 1 an identifier of References (what it answers last), 2 \
            one of In-Reply-To, 4 and 5 the base subject of a reply and of another message, 3 Gmail's thread.
            thread_id INTEGER -- Its thread: the message_id of the thread's first message in this archive.
            conversation_id INTEGER REFERENCES conversations -- Its conversation.
            duplicate_of INTEGER REFERENCES messages -- The copy that listings show instead: same Message-ID, author, \
            base subject and beginning, sent within five minutes.
            codes_version INTEGER NOT NULL -- Version of the search for verification codes that it went through.
            sanitizer_version INTEGER NOT NULL -- Version of the sanitizer that wrote its HTML and text.
            identity BLOB NOT NULL -- Hash of the raw message without what mailbox programs change on it; \
            copies with one identity are one message.
            is_kept INTEGER NOT NULL DEFAULT 0 -- Whether the user wants it listed in the place of its copies \
            (letterbook duplicates --keep).
            seal INTEGER NOT NULL DEFAULT 0 -- Sum of the hashes of its rows in the tables of content, with which \
            letterbook verify proves them.
            knowledge TEXT -- What the archive added to the verdict: own, answered (the owner wrote to its author), \
            alike (others of its author are laid out alike), oneway (an author to whom the owner does not write), \
            worded:notice or worded:issue (others of its author say the same, or something else each time), \
            label:CATEGORY (Gmail's tab), rule:CATEGORY (the owner's \
            word), with commas between; NULL: nothing.
            parent_id INTEGER REFERENCES messages -- The message it answers, or the nearest above that is here; NULL: \
            none is.
            parent_link TEXT -- What says so: references or inReplyTo (its own fields), others (References of other \
            messages), or subject (a guess: by its subject a reply to mail of another, of at most thirty days before, \
            that it goes to or that is on the same list); NULL: it answers nothing.
            missing_parents INTEGER NOT NULL DEFAULT 0 -- Messages between the two that are not here; without \
            parent_id, above it.
            skeleton INTEGER -- How it is laid out, as 64 bits: of messages made from one template nearly all are \
            equal; NULL: too little to tell.
            own_category TEXT -- Its category by the message alone, where the archive's knowledge made it another; \
            else NULL.
            """,
            lateIndices: [
                "CREATE UNIQUE INDEX messages_by_sha256 ON messages (sha256)",
                "CREATE UNIQUE INDEX messages_by_identity ON messages (identity)",
                // With all that statistics of all mail ask for, so that they read no row of a message.
                "CREATE INDEX messages_by_date ON messages (date, sent_offset, category, size, duplicate_of, \(timeFlags))",
                // With all that the counts of authors and conversations ask for: an author's mail is all over the file, and
                // to read its rows takes twenty times as long.
                """
                CREATE INDEX messages_by_author ON messages (author, date, category, list_id, size, duplicate_of, \
                parent_id, missing_parents, is_unread, is_outgoing)
                """,
                "CREATE INDEX messages_by_internet_id ON messages (internet_id)",
                """
                CREATE INDEX messages_by_conversation ON messages (conversation_id, date, category, thread_id, \
                duplicate_of, in_inbox, \(timeFlags))
                """,
                "CREATE INDEX \(messagePlaces) ON messages (message_id, conversation_id, duplicate_of)",
                "CREATE INDEX messages_by_thread ON messages (thread_id)",
                "CREATE INDEX messages_by_list ON messages (list_id, category) WHERE list_id IS NOT NULL",
                "CREATE INDEX messages_by_parent ON messages (parent_id) WHERE parent_id IS NOT NULL",
                "CREATE INDEX messages_by_original ON messages (duplicate_of) WHERE duplicate_of IS NOT NULL",
                "CREATE INDEX messages_sent ON messages (category, duplicate_of) WHERE is_outgoing",
                "CREATE INDEX messages_kept ON messages (message_id) WHERE is_kept",
            ]),
        SchemaTable(
            "thread_keys", "The keys of messages.thread_keys, by which mail of one thread is found.",
            """
            key INTEGER NOT NULL -- A key; of a Message-ID with 0 for its role, whatever its role is.
            message_id INTEGER NOT NULL REFERENCES messages -- The message that has it.
            """, constraints: ["PRIMARY KEY (key, message_id)"], isWithoutRowID: true),
        SchemaTable(
            "message_contents", "The decoded content of a message, once.",
            """
            message_id INTEGER PRIMARY KEY REFERENCES messages -- The message.
            headers TEXT NOT NULL -- All header fields in order: a JSON array of [name, value], unfolded.
            text TEXT NOT NULL -- The message as plain text, quotes and signature included.
            html TEXT -- The HTML body, sanitized.
            hidden_text TEXT -- Searched, not shown: text the HTML hides, alternatives, other readings of malformed \
            mail.
            attached_text TEXT -- Text of attached messages and text attachments.
            verdict TEXT NOT NULL -- Why it has its category: a JSON object with flags and reasons, each [rule, \
            evidence, [points for automated, list, transactional, newsletter, personal]]; explain adds them up.
            removed TEXT -- What the sanitizer took out: a JSON array of [kind, name, count].
            """),
        SchemaTable(
            "parts", "The leaf parts of messages, those of messages inside them included.",
            """
            message_id INTEGER NOT NULL REFERENCES messages -- The message.
            position INTEGER NOT NULL -- Order within the message, from 0.
            part_id TEXT NOT NULL -- IMAP's part number.
            type TEXT NOT NULL -- Media type.
            charset TEXT -- Declared charset.
            disposition TEXT -- inline, attachment, or what else was said.
            name TEXT -- Decoded file name, as its sender wrote it: never a path to write to.
            content_id TEXT -- Content-ID without angle brackets.
            size INTEGER NOT NULL -- Bytes when decoded.
            sha256 BLOB -- Hash of the decoded bytes.
            is_attachment INTEGER NOT NULL -- Whether a reader would want it as a file: no picture that the HTML \
            shows, no signature, no other version of the text.
            """,
            constraints: ["PRIMARY KEY (message_id, position)"], isWithoutRowID: true),
        SchemaTable(
            "trackers", "Trackers found in HTML bodies.",
            """
            message_id INTEGER NOT NULL REFERENCES messages -- The message.
            position INTEGER NOT NULL -- Order within the message, from 0.
            vendor TEXT NOT NULL -- Who would have learned of the reading.
            url TEXT NOT NULL -- The address that was removed, or of the first link that is counted.
            kind TEXT NOT NULL -- pixel (tells of opening) or click (counts who follows links).
            """,
            constraints: ["PRIMARY KEY (message_id, position)"], isWithoutRowID: true,
            lateIndices: ["CREATE INDEX trackers_by_vendor ON trackers (vendor, message_id)"]),
        SchemaTable(
            "diagnostics", "Departures from the standards that were met and read around.",
            """
            message_id INTEGER NOT NULL REFERENCES messages -- The message.
            position INTEGER NOT NULL -- Order within the message, from 0.
            code TEXT NOT NULL -- What was wrong, such as mime.boundary.missing.
            severity TEXT NOT NULL -- note, warning or error.
            offset INTEGER NOT NULL -- Where in the raw message.
            length INTEGER NOT NULL -- How many bytes.
            """,
            constraints: ["PRIMARY KEY (message_id, position)"], isWithoutRowID: true),
        SchemaTable(
            "labels", "Names that mail was given, such as Gmail's labels.",
            """
            label_id INTEGER PRIMARY KEY -- Identifier.
            name TEXT NOT NULL UNIQUE -- The label.
            """),
        SchemaTable(
            "message_labels", "Which message has which label.",
            """
            message_id INTEGER NOT NULL REFERENCES messages -- The message.
            label_id INTEGER NOT NULL REFERENCES labels -- The label.
            """, constraints: ["PRIMARY KEY (message_id, label_id)"], isWithoutRowID: true,
            lateIndices: ["CREATE INDEX message_labels_by_label ON message_labels (label_id)"]),
        SchemaTable(
            "message_keywords", "Flags of messages (RFC 8621 section 4.1.1).",
            """
            message_id INTEGER NOT NULL REFERENCES messages -- The message.
            keyword TEXT NOT NULL -- $seen, $flagged, $answered, $draft, $forwarded and others.
            """, constraints: ["PRIMARY KEY (message_id, keyword)"], isWithoutRowID: true),
    ]

    private static let grouping: [SchemaTable] = [
        SchemaTable(
            "conversations", "All messages with the same participants.",
            """
            conversation_id INTEGER PRIMARY KEY -- Identifier within this archive.
            participant_hash BLOB NOT NULL UNIQUE -- SHA-256 of the conversation key: its id everywhere. Where the \
            user merged conversations, of the one they went into; where they split one, of the key and what was split \
            off.
            kind TEXT NOT NULL -- list, sender, people or self.
            key_ids TEXT NOT NULL -- The ids of the key, sorted, one a line; with those of conversations that the user \
            merged into it.
            title TEXT NOT NULL DEFAULT '' -- The participants' best names, or the list's.
            is_group INTEGER NOT NULL DEFAULT 0 -- More than one other person, or a list.
            message_count INTEGER NOT NULL DEFAULT 0 -- Messages, duplicates aside.
            unread_count INTEGER NOT NULL DEFAULT 0 -- Of them, unread.
            thread_count INTEGER NOT NULL DEFAULT 0 -- Threads within it.
            first_at INTEGER -- Date of its first message.
            last_at INTEGER -- Date of its last message.
            preview TEXT NOT NULL DEFAULT '' -- Preview of its last message.
            category TEXT NOT NULL DEFAULT '' -- The commonest category of its messages.
            categories TEXT NOT NULL DEFAULT '' -- All categories of its messages, sorted, with spaces between them.
            is_archived INTEGER NOT NULL DEFAULT 0 -- Whether all its received mail left the inbox.
            has_attachment INTEGER NOT NULL DEFAULT 0 -- Whether any of its messages has one.
            is_stale INTEGER NOT NULL DEFAULT 1 -- Whether the columns from title on are yet to be brought up to date.
            """,
            lateIndices: [
                "CREATE INDEX conversations_by_last ON conversations (last_at)",
                "CREATE INDEX conversations_of_lists ON conversations (key_ids) WHERE kind = 'list'",
                "CREATE INDEX conversations_stale ON conversations (conversation_id) WHERE is_stale",
            ])
    ]

    private static let views: [SchemaTable] = [
        SchemaTable(
            "emails", "Messages as people read them: duplicates aside.",
            """
            message_id -- Identifier.
            id -- Hash of the raw message in hexadecimal.
            date -- UTC date and time.
            from_name -- Display name of the sender.
            from_email -- Address of the sender as written.
            subject -- Subject.
            category -- Category.
            preview -- First characters.
            text -- Plain text.
            size -- Bytes.
            conversation_id -- Conversation.
            thread_id -- Thread.
            is_outgoing -- 1: the owner wrote it.
            is_unread -- 1: its source says that it was not read.
            has_attachment -- 1: it has an attachment.
            list_id -- Mailing list that it names; NULL: none.
            """,
            query: """
                SELECT m.message_id, lower(hex(m.sha256)), datetime(m.date, 'unixepoch'), n.name, n.email, m.subject, \
                m.category, m.preview, c.text, m.size, m.conversation_id, m.thread_id, m.is_outgoing, m.is_unread, \
                m.has_attachment, m.list_id FROM messages m \
                JOIN message_contents c USING (message_id) LEFT JOIN message_addresses a \
                ON a.message_id = m.message_id AND a.role = 'from' AND a.position = 0 LEFT JOIN names n USING (name_id) \
                WHERE m.duplicate_of IS NULL
                """),
        SchemaTable(
            "headers", "Header fields, one a row.",
            """
            message_id -- The message.
            position -- Order within the header, from 0.
            name -- Field name as written.
            value -- Unfolded value.
            """,
            query: """
                SELECT c.message_id, h.key, h.value ->> 0, h.value ->> 1 FROM message_contents c, json_each(c.headers) h
                """),
        SchemaTable(
            "threads", "Reply threads.",
            """
            thread_id -- Identifier.
            subject -- Subject of its first message.
            message_count -- Messages, duplicates aside.
            conversation_count -- Conversations it runs through.
            first_at -- UTC date and time of its first message.
            last_at -- UTC date and time of its last message.
            """,
            query: """
                SELECT m.thread_id, (SELECT subject FROM messages r WHERE r.message_id = m.thread_id), count(m.message_id), \
                count(DISTINCT m.conversation_id), datetime(min(m.date), 'unixepoch'), \
                datetime(max(m.date), 'unixepoch') FROM messages m \
                WHERE m.duplicate_of IS NULL GROUP BY m.thread_id
                """),
        SchemaTable(
            "conversation_links",
            "Conversations that share a thread: a reply to other people continues elsewhere.",
            """
            conversation_id -- A conversation.
            linked_id -- Another one that a thread of it runs through.
            thread_id -- The thread they share.
            kind -- continues (a message of it answers one of the other), continued (the other way round) or overlaps \
            (neither).
            """,
            query: """
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
                """),
        SchemaTable(
            "newsletters", "Senders of newsletters.",
            """
            sender -- Normalised address of the sender.
            list_id -- Its list identifier.
            message_count -- How many.
            first_at -- UTC date and time of the first.
            last_at -- UTC date and time of the last.
            size -- Bytes of all of them.
            """,
            query: """
                SELECT author, max(list_id), count(message_id), datetime(min(date), 'unixepoch'), datetime(max(date), 'unixepoch'), \
                sum(size) FROM messages WHERE category = 'newsletter' AND duplicate_of IS NULL GROUP BY author
                """),
        SchemaTable(
            "tracking", "Who tracks the reader: vendors by sender.",
            """
            vendor -- Who would have learned of the reading.
            kind -- pixel or click.
            sender -- Normalised address of the sender.
            message_count -- Messages with such a tracker.
            first_at -- UTC date and time of the first.
            last_at -- UTC date and time of the last.
            """,
            query: """
                SELECT t.vendor, t.kind, m.author, count(DISTINCT m.message_id), datetime(min(m.date), 'unixepoch'), \
                datetime(max(m.date), 'unixepoch') FROM trackers t JOIN messages m USING (message_id) \
                WHERE m.duplicate_of IS NULL GROUP BY t.vendor, t.kind, m.author
                """),
        SchemaTable(
            "attachments", "Attachments, one a row, those of duplicates aside.",
            """
            message_id -- The message.
            part_id -- Part number.
            name -- File name as written.
            type -- Media type.
            size -- Bytes when decoded.
            sha256 -- Hash of its bytes in hexadecimal.
            """,
            query: """
                SELECT p.message_id, p.part_id, p.name, p.type, p.size, lower(hex(p.sha256)) FROM parts p \
                JOIN messages m USING (message_id) WHERE p.is_attachment AND m.duplicate_of IS NULL
                """),
    ]
}
