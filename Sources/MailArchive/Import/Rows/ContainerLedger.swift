import Foundation
import GRDB
import MailHTML
import MailSources
import MessageContent

/// The ledger's rows of one container while it is read again: which messages it held, and where.
///
/// Identity is content, never position: a message that moved within its container is unchanged.
struct ContainerLedger {
    /// A message that stood in the container.
    struct Row {
        var ledgerID: Int64
        var messageID: Int64
        var offset: Int64
        var length: Int64
        var leadLength: Int64
        var trailLength: Int64
        var path: String?
        var rawPath: Data?
        var quoting: String
        /// Hash of the mbox From line: as text all of them would take much memory.
        var envelope: Int
        /// The JSON of ``SourceFlags``; only where flags stand outside the messages.
        var flags: String?

        /// - Parameter rawPath: absolute.
        func stands(at origin: Origin, _ path: String?, _ rawPath: [UInt8]?) -> Bool {
            offset == origin.offset && length == origin.length && leadLength == origin.leadLength
                && trailLength == origin.trailLength && self.path == path && quoting == origin.quoting.rawValue
                && self.rawPath.map(Array.init) == rawPath && envelope == origin.envelope.hashValue
        }
    }

    let containerID: Int64
    let format: SourceFormat
    /// The name of the mailbox. It depends on the folder that an import was given, and stays as it was first written.
    let mailbox: String
    /// Whether messages that stood in it were gone when it was last read: one may be back.
    private(set) var hasGone = false
    /// Whether flags stand outside the bytes of a message, which stay the same when flags change.
    var keepsFlagsApart: Bool { [.maildir, .emlx, .mh, .mbx, .eml].contains(format) }
    /// Rows not yet met again, by the hash of the copy that stood there.
    private(set) var rows: [ContentHash: [Row]] = [:]
    /// Messages whose rows were claimed by copies with other bytes, by the hash that stood in the row.
    private(set) var taken: [ContentHash: Int64] = [:]
    /// The copies of each message; made when it is first asked for.
    private var copies: [Int64: [ContentHash]]?
    private(set) var messageCount = 0
    /// Messages that this letterbook's sanitizer or its search for codes has not been through, or whose flags at this
    /// place are not known.
    private(set) var outdated: Set<ContentHash> = []
    /// Bytes of the smallest message that was too large to read; 0 where one made another version fail.
    private(set) var leastQuarantined = Int64.max
    /// Messages that make this version fail.
    private(set) var failures: Set<ContentHash> = []
    private var retriesFailed = false
    private var size: Int64 = 0
    private var fileCount = 0
    private var modifiedAt: Int64 = 0
    private var isComplete = false
    private var contentSize: Int64 = 0
    /// Bytes that the rows tell of, gaps and separators included.
    private var accountedBytes: Int64 = 0

    /// The columns that ``load(_:retriesFailed:_:)`` reads, by position for speed.
    private enum Column {
        static let id = 0, message = 1, offset = 2, length = 3, lead = 4, trail = 5, path = 6, hash = 7, codes = 8
        static let sanitizer = 9, isGap = 10, reason = 11, rawPath = 12, quoting = 13, envelope = 14, flags = 15
        static let lacksFlags = 16
    }

    /// Loads the row of the container itself.
    private static func loadContainer(_ key: ContainerKey, _ db: Database) throws -> ContainerLedger? {
        let found = try db.row(
            """
            SELECT container_id, mailbox, gone_count, size, file_count, modified_at, is_complete, content_size FROM containers \
            WHERE path = ? AND format = ?
            """, [key.path.text, key.format.rawValue])
        guard let found else { return nil }
        var ledger = ContainerLedger(
            containerID: found["container_id"], format: key.format, mailbox: found["mailbox"])
        ledger.hasGone = found["gone_count"] as Int? ?? 0 > 0
        ledger.size = found["size"]
        ledger.fileCount = found["file_count"]
        ledger.modifiedAt = found["modified_at"]
        ledger.isComplete = found["is_complete"]
        ledger.contentSize = found["content_size"] ?? ledger.size
        return ledger
    }

