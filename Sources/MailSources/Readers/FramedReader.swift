/// Reads one file of framed messages, from a file or a stream.
struct FramedReader: ManyMessageReader {
    private(set) var isComplete = true
    let plan: SourcePlan
    private let limits: ReaderLimits
    let memory: MemoryPool
    private(set) var window: ByteWindow?
    private var framing: any MessageFraming
    private var builder: BatchBuilder
    private var position = 0
    /// The message for which the last batch had no room.
    private var waiting: FramedMessage?
    var faults: ArraySlice<SourceError> = []
    /// Messages left out since the last batch, empty ones included.
    private var leftOut = 0
    private var toldOfCompression = false
    private(set) var isFinished = false

    init(_ plan: SourcePlan, limits: ReaderLimits, memory: MemoryPool) {
        self.plan = plan
        self.limits = limits
        self.memory = memory
        framing = plan.container.format.framing
        builder = BatchBuilder(plan.container, byteLimit: limits.batchBytes, messageLimit: limits.batchMessages)
    }

    var messageCount: Int { builder.messageCount }
    var bytesDone: Int64 { Int64(position) }
    mutating func nextBatch() throws(SourceError) -> RawMessageBatch {
        let window = try openedWindow()
        while let message = try message(in: window) {
            // The file cannot be read further, so that nobody knows where this message ends.
            if message.end == window.end, let fault = window.fault { throw fault }
            if message.fault == nil, builder.mustFlush(before: message.range.count) {
                waiting = message
                return builder.flush()
            }
            waiting = nil
            position = message.end
            add(message, window)
            if leftOut >= Self.leftOutLimit {
                leftOut = 0
                return builder.flush()
            }
        }
        if let fault = window.fault { throw fault }
        let rest = Int64(window.end - position)
        builder.add(SourceGap(offset: Int64(position), length: rest, reason: .blank))
        position = window.end
        return finish()
    }

    private mutating func openedWindow() throws(SourceError) -> ByteWindow {
        if let window { return window }
        let opened = try openWindow()
        window = opened
        return opened
    }

    private mutating func message(in window: ByteWindow) throws(SourceError) -> FramedMessage? {
        if let waiting { return waiting }
        return try framing.message(at: position, in: window, limit: limits.messageBytes)
    }

    private mutating func add(_ message: FramedMessage, _ window: ByteWindow) {
        if let fault = message.fault { return leaveOut(message, fault) }
        guard !message.range.isEmpty else {
            leftOut += 1
            return builder.add(
                SourceGap(offset: Int64(message.start), length: Int64(message.end - message.start), reason: .blank))
        }
        let stored = StoredMessage(window, message)
        let range = stored.range
        let origin = Origin(
            path: plan.container.path, rawPath: plan.rawPathUnlessUTF8, offset: Int64(range.lowerBound),
            length: Int64(range.count), mailbox: plan.container.mailbox,
            envelope: stored.envelope.map { String(decoding: $0, as: UTF8.self) }, keywords: message.keywords,
            tellsFlags: framing.tellsFlags, fileDate: message.receivedAt,
            dateSource: message.receivedAt == nil ? nil : .file, quoting: .none,
            leadLength: Int64(range.lowerBound - message.start), trailLength: Int64(message.end - range.upperBound))
        builder.add(origin, size: range.count) { storage in
            window.withBytes(range) { storage.append($0, 0..<$0.count) }
        }
    }

    /// A batch ends when it tells of so many.
    private static let leftOutLimit = 256

    private mutating func leaveOut(_ message: FramedMessage, _ fault: FramedMessage.Fault) {
        let offset = Int64(message.range.lowerBound)
        leftOut += 1
        switch fault {
        case .tooLarge: faults.append(.tooLarge(path: plan.path, offset: offset, limit: limits.messageBytes))
        case .damaged:
            faults.append(
                .unreadable("is damaged: no message begins at byte \(offset) (get the file once more)", path: plan.path)
            )
        case .compressed:
            if !toldOfCompression { faults.append(.compressed(path: plan.path, offset: offset)) }
            toldOfCompression = true
        }
        if fault != .tooLarge { isComplete = false }
        builder.add(
            SourceGap(
                offset: offset, length: Int64(message.range.count),
                reason: fault == .tooLarge ? .messageTooLarge : .unreadable,
                leadLength: offset - Int64(message.start), trailLength: Int64(message.end - message.range.upperBound)))
    }

    mutating func end(with fault: SourceError) -> RawMessageBatch {
        let missing = isCompressed ? 0 : max(0, plan.container.size - Int64(position))
        builder.add(SourceGap(offset: Int64(position), length: missing, reason: .unreadable))
        faults.append(fault)
        isComplete = false
        return finish()
    }

    private mutating func finish() -> RawMessageBatch {
        isFinished = true
        memory.give(back: window)
        return builder.flush()
    }
}
