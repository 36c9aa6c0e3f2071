/// Tells of messages as they arrive in a Maildir, a tree of Maildirs, or a folder of message files.
///
/// ```swift
/// let watcher = try MailWatcher(path: "Maildir")
/// while !isStopped {
///     for file in try watcher.next(timeoutMilliseconds: 250) {
///         if let message = try file.load() { print(file.mailbox, message.count) }
///     }
/// }
/// ```
///
/// A message is told once, within two seconds: at once where the system tells of changes (inotify on Linux), else after
/// a look each second. When it moves from `new` to `cur`, or to another mailbox of the tree, or its flags change, it
/// stays the same message. In a folder without `cur` and `new` a file is a message if its content is one, and it is
/// told when its writer has closed it; where folders are polled, when it has not grown for half a second. A file that
/// is overwritten is not told again, and mail that is added to an mbox is not seen.
///
/// A watcher belongs to one task.
public final class MailWatcher {
    /// How to learn of changes.
    public enum Method: Sendable {
        /// By notification; by polling where there is none: on other systems than Linux, on a network file system,
        /// beyond the system's limit of watches.
        case automatic
        /// By a look at each folder every second.
        case polling
    }

    private var tree: WatchedTree
    private let notifier: FolderNotifier?
    private var arrivals = Arrivals()
    private var scan: FolderScan?
    private var nextPoll = ContinuousClock.now + MailWatcher.pollInterval
    private var pollCount = 0

    /// Begins to watch. `next` tells of mail that arrives from here on, however much later it is called.
    ///
    /// - Parameters:
    ///   - path: a folder.
    ///   - method: how to learn of changes.
    ///   - reportsExisting: whether ``next(timeoutMilliseconds:)`` tells first of the messages that are there already,
    ///     in no particular order.
    /// - Throws: where there is no such folder, or it cannot be read.
    public convenience init(path: String, method: Method = .automatic, reportsExisting: Bool = false)
        throws(SourceError)
    {
        try self.init(rawPath: Array(path.utf8), method: method, reportsExisting: reportsExisting)
    }

    /// Begins to watch, as ``init(path:method:reportsExisting:)`` does, a folder whose path need not be UTF-8.
    public init(rawPath: [UInt8], method: Method = .automatic, reportsExisting: Bool = false) throws(SourceError) {
        notifier = method == .automatic ? FolderNotifier() : nil
        tree = try WatchedTree(RawPath(rawPath), notifier)
        if !reportsExisting { passExisting() }
    }

    /// Whether some folders are polled, as the system does not tell of changes in them.
    public var isPolling: Bool { tree.isPolled }

    /// Waits for messages. Empty when the time is up, or earlier when a signal arrives.
    ///
    /// At most a few thousand files come at a time; the others come with the next calls.
    ///
    /// - Throws: when the folder is gone and nothing is left to watch.
    public func next(timeoutMilliseconds: Int) throws(SourceError) -> [WatchedFile] {
        let deadline = ContinuousClock.now + .milliseconds(timeoutMilliseconds)
        while true {
            try gather()
            let now = ContinuousClock.now
            if arrivals.count > 0 || now >= deadline { return arrivals.take() }
            let wake = min(deadline, nextPoll, arrivals.nextLook ?? deadline)
            if !wait(for: wake - now) { return [] }
        }
    }

    /// The errors of folders and files that could not be read since the last call, one for each path. All others are
    /// watched all the same.
    public func takeFaults() -> [SourceError] {
        for fault in arrivals.takeFaults() { tree.report(fault) }
        return tree.takeFaults()
    }

    private static let pollInterval = Duration.seconds(1)
    /// After so many polls all polled folders are listed, also those whose times show no change.
    private static let fullPollInterval = 30
    /// At most so many reads of events are handled before the caller gets the messages of them.
    private static let readsPerTurn = 16

    private func wait(for time: Duration) -> Bool {
        let milliseconds = time / .milliseconds(1)
        return FolderNotifier.wait(notifier, milliseconds: Int32(max(0, min(milliseconds.rounded(.up), 60_000))))
    }

    private func passExisting() {
        tree.look()
        while let (name, folder) = nextListed() { arrivals.pass(name, in: folder) }
        // Files that were renamed while their folder was listed may be missing from the list, but not from the events.
        while let events = notifier?.events(), !events.isEmpty {
            for event in events { pass(event) }
        }
    }

    private func pass(_ event: FolderEvent) {
        let isArrival = event.change == .movedIn && !event.isFolder
        if isArrival, let folder = tree.folder(of: event.descriptor), folder.role != .tree {
            arrivals.pass(event.name, in: folder)
        } else {
            handle(event)
        }
    }

    // MARK: One turn

    private func gather() throws(SourceError) {
        if ContinuousClock.now >= nextPoll {
            nextPoll = ContinuousClock.now + Self.pollInterval
            pollCount += 1
            try tree.checkRoot()
            tree.poll(all: pollCount % Self.fullPollInterval == 0)
        }
        for _ in 0..<Self.readsPerTurn where arrivals.hasRoom {
            guard let events = notifier?.events(), !events.isEmpty else { break }
            for event in events { handle(event) }
        }
        tree.look()
        let told = arrivals.count
        arrivals.settle()
        while arrivals.hasRoomForListed, let (name, folder) = nextListed() {
            arrivals.examine(name, in: folder, .listed)
        }
        arrivals.sort(from: told)
    }

    /// The next name in the folders whose files are to be looked at.
    private func nextListed() -> (name: [UInt8], folder: WatchedFolder)? {
        while true {
            if let scan, scan.folder.isWatched, let name = scan.next() { return (name, scan.folder) }
            scan = nil
            guard let folder = tree.takeScan() else { return nil }
            do throws(SourceError) {
                scan = try FolderScan(folder)
            } catch  where error.kind == .notFound {
                tree.markForLook(folder.parent)
            } catch {
                tree.report(error)
            }
        }
    }

    private func handle(_ event: FolderEvent) {
        switch event.change {
        case .overflow: tree.markAll()
        case .ended: tree.ended(event.descriptor)
        default:
            guard let folder = tree.folder(of: event.descriptor) else { return }
            if event.isFolder || isFolder(event, in: folder) { return tree.markForLook(folder) }
            handle(event, ofFileIn: folder)
        }
    }

    /// A link to a folder is told of as a file.
    private func isFolder(_ event: FolderEvent, in folder: WatchedFolder) -> Bool {
        guard folder.role == .tree else { return false }
        if folder.children[event.name] != nil { return true }
        guard event.change == .created || event.change == .movedIn else { return false }
        return (try? FileStatus(onDisk: folder.path.appending(event.name)))?.kind == .folder
    }

    private func handle(_ event: FolderEvent, ofFileIn folder: WatchedFolder) {
        switch event.change {
        case .created: arrivals.examine(event.name, in: folder, .created)
        case .written: arrivals.examine(event.name, in: folder, .complete)
        case .movedIn: arrivals.entered(event.name, folder, cookie: event.cookie)
        case .movedOut, .deleted: arrivals.left(event.name, folder, cookie: event.cookie)
        case .overflow, .ended: break
        }
    }
}
