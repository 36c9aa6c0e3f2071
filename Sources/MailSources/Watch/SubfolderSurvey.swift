/// The folders in a folder, and whether they make it a Maildir. Unlike `FolderSurvey` it opens no files, as a mail
/// program may change a large folder every second.
struct SubfolderSurvey {
    /// Sorted by name, but with `new` first: as it is read before `cur`, a message that moves meanwhile is seen at
    /// least once.
    private(set) var folders: [(name: [UInt8], status: FileStatus)] = []
    private(set) var isMaildir = false

    init(of path: RawPath) throws(SourceError) {
        let entries = try FolderEntries(of: path)
        while let (name, kind) = entries.next() {
            guard kind == .folder || kind == .unknown, !Housekeeping.isFolder(name[...]),
                let status = try? FileStatus(onDisk: path.appending(name)), status.kind == .folder
            else { continue }
            folders.append((name, status))
        }
        folders.sort { $0.name.lexicographicallyPrecedes($1.name) }
        let new = folders.filter { $0.name.elementsEqual("new".utf8) }
        folders = new + folders.filter { !$0.name.elementsEqual("new".utf8) }
        isMaildir = Self.isMaildir(path, hasCur: has("cur"), hasNew: has("new"))
    }

    /// Nil for a folder that is not watched: messages in `tmp` are still being written.
    func role(of name: [UInt8]) -> WatchedFolder.Role? {
        guard isMaildir else { return .tree }
        if name.elementsEqual("tmp".utf8) { return nil }
        if name.elementsEqual("new".utf8) { return .new }
        return name.elementsEqual("cur".utf8) ? .cur : .tree
    }

    private func has(_ name: String) -> Bool { folders.contains { $0.name.elementsEqual(name.utf8) } }

    /// By the rule of `FolderSurvey`: `cur` and `new`, or one of them with files named as in a Maildir.
    private static func isMaildir(_ path: RawPath, hasCur: Bool, hasNew: Bool) -> Bool {
        if hasCur && hasNew { return true }
        guard hasCur || hasNew,
            let entries = try? FolderEntries(of: path.appending((hasCur ? "cur" : "new").utf8))
        else { return false }
        for _ in 0..<MaildirName.sampledNames {
            guard let entry = entries.next() else { return false }
            if MaildirName(entry.name[...]).isTypical { return true }
        }
        return false
    }
}
