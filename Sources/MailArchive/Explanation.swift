import Foundation
import GRDB
import MessageAnalysis
import MessageContent
import VerificationCodes

/// The reasons for everything that the archive says of a message.
public struct Explanation: Sendable, JSONObject {
    /// The message.
    public var message: StoredMessage
    /// Where it stands.
    public var origins: [StoredOrigin]
    /// Why it has its category; nil where the stored verdict cannot be read.
    public var verdict: CategoryVerdict?
    /// What its date was taken from: date, received, envelope, maildir or file; nil where it has none.
    public var dateSource: String?
    /// The same in words.
    package var dateSourceText: String {
        switch dateSource {
        case "date": "its Date field"
        case "received": "its first Received field"
        case "envelope": "the mbox From line"
        case "maildir": "the Maildir file name"
        case "file": "its file's modification time"
        default: "nowhere"
        }
    }
    /// When it arrived, in seconds since 1970.
    public var receivedAt: Int64?
    /// The conversation that it is in.
    public var conversation: ConversationSummary?
    /// list, sender, people or self; empty where it is in no conversation.
    public var conversationKind: String
    /// The ids of the conversation's key, sorted.
    public var conversationKey: [String]
    /// The user's changes to conversations that put it into this one.
    public var conversationChanges: [ConversationChange]
    /// Messages of its thread, copies left out.
    public var threadSize: Int
    /// Hash of the thread's first message in hexadecimal.
    public var threadID: String?
    /// Hashes of its copies in hexadecimal.
    public var copies: [String]
    /// The owner's addresses.
    public var owner: [String]
    /// What was malformed in it, as `DiagnosticCode` and byte range.
    public var diagnostics: [(code: String, severity: String, offset: Int, length: Int)]
    /// What the sanitizer took out of its HTML.
    public var removed: [(kind: String, name: String, count: Int)]
    /// Trackers in it; kind is pixel or click.
    public var trackers: [(kind: String, vendor: String, url: String)]
    /// What the code templates make of it.
    public var codeReading: CodeReading

    /// A new reading of the message from its source: the archive does not keep which templates nearly found a code.
    public enum CodeReading: Sendable {
        /// What the templates found, and which nearly did.
        case read(CodeExtractor.Trace)
        /// Why the source could not be read.
        case unreachable(String)
    }

    /// `letterbook explain --json`.
    public func writeMembers(to json: inout JSONWriter) {
        json.member("id", message.summary.id.hex)
        json.member("messageId", message.summary.messageID)
        json.key("origins")
        json.array(origins) { json, origin in
            json.object {
                $0.member("path", origin.path)
                $0.member("offset", origin.offset)
                $0.member("length", origin.length)
                $0.member("format", origin.format)
                $0.member("mailbox", origin.mailbox)
                $0.member("state", origin.state)
            }
        }
        json.member("date", message.summary.date?.rfc3339)
        json.member("dateSource", dateSource)
        json.key("verdict")
        if let verdict { json.object { verdict.writeMembers(to: &$0) } } else { json.null() }
        json.member("conversation", conversation?.id)
        json.member("conversationKind", conversationKind)
        json.member("conversationKey", conversationKey)
        json.key("conversationChanges")
        json.array(conversationChanges) { $0.integer($1.number) }
        json.member("owner", owner)
        json.member("thread", threadID)
        json.member("threadSize", threadSize)
        message.writeParent(to: &json)
        json.member("copies", copies)
        message.codes.writeMembers(to: &json)
        writeNear(to: &json)
        writeBodyFindings(to: &json)
    }

    /// Writes what reading and sanitizing the message found.
    private func writeBodyFindings(to json: inout JSONWriter) {
        json.key("diagnostics")
        json.array(diagnostics) { json, diagnostic in
            json.object {
                $0.member("code", diagnostic.code)
                $0.member("severity", diagnostic.severity)
                $0.member("offset", diagnostic.offset)
                $0.member("length", diagnostic.length)
            }
        }
        json.key("removed")
        json.array(removed) { json, removal in
            json.object {
                $0.member("kind", removal.kind)
                $0.member("name", removal.name)
                $0.member("count", removal.count)
            }
        }
        json.key("trackers")
        json.array(trackers) { json, tracker in
            json.object {
                $0.member("kind", tracker.kind)
                $0.member("vendor", tracker.vendor)
                $0.member("url", tracker.url)
            }
        }
    }

