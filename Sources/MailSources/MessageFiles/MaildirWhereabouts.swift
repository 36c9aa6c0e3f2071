import Synchronization

/// Where the messages of a Maildir stand now: mail programs rename a file when its flags change, and move it from `new`
/// to `cur`. Only the unique part of its name stays.
struct MaildirWhereabouts {
    private let maildir: RawPath
    /// `cur` first: a message seen in both has moved there meanwhile.
    private let folders: [(path: RawPath, modifiedAt: Int64?, names: FolderListing)]
    /// Whether the folders' last changes are so old that a later one cannot bear the same time.
    private let isSettled: Bool

    /// The path that a message file in `cur` or `new` has now; nil where there is none.
    ///
    /// The listing of the last Maildir is kept, as whoever asks for one message often asks for all, and all may have
    /// moved. It is made anew when the folders have changed.
    static func path(of gone: RawPath) -> RawPath? {
        let unique = Array(MaildirName(gone.lastComponent[...]).unique)
        let folder = gone.parent
        guard !unique.isEmpty, isMessageFolder(folder) else { return nil }
        let maildir = folder.parent
        return last.withLock { last in
            if let known = last, known.maildir == maildir {
                if let path = known.path(unique), exists(path) { return path }
                if known.isCurrent { return nil }
            }
            let listed = MaildirWhereabouts(maildir)
            last = listed
            return listed.path(unique)
        }
    }

    private static let last = Mutex<MaildirWhereabouts?>(nil)

    private init(_ maildir: RawPath) {
        self.maildir = maildir
        folders = ["cur", "new"].map { name in
            let path = maildir.appending(name.utf8)
            // The time first: what changes while the names are read makes the listing look old.
            return (path, Self.modificationTime(path), (try? FolderListing(of: path)) ?? FolderListing())
        }
        isSettled = folders.allSatisfy { ($0.modifiedAt ?? 0) < FileTime.currentSecond - 1 }
    }

    private var isCurrent: Bool {
        isSettled && folders.allSatisfy { $0.modifiedAt == Self.modificationTime($0.path) }
    }

    private func path(_ unique: [UInt8]) -> RawPath? {
        for (folder, _, names) in folders {
            for mark in Self.marks {
                let name = names.first(beginningWith: unique + mark)
                if let name, MaildirName(name).unique.elementsEqual(unique) { return folder.appending(name) }
            }
            let name = names.first(beginningWith: unique)
            if let name, name.elementsEqual(unique) { return folder.appending(name) }
        }
        return nil
    }

    /// The characters between the unique part and the flags; see `MaildirName`.
    private static let marks = [":2,", ";2,", "!2,"].map { Array($0.utf8) }

    private static func isMessageFolder(_ path: RawPath) -> Bool {
        let name = path.lastComponent
        return name.elementsEqual("cur".utf8) || name.elementsEqual("new".utf8)
    }

    private static func modificationTime(_ folder: RawPath) -> Int64? { try? FileStatus(of: folder).modifiedAt }

    private static func exists(_ path: RawPath) -> Bool { (try? FileStatus(of: path)) != nil }
}
