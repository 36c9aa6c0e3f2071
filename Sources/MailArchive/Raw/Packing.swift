import Foundation
import GRDB
import MessageContent

/// What packing did.
public struct PackingReport: Sendable {
    public var packed = 0
    /// Of those messages, as they stood in their sources.
    public var bytes: Int64 = 0
    /// Bytes that keeping them takes.
    public var storedBytes: Int64 = 0
    /// Messages that are kept now, all together.
    public var kept = 0
    /// Of messages that are out of reach: what and where.
    public var faults: [String] = []
}

/// Takes the raw messages of an archive into it, so that their sources can go.
public struct Packing: Sendable {
    private let archive: Archive
    private let shouldStop: @Sendable () -> Bool
    private let progress: (@Sendable (Int, Int) -> Void)?

    public init(
        _ archive: Archive, shouldStop: @escaping @Sendable () -> Bool = { false },
        progress: (@Sendable (Int, Int) -> Void)? = nil
    ) {
        self.archive = archive
        self.shouldStop = shouldStop
        self.progress = progress
    }

    /// Messages of one transaction.
    private static let chunkMessages = 256
    private static let chunkBytes = 24 << 20

    /// - Parameter renews: looks through what is kept, too, and takes what is damaged, or another message, from its source.
    public func run(renews: Bool = false) throws -> PackingReport {
        let lock = try WriteLock.take(archive: archive.path)
        defer { withExtendedLifetime(lock) {} }
        guard RawStore.isAvailable else { throw RawStore.missing(archive.path) }
        let before = try storedBytes()
        try archive.write { db in
            try RawRows(db: db).setWanted(true)
            try Seals(db: db).renewUnlessStale()
        }
        let waiting = try waiting() + (renews ? damaged() : [])
        var report = PackingReport()
        var next = 0
        while next < waiting.count, !shouldStop() {
            progress?(next, waiting.count)
            next = try pack(waiting, from: next, &report)
        }
        report.kept = try archive.read {
            try Int.fetchOne($0, sql: "SELECT count(DISTINCT message_id) FROM raw_messages") ?? 0
        }
        report.storedBytes = try storedBytes() - before
        return report
    }

    private func storedBytes() throws -> Int64 {
        try archive.read { try Int64.fetchOne($0, sql: "SELECT coalesce(sum(length(data)), 0) FROM raw_pieces") ?? 0 }
    }

    /// Messages that the archive does not keep yet, in the order in which they stand in their sources.
    private func waiting() throws -> [(rowID: Int64, hash: ContentHash)] {
        try archive.read { db in
            try Row.fetchAll(
                db,
                sql: """
                    SELECT m.message_id, m.sha256 FROM messages m LEFT JOIN \
                    (SELECT message_id, min(ledger_id) AS place FROM ledger GROUP BY message_id) l USING (message_id) \
                    WHERE NOT EXISTS (SELECT 1 FROM raw_messages r WHERE r.message_id = m.message_id) ORDER BY l.place
                    """
            ).compactMap { row in ContentHash(bytes: row[1] as Data).map { (row[0], $0) } }
        }
    }

    /// Messages of which what is kept is not as it was written, or is no copy of them.
    private func damaged() throws -> [(rowID: Int64, hash: ContentHash)] {
        let kept = try archive.read { db in
            try Row.fetchAll(
                db,
                sql: "SELECT message_id, sha256 FROM messages WHERE message_id IN (SELECT message_id FROM raw_messages)"
            ).compactMap { row in ContentHash(bytes: row[1] as Data).map { (rowID: row[0] as Int64, hash: $0) } }
        }
        var damaged: [(rowID: Int64, hash: ContentHash)] = []
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

    /// - Returns: the first that was left for the next transaction.
    private func pack(_ waiting: [(rowID: Int64, hash: ContentHash)], from start: Int, _ report: inout PackingReport)
        throws -> Int
    {
        var next = start
        var bytes = 0
        var raw: [(rowID: Int64, bytes: [UInt8])] = []
        while next < waiting.count, raw.count < Self.chunkMessages, bytes < Self.chunkBytes {
            do {
                let message = try archive.rawMessage(waiting[next].rowID, id: waiting[next].hash, isRenewed: true)
                raw.append((waiting[next].rowID, message))
                bytes += message.count
            } catch let fault as ArchiveError {
                report.faults.append(fault.description)
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

    /// On all cores. The unsafe part: the threads share the array of results. Invariant: each writes the element of its own
    /// index, and all have ended when `concurrentPerform` returns.
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

/// Raw messages kept in the archive itself.
enum RawStore {
    static var isAvailable: Bool { RawPiece.canCompress }

    static func missing(_ path: String) -> ArchiveError {
        ArchiveError("\(path): raw messages cannot be kept in it: this system has no zlib (install it)")
    }
}

extension Archive {
    /// Whether the raw messages of later imports are kept in the archive.
    public var keepsRawMessages: Bool { get throws { try read { try RawRows(db: $0).isWanted } } }

    /// The message as the archive keeps it itself. Nil where it does not.
    func packedCopy(_ rowID: Int64) throws -> RawCopy? {
        do {
            return try read { try RawRows(db: $0).bytes(of: rowID) }.map(RawCopy.init)
        } catch is RawRows.Damage {
            throw ArchiveError("what is kept of it in \(path) is damaged (letterbook pack --renew)")
        }
    }
}