    /// Writes the templates that nearly found a code, or why that cannot be said.
    private func writeNear(to json: inout JSONWriter) {
        switch codeReading {
        case .unreachable(let reason):
            json.member("near", nil as String?)
            json.member("nearFault", reason)
        case .read(let trace):
            json.member("near", trace.report.near)
        }
    }
}

extension Archive {
    /// Explains the message of a row.
    ///
    /// - Returns: nil where there is none.
    /// - Throws: ``ArchiveError``.
    public func explain(_ rowID: Int64) throws -> Explanation? {
        guard let message = try message(rowID) else { return nil }
        let origins = try origins(of: rowID)
        let codeReading = codeReading(of: message.summary)
        return try read { db in
            guard
                let row = try db.row(
                    """
                    SELECT m.date_source, m.received_at, c.verdict, c.removed, v.kind, v.key_ids, v.conversation_id, \
                    m.thread_id, m.author, m.knowledge FROM messages m JOIN message_contents c USING (message_id) \
                    LEFT JOIN conversations v USING (conversation_id) WHERE m.message_id = ?
                    """, [rowID])
            else { return nil }
            let thread: Int64? = row["thread_id"]
            let known = ArchiveKnowledge(text: row["knowledge"])
            let verdict = StoredVerdict.read(row["verdict"])?.knowing(known, author: row["author"])
            let conversation = try (row["conversation_id"] as Int64?).flatMap { try ConversationSummary.find($0, db) }
            let diagnostics: [(code: String, severity: String, offset: Int, length: Int)] = try db.rows(
                "SELECT code, severity, offset, length FROM diagnostics WHERE message_id = ? ORDER BY position", [rowID]
            ) { ($0["code"], $0["severity"], $0["offset"], $0["length"]) }
            let trackers: [(kind: String, vendor: String, url: String)] = try db.rows(
                "SELECT kind, vendor, url FROM trackers WHERE message_id = ? ORDER BY position", [rowID]
            ) { ($0["kind"], $0["vendor"], $0["url"]) }
            return Explanation(
                message: message, origins: origins, verdict: verdict, dateSource: row["date_source"],
                receivedAt: row["received_at"], conversation: conversation, conversationKind: row["kind"] ?? "",
                conversationKey: (row["key_ids"] as String? ?? "").split(separator: "\n").map(String.init),
                conversationChanges: try Self.changes(of: rowID, db),
                threadSize: try db.count(
                    "SELECT count(*) FROM messages WHERE thread_id = ? AND duplicate_of IS NULL", [thread]),
                threadID: try db.value("SELECT lower(hex(sha256)) FROM messages WHERE message_id = ?", [thread]),
                copies: try db.values(
                    """
                    SELECT lower(hex(sha256)) FROM messages WHERE message_id <> ?1 AND (duplicate_of = ?1 OR message_id = \
                    (SELECT duplicate_of FROM messages WHERE message_id = ?1))
                    """, [rowID]),
                owner: try db.values("SELECT email FROM owner_addresses ORDER BY email"),
                diagnostics: diagnostics, removed: try Self.removed(row["removed"], db), trackers: trackers,
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
            // The time of arrival stands in the archive, not in the message's bytes.
            if email.date == nil { email.receivedAt = message.date }
            return .read(CodeRows.extractor.trace(email))
        } catch {
            return .unreachable((error as? ArchiveError)?.description ?? "\(error)")
        }
    }

    /// - Parameter json: an array of [kind, name, count].
    private static func removed(_ json: String?, _ db: Database) throws -> [(kind: String, name: String, count: Int)] {
        guard let json else { return [] }
        return try db.rows(
            "SELECT value ->> 0 AS kind, value ->> 1 AS name, value ->> 2 AS count FROM json_each(?)", [json]
        ) { ($0["kind"], $0["name"], $0["count"]) }
    }
}
