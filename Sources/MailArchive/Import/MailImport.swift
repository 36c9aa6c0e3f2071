import Foundation
import GRDB
import MailHTML
import MailSources
import MessageAnalysis
import Synchronization

extension Archive {
    /// Imports mail: one reader, parsing on all cores, results put back in order, one writer.
    ///
    /// - Parameters:
    ///   - paths: files and folders of mail, `-` for standard input.
    ///   - options: how it is read, and what is kept.
    /// - Returns: what became of every message.
    /// - Throws: ``ArchiveError`` where the archive cannot be written. What was committed until then stays, and the
    ///   next import carries on.
    public func importMail(from paths: [String], options: ImportOptions) async throws -> ImportReport {
        try await importMail(
            MessagePipeline(
                paths: paths, format: options.format, jobs: options.jobs, batchBytes: options.memory.batchBytes,
                maximumMessageBytes: options.maximumMessageBytes), options, paths: paths)
    }

    /// Imports mail that other machines have read: the archive is the same as if it had been read here.
    ///
    /// - Parameters:
    ///   - lines: makes a source of the lines of `letterbook rows --raw`, each without its line end; nil at the end.
    ///   - options: see ``importMail(from:options:)``.
    /// - Throws: ``ArchiveError``, also where a line is none of these.
    package func importRows(
        _ lines: @escaping @Sendable () -> () -> Data?, options: ImportOptions
    ) async throws -> ImportReport {
        let failure = Mutex<ArchiveError?>(nil)
        let batchBytes = options.memory.batchBytes
        let pipeline = MessagePipeline<ParsedBatch>(
            told: {
                RowLine.mail(lines(), batchBytes: batchBytes) { error in failure.withLock { $0 = error } }
            }, jobs: options.jobs)
        let report = try await importMail(pipeline, options)
        if let error = failure.withLock(\.self) { throw error }
        return report
    }

    private func importMail(
        _ pipeline: MessagePipeline<ParsedBatch>, _ options: ImportOptions, paths: [String] = []
    ) async throws -> ImportReport {
        let start = ContinuousClock.now
        let lock = try await WriteLock.take(archive: path)
        defer { withExtendedLifetime(lock) {} }
        // Each row refers to one that was written or looked up just before; verify checks that none refers to nothing.
        try setForeignKeys(checked: false)
        defer { try? setForeignKeys(checked: true) }
        // The last import, a first one, did not come to its end.
        try mergeSearchIndex(imported: 0, options)
        let isFirst = try write { db in
            let isFirst = try !db.isTrue("SELECT EXISTS (SELECT 1 FROM messages)")
            // Left unbuilt where a first import was killed.
            if !isFirst { try Schema.buildIndexes(db) }
            // Else an import before this one left mail that nothing was derived from.
            sealChanges.beginMessages(
                isKnown: try DerivedRows(db: db).areCurrent,
                firstNew: try db.value("SELECT coalesce(max(message_id), 0) + 1 FROM messages") ?? .max,
                isIndexSealed: try Seals(db: db).areComplete)
            return isFirst
        }
        if !options.owner.isEmpty {
            try write { _ = try OwnerAddress.add(options.owner, $0) }
        }
        let keepsRaw = try settleKeepsRaw(options)
        try setCache(bytes: isFirst ? options.memory.firstCacheBytes : options.memory.cacheBytes)
        let outcome = try await readMail(pipeline, options, paths: paths, keepsRaw: keepsRaw, start: start)
        var report = outcome.report
        if !report.wasInterrupted { FailedMessages.forget(archive: path) }
        // In a transaction of its own: readers wait for each.
        try write(Schema.buildIndexes)
        if !report.wasInterrupted { try mergeSearchIndex(imported: report.counts.imported, options) }
        (report.discoveredOwner, report.ownerCandidates) = try finishImport(
            discoversOwner: !report.wasInterrupted, outcome.tally,
            report.wasInterrupted || options.format != nil ? [:] : outcome.packed, faults: report.faults)
        sealChanges.beginMessages(isKnown: false, isIndexSealed: false)
        report.lacksOwner = try !report.wasInterrupted && owners().isEmpty
        try endFirstImport()
        checkpoint()
        report.seconds = start.duration(to: .now) / .seconds(1)
        report.peakMemoryBytes = Self.peakMemoryBytes
        return report
    }

    /// - Returns: whether the archive is to keep the raw messages.
    private func settleKeepsRaw(_ options: ImportOptions) throws -> Bool {
        try write { db in
            let rows = RawRows(db: db)
            if let wanted = options.keepsRaw, try wanted != rows.isWanted {
                try rows.setWanted(wanted)
            }
            guard try rows.isWanted else { return false }
            try requireCompression()
            return true
        }
    }

    /// What is known of the mail when it is read. The writer knows far more; its memory is free for the steps that follow.
    private struct ReadMail {
        var report: ImportReport
        var packed: [ExactText: PackedFile]
        var tally: DeliveryTally?
    }

