import Foundation
import GRDB

/// Lets one import or change at a time write an archive: what one has read of the ledger would be stale once another
/// writes. Others wait for up to half a minute, and then fail.
///
/// The lock is an advisory one (flock) on a file beside the archive, not on the archive itself: closing a second
/// descriptor of the archive would release SQLite's own locks (fcntl) in this process. The system releases the lock
/// when the process ends, however it ends.
final class WriteLock: Sendable {
    private let descriptor: Int32
    private let path: String
    private static let patience = Duration.seconds(30)
    private static let pause = Duration.milliseconds(100)

    /// Waits without blocking a thread that other tasks need.
    static func take(archive: String) async throws -> WriteLock {
        let deadline = ContinuousClock.now + patience
        while true {
            if let lock = try WriteLock(archive: archive, deadline) { return lock }
            try await Task.sleep(for: pause)
        }
    }

    /// Waits and blocks the thread: for commands that do nothing else meanwhile.
    static func take(archive: String) throws -> WriteLock {
        let deadline = ContinuousClock.now + patience
        while true {
            if let lock = try WriteLock(archive: archive, deadline) { return lock }
            Thread.sleep(forTimeInterval: pause / .seconds(1))
        }
    }

    /// - Returns: nil where another process holds the lock.
    /// - Throws: ``ArchiveError`` where it still does at the deadline, or the file cannot be made.
    private init?(archive: String, _ deadline: ContinuousClock.Instant) throws {
        var status = stat()
        // Each name would have a log of its own, and one would not see what the other writes.
        guard stat(archive, &status) != 0 || status.st_nlink <= 1 else {
            throw ArchiveError(
                "\(archive): has \(status.st_nlink) hard links; writing through more than one name would damage it (remove the others, or copy it)"
            )
        }
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

    /// Whether the open file is still the one at the path: whoever held the lock before may have removed it.
    private static func isStill(_ descriptor: Int32, at path: String) -> Bool {
        var held = stat()
        var named = stat()
        return fstat(descriptor, &held) == 0 && stat(path, &named) == 0 && held.st_ino == named.st_ino
            && held.st_dev == named.st_dev
    }
}

extension Archive {
    /// Makes a change between imports in one transaction.
    func change<Result>(_ work: (Database) throws -> Result) throws -> Result {
        let lock = try WriteLock.take(archive: path)
        defer { withExtendedLifetime(lock) {} }
        let result = try write { db in
            try Schema.buildIndexes(db)
            return try work(db)
        }
        checkpoint()
        return result
    }

    /// Copies the log into the archive as far as readers allow, so that whoever copies or moves the file while it is read
    /// takes along all of it.
    func checkpoint() {
        _ = try? database.writeWithoutTransaction { try Row.fetchOne($0, sql: "PRAGMA wal_checkpoint(PASSIVE)") }
    }
}
