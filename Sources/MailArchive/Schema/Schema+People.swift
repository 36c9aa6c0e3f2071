extension Schema {
    static let people: [SchemaTable] = [
        SchemaTable(
            "addresses", "Addresses in normalised form.",
            """
            address_id INTEGER PRIMARY KEY -- Identifier.
            email TEXT NOT NULL UNIQUE -- local-part@domain, lower case, what providers ignore taken off.
            domain TEXT NOT NULL -- Its domain.
            name TEXT -- The name it is best known by; NULL: none.
            received_count INTEGER NOT NULL DEFAULT 0 -- Messages that it wrote, the owner's own aside; copies count \
            once, here and below. While an import is under way these are the numbers of before.
            human_count INTEGER NOT NULL DEFAULT 0 -- Of them, those of the categories personal, list and unsure.
            sent_count INTEGER NOT NULL DEFAULT 0 -- Messages that the owner wrote to it, those on lists and automatic \
            ones aside; 0 for an address of the owner.
            first_at INTEGER -- Date of the first message either way.
            last_at INTEGER -- Date of the last message either way.
            their_response INTEGER -- Median time of its answers to the owner, in seconds; NULL: none.
            own_response INTEGER -- Median time of the owner's answers to it, in seconds; NULL: none.
            """, lateIndices: ["CREATE INDEX addresses_by_domain ON addresses (domain)"]),
        SchemaTable(
            "names", "Names and addresses as messages write them, each once.",
            """
            name_id INTEGER PRIMARY KEY -- Identifier.
            address_id INTEGER NOT NULL REFERENCES addresses -- The normalised address.
            name TEXT -- Decoded display name; NULL: none.
            email TEXT NOT NULL -- The address as written.
            folded TEXT NOT NULL -- Both without letter case and accents, for searching.
            """, indices: ["CREATE INDEX names_by_address ON names (address_id, name)"]),
        SchemaTable(
            "message_addresses", "Who stands in which field of a message.",
            """
            message_id INTEGER NOT NULL REFERENCES messages -- The message.
            role TEXT NOT NULL -- from, sender, to, cc, bcc, replyTo; author where another than From wrote it.
            position INTEGER NOT NULL -- Order within the field, from 0.
            address_id INTEGER NOT NULL REFERENCES addresses -- The normalised address.
            name_id INTEGER NOT NULL REFERENCES names -- Name and address as written.
            group_name TEXT -- The group it stood in.
            is_participant INTEGER NOT NULL -- Whether it counts among the participants of a conversation of people.
            """, constraints: ["PRIMARY KEY (message_id, role, position)"], isWithoutRowID: true,
            lateIndices: [
                "CREATE INDEX message_addresses_by_address ON message_addresses (address_id, message_id)",
                "CREATE INDEX message_addresses_by_name ON message_addresses (name_id, message_id)",
            ]),
        SchemaTable(
            "author_counts",
            "How much mail there is of each author but the owner, by category and list; copies count once. While an import is under way these are the numbers of before.",
            """
            author TEXT NOT NULL -- Normalised address, as in messages; '' for mail of nobody.
            category TEXT NOT NULL -- The category.
            list_id TEXT NOT NULL -- The mailing list it came through; '' for none.
            message_count INTEGER NOT NULL -- Messages.
            read_count INTEGER NOT NULL -- Messages that their source says were read. It may say of others neither \
            that nor that they were not.
            unread_count INTEGER NOT NULL -- Messages that their source says were not read.
            answered_count INTEGER NOT NULL -- Messages that the owner answered.
            first_at INTEGER -- Date of the first.
            last_at INTEGER -- Date of the last.
            last_read_at INTEGER -- Date of the last one that was read.
            unread_since INTEGER NOT NULL -- How many came unread since.
            size INTEGER NOT NULL -- Bytes of all of them.
            """, constraints: ["PRIMARY KEY (author, category, list_id)"], isWithoutRowID: true),
        SchemaTable(
            "owner_addresses", "The addresses of the mailbox owner.",
            """
            email TEXT PRIMARY KEY NOT NULL -- Normalised address.
            source TEXT NOT NULL -- given (by the user) or discovered.
            evidence TEXT NOT NULL -- What spoke for it.
            """, isWithoutRowID: true),
        SchemaTable(
            "person_links", "Addresses that the user says are one person's (letterbook people link).",
            """
            email TEXT PRIMARY KEY NOT NULL -- Normalised address.
            person TEXT NOT NULL -- The address that stands for the person: the first by name.
            """, isWithoutRowID: true),
        SchemaTable(
            "category_rules", "The owner's word: what mail of a sender, list or domain is (letterbook category).",
            """
            kind TEXT NOT NULL -- sender, list or domain.
            name TEXT NOT NULL -- Normalised address, list identifier or domain.
            category TEXT NOT NULL -- The category.
            """, constraints: ["PRIMARY KEY (kind, name)"], isWithoutRowID: true),
    ]

    static let changes: [SchemaTable] = [
        SchemaTable(
            "conversation_changes",
            "What the user changed about conversations by hand, in the order in which it applies (letterbook conversations merge, split, unlink).",
            """
            change_id INTEGER PRIMARY KEY -- Its number.
            action TEXT NOT NULL -- merge (mail of the conversation goes into the other), split (a thread or message \
            of it becomes one of its own) or unlink (the two are not shown as linked).
            conversation TEXT NOT NULL -- The key of the conversation: a JSON object of kind, ids and splits \
            (identities of messages that it was split off with). Of the ids those that are the owner's do not count.
            other TEXT -- The key of the other conversation; NULL for split.
            message BLOB -- For split: the identity of the message that is, or whose thread is, split off.
            is_thread INTEGER NOT NULL DEFAULT 0 -- For split: whether the whole thread goes with it.
            made_at INTEGER NOT NULL -- When it was made.
            conversation_hash BLOB NOT NULL -- The participant hash of the conversation with the owner's present \
            addresses.
            other_hash BLOB -- That of the other conversation.
            """)
    ]
}
