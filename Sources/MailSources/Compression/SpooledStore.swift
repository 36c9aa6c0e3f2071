import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Decompressed bytes, kept in a temporary file as far as they were read, so that going back decompresses nothing twice.
/// The file has no name any more: the system removes it, whatever happens.
final class SpooledStore: ByteStore {
    private let input: any ByteStore
    private let spool: PlainFile
    private let path: RawPath
    /// Bytes in the temporary file.
    private let count = Mutex(0)

    init(_ input: any ByteStore, path: RawPath) throws(SourceFault) {
        self.input = input
        self.path = path
        // Not /tmp, which on many systems is memory.
        let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/var/tmp"
        var name = Array("\(folder)/letterbook-XXXXXX".utf8CString)
        let descriptor = mkstemp(&name)
        guard descriptor >= 0 else { throw Self.fault(SystemError.last, path) }
        unlink(name)
        spool = PlainFile(descriptor, path: path)
    }

    var isSeekable: Bool { true }
    var size: Int64? { input.size }
    var bytesRead: Int64? { input.bytesRead }

    func read(into output: UnsafeMutableRawBufferPointer, at offset: Int) throws(SourceFault) -> Int {
        guard offset >= 0, offset <= SourceLimits.largestOffset else { return 0 }
        try count.withLock { count throws(SourceFault) in
            do throws(SourceFault) {
                try fill(to: offset + output.count, &count)
            } catch {
                // What stands before is handed out first.
                if count <= offset { throw error }
            }
        }
        return try spool.read(into: output, at: offset)
    }

    /// Decompresses as far as is asked for, and no further than there is something.
    private func fill(to end: Int, _ count: inout Int) throws(SourceFault) {
        guard count < end else { return }
        let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: SourceLimits.chunkBytes, alignment: 16)
        defer { chunk.deallocate() }
        while count < end {
            let got = try input.read(into: chunk, at: count)
            try append(UnsafeRawBufferPointer(rebasing: chunk[..<got]), at: count)
            if got == 0 { return }
            count += got
        }
    }

    private func append(_ bytes: UnsafeRawBufferPointer, at position: Int) throws(SourceFault) {
        var written = 0
        while written < bytes.count {
            let got = pwrite(
                spool.descriptor, bytes.baseAddress.map { $0 + written }, bytes.count - written,
                off_t(position + written))
            if got > 0 {
                written += got
            } else if got == 0 || SystemError.last != EINTR {
                throw Self.fault(got == 0 ? ENOSPC : SystemError.last, path)
            }
        }
    }

    private static func fault(_ number: Int32, _ path: RawPath) -> SourceFault {
        .unreadablePacked(
            "no temporary file for what it unfolds to: \(SystemError.describe(number)) (set TMPDIR to a folder with room, or unpack it)",
            path: path)
    }
}
