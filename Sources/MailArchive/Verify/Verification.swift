import Foundation
import GRDB
import MailSources
import MessageContent
import MessageFormat

/// The outcome of ``Archive/verify(progress:)``.
public struct VerificationReport: Sendable, JSONObject {
    enum Check: String { case database, source, content, ledger, index }

    /// Something that is wrong.
    public struct Finding: Sendable, JSONObject {
        /// The check that failed: database, source, content, ledger or index.
        public var check: String
        /// One line for people: what is wrong, where, and what to do about it.
        public var text: String

        /// One of the `findings` of `letterbook verify --json`.
        public func writeMembers(to json: inout JSONWriter) {
            json.member("check", check)
            json.member("text", text)
        }
    }

    /// Messages whose raw bytes were read again, and had their hash.
    public var messagesProven = 0
    /// Messages that the archive keeps itself, and whose bytes had their hash.
    public var messagesKept = 0
    /// An import was interrupted and none has ended since: the tables could not be compared with what was written.
    public var isUnsealed = false
    /// Messages in the archive, copies included.
    public var messages = 0
    /// Rows of the ledger.
    public var ledgerRows = 0
    /// Files and folders that messages were imported from.
    public var containers = 0
    /// In the order of the checks.
    public var findings: [Finding] = []

    /// Nothing is wrong.
    public var isSound: Bool { findings.isEmpty }

    /// `letterbook verify --json`.
    public func writeMembers(to json: inout JSONWriter) {
        json.member("isSound", isSound)
        json.member("messages", messages)
        json.member("messagesProven", messagesProven)
        json.member("isUnsealed", isUnsealed)
        json.member("messagesKept", messagesKept)
        json.member("ledgerRows", ledgerRows)
        json.member("containers", containers)
        json.member("findings", findings)
    }
}

extension Archive {
    /// Proves the archive: the database's own structure, every message against its source by hash, what was decoded
    /// against a new reading of the source, the ledger's sums, and the full-text index.
    ///
    /// - Parameter progress: called before each message with the number of messages done, and of all.
    /// - Throws: ``ArchiveError`` where the archive cannot be read, or seems damaged because another wrote it
    ///   meanwhile.
    public func verify(progress: ((Int, Int) -> Void)? = nil) throws -> VerificationReport {
        // SQLite's data_version changes with what others commit.
        func dataVersion() throws -> Int { try read { try Int.fetchOne($0, sql: "PRAGMA data_version") ?? 0 } }
        let before = try dataVersion()
        let verification = Verification(self, progress)
        try verification.run()
        let wasWritten = try dataVersion() != before
        guard verification.report.isSound || !wasWritten else {
            throw ArchiveError("\(path): was written while it was verified (run verify again)")
        }
        return verification.report
    }
}

/// One run of the checks, with what it has found so far.
private final class Verification {
    private let archive: Archive
    private let progress: ((Int, Int) -> Void)?
    private(set) var report = VerificationReport()

    init(_ archive: Archive, _ progress: ((Int, Int) -> Void)?) {
        self.archive = archive
        self.progress = progress
    }

    func run() throws {
        try checkDatabase()
        guard report.isSound else { return }
        // Rows that are not as they were written may hold anything, which the code that reads them is not made for.
        try checkTableSeals()
        try checkThreadKeys()
        guard report.isSound else { return }
        let broken = try checkContentSeals()
        try checkLedger()
        try checkMessages(except: broken)
    }

    private func add(_ check: VerificationReport.Check, _ text: String) {
        report.findings.append(.init(check: check.rawValue, text: text))
    }

    private func add(_ check: VerificationReport.Check, of message: ContentHash, _ text: String) {
        add(check, "message \(message.hex.prefix(12)): \(text)")
    }

    private func checkDatabase() throws {
        let (integrity, foreign) = try archive.read { db in
            (
                try String.fetchAll(db, sql: "PRAGMA integrity_check(20)"),
                try Row.fetchAll(db, sql: "PRAGMA foreign_key_check").count
            )
        }
        for line in integrity where line != "ok" {
            add(.database, "\(archive.path): \(line) (import the sources into a new archive)")
        }
        if foreign > 0 { add(.database, "\(archive.path): \(foreign) rows refer to rows that are not there") }
    }

