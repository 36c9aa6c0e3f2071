#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Error numbers and their texts.
enum SystemError {
    static let notFound = ENOENT

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

    /// The bytes, where `display` does not say them exactly.
    var bytesUnlessUTF8: [UInt8]? { display.utf8.elementsEqual(bytes) ? nil : bytes }

    var lastComponent: [UInt8] {
        let trimmed = bytes.reversed().drop { $0 == UInt8(ascii: "/") }
        return trimmed.prefix { $0 != UInt8(ascii: "/") }.reversed()
    }

    /// The folder that holds it, as far as the path names one; else the current folder.
    var parent: RawPath {
        let trimmed = bytes.reversed().drop { $0 == UInt8(ascii: "/") }
        let folder = trimmed.drop { $0 != UInt8(ascii: "/") }
        return folder.isEmpty ? RawPath(".") : RawPath(folder.reversed())
    }

    func appending(_ name: some Collection<UInt8>) -> RawPath {
        let separator: [UInt8] = bytes.last == UInt8(ascii: "/") ? [] : [UInt8(ascii: "/")]
        return RawPath(bytes + separator + name)
    }

    func withCString<R>(_ body: (UnsafePointer<CChar>) -> R) -> R {
        let terminated = bytes.map { CChar(bitPattern: $0) } + [0]
        return terminated.withUnsafeBufferPointer { buffer in
            buffer.baseAddress.map(body) ?? body("")
        }
    }
}

/// What stat(2) tells about a path.
struct FileStatus: Sendable, Equatable {
    enum Kind: Sendable { case regular, folder, pipeOrTerminal, other }

    let kind: Kind
    let size: Int64
    /// Seconds since 1970.
    let modifiedAt: Int64
    let identity: FileIdentity

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
        #if canImport(Darwin)
            modifiedAt = Self.plausible(Int64(info.st_mtimespec.tv_sec))
        #else
            modifiedAt = Self.plausible(Int64(info.st_mtim.tv_sec))
        #endif
        identity = FileIdentity(device: UInt64(info.st_dev), inode: UInt64(info.st_ino))
    }
}

extension FileStatus {
    /// A time to reckon with; 0 for one after the year 9999 or as long before 1970.
    static func plausible(_ time: Int64) -> Int64 { (-253_402_300_799...253_402_300_799).contains(time) ? time : 0 }
}

/// The same for two paths that lead to one file or folder.
struct FileIdentity: Sendable, Hashable {
    let device: UInt64
    let inode: UInt64
}
