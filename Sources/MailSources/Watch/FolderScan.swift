/// A reading of the files in a folder that goes on as far as there is room for what it finds.
final class FolderScan {
    let folder: WatchedFolder
    private let entries: FolderEntries
    /// Names outside Maildirs that were known and have not turned up.
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
        // A name that is free may be another message's next time.
        if entries.isComplete { folder.known.subtract(absent) }
        return nil
    }
}
