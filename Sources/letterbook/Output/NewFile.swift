import Foundation

/// Files that the user asked for: made new, for the user alone, never over another file or through a link.
enum NewFile {
    static func write(_ bytes: [UInt8], to path: String) throws {
        let descriptor = open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else {
            let advice = errno == EEXIST ? "name another file" : "check the folder"
            Talk.fail("\(path): cannot be made: \(String(cString: strerror(errno))) (\(advice))")
        }
        defer { close(descriptor) }
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else {
                let reason = String(cString: strerror(errno))
                unlink(path)
                Talk.fail("\(path): cannot be written: \(reason) (free some space and try again)")
            }
            written += count
        }
    }
}
