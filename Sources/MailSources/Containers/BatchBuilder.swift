/// Collects the messages of a container into batches.
struct BatchBuilder {
    let container: Container
    private(set) var messageCount = 0
    private let byteLimit: Int
    private let messageLimit: Int
    private var storage: [UInt8] = []
    private var messages: [RawMessage] = []
    private var gaps: [SourceGap] = []

    init(_ container: Container, byteLimit: Int, messageLimit: Int) {
        self.container = container
        self.byteLimit = max(byteLimit, 1)
        self.messageLimit = max(messageLimit, 1)
    }

    /// Whether a message of `size` bytes must go into the next batch.
    func mustFlush(before size: Int) -> Bool {
        !messages.isEmpty && (messages.count >= messageLimit || storage.count + size > byteLimit)
    }

    /// Adds a message whose bytes `write` appends.
    mutating func add(_ origin: Origin, size: Int, write: (inout [UInt8]) -> Void) {
        if storage.isEmpty { storage.reserveCapacity(max(size, min(byteLimit, Int(clamping: container.size)))) }
        let start = storage.count
        write(&storage)
        messages.append(RawMessage(range: start..<storage.count, origin: origin))
        messageCount += 1
    }

    mutating func add(_ gap: SourceGap) {
        if gap.length > 0 || gap.path != nil { gaps.append(gap) }
    }

    /// Hands out what was collected and begins anew.
    mutating func flush() -> RawMessageBatch {
        defer { (storage, messages, gaps) = ([], [], []) }
        return RawMessageBatch(storage: storage, messages: messages, container: container, gaps: gaps)
    }
}
