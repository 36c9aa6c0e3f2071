import GRDB
import MailSources
import MessageContent

/// A message as it leaves the archive.
public struct ExportedMessage: Sendable {
    public var message: MessageSummary
    /// The folders it stood in, without repetitions; one without a name where no source named any.
    public var mailboxes: [String]
    public var keywords: Set<String>
    /// The mbox From line that it had.
    public var envelope: String?
    /// Seconds since 1970.
    public var arrivedAt: Int64?
    public var copy: RawCopy
}

extension Archive {
    /// Calls `body` with each message that the query finds, oldest first, copies included.
    ///
    /// - Parameters:
    ///   - unreachable: called where no source holds the raw message any more.
    public func export(
        _ query: SearchQuery, _ body: (ExportedMessage) throws -> Void, unreachable: (ArchiveError) -> Void
    ) throws {
        for id in try messageIDs(query) {
            guard let (message, hash) = try exported(id) else { continue }
            do {
                var message = message
                message.copy = try rawCopy(id, id: hash)
                try body(message)
            } catch let fault as ArchiveError {
                unreachable(fault)
            }
        }
    }

    /// Row ids of all messages that the query finds, oldest first, copies included.
    public func messageIDs(_ query: SearchQuery) throws -> [Int64] {
        try read { db in
            var compiler = SearchCompiler(db)
            let condition = try compiler.condition(query)
            return try Int64.fetchAll(
                db, sql: "SELECT m.message_id FROM messages m WHERE \(condition) ORDER BY m.date, m.sha256",
                arguments: compiler.arguments)
        }
    }

    private func exported(_ rowID: Int64) throws -> (ExportedMessage, ContentHash)? {
        try read { db in
            let sql = """
                SELECT \(MessageSummary.columns), m.received_at, m.is_unread AS unread, (SELECT envelope FROM ledger \
                WHERE message_id = m.message_id AND envelope IS NOT NULL ORDER BY ledger_id LIMIT 1) AS envelope \
                FROM messages m WHERE m.message_id = ?
                """
            guard let row = try Row.fetchOne(db.cachedStatement(sql: sql), arguments: [rowID]) else { return nil }
            let message = try MessageSummary(row, db)
            var keywords = try Set(
                String.fetchAll(
                    db.cachedStatement(sql: "SELECT keyword FROM message_keywords WHERE message_id = ?"),
                    arguments: [rowID]))
            if !(row["unread"] as Bool) { keywords.insert("$seen") }
            let exported = ExportedMessage(
                message: message, mailboxes: message.mailboxes.isEmpty ? [""] : message.mailboxes, keywords: keywords,
                envelope: row["envelope"], arrivedAt: row["received_at"] ?? message.date?.unixSeconds,
                copy: RawCopy([]))
            return (exported, message.id)
        }
    }
}
