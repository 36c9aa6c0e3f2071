import Dispatch
import MailArchive
import MailSources
import Synchronization

/// Imports mail as it arrives in a folder.
final class ArrivalImport: Sendable {
    private let folder: String
    private let archivePath: String
    /// Called with what the user should know.
    private let remark: @Sendable (String) -> Void
    private let isStopped = Mutex(false)
    /// Milliseconds after which a wait for mail ends, so that the end of the program is noticed.
    private static let wait: Int = 250

    init(folder: String, archivePath: String, remark: @escaping @Sendable (String) -> Void) {
        self.folder = folder
        self.archivePath = archivePath
        self.remark = remark
    }

    func stop() { isStopped.withLock { $0 = true } }

    /// Imports what is there, and then what arrives, until it is stopped.
    ///
    /// - Throws: `SourceError` where there is no such folder.
    func start() throws(SourceError) {
        // It watches before the first import, so that nothing arrives between the two.
        let watcher = try MailWatcher(path: folder)
        let box = Unshared(watcher)
        DispatchQueue(label: "letterbook.arrivals").async { [self] in
            importAll()
            while !isStopped.withLock({ $0 }) {
                do throws(SourceError) {
                    guard try !box.value.next(timeoutMilliseconds: Self.wait).isEmpty else { continue }
                } catch {
                    remark("\(error.message); new mail is not imported any more")
                    return
                }
                for fault in box.value.takeFaults() { remark(fault.message) }
                importAll()
            }
        }
    }

    /// Files that are unchanged are passed over unread.
    private func importAll() {
        let done = DispatchSemaphore(value: 0)
        Task.detached { [self] in
            defer { done.signal() }
            do {
                var options = ImportOptions(jobs: 1)
                options.shouldStop = { [self] in isStopped.withLock { $0 } }
                let archive = try Archive(path: archivePath, access: .update)
                let report = try await archive.importMail(from: [folder], options: options)
                for fault in report.faults { remark(fault.message) }
            } catch {
                remark("new mail could not be imported: \(error)")
            }
        }
        done.wait()
    }

    /// A watcher belongs to one thread, to which it is handed once.
    ///
    /// Unchecked: Invariant: the queue of arrivals alone uses the value.
    private struct Unshared: @unchecked Sendable {
        let value: MailWatcher
        init(_ value: MailWatcher) { self.value = value }
    }
}
