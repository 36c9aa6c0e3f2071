import Foundation
import GRDB
import GRDBSQLite
import MessageContent

/// Accounts for a source: how many messages it holds, and what each of its bytes belongs to.
public struct SourceLedger: Sendable, Equatable, JSONObject {
    /// Row id.
    public var containerID: Int64
    /// Absolute.
    public var path: String
    /// mbox, maildir, mh, eml, emlx, mmdf, mbx, becky, mdbox or sdbox.
    public var format: String
    /// The mailbox (folder) that its messages are in.
    public var mailbox: String
    /// Bytes when it was last read.
    public var size: Int64
    /// Whether it was read to its end.
    public var isComplete: Bool
    /// Messages that the archive has from here.
    public var importedCount: Int
    /// Messages that were in the archive before.
    public var duplicateCount: Int
    /// Messages that could not be read.
    public var quarantinedCount: Int
    /// Messages that it held at an earlier import and no longer holds.
    public var goneCount: Int
    /// Bytes of imported and duplicate messages.
    public var messageBytes: Int64
    /// Bytes between messages: From lines, blank lines, and what Apple Mail adds to an .emlx.
    public var separatorBytes: Int64
    /// Bytes of messages that could not be read.
    public var quarantinedBytes: Int64
    /// Bytes that are no mail, or could not be read.
    public var gapBytes: Int64
    /// Bytes of an mbox that no row of the ledger covers, or that several cover; 0 until it was read to its end.
    public var unaccountedBytes: Int64
    /// Bytes of what the ledger's offsets mean: of a compressed mbox, when decompressed.
    var contentSize: Int64

    /// A run of bytes of a source that belong together.
    public struct Range: Sendable, Equatable, JSONObject {
        /// The path of the source.
        public var source: String
        /// The message's own file; nil where the source is the file.
        public var path: String?
        /// Bytes before it in the file.
        public var offset: Int64
        /// In bytes.
        public var length: Int64
        /// imported, duplicate, quarantined, separator, gap or gone.
        public var state: String
        /// Why it was quarantined or belongs to no message.
        public var reason: String?
        /// Hash of the message.
        public var messageID: ContentHash?
        /// Subject of the message.
        public var subject: String?

        /// A line of `letterbook ledger SOURCE --json`.
        public func writeMembers(to json: inout JSONWriter) {
            json.member("path", path ?? source)
            json.member("offset", offset)
            json.member("length", length)
            json.member("state", state)
            json.member("reason", reason)
            json.member("id", messageID?.hex)
            json.member("subject", subject)
        }
    }

    /// A line of `letterbook ledger --json`.
    public func writeMembers(to json: inout JSONWriter) {
        json.member("path", path)
        json.member("format", format)
        json.member("mailbox", mailbox)
        json.member("size", size)
        json.member("isComplete", isComplete)
        json.member("imported", importedCount)
        json.member("duplicates", duplicateCount)
        json.member("quarantined", quarantinedCount)
        json.member("gone", goneCount)
        json.member("messageBytes", messageBytes)
        json.member("separatorBytes", separatorBytes)
        json.member("quarantinedBytes", quarantinedBytes)
        json.member("gapBytes", gapBytes)
        json.member("unaccountedBytes", unaccountedBytes)
    }

    /// The columns of `containers` that hold what is counted.
    private static let sumColumns = [
        "imported_count", "duplicate_count", "quarantined_count", "gone_count", "message_bytes", "separator_bytes",
        "quarantined_bytes", "gap_bytes", "unaccounted_bytes",
    ]

    /// The sums that the archive keeps; of a container that was not read to its end they are counted.
    static func all(_ db: Database) throws -> [SourceLedger] {
        try db.rows("\(selectAll) ORDER BY path, mailbox") { row in
            let ledger = SourceLedger(row)
            return row["imported_count"] == nil ? try ledger.counted(db) : ledger
        }
    }

    /// The ledger of one container; nil where the archive has none.
    static func of(container: Int64, _ db: Database) throws -> SourceLedger? {
        try db.row("\(selectAll) WHERE container_id = ?", [container]).map(SourceLedger.init)
    }

    private static let selectAll = """
        SELECT container_id, path, format, mailbox, size, is_complete, content_size, \(sumColumns.joined(separator: ", ")) \
        FROM containers
        """

    private init(_ row: Row) {
        containerID = row["container_id"]
        path = row["path"]
        format = row["format"]
        mailbox = row["mailbox"]
        size = row["size"]
        contentSize = row["content_size"] ?? size
        isComplete = row["is_complete"]
        importedCount = row["imported_count"] ?? 0
        duplicateCount = row["duplicate_count"] ?? 0
        quarantinedCount = row["quarantined_count"] ?? 0
        goneCount = row["gone_count"] ?? 0
        messageBytes = row["message_bytes"] ?? 0
        separatorBytes = row["separator_bytes"] ?? 0
        quarantinedBytes = row["quarantined_bytes"] ?? 0
        gapBytes = row["gap_bytes"] ?? 0
        unaccountedBytes = row["unaccounted_bytes"] ?? 0
    }

