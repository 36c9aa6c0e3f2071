#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// An open file, pipe or standard input, read with read(2). Never mapped: a file that is truncated meanwhile would kill
/// the process with SIGBUS.
final class ByteSource {
    let path: RawPath
    /// Bytes can be read out of order, and `size` is known.
    let isSeekable: Bool
    private let descriptor: Int32
    private let closesDescriptor: Bool

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
        isSeekable = fstat(opened, &info) == 0 && FileStatus(info).kind == .regular
        guard isSeekable || allowsStreams else { throw .notMail(path: path) }
    }

    /// Standard input. It may be a file opened somewhere in its middle, so it counts as a stream.
    init(standardInputNamed path: RawPath) {
        self.path = path
        descriptor = STDIN_FILENO
        closesDescriptor = false
        isSeekable = false
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
        let descriptor = descriptor
        return try retrying {
            bytes.withUnsafeMutableBytes { sysRead(descriptor, $0.baseAddress.map { $0 + index }, count) }
        }
    }

    /// Up to `count` bytes from `offset` of a seekable file; fewer only at its end.
    func bytes(at offset: Int, count: Int) throws(SourceFault) -> [UInt8] {
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
