import Synchronization

/// Keeps what was read last out of a compressed file: to get at a message all before it is decompressed, which for one
/// message after the other would take the square of their number.
enum LastStore {
    private struct Entry {
        let path: RawPath
        let status: FileStatus
        let store: any ByteStore
    }

    private static let last = Mutex<Entry?>(nil)

    static func open(_ path: RawPath) throws(SourceFault) -> any ByteStore {
        let status = try FileStatus(of: path)
        let known = last.withLock { last in last?.path == path && last?.status == status ? last?.store : nil }
        if let known { return known }
        guard let store = try ByteSource(opening: path).store else { throw .notMail(path: path) }
        if !store.isSeekable { last.withLock { $0 = Entry(path: path, status: status, store: store) } }
        return store
    }
}
