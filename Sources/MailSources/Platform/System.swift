import Bytes

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The system's error numbers (errno(3)), and what they mean to people.
enum SystemError {
    static let notFound = ENOENT
    static let notFolder = ENOTDIR

    /// Nothing is there: a missing file, a link to one, or links in a circle.
    static func leadsNowhere(_ number: Int32) -> Bool { number == ENOENT || number == ELOOP }

    static var last: Int32 { errno }

    static func describe(_ number: Int32) -> String {
        strerror(number).map { String(cString: $0) } ?? "error \(number)"
    }

    /// What a person can do about it.
    static func advice(_ number: Int32) -> String {
        switch number {
        case ENOENT: "check the path"
        case EACCES, EPERM: "check its permissions"
        case EMFILE, ENFILE: "too many files are open; close programs or raise the limit with ulimit -n"
        case EIO: "the disk reports a fault; read it from a copy"
        case ELOOP: "its symbolic links lead in a circle"
        default: "it was left out"
        }
    }
}

/// A path as the file system has it: bytes, not necessarily UTF-8.
struct RawPath: Sendable, Hashable {
    /// Without a terminating NUL.
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }
    init(_ text: String) { bytes = Array(text.utf8) }

    /// For people; bytes that are no UTF-8 become U+FFFD.
    var display: String { String(decoding: bytes, as: UTF8.self) }

    /// The bytes; nil where `display` has exactly the same.
    var bytesUnlessUTF8: [UInt8]? { display.utf8.elementsEqual(bytes) ? nil : bytes }

    static let slash = UInt8(ascii: "/")

    /// The last name in the path, whether or not slashes follow it.
    var lastComponent: [UInt8] {
        let trimmed = bytes.reversed().drop { $0 == Self.slash }
        return trimmed.prefix { $0 != Self.slash }.reversed()
    }

    /// The folder that holds it, as far as the path names one; else the current folder.
    var parent: RawPath {
        let trimmed = bytes.reversed().drop { $0 == Self.slash }
        let folder = trimmed.drop { $0 != Self.slash }
        return folder.isEmpty ? RawPath(".") : RawPath(folder.reversed())
    }

    /// The path, or of a folder that is named by dots alone the one that tells its name.
    var named: RawPath {
        let last = lastComponent
        guard !last.isEmpty, last.count <= 2, last.allSatisfy({ $0 == UInt8(ascii: ".") }),
            let real = withCString({ realpath($0, nil) })
        else { return self }
        defer { free(real) }
        return RawPath(UnsafeBufferPointer(start: real, count: strlen(real)).map(UInt8.init(bitPattern:)))
    }

    func appending(_ name: some Collection<UInt8>) -> RawPath {
        let separator: [UInt8] = bytes.last == Self.slash ? [] : [Self.slash]
        return RawPath(bytes + separator + name)
    }

    func withCString<R>(_ body: (UnsafePointer<CChar>) -> R) -> R {
        let terminated = bytes.map { CChar(bitPattern: $0) } + [0]
        return terminated.withUnsafeBufferPointer { buffer in
            buffer.baseAddress.map(body) ?? body("")
        }
    }
}

/// Facts about a file or folder that stat(2) tells.
struct FileStatus: Sendable, Equatable {
    enum Kind: Sendable { case regular, folder, pipeOrTerminal, other }

    let kind: Kind
    /// In bytes.
    let size: Int64
    let modified: FileTime
    let identity: FileIdentity
    /// Number of names that the file has.
    let linkCount: Int

    /// Seconds since 1970; 0 where the file system gives a time that is hardly meant, so that sums with it cannot
    /// overflow.
    var modifiedAt: Int64 { Self.plausible(modified.seconds) }

    /// The modification time as a number by which a changed file is told from what it was: nanoseconds since 1970, 0 where
    /// the time is too far from today to be one.
    ///
    /// Whole seconds may be all that the file system counts. While a later change may still come to bear the same time,
    /// it is a nanosecond less, so that the file looks changed once that time is over.
    var changeStamp: Int64 {
        let (seconds, isTooFar) = modified.seconds.multipliedReportingOverflow(by: 1_000_000_000)
        guard !isTooFar else { return 0 }
        if modified.nanoseconds == 0 { return modified.isSettled ? seconds : seconds &- 1 }
        return seconds &+ modified.nanoseconds
    }

    /// Follows symbolic links.
    init(onDisk path: RawPath) throws(SourceError) {
        var info = stat()
        guard path.withCString({ stat($0, &info) }) == 0 else {
            throw .system(SystemError.last, path: path)
        }
        self.init(info)
    }

    init(_ info: stat) {
        switch info.st_mode & S_IFMT {
        case S_IFREG: kind = .regular
        case S_IFDIR: kind = .folder
        case S_IFIFO, S_IFCHR: kind = .pipeOrTerminal
        default: kind = .other
        }
        size = Int64(info.st_size)
        modified = FileTime(modificationOf: info)
        identity = FileIdentity(device: UInt64(info.st_dev), inode: UInt64(info.st_ino))
        linkCount = Int(info.st_nlink)
    }

    /// 0 for a time after the year 9999 or as long before 1970.
    static func plausible(_ time: Int64) -> Int64 {
        time.magnitude <= GregorianCalendar.lastSecond.magnitude ? time : 0
    }

    static func isLink(_ path: RawPath) -> Bool { ofLink(path).map { $0.st_mode & S_IFMT == S_IFLNK } ?? false }

    /// The facts that lstat(2) tells: of a symbolic link, not of the file that it leads to. Nil where nothing is there.
    static func ofLink(_ path: RawPath) -> stat? {
        var info = stat()
        return path.withCString { lstat($0, &info) } == 0 ? info : nil
    }
}

/// When a file or folder was last changed, as finely as its file system keeps it.
struct FileTime: Sendable, Equatable {
    /// Since 1970.
    let seconds: Int64
    let nanoseconds: Int64

    /// Seconds since 1970 by the system's clock.
    static var currentSecond: Int64 { Int64(time(nil)) }

    /// Whether the change is neither recent nor in the future, so that a later one cannot bear the same time: FAT
    /// counts in steps of two seconds.
    var isSettled: Bool { seconds < Self.currentSecond - 2 }
}

extension FileTime {
    init(modificationOf info: stat) {
        #if canImport(Darwin)
            let time = info.st_mtimespec
        #else
            let time = info.st_mtim
        #endif
        self.init(seconds: Int64(time.tv_sec), nanoseconds: Int64(time.tv_nsec))
    }
}

/// The same for two paths that lead to one file or folder.
struct FileIdentity: Sendable, Hashable {
    let device: UInt64
    let inode: UInt64
}
