import Synchronization

/// Finds the member of a zip, tar or Outlook file that a path leads to. The last few such files are kept open, with
/// their directories.
enum PackedFolders {
    /// Something in a packed folder, or the folder itself.
    struct Place {
        let folder: PackedFolder
        let member: PackedFolder.Member
        /// With the time of the outermost file, so that a change of that file shows as a change of all its members.
        var status: FileStatus { FileStatus(of: member, in: folder, modified: folder.status.modified) }

        /// With the member's own time.
        var statusOfItsOwn: FileStatus {
            FileStatus(
                of: member, in: folder,
                modified: member.modifiedAt == 0
                    ? folder.status.modified : FileTime(seconds: member.modifiedAt, nanoseconds: 0))
        }
    }

    /// The member that `path` leads to; nil where the path leads into no packed folder.
    ///
    /// - Throws: where it leads into one, and nothing is there.
    static func place(at path: RawPath) throws(SourceError) -> Place? {
        guard let (file, inner) = try packedFile(on: path) else { return nil }
        guard var folder = try folder(at: file) else { return nil }
        var rest = inner
        while true {
            if let member = folder.member(at: rest) { return Place(folder: folder, member: member) }
            guard let (nested, behind) = try nested(in: folder, on: rest) else {
                throw .system(SystemError.notFound, path: path)
            }
            folder = nested
            rest = behind
        }
    }

    /// The packed folder that the file at `path` is; nil where it is none.
    static func folder(at path: RawPath) throws(SourceError) -> PackedFolder? {
        let status: FileStatus
        do throws(SourceError) {
            status = try FileStatus(onDisk: path)
        } catch {
            guard error.isBehindFile else { throw error }
            return try nested(at: path)
        }
        guard status.kind == .regular else { return nil }
        // Compressed tar files and Outlook files take long to list, and every path into one comes here.
        if let known = open.withLock({ $0.first { $0.path == path && $0.status == status } }) { return known }
        let store = try DecompressedStore.reading(PlainFile(opening: path), path: path)
        guard let folder = try PackedFolder(store, path: path, status: status) else { return nil }
        open.withLock { open in
            open.removeAll { $0.path == path }
            open = [folder] + open.prefix(maximumOpen - 1)
        }
        return folder
    }

    /// The error that kept a packed folder from being listed to its end.
    static func fault(ofFolderAt path: RawPath) throws(SourceError) -> SourceError? {
        guard try FileStatus(of: path).kind == .regular else { return nil }
        return try folder(at: path)?.fault
    }

    /// Whether the path leads into a packed folder, or is one, that was not listed to its end.
    static func isCutShort(at path: RawPath) throws(SourceError) -> Bool {
        if let place = try place(at: path), case .folder = place.member.kind { return place.folder.fault != nil }
        return try fault(ofFolderAt: path) != nil
    }

    private static func nested(at path: RawPath) throws(SourceError) -> PackedFolder? {
        guard let place = try place(at: path), case .file = place.member.kind else { return nil }
        return try place.folder.nested(at: Array(path.bytes.dropFirst(place.folder.path.bytes.count + 1)))
    }

    private static let open = Mutex<[PackedFolder]>([])
    private static let maximumOpen = 4

    /// The regular file that `path` goes on behind, and the rest of the path.
    private static func packedFile(on path: RawPath) throws(SourceError) -> (RawPath, ArraySlice<UInt8>)? {
        let known = open.withLock { open in
            open.first { path.bytes.count > $0.path.bytes.count && path.bytes.starts(with: $0.path.bytes + [slash]) }?
                .path
        }
        if let known { return (known, trimmed(path.bytes[(known.bytes.count + 1)...])) }
        var end = path.bytes.count
        while let cut = path.bytes[..<end].lastIndex(of: slash), cut > 0 {
            let prefix = RawPath(Array(path.bytes[..<cut]))
            if let status = try? FileStatus(onDisk: prefix) {
                return status.kind == .regular ? (prefix, trimmed(path.bytes[(cut + 1)...])) : nil
            }
            end = cut
        }
        return nil
    }

    private static func nested(
        in folder: PackedFolder, on rest: ArraySlice<UInt8>
    ) throws(SourceError) -> (PackedFolder, ArraySlice<UInt8>)? {
        var end = rest.endIndex
        while let cut = rest[..<end].lastIndex(of: slash) {
            if let member = folder.member(at: rest[..<cut]) {
                guard case .file = member.kind, let nested = try folder.nested(at: Array(rest[..<cut])) else {
                    return nil
                }
                return (nested, rest[(cut + 1)...])
            }
            end = cut
        }
        return nil
    }

    private static let slash = RawPath.slash

    private static func trimmed(_ path: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var path = path.drop { $0 == slash }
        while path.last == slash { path.removeLast() }
        return path
    }
}

extension FileStatus {
    /// Follows symbolic links, and leads into packed folders.
    init(of path: RawPath) throws(SourceError) {
        do throws(SourceError) {
            try self.init(onDisk: path)
        } catch {
            guard error.isBehindFile, let place = try PackedFolders.place(at: path) else { throw error }
            self = place.status
        }
    }
}

extension FolderListing {
    /// The names in a folder of the file system, or in a packed one.
    init(of path: RawPath) throws(SourceError) {
        do throws(SourceError) {
            try self.init(onDisk: path)
        } catch {
            guard error.isBehindFile, let (folder, number) = try Self.packed(at: path) else { throw error }
            self.init(unsorted: folder.isSolid, names: folder.members(ofFolder: number).lazy.map(\.name))
        }
    }

    /// The packed folder that the path leads into, and the number of the folder in it.
    private static func packed(at path: RawPath) throws(SourceError) -> (PackedFolder, Int)? {
        if let place = try PackedFolders.place(at: path), case .folder(let inner) = place.member.kind {
            return (place.folder, inner)
        }
        return try PackedFolders.folder(at: path).map { ($0, 0) }
    }
}
