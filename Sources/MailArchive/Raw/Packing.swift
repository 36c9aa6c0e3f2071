import Foundation
import GRDB
import MailSources
import MessageContent

/// The outcome of ``Archive/pack(renews:shouldStop:progress:)``.
public struct PackingReport: Sendable, JSONObject {
    /// Messages that were taken in.
    public var packed = 0
    /// Bytes of those messages, as they stood in their sources.
    public var bytes: Int64 = 0
    /// Bytes that keeping them takes.
    public var storedBytes: Int64 = 0
    /// Messages that the archive keeps now, all together.
    public var kept = 0
    /// A line for each message that is out of reach: which, where, and why.
    public var faults: [String] = []

    /// `letterbook pack --json`.
    public func writeMembers(to json: inout JSONWriter) {
        json.member("packed", packed)
        json.member("kept", kept)
        json.member("outOfReach", faults.count)
        json.member("bytes", bytes)
        json.member("storedBytes", storedBytes)
    }
}

extension Archive {
    /// Takes the raw messages into the archive, so that their sources can go. Later imports keep theirs, too.
    ///
    /// - Parameters:
    ///   - renews: looks through what is kept, too, and takes what is damaged, or another message, from its source
    ///     again.
    ///   - shouldStop: asked between messages. What was taken in until then is kept.
    ///   - progress: called with the number of messages done, and of all.
    /// - Throws: ``ArchiveError`` where the archive cannot be written, or the system has no zlib.
    public func pack(
        renews: Bool = false, shouldStop: @escaping () -> Bool = { false }, progress: ((Int, Int) -> Void)? = nil
    ) throws -> PackingReport {
        try Packing(archive: self, shouldStop: shouldStop, progress: progress).run(renews: renews)
    }

    /// - Throws: ``ArchiveError`` where raw messages cannot be kept, as the system has no zlib to compress them with.
    func requireCompression() throws {
        guard ZlibFormat.isAvailable else {
            throw ArchiveError("\(path): raw messages cannot be kept in it: this system has no zlib (install it)")
        }
    }

    /// The message as the archive keeps it itself; nil where it does not.
    func packedCopy(_ rowID: Int64) throws -> RawCopy? {
        do {
            return try read { try RawRows(db: $0).bytes(of: rowID) }.map(RawCopy.init)
        } catch is RawRows.Damage {
            throw ArchiveError("what is kept of it in \(path) is damaged (letterbook pack --renew)")
        }
    }
}

private struct Packing {
    typealias Entry = (rowID: Int64, hash: ContentHash)

    let archive: Archive
    let shouldStop: () -> Bool
    let progress: ((Int, Int) -> Void)?

    // A transaction ends at whichever limit comes first: few commits, and little work lost when the user stops it.
    private static let chunkMessages = 256
    private static let chunkBytes = 24 << 20

    func run(renews: Bool) throws -> PackingReport {
        let lock = try WriteLock.take(archive: archive.path)
        defer { withExtendedLifetime(lock) {} }
        try archive.requireCompression()
        let before = try storedBytes()
        try archive.write { db in
            try Schema.buildIndexes(db)
            try RawRows(db: db).setWanted(true)
        }
        let waiting = try waiting() + (renews ? damaged() : [])
        var report = PackingReport()
        var next = 0
        while next < waiting.count, !shouldStop() {
            progress?(next, waiting.count)
            next = try pack(waiting, from: next, &report)
        }
        report.kept = try archive.read { try $0.count("SELECT count(DISTINCT message_id) FROM raw_messages") }
        report.storedBytes = try storedBytes() - before
        archive.checkpoint()
        return report
    }

    private func storedBytes() throws -> Int64 {
        try archive.read { Int64(try $0.count("SELECT coalesce(sum(length(data)), 0) FROM raw_pieces")) }
    }

    /// - Parameter sql: gives the columns message_id and sha256.
    private func entries(_ sql: String) throws -> [Entry] {
        try archive.read { db in
            try db.rows(sql) { row -> Entry? in
                row.contentHash("sha256").map { (rowID: row["message_id"] as Int64, hash: $0) }
            }.compactMap { $0 }
        }
    }

    /// Messages that the archive does not keep yet, in the order in which they stand in their sources.
    private func waiting() throws -> [Entry] {
        try entries(
            """
            SELECT m.message_id, m.sha256 FROM messages m LEFT JOIN \
            (SELECT message_id, min(ledger_id) AS place FROM ledger GROUP BY message_id) l USING (message_id) \
            WHERE NOT EXISTS (SELECT 1 FROM raw_messages r WHERE r.message_id = m.message_id) ORDER BY l.place
            """)
    }

    /// Messages of which the archive keeps damaged bytes, or bytes that are no copy of them.
    private func damaged() throws -> [Entry] {
        let kept = try entries(
            "SELECT message_id, sha256 FROM messages WHERE message_id IN (SELECT message_id FROM raw_messages)")
        var damaged: [Entry] = []
        for (position, message) in kept.enumerated() where !shouldStop() {
            progress?(position, kept.count)
            if try !isSound(message.rowID, message.hash) { damaged.append(message) }
        }
        return damaged
    }

    private func isSound(_ rowID: Int64, _ hash: ContentHash) throws -> Bool {
        do {
            let kept = try archive.read { try RawRows(db: $0).bytes(of: rowID) }
            guard let copy = kept.map(RawCopy.init) else { return false }
            return try copy.id == hash || archive.origins(of: rowID).contains { $0.id == copy.id }
        } catch is RawRows.Damage {
            return false
        }
    }

    /// Takes in the messages of one transaction.
    ///
    /// - Returns: the index of the first message that was left for the next transaction.
    private func pack(_ waiting: [Entry], from start: Int, _ report: inout PackingReport) throws -> Int {
        var next = start
        var bytes = 0
        var raw: [(rowID: Int64, bytes: [UInt8])] = []
        while next < waiting.count, raw.count < Self.chunkMessages, bytes < Self.chunkBytes {
            do {
                let (rowID, hash) = waiting[next]
                raw.append((rowID, try archive.rawCopy(rowID, id: hash, isRenewed: true).bytes))
                bytes += raw[raw.count - 1].bytes.count
            } catch let error as ArchiveError {
                report.faults.append(error.description)
            }
            next += 1
        }
        let pieces = Self.pieces(raw.map(\.bytes))
        try archive.write { db in
            let rows = RawRows(db: db)
            for (message, pieces) in zip(raw, pieces) { try rows.renew(pieces, of: message.rowID) }
        }
        report.packed += raw.count
        report.bytes += Int64(bytes)
        return next
    }

    /// Compresses on all cores.
    ///
    /// The unsafe part: the threads share the array of results. Invariant: each writes the element of its own index,
    /// and all have ended when `concurrentPerform` returns.
    private static func pieces(_ messages: [[UInt8]]) -> [[RawPiece]] {
        var results = [[RawPiece]](repeating: [], count: messages.count)
        results.withUnsafeMutableBufferPointer { results in
            nonisolated(unsafe) let results = results
            DispatchQueue.concurrentPerform(iterations: messages.count) { index in
                results[index] = messages[index].withByteView(RawPiece.pieces)
            }
        }
        return results
    }
}
