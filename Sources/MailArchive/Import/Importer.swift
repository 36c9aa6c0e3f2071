import Foundation
import GRDB
import MailSources
import MessageContent
import MessageFormat

/// Reads mail into an archive: one reader, parsing on all cores, results put back in order, one writer.
public struct Importer: Sendable {
    private let archive: Archive
    private let options: ImportOptions

    public init(into archive: Archive, options: ImportOptions) {
        self.archive = archive
        self.options = options
    }

    /// Imports `paths`. Everything that was committed stays when this throws, and the next import carries on.
    public func run(_ paths: [String]) async throws -> ImportReport {
        let start = ContinuousClock.now
        let lock = try await WriteLock.take(archive: archive.path)
        defer { withExtendedLifetime(lock) {} }
        let owner = try Owners(archive)
        try owner.addUnlocked(options.owner, source: .given, evidence: "named by the user")
        let keepsRaw = try settleRaw()
        let writer = try CommitQueue(
            archive, options)
        try archive.setCache(bytes: options.memory.cacheBytes)
        let wasInterrupted = try await readAll(paths, into: writer, keepsRaw: keepsRaw, start: start)
        var report = try await writer.finish()
        if !wasInterrupted { FailedMessages.forget(archive: archive.path) }
        report.wasInterrupted = wasInterrupted
        let packed = wasInterrupted || options.format != nil ? [:] : await writer.packedFiles
        report.discoveredOwner = try FinishingPass(archive).run(
            discoversOwner: !wasInterrupted, await writer.tally, packed, faults: report.faults)
        report.lacksOwner = try !wasInterrupted && owner.list().isEmpty
        try archive.endFirstImport()
        report.seconds = start.duration(to: .now).seconds
        report.peakMemoryBytes = ProcessMemory.peakBytes
        return report
    }

    /// - Returns: whether the archive is to keep the raw messages.
    private func settleRaw() throws -> Bool {
        try archive.write { db in
            let rows = RawRows(db: db)
            if let wanted = options.keepsRaw, try wanted != rows.isWanted {
                try rows.setWanted(wanted)
                try Seals(db: db).renewUnlessStale()
            }
            guard try rows.isWanted else { return false }
            guard RawStore.isAvailable else { throw RawStore.missing(archive.path) }
            return true
        }
    }

    /// - Returns: whether the user stopped it before the end.
    private func readAll(
        _ paths: [String], into writer: CommitQueue, keepsRaw: Bool, start: ContinuousClock.Instant
    ) async throws -> Bool {
        var wasInterrupted = false
        let failed = FailedMessages(archive: archive.path)
        let pipeline = MessagePipeline<ParsedBatch>(
            paths: paths, format: options.format, jobs: options.jobs, batchBytes: options.memory.batchBytes,
            maximumMessageBytes: options.maximumMessageBytes)
        do {
            let paths = AbsolutePaths()
            try await pipeline.run(
                skipsPacked: { file in
                    guard options.format == nil else { return false }
                    // Where the archive cannot be read now, the file is read, and writing says what is wrong.
                    let path = paths.absolute(file.path)
                    return (try? archive.read { try PackedRows(db: $0).isUnchanged(file, path: path) }) ?? false
                },
                skips: { try await writer.isUnchanged($0) },
                work: { batch in
                    let known = writer.known(of: batch.container)
                    return { Self.parse(batch, known: known, failed: failed, keepsRaw: keepsRaw) }
                },
                deliver: { try await writer.take($0) },
                goesOn: { reader in
                    report(reader, writer, start)
                    wasInterrupted = options.shouldStop()
                    return !wasInterrupted
                })
        } catch {
            await writer.abandon()
            throw error
        }
        return wasInterrupted
    }

    private func report(_ reader: MailReader, _ writer: CommitQueue, _ start: ContinuousClock.Instant) {
        options.progress?(
            ImportProgress(
                messages: writer.received, bytesDone: reader.bytesDone, bytesTotal: reader.bytesTotal,
                seconds: start.duration(to: .now).seconds, bytesSkipped: reader.bytesSkipped))
    }

    /// Reads the messages of a batch; those that the container is known to hold are only hashed.
    private static func parse(
        _ batch: RawMessageBatch, known: KnownHashes, failed: FailedMessages, keepsRaw: Bool
    ) -> ParsedBatch {
        var failures: [ParsedBatch.Failure] = []
        let items = batch.map { bytes, message -> ParsedBatch.Item? in
            if failed.contain(message.origin) {
                failures.append(.init(hash: ContentHash(of: bytes), origin: message.origin))
                return nil
            }
            if !known.isEmpty {
                let hash = ContentHash(of: bytes)
                if known.messages.contains(hash) { return .known(hash, message.origin) }
                if known.failures.contains(hash) {
                    failures.append(.init(hash: hash, origin: message.origin))
                    return nil
                }
            }
            let record = MessageGuard.working(on: message.origin, isStream: batch.container.isStream) {
                MessageRecord(bytes, message.origin, format: batch.container.format, keepsRaw: keepsRaw)
            }
            guard record.fitsIntoRow else {
                failures.append(.init(hash: record.hash, origin: message.origin))
                return nil
            }
            return .read(record)
        }
        return ParsedBatch(
            container: batch.container, items: items.compactMap(\.self), failures: failures, gaps: batch.gaps,
            bytes: batch.storage.count)
    }
}

extension Duration {
    var seconds: Double {
        let (seconds, attoseconds) = components
        return Double(seconds) + Double(attoseconds) * 1e-18
    }
}

/// Memory of this process.
public enum ProcessMemory {
    /// The largest resident size so far, in bytes.
    public static var peakBytes: Int64 {
        var usage = rusage()
        #if canImport(Darwin)
            getrusage(RUSAGE_SELF, &usage)
            return Int64(usage.ru_maxrss)
        #else
            getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
            return Int64(usage.ru_maxrss) * 1024
        #endif
    }
}
