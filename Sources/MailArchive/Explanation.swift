import Foundation
import GRDB
import MessageAnalysis
import MessageContent
import VerificationCodes

/// Why a message is where it is.
public struct Explanation: Sendable {
    public var message: StoredMessage
    public var origins: [StoredOrigin]
    /// Why it has its category; nil where what the archive says of it cannot be read.
    public var verdict: CategoryVerdict?
    public var dateSource: String?
    public var receivedAt: Int64?
    public var conversation: ConversationSummary?
    public var conversationKind: String
    public var conversationKey: [String]
    /// Changes by hand that it is in this conversation by.
    public var conversationChanges: [ConversationChange]
    public var threadSize: Int
    /// The thread's first message.
    public var threadID: String?
    public var copies: [String]
    public var owner: [String]
    public var diagnostics: [(code: String, severity: String, offset: Int, length: Int)]
    /// Kind, name and count of what the sanitizer took out.
    public var removed: [(kind: String, name: String, count: Int)]
    /// kind: pixel or click.
    public var trackers: [(kind: String, vendor: String, url: String)]
    public var codeReading: CodeReading

    /// What the templates make of the message as its source has it now: near misses are not kept in the archive.
    public enum CodeReading: Sendable {
        case read(CodeExtractor.Trace)
        /// Why the source could not be read.
        case unreachable(String)
    }
}

extension Archive {
    public func explain(_ rowID: Int64) throws -> Explanation? {
        guard let message = try message(rowID) else { return nil }
        let origins = try origins(of: rowID)
        let codeReading = codeReading(of: message.summary)
        return try read { db in
            guard
                let row = try Row.fetchOne(
                    db,
                    sql: """
                        SELECT m.date_source, m.received_at, c.verdict, c.removed, v.kind, v.key_ids, v.conversation_id, \
                        m.thread_id, m.internet_id, m.author, m.knowledge FROM messages m JOIN message_contents c USING (message_id) \
                        LEFT JOIN conversations v USING (conversation_id) WHERE m.message_id = ?
                        """, arguments: [rowID])
            else { return nil }
            let conversation = try (row[6] as Int64?).flatMap { id in
                try Row.fetchOne(
                    db, sql: "SELECT \(ConversationSummary.columns) FROM conversations c WHERE c.conversation_id = ?",
                    arguments: [id])
            }.map { try ConversationSummary($0, names: BestNames(db: db)) }
            let thread: Int64? = row[7]
            let known = ArchiveKnowledge(text: row[10]).reasons(author: row[9])
            let verdict = StoredVerdict.read(row[2])?.adding(known)
            return Explanation(
                message: message, origins: origins, verdict: verdict, dateSource: row[0], receivedAt: row[1],
                conversation: conversation, conversationKind: row[4] ?? "",
                conversationKey: (row[5] as String? ?? "").split(separator: "\n").map(String.init),
                conversationChanges: try Self.changes(of: rowID, db),
                threadSize: try Int.fetchOne(
                    db, sql: "SELECT count(*) FROM messages WHERE thread_id = ? AND duplicate_of IS NULL",
                    arguments: [thread]) ?? 0,
                threadID: try String.fetchOne(
                    db, sql: "SELECT lower(hex(sha256)) FROM messages WHERE message_id = ?", arguments: [thread]),
                copies: try String.fetchAll(
                    db,
                    sql: """
                        SELECT lower(hex(sha256)) FROM messages WHERE message_id <> ? AND (duplicate_of = ? OR message_id = \
                        (SELECT duplicate_of FROM messages WHERE message_id = ?))
                        """, arguments: [rowID, rowID, rowID]),
                owner: try String.fetchAll(db, sql: "SELECT email FROM owner_addresses ORDER BY email"),
                diagnostics: try Row.fetchAll(
                    db,
                    sql:
                        "SELECT code, severity, offset, length FROM diagnostics WHERE message_id = ? ORDER BY position",
                    arguments: [rowID]
                ).map { ($0[0], $0[1], $0[2], $0[3]) },
                removed: try Self.removed(row[3], db),
                trackers: try Row.fetchAll(
                    db, sql: "SELECT kind, vendor, url FROM trackers WHERE message_id = ? ORDER BY position",
                    arguments: [rowID]
                ).map { ($0[0], $0[1], $0[2]) },
                codeReading: codeReading)
        }
    }

    private static func changes(of message: Int64, _ db: Database) throws -> [ConversationChange] {
        let numbers = Set(try Rekeying(db: db).changes(of: message))
        return try ConversationChange.all(db).filter { numbers.contains($0.number) }
    }

    private func codeReading(of message: MessageSummary) -> Explanation.CodeReading {
        do {
            var email = Email(reading: try rawMessage(message.rowID, id: message.id))
            // What the source said of its arrival stands in the archive alone.
            if email.date == nil { email.receivedAt = message.date }
            return .read(CodeRows.extractor.trace(email))
        } catch {
            return .unreachable((error as? ArchiveError)?.description ?? "\(error)")
        }
    }

    private static func removed(_ json: String?, _ db: Database) throws -> [(kind: String, name: String, count: Int)] {
        guard let json else { return [] }
        return try Row.fetchAll(
            db, sql: "SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?)", arguments: [json]
        ).map { ($0[0], $0[1], $0[2]) }
    }
}
