import Synchronization

/// A zip, tar or Outlook file, read like a folder. Its files are reached by paths that go on behind its own:
/// `mail.zip/Inbox/1.eml`.
final class PackedFolder: Sendable {
    struct Member: Sendable {
        enum Kind: Sendable {
            case file
            /// A folder, with its number.
            case folder(Int)
            /// Another name of the file at that path.
            case hardLink([UInt8])
            /// A symbolic link or a device.
            case other
        }

        /// How its bytes are kept.
        enum Method: Sendable {
            case stored
            case compressed(Compression)
            /// The text says why, for people.
            case unreadable(String)
        }

        var kind: Kind
        var name: [UInt8] = []
        /// The number of the folder that holds it.
        var folder = 0
        /// Offset of its bytes; in a zip file, of its local header.
        var start: Int64 = 0
        /// Bytes that it takes in the packed folder.
        var storedSize: Int64 = 0
        /// Bytes that it has when it is decompressed.
        var size: Int64 = 0
        var method = Method.stored
        var crc32: UInt32 = 0
        /// Seconds since 1970.
        var modifiedAt: Int64 = 0
    }

    enum Format: Sendable { case zip, tar, outlook }

    let path: RawPath
    let status: FileStatus
    /// The error that kept the rest of it from being listed.
    let fault: SourceError?
    /// Whether to get at a file all before it must be decompressed, so that files are best read in the order they stand
    /// in.
    let isSolid: Bool
    private let store: any ByteStore
    private let format: Format
    private let tree: PackedTree
    /// The packed folder in this one that was read last. No more are kept, as each may hold a temporary file open.
    private let nested = Mutex<(inner: [UInt8], folder: PackedFolder)?>(nil)
    private let depth: Int

    /// Nil where the bytes are those of no packed folder.
    ///
    /// - Parameters:
    ///   - store: its bytes, already decompressed.
    ///   - status: of the file that it is; in another packed folder, with the time of the outermost file.
    ///   - depth: how many packed folders it stands in.
    init?(_ store: any ByteStore, path: RawPath, status: FileStatus, depth: Int = 0) throws(SourceError) {
        let head = try store.bytes(at: 0, count: TarHeaders.blockBytes)
        guard let format = Format(head.span) else { return nil }
        self.format = format
        self.path = path
        self.status = status
        self.depth = depth
        switch format {
        case .zip, .tar:
            // The files of one folder after the other are read, so that reading goes back again and again.
            let store: any ByteStore = store.canGoBack ? store : try SpooledStore(store, path: path)
            self.store = store
            (tree, fault) =
                format == .zip
                ? try ZipDirectory.tree(of: store, path: path) : TarHeaders.tree(of: store, path: path)
        case .outlook:
            guard store is PlainFile else {
                throw .unreadable("an Outlook data file in a packed file cannot be read (unpack it)", path: path)
            }
            (self.store, tree) = try OutlookFile.unfold(path)
            fault = tree.leftOut > 0 ? .leftOut(tree.leftOut, of: 0, path: path) : nil
        }
        isSolid = !self.store.isSeekable
    }

    /// Whether it is a document or a program in the format of a zip file (.docx, .odt, .epub, .jar, .apk).
    var isDocument: Bool {
        ["[Content_Types].xml", "mimetype", "META-INF/MANIFEST.MF", "AndroidManifest.xml"].contains {
            tree.member(at: Array($0.utf8)[...]) != nil
        }
    }

    /// - Parameter inner: a path below this folder, without a slash at its ends; empty for the folder itself.
    func member(at inner: ArraySlice<UInt8>) -> Member? { tree.member(at: inner) }

    /// The members of a folder by name; of a solid one in the order in which they stand.
    func members(ofFolder number: Int) -> [Member] {
        let members = tree.members(ofFolder: number)
        return isSolid ? members.sorted { $0.start < $1.start } : Array(members)
    }

    /// The bytes of a file.
    func open(_ member: Member, path: RawPath) throws(SourceError) -> any ByteStore {
        let start = format == .zip ? try ZipDirectory.contentStart(of: member, in: store, path: path) : member.start
        let region = ByteRegion(of: store, from: start, count: member.storedSize, path: path)
        switch member.method {
        case .stored: return region
        case .compressed(let compression):
            let expected = DecompressedStore.Expectation(size: member.size, crc32: member.crc32)
            return try DecompressedStore(region, compression, expected: expected, path: path)
        case .unreadable(let reason): throw .unreadable(reason, path: path)
        }
    }

    /// The packed folder that a file in this one is. Nil where it is none, or stands too deep.
    func nested(at inner: [UInt8]) throws(SourceError) -> PackedFolder? {
        if let known = nested.withLock({ $0?.inner == inner ? $0?.folder : nil }) { return known }
        guard depth < Self.maximumDepth, let member = member(at: inner[...]), case .file = member.kind else {
            return nil
        }
        let path = self.path.appending(inner)
        let status = FileStatus(of: member, in: self, modified: self.status.modified)
        guard
            let folder = try PackedFolder(
                try DecompressedStore.reading(try open(member, path: path), path: path), path: path, status: status,
                depth: depth + 1)
        else { return nil }
        nested.withLock { $0 = (inner, folder) }
        return folder
    }

    /// A zip file in a zip file in a zip file. Nobody but attackers makes deeper ones.
    private static let maximumDepth = 2
}

extension PackedFolder.Format {
    /// - Parameter head: the first bytes of a file, 512 where it has so many.
    init?(_ head: Span<UInt8>) {
        if TarHeaders.begins(head) {
            self = .tar
        } else if ZipDirectory.begins(head) {
            self = .zip
        } else if OutlookFile.begins(head) {
            self = .outlook
        } else {
            return nil
        }
    }
}

extension FileStatus {
    init(of member: PackedFolder.Member, in folder: PackedFolder, modified: FileTime) {
        switch member.kind {
        case .file:
            kind = .regular
            identity = folder.status.identity.within(Int(truncatingIfNeeded: member.start), isFolder: false)
        case .folder(let number):
            kind = .folder
            identity = folder.status.identity.within(number, isFolder: true)
        case .hardLink, .other:
            kind = .other
            identity = folder.status.identity
        }
        size = member.size
        self.modified = modified
        linkCount = 1
    }
}

extension FileIdentity {
    /// An identity for a member of a packed folder. No file system gives device numbers with the highest bit set.
    fileprivate func within(_ number: Int, isFolder: Bool) -> FileIdentity {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for word in [device, inode, UInt64(bitPattern: Int64(number)), isFolder ? 1 : 0] {
            hash = (hash ^ word) &* 0x0000_0100_0000_01B3
            hash ^= hash >> 32
        }
        return FileIdentity(device: device | 1 << 63, inode: hash)
    }
}
