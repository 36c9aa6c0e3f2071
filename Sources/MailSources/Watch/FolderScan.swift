/// Reads the names in a folder a few at a time: as many as the caller has room for.
final class FolderScan {
    let folder: WatchedFolder
    private let entries: FolderEntries
    /// Hashes of names outside Maildirs that were known and have not turned up yet.
    private var absent: Set<Int>

    init(_ folder: WatchedFolder) throws(SourceError) {
        self.folder = folder
        entries = try FolderEntries(of: folder.path)
        absent = folder.role == .tree ? folder.known : []
    }

    /// The next name that may be a file's; nil at the end.
    func next() -> [UInt8]? {
        while let (name, kind) = entries.next() {
            guard kind == .regular || kind == .unknown else { continue }
            if folder.role == .tree { absent.remove(KnownMessages.hash(name)) }
            return name
        }
        // The next file of such a name may be another message.
        if entries.fault == nil { folder.known.subtract(absent) }
        return nil
    }
}