    /// - Parameter retriesFailed: messages that made this version fail are to be read again.
    static func load(_ key: ContainerKey, retriesFailed: Bool = false, _ db: Database) throws -> ContainerLedger? {
        guard var ledger = try loadContainer(key, db) else { return nil }
        ledger.retriesFailed = retriesFailed
        let cursor = try db.cursor(
            """
            SELECT l.ledger_id, l.message_id, l.offset, l.length, l.lead_length, l.trail_length, l.path, \
            coalesce(l.sha256, m.sha256), m.codes_version, m.sanitizer_version, l.state IN ('gap', 'separator'), \
            l.reason, l.raw_path, l.quoting, l.envelope, CASE WHEN ?2 THEN l.flags END, l.flags IS NULL FROM ledger l \
            LEFT JOIN messages m USING (message_id) WHERE l.container_id = ?1 AND l.state <> 'gone' \
            ORDER BY l.ledger_id DESC
            """, [ledger.containerID, ledger.keepsFlagsApart])
        while let row = try cursor.next() {
            let length: Int64 = row[Column.length]
            ledger.accountedBytes += length + row[Column.lead] + row[Column.trail]
            guard !(row[Column.isGap] as Bool) else { continue }
            ledger.messageCount += 1
            let hash = (row[Column.hash] as Data?).flatMap(ContentHash.init(bytes:))
            guard let messageID = row[Column.message] as Int64? else {
                ledger.addQuarantined(hash, length: length, reason: row[Column.reason])
                continue
            }
            guard let hash else { continue }
            let envelope: String? = row[Column.envelope]
            ledger.rows[hash, default: []].append(
                Row(
                    ledgerID: row[Column.id], messageID: messageID, offset: row[Column.offset], length: length,
                    leadLength: row[Column.lead], trailLength: row[Column.trail], path: row[Column.path],
                    rawPath: row[Column.rawPath], quoting: row[Column.quoting], envelope: envelope.hashValue,
                    flags: row[Column.flags]))
            let (codes, sanitizer): (Int, Int) = (row[Column.codes], row[Column.sanitizer])
            if codes < CodeRows.version || sanitizer < HTMLSanitizer.version || row[Column.lacksFlags] {
                ledger.outdated.insert(hash)
            }
        }
        return ledger
    }

    /// Loads the ledger without its rows, for a container that is as it was when it was last read to its end, by a
    /// letterbook that found what this one finds, and that is all accounted for; nil for any other. Does not look at
    /// the messages.
    static func loadUnchanged(
        _ container: Container, _ key: ContainerKey, _ options: ImportOptions, _ db: Database
    ) throws -> ContainerLedger? {
        guard !container.isStream, var ledger = try loadContainer(key, db), try !hasOutdatedMessages(db),
            let sums = try db.row(
                """
                SELECT coalesce(sum(length + lead_length + trail_length), 0) AS bytes, \
                coalesce(sum(state NOT IN ('gap', 'separator')), 0) AS messages, \
                coalesce(sum(state = 'quarantined'), 0) AS quarantined \
                FROM ledger WHERE container_id = ? AND state <> 'gone'
                """, [ledger.containerID])
        else { return nil }
        // Kept sums that a failing disk changed are mended by reading the container again.
        guard let kept = try SourceLedger.of(container: ledger.containerID, db),
            kept.messageBytes + kept.separatorBytes + kept.quarantinedBytes + kept.gapBytes == sums["bytes"],
            kept.importedCount + kept.duplicateCount + kept.quarantinedCount == sums["messages"]
        else { return nil }
        ledger.retriesFailed = options.retriesFailed
        ledger.accountedBytes = sums["bytes"]
        ledger.messageCount = sums["messages"]
        if sums["quarantined"] as Int > 0 { try ledger.loadQuarantined(db) }
        return ledger.isUnchanged(container, maximumMessageBytes: options.maximumMessageBytes) ? ledger : nil
    }

    /// Whether some message was last read by an earlier sanitizer or search for codes than this letterbook's.
    static func hasOutdatedMessages(_ db: Database) throws -> Bool {
        try db.leastVersion("sanitizer_version") != HTMLSanitizer.version
            || db.leastVersion("codes_version") != CodeRows.version
    }

    private mutating func loadQuarantined(_ db: Database) throws {
        let quarantined = try db.rows(
            "SELECT sha256, length, reason FROM ledger WHERE container_id = ? AND state = 'quarantined'", [containerID]
        ) { (hash: $0.contentHash("sha256"), length: $0["length"] as Int64, reason: $0["reason"] as String?) }
        for (hash, length, reason) in quarantined { addQuarantined(hash, length: length, reason: reason) }
    }

    private mutating func addQuarantined(_ hash: ContentHash?, length: Int64, reason: String?) {
        if reason == FailedMessages.reason, !retriesFailed, let hash {
            failures.insert(hash)
        } else if reason?.hasPrefix(FailedMessages.reasonPrefix) ?? false {
            leastQuarantined = 0
        } else {
            leastQuarantined = min(leastQuarantined, length)
        }
    }

    private init(containerID: Int64, format: SourceFormat, mailbox: String) {
        self.containerID = containerID
        self.format = format
        self.mailbox = mailbox
    }

    static func create(_ container: Container, _ key: ContainerKey, _ db: Database) throws -> ContainerLedger {
        // A container that another import made meanwhile is taken over.
        if let existing = try load(key, db) { return existing }
        let isUTF8 = container.path.utf8.elementsEqual(container.rawPath)
        let raw = isUTF8 ? nil : Data(AbsolutePaths().absolute(raw: container.rawPath))
        try db.run(
            """
            INSERT INTO containers (path, mailbox, raw_path, format, size, file_count, modified_at) \
            VALUES (?, ?, ?, ?, ?, ?, ?)
            """,
            [
                key.path.text, container.mailbox, raw, container.format.rawValue, container.size, container.fileCount,
                container.modifiedAt,
            ])
        return ContainerLedger(
            containerID: db.lastInsertedRowID, format: key.format, mailbox: container.mailbox)
    }