    /// Each query counts rows that should not be.
    private static let ledgerChecks = [
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

    private func checkLedger() throws {
        try archive.read { db in
            report.messages = try db.count("SELECT count(*) FROM messages")
            report.ledgerRows = try db.count("SELECT count(*) FROM ledger")
            report.containers = try db.count("SELECT count(*) FROM containers")
            for (text, sql) in Self.ledgerChecks {
                let count = try db.count(sql)
                if count > 0 { add(.ledger, "\(count) \(text) (import the sources again)") }
            }
            for line in try SourceLedger.all(db) where line.unaccountedBytes > 0 {
                add(
                    .ledger,
                    "\(line.path): \(line.unaccountedBytes) of its \(line.size) bytes are accounted for nowhere, or twice (import it again)"
                )
            }
        }
    }

    // MARK: Seals

    private func checkTableSeals() throws {
        try archive.read { db in
            let seals = Seals(db: db)
            switch try seals.state {
            case .current: break
            case .open: report.isUnsealed = true
            case .stale:
                report.isUnsealed = true
                return
            case nil:
                add(
                    .content,
                    "\(archive.path): table archive_info: what it says of the seals is not as it was written (import the sources into a new archive)"
                )
                return
            }
            for (table, part) in try seals.broken() {
                // A damaged row may give any number for a part.
                let size = Seals.partSize(table)
                let first = part.multipliedReportingOverflow(by: size).partialValue
                let rows = "\(first) to \(first &+ (size &- 1))"
                add(
                    .content,
                    "\(archive.path): table \(table), rows \(rows): not as they were written (import the sources into a new archive)"
                )
            }
        }
    }

    /// The table by which threads are found again has no seals: its keys are hashes, of which each would be a part of
    /// its own. It is compared with what stands in the messages.
    private func checkThreadKeys() throws {
        try archive.read { db in
            guard try DerivedRows(db: db).areCurrent else { return }
            var (expected, actual): (Int64, Int64) = (0, 0)
            let messages = try db.cursor("SELECT message_id, thread_keys FROM messages")
            while let row = try messages.next() {
                let keys = PackedThreadKeys.keys(in: Data.fromDatabaseValue(row[1]) ?? Data())
                for key in PackedThreadKeys.indexed(keys) {
                    var hasher = SealHasher(seed: 0)
                    hasher.add(integer: key)
                    hasher.add(integer: row[0])
                    expected &+= Int64(bitPattern: hasher.hash)
                }
            }
            try db.forEachRow("SELECT key, message_id FROM thread_keys") { actual &+= $0.seal(seed: 0) }
            guard expected != actual else { return }
            add(
                .content,
                "\(archive.path): table thread_keys: not as it was written (import the sources into a new archive)")
        }
    }

    /// - Returns: row ids of the messages whose content is not as it was written.
    private func checkContentSeals() throws -> Set<Int64> {
        try archive.read { db in
            var broken: Set<Int64> = []
            let rows = try db.cursor(
                "SELECT message_id, seal, lower(hex(sha256)) AS hash FROM messages ORDER BY message_id")
            while let row = try rows.next() {
                let id: Int64 = row["message_id"]
                guard try ContentRows.seal(ofMessage: id, db) != Int64.fromDatabaseValue(row["seal"]) else { continue }
                broken.insert(id)
                add(
                    .content,
                    "message \((row["hash"] as String).prefix(12)): what is stored of it is not as it was written (import its source into a new archive)"
                )
            }
            return broken
        }
    }

    // MARK: Messages

    private func checkMessages(except broken: Set<Int64>) throws {
        let rows = try archive.read { db in
            try db.rows("SELECT message_id, sha256 FROM messages ORDER BY message_id") { row in
                (id: row["message_id"] as Int64, hash: row.contentHash("sha256"))
            }
        }
        let index = try IndexCheck(archive)
        for (position, row) in rows.enumerated() {
            progress?(position, rows.count)
            guard let hash = row.hash else {
                add(.content, "message row \(row.id): its hash is damaged")
                continue
            }
            guard let copy = try provenCopy(row.id, hash) else { continue }
            report.messagesProven += 1
            // The header of another copy differs in the fields that mailbox programs add.
            guard copy.id == hash, !broken.contains(row.id) else { continue }
            if let difference = try compare(row.id, copy.bytes, index) { add(.content, of: hash, difference) }
        }
        try countIndexedMessages()
        for id in try index.finish() {
            let name = rows.first { $0.id == id }?.hash.map { String($0.hex.prefix(12)) } ?? "row \(id)"
            add(
                .index,
                "message \(name): the full-text index does not hold its words as they are (import its source into a new archive)"
            )
        }
    }

    private func countIndexedMessages() throws {
        let indexed = try archive.read { try $0.count("SELECT count(*) FROM message_search_docsize") }
        if indexed != report.messages {
            add(
                .index,
                "the full-text index holds \(indexed) of \(report.messages) messages (import into a new archive)")
        }
    }

    /// Reads the message at every place where it stands.
    ///
    /// - Returns: the message's own bytes, another copy's where those are nowhere, or nil.
    private func provenCopy(_ rowID: Int64, _ hash: ContentHash) throws -> RawCopy? {
        var best: RawCopy?
        let places = try archive.origins(of: rowID)
        let kept = try keptCopy(rowID, hash, places)
        for place in places {
            do throws(SourceError) {
                let copy = RawCopy(try place.origin.load())
                if copy.id == place.id {
                    if best == nil || copy.id == hash { best = copy }
                } else {
                    add(
                        .source, of: hash,
                        "\(place.path): holds other bytes at offset \(place.offset) now (import it again)")
                }
            } catch {
                // The source of a message that the archive keeps itself may be removed.
                if kept != nil, error.kind == .notFound { continue }
                add(.source, of: hash, "\(error.message) (letterbook relocate OLD NEW if it has moved)")
            }
        }
        if places.isEmpty, kept == nil {
            add(.source, of: hash, "is in none of the archive's sources any more")
        }
        if let best, best.id == hash { return best }
        return kept ?? best
    }

    /// The message as the archive keeps it itself; nil where it does not, or keeps something else.
    private func keptCopy(_ rowID: Int64, _ hash: ContentHash, _ places: [StoredOrigin]) throws -> RawCopy? {
        let copy: RawCopy?
        do {
            copy = try archive.packedCopy(rowID)
        } catch let error as ArchiveError {
            add(.content, of: hash, error.description)
            return nil
        }
        guard let copy else { return nil }
        guard copy.id == hash || places.contains(where: { $0.id == copy.id }) else {
            add(.content, of: hash, "what is kept of it is another message (letterbook pack --renew)")
            return nil
        }
        report.messagesKept += 1
        return copy
    }

    /// Compares what is stored of a message with a new reading of its bytes.
    ///
    /// - Returns: the first difference; nil where they agree.
    private func compare(_ rowID: Int64, _ raw: [UInt8], _ index: IndexCheck) throws -> String? {
        guard let stored = try archive.message(rowID) else { return "is not there" }
        let email = Email(reading: raw)
        if stored.isCurrent, stored.text != email.text { return "its stored text is not what its source says" }
        if stored.summary.subject != email.subject { return "its stored subject is not what its source says" }
        if stored.isCurrent, try archive.storedHTML(rowID) != email.html?.html {
            return "its stored HTML is not what its source gives"
        }
        let headersAgree = stored.headers.elementsEqual(email.headers) { $0.name == $1.name && $0.value == $1.value }
        if !headersAgree { return "its stored header is not what its source says" }
        let hashes = email.leaves.map { $0.blobID?.hex }
        if hashes != stored.parts.map(\.sha256) { return "its stored parts are not what its source holds" }
        if stored.isCurrent { index.add(IndexedText(of: email), of: rowID) }
        return nil
    }
}
