import MailSources
import MessageAnalysis
import MessageContent

/// Collects the results of the pipeline and has them written in portions while the next are read, many portions a
/// transaction.
final class CommitQueue {
    /// Messages taken, whether or not they are written and committed.
    private(set) var received = 0
    private let writer: ArchiveWriter
    private let paths = AbsolutePaths()
    private var pending: [ArchiveWriter.Delivery] = []
    private var pendingBytes = 0
    private var pendingMessages = 0
    private var writing: Task<Void, any Error>?
    /// Of the transaction that is open.
    private var (openMessages, openBytes, begun) = (0, 0, ContinuousClock.now)
    /// Standard input may pause as long as it likes, and is read only once: what came of it is committed at once.
    private var readsStream = false
    /// Messages that the archive knows containers to hold, for those that are read again.
    private var known: [ContainerKey: KnownHashes] = [:]

    private let portionBytes: Int
    private static let portionMessages = 500
    /// While the writer is busy a portion grows up to this: what is read meanwhile need not wait for a commit, which may
    /// take as long as writing a thousand messages.
    private static let largestPortionMessages = 2_000
    /// A transaction is large, so that the full-text index, which in a first import writes a segment for each, writes few
    /// (more of mail with copies), and a page that many messages change is written once.
    static let transactionMessages = 8_000
    private static let transactionBytes = 64 << 20
    /// A slow source must not keep readers waiting.
    private static let transactionTime = Duration.seconds(5)

    init(_ archive: Archive, _ options: ImportOptions) throws {
        portionBytes = options.memory.portionBytes
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
            readsStream = batch.container.isStream
        case .event(.containerEnded(let summary)): known[ContainerKey(summary.container, paths)] = nil
        case .event: break
        }
        let isFull = pendingMessages >= Self.largestPortionMessages || pendingBytes >= portionBytes
        let mayGrow = writer.isWriting && !readsStream
        if isFull || pendingMessages >= Self.portionMessages && !mayGrow { try await flush() }
    }

    /// Begins to write what is pending, as soon as the portion before is written. When this throws the transaction was
    /// undone and the writer must not be used again.
    ///
    /// - Parameter commits: whether the transaction ends here, however small it is.
    private func flush(commits: Bool = false) async throws {
        try await writing?.value
        let portion = pending
        if openMessages == 0 { begun = .now }
        openMessages += pendingMessages
        openBytes += pendingBytes
        let isLarge = openMessages >= Self.transactionMessages || openBytes >= Self.transactionBytes
        let commits = commits || isLarge || readsStream || begun.duration(to: .now) > Self.transactionTime
        if commits { (openMessages, openBytes) = (0, 0) }
        pending.removeAll(keepingCapacity: true)
        pendingBytes = 0
        pendingMessages = 0
        writer.isWriting = true
        writing = Task { [writer] in try await writer.write(portion, commits: commits) }
    }

    /// Commits all that was taken.
    ///
    /// - Parameter folders: those that were read to their ends, absolute.
    func finish(folders: [String]) async throws -> ImportReport {
        try await flush(commits: true)
        try await writing?.value
        if !folders.isEmpty { try await writer.noteGone(below: folders) }
        return await writer.report
    }

    /// Packed files that were looked into, by absolute path.
    var packedFiles: [ExactText: PackedFile] { get async { await writer.packedFiles } }

    /// Of all mail in the archive; nil where some was there before.
    var tally: DeliveryTally? { get async { await writer.tally } }

    /// Commits what was written. Where writing has failed nothing is left to commit.
    func abandon() async {
        guard case .success = await writing?.result ?? .success(()) else { return }
        try? await writer.write([], commits: true)
    }
}
