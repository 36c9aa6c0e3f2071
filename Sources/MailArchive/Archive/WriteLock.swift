import Foundation
import GRDB

/// One import or change of owner at a time on an archive: what one has read of the ledger would be stale when another
/// writes. Others wait for up to half a minute, then say so.
///
/// The lock is an advisory one (flock) on a file beside the archive, not on the archive: SQLite's own locks are of
/// another kind and would be lost when a second descriptor of its file is closed. It goes with the process, however
/// that ends.
final class WriteLock: Sendable {
    private let descriptor: Int32
    private let path: String
    private static let patience = Duration.seconds(30)
    private static let pause = Duration.milliseconds(100)

    /// Waits without holding a thread that other tasks need.
    static func take(archive: String) async throws -> WriteLock {
        let deadline = ContinuousClock.now + patience
        while true {
            if let lock = try WriteLock(archive: archive, deadline) { return lock }
            try await Task.sleep(for: pause)
        }
    }

    /// Waits on the thread of a command that does nothing else meanwhile.
    static func take(archive: String) throws -> WriteLock {
        let deadline = ContinuousClock.now + patience
        while true {
            if let lock = try WriteLock(archive: archive, deadline) { return lock }
            Thread.sleep(forTimeInterval: pause.seconds)
        }
    }

    /// Nil where another holds it.
    private init?(archive: String, _ deadline: ContinuousClock.Instant) throws {
        path = archive + "-lock"
        let opened = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        guard opened >= 0 else {
            throw ArchiveError(
                "\(archive): cannot be written: \(String(cString: strerror(errno))) (check the permissions of its folder)"
            )
        }
        guard flock(opened, LOCK_EX | LOCK_NB) == 0, WriteLock.isStill(opened, at: path) else {
            close(opened)
            guard ContinuousClock.now < deadline else {
                throw ArchiveError("\(archive): is being written by another letterbook (wait for it to end)")
            }
            return nil
        }
        descriptor = opened
    }

    deinit {
        unlink(path)
        close(descriptor)
    }

    /// The file may have been removed by the one who held the lock before.
    private static func isStill(_ descriptor: Int32, at path: String) -> Bool {
        var held = stat()
        var named = stat()
        return fstat(descriptor, &held) == 0 && stat(path, &named) == 0 && held.st_ino == named.st_ino
            && held.st_dev == named.st_dev
    }
}

extension Archive {
    /// A change between imports, in one transaction; the tables are sealed as it leaves them.
    func change<Result>(_ work: (Database) throws -> Result) throws -> Result {
        let lock = try WriteLock.take(archive: path)
        defer { withExtendedLifetime(lock) {} }
        return try write { db in
            let result = try work(db)
            try Seals(db: db).renewUnlessStale()
            return result
        }
    }
}
