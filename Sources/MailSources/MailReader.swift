/// Finds mail below paths and hands it out batch by batch, with memory that does not depend on how much there is.
///
/// ```swift
/// let reader = MailReader(paths: ["Mail", "archive.mbox", "-"])
/// while let event = reader.next() {
///     if case .batch(let batch) = event {
///         for message in batch.messages { print(message.origin.path, batch.bytes(of: message).count) }
///     }
/// }
/// ```
///
/// A file that cannot be read is a `.fault` among the events and never ends the reading. The same tree gives the same
/// events in the same order on every file system. A reader belongs to one task; the batches may go to others.
public final class MailReader: Sequence, IteratorProtocol {
    /// A message of more bytes is left out where the caller sets no other limit.
    public static let largestMessageBytes = SourceLimits.messageBytes

    private var walker: SourceWalker
    /// What `containers()` found, and how many of these `next()` has used.
    private var findings: [SourceWalker.Finding] = []
    private var given = 0
    private let limits: ReaderLimits
    private let memory = MemoryPool()
    private var told: ToldMail?
    private var reader: (any ContainerReader)?
    /// The container that `.containerBegan` announced.
    private var current: SourcePlan?
    /// Bytes in the containers that have ended.
    private var finishedBytes: Int64 = 0
    /// Bytes of ``bytesDone`` that were not read, as their containers were passed over.
    package private(set) var bytesSkipped: Int64 = 0
    /// Bytes in the containers found so far. Call ``containers()`` first to have all of them.
    public private(set) var bytesTotal: Int64 = 0

    /// - Parameters:
    ///   - paths: files, folders, or `-` for standard input. A folder is walked, symbolic links included.
    ///   - format: how the paths are to be read; nil to judge each file by its content. With a format, files of other
    ///     content are read as that format all the same: with `.eml` each file is exactly one message.
    ///   - batchBytes: a batch ends before it grows beyond this, unless a single message is larger.
    ///   - batchMessages: the most messages in a batch.
    ///   - maximumMessageBytes: a larger message is reported as a fault and left out.
    public convenience init(
        paths: [String], format: SourceFormat? = nil, batchBytes: Int = 4 << 20, batchMessages: Int = 256,
        maximumMessageBytes: Int = MailReader.largestMessageBytes
    ) {
        self.init(
            rawPaths: paths.map { Array($0.utf8) }, format: format, batchBytes: batchBytes,
            batchMessages: batchMessages, maximumMessageBytes: maximumMessageBytes)
    }

    /// Reads below paths that need not be UTF-8. See
    /// ``init(paths:format:batchBytes:batchMessages:maximumMessageBytes:)``.
    public init(
        rawPaths: [[UInt8]], format: SourceFormat? = nil, batchBytes: Int = 4 << 20, batchMessages: Int = 256,
        maximumMessageBytes: Int = MailReader.largestMessageBytes
    ) {
        walker = SourceWalker(paths: rawPaths.map { RawPath($0) }, format: format)
        limits = ReaderLimits(
            batchBytes: batchBytes, batchMessages: batchMessages, messageBytes: Swift.max(maximumMessageBytes, 1))
    }

    /// Reads a unit of ``WorkUnits``. See ``init(paths:format:batchBytes:batchMessages:maximumMessageBytes:)``.
    package init(unit: WorkUnit, batchBytes: Int, batchMessages: Int, maximumMessageBytes: Int) {
        walker = SourceWalker(paths: [], format: nil)
        findings = unit.plans.map { .plan($0) }
        bytesTotal = unit.bytes
        limits = ReaderLimits(
            batchBytes: batchBytes, batchMessages: batchMessages, messageBytes: Swift.max(maximumMessageBytes, 1))
    }

    /// Hands out mail that another machine has read.
    package init(told: ToldMail) {
        self.told = told
        walker = SourceWalker(paths: [], format: nil)
        limits = ReaderLimits(batchBytes: 0, batchMessages: 0, messageBytes: 0)
    }

    /// Asked, before a packed folder is looked into, whether to pass over it. To be set before anything is read.
    package var skipsPacked: (PackedFile) -> Bool {
        get { walker.skipsPacked }
        set { walker.skipsPacked = newValue }
    }

    /// Bytes of ``bytesTotal`` that were read or skipped.
    public var bytesDone: Int64 {
        guard let reader, let current else { return finishedBytes }
        return finishedBytes.saturatingAdding(Swift.min(reader.bytesRead, current.container.size))
    }

    /// Walks all folders and lists what will be read, without reading it. ``next()`` then begins with the first
    /// container.
    public func containers() -> [Container] {
        while let finding = walk() { findings.append(finding) }
        return findings[given...].compactMap { finding in
            if case .plan(let plan) = finding { return plan.container }
            return nil
        }
    }

    /// Whether a path names something that can be read only once: standard input, a pipe, a terminal.
    package static func isStream(_ path: String) -> Bool {
        path == "-" || (try? FileStatus(of: RawPath(path)))?.kind == .pipeOrTerminal
    }

    /// The next event; nil when all paths are done.
    public func next() -> SourceEvent? {
        if let told { return told.next() }
        if let current { return nextOfContainer(current) }
        switch nextFinding() {
        case .event(let event): return event
        case .plan(let plan):
            current = plan
            return .containerBegan(plan.container)
        case nil: return nil
        }
    }

    /// Passes over the rest of the container that is being read, or over all of it right after `.containerBegan`. The
    /// next event is its `.containerEnded`.
    public func skipContainer() {
        told?.skipContainer()
        guard current != nil else { return }
        reader = SkippedContainer(messageCount: reader?.messageCount ?? 0)
    }

    private func nextOfContainer(_ plan: SourcePlan) -> SourceEvent {
        var reader = self.reader ?? open(plan)
        let event = reader.next()
        self.reader = reader
        if let event { return event }
        self.reader = nil
        current = nil
        finishedBytes = finishedBytes.saturatingAdding(plan.container.size)
        if reader is SkippedContainer { bytesSkipped = bytesSkipped.saturatingAdding(plan.container.size) }
        let summary = ContainerSummary(
            container: plan.container, messageCount: reader.messageCount, byteCount: reader.bytesDone,
            isCompressed: reader.isCompressed, isComplete: reader.isComplete, wasSkipped: reader is SkippedContainer,
            separators: reader.separators)
        return .containerEnded(summary)
    }

    private func open(_ plan: SourcePlan) -> any ContainerReader {
        switch plan.content {
        case .mbox: MboxReader(plan, limits: limits, memory: memory)
        case .framed: FramedReader(plan, limits: limits, memory: memory)
        case .file, .maildir, .folder: MessageFileReader(plan, limits: limits, memory: memory)
        }
    }

    private func nextFinding() -> SourceWalker.Finding? {
        guard given < findings.count else { return walk() }
        defer { given += 1 }
        return findings[given]
    }

    private func walk() -> SourceWalker.Finding? {
        let finding = walker.next()
        if case .plan(let plan) = finding { bytesTotal = bytesTotal.saturatingAdding(plan.container.size) }
        return finding
    }
}

/// Takes the place of the reader of a container that the caller passes over.
private struct SkippedContainer: ContainerReader {
    let messageCount: Int
    let bytesDone: Int64 = 0
    let isComplete = false

    mutating func next() -> SourceEvent? { nil }
}
