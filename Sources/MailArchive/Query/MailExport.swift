import GRDB
import MailSources
import MessageContent

/// A message with what a mailbox format keeps of it.
public struct ExportedMessage: Sendable {
    /// Its line in lists.
    public var message: MessageSummary
    /// The folders it stood in, without repetitions; one without a name where no source named any.
    public var mailboxes: [String]
    /// `$seen` and other keywords of RFC 8621.
    public var keywords: Set<String>
    /// The mbox From line that it had.
    public var envelope: String?
    /// When it arrived, or was sent where that is not known, in seconds since 1970.
    public var arrivedAt: Int64?
    /// Its raw bytes.
    public var copy: RawCopy
}

extension Archive {
    /// Calls `body` with each message that the query finds, oldest first, copies included.
    ///
    /// - Parameters:
    ///   - query: which messages.
    ///   - body: gets each of them.
    ///   - unreachable: called where no source holds the raw message any more, or where `body` throws an
    ///     ``ArchiveError``.
    /// - Throws: ``ArchiveError`` where the archive cannot be read, and other errors of `body`.
    public func export(
        _ query: SearchQuery, _ body: (ExportedMessage) throws -> Void, unreachable: (ArchiveError) -> Void
    ) throws {
        for id in try messageIDs(query) {
            guard var exported = try exported(id) else { continue }
            do {
                exported.copy = try rawCopy(id, id: exported.message.id)
                try body(exported)
            } catch let error as ArchiveError {
                unreachable(error)
            }
        }
    }

    /// Row ids of all messages that the query finds, oldest first, copies included.
    ///
    /// - Throws: ``ArchiveError``.
    public func messageIDs(_ query: SearchQuery) throws -> [Int64] {
        try read { db in
            var compiler = SearchCompiler(db)
            let condition = try compiler.condition(query)
            return try db.values(
                "SELECT m.message_id FROM messages m WHERE \(condition) ORDER BY m.date, m.sha256", compiler.arguments)
        }
    }

    /// A message with its raw bytes; nil where there is none.
    ///
    /// - Throws: ``ArchiveError``, also where no source holds the raw message any more.
    package func exportedMessage(_ rowID: Int64) throws -> ExportedMessage? {
        guard var exported = try exported(rowID) else { return nil }
        exported.copy = try rawCopy(rowID, id: exported.message.id)
        return exported
    }

    /// The message without its raw bytes.
    private func exported(_ rowID: Int64) throws -> ExportedMessage? {
        try read { db in
            let sql = """
                SELECT \(MessageSummary.columns), m.received_at, m.is_unread AS unread, (SELECT envelope FROM ledger \
                WHERE message_id = m.message_id AND envelope IS NOT NULL ORDER BY ledger_id LIMIT 1) AS envelope \
                FROM messages m WHERE m.message_id = ?
                """
            guard let row = try db.row(sql, [rowID]) else { return nil }
            let message = try MessageSummary(row, db)
            var keywords: [String] = try db.values("SELECT keyword FROM message_keywords WHERE message_id = ?", [rowID])
            if Bool.fromDatabaseValue(row["unread"]) != true { keywords.append("$seen") }
            return ExportedMessage(
                message: message, mailboxes: message.mailboxes.isEmpty ? [""] : message.mailboxes,
                keywords: Set(keywords), envelope: row["envelope"],
                arrivedAt: row["received_at"] ?? message.date?.unixSeconds, copy: RawCopy([]))
        }
    }
}
