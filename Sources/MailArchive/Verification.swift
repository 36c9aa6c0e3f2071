import Foundation
import GRDB
import MailSources
import MessageContent
import MessageFormat

/// What `verify` found.
public struct VerificationReport: Sendable {
    public struct Finding: Sendable {
        /// Which check failed: database, source, content, ledger or index.
        public var check: String
        /// One line: what, where, what to do.
        public var text: String
    }

    /// Messages whose raw bytes were read again and had their hash.
    public var messagesProven = 0
    public var messages = 0
    public var ledgerRows = 0
    public var containers = 0
    public var findings: [Finding] = []

    public var isSound: Bool { findings.isEmpty }
}

/// Proves an archive: the database's own structure, every message against its source by hash, what was decoded
/// against a new reading of the source, the ledger's sums, and the full-text index.
public struct Verification: Sendable {
    private let archive: Archive
    private let progress: (@Sendable (Int, Int) -> Void)?

    public init(_ archive: Archive, progress: (@Sendable (Int, Int) -> Void)? = nil) {
        self.archive = archive
        self.progress = progress
    }

    public func run() throws -> VerificationReport {
        var report = VerificationReport()
        try checkDatabase(&report)
        guard report.isSound else { return report }
        try checkLedger(&report)
        try checkIndex(&report)
        try checkMessages(&report)
        return report
    }

    private func checkDatabase(_ report: inout VerificationReport) throws {
        let (integrity, foreign) = try archive.read { db in
            (
                try String.fetchAll(db, sql: "PRAGMA integrity_check(20)"),
                try Row.fetchAll(db, sql: "PRAGMA foreign_key_check").count
            )
        }
        for line in integrity where line != "ok" {
            report.findings.append(
                .init(check: "database", text: "\(archive.path): \(line) (import the sources into a new archive)"))
        }
        if foreign > 0 {
            report.findings.append(
                .init(check: "database", text: "\(archive.path): \(foreign) rows refer to rows that are not there"))
        }
    }

    private func checkLedger(_ report: inout VerificationReport) throws {
        try archive.read { db in
            report.messages = try Int.fetchOne(db, sql: "SELECT count(*) FROM messages") ?? 0
            report.ledgerRows = try Int.fetchOne(db, sql: "SELECT count(*) FROM ledger") ?? 0
            report.containers = try Int.fetchOne(db, sql: "SELECT count(*) FROM containers") ?? 0
            let checks: [(String, String)] = [
                (
                    "messages stand in no source's ledger",
                    "SELECT count(*) FROM messages WHERE message_id NOT IN (SELECT message_id FROM ledger WHERE message_id IS NOT NULL)"
                ),
                (
                    "ledger rows name no message though they were imported",
                    "SELECT count(*) FROM ledger WHERE state IN ('imported', 'duplicate') AND message_id IS NULL"
                ),
                (
                    "messages have no content",
                    "SELECT count(*) FROM messages WHERE message_id NOT IN (SELECT message_id FROM message_contents)"
                ),
                ("messages are in no conversation", "SELECT count(*) FROM messages WHERE conversation_id IS NULL"),
                ("messages are in no thread", "SELECT count(*) FROM messages WHERE thread_id IS NULL"),
                (
                    "conversations count their messages wrongly",
                    """
                    SELECT count(*) FROM conversations c WHERE message_count <> (SELECT count(*) FROM messages m \
                    WHERE m.conversation_id = c.conversation_id AND duplicate_of IS NULL)
                    """
                ),
            ]
            for (text, sql) in checks {
                let count = try Int.fetchOne(db, sql: sql) ?? 0
                if count > 0 {
                    report.findings.append(.init(check: "ledger", text: "\(count) \(text) (import the sources again)"))
                }
            }
            for line in try SourceLedger.all(db) where line.unaccountedBytes > 0 {
                report.findings.append(
                    .init(
                        check: "ledger",
                        text:
                            "\(line.path): \(line.unaccountedBytes) of its \(line.size) bytes are accounted for nowhere, or twice (import it again)"
                    ))
            }
        }
    }

    private func checkIndex(_ report: inout VerificationReport) throws {
        try archive.read { db in
            let indexed = try Int.fetchOne(db, sql: "SELECT count(*) FROM message_search_docsize") ?? 0
            if indexed != report.messages {
                report.findings.append(
                    .init(
                        check: "index",
                        text:
                            "the full-text index holds \(indexed) of \(report.messages) messages (import into a new archive)"
                    ))
            }
        }
    }

    // MARK: Messages

    private func checkMessages(_ report: inout VerificationReport) throws {
        let rows = try archive.read { db in
            try Row.fetchAll(db, sql: "SELECT message_id, sha256 FROM messages ORDER BY message_id").map {
                (id: $0[0] as Int64, hash: ($0[1] as Data?).flatMap(ContentHash.init(bytes:)))
            }
        }
        for (index, row) in rows.enumerated() {
            progress?(index, rows.count)
            guard let hash = row.hash else {
                report.findings.append(.init(check: "content", text: "message row \(row.id): its hash is damaged"))
                continue
            }
            do {
                let raw = try archive.rawMessage(row.id, id: hash)
                report.messagesProven += 1
                if let difference = try compare(row.id, raw) {
                    report.findings.append(
                        .init(check: "content", text: "message \(hash.hex.prefix(12)): \(difference)"))
                }
            } catch let fault as Archive.Fault {
                report.findings.append(.init(check: "source", text: fault.description))
            }
        }
    }

    /// What was stored against what a new reading gives. Nil when they agree.
    private func compare(_ rowID: Int64, _ raw: [UInt8]) throws -> String? {
        guard let stored = try archive.message(rowID) else { return "is not there" }
        let email = Email(reading: raw)
        if stored.isCurrent, stored.text != email.text { return "its stored text is not what its source says" }
        if stored.summary.subject != email.subject { return "its stored subject is not what its source says" }
        if stored.isCurrent, try archive.storedHTML(rowID) != email.html?.html {
            return "its stored HTML is not what its source gives"
        }
        let headersAgree =
            stored.headers.count == email.headers.count
            && zip(stored.headers, email.headers).allSatisfy { $0.name == $1.name && $0.value == $1.value }
        if !headersAgree { return "its stored header is not what its source says" }
        let hashes = email.bodyStructure.flattened.filter { !$0.isMultipart }.map { $0.blobID?.hex }
        if hashes != stored.parts.map(\.sha256) { return "its stored parts are not what its source holds" }
        return nil
    }
}
