/// Decides which files are messages that have arrived, and collects them.
struct Arrivals {
    /// How a file came to notice.
    enum Sign {
        /// It was closed after writing, or moved in.
        case complete
        /// Its name appeared.
        case created
        /// It stands in the folder's listing.
        case listed
    }

    private(set) var faults: [SourceError] = []
    private var known = KnownMessages()
    private var found: [WatchedFile] = []
    /// Files that are being written.
    private var pending: [PendingFile.Key: PendingFile] = [:]
    /// The move that was begun last, and whether the file that moved was known.
    private var move: (cookie: UInt32, isOfKnown: Bool) = (0, false)

    /// Number of messages to be taken.
    var count: Int { found.count }
    /// Where there is no room, no more messages are looked for until the caller has taken some.
    var hasRoom: Bool { found.count < Self.mostFound }
    /// Nor are folders listed while very many files are being written.
    var hasRoomForListed: Bool { hasRoom && pending.count < Self.mostPending }

    /// When the next file that is being written is to be looked at.
    var nextLook: ContinuousClock.Instant? { pending.values.lazy.map(\.nextLook).min() }

    mutating func take() -> [WatchedFile] {
        defer { found = [] }
        return found
    }

    /// Puts those from `start` on in the order of their names, which in a Maildir is that of delivery.
    mutating func sort(from start: Int) {
        let named = found[start...].map { (name: RawPath($0.openablePath).lastComponent, file: $0) }
        found.replaceSubrange(start..., with: named.sorted { $0.name.lexicographicallyPrecedes($1.name) }.map(\.file))
    }

    mutating func takeFaults() -> [SourceError] {
        defer { faults = [] }
        return faults
    }

    private static let mostFound = 1000
    private static let mostPending = 4096

    // MARK: Signs of a message

    /// Takes a file for one that was there before the watch began, and is not to be reported. An empty one outside a
    /// Maildir has yet to be written.
    mutating func pass(_ name: [UInt8], in folder: WatchedFolder) {
        if folder.role == .tree {
            guard let status = try? FileStatus(onDisk: folder.path.appending(name)), status.size > 0 else { return }
        }
        known.insert(name, in: folder)
    }

    mutating func examine(_ name: [UInt8], in folder: WatchedFolder, _ sign: Sign) {
        guard !known.contains(name, in: folder), folder.admits(name) else { return }
        let path = folder.path.appending(name)
        guard let status = try? FileStatus(onDisk: path), status.kind == .regular else { return }
        switch sign {
        // An empty file is one that its writer has just made: it is looked at again when it has grown.
        case .complete: if status.size > 0 { arrive(name, in: folder) }
        case .created:
            // A link is whole from the beginning; when a file is written, the system will tell. In a Maildir it may be
            // the second name of a message whose first one, in `tmp`, is gone already.
            if status.size > 0, status.linkCount > 1 || FileStatus.isLink(path) {
                arrive(name, in: folder)
            } else if folder.role != .tree {
                wait(for: name, in: folder, status)
            }
        case .listed:
            // Only whole messages come into a Maildir.
            if status.size > 0, folder.role != .tree || status.modified.isSettled {
                arrive(name, in: folder)
            } else {
                wait(for: name, in: folder, status)
            }
        }
    }

    mutating func left(_ name: [UInt8], _ folder: WatchedFolder, cookie: UInt32) {
        move = (cookie, known.contains(name, in: folder))
        known.remove(name, from: folder)
    }

    /// A file that was reported under another name is not reported again.
    mutating func entered(_ name: [UInt8], _ folder: WatchedFolder, cookie: UInt32) {
        if cookie == move.cookie, move.isOfKnown {
            known.insert(name, in: folder)
        } else {
            examine(name, in: folder, .complete)
        }
    }

    private mutating func arrive(_ name: [UInt8], in folder: WatchedFolder) {
        let path = folder.path.appending(name)
        do throws(SourceError) {
            let format = folder.role == .tree ? try Self.format(of: path) : .maildir
            // A file that turns out to be something else is looked at again when it is written again; without
            // notification nobody would know when.
            if format != nil || folder.watch == nil { known.insert(name, in: folder) }
            if let format { found.append(WatchedFile(path, in: folder, format)) }
        } catch  where error.kind != .notFound {
            known.insert(name, in: folder)
            faults.append(error)
        } catch {
            // It is gone: if it comes again, under whatever name, it counts as new.
        }
    }

    /// Nil for a file that is no message. An mbox, or another file with many messages, is none, as the messages that are
    /// added to it are no files.
    private static func format(of path: RawPath) throws(SourceError) -> SourceFormat? {
        let source = try ByteSource(opening: path)
        let kind = try ByteWindow(source).contentKind(isNamed: false, name: path.lastComponent[...])
        return kind.format.flatMap { $0.holdsMany ? nil : $0 }
    }

    // MARK: Files that are being written

    private mutating func wait(for name: [UInt8], in folder: WatchedFolder, _ status: FileStatus) {
        let key = PendingFile.Key(name: name, folder: folder.identity)
        if pending[key] == nil { pending[key] = PendingFile(name, folder, status) }
    }

    /// Looks at the files that are being written, as far as their time has come.
    mutating func settle() {
        let now = ContinuousClock.now
        for (key, file) in pending where file.nextLook <= now {
            var file = file
            let isKnown = known.contains(file.name, in: file.folder)
            switch isKnown || !file.folder.isWatched ? .gone : file.look(now) {
            case .gone: pending[key] = nil
            case .growing: pending[key] = file
            case .whole:
                pending[key] = nil
                arrive(file.name, in: file.folder)
            }
        }
    }
}

/// A file that may still be being written, and nobody will tell when it is done.
private struct PendingFile {
    struct Key: Hashable {
        let name: [UInt8]
        let folder: FileIdentity
    }

    enum Progress { case gone, growing, whole }

    let name: [UInt8]
    let folder: WatchedFolder
    private(set) var nextLook: ContinuousClock.Instant
    /// At the last look.
    private var status: FileStatus
    /// How long an empty file is waited for.
    private var patience: ContinuousClock.Instant

    init(_ name: [UInt8], _ folder: WatchedFolder, _ status: FileStatus) {
        self.name = name
        self.folder = folder
        self.status = status
        nextLook = .now + Self.pause
        patience = .now + Self.patienceWithEmptyFiles
    }

    /// The file is whole when it has not changed between two looks.
    mutating func look(_ now: ContinuousClock.Instant) -> Progress {
        let path = folder.path.appending(name)
        guard let status = try? FileStatus(onDisk: path), status.kind == .regular else { return .gone }
        let before = self.status
        self.status = status
        nextLook = now + Self.pause
        guard status.size == before.size, status.modified == before.modified, status.identity == before.identity else {
            patience = now + Self.patienceWithEmptyFiles
            return .growing
        }
        if status.size > 0 { return .whole }
        return now < patience ? .growing : .gone
    }

    private static let pause = Duration.milliseconds(500)
    private static let patienceWithEmptyFiles = Duration.seconds(10)
}
