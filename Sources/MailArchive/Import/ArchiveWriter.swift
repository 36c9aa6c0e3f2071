import GRDB
import MailSources
import MessageAnalysis
import MessageContent
import Synchronization

/// The single writer: writes results in order with their ledger rows.
actor ArchiveWriter {
    typealias Delivery = MessagePipeline<ParsedBatch>.Delivery

    private(set) var report = ImportReport()
    /// Packed files that were looked into, by absolute path.
    private(set) var packedFiles: [ExactText: PackedFile] = [:]
    private let archive: Archive
    private let placing: ConversationPlacing
    private let options: ImportOptions
    private let paths = AbsolutePaths()
    private var ledgers: [ContainerKey: ContainerLedger] = [:]
    /// Containers that this import has looked up.
    private var named: Set<ContainerKey> = []
    /// Containers that were read before and are read again.
    private var reread: Set<ContainerKey> = []
    private let identifiers = IdentifierCache()
    private let identities: MessageIdentities
    private let unsettled = UnsettledFlags()
    private let index = IndexQueue()
    private var isInTransaction = false
    private nonisolated let hasPortion = Atomic(false)
    /// Whether it was given a portion that is not written yet.
    nonisolated var isWriting: Bool {
        get { hasPortion.load(ordering: .relaxed) }
        set { hasPortion.store(newValue, ordering: .relaxed) }
    }

    /// Of all mail in the archive; nil where some was there before this import.
    private(set) var tally: DeliveryTally?

    init(_ archive: Archive, _ options: ImportOptions) throws {
        let isEmpty = try archive.read { try $0.isTrue("SELECT NOT EXISTS (SELECT 1 FROM messages)") }
        tally = isEmpty ? DeliveryTally() : nil
        identities = MessageIdentities(isFirstImport: isEmpty)
        self.archive = archive
        self.options = options
        placing = try archive.read(ConversationPlacing.init)
    }

    /// Looks up a container before it is read.
    ///
    /// - Returns: messages of it that need not be read again; nil where it need not be read at all.
    func known(in container: Container, _ key: ContainerKey) throws -> KnownHashes? {
        // Named twice, it is read once.
        guard container.isStream || named.insert(key).inserted else { return nil }
        if let unchanged = try archive.read({ try ContainerLedger.loadUnchanged(container, key, options, $0) }) {
            ledgers[key] = unchanged
            return nil
        }
        guard var ledger = try archive.read({ try ContainerLedger.load(key, retriesFailed: options.retriesFailed, $0) })
        else { return KnownHashes() }
        // Some messages of the archive are outdated, but none of this container's.
        if ledger.isUnchanged(container, maximumMessageBytes: options.maximumMessageBytes) {
            ledger.forgetRows()
            ledgers[key] = ledger
            return nil
        }
        ledgers[key] = ledger
        reread.insert(key)
        return KnownHashes(
            messages: Set(ledger.rows.keys).subtracting(ledger.outdated), failures: ledger.failures,
            mailbox: ledger.mailbox)
    }

    /// Writes a portion of a transaction. When this throws nothing of the transaction was written, and the writer must
    /// not be used again.
    ///
    /// - Parameter commits: whether it is the transaction's last.
    func write(_ portion: [Delivery], commits: Bool) throws {
        defer {
            isInTransaction = !commits
            isWriting = false
        }
        try archive.writePortion(begins: !isInTransaction, commits: commits) { db in
            let changes = db.totalChangesCount
            for result in portion { try write(result, db) }
            try FlagRows(db: db, identifiers: identifiers).settle(unsettled)
            try identities.endBatch(db)
            try index.write(db)
            try noteChanges(since: changes, db)
        }
    }

    private func noteChanges(since changes: Int, _ db: Database) throws {
        guard db.totalChangesCount != changes else { return }
        try DerivedRows(db: db).note(areCurrent: false)
        try Seals(db: db).openIndex()
    }

    private func write(_ result: Delivery, _ db: Database) throws {
        switch result {
        case .event(let event): try write(event, db)
        case .output(let batch):
            let key = ContainerKey(batch.container, paths)
            var ledger = try ledgers.removeValue(forKey: key) ?? ContainerLedger.create(batch.container, key, db)
            defer { ledgers[key] = ledger }
            let rows = MessageRows(
                db: db, placing: placing, identifiers: identifiers, identities: identities, paths: paths,
                unsettled: unsettled, index: index)
            report.bytes += Int64(batch.bytes)
            for item in batch.items {
                let outcome = try rows.write(item, in: &ledger)
                report.updateLast { $0.counts.count(outcome) }
                if outcome == .imported, case .read(let record) = item {
                    tally?.add(record.deliveredTo, isList: record.isFromList)
                }
            }
            for failure in batch.failures { try write(failure, &ledger, db) }
            for gap in batch.gaps { try write(gap, ledger, db) }
        }
    }

    private func write(_ event: SourceEvent, _ db: Database) throws {
        switch event {
        case .containerBegan(let container):
            let key = ContainerKey(container, paths)
            report.containers.append(
                .init(path: container.path, format: container.format, mailbox: container.mailbox))
            if ledgers[key] == nil { ledgers[key] = try ContainerLedger.create(container, key, db) }
            if reread.contains(key) { try ledgers[key]?.begin(isStream: container.isStream, db) }
        case .containerEnded(let summary): try end(summary, db)
        case .packedBegan(let file): packedFiles[ExactText(paths.absolute(file.path))] = file
        case .packedSkipped(let file):
            report.containers += try PackedRows(db: db).lines(of: file, path: paths.absolute(file.path))
        case .ignored(let path, let reason): report.ignored.append((path, reason.rawValue))
        case .vanished(let path): report.vanished.append(path)
        case .fault(let fault): report.add(fault)
        case .batch: break
        }
    }

    private func end(_ summary: ContainerSummary, _ db: Database) throws {
        let key = ContainerKey(summary.container, paths)
        guard let ledger = ledgers.removeValue(forKey: key) else { return }
        if summary.wasSkipped {
            report.updateLast {
                $0.counts.expected += ledger.messageCount
                $0.counts.unchanged += ledger.messageCount
                $0.isComplete = true
                $0.wasUnchanged = true
            }
        } else if summary.isComplete {
            let (gone, counted) = try ledger.complete(summary, db)
            for row in gone { unsettled.insert(row.messageID) }
            report.gone += gone.count
            report.updateLast {
                $0.isComplete = true
                $0.unaccountedBytes = counted?.unaccountedBytes ?? 0
            }
        }
        reread.remove(key)
    }

    /// Notes which containers below folders that were read hold nothing any more.
    ///
    /// - Parameter folders: absolute.
    func noteGone(below folders: [String]) throws {
        try archive.writePortion(begins: true, commits: true) { db in
            let changes = db.totalChangesCount
            let sources = GoneSources(
                db: db, met: named, read: packedFiles.keys.map(\.text),
                isThorough: options.format == nil && report.faults.isEmpty)
            for message in try Set(folders.flatMap(sources.below)).sorted().flatMap(sources.note) {
                unsettled.insert(message)
                report.gone += 1
            }
            try folders.forEach(sources.forgetPacked)
            try FlagRows(db: db, identifiers: identifiers).settle(unsettled)
            try noteChanges(since: changes, db)
        }
    }

    private func write(_ failure: ParsedBatch.Failure, _ ledger: inout ContainerLedger, _ db: Database) throws {
        let origin = failure.origin
        report.add(.failed(path: origin.path, offset: origin.offset))
        let rows = LedgerRows(db: db, identifiers: identifiers, paths: paths)
        // An earlier version could read it: what that version wrote stays.
        if let row = ledger.claim(failure.hash, at: origin.offset, path: rows.filePath(origin, in: ledger)) {
            try rows.update(row, origin, in: ledger)
            return report.updateLast { $0.counts.count(.unchanged) }
        }
        let gap = SourceGap(failedAt: origin, isInSharedFile: ledger.format.holdsMany)
        try write(gap, ledger, db, hash: failure.hash)
    }

    private func write(_ gap: SourceGap, _ ledger: ContainerLedger, _ db: Database, hash: ContentHash? = nil) throws {
        report.updateLast { line in
            if gap.isMessage {
                line.counts.expected += 1
                line.counts.quarantined += 1
            } else if gap.reason != .blank {
                line.gapBytes += gap.length
            }
        }
        let path = gap.path.map { paths.absolute($0, raw: gap.rawPath) }
        try ledger.add(gap, hash, path: path, rawPath: gap.rawPath.map(paths.absolute(raw:)), db)
    }
}

extension ImportReport {
    /// Changes the line of the container that is being written.
    fileprivate mutating func updateLast(_ change: (inout ContainerLine) -> Void) {
        if !containers.isEmpty { change(&containers[containers.count - 1]) }
    }
}

extension ImportReport.Counts {
    fileprivate mutating func count(_ outcome: MessageRows.Outcome) {
        expected += 1
        switch outcome {
        case .imported: imported += 1
        case .duplicate: duplicates += 1
        case .unchanged: unchanged += 1
        }
    }
}
