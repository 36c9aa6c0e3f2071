#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Bytes that can be read from any offset: of a file, of a piece of one, or decompressed.
protocol ByteStore: AnyObject, Sendable {
    /// In bytes; nil where it is known only after all has been read.
    var size: Int64? { get }
    /// Whether reading out of order costs no more than reading in order.
    var isSeekable: Bool { get }
    /// Whether reading at a lower offset than before works without beginning anew.
    var canGoBack: Bool { get }
    /// How many bytes of the compressed file were consumed; nil where the file is not compressed.
    var bytesRead: Int64? { get }
    /// Reads `output.count` bytes from `offset`; fewer at the end, and before an error, which the next read throws.
    func read(into output: UnsafeMutableRawBufferPointer, at offset: Int) throws(SourceError) -> Int
}

extension ByteStore {
    var bytesRead: Int64? { nil }
    var canGoBack: Bool { true }

    /// Reads to `bytes[range]`, as `read(into:at:)` does.
    func read(into bytes: inout [UInt8], _ range: Range<Int>, at offset: Int) throws(SourceError) -> Int {
        precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count)
        return try bytes.withUnsafeMutableBufferPointer { buffer throws(SourceError) in
            try read(
                into: UnsafeMutableRawBufferPointer(UnsafeMutableBufferPointer(rebasing: buffer[range])), at: offset)
        }
    }

    /// Up to `count` bytes from `offset`, fewer only at the end. Memory is taken for what is there, not for what is
    /// asked for: a zip file may claim any size.
    func bytes(at offset: Int, count: Int) throws(SourceError) -> [UInt8] {
        guard offset >= 0, offset <= SourceLimits.largestOffset else { return [] }
        var bytes: [UInt8] = []
        // Files in /proc say that they have 0 bytes, and have some.
        let known = size.flatMap { $0 > 0 ? $0 : nil }
        let count = known.map { max(0, min(count, Int(clamping: $0 - Int64(offset)))) } ?? count
        while bytes.count < count {
            let wanted = min(count - bytes.count, SourceLimits.chunkBytes)
            let filled = bytes.count
            bytes += [UInt8](zeros: wanted)
            let got = try read(into: &bytes, filled..<filled + wanted, at: offset + filled)
            bytes.removeLast(wanted - got)
            if got == 0 { break }
        }
        return bytes
    }
}

/// An open regular file, read with pread(2).
final class PlainFile: ByteStore {
    let descriptor: Int32
    private let path: RawPath

    /// Takes `descriptor` over, and closes it.
    init(_ descriptor: Int32, path: RawPath) {
        self.descriptor = descriptor
        self.path = path
    }

    convenience init(opening path: RawPath) throws(SourceError) {
        let descriptor = path.withCString { open($0, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK) }
        guard descriptor >= 0 else { throw .system(SystemError.last, path: path) }
        self.init(descriptor, path: path)
    }

    deinit { close(descriptor) }

    var isSeekable: Bool { true }

    var size: Int64? {
        var info = stat()
        return fstat(descriptor, &info) == 0 ? Int64(info.st_size) : nil
    }

    func read(into output: UnsafeMutableRawBufferPointer, at offset: Int) throws(SourceError) -> Int {
        var filled = 0
        while filled < output.count {
            let got = pread(
                descriptor, output.baseAddress.map { $0 + filled }, output.count - filled, off_t(offset + filled))
            if got == 0 { break }
            if got > 0 {
                filled += got
            } else if SystemError.last != EINTR {
                throw .system(SystemError.last, path: path)
            }
        }
        return filled
    }
}

extension [UInt8] {
    /// Cleared in one step, also in builds that are not optimised, where appending zeros one by one takes most of the
    /// time that reading many small files does.
    init(zeros count: Int) {
        self.init(unsafeUninitializedCapacity: count) { bytes, filled in
            if let start = bytes.baseAddress { memset(start, 0, count) }
            filled = count
        }
    }
}

/// A piece of something larger.
final class ByteRegion: ByteStore {
    private let whole: any ByteStore
    private let start: Int64
    private let count: Int64
    private let path: RawPath

    init(of whole: any ByteStore, from start: Int64, count: Int64, path: RawPath) {
        self.whole = whole
        self.start = min(max(start, 0), Int64(SourceLimits.largestOffset))
        self.count = min(max(count, 0), Int64(SourceLimits.largestOffset))
        self.path = path
    }

    var size: Int64? { count }
    var isSeekable: Bool { whole.isSeekable }

    func read(into output: UnsafeMutableRawBufferPointer, at offset: Int) throws(SourceError) -> Int {
        guard offset >= 0, Int64(offset) < count, output.count > 0 else { return 0 }
        let wanted = Int(min(Int64(output.count), count - Int64(offset)))
        let got = try whole.read(
            into: UnsafeMutableRawBufferPointer(rebasing: output[..<wanted]), at: Int(clamping: start) + offset)
        guard got > 0 || wanted == 0 else { throw .cutShort(path: path) }
        return got
    }
}
