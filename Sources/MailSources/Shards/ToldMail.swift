/// Mail that other machines have read, in the order in which one machine would have read it: their lines as the events of
/// one reader. Pieces of an mbox that follow each other are one container.
package final class ToldMail {
    /// What a machine tells.
    package enum Line {
        case container(WorkUnit.Part)
        /// With the raw message.
        case message(Origin, [UInt8])
        case gap(SourceGap)
        /// The end of a container, or of a piece of it.
        case end(bytes: Int64, isComplete: Bool, isCompressed: Bool)
    }

    private struct Open {
        var container: Container
        var builder: BatchBuilder
        var byteCount: Int64 = 0
        /// Whether a piece has begun and not ended.
        var isOpen = true
        var isComplete = true
        var isCompressed = false
        var isSkipped = false

        /// Whether all of it was told: what a machine did not reach, or did not tell, is missing.
        var isWhole: Bool {
            let isCounted = container.format.holdsMany && !isCompressed
            return isComplete && !isOpen && !isSkipped && (!isCounted || byteCount == container.size)
        }
    }

    private let lines: () -> Line?
    private let batchBytes: Int
    private var open: Open?
    private var events: ArraySlice<SourceEvent> = []
    private var isAtEnd = false

    /// - Parameters:
    ///   - batchBytes: see `MailReader`.
    ///   - lines: gives one after the other; nil at the end.
    package init(batchBytes: Int, lines: @escaping () -> Line?) {
        (self.batchBytes, self.lines) = (batchBytes, lines)
    }

    func next() -> SourceEvent? {
        while events.isEmpty, !isAtEnd {
            if let line = lines() {
                take(line)
            } else {
                isAtEnd = true
                close()
            }
        }
        return events.popFirst()
    }

    /// See ``MailReader/skipContainer()``.
    func skipContainer() { open?.isSkipped = true }

    private func take(_ line: Line) {
        switch line {
        case .container(let part):
            let container = part.container
            if open?.container == container {
                open?.isOpen = true
                return
            }
            close()
            open = Open(
                container: container,
                builder: BatchBuilder(container, byteLimit: batchBytes, messageLimit: Self.batchMessages))
            events.append(.containerBegan(container))
        case .message(let origin, let bytes):
            guard open?.isSkipped == false else { return }
            if open?.builder.mustFlush(before: bytes.count) == true, let batch = open?.builder.flush() {
                events.append(.batch(batch))
            }
            open?.builder.add(origin, size: bytes.count) { $0 += bytes }
        case .gap(let gap):
            guard open?.isSkipped == false else { return }
            open?.builder.add(gap)
        case .end(let bytes, let isComplete, let isCompressed):
            open?.isOpen = false
            if let count = open?.byteCount { open?.byteCount = count.saturatingAdding(bytes) }
            if !isComplete { open?.isComplete = false }
            open?.isCompressed = isCompressed
        }
    }

    private func close() {
        guard var last = open else { return }
        if !last.isSkipped { events.append(.batch(last.builder.flush())) }
        events.append(
            .containerEnded(
                ContainerSummary(
                    container: last.container, messageCount: last.builder.messageCount, byteCount: last.byteCount,
                    isCompressed: last.isCompressed, isComplete: last.isWhole,
                    wasSkipped: last.isSkipped, separators: nil)))
        open = nil
    }

    private static let batchMessages = 128
}
