/// The folders below the one the user named, kept up to date as folders come, move and go.
///
/// A folder is known by its identity, not by its path: one that is renamed stays what it was. As in `SourceWalker`,
/// links are followed, and a folder that two ways lead to counts once.
struct WatchedTree {
    private let rootPath: RawPath
    private var rootIdentity: FileIdentity
    private let notifier: FolderNotifier?
    private var networkDevices = NetworkDevices()
    private var folders: [FileIdentity: WatchedFolder] = [:]
    private var watches: [Int32: WatchedFolder] = [:]
    private var salts = 0

    /// Folders whose folders are to be looked at.
    private var looks: [WatchedFolder] = []
    /// Folders that are no longer where they were found.
    private var suspects: [FileIdentity] = []
    /// Folders whose files are to be looked at, first come first served.
    private var scans: [WatchedFolder] = []
    private var nextScan = 0
    /// The paths whose errors were reported: each path is reported once.
    private var faultyPaths: Set<String> = []
    private(set) var faults: [SourceError] = []

    init(_ path: RawPath, _ notifier: FolderNotifier?) throws(SourceError) {
        let status = try FileStatus(of: path)
        guard status.kind == .folder else { throw .notFolder(path) }
        rootPath = path
        rootIdentity = status.identity
        self.notifier = notifier
        addRoot()
    }

    var isPolled: Bool { folders.values.contains { $0.watch == nil } }

    func folder(of watch: Int32) -> WatchedFolder? { watches[watch] }

    mutating func takeFaults() -> [SourceError] {
        defer { faults = [] }
        return faults
    }

    mutating func report(_ fault: SourceError) {
        if faultyPaths.count < Self.mostFaults, faultyPaths.insert(fault.path).inserted { faults.append(fault) }
    }

    private static let mostFaults = 1000

    // MARK: What is to be done

    mutating func markForLook(_ folder: WatchedFolder?) {
        guard let folder, folder.isWatched, folder.role == .tree, !folder.isLookDue else { return }
        folder.isLookDue = true
        looks.append(folder)
    }

    mutating func markForScan(_ folder: WatchedFolder) {
        guard folder.isWatched, !folder.isScanDue else { return }
        folder.isScanDue = true
        scans.append(folder)
    }

    /// The next folder to be read.
    mutating func takeScan() -> WatchedFolder? {
        while nextScan < scans.count {
            let folder = scans[nextScan]
            nextScan += 1
            folder.isScanDue = false
            if folder.isWatched { return folder }
        }
        scans.removeAll()
        nextScan = 0
        return nil
    }

    /// Marks all folders to be read again, as events were lost.
    mutating func markAll() {
        for folder in inReadingOrder() { markForBoth(folder) }
    }

    /// Marks the polled folders that have changed since they were last listed.
    ///
    /// - Parameter all: also those whose times say that they have not, for clocks that lie.
    mutating func poll(all: Bool) {
        for folder in inReadingOrder() where folder.watch == nil {
            guard let status = try? FileStatus(onDisk: folder.path), status.identity == folder.identity else {
                markForLook(folder.parent)
                continue
            }
            if !all, let listed = folder.listedAt, status.modified == listed { continue }
            folder.listedAt = status.modified.isSettled ? status.modified : nil
            markForBoth(folder)
        }
    }

    private mutating func markForBoth(_ folder: WatchedFolder) {
        markForLook(folder)
        markForScan(folder)
    }

    /// `new` before `cur`, so that a message that moves meanwhile is seen at least once.
    private func inReadingOrder() -> [WatchedFolder] {
        folders.values.filter { $0.role == .new } + folders.values.filter { $0.role != .new }
    }

    /// Throws when the folder that the user named is gone. Where another folder has taken its place, that one is
    /// watched.
    mutating func checkRoot() throws(SourceError) {
        let status: FileStatus
        do throws(SourceError) {
            status = try FileStatus(of: rootPath)
        } catch {
            throw error.kind == .notFound ? .nothingToWatch(rootPath) : error
        }
        if status.identity == rootIdentity { return }
        guard status.kind == .folder, status.identity.device == rootIdentity.device else {
            throw .nothingToWatch(rootPath)
        }
        if let root = folders[rootIdentity] { drop(root) }
        rootIdentity = status.identity
        addRoot()
    }