    /// Writes what was counted into the archive.
    func keep(_ db: Database) throws {
        let marks = Self.sumColumns.map { "\($0) = ?" }.joined(separator: ", ")
        try db.run(
            "UPDATE containers SET \(marks) WHERE container_id = ?",
            [
                importedCount, duplicateCount, quarantinedCount, goneCount, messageBytes, separatorBytes,
                quarantinedBytes, gapBytes, unaccountedBytes, containerID,
            ])
    }

    /// Forgets what stands in the archive, as the container is about to be read.
    static func forget(container: Int64, _ db: Database) throws {
        let marks = sumColumns.map { "\($0) = NULL" }.joined(separator: ", ")
        try db.run("UPDATE containers SET \(marks) WHERE container_id = ?", [container])
    }

    /// Whether the bytes of an mbox that was read to its end must all be covered, once each. Several streams may have come
    /// through standard input.
    private var mustBeCovered: Bool { isComplete && format == "mbox" && path != "-" }

    /// Counted anew from the rows of the ledger.
    func counted(_ db: Database) throws -> SourceLedger {
        var ledger = self
        (ledger.importedCount, ledger.duplicateCount, ledger.quarantinedCount, ledger.goneCount) = (0, 0, 0, 0)
        (ledger.messageBytes, ledger.separatorBytes, ledger.quarantinedBytes, ledger.gapBytes) = (0, 0, 0, 0)
        var (holes, reached): (Int64, Int64) = (0, 0)
        try db.forEachRow(
            """
            SELECT state, offset - lead_length AS start, length, lead_length + trail_length FROM ledger \
            WHERE container_id = ? \(mustBeCovered ? "ORDER BY start" : "")
            """, [containerID]
        ) { row in
            let (length, around) = (sqlite3_column_int64(row, 2), sqlite3_column_int64(row, 3))
            switch sqlite3_column_text(row, 0).map({ String(cString: $0) }) {
            case "imported": ledger.add(to: \.importedCount, \.messageBytes, length)
            case "duplicate": ledger.add(to: \.duplicateCount, \.messageBytes, length)
            case "quarantined": ledger.add(to: \.quarantinedCount, \.quarantinedBytes, length)
            case "separator": ledger.separatorBytes += length
            case "gap": ledger.gapBytes += length
            case "gone":
                ledger.goneCount += 1
                return
            default: break
            }
            ledger.separatorBytes += around
            let start = sqlite3_column_int64(row, 1)
            holes += abs(start - reached)
            reached = start + length + around
        }
        ledger.unaccountedBytes = mustBeCovered ? holes + abs(contentSize - reached) : 0
        return ledger
    }

    private mutating func add(
        to count: WritableKeyPath<Self, Int>, _ bytes: WritableKeyPath<Self, Int64>, _ length: Int64
    ) {
        self[keyPath: count] += 1
        self[keyPath: bytes] += length
    }
}

extension Archive {
    /// The ledgers of all sources, by path.
    ///
    /// - Throws: ``ArchiveError``.
    public func sourceLedgers() throws -> [SourceLedger] { try read(SourceLedger.all) }

    /// The ledgers of the sources whose path, or last components of it, `name` is.
    ///
    /// - Throws: ``ArchiveError``.
    public func sourceLedgers(named name: String) throws -> [SourceLedger] {
        let path = AbsolutePaths().absolute(name)
        return try sourceLedgers().filter { $0.path == path || $0.path == name || $0.path.hasSuffix("/" + name) }
    }

    /// Calls `body` with each run of bytes of a source, in order: its messages, and what stands between them.
    ///
    /// - Throws: ``ArchiveError``, and what `body` throws.
    public func ranges(of source: SourceLedger, _ body: (SourceLedger.Range) throws -> Void) throws {
        try read { db in
            let rows = try db.cursor(
                """
                SELECT l.path, l.offset, l.length, l.lead_length, l.trail_length, l.state, l.reason, m.sha256, m.subject \
                FROM ledger l LEFT JOIN messages m USING (message_id) WHERE l.container_id = ? \
                ORDER BY l.state = 'gone', l.path, l.offset, l.ledger_id
                """, [source.containerID])
            // The separator behind one message and the one before the next are one range.
            var separator: SourceLedger.Range?
            while let row = try rows.next() {
                let range = SourceLedger.Range(
                    source: source.path, path: row["path"], offset: row["offset"], length: row["length"],
                    state: row["state"], reason: row["reason"], messageID: row.contentHash("sha256"),
                    subject: row["subject"])
                let isGone = range.state == "gone"
                let (lead, trail): (Int64, Int64) = isGone ? (0, 0) : (row["lead_length"], row["trail_length"])
                if let before = separator, before.path != range.path || isGone {
                    try body(before)
                    separator = nil
                }
                if lead > 0 {
                    separator = separator ?? range.separator(at: range.offset - lead)
                    separator?.length += lead
                }
                if let before = separator { try body(before) }
                try body(range)
                separator = trail > 0 ? range.separator(at: range.offset + range.length) : nil
                separator?.length = trail
            }
            if let separator { try body(separator) }
        }
    }
}

extension SourceLedger.Range {
    /// An empty separator in the same file.
    fileprivate func separator(at offset: Int64) -> Self {
        .init(source: source, path: path, offset: offset, length: 0, state: "separator")
    }
}
