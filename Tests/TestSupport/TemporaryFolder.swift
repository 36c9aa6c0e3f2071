import Foundation
import Synchronization

/// A folder that is removed with the value's last use.
package final class TemporaryFolder: Sendable {
    package let url: URL

    package init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "letterbook-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// For a folder that a constant holds, which is never released.
    package func removeAtExit() {
        Self.lasting.withLock { $0.append(url) }
        atexit { TemporaryFolder.lasting.withLock { for url in $0 { try? FileManager.default.removeItem(at: url) } } }
    }

    private static let lasting = Mutex<[URL]>([])

    package func path(_ name: String) -> String { url.appending(path: name).path }

    /// Writes a file, with the folders above it. Returns its path.
    @discardableResult
    package func write(_ text: String, to name: String) throws -> String {
        let file = url.appending(path: name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        return file.path
    }
}
