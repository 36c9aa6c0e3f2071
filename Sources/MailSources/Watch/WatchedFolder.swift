import Bytes

/// A folder that is watched, by notification or by polling.
final class WatchedFolder {
    /// What its files and folders are.
    enum Role {
        /// Files are messages if they look like it; folders may hold more mail.
        case tree
        /// The messages of a Maildir that nobody has seen yet.
        case new
        /// The messages of a Maildir that a mail program has shown.
        case cur
    }

    let identity: FileIdentity
    private(set) var place: Folder
    private(set) var role: Role
    /// Nil for the folder the user named.
    private(set) weak var parent: WatchedFolder?
    /// The watch of `FolderNotifier`; nil where the folder is polled.
    var watch: Int32?
    /// False when the folder was dropped.
    var isWatched = true
    /// Whether its folders are to be looked at.
    var isLookDue = false
    /// Whether its files are to be looked at.
    var isScanDue = false
    /// The modification time that the folder had when its names were last read; nil if a later change could bear the
    /// same.
    var listedAt: FileTime?

    /// Whether a folder of the role `tree` has `cur` and `new`.
    var isMaildir = false
    /// Watched folders in it, by name.
    var children: [[UInt8]: FileIdentity] = [:]

    /// Hashes of the names of message files that were there at the start or were reported. For `cur` and `new` these
    /// are only what they held before the folder became a Maildir; see `KnownMessages`.
    var known: Set<Int> = []
    /// Tells Maildirs apart in hashes of names; `cur` and `new` share it.
    let salt: Int

    init(_ identity: FileIdentity, _ place: Folder, _ role: Role, parent: WatchedFolder?, salt: Int) {
        self.identity = identity
        self.place = place
        self.role = role
        self.parent = parent
        self.salt = role == .tree ? salt : parent?.salt ?? salt
    }

    var path: RawPath { place.path }

    /// See `Container.mailbox`.
    var mailbox: String {
        role == .tree
            ? place.mailbox.ofMessageFiles(inFolderNamed: path.lastComponent)
            : place.mailbox.ofMaildir(hasFolders: parent?.hasMaildirFolders ?? false)
    }

    private var hasMaildirFolders: Bool {
        children.keys.contains { FolderSurvey.isMaildirFolder($0[...], path.appending($0)) }
    }

    /// Whether the path still leads to this folder.
    var isInPlace: Bool { (try? FileStatus(onDisk: path))?.identity == identity }

    func move(to place: Folder, _ role: Role, parent: WatchedFolder) {
        self.place = place
        self.role = role
        self.parent = parent
    }

    /// Whether the file may be a message, judged by its name. Names with a dot at the beginning are not: the Maildir
    /// specification wants readers to pass them over, and copying programs give them to files they have not finished.
    func admits(_ name: [UInt8]) -> Bool {
        if name.first == UInt8(ascii: ".") || Housekeeping.isFile(name[...]) { return false }
        return role != .tree || !UnfinishedFile.isName(name)
    }
}

/// Names of files that programs rename when they have written them.
enum UnfinishedFile {
    static func isName(_ name: [UInt8]) -> Bool {
        let end = name.suffix(12).map(\.asciiLowercased)
        return name.last == UInt8(ascii: "~") || suffixes.contains { end.suffix($0.count).elementsEqual($0) }
    }

    private static let suffixes = [".tmp", ".temp", ".part", ".partial", ".crdownload", ".download", ".filepart"].map {
        Array($0.utf8)
    }
}
