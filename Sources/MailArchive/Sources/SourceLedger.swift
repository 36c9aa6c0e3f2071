import Foundation
import GRDB
import MessageContent

/// Accounts for a source: how many messages it holds, and what each of its bytes belongs to.
public struct SourceLedger: Sendable, Equatable, JSONObject {
    /// Row id.
    public var containerID: Int64
    /// Absolute.
    public var path: String
    /// mbox, maildir, mh, eml or emlx.
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

    static func all(_ db: Database) throws -> [SourceLedger] {
        let unaccounted = try unaccounted(db)
        return try db.rows(
            """
            SELECT c.container_id, c.path, c.format, c.mailbox, c.size, c.is_complete, \
            count(*) FILTER (WHERE state = 'imported') AS imported, \
            count(*) FILTER (WHERE state = 'duplicate') AS duplicates, \
            count(*) FILTER (WHERE state = 'quarantined') AS quarantined, \
            count(*) FILTER (WHERE state = 'gone') AS gone, \
            coalesce(sum(length) FILTER (WHERE state IN ('imported', 'duplicate')), 0) AS message_bytes, \
            coalesce(sum(lead_length + trail_length) FILTER (WHERE state <> 'gone'), 0) \
            + coalesce(sum(length) FILTER (WHERE state = 'separator'), 0) AS separator_bytes, \
            coalesce(sum(length) FILTER (WHERE state = 'quarantined'), 0) AS quarantined_bytes, \
            coalesce(sum(length) FILTER (WHERE state = 'gap'), 0) AS gap_bytes \
            FROM containers c LEFT JOIN ledger l USING (container_id) GROUP BY c.container_id ORDER BY c.path, c.mailbox
            """
        ) { row in
            SourceLedger(
                containerID: row["container_id"], path: row["path"], format: row["format"], mailbox: row["mailbox"],
                size: row["size"], isComplete: row["is_complete"], importedCount: row["imported"],
                duplicateCount: row["duplicates"], quarantinedCount: row["quarantined"], goneCount: row["gone"],
                messageBytes: row["message_bytes"], separatorBytes: row["separator_bytes"],
                quarantinedBytes: row["quarantined_bytes"], gapBytes: row["gap_bytes"],
                unaccountedBytes: unaccounted[row["container_id"]] ?? 0)
        }
    }

    /// Counts the bytes in holes and overlaps of mbox files that were read to their end, by container. Standard input
    /// is left out: several streams may have come through it.
    ///
    /// - Parameter container: the only one to look at; nil for all.
    static func unaccounted(_ db: Database, container: Int64? = nil) throws -> [Int64: Int64] {
        let rows = try db.cursor(
            """
            SELECT c.container_id, coalesce(c.content_size, c.size), l.offset - l.lead_length, l.offset + l.length + l.trail_length \
            FROM containers c LEFT JOIN ledger l ON l.container_id = c.container_id AND l.state <> 'gone' \
            WHERE c.is_complete AND c.format = 'mbox' AND c.path <> '-' \
            \(container == nil ? "" : "AND c.container_id = ?") ORDER BY c.container_id, 3
            """, container.map { [$0] } ?? [])
        // Positions instead of names: the loop reads the ledger's rows of all mbox files.
        let (idColumn, sizeColumn, startColumn, endColumn) = (0, 1, 2, 3)
        var result: [Int64: Int64] = [:]
        var (current, size, reached): (Int64, Int64, Int64) = (0, 0, 0)
        func close() { if size != reached { result[current, default: 0] += abs(size - reached) } }
        while let row = try rows.next() {
            if row[idColumn] != current {
                close()
                (current, size, reached) = (row[idColumn], row[sizeColumn], 0)
            }
            guard let start = row[startColumn] as Int64?, let end = row[endColumn] as Int64? else { continue }
            if start != reached { result[current, default: 0] += abs(start - reached) }
            reached = end
        }
        close()
        return result
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
