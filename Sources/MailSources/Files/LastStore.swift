import Synchronization

/// Keeps the compressed files open that were read last. To get at a message all before it is decompressed: done anew
/// for one message after the other, that would take time in proportion to the square of their number. Several are kept,
/// as the copies of a message may stand in several files.
enum LastStore {
    private struct Entry {
        let path: RawPath
        let status: FileStatus
        let store: any ByteStore
    }

    private static let last = Mutex<[Entry]>([])
    private static let maximumOpen = 4

    static func open(_ path: RawPath) throws(SourceError) -> any ByteStore {
        let status = try FileStatus(of: path)
        if let known = last.withLock({ known(path, status, &$0) }) { return known }
        guard let found = try ByteSource(opening: path).store else { throw .notMail(path: path) }
        if found.isSeekable { return found }
        let store: any ByteStore = found.canGoBack ? found : try SpooledStore(found, path: path)
        last.withLock { last in
            last.removeAll { $0.path == path }
            last = [Entry(path: path, status: status, store: store)] + last.prefix(maximumOpen - 1)
        }
        return store
    }

    private static func known(_ path: RawPath, _ status: FileStatus, _ last: inout [Entry]) -> (any ByteStore)? {
        guard let index = last.firstIndex(where: { $0.path == path && $0.status == status }) else { return nil }
        let entry = last.remove(at: index)
        last.insert(entry, at: 0)
        return entry.store
    }
}
