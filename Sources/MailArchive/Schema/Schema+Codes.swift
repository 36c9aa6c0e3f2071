extension Schema {
    static let codes: [SchemaTable] = [
        SchemaTable(
            "codes", "Verification codes found in messages.",
            """
            message_id INTEGER NOT NULL REFERENCES messages -- The message.
            position INTEGER NOT NULL -- Order within the message, the likeliest first, from 0.
            code TEXT NOT NULL -- As it is to be typed in: separators and prefixes left out.
            shown TEXT NOT NULL -- As it stood in the message.
            provider TEXT -- The template's id, such as google; NULL where no template knows the sender.
            template TEXT NOT NULL -- Template and variant, such as google/en; generic for the general scorer.
            kind TEXT NOT NULL -- What it is for: login, verify, reset, payment, change or delete.
            confidence REAL NOT NULL -- How often such findings are right, 0 to 1.
            place TEXT NOT NULL -- Where it stood: subject, text or html.
            line INTEGER NOT NULL -- Line of that place, from 1.
            expires_at INTEGER -- When the message says that it ends to be valid; NULL where it doesn't say.
            is_drift INTEGER NOT NULL -- Whether the provider's own templates missed it: its layout has probably \
            changed.
            is_ambiguous INTEGER NOT NULL -- Whether another code of the message is as likely.
            """,
            constraints: ["PRIMARY KEY (message_id, position)"], isWithoutRowID: true,
            lateIndices: ["CREATE INDEX codes_by_provider ON codes (provider, message_id)"]),
        SchemaTable(
            "code_links", "Links in messages that prove who one is when they are followed.",
            """
            message_id INTEGER NOT NULL REFERENCES messages -- The message.
            position INTEGER NOT NULL -- Order within the message, from 0.
            url TEXT NOT NULL -- As it stands in the message.
            provider TEXT -- The template's id; NULL where no template speaks of it.
            kind TEXT NOT NULL -- What it is for: login, verify, reset, payment, change or delete.
            """,
            constraints: ["PRIMARY KEY (message_id, position)"], isWithoutRowID: true,
            lateIndices: ["CREATE INDEX code_links_by_provider ON code_links (provider, message_id)"]),
        SchemaTable(
            "used_codes", "Messages whose verification codes the user says are used.",
            """
            message_id INTEGER PRIMARY KEY REFERENCES messages -- The message.
            used_at INTEGER NOT NULL -- When the user said so.
            """),
    ]

    static let codeViews: [SchemaTable] = [
        SchemaTable(
            "verification_codes", "Verification codes as people look for them: duplicates aside.",
            """
            message_id -- The message.
            id -- Hash of the raw message in hexadecimal.
            date -- UTC date and time of the message.
            from_name -- Display name of the sender.
            from_email -- Address of the sender as written.
            subject -- Subject.
            code -- As it is to be typed in.
            provider -- Who sent it; NULL where no template knows.
            template -- What found it.
            kind -- What it is for.
            confidence -- 0 to 1.
            expires_at -- UTC date and time when it ends to be valid.
            is_unread -- Whether it was not read and is not the owner's own, as is:unread has it.
            """,
            query: """
                SELECT m.message_id, lower(hex(m.sha256)), datetime(m.date, 'unixepoch'), n.name, n.email, m.subject, \
                k.code, k.provider, k.template, k.kind, k.confidence, datetime(k.expires_at, 'unixepoch'), \
                m.is_unread AND NOT m.is_outgoing \
                FROM codes k JOIN messages m USING (message_id) LEFT JOIN message_addresses a \
                ON a.message_id = m.message_id AND a.role = 'from' AND a.position = 0 \
                LEFT JOIN names n USING (name_id) WHERE m.duplicate_of IS NULL
                """)
    ]
}
