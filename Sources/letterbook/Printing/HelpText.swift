import MailArchive

/// Texts of the help that are longer than an option's line.
enum HelpText {
    /// Terms with what they mean beside them, in lines that fit on any terminal.
    static func list(_ rows: [(term: String, meaning: String)], width: Int = 24) -> String {
        rows.map { row in
            let term = "  " + row.term
            let meaning = row.meaning.wrapped(78 - width - 4)
            let head = term.columns < width + 2 ? [] : [term]
            let body = meaning.enumerated().map { index, line in
                (index == 0 && head.isEmpty ? term.fitted(width + 2) : String(repeating: " ", count: width + 2)) + "  "
                    + line
            }
            return (head + body).joined(separator: "\n")
        }.joined(separator: "\n")
    }

    /// The fields of the search language.
    static let searchFields = list(
        SearchField.allCases.map { ($0.help.example, $0.help.meaning) }.sorted { $0.0 < $1.0 })

    /// `letterbook help archive`.
    static var archive: String {
        """
        The archive is one SQLite file: letterbook.sqlite in the current folder, or
        $LETTERBOOK_ARCHIVE, or what --archive names. letterbook sql reads it, and so
        does every program that reads SQLite. Nothing but letterbook should write to it.

        Views, which are the place to begin:
        \(list(Schema.tables.filter(\.isView).map { ($0.name, $0.meaning) }))

        Tables:
        \(list(Schema.tables.filter { !$0.isView }.map { ($0.name, $0.meaning) } + [("message_search", "Full-text index (FTS5) of subject, people, body and attachments; its rowid is message_id.")]))

        What belongs to a message has its message_id; messages have the conversation_id
        of theirs, and as thread_id the message_id of their thread's first message.

          letterbook sql --schema     every column with its meaning, and fast queries
          letterbook sql 'SELECT category, count(*) FROM emails GROUP BY 1'
          letterbook sql "SELECT subject FROM messages WHERE message_id IN
            (SELECT rowid FROM message_search WHERE message_search MATCH 'invoice')"
        """
    }
}
