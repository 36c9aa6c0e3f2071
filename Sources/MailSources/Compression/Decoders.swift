import CDecompression

/// RFC 1951 and 1952, by zlib.
final class ZlibDecoder: Decoder {
    enum Wrapping: CInt {
        /// 15 bits of window, and a gzip header.
        case gzip = 31
        /// No header.
        case deflate = -15
    }

    private typealias Begin = @convention(c) (UnsafeMutableRawPointer, CInt, UnsafePointer<CChar>, CInt) -> CInt
    private typealias Step = @convention(c) (UnsafeMutableRawPointer, CInt) -> CInt
    private typealias Call = @convention(c) (UnsafeMutableRawPointer) -> CInt
    private typealias Copy = @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> CInt

    private let stream = UnsafeMutablePointer<letterbook_z_stream>.allocate(capacity: 1)
    private let functions: Functions

    private struct Functions {
        let step: Step
        let reset: Call
        let end: Call
        let copy: Copy

        init?() {
            guard let step: Step = library.function("inflate"), let reset: Call = library.function("inflateReset"),
                let end: Call = library.function("inflateEnd"), let copy: Copy = library.function("inflateCopy")
            else { return nil }
            (self.step, self.reset, self.end, self.copy) = (step, reset, end, copy)
        }
    }

    static let library = SystemLibrary("libz.so.1", "libz.so", "libz.1.dylib", "libz.dylib")

    init?(_ wrapping: Wrapping) {
        stream.initialize(to: letterbook_z_stream())
        guard let begin: Begin = Self.library.function("inflateInit2_"), let functions = Functions(),
            begin(stream, wrapping.rawValue, "1.2.11", CInt(MemoryLayout<letterbook_z_stream>.size)) == 0
        else {
            stream.deallocate()
            return nil
        }
        self.functions = functions
    }

    private init?(copying other: ZlibDecoder) {
        stream.initialize(to: letterbook_z_stream())
        functions = other.functions
        guard functions.copy(stream, other.stream) == 0 else {
            stream.deallocate()
            return nil
        }
    }

    deinit {
        _ = functions.end(stream)
        stream.deallocate()
    }

    func decode(_ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer) -> DecodedStep {
        let room = min(output.count, Int(UInt32.max))
        stream.pointee.next_in = input.baseAddress
        stream.pointee.avail_in = UInt32(input.count)
        stream.pointee.next_out = output.baseAddress
        stream.pointee.avail_out = UInt32(room)
        let result = functions.step(stream, 0)
        // 0: more to come; 1: the end; -5: nothing to do yet.
        return DecodedStep(
            consumed: input.count - Int(stream.pointee.avail_in), produced: room - Int(stream.pointee.avail_out),
            outcome: result == 1 ? .end : result == 0 || result == -5 ? .more : .damaged)
    }

    func restart() { _ = functions.reset(stream) }

    func copy() -> (any Decoder)? { ZlibDecoder(copying: self) }
}

/// The check sum of zip files, by zlib.
enum CRC32 {
    private typealias Update = @convention(c) (CUnsignedLong, UnsafeRawPointer?, CUnsignedInt) -> CUnsignedLong
    private static let function: Update? = ZlibDecoder.library.function("crc32")

    static func update(_ sum: UInt32, _ bytes: UnsafeRawBufferPointer) -> UInt32 {
        guard let function, let start = bytes.baseAddress else { return sum }
        return UInt32(truncatingIfNeeded: function(CUnsignedLong(sum), start, CUnsignedInt(bytes.count)))
    }
}

/// Bzip2, by libbz2.
final class Bzip2Decoder: Decoder {
    private typealias Begin = @convention(c) (UnsafeMutableRawPointer, CInt, CInt) -> CInt
    private typealias Call = @convention(c) (UnsafeMutableRawPointer) -> CInt

    private let stream = UnsafeMutablePointer<letterbook_bz_stream>.allocate(capacity: 1)
    private let begin: Begin
    private let step: Call
    private let end: Call

    private static let library = SystemLibrary("libbz2.so.1.0", "libbz2.so.1", "libbz2.1.0.dylib", "libbz2.dylib")

