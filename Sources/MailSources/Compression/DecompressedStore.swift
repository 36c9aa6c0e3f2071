import Bytes
import Synchronization

/// The decompressed bytes of a file, or of a member of a zip file.
///
/// They are decompressed from their beginning on, and the place that was reached is kept: reading in order decompresses
/// nothing twice. Going back begins anew; with gzip and deflate, at the last checkpoint before.
final class DecompressedStore: ByteStore {
    /// The size and the checksum that a zip file states for the decompressed bytes of a member.
    struct Expectation {
        let size: Int64
        let crc32: UInt32
    }

    private let input: any ByteStore
    private let compression: Compression
    private let expected: Expectation?
    private let path: RawPath
    private let state: Mutex<State>

    init(
        _ input: any ByteStore, _ compression: Compression, expected: Expectation? = nil, path: RawPath
    ) throws(SourceError) {
        guard let decoder = compression.decoder() else { throw .missingLibrary(compression, path: path) }
        self.input = input
        self.compression = compression
        self.expected = expected
        self.path = path
        state = Mutex(State(place: Place(decoder: decoder)))
    }

    var isSeekable: Bool { false }

    /// True where there are checkpoints to go back to: zlib alone can copy its state.
    var canGoBack: Bool { compression == .gzip || compression == .deflate }

    var size: Int64? { expected?.size ?? state.withLock { $0.isAtEnd ? Int64($0.place.position) : nil } }

    var bytesRead: Int64? { state.withLock { Int64($0.place.inputPosition) } }

    func read(into output: UnsafeMutableRawBufferPointer, at offset: Int) throws(SourceError) -> Int {
        guard offset >= 0, offset <= SourceLimits.largestOffset, output.count > 0 else { return 0 }
        return try state.withLock { state throws(SourceError) in
            if offset + output.count <= state.head.count {
                output.copyBytes(from: state.head[offset..<offset + output.count])
                return output.count
            }
            try go(to: offset, &state)
            guard state.place.position == offset else { return 0 }
            return try decode(into: output, &state)
        }
    }

    // MARK: Decoding

    /// How far the input is decoded.
    private struct Place {
        var decoder: any Decoder
        /// Offset of the next decompressed byte.
        var position = 0
        /// Offset of the next compressed byte.
        var inputPosition = 0
        /// No stream was begun, or the last has ended: the input may end here.
        var isBetweenStreams = true
        /// Of all bytes so far; nil where decoding began at a checkpoint.
        var crc32: UInt32? = 0
    }

    /// Invariant of the unchecked part: decoders are reached through the lock that holds this state, and by nobody
    /// else.
    private struct State: @unchecked Sendable {
        var place: Place
        var isAtEnd = false
        var isInputAtEnd = false
        /// The error that keeps the bytes behind `place` from being read.
        var fault: SourceError?
        /// A piece of the input.
        var buffer: [UInt8] = []
        /// Which bytes of `buffer` no decoder has taken yet.
        var unread = 0..<0
        var checkpoints: [Place] = []
        /// Decompressed bytes between two checkpoints.
        var checkpointBytes = 1 << 20
        /// The first decompressed bytes, which are read again and again to tell what the file is.
        var head: [UInt8] = []
    }

    private static let inputBytes = 64 << 10
    /// A checkpoint takes some 40 KB.
    private static let maximumCheckpoints = 512

    /// Decodes and forgets the bytes before `offset`.
    private func go(to offset: Int, _ state: inout State) throws(SourceError) {
        let checkpoint = state.checkpoints.last { $0.position <= offset }
        if offset < state.place.position || (checkpoint?.position ?? 0) > state.place.position {
            try resume(at: checkpoint, &state)
        }
        guard state.place.position < offset else { return }
        var passed = [UInt8](repeating: 0, count: min(offset - state.place.position, SourceLimits.chunkBytes))
        while state.place.position < offset {
            let wanted = min(offset - state.place.position, passed.count)
            let got = try passed.withUnsafeMutableBufferPointer { buffer throws(SourceError) in
                try decode(
                    into: UnsafeMutableRawBufferPointer(UnsafeMutableBufferPointer(rebasing: buffer[..<wanted])), &state
                )
            }
            if got == 0 { return }
        }
    }

    private func resume(at checkpoint: Place?, _ state: inout State) throws(SourceError) {
        if var place = checkpoint, let decoder = place.decoder.copy() {
            place.decoder = decoder
            place.crc32 = nil
            state.place = place
        } else {
            guard let decoder = compression.decoder() else { throw .missingLibrary(compression, path: path) }
            state.place = Place(decoder: decoder)
        }
        state.unread = 0..<0
        state.isAtEnd = false
        state.isInputAtEnd = false
        state.fault = nil
    }

