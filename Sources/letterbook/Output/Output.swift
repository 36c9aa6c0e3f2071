import Foundation
import MailArchive
import Synchronization

/// Standard output, buffered: data goes here, talk goes to standard error.
enum Output {
    private static let buffer = Mutex<[UInt8]>([])

    static func line(_ text: String) {
        write(text)
        write("\n")
    }

    static func write(_ text: String) {
        var text = text
        text.withUTF8 { bytes($0) }
    }

    static func bytes(_ bytes: some Sequence<UInt8>) {
        let isFull = buffer.withLock { pending in
            pending.append(contentsOf: bytes)
            return pending.count >= 1 << 16
        }
        if isFull { flush() }
    }

    /// Writes what is pending. A reader that went away (`| head`) ends the program without complaint.
    static func flush() {
        let pending = buffer.withLock { pending in
            let bytes = pending
            pending.removeAll(keepingCapacity: true)
            return bytes
        }
        var written = 0
        while written < pending.count {
            let count = pending[written...].withUnsafeBytes {
                Foundation.write(STDOUT_FILENO, $0.baseAddress, $0.count)
            }
            if count >= 0 {
                written += count
            } else if errno == EPIPE {
                exit(0)
            } else if errno != EINTR {
                Talk.fail("standard output: \(String(cString: strerror(errno))) (where does it go?)")
            }
        }
    }
}

/// Standard error.
enum Talk {
    static func line(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }

    /// One line of what went wrong, and the end: exit status 2.
    static func fail(_ text: String) -> Never {
        line("letterbook: " + TerminalText.line(text))
        exit(2)
    }
}
