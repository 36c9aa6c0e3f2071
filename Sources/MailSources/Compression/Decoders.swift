import CDecompression

/// The fields that the stream structures of zlib, libbz2 and liblzma have in common: where to read from and where to
/// write to.
private protocol LibraryStream {
    associatedtype Count: FixedWidthInteger
    init()
    var nextIn: UnsafeRawPointer! { get set }
    var availableIn: Count { get set }
    var nextOut: UnsafeMutableRawPointer! { get set }
    var availableOut: Count { get set }
}

extension letterbook_z_stream: LibraryStream {}
extension letterbook_bz_stream: LibraryStream {}
extension letterbook_lzma_stream: LibraryStream {}

/// The functions of a library for its streams, each of which takes a pointer to one, and the meaning of the numbers
/// that `step` returns.
private struct StreamFunctions {
    typealias Call = (UnsafeMutableRawPointer) -> CInt

    /// Returns 0 where it succeeds.
    let begin: Call
    let step: Call
    let end: Call
    /// Begins anew with the memory that is there. Nil where a stream is ended and begun for that.
    var reset: Call?
    /// Makes the first stream a copy of the second; returns 0 where it succeeds.
    var copy: ((UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> CInt)?
    let endResult: CInt
    /// More is to come, or there was nothing to do; all others are errors.
    let moreResults: [CInt]
}

/// Decodes with zlib, libbz2 or liblzma.
///
/// Invariant: `stream` was begun by the library and stays at its address until `deinit` ends it, as the library may
/// keep that address. `nextIn` and `nextOut` are used by the library within `decode` alone, while the buffers are
/// valid.
private final class StreamDecoder<Stream: LibraryStream>: Decoder {
    private let stream: UnsafeMutablePointer<Stream>
    private let functions: StreamFunctions

    private init?(_ functions: StreamFunctions, _ begin: (UnsafeMutableRawPointer) -> CInt) {
        let stream = UnsafeMutablePointer<Stream>.allocate(capacity: 1)
        stream.initialize(to: Stream())
        guard begin(stream) == 0 else {
            stream.deallocate()
            return nil
        }
        self.stream = stream
        self.functions = functions
    }

    /// - Parameter functions: nil where the system has no such library.
    convenience init?(_ functions: StreamFunctions?) {
        guard let functions else { return nil }
        self.init(functions, functions.begin)
    }

    deinit {
        _ = functions.end(stream)
        stream.deallocate()
    }

    func decode(_ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer) -> DecodedStep {
        let given = Stream.Count(clamping: input.count)
        let room = Stream.Count(clamping: output.count)
        stream.pointee.nextIn = input.baseAddress
        stream.pointee.availableIn = given
        stream.pointee.nextOut = output.baseAddress
        stream.pointee.availableOut = room
        let result = functions.step(stream)
        return DecodedStep(
            consumed: Int(given - stream.pointee.availableIn), produced: Int(room - stream.pointee.availableOut),
            outcome: result == functions.endResult ? .end : functions.moreResults.contains(result) ? .more : .damaged)
    }

    func restart() {
        if let reset = functions.reset {
            _ = reset(stream)
        } else {
            _ = functions.end(stream)
            stream.pointee = Stream()
            _ = functions.begin(stream)
        }
    }

    func copy() -> (any Decoder)? {
        guard let copy = functions.copy else { return nil }
        return StreamDecoder<Stream>(functions) { copy($0, self.stream) }
    }
}

extension Compression {
    /// A decoder; nil where the system library is not there.
    func decoder() -> (any Decoder)? {
        switch self {
        // 15 bits of window, and 16 for a gzip header; a negative number says that there is no header.
        case .gzip: StreamDecoder<letterbook_z_stream>(StreamFunctions.zlib(windowBits: 15 + 16))
        case .deflate: StreamDecoder<letterbook_z_stream>(StreamFunctions.zlib(windowBits: -15))
        case .zstd: ZstdDecoder()
        case .xz: StreamDecoder<letterbook_lzma_stream>(StreamFunctions.liblzma)
        case .bzip2: StreamDecoder<letterbook_bz_stream>(StreamFunctions.libbz2)
        }
    }
}

extension SystemLibrary {
    static let zlib = SystemLibrary("libz.so.1", "libz.so", "libz.1.dylib", "libz.dylib")
    fileprivate static let libbz2 = SystemLibrary(
        "libbz2.so.1.0", "libbz2.so.1", "libbz2.1.0.dylib", "libbz2.dylib")
    fileprivate static let liblzma = SystemLibrary("liblzma.so.5", "liblzma.so", "liblzma.5.dylib", "liblzma.dylib")
    fileprivate static let libzstd = SystemLibrary("libzstd.so.1", "libzstd.so", "libzstd.1.dylib", "libzstd.dylib")
}

extension StreamFunctions {
    private typealias StreamCall = @convention(c) (UnsafeMutableRawPointer) -> CInt
    private typealias StreamStep = @convention(c) (UnsafeMutableRawPointer, CInt) -> CInt

