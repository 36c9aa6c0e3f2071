#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A file without a name in the folder for temporary files: the system removes it with the program.
final class TemporaryFile {
    let store: PlainFile
    private(set) var count: Int64 = 0
    private let path: RawPath

    /// Not /tmp, which on many systems is memory.
    static var folder: String { getenv("TMPDIR").map { String(cString: $0) } ?? "/var/tmp" }

    /// - Parameter path: of the source that it serves, which faults name.
    init(_ path: RawPath) throws(SourceError) {
        self.path = path
        var name = Array("\(Self.folder)/letterbook-XXXXXX".utf8CString)
        let descriptor = mkstemp(&name)
        guard descriptor >= 0 else { throw Self.fault(SystemError.last, path) }
        unlink(name)
        // Another program that is run meanwhile, or this one run again, has no use for it.
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
        .unreadablePacked(
            "no temporary file for what it unfolds to: \(SystemError.describe(number)) (set TMPDIR to a folder with room, or unpack it)",
            path: path)
    }
}
