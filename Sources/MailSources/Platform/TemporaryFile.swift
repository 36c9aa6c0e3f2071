#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A file without a name in the folder for temporary files: the system removes it when the program ends, however it
/// does.
final class TemporaryFile {
    let store: PlainFile
    /// In bytes.
    private(set) var count: Int64 = 0
    private let path: RawPath

    /// Where TMPDIR is not set it is not /tmp, which on many systems lies in memory.
    static var folder: String { getenv("TMPDIR").map { String(cString: $0) } ?? "/var/tmp" }

    /// - Parameter path: the source whose bytes it is to hold, for the texts of errors.
    init(_ path: RawPath) throws(SourceError) {
        self.path = path
        var name = Array("\(Self.folder)/letterbook-XXXXXX".utf8CString)
        let descriptor = mkstemp(&name)
        guard descriptor >= 0 else { throw Self.fault(SystemError.last, path) }
        unlink(name)
        // Programs that are started meanwhile, such as readpst, shall not keep it open.
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        store = PlainFile(descriptor, path: path)
    }

    func append(_ bytes: [UInt8]) throws(SourceError) {
        var bytes = bytes
        try bytes.withUnsafeMutableBufferPointer { buffer throws(SourceError) in
            try append(UnsafeRawBufferPointer(buffer))
        }
    }

    func append(_ bytes: UnsafeRawBufferPointer) throws(SourceError) {
        var written = 0
        while written < bytes.count {
            let got = pwrite(
                store.descriptor, bytes.baseAddress.map { $0 + written }, bytes.count - written,
                off_t(count + Int64(written)))
            if got > 0 {
                written += got
            } else if got == 0 || SystemError.last != EINTR {
                throw Self.fault(got == 0 ? ENOSPC : SystemError.last, path)
            }
        }
        count += Int64(bytes.count)
    }

    static func fault(_ number: Int32, _ path: RawPath) -> SourceError {
        .unreadable(
            "no temporary file for what it unfolds to: \(SystemError.describe(number)) (set TMPDIR to a folder with room, or unpack it)",
            path: path)
    }
}
