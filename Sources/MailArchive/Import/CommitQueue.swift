import MailSources
import MessageAnalysis
import MessageContent

/// Collects the results of the pipeline and has them committed, many messages a transaction, while the next are read.
final class CommitQueue {
    /// Messages taken, committed or pending.
    private(set) var received = 0
    private let writer: ArchiveWriter
    private let paths = AbsolutePaths()
    private var pending: [ArchiveWriter.Delivery] = []
    private var pendingBytes = 0
    private var pendingMessages = 0
    private var commit: Task<Void, any Error>?
    /// Messages that the archive knows containers to hold, for those that are read again.
    private var known: [ContainerKey: KnownHashes] = [:]

    private let transactionBytes: Int
    /// A transaction is large enough that the full-text index writes few, long segments.
    private static let transactionMessages = 1_000

    init(_ archive: Archive, _ options: ImportOptions) throws {
        transactionBytes = options.memory.transactionBytes
        writer = try ArchiveWriter(archive, options)
    }

    // MARK: Questions of the reader

    /// Whether the container is as it was when it was last read to its end, by a letterbook that found what this one
    /// finds. Otherwise the messages of it that the archive knows are loaded.
    func isUnchanged(_ container: Container) async throws -> Bool {
        let key = ContainerKey(container, paths)
        let messages = try await writer.known(in: container, key)
        known[key] = messages
        return messages == nil
    }

    func known(of container: Container) -> KnownHashes { known[ContainerKey(container, paths)] ?? KnownHashes() }

    // MARK: Results of the pipeline

    func take(_ result: ArchiveWriter.Delivery) async throws {
        pending.append(result)
        switch result {
        case .output(let batch):
            pendingMessages += batch.items.count
            received += batch.items.count
            pendingBytes += batch.bytes
        case .event(.containerEnded(let summary)): known[ContainerKey(summary.container, paths)] = nil
        case .event: break
        }
        if pendingMessages >= Self.transactionMessages || pendingBytes >= transactionBytes { try await flush() }
    }

    /// Begins to commit what is pending, as soon as the commit before has ended. When this throws a transaction was
    /// undone and the writer must not be used again.
    private func flush() async throws {
        try await commit?.value
        let work = pending
        pending.removeAll(keepingCapacity: true)
        pendingBytes = 0
        pendingMessages = 0
        commit = Task { [writer] in try await writer.commit(work) }
    }

    /// Commits all that was taken.
    func finish() async throws -> ImportReport {
        try await flush()
        try await commit?.value
        return await writer.report
    }

    /// Packed files that were looked into, by absolute path.
    var packedFiles: [ExactText: PackedFile] { get async { await writer.packedFiles } }

    /// Of all mail in the archive; nil where some was there before.
    var tally: DeliveryTally? { get async { await writer.tally } }

    /// Waits for the commit that is under way, also where that fails.
    func abandon() async { _ = await commit?.result }
}
