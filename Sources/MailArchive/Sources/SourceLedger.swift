import Foundation
import GRDB
import MessageContent

/// What became of a source: its messages, and each of its bytes.
public struct SourceLedger: Sendable, Equatable {
    public var containerID: Int64
    /// Absolute.
    public var path: String
    public var format: String
    public var mailbox: String
    /// Bytes when it was last read.
    public var size: Int64
    /// Whether it was read to its end.
    public var isComplete: Bool
    public var importedCount: Int
    public var duplicateCount: Int
    public var quarantinedCount: Int
    /// Messages that it held at an earlier import and no longer holds.
    public var goneCount: Int
    public var messageBytes: Int64
    /// Bytes between messages: From lines, blank lines, what Apple Mail adds.
    public var separatorBytes: Int64
    public var quarantinedBytes: Int64
    /// Bytes that are no mail, or could not be read.
    public var gapBytes: Int64
    /// Bytes of an mbox of which the ledger says nothing, or says twice; 0 until it was read to its end.
    public var unaccountedBytes: Int64

    /// A run of bytes of a source, and what became of it.
    public struct Range: Sendable, Equatable {
        /// The message's own file; nil where the source is the file.
        public var path: String?
        public var offset: Int64
        public var length: Int64
        /// imported, duplicate, quarantined, separator, gap or gone.
        public var state: String
        /// Why it was quarantined or belongs to no message.
        public var reason: String?
        public var messageID: ContentHash?
        public var subject: String?
    }

    public var json: String {
        var json = JSONWriter()
        json.object { json in
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
        return json.text
    }

    static func all(_ db: Database) throws -> [SourceLedger] {
        let unaccounted = try unaccounted(db)
        return try Row.fetchAll(
            db,
            sql: """
                SELECT c.container_id, c.path, c.format, c.mailbox, c.size, c.is_complete, \
                count(*) FILTER (WHERE state = 'imported'), count(*) FILTER (WHERE state = 'duplicate'), \
                count(*) FILTER (WHERE state = 'quarantined'), count(*) FILTER (WHERE state = 'gone'), \
                coalesce(sum(length) FILTER (WHERE state IN ('imported', 'duplicate')), 0), \
                coalesce(sum(lead_length + trail_length) FILTER (WHERE state <> 'gone'), 0) \
                + coalesce(sum(length) FILTER (WHERE state = 'separator'), 0), \
                coalesce(sum(length) FILTER (WHERE state = 'quarantined'), 0), \
                coalesce(sum(length) FILTER (WHERE state = 'gap'), 0) \
                FROM containers c LEFT JOIN ledger l USING (container_id) GROUP BY c.container_id ORDER BY c.path, c.mailbox
                """
        ).map { row in
            SourceLedger(
                containerID: row[0], path: row[1], format: row[2], mailbox: row[3], size: row[4], isComplete: row[5],
                importedCount: row[6], duplicateCount: row[7], quarantinedCount: row[8], goneCount: row[9],
                messageBytes: row[10], separatorBytes: row[11], quarantinedBytes: row[12], gapBytes: row[13],
                unaccountedBytes: unaccounted[row[0]] ?? 0)
        }
    }

    /// Holes and overlaps in mbox files that were read to their end, by container. What came through a stream can be
    /// several streams.
    ///
    /// - Parameter container: the one that is looked at; nil for all.
    static func unaccounted(_ db: Database, container: Int64? = nil) throws -> [Int64: Int64] {
        let rows = try Row.fetchCursor(
            db,
            sql: """
                SELECT c.container_id, coalesce(c.content_size, c.size), l.offset - l.lead_length, l.offset + l.length + l.trail_length \
                FROM containers c LEFT JOIN ledger l ON l.container_id = c.container_id AND l.state <> 'gone' \
                WHERE c.is_complete AND c.format = 'mbox' AND c.path <> '-' \
                \(container == nil ? "" : "AND c.container_id = ?") ORDER BY c.container_id, 3
                """, arguments: container.map { [$0] } ?? [])
        var result: [Int64: Int64] = [:]
        var (current, size, reached): (Int64, Int64, Int64) = (0, 0, 0)
        func close() { if size != reached { result[current, default: 0] += abs(size - reached) } }
        while let row = try rows.next() {
            if row[0] != current {
                close()
                (current, size, reached) = (row[0], row[1], 0)
            }
            guard let start = row[2] as Int64?, let end = row[3] as Int64? else { continue }
            if start != reached { result[current, default: 0] += abs(start - reached) }
            reached = end
        }
        close()
        return result
    }
}

extension Archive {
    /// What became of every source, by path.
    public func sourceLedgers() throws -> [SourceLedger] { try read(SourceLedger.all) }

    /// The sources that `name` names: their path, or the last components of it.
    public func sourceLedgers(named name: String) throws -> [SourceLedger] {
        let path = AbsolutePaths().absolute(name)
        return try sourceLedgers().filter { $0.path == path || $0.path == name || $0.path.hasSuffix("/" + name) }
    }

    /// Calls `body` with each run of bytes of a source, in order: its messages, and what stands between them.
    public func ranges(of source: SourceLedger, _ body: (SourceLedger.Range) throws -> Void) throws {
        try read { db in
            let rows = try Row.fetchCursor(
                db,
                sql: """
                    SELECT l.path, l.offset, l.length, l.lead_length, l.trail_length, l.state, l.reason, m.sha256, m.subject \
                    FROM ledger l LEFT JOIN messages m USING (message_id) WHERE l.container_id = ? \
                    ORDER BY l.state = 'gone', l.path, l.offset, l.ledger_id
                    """, arguments: [source.containerID])
            var separator: SourceLedger.Range?
            while let row = try rows.next() {
                let range = SourceLedger.Range(
                    path: row[0], offset: row[1], length: row[2], state: row[5], reason: row[6],
                    messageID: (row[7] as Data?).flatMap(ContentHash.init(bytes:)), subject: row[8])
                let (lead, trail): (Int64, Int64) = range.state == "gone" ? (0, 0) : (row[3], row[4])
                if let before = separator, before.path != range.path || range.state == "gone" {
                    try body(before)
                    separator = nil
                }
                if lead > 0 {
                    separator = separator ?? .separator(range.path, range.offset - lead)
                    separator?.length += lead
                }
                if let before = separator { try body(before) }
                try body(range)
                separator = trail > 0 ? .separator(range.path, range.offset + range.length) : nil
                separator?.length = trail
            }
            if let separator { try body(separator) }
        }
    }
}

extension SourceLedger.Range {
    fileprivate static func separator(_ path: String?, _ offset: Int64) -> Self {
        .init(path: path, offset: offset, length: 0, state: "separator")
    }

    /// - Parameter source: the path that stands for the source itself.
    public func json(of source: SourceLedger) -> String {
        var json = JSONWriter()
        json.object { json in
            json.member("path", path ?? source.path)
            json.member("offset", offset)
            json.member("length", length)
            json.member("state", state)
            json.member("reason", reason)
            json.member("id", messageID?.hex)
            json.member("subject", subject)
        }
        return json.text
    }
}