    /// Whether the container is as it was when it was last read to its end, all of it is accounted for, and reading it
    /// again would find nothing else.
    func isUnchanged(_ container: Container, maximumMessageBytes: Int) -> Bool {
        guard !container.isStream, isComplete, outdated.isEmpty, leastQuarantined > maximumMessageBytes,
            !container.format.holdsMany || accountedBytes == contentSize
        else { return false }
        return (size, fileCount, modifiedAt) == (container.size, container.fileCount, container.modifiedAt)
    }

    /// Frees the memory that only a new reading of the container needs.
    mutating func forgetRows() {
        rows = [:]
        outdated = []
    }

    /// Takes the row of a message that was met again: the one at the same place if there is one.
    mutating func claim(_ hash: ContentHash, at offset: Int64, path: String?) -> Row? {
        // Removed from the dictionary, so that changing the array copies nothing. The last row stood first in the
        // container.
        guard var known = rows.removeValue(forKey: hash), let last = known.last else { return nil }
        let isLast = last.offset == offset && last.path == path
        let index = isLast ? nil : known.firstIndex { $0.offset == offset && $0.path == path }
        let row = index.map { known.remove(at: $0) } ?? known.removeLast()
        if !known.isEmpty { rows[hash] = known }
        return row
    }

    /// Takes a row of a message whose copy here has other bytes now: the one at the same place if there is one.
    mutating func claim(_ messageID: Int64, at offset: Int64, path: String?) -> Row? {
        if copies == nil {
            copies = [:]
            for (hash, known) in rows { for row in known { copies?[row.messageID, default: []].append(hash) } }
        }
        let left = (copies?[messageID] ?? []).filter { rows[$0] != nil }
        let here = left.first { rows[$0]?.contains { $0.offset == offset && $0.path == path } ?? false }
        guard let hash = here ?? left.min() else { return nil }
        // The copy with that hash may still come: then it is known whose copy it is.
        taken[hash] = messageID
        return claim(hash, at: offset, path: path)
    }

    /// The container was read to its end: rows that were not met again are gone from it.
    ///
    /// - Returns: those, and the container's ledger.
    func complete(_ summary: ContainerSummary, _ db: Database) throws -> (gone: [Row], SourceLedger?) {
        let container = summary.container
        // Standard input cannot be read again: other mail there does not mean that the mail of before is gone.
        let gone = container.isStream ? [] : Array(rows.values.joined())
        for row in gone { try db.run("UPDATE ledger SET state = 'gone' WHERE ledger_id = ?", [row.ledgerID]) }
        try db.run(
            """
            UPDATE containers SET size = ?, content_size = ?, file_count = ?, modified_at = ?, is_complete = 1 \
            WHERE container_id = ?
            """,
            [
                container.format.holdsMany && !summary.isCompressed ? summary.byteCount : container.size,
                summary.isCompressed ? summary.byteCount : nil, container.fileCount, container.modifiedAt, containerID,
            ])
        let counted = try SourceLedger.of(container: containerID, db)?.counted(db)
        try counted?.keep(db)
        return (gone, counted)
    }

    /// A new reading begins: it finds the gaps anew, and until its end the container is not complete.
    ///
    /// - Parameter isStream: it cannot be read again: the rows of earlier streams stay.
    func begin(isStream: Bool, _ db: Database) throws {
        try SourceLedger.forget(container: containerID, db)
        guard !isStream else { return }
        try db.run("DELETE FROM ledger WHERE container_id = ? AND message_id IS NULL", [containerID])
        try db.run("UPDATE containers SET is_complete = 0 WHERE container_id = ?", [containerID])
    }

    /// Adds a row for bytes that became no message.
    ///
    /// - Parameters:
    ///   - hash: of a message that stands there.
    ///   - path: absolute.
    ///   - rawPath: absolute.
    func add(_ gap: SourceGap, _ hash: ContentHash?, path: String?, rawPath: [UInt8]?, _ db: Database) throws {
        let state = gap.isMessage ? "quarantined" : gap.reason == .blank ? "separator" : "gap"
        try db.run(
            """
            INSERT INTO ledger (container_id, path, raw_path, offset, length, lead_length, trail_length, quoting, state, \
            reason, sha256) VALUES (?, ?, ?, ?, ?, ?, ?, 'none', ?, ?, ?)
            """,
            [
                containerID, path, rawPath.map { Data($0) }, gap.offset, gap.length, gap.leadLength, gap.trailLength,
                state, gap.reason == .failed ? FailedMessages.reason : gap.reason.rawValue, hash.map { Data($0.bytes) },
            ])
    }
}
