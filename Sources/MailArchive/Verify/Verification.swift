import Foundation
import GRDB
import MailSources
import MessageContent
import MessageFormat

/// What `verify` found.
public struct VerificationReport: Sendable {
    public enum Check: String, Sendable { case database, source, content, ledger, index }

    public struct Finding: Sendable {
        /// Which check failed.
        public var check: String
        /// One line: what, where, what to do.
        public var text: String
    }

    /// Messages whose raw bytes were read again and had their hash.
    public var messagesProven = 0
    /// Messages that the archive keeps itself, and whose bytes had their hash.
    public var messagesKept = 0
    /// An import was interrupted and none has ended since: of the tables nothing was compared with what was written.
    public var isUnsealed = false
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
        let before = try dataVersion()
        let report = try check()
        let wasWritten = try dataVersion() != before
        guard report.isSound || !wasWritten else {
            throw ArchiveError("\(archive.path): was written while it was verified (run verify again)")
        }
        return report
    }

    /// Changes with what others commit.
    private func dataVersion() throws -> Int {
        try archive.read { try Int.fetchOne($0, sql: "PRAGMA data_version") ?? 0 }
    }

    private func check() throws -> VerificationReport {
        var report = VerificationReport()
        try checkDatabase(&report)
        guard report.isSound else { return report }
        // Rows that are not as they were written may hold anything: what reads them would fail.
        try checkTableSeals(&report)
        guard report.isSound else { return report }
        let broken = try checkContentSeals(&report)
        try checkLedger(&report)
        try checkMessages(except: broken, &report)
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
            report.add(.database, "\(archive.path): \(line) (import the sources into a new archive)")
        }
        if foreign > 0 {
            report.add(.database, "\(archive.path): \(foreign) rows refer to rows that are not there")
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
                    report.add(.ledger, "\(count) \(text) (import the sources again)")
                }
            }
            for line in try SourceLedger.all(db) where line.unaccountedBytes > 0 {
                report.add(
                    .ledger,
                    "\(line.path): \(line.unaccountedBytes) of its \(line.size) bytes are accounted for nowhere, or twice (import it again)"
                )
            }
        }
    }

    // MARK: Seals

    /// What was written against what stands there now.
    private func checkTableSeals(_ report: inout VerificationReport) throws {
        try archive.read { db in
            let seals = Seals(db: db)
            switch try seals.state {
            case .current: break
            case .stale:
                report.isUnsealed = true
                return
            case nil:
                report.add(
                    .content,
                    "\(archive.path): table archive_info: what it says of the seals is not as it was written (import the sources into a new archive)"
                )
                return
            }
            for (table, part) in try seals.broken() {
                let first = part.multipliedReportingOverflow(by: Seals.rowsPerPart).partialValue
                let rows = "\(first) to \(first &+ Seals.rowsPerPart - 1)"
                report.add(
                    .content,
                    "\(archive.path): table \(table), rows \(rows): not as they were written (import the sources into a new archive)"
                )
            }
        }
    }

    /// - Returns: row ids of messages whose content is not as it was written.
    private func checkContentSeals(_ report: inout VerificationReport) throws -> Set<Int64> {
        try archive.read { db in
            var broken: Set<Int64> = []
            let rows = try Row.fetchCursor(
                db,
                sql:
                    "SELECT message_id, seal, lower(hex(sha256)) FROM messages ORDER BY message_id"
            )
            while let row = try rows.next() {
                let stored = Int64.fromDatabaseValue(row[1])
                guard try ContentRows.seal(ofMessage: row[0], db) != stored else { continue }
                broken.insert(row[0])
                report.add(
                    .content,
                    "message \((row[2] as String).prefix(12)): what is stored of it is not as it was written (import its source into a new archive)"
                )
            }
            return broken
        }
    }

    // MARK: Messages

    private func checkMessages(except broken: Set<Int64>, _ report: inout VerificationReport) throws {
        let rows = try archive.read { db in
            try Row.fetchAll(db, sql: "SELECT message_id, sha256 FROM messages ORDER BY message_id").map {
                (id: $0[0] as Int64, hash: ($0[1] as Data?).flatMap(ContentHash.init(bytes:)))
            }
        }
        var index = try IndexCheck(archive)
        for (position, row) in rows.enumerated() {
            progress?(position, rows.count)
            guard let hash = row.hash else {
                report.add(.content, "message row \(row.id): its hash is damaged")
                continue
            }
            guard let copy = try proven(row.id, hash, &report) else { continue }
            report.messagesProven += 1
            // Another copy says other things in its header.
            guard copy.id == hash, !broken.contains(row.id) else { continue }
            if let difference = try compare(row.id, copy.bytes, &index) {
                report.add(.content, "message \(hash.hex.prefix(12)): \(difference)")
            }
        }
        try report.messagesIndexed(archive)
        for id in try index.finish() {
            let name = rows.first { $0.id == id }?.hash.map { String($0.hex.prefix(12)) } ?? "row \(id)"
            report.add(
                .index,
                "message \(name): the full-text index does not hold its words as they are (import its source into a new archive)"
            )
        }
    }

    /// Reads every copy of the message at its place.
    ///
    /// - Returns: the message's own bytes, another copy's where those are nowhere, or nil.
    private func proven(_ rowID: Int64, _ hash: ContentHash, _ report: inout VerificationReport) throws -> RawCopy? {
        var best: RawCopy?
        let places = try archive.origins(of: rowID)
        let packed = try packed(rowID, hash, places, &report)
        for place in places {
            do throws(SourceError) {
                let copy = RawCopy(try place.origin.load())
                if copy.id == place.id {
                    if best == nil || copy.id == hash { best = copy }
                } else {
                    report.add(
                        .source,
                        "message \(hash.hex.prefix(12)): \(place.path): holds other bytes at offset \(place.offset) now (import it again)"
                    )
                }
            } catch {
                // What is kept here may be missing there.
                if packed != nil, error.kind == .notFound { continue }
                report.add(
                    .source,
                    "message \(hash.hex.prefix(12)): \(error.message) (letterbook relocate OLD NEW if it has moved)")
            }
        }
        if places.isEmpty, packed == nil {
            report.add(.source, "message \(hash.hex.prefix(12)): is in none of the archive's sources any more")
        }
        return best.map { $0.id == hash ? $0 : packed ?? $0 } ?? packed
    }

    /// The message as the archive keeps it itself, if it does.
    private func packed(
        _ rowID: Int64, _ hash: ContentHash, _ places: [StoredOrigin], _ report: inout VerificationReport
    ) throws -> RawCopy? {
        let copy: RawCopy?
        do {
            copy = try archive.packedCopy(rowID)
        } catch let fault as ArchiveError {
            report.add(.content, "message \(hash.hex.prefix(12)): \(fault.description)")
            return nil
        }
        guard let copy else { return nil }
        guard copy.id == hash || places.contains(where: { $0.id == copy.id }) else {
            report.add(
                .content,
                "message \(hash.hex.prefix(12)): what is kept of it is another message (letterbook pack --renew)"
            )
            return nil
        }
        report.messagesKept += 1
        return copy
    }

    /// What was stored against what a new reading gives. Nil when they agree.
    private func compare(_ rowID: Int64, _ raw: [UInt8], _ index: inout IndexCheck) throws -> String? {
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
        let hashes = email.leaves.map { $0.blobID?.hex }
        if hashes != stored.parts.map(\.sha256) { return "its stored parts are not what its source holds" }
        if stored.isCurrent { try index.add(IndexedText(of: email), of: rowID) }
        return nil
    }
}

extension VerificationReport {
    fileprivate mutating func add(_ check: Check, _ text: String) {
        findings.append(Finding(check: check.rawValue, text: text))
    }

    /// Counts the messages that the full-text index knows.
    fileprivate mutating func messagesIndexed(_ archive: Archive) throws {
        let indexed = try archive.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM message_search_docsize") ?? 0 }
        if indexed != messages {
            add(.index, "the full-text index holds \(indexed) of \(messages) messages (import into a new archive)")
        }
    }
}
