import Synchronization

/// Keeps the compressed file open that was read last: to get at a message all before it is decompressed, which for one
/// message after the other would take the square of their number.
enum LastCompressedSource {
    private struct Entry {
        let source: ByteSource
        let identity: FileIdentity
        let modifiedAt: Int64
    }

    private static let last = Mutex<Entry?>(nil)

    static func bytes(of path: RawPath, at offset: Int, count: Int) throws(SourceFault) -> [UInt8] {
        let result: Result<[UInt8], SourceFault> = last.withLock { last in
            do throws(SourceFault) {
                let status = try FileStatus(of: path)
                let isSame = last.map { $0.identity == status.identity && $0.modifiedAt == status.modifiedAt } ?? false
                if !isSame || (last?.source.position ?? 0) > offset {
                    last = Entry(
                        source: try ByteSource(opening: path), identity: status.identity, modifiedAt: status.modifiedAt)
                }
                return .success(try last?.source.bytes(at: offset, count: count) ?? [])
            } catch {
                last = nil
                return .failure(error)
            }
        }
        return try result.get()
    }
}
