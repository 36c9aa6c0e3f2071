import GRDB
import MailSources
import MessageAnalysis
import MessageContent

/// What makes a container the same one when it is read again.
struct ContainerKey: Hashable {
    /// Absolute.
    var path: String
    var format: SourceFormat
    var mailbox: String
}

/// The single writer. Takes results in order and commits them with their ledger rows, many messages a transaction.
final class ArchiveWriter {
    var report = ImportReport()
    private let archive: Archive
    private let owner: Set<NormalisedAddress>
    private let paths = AbsolutePaths()
    private var pending: [MessagePipeline<ParsedBatch>.Delivery] = []
    private var pendingBytes = 0
    private var pendingMessages = 0
    /// Messages taken, committed or pending.
    private(set) var received = 0
    private var ledgers: [ContainerKey: ContainerLedger] = [:]
    /// Messages that the archive knows containers to hold, for those that are read again.
    private var known: [ContainerKey: Set<ContentHash>] = [:]
    private let identifiers = IdentifierCache()

    // A transaction is large enough that the full-text index writes few, long segments.
    private static let transactionMessages = 2_000
    private static let transactionBytes = 48 << 20

    init(_ archive: Archive, owner: Set<NormalisedAddress>) {
        self.archive = archive
        self.owner = owner
    }

    // MARK: What the reader asks

    /// Whether the container is as it was when it was last read to its end, by a letterbook that found what this one
    /// finds. Otherwise what is known of it is loaded.
    func isUnchanged(_ container: Container) throws -> Bool {
        let key = key(container)
        let ledger = try archive.read { try ContainerLedger.load(key, $0) }
        ledgers[key] = ledger
        guard let ledger else { return false }
        if ledger.matches(container), !container.isStream, ledger.outdated.isEmpty { return true }
        known[key] = Set(ledger.rows.keys).subtracting(ledger.outdated)
        return false
    }

    func knownHashes(of container: Container) -> Set<ContentHash> { known[key(container)] ?? [] }

    private func key(_ container: Container) -> ContainerKey {
        // An mbox is one wherever it was named from; of a folder tree the mailbox tells what of it is meant.
        let mailbox = container.format == .mbox ? "" : container.mailbox
        return ContainerKey(path: paths.absolute(container.path), format: container.format, mailbox: mailbox)
    }

    // MARK: What the pipeline hands over

    func take(_ result: MessagePipeline<ParsedBatch>.Delivery) throws {
        pending.append(result)
        if case .output(let batch) = result {
            pendingMessages += batch.items.count
            received += batch.items.count
            pendingBytes += batch.bytes
        }
        if pendingMessages >= Self.transactionMessages || pendingBytes >= Self.transactionBytes { try flush() }
    }

    /// Commits what is pending. When this throws the transaction is undone and the writer must not be used again.
    func flush() throws {
        guard !pending.isEmpty else { return }
        let work = pending
        pending.removeAll(keepingCapacity: true)
        pendingBytes = 0
        pendingMessages = 0
        try archive.write { db in
            for result in work { try write(result, db) }
        }
    }

    private func write(_ result: MessagePipeline<ParsedBatch>.Delivery, _ db: Database) throws {
        switch result {
        case .event(let event): try write(event, db)
        case .output(let batch):
            let key = key(batch.container)
            var ledger = try ledgers.removeValue(forKey: key) ?? ContainerLedger.create(batch.container, key, db)
            defer { ledgers[key] = ledger }
            let rows = MessageRows(db: db, owner: owner, identifiers: identifiers, paths: paths)
            report.bytes += Int64(batch.bytes)
            for item in batch.items {
                report.last.expected += 1
                report.last.count(try rows.write(item, in: &ledger))
            }
            for gap in batch.gaps { try write(gap, ledger, db) }
        }
    }

    private func write(_ event: SourceEvent, _ db: Database) throws {
        switch event {
        case .containerBegan(let container):
            let key = key(container)
            report.containers.append(
                .init(path: container.path, format: container.format, mailbox: container.mailbox))
            if ledgers[key] == nil { ledgers[key] = try ContainerLedger.create(container, key, db) }
            if known[key] != nil { try ledgers[key]?.forgetGaps(db) }
        case .containerEnded(let summary): try end(summary, db)
        case .ignored(let path, let reason): report.ignored.append((path, reason.rawValue))
        case .vanished(let path): report.vanished.append(path)
        case .fault(let fault): report.faults.append(fault)
        case .batch: break
        }
    }

    private func end(_ summary: ContainerSummary, _ db: Database) throws {
        let key = key(summary.container)
        guard let ledger = ledgers.removeValue(forKey: key) else { return }
        if summary.wasSkipped {
            report.last.expected += ledger.messageCount
            report.last.unchanged += ledger.messageCount
            report.markLast(complete: true, unchanged: true)
        } else if summary.isComplete {
            try ledger.complete(summary.container, db)
            report.markLast(complete: true, unchanged: false)
        }
        known[key] = nil
    }

    private func write(_ gap: SourceGap, _ ledger: ContainerLedger, _ db: Database) throws {
        let isMessage = gap.reason == .messageTooLarge
        if isMessage {
            report.last.expected += 1
            report.last.quarantined += 1
        } else {
            report.addGap(gap.length)
        }
        try ledger.addGap(gap, state: isMessage ? "quarantined" : "gap", db)
    }
}

extension ImportReport {
    /// The counts of the container that is being written.
    fileprivate var last: Counts {
        get { containers.last?.counts ?? Counts() }
        set { if !containers.isEmpty { containers[containers.count - 1].counts = newValue } }
    }

    fileprivate mutating func markLast(complete: Bool, unchanged: Bool) {
        guard !containers.isEmpty else { return }
        containers[containers.count - 1].isComplete = complete
        containers[containers.count - 1].wasUnchanged = unchanged
    }

    fileprivate mutating func addGap(_ bytes: Int64) {
        if !containers.isEmpty { containers[containers.count - 1].gapBytes += bytes }
    }
}

extension ImportReport.Counts {
    fileprivate mutating func count(_ outcome: MessageRows.Outcome) {
        switch outcome {
        case .imported: imported += 1
        case .duplicate: duplicates += 1
        case .unchanged: unchanged += 1
        }
    }
}
