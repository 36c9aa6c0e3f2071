/// Reads one file with many messages, or a stream of them: what the readers of an mbox and of framed messages share.
protocol ManyMessageReader: ContainerReader {
    var plan: SourcePlan { get }
    var memory: MemoryPool { get }
    /// Nil until it is opened.
    var window: ByteWindow? { get }
    /// To be told of before the next batch.
    var faults: ArraySlice<SourceError> { get set }
    var isFinished: Bool { get }

    mutating func nextBatch() throws(SourceError) -> RawMessageBatch
    /// Hands out the messages that were read before reading failed.
    mutating func end(with fault: SourceError) -> RawMessageBatch
}

extension ManyMessageReader {
    var bytesRead: Int64 { window?.source.compressedBytesRead ?? bytesDone }
    var isCompressed: Bool { window?.source.isCompressed ?? false }

    mutating func next() -> SourceEvent? {
        if let fault = faults.popFirst() { return .fault(fault) }
        if isFinished { return nil }
        do throws(SourceError) {
            return .batch(try nextBatch())
        } catch {
            return .batch(end(with: error))
        }
    }

    func openWindow() throws(SourceError) -> ByteWindow {
        if let stream = plan.stream { return stream }
        return ByteWindow(try ByteSource(opening: plan.path), recycling: memory.take())
    }
}