    /// Gives fewer bytes than asked for at the end, and before an error, which the next call throws.
    private func decode(into output: UnsafeMutableRawBufferPointer, _ state: inout State) throws(SourceError) -> Int {
        var filled = 0
        do throws(SourceError) {
            while filled < output.count, !state.isAtEnd {
                if let fault = state.fault { throw fault }
                if state.place.isBetweenStreams {
                    try beginStream(&state)
                } else {
                    if state.unread.isEmpty, !state.isInputAtEnd { try refill(&state) }
                    filled += try step(into: UnsafeMutableRawBufferPointer(rebasing: output[filled...]), &state)
                }
            }
        } catch {
            state.fault = error
            if filled == 0 { throw error }
        }
        return filled
    }

    private func step(into output: UnsafeMutableRawBufferPointer, _ state: inout State) throws(SourceError) -> Int {
        let step = state.buffer.withUnsafeBytes { input in
            state.place.decoder.decode(UnsafeRawBufferPointer(rebasing: input[state.unread]), into: output)
        }
        take(step, UnsafeRawBufferPointer(rebasing: output[..<step.produced]), &state)
        switch step.outcome {
        case .damaged: state.fault = damage(state)
        case .end: try endStream(&state)
        case .more:
            if state.isInputAtEnd, step.produced == 0 { throw damage(state) }
            if state.place.position >= (state.checkpoints.last?.position ?? 0) + state.checkpointBytes {
                addCheckpoint(&state)
            }
        }
        return step.produced
    }

    private func take(_ step: DecodedStep, _ made: UnsafeRawBufferPointer, _ state: inout State) {
        pass(step.consumed, &state)
        if state.place.position == state.head.count, state.head.count < SourceLimits.sniffBytes {
            state.head.append(contentsOf: made.prefix(SourceLimits.sniffBytes - state.head.count))
        }
        state.place.position += step.produced
        if expected != nil, let sum = state.place.crc32 { state.place.crc32 = CRC32.update(sum, made) }
    }

    private func pass(_ count: Int, _ state: inout State) {
        state.unread = state.unread.lowerBound + count..<state.unread.upperBound
        state.place.inputPosition += count
    }

    // MARK: Streams

    /// Behind a stream another may begin. Zeros between them are padding, which tapes and some tools leave; anything
    /// else is damage.
    private func beginStream(_ state: inout State) throws(SourceError) {
        if state.unread.isEmpty, !state.isInputAtEnd { try refill(&state) }
        if state.place.inputPosition > 0 {
            while !state.unread.isEmpty || !state.isInputAtEnd {
                let zeros = state.buffer[state.unread].prefix { $0 == 0 }.count
                pass(zeros, &state)
                if !state.unread.isEmpty { break }
                try refill(&state)
            }
            if state.unread.count < Compression.headBytes, !state.isInputAtEnd { try refill(&state) }
            guard state.unread.isEmpty || compression.begins(state.buffer[state.unread]) else { throw damage(state) }
        }
        if state.unread.isEmpty { state.isAtEnd = true } else { state.place.isBetweenStreams = false }
    }

    private func endStream(_ state: inout State) throws(SourceError) {
        state.place.isBetweenStreams = true
        guard let expected else { return state.place.decoder.restart() }
        let sum = state.place.crc32
        guard Int64(state.place.position) == expected.size, sum == nil || sum == expected.crc32 else {
            throw damage(state)
        }
        state.isAtEnd = true
    }

    /// Adds input behind the unread bytes.
    private func refill(_ state: inout State) throws(SourceError) {
        if state.buffer.isEmpty { state.buffer = [UInt8](repeating: 0, count: Self.inputBytes) }
        let kept = Array(state.buffer[state.unread])
        state.buffer.replaceSubrange(0..<kept.count, with: kept)
        let position = state.place.inputPosition + kept.count
        let count = try input.read(into: &state.buffer, kept.count..<state.buffer.count, at: position)
        state.unread = 0..<kept.count + count
        if count == 0 { state.isInputAtEnd = true }
    }

    private func addCheckpoint(_ state: inout State) {
        guard let copy = state.place.decoder.copy() else { return }
        // Half of them go when there are too many, so that memory stays bounded for files of any size.
        if state.checkpoints.count == Self.maximumCheckpoints {
            state.checkpoints = state.checkpoints.indices.filter { $0 % 2 == 1 }.map { state.checkpoints[$0] }
            state.checkpointBytes *= 2
        }
        var place = state.place
        place.decoder = copy
        state.checkpoints.append(place)
    }

    private func damage(_ state: State) -> SourceError {
        .damaged(compression, at: state.place.position, path: path)
    }
}

extension DecompressedStore {
    /// `store`, or the decompressed bytes where it is compressed.
    static func reading(_ store: any ByteStore, path: RawPath) throws(SourceError) -> any ByteStore {
        guard let compression = Compression(try store.bytes(at: 0, count: Compression.headBytes)) else { return store }
        return try DecompressedStore(store, compression, path: path)
    }
}