    init?() {
        stream.initialize(to: letterbook_bz_stream())
        guard let begin: Begin = Self.library.function("BZ2_bzDecompressInit"),
            let step: Call = Self.library.function("BZ2_bzDecompress"),
            let end: Call = Self.library.function("BZ2_bzDecompressEnd"), begin(stream, 0, 0) == 0
        else {
            stream.deallocate()
            return nil
        }
        (self.begin, self.step, self.end) = (begin, step, end)
    }

    deinit {
        _ = end(stream)
        stream.deallocate()
    }

    func decode(_ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer) -> DecodedStep {
        stream.pointee.next_in = input.baseAddress
        stream.pointee.avail_in = UInt32(input.count)
        let room = min(output.count, Int(UInt32.max))
        stream.pointee.next_out = output.baseAddress
        stream.pointee.avail_out = UInt32(room)
        let result = step(stream)
        // 0: more to come; 4: the end.
        return DecodedStep(
            consumed: input.count - Int(stream.pointee.avail_in),
            produced: room - Int(stream.pointee.avail_out),
            outcome: result == 4 ? .end : result == 0 ? .more : .damaged)
    }

    func restart() {
        _ = end(stream)
        stream.pointee = letterbook_bz_stream()
        _ = begin(stream, 0, 0)
    }
}

/// The .xz format, by liblzma.
final class XZDecoder: Decoder {
    private typealias Begin = @convention(c) (UnsafeMutableRawPointer, UInt64, UInt32) -> CInt
    private typealias Step = @convention(c) (UnsafeMutableRawPointer, CInt) -> CInt
    private typealias End = @convention(c) (UnsafeMutableRawPointer) -> Void

    private let stream = UnsafeMutablePointer<letterbook_lzma_stream>.allocate(capacity: 1)
    private let begin: Begin
    private let step: Step
    private let end: End

    private static let library = SystemLibrary("liblzma.so.5", "liblzma.so", "liblzma.5.dylib", "liblzma.dylib")
    /// Bytes of memory that a stream may ask for: its dictionary is 64 MB at the strongest preset.
    private static let memory: UInt64 = 256 << 20

    init?() {
        stream.initialize(to: letterbook_lzma_stream())
        guard let begin: Begin = Self.library.function("lzma_stream_decoder"),
            let step: Step = Self.library.function("lzma_code"), let end: End = Self.library.function("lzma_end"),
            begin(stream, Self.memory, 0) == 0
        else {
            stream.deallocate()
            return nil
        }
        (self.begin, self.step, self.end) = (begin, step, end)
    }

    deinit {
        end(stream)
        stream.deallocate()
    }

    func decode(_ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer) -> DecodedStep {
        stream.pointee.next_in = input.baseAddress
        stream.pointee.avail_in = input.count
        stream.pointee.next_out = output.baseAddress
        stream.pointee.avail_out = output.count
        let result = step(stream, 0)
        // 0: more to come; 1: the end; 10: nothing to do yet.
        return DecodedStep(
            consumed: input.count - stream.pointee.avail_in, produced: output.count - stream.pointee.avail_out,
            outcome: result == 1 ? .end : result == 0 || result == 10 ? .more : .damaged)
    }

    func restart() {
        end(stream)
        stream.pointee = letterbook_lzma_stream()
        _ = begin(stream, Self.memory, 0)
    }
}

/// RFC 8878, by libzstd.
final class ZstdDecoder: Decoder {
    private typealias Make = @convention(c) () -> OpaquePointer?
    private typealias Free = @convention(c) (OpaquePointer) -> Int
    private typealias Step = @convention(c) (OpaquePointer, UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Int
    private typealias IsError = @convention(c) (Int) -> CUnsignedInt

    private let stream: OpaquePointer
    private let step: Step
    private let isError: IsError
    private let free: Free

    private static let library = SystemLibrary("libzstd.so.1", "libzstd.so", "libzstd.1.dylib", "libzstd.dylib")

    init?() {
        guard let make: Make = Self.library.function("ZSTD_createDStream"),
            let step: Step = Self.library.function("ZSTD_decompressStream"),
            let isError: IsError = Self.library.function("ZSTD_isError"),
            let free: Free = Self.library.function("ZSTD_freeDStream"), let stream = make()
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

    /// A stream goes on with the next frame by itself.
    func restart() {}
}