    mutating func ended(_ watch: Int32) {
        guard let folder = watches.removeValue(forKey: watch) else { return }
        folder.watch = nil
        markForLook(folder.parent)
    }

    // MARK: Folders in folders

    /// Looks at all marked folders, and drops those that are nowhere to be found any more.
    mutating func look() {
        lookAtMarked()
        let gone = Set(suspects).filter { folders[$0].map { !$0.isInPlace } ?? false }
        suspects = []
        if gone.isEmpty { return }
        // A link may lead to it still.
        for folder in folders.values where folder.children.values.contains(where: gone.contains) {
            markForLook(folder)
        }
        lookAtMarked()
        for identity in gone {
            if let folder = folders[identity], !folder.isInPlace { drop(folder) }
        }
    }

    private mutating func lookAtMarked() {
        while let folder = looks.popLast() {
            folder.isLookDue = false
            if folder.isWatched { look(at: folder) }
        }
    }

    private mutating func look(at folder: WatchedFolder) {
        let survey: SubfolderSurvey
        do throws(SourceError) {
            survey = try SubfolderSurvey(of: folder.path)
        } catch {
            return error.kind == .notFound ? markForLook(folder.parent) : report(error)
        }
        let before = folder.children.values
        folder.isMaildir = survey.isMaildir
        let children = survey.folders.compactMap { name, status in
            survey.role(of: name).map { (name: name, identity: status.identity, role: $0) }
        }
        // All of them first: what the inbox is called depends on the folders beside it.
        folder.children = Dictionary(children.map { ($0.name, $0.identity) }) { first, _ in first }
        for (name, identity, role) in children {
            let path = folder.path.appending(name)
            let isMaildirFolder =
                folder.isMaildir || folder.place.parentIsMaildir || FolderSurvey.isMaildirFolder(name[...], path)
            let mailbox = folder.place.mailbox.folder(name[...], parentIsMaildir: isMaildirFolder)
            let place = Folder(
                path: path, mailbox: role == .tree ? mailbox : folder.place.mailbox,
                parentIsMaildir: folder.isMaildir)
            adopt(identity, place, role, in: folder)
        }
        let now = Set(folder.children.values)
        suspects += before.filter { !now.contains($0) }
    }

    private mutating func adopt(
        _ identity: FileIdentity, _ place: Folder, _ role: WatchedFolder.Role, in parent: WatchedFolder
    ) {
        guard let folder = folders[identity] else { return add(identity, place, role, in: parent) }
        let isSamePlace = folder.path == place.path
        if isSamePlace && folder.role == role || !isSamePlace && folder.isInPlace { return }
        let hasNewRole = folder.role != role
        folder.move(to: place, role, parent: parent)
        if hasNewRole { markForScan(folder) }
        markForLook(folder)
    }

    private mutating func addRoot() {
        add(rootIdentity, Folder(named: rootPath), .tree, in: nil)
    }

    private mutating func add(
        _ identity: FileIdentity, _ place: Folder, _ role: WatchedFolder.Role, in parent: WatchedFolder?
    ) {
        salts += 1
        let folder = WatchedFolder(identity, place, role, parent: parent, salt: salts)
        // Watched before it is listed: what comes later is told, what came before is in the list.
        if let notifier, !networkDevices.contains(identity.device), let watch = notifier.watch(place.path) {
            folder.watch = watch
            watches[watch] = folder
        }
        folders[identity] = folder
        markForBoth(folder)
    }

    private mutating func drop(_ top: WatchedFolder) {
        var dropped = [top]
        while let folder = dropped.popLast() {
            folder.isWatched = false
            folders[folder.identity] = nil
            if let watch = folder.watch {
                watches[watch] = nil
                notifier?.unwatch(watch)
            }
            dropped += folder.children.values.compactMap { folders[$0] }.filter { $0.parent === folder }
        }
    }
}

extension SourceError {
    fileprivate static func notFolder(_ path: RawPath) -> SourceError {
        SourceError(.notMail, path, "only a folder can be watched (name a Maildir or a folder of message files)")
    }

    fileprivate static func nothingToWatch(_ path: RawPath) -> SourceError {
        let reason = "the folder was removed or unmounted; nothing is left to watch"
        return SourceError(.notFound, path, reason, errno: SystemError.notFound)
    }
}
