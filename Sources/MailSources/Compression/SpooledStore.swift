import Synchronization

/// Decompressed bytes, kept in a temporary file as far as they were read, so that going back decompresses nothing
/// twice.
final class SpooledStore: ByteStore {
    private let input: any ByteStore
    private let spool: Mutex<TemporaryFile>
    private let store: PlainFile

    init(_ input: any ByteStore, path: RawPath) throws(SourceError) {
        self.input = input
        let file = try TemporaryFile(path)
        store = file.store
        spool = Mutex(file)
    }

    var isSeekable: Bool { true }
    var size: Int64? { input.size }
    var bytesRead: Int64? { input.bytesRead }

    func read(into output: UnsafeMutableRawBufferPointer, at offset: Int) throws(SourceError) -> Int {
        guard offset >= 0, offset <= SourceLimits.largestOffset else { return 0 }
        try spool.withLock { spool throws(SourceError) in
            do throws(SourceError) {
                try fill(spool, to: offset + output.count)
            } catch {
                // The bytes before the error are handed out first.
                if spool.count <= offset { throw error }
            }
        }
        return try store.read(into: output, at: offset)
    }

    /// Decompresses up to `end`, or to the end of the input.
    private func fill(_ spool: TemporaryFile, to end: Int) throws(SourceError) {
        guard spool.count < end else { return }
        let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: SourceLimits.chunkBytes, alignment: 16)
        defer { chunk.deallocate() }
        while spool.count < end {
            let got = try input.read(into: chunk, at: Int(spool.count))
            try spool.append(UnsafeRawBufferPointer(rebasing: chunk[..<got]))
            if got == 0 { return }
        }
    }
}