    private func readMail(
        _ pipeline: MessagePipeline<ParsedBatch>, _ options: ImportOptions, paths named: [String], keepsRaw: Bool,
        start: ContinuousClock.Instant
    ) async throws -> ReadMail {
        let writer = try CommitQueue(self, options)
        var wasInterrupted = false
        let failed = FailedMessages(archive: path)
        let paths = AbsolutePaths()
        do {
            try await pipeline.run(
                skipsPacked: { file in
                    guard options.format == nil else { return false }
                    // Where the archive cannot be read now, the file is read, and writing says what is wrong.
                    let path = paths.absolute(file.path)
                    return (try? read { try PackedRows(db: $0).isUnchanged(file, path: path) }) ?? false
                },
                skips: { try await writer.isUnchanged($0) },
                work: { batch in
                    let known = writer.known(of: batch.container)
                    return { ParsedBatch(batch, known: known, failed: failed, keepsRaw: keepsRaw) }
                },
                deliver: { try await writer.take($0) },
                goesOn: { reader in
                    options.progress?(
                        ImportProgress(
                            messages: writer.received, bytesDone: reader.bytesDone, bytesTotal: reader.bytesTotal,
                            seconds: start.duration(to: .now) / .seconds(1), bytesSkipped: reader.bytesSkipped))
                    wasInterrupted = options.shouldStop()
                    return !wasInterrupted
                })
        } catch {
            await writer.abandon()
            throw error
        }
        let folders = wasInterrupted ? [] : named.filter(paths.isFolder).map { paths.absolute($0) }
        var outcome = ReadMail(
            report: try await writer.finish(folders: folders), packed: await writer.packedFiles,
            tally: await writer.tally)
        outcome.report.wasInterrupted = wasInterrupted
        return outcome
    }

    /// Merges the segments of the full-text index that a first or a large import has left. Where it is stopped the next
    /// import goes on.
    private func mergeSearchIndex(imported: Int, _ options: ImportOptions) throws {
        let isUnmerged = try read(Schema.isSearchIndexUnmerged)
        guard isUnmerged || imported >= CommitQueue.transactionMessages else { return }
        var goesOn = true
        while goesOn {
            guard !options.shouldStop() else { return }
            goesOn = try write { db in
                try Seals(db: db).openIndex()
                return try Schema.mergeSearchIndex(db)
            }
        }
        if isUnmerged { try write(Schema.endFirstMerge) }
    }

    /// Brings all that is derived from the mail up to date when all of an import is in. After an interruption the next
    /// import does what is left.
    ///
    /// - Parameters:
    ///   - tally: of all mail in the archive, where the import has read all of it.
    ///   - packed: packed files that were looked into, by absolute path.
    ///   - faults: what could not be read.
    /// - Returns: owner addresses that were learned, only where none was known before; and those that the mail names
    ///   beside the known ones, where much of it is new.
    private func finishImport(
        discoversOwner: Bool, _ tally: DeliveryTally?, _ packed: [ExactText: PackedFile], faults: [SourceError]
    ) throws -> (learned: [OwnerAddress], others: [OwnerAddress]) {
        try write { db in
            let changes = db.totalChangesCount
            try PackedRows(db: db).note(packed, faults)
            let (seals, derived) = (Seals(db: db), DerivedRows(db: db))
            // An earlier import has done all this, and this one wrote nothing.
            if db.totalChangesCount == changes, try derived.areCurrent && seals.areComplete { return ([], []) }
            let known = try OwnerAddress.all(db)
            let looksForOwner = try known.isEmpty || tally != nil || isMuchNew(db)
            let found = discoversOwner && looksForOwner ? try OwnerDiscovery.candidates(db, tally) : []
            let learned = known.isEmpty ? found : []
            try OwnerAddress.insert(learned, db)
            try db.execute(
                sql: """
                    DELETE FROM labels WHERE NOT EXISTS \
                    (SELECT 1 FROM message_labels l WHERE l.label_id = labels.label_id)
                    """)
            try derived.update(extent(ownerChanged: !learned.isEmpty, db))
            try db.noteLeastVersion("codes_version", current: CodeRows.version)
            try db.noteLeastVersion("sanitizer_version", current: HTMLSanitizer.version)
            // After an interruption the next import looks for the owner, though it may find nothing new.
            try derived.note(areCurrent: discoversOwner)
            if discoversOwner { try seals.isCurrent ? seals.sealIndex(sealChanges.indexParts) : seals.renew() }
            let others = known.isEmpty ? [] : found.filter { !known.contains(NormalisedAddress(normalised: $0.email)) }
            return (learned, others)
        }
    }

    /// Whether a tenth of the mail or more is new. Asking all of it who its owner is takes less time than reading so much.
    private func isMuchNew(_ db: Database) throws -> Bool {
        let first = sealChanges.firstNewMessage
        let last: Int64 = try db.value("SELECT max(message_id) FROM messages") ?? 0
        return last >= first && last - first + 1 >= last / 10
    }

    /// What an import may have changed.
    private func extent(ownerChanged: Bool, _ db: Database) throws -> DerivedRows.Extent {
        guard !ownerChanged else { return .everythingForOwner }
        guard let changed = sealChanges.messages else { return .everything }
        // Where much was changed, looking at all mail is faster.
        let isMuch = try changed.count > 1_000 && changed.count * 10 > db.count("SELECT max(message_id) FROM messages")
        return isMuch
            ? .everything : .touched(try TouchedMail(changed: changed, firstNew: sealChanges.firstNewMessage, db))
    }

    /// The largest resident size of this process so far.
    private static var peakMemoryBytes: Int64 {
        var usage = rusage()
        #if canImport(Darwin)
            getrusage(RUSAGE_SELF, &usage)
            return Int64(usage.ru_maxrss)
        #else
            // In kibibytes here.
            getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
            return Int64(usage.ru_maxrss) * 1024
        #endif
    }
}
