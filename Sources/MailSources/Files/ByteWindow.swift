/// A piece of a file in memory that moves forward over it, growing only where one message needs it.
///
/// Positions are offsets in the file. The bytes before `start` may be forgotten at the next read.
final class ByteWindow {
    let source: ByteSource
    /// File position of `storage[0]`.
    private var base = 0
    /// First position that must be kept.
    private(set) var start = 0
    /// The position after the last byte in memory.
    private(set) var end = 0
    /// The file has no byte at `end`, or none that can be read.
    private(set) var isAtEnd = false
    /// The error that keeps the bytes from `end` on from being read; nil at the end of the file.
    private(set) var fault: SourceError?
    /// While it is set nothing is read and nothing forgotten: for a look at the beginning of a file.
    var isFrozen = false
    private var storage: [UInt8]

    /// - Parameters:
    ///   - memory: of an earlier window.
    ///   - first: where it begins.
    init(_ source: ByteSource, recycling memory: [UInt8] = [], from first: Int = 0) {
        self.source = source
        storage = memory
        (base, start, end) = (first, first, first)
        source.position = first
    }

    /// Hands out the memory for the next window to use. This one has no bytes afterwards, and reads no more.
    func giveUpMemory() -> [UInt8] {
        let memory = storage
        storage = []
        base = end
        start = end
        isAtEnd = true
        return memory
    }

    /// Brings the bytes before `position` into memory. False where the file ends before it.
    @discardableResult
    func fill(to position: Int) throws(SourceError) -> Bool {
        while end < position, !isAtEnd, !isFrozen { try readChunk() }
        return end >= position
    }

    /// Brings more bytes into memory. False at the end of the file.
    func fillMore() throws(SourceError) -> Bool { try fill(to: end + 1) }

    /// Allows the bytes before `position` to be forgotten, unless the window is frozen.
    func discard(before position: Int) {
        if !isFrozen { start = min(max(position, start), end) }
    }

    /// Calls `body` with the bytes of a range that is in memory.
    @inline(__always)
    func withBytes<R>(_ range: Range<Int>, _ body: (Span<UInt8>) -> R) -> R {
        let bytes = storage
        return body(bytes.span.extracting(range.lowerBound - base..<range.upperBound - base))
    }

    func byte(at position: Int) -> UInt8 { storage[position - base] }

    /// Up to `count` bytes from `position`, fewer only at the end of the file. Nil where too much of a stream would
    /// have to be held in memory to get there.
    func peek(at position: Int, count: Int) throws(SourceError) -> [UInt8]? {
        if position + count > end, !isAtEnd {
            if source.isSeekable { return try source.bytes(at: position, count: count) }
            guard position - end <= SourceLimits.streamContentLengthBytes else { return nil }
            try fill(to: position + count)
        }
        guard position >= start, position <= end, isAtEnd || position + count <= end else { return nil }
        return Array(storage[position - base..<min(position + count, end) - base])
    }

    private func readChunk() throws(SourceError) {
        makeRoom()
        let used = end - base
        let room = min(storage.count - used, SourceLimits.chunkBytes)
        let got: Int
        do throws(SourceError) {
            got = try source.read(into: &storage, at: used, count: room)
        } catch {
            // The bytes before the error are handed out first.
            guard end > base else { throw error }
            fault = error
            isAtEnd = true
            return
        }
        end += got
        isAtEnd = got == 0
    }

    /// Moves the kept bytes to the front where they are fewer than the forgotten ones, and adds memory in proportion
    /// where they fill it, so that each byte is moved a constant number of times on average.
    private func makeRoom() {
        let kept = end - start
        let forgotten = start - base
        if forgotten >= kept, forgotten >= min(SourceLimits.chunkBytes, storage.count / 2), forgotten > 0 {
            storage.withUnsafeMutableBufferPointer { buffer in
                let live = UnsafeMutableBufferPointer(rebasing: buffer[forgotten..<forgotten + kept])
                _ = UnsafeMutableBufferPointer(rebasing: buffer[0..<kept]).update(fromContentsOf: live)
            }
            base = start
        }
        if end - base == storage.count {
            // A large message is copied out of the window later, when both take memory: so the window does not double
            // then.
            let more = storage.count < Self.largeBytes ? max(storage.count, Self.firstBytes) : storage.count / 4
            storage.reserveCapacity(storage.count + more)
            storage.append(contentsOf: [UInt8](zeros: more))
        }
    }

    /// Enough for most message files; larger ones double it.
    private static let firstBytes = 64 << 10
    /// From here on it grows by a quarter.
    private static let largeBytes = 32 << 20
}
