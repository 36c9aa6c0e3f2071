#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What tells two looks at a file or folder apart.
struct FileState {
    let status: FileStatus
    /// The modification time as finely as the file system keeps it.
    let modified: FileTime
    let linkCount: Int

    /// Follows symbolic links; nil where the path leads nowhere.
    init?(of path: RawPath) {
        var info = stat()
        guard path.withCString({ stat($0, &info) }) == 0 else { return nil }
        status = FileStatus(info)
        linkCount = Int(info.st_nlink)
        #if canImport(Darwin)
            modified = FileTime(info.st_mtimespec)
        #else
            modified = FileTime(info.st_mtim)
        #endif
    }

    /// Nobody has written between the two looks.
    func isUnchanged(since earlier: FileState) -> Bool {
        status.size == earlier.status.size && modified == earlier.modified
            && status.identity == earlier.status.identity
    }

    /// The last change is neither recent nor in the future, so that a later one cannot bear the same time: some file
    /// systems count in steps of two seconds.
    var isSettled: Bool { modified.seconds < Int64(time(nil)) - 2 }

    static func isLink(_ path: RawPath) -> Bool {
        var info = stat()
        return path.withCString { lstat($0, &info) } == 0 && info.st_mode & S_IFMT == S_IFLNK
    }
}

/// A moment of the file system's clock.
struct FileTime: Equatable {
    /// Since 1970.
    let seconds: Int64
    let nanoseconds: Int64

    init(_ time: timespec) {
        seconds = Int64(time.tv_sec)
        nanoseconds = Int64(time.tv_nsec)
    }
}
