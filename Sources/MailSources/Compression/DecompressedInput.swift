/// The decompressed bytes of a file, from its beginning to its end.
final class DecompressedInput {
    /// Decompressed bytes that were handed out.
    private(set) var position = 0
    /// Compressed bytes that were read.
    private(set) var bytesRead: Int64 = 0
    private let path: RawPath
    private let compression: Compression
    private let decoder: any Decoder
    private var buffer = [UInt8](repeating: 0, count: 64 << 10)
    private var unread = 0..<0
    /// Nothing of a stream is open: the file may end here.
    private var isBetweenStreams = true
    private var isAtEnd = false

    init(_ compression: Compression, path: RawPath) throws(SourceFault) {
        guard let decoder = compression.decoder() else { throw .missingLibrary(compression, path: path) }
        self.compression = compression
        self.decoder = decoder
        self.path = path
    }

    /// Reads `output.count` bytes, fewer only at the end.
    ///
    /// - Parameter more: reads compressed bytes; 0 at the end of the file.
    func read(
        into output: UnsafeMutableRawBufferPointer, more: (UnsafeMutableRawBufferPointer) -> Result<Int, SourceFault>
    ) throws(SourceFault) -> Int {
        var filled = 0
        while filled < output.count, !isAtEnd {
            if unread.isEmpty { try refill(more) }
            if isAtEnd { break }
            let step = buffer.withUnsafeBytes { input in
                decoder.decode(
                    UnsafeRawBufferPointer(rebasing: input[unread]),
                    into: UnsafeMutableRawBufferPointer(rebasing: output[filled...]))
            }
            guard let step else {
                // Padding behind the last stream, as tapes and some tools leave it, is no damage.
                if isBetweenStreams, position + filled > 0 {
                    isAtEnd = true
                    break
                }
                throw .damaged(compression, at: position + filled, path: path)
            }
            unread = unread.lowerBound + step.consumed..<unread.upperBound
            filled += step.produced
            isBetweenStreams = step.isEnd
            if step.isEnd { decoder.restart() }
        }
        position += filled
        return filled
    }

    private func refill(_ more: (UnsafeMutableRawBufferPointer) -> Result<Int, SourceFault>) throws(SourceFault) {
        let count = try buffer.withUnsafeMutableBytes(more).get()
        bytesRead += Int64(count)
        unread = 0..<count
        guard count == 0 else { return }
        guard isBetweenStreams else { throw .damaged(compression, at: position, path: path) }
        isAtEnd = true
    }
}
