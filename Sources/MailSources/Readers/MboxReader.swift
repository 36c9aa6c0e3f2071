/// Reads one mbox, from a file or a stream.
struct MboxReader: ManyMessageReader {
    private(set) var isComplete = true
    let plan: SourcePlan
    private let limits: ReaderLimits
    let memory: MemoryPool
    private(set) var window: ByteWindow?
    private var splitter: MboxSplitter?
    private var quoting = MboxQuoting(.every)
    private var builder: BatchBuilder
    private var position: Int?
    /// The message at `position`, for which the last batch had no room.
    private var waiting: MboxEntry?
    var faults: ArraySlice<SourceError> = []
    private(set) var isFinished = false
    private var first: Int64?
    /// Nil until all is read.
    private(set) var separators: MboxSeparators?

    init(_ plan: SourcePlan, limits: ReaderLimits, memory: MemoryPool) {
        self.plan = plan
        self.limits = limits
        self.memory = memory
        builder = BatchBuilder(plan.container, byteLimit: limits.batchBytes, messageLimit: limits.batchMessages)
    }

    var messageCount: Int { builder.messageCount }
    /// Of a piece: from its first message to the one that follows it, so that all pieces together are the file.
    var bytesDone: Int64 {
        guard let window else { return 0 }
        guard let range = plan.range else { return Int64(window.start) }
        let start = range.start > 0 ? first ?? Int64(position ?? window.end) : 0
        return max(0, Int64(position ?? window.end) - start)
    }

    mutating func nextBatch() throws(SourceError) -> RawMessageBatch {
        if splitter == nil {
            try begin()
            first = position.flatMap { $0 < end ? Int64($0) : nil }
        }
        while let start = position, start < end {
            guard let entry = try entry(at: start) else { break }
            // The file cannot be read further, so that nobody knows where this message ends.
            if entry.next == nil, let fault = window?.fault { throw fault }
            if builder.mustFlush(before: entry.end - entry.start) {
                waiting = entry
                return builder.flush()
            }
            waiting = nil
            position = entry.next
            // Bytes behind the last message may not have been read yet; they count in its `trailLength`.
            if entry.next == nil { try window?.fill(to: entry.end + SourceLimits.lookBehindBytes) }
            add(entry)
        }
        if let fault = window?.fault { throw fault }
        return finish()
    }

    private mutating func begin() throws(SourceError) {
        if let range = plan.range, range.start > 0 { return try begin(in: range) }
        let window = try openWindow()
        self.window = window
        var splitter = try MboxSplitter(beginning: window, messageLimit: limits.messageBytes)
        position = try splitter.firstSeparator()
        builder.add(leadingGap(window))
        if let position { quoting = try MboxEvidence.quoting(of: splitter, from: position) }
        self.splitter = splitter
    }

    /// Where the messages end that are read: the first `From ` line from there on belongs to another piece.
    private var end: Int { plan.range.map { Int(clamping: $0.end) } ?? Int.max }

    /// Begins in the middle of the file.
    private mutating func begin(in range: MboxRange) throws(SourceError) {
        quoting = range.rule.quoting
        let start = min(Int(clamping: range.start), SourceLimits.largestOffset)
        var splitter = try splitter(before: start, range.rule)
        if quoting.isFramed, try splitter.opensMessage(at: start) {
            position = start
        } else {
            // Where every length is counted, only a chain from the beginning of the file is sure.
            if quoting.isFramed { splitter = try self.splitter(before: 0, range.rule) }
            position = try splitter.separator(notBefore: start)
        }
        self.splitter = splitter
    }

    private mutating func splitter(before start: Int, _ rule: MboxRule) throws(SourceError) -> MboxSplitter {
        let source = try ByteSource(opening: plan.path)
        guard !source.isCompressed else {
            throw .unreadable("a compressed file cannot be read in pieces (read it whole)", path: plan.path)
        }
        let splitter = MboxSplitter(
            source, before: start, rule, messageLimit: limits.messageBytes, recycling: memory.take())
        window = splitter.window
        return splitter
    }

