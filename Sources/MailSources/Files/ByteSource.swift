#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// An open file, pipe or standard input, read with read(2); of a compressed file the decompressed bytes. Never mapped: a
/// file that is truncated meanwhile would kill the process with SIGBUS.
final class ByteSource {
    let path: RawPath
    /// Bytes can be read out of order, and `size` is known.
    let isSeekable: Bool
    private let descriptor: Int32
    private let closesDescriptor: Bool
    private let decompressed: DecompressedInput?

    var isCompressed: Bool { decompressed != nil }

    /// Bytes of a compressed file that were read so far; nil for others.
    var compressedBytesRead: Int64? { decompressed?.bytesRead }

    /// Opens a file. A FIFO that took a regular file's place does not block: opening is non-blocking, and what is no
    /// regular file is refused unless `allowsStreams`.
    init(opening path: RawPath, allowsStreams: Bool = false) throws(SourceFault) {
        let flags = O_RDONLY | O_CLOEXEC | O_NOCTTY | (allowsStreams ? 0 : O_NONBLOCK)
        let opened = path.withCString { open($0, flags) }
        guard opened >= 0 else { throw .system(SystemError.last, path: path) }
        self.path = path
        descriptor = opened
        closesDescriptor = true
        var info = stat()
        let isRegular = fstat(opened, &info) == 0 && FileStatus(info).kind == .regular
        let compression = isRegular ? Compression(head(of: opened)) : nil
        do throws(SourceFault) {
            guard isRegular || allowsStreams else { throw .notMail(path: path) }
            decompressed = try compression.map { compression throws(SourceFault) in
                try DecompressedInput(compression, path: path)
            }
        } catch {
            close(opened)
            throw error
        }
        isSeekable = isRegular && compression == nil
    }

    /// Standard input. It may be a file opened somewhere in its middle, so it counts as a stream.
    init(standardInputNamed path: RawPath) {
        self.path = path
        descriptor = STDIN_FILENO
        closesDescriptor = false
        isSeekable = false
        decompressed = nil
    }

    deinit {
        if closesDescriptor { close(descriptor) }
    }

    func status() throws(SourceFault) -> FileStatus {
        var info = stat()
        guard fstat(descriptor, &info) == 0 else { throw .system(SystemError.last, path: path) }
        return FileStatus(info)
    }

    /// Reads up to `count` bytes to `bytes[index...]`; 0 at the end.
    func read(into bytes: inout [UInt8], at index: Int, count: Int) throws(SourceFault) -> Int {
        precondition(index >= 0 && count >= 0 && index + count <= bytes.count)
        if let decompressed { return try read(decompressed, into: &bytes, at: index, count: count) }
        let descriptor = descriptor
        return try retrying {
            bytes.withUnsafeMutableBytes { sysRead(descriptor, $0.baseAddress.map { $0 + index }, count) }
        }
    }

    private func read(
        _ decompressed: DecompressedInput, into bytes: inout [UInt8], at index: Int, count: Int
    ) throws(SourceFault) -> Int {
        var result: Result<Int, SourceFault> = .success(0)
        bytes.withUnsafeMutableBytes { buffer in
            let output = UnsafeMutableRawBufferPointer(rebasing: buffer[index..<index + count])
            do throws(SourceFault) {
                result = .success(
                    try decompressed.read(into: output) { room in
                        Result { () throws(SourceFault) in
                            try self.retrying { sysRead(self.descriptor, room.baseAddress, room.count) }
                        }
                    })
            } catch {
                result = .failure(error)
            }
        }
        return try result.get()
    }

    /// How far a compressed file was read, in decompressed bytes.
    var position: Int { decompressed?.position ?? 0 }

    /// Up to `count` bytes from `offset`, which of a compressed file must not lie before `position`; fewer only at the end.
    func bytes(at offset: Int, count: Int) throws(SourceFault) -> [UInt8] {
        if let decompressed { return try bytes(of: decompressed, at: offset, count: count) }
        var bytes = [UInt8](repeating: 0, count: count)
        var filled = 0
        let descriptor = descriptor
        while filled < count {
            let got = try retrying {
                bytes.withUnsafeMutableBytes {
                    pread(descriptor, $0.baseAddress.map { $0 + filled }, count - filled, off_t(offset + filled))
                }
            }
            if got == 0 { break }
            filled += got
        }
        bytes.removeLast(count - filled)
        return bytes
    }

    private func bytes(of decompressed: DecompressedInput, at offset: Int, count: Int) throws(SourceFault) -> [UInt8] {
        var bytes: [UInt8] = []
        while decompressed.position < offset {
            let wanted = min(offset - decompressed.position, SourceLimits.chunkBytes)
            bytes = [UInt8](repeating: 0, count: wanted)
            if try read(into: &bytes, at: 0, count: wanted) < wanted { return [] }
        }
        // The length is what an archive says: memory follows what is there.
        bytes = []
        while bytes.count < count {
            let wanted = min(count - bytes.count, SourceLimits.chunkBytes)
            let filled = bytes.count
            bytes.append(contentsOf: repeatElement(0, count: wanted))
            let got = try read(into: &bytes, at: filled, count: wanted)
            if got < wanted {
                bytes.removeLast(wanted - got)
                break
            }
        }
        return bytes
    }

    private func retrying(_ call: () -> Int) throws(SourceFault) -> Int {
        while true {
            let result = call()
            if result >= 0 { return result }
            let number = SystemError.last
            guard number == EINTR else { throw .system(number, path: path) }
        }
    }
}

private func sysRead(_ descriptor: Int32, _ target: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, target, count)
}

/// The first bytes of a regular file; the place where it is read does not move.
private func head(of descriptor: Int32) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: Compression.headBytes)
    let count = bytes.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, $0.count, 0) }
    return Array(bytes.prefix(max(0, count)))
}
