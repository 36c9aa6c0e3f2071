@testable import MailSources

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A folder that a test delivers mail to, and a watcher of it.
final class WatchScene {
    let scratch = Scratch()
    private var watcher: MailWatcher?
    private var count = 0

    deinit { scratch.remove() }

    var path: String { scratch.path }

    func watch(_ method: MailWatcher.Method, at folder: String = "", reportsExisting: Bool = false) throws {
        watcher = try MailWatcher(path: path + folder, method: method, reportsExisting: reportsExisting)
    }

    /// Whether some folder is polled.
    var isPolling: Bool { watcher?.isPolling ?? false }

    func maildir(_ name: String = "") {
        for part in ["tmp", "new", "cur"] { scratch.folder(name + "/" + part) }
    }

    /// A name as delivery agents give it.
    func freshName() -> String {
        count += 1
        return "\(1_700_000_000 + count).M\(count)P\(getpid()).host"
    }

    /// Writes to `tmp` and renames, as the Maildir specification says.
    @discardableResult
    func deliver(to maildir: String = "", name: String? = nil, into part: String = "new") -> String {
        let name = name ?? freshName()
        let written = scratch.write(maildir + "/tmp/" + name, Self.message(name))
        rename(written, "\(path)\(maildir)/\(part)/\(name)")
        return name
    }

    func move(_ old: String, _ new: String) { rename(path + "/" + old, path + "/" + new) }

    static func message(_ subject: String) -> String { "From: a@b.example\nSubject: \(subject)\n\nx\n" }

    /// Waits as the command line does.
    func next(milliseconds: Int) throws -> [WatchedFile] {
        try watcher?.next(timeoutMilliseconds: milliseconds) ?? []
    }

    /// Waits until `wanted` messages were told, as long as a busy machine may take. It blocks: a task that sleeps wakes
    /// behind all tests that have yet to begin, which is minutes.
    func files(_ wanted: Int) throws -> [WatchedFile] {
        var files: [WatchedFile] = []
        let deadline = ContinuousClock.now + .seconds(60)
        repeat { files += try next(milliseconds: 1000) } while files.count < wanted && ContinuousClock.now < deadline
        return files
    }

    func names(_ wanted: Int) throws -> [String] {
        try files(wanted).map { String($0.path.split(separator: "/").last ?? "") }
    }

    /// Nothing is told for as long as it takes to be sure.
    func isQuiet(milliseconds: Int) throws -> Bool {
        let deadline = ContinuousClock.now + .milliseconds(milliseconds)
        while ContinuousClock.now < deadline {
            guard try next(milliseconds: 100).isEmpty else { return false }
        }
        return true
    }

    func faults() -> [SourceError] { watcher?.takeFaults() ?? [] }
}