    private func leadingGap(_ window: ByteWindow) -> SourceGap {
        let length = position ?? window.end
        // Blank lines at the beginning are still in memory; other bytes may have left it.
        let isBlank = window.start == 0 && window.withBytes(0..<length) { LeadingBlank.end(in: $0) } == length
        return SourceGap(offset: 0, length: Int64(length), reason: isBlank ? .blank : .beforeFirstMessage)
    }

    private mutating func entry(at position: Int) throws(SourceError) -> MboxEntry? {
        if let waiting { return waiting }
        return try splitter?.entry(at: position)
    }

    private mutating func add(_ entry: MboxEntry) {
        guard let window, let splitter else { return }
        let size = entry.end - entry.start
        guard !entry.isTooLarge, size <= limits.messageBytes else {
            faults.append(.tooLarge(path: plan.path, offset: Int64(entry.start), limit: limits.messageBytes))
            return builder.add(gap(entry, .messageTooLarge, window))
        }
        if entry.header.isFolderData { return builder.add(gap(entry, .folderData, window)) }
        let quoting = quoting(of: entry)
        builder.add(origin(entry, quoting, window), size: size) { storage in
            window.withBytes(entry.start..<entry.end) { stored in
                quoting.undo(
                    stored, bodyStart: entry.bodyStart - entry.start, lineEnd: splitter.lineEnd, to: &storage)
            }
        }
    }

    private func gap(_ entry: MboxEntry, _ reason: SourceGap.Reason, _ window: ByteWindow) -> SourceGap {
        SourceGap(
            offset: Int64(entry.start), length: Int64(entry.end - entry.start), reason: reason,
            leadLength: entry.leadLength, trailLength: trailLength(of: entry, window))
    }

    /// The part of the mailbox's quoting that this message shows. A Content-Length that led nowhere is not the
    /// writer's.
    private func quoting(of entry: MboxEntry) -> MboxQuoting {
        let isBare = entry.isCounted && entry.unquotedLines > 0
        return MboxQuoting(
            entry.hasQuotedLines && !isBare ? quoting.fromLines : .none,
            isFramed: quoting.isFramed && entry.isCounted)
    }

    private func origin(_ entry: MboxEntry, _ quoting: MboxQuoting, _ window: ByteWindow) -> Origin {
        let envelope = window.withBytes(entry.envelope) { $0.withUnsafeBufferPointer { Array($0) } }
        return Origin(
            path: plan.container.path, rawPath: plan.rawPathUnlessUTF8, offset: Int64(entry.start),
            length: Int64(entry.end - entry.start), mailbox: plan.container.mailbox,
            envelope: String(decoding: envelope, as: UTF8.self), keywords: entry.header.keywords,
            tellsFlags: entry.header.tellsFlags, dateSource: nil, quoting: quoting, leadLength: entry.leadLength,
            trailLength: trailLength(of: entry, window))
    }

    private func trailLength(of entry: MboxEntry, _ window: ByteWindow) -> Int64 {
        Int64((entry.next ?? window.end) - entry.end)
    }

    mutating func end(with fault: SourceError) -> RawMessageBatch {
        let reached = Int64(position ?? (splitter == nil ? Int(clamping: plan.range?.start ?? 0) : window?.end ?? 0))
        let size = min(plan.container.size, Int64(clamping: end))
        // Nobody knows how many bytes of a compressed file would have followed.
        let missing = isCompressed ? 0 : max(0, size - reached)
        builder.add(SourceGap(offset: reached, length: missing, reason: .unreadable))
        faults.append(fault)
        isComplete = false
        return finish()
    }

    private mutating func finish() -> RawMessageBatch {
        isFinished = true
        separators = MboxSeparators(first: first, next: position.map(Int64.init))
        memory.give(back: window)
        return builder.flush()
    }
}
