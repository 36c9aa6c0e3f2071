import Foundation

/// Files that the user asked for: made new, for the user alone, never over another file or through a link.
enum NewFile {
    /// Writes all, and makes the folders they stand in; or none, where one of them is there already.
    static func writeAll(_ files: [(path: String, bytes: [UInt8])], advice: String) {
        for (path, _) in files where FileManager.default.fileExists(atPath: path) {
            StandardError.fail("\(path): is there already (\(advice); nothing was written)")
        }
        for (path, bytes) in files {
            makeFolder((path as NSString).deletingLastPathComponent)
            write(bytes, to: path)
        }
    }

    static func makeFolder(_ path: String) {
        if path.isEmpty { return }
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            StandardError.fail("\(path): cannot be made: \(error.localizedDescription)")
        }
    }

    /// - Parameter modifiedAt: the file's date, in seconds since 1970; nil for now.
    static func write(_ bytes: [UInt8], to path: String, modifiedAt: Int64? = nil) {
        let descriptor = make(path)
        defer { close(descriptor) }
        write(bytes, to: descriptor, path)
        guard let modifiedAt else { return }
        let time = timespec(tv_sec: time_t(modifiedAt), tv_nsec: 0)
        _ = futimens(descriptor, [time, time])
    }

    /// A descriptor that writes at the end of a new file.
    fileprivate static func make(_ path: String) -> Int32 {
        let descriptor = open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else {
            let advice = errno == EEXIST ? "name another file" : "check the folder"
            StandardError.fail("\(path): cannot be made: \(String(cString: strerror(errno))) (\(advice))")
        }
        return descriptor
    }

    /// Puts a file in the place of the one of that name, whole or not at all.
    static func replace(_ path: String, with bytes: [UInt8]) throws {
        let temporary = path + ".\(getpid()).tmp"
        let descriptor = open(temporary, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC | O_NOFOLLOW, 0o666)
        guard descriptor >= 0 else {
            StandardError.fail("\(path): cannot be made: \(String(cString: strerror(errno))) (check the folder)")
        }
        write(bytes, to: descriptor, temporary)
        close(descriptor)
        guard rename(temporary, path) == 0 else {
            let reason = String(cString: strerror(errno))
            unlink(temporary)
            StandardError.fail("\(path): cannot be replaced: \(reason)")
        }
    }

    fileprivate static func write(_ bytes: [UInt8], to descriptor: Int32, _ path: String) {
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else {
                let reason = String(cString: strerror(errno))
                unlink(path)
                StandardError.fail("\(path): cannot be written: \(reason) (free some space and try again)")
            }
            written += count
        }
    }
}

/// A new file that grows.
struct AppendedFile {
    private let path: String
    private var pending: [UInt8] = []

    init(_ path: String) {
        self.path = path
        close(NewFile.make(path))
    }

    mutating func append(_ bytes: [UInt8]) {
        pending += bytes
        if pending.count >= Self.pendingBytes { flush() }
    }

    /// Opened for each write: there may be more mailboxes than files may be open.
    mutating func flush() {
        let descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC | O_NOFOLLOW)
        guard descriptor >= 0 else {
            StandardError.fail("\(path): cannot be written: \(String(cString: strerror(errno))) (check the folder)")
        }
        NewFile.write(pending, to: descriptor, path)
        close(descriptor)
        pending.removeAll(keepingCapacity: true)
    }

    private static let pendingBytes = 1 << 20
}