    /// RFC 1951 and 1952.
    fileprivate static func zlib(windowBits: CInt) -> StreamFunctions? {
        typealias Begin = @convention(c) (UnsafeMutableRawPointer, CInt, UnsafePointer<CChar>, CInt) -> CInt
        typealias Copy = @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> CInt
        let library = SystemLibrary.zlib
        guard let begin: Begin = library.function("inflateInit2_"), let step: StreamStep = library.function("inflate"),
            let end: StreamCall = library.function("inflateEnd"),
            let reset: StreamCall = library.function("inflateReset"), let copy: Copy = library.function("inflateCopy")
        else { return nil }
        let size = CInt(MemoryLayout<letterbook_z_stream>.size)
        return StreamFunctions(
            begin: { begin($0, windowBits, "1.2.11", size) }, step: { step($0, 0) }, end: { end($0) },
            reset: { reset($0) }, copy: { copy($0, $1) }, endResult: 1, moreResults: [0, -5])
    }

    fileprivate static var libbz2: StreamFunctions? {
        typealias Begin = @convention(c) (UnsafeMutableRawPointer, CInt, CInt) -> CInt
        let library = SystemLibrary.libbz2
        guard let begin: Begin = library.function("BZ2_bzDecompressInit"),
            let step: StreamCall = library.function("BZ2_bzDecompress"),
            let end: StreamCall = library.function("BZ2_bzDecompressEnd")
        else { return nil }
        return StreamFunctions(
            begin: { begin($0, 0, 0) }, step: { step($0) }, end: { end($0) }, endResult: 4, moreResults: [0])
    }

    /// The .xz format.
    fileprivate static var liblzma: StreamFunctions? {
        typealias Begin = @convention(c) (UnsafeMutableRawPointer, UInt64, UInt32) -> CInt
        typealias End = @convention(c) (UnsafeMutableRawPointer) -> Void
        let library = SystemLibrary.liblzma
        guard let begin: Begin = library.function("lzma_stream_decoder"),
            let step: StreamStep = library.function("lzma_code"), let end: End = library.function("lzma_end")
        else { return nil }
        // Bytes of memory that a stream may ask for: its dictionary has 64 MB at the strongest preset.
        let memory: UInt64 = 256 << 20
        let finish = { (stream: UnsafeMutableRawPointer) -> CInt in
            end(stream)
            return 0
        }
        return StreamFunctions(
            begin: { begin($0, memory, 0) }, step: { step($0, 0) }, end: finish, endResult: 1, moreResults: [0, 10])
    }
}

/// RFC 8878, by libzstd.
///
/// Invariant: `stream` is libzstd's own and lives until `deinit` frees it.
private final class ZstdDecoder: Decoder {
    private typealias Make = @convention(c) () -> OpaquePointer?
    private typealias Free = @convention(c) (OpaquePointer) -> Int
    private typealias Step = @convention(c) (OpaquePointer, UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Int
    private typealias IsError = @convention(c) (Int) -> CUnsignedInt

    private let stream: OpaquePointer
    private let step: Step
    private let isError: IsError
    private let free: Free

    init?() {
        let library = SystemLibrary.libzstd
        guard let make: Make = library.function("ZSTD_createDStream"),
            let step: Step = library.function("ZSTD_decompressStream"),
            let isError: IsError = library.function("ZSTD_isError"),
            let free: Free = library.function("ZSTD_freeDStream"), let stream = make()
        else { return nil }
        (self.stream, self.step, self.isError, self.free) = (stream, step, isError, free)
    }

    deinit { _ = free(stream) }

    func decode(_ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer) -> DecodedStep {
        var from = letterbook_zstd_input(src: input.baseAddress, size: input.count, pos: 0)
        var to = letterbook_zstd_output(dst: output.baseAddress, size: output.count, pos: 0)
        let result = step(stream, &to, &from)
        return DecodedStep(
            consumed: from.pos, produced: to.pos, outcome: isError(result) != 0 ? .damaged : result == 0 ? .end : .more)
    }

    /// The library goes on with the next frame by itself.
    func restart() {}
}
