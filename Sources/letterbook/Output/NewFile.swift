import Foundation

/// Files that the user asked for: made new, readable for the user alone, never over another file or through a link.
enum NewFile {
    /// Writes all and makes their folders, or writes none where one of the files exists.
    static func writeAll(_ files: [(path: String, bytes: [UInt8])], advice: String) throws {
        for (path, _) in files where FileManager.default.fileExists(atPath: path) {
            throw Exit.fault("\(path): is there already (\(advice); nothing was written)")
        }
        for (path, bytes) in files {
            try makeFolder(folder(of: path))
            try write(bytes, to: path)
        }
    }

    /// The folder in which a file stands; "" for the working folder.
    static func folder(of path: String) -> String { path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "" }

    /// Nothing is written over: no file, and no link either.
    static func requireFree(_ path: String) throws {
        var status = stat()
        if lstat(path, &status) == 0 { throw Exit.fault("\(path): is there already (name another file)") }
    }

    static func makeFolder(_ path: String) throws {
        if path.isEmpty { return }
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw Exit.fault("\(path): cannot be made: \(error.localizedDescription)")
        }
    }

    /// - Parameters:
    ///   - bytes: its content.
    ///   - path: where there is no file yet.
    ///   - modifiedAt: the file's date, in seconds since 1970; nil for now.
    static func write(_ bytes: [UInt8], to path: String, modifiedAt: Int64? = nil) throws {
        let descriptor = try make(path)
        defer { close(descriptor) }
        try write(bytes, to: descriptor, path)
        guard let modifiedAt else { return }
        let time = timespec(tv_sec: time_t(modifiedAt), tv_nsec: 0)
        _ = futimens(descriptor, [time, time])
    }

    /// A descriptor that writes at the end of a new file.
    ///
    /// - Parameter target: the file that it will replace.
    fileprivate static func make(_ path: String, for target: String? = nil, mode: mode_t = 0o600) throws -> Int32 {
        let descriptor = open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC | O_NOFOLLOW, mode)
        guard descriptor >= 0 else {
            let advice = errno == EEXIST && target == nil ? "name another file" : "check the folder"
            throw Exit.fault("\(target ?? path): cannot be made: \(String(cString: strerror(errno))) (\(advice))")
        }
        return descriptor
    }

    /// Replaces a file, whole or not at all, and keeps who may read it. What is no file, such as a FIFO, and what standard
    /// output goes to are written to; of a link the target is replaced; `-` is standard output.
    static func replace(_ path: String, with bytes: [UInt8]) throws {
        var (status, output) = (stat(), stat())
        let isThere = stat(path, &status) == 0
        let isOutput = fstat(1, &output) == 0 && output.st_dev == status.st_dev && output.st_ino == status.st_ino
        if path == "-" || isThere && isOutput { return Output.bytes(bytes) }
        if isThere, status.st_mode & S_IFMT != S_IFREG { return try send(bytes, to: path) }
        let target = isThere ? realPath(path) ?? path : path
        let temporary = target + ".\(getpid()).tmp"
        let descriptor = try make(temporary, for: path, mode: 0o666)
        if isThere { fchmod(descriptor, status.st_mode & 0o7777) }
        try write(bytes, to: descriptor, temporary)
        close(descriptor)
        guard rename(temporary, target) == 0 else {
            let reason = String(cString: strerror(errno))
            unlink(temporary)
            throw Exit.fault("\(path): cannot be replaced: \(reason)")
        }
    }

    private static func realPath(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }

    private static func send(_ bytes: [UInt8], to path: String) throws {
        Output.flush()
        let descriptor = open(path, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw Exit.fault("\(path): cannot be written: \(String(cString: strerror(errno)))")
        }
        defer { close(descriptor) }
        try write(bytes, to: descriptor, path, isNew: false)
    }

    fileprivate static func write(
        _ bytes: [UInt8], to descriptor: Int32, _ path: String, isNew: Bool = true
    ) throws {
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else {
                let reason = String(cString: strerror(errno))
                if isNew { unlink(path) }
                throw Exit.fault("\(path): cannot be written: \(reason) (free some space and try again)")
            }
            written += count
        }
    }
}

/// A new file that grows.
struct AppendedFile {
    private let path: String
    /// Where it stands until it is complete, so that what was interrupted does not look whole.
    private let partial: String
    private var pending: [UInt8] = []

    init(_ path: String) throws {
        self.path = path
        partial = "\(path).\(getpid()).partial"
        try NewFile.requireFree(path)
        close(try NewFile.make(partial, for: path))
    }

    mutating func append(_ bytes: [UInt8]) throws {
        pending += bytes
        if pending.count >= Self.pendingBytes { try flush() }
    }

    /// The file is opened for each write: there may be more mailboxes than the system lets a program have files open.
    private mutating func flush() throws {
        let descriptor = open(partial, O_WRONLY | O_APPEND | O_CLOEXEC | O_NOFOLLOW)
        guard descriptor >= 0 else {
            throw Exit.fault("\(path): cannot be written: \(String(cString: strerror(errno))) (check the folder)")
        }
        try NewFile.write(pending, to: descriptor, partial)
        close(descriptor)
        pending.removeAll(keepingCapacity: true)
    }

    /// Gives the file its name.
    mutating func finish() throws {
        try flush()
        try NewFile.requireFree(path)
        guard rename(partial, path) == 0 else {
            throw Exit.fault("\(path): cannot be written: \(String(cString: strerror(errno))) (check the folder)")
        }
    }

    private static let pendingBytes = 1 << 20
}
