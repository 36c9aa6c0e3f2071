/// Looks through one folder: which of its files are mail, which containers they make, which folders to walk next.
struct FolderSurvey {
    private(set) var findings: [SourceWalker.Finding] = []
    /// Folders to be walked.
    private(set) var folders: [(Folder, FileStatus)] = []
    /// See `SourceWalker`.
    var skipsPacked: (PackedFile) -> Bool = { _ in false }
    private let folder: Folder
    private let format: SourceFormat?
    private let names: FolderListing
    private let folderName: [UInt8]
    /// Message files of each kind, which make a container together: those named by a number, others, Apple Mail's and
    /// Dovecot's.
    private var numbered = FileTotals()
    private var eml = FileTotals()
    private var emlx = FileTotals()
    private var sdbox = FileTotals()

    init(_ folder: Folder, format: SourceFormat?) throws(SourceError) {
        self.folder = folder
        self.format = format
        names = try FolderListing(of: folder.path)
        if let fault = try PackedFolders.fault(ofFolderAt: folder.path) { findings.append(.event(.fault(fault))) }
        folderName = folder.path.named.lastComponent
    }

    mutating func look() throws(SourceError) {
        let isMaildir = format == nil || format == .maildir ? try isMaildir() : false
        if isMaildir { try addMaildir() }
        for name in names {
            if isMaildir, Self.isMaildirPart(name) { continue }
            do throws(SourceError) {
                try look(at: name, isMaildir: isMaildir)
            } catch {
                findings.append(.event(.fault(error)))
            }
        }
        addMessageFolders(isMaildir: isMaildir)
    }

    private mutating func look(at name: ArraySlice<UInt8>, isMaildir: Bool) throws(SourceError) {
        let path = folder.path.appending(name)
        guard let status = try status(of: path) else { return ignore(path, .notRegularFile) }
        switch status.kind {
        case .folder:
            if name.elementsEqual(".cache".utf8) { return try lookAtCache(path) }
            if Housekeeping.isFolder(name) || PartialEmlx.isAttachments(name, among: names, in: folder.path) {
                return ignore(path, .housekeeping)
            }
            // An archive may have lost the Maildir's own empty folders.
            let isMaildirFolder = isMaildir || folder.parentIsMaildir || Self.isMaildirFolder(name, path)
            let mailbox = folder.mailbox.folder(name, parentIsMaildir: isMaildirFolder)
            folders.append((Folder(path: path, mailbox: mailbox, parentIsMaildir: isMaildir), status))
        case .regular: try lookAtFile(name, path, status)
        case .pipeOrTerminal, .other: ignore(path, .notRegularFile)
        }
    }

    /// Evolution keeps the mail of IMAP accounts in the cache of the user's folder.
    private mutating func lookAtCache(_ path: RawPath) throws(SourceError) {
        let mail = path.appending("evolution".utf8).appending("mail".utf8)
        guard let status = try status(of: mail), status.kind == .folder else { return ignore(path, .housekeeping) }
        let mailbox = folder.mailbox.folder(Array("evolution".utf8)[...], parentIsMaildir: false)
        folders.append((Folder(path: mail, mailbox: mailbox, parentIsMaildir: false), status))
    }

    /// Nil for a link that leads nowhere.
    private func status(of path: RawPath) throws(SourceError) -> FileStatus? {
        do throws(SourceError) {
            return try FileStatus(of: path)
        } catch  where error.kind == .notFound {
            return nil
        }
    }

    private mutating func lookAtFile(
        _ name: ArraySlice<UInt8>, _ path: RawPath, _ status: FileStatus
    ) throws(SourceError) {
        // Labels, flags and attachments that stand beside a message change without it.
        if Sidecar.isName(name) { eml.touch(status.changeStamp) }
        if PartialEmlx.isPart(name) { emlx.touch(status.changeStamp) }
        if Housekeeping.isFile(name) { return ignore(path, .housekeeping) }
        if let format { return addForced(format, name, path, status) }
        if status.size == 0 { return ignore(path, .empty) }
        switch try ByteWindow(ByteSource(opening: path)).contentKind(isNamed: false, name: name) {
        case .mail(let format) where format.holdsMany: addFile(format, name, path, status)
        case .mail(.emlx):
            emlx.add(status)
            emlx.touch(PartialEmlx.attachmentsModifiedAt(path))
        case .mail(.sdbox): sdbox.add(status)
        case .mail: NumberScanner.number(of: name) == nil ? eml.add(status) : numbered.add(status)
        case .packed: try addPackedFolder(name, path, status)
        case .empty: ignore(path, .empty)
        case .unread: ignore(path, .unreadFormat)
        case .otherText, .binary: ignore(path, .notMail)
        }
    }

    private mutating func addPackedFolder(
        _ name: ArraySlice<UInt8>, _ path: RawPath, _ status: FileStatus
    ) throws(SourceError) {
        let isOnDisk = (try? FileStatus(onDisk: path)) != nil
        let file = isOnDisk ? PackedFile(path, status) : nil
        if let file, skipsPacked(file) { return findings.append(.event(.packedSkipped(file))) }
        guard let packed = try PackedFolders.folder(at: path), !packed.isDocument else { return ignore(path, .notMail) }
        let mailbox = folder.mailbox.folder(name, parentIsMaildir: false)
        folders.append((Folder(path: path, mailbox: mailbox, parentIsMaildir: false, packed: file), status))
    }

    private mutating func addForced(
        _ format: SourceFormat, _ name: ArraySlice<UInt8>, _ path: RawPath, _ status: FileStatus
    ) {
        switch format {
        case .mbox, .mmdf, .mbx, .becky, .mdbox: addFile(format, name, path, status)
        case .emlx: emlx.add(status)
        case .sdbox: sdbox.add(status)
        case .eml, .maildir: eml.add(status)
        case .mh: NumberScanner.number(of: name) == nil ? ignore(path, .notMail) : numbered.add(status)
        }
    }

    private mutating func ignore(_ path: RawPath, _ reason: IgnoredReason) {
        findings.append(.event(.ignored(path: path.display, reason: reason)))
    }

    // MARK: Containers

    /// A file with many messages.
    private mutating func addFile(
        _ format: SourceFormat, _ name: ArraySlice<UInt8>, _ path: RawPath, _ status: FileStatus
    ) {
        let mailbox = folder.mailbox.ofMail(format, file: name, inFolderNamed: folderName)
        let container = Container(path, format, mailbox: mailbox, size: status.size, modifiedAt: status.changeStamp)
        findings.append(.plan(SourcePlan(container, SourcePlan.Content(ofFile: format), isForced: self.format != nil)))
    }

    /// Message files with numbers for names make an MH folder if it has `.mh_sequences`, or if all have such names.
    ///
    /// - Parameter isMaildir: other files in it make a container beside it.
    private mutating func addMessageFolders(isMaildir: Bool) {
        let isMH = numbered.count > 0 && (format == .mh || names.contains(".mh_sequences") || eml.count == 0)
        if isMH {
            // The flags change in those files, not in the messages.
            for name in MHMarks.names + [".mh_sequences"] {
                numbered.touch(sidecar: folder.path.appending(name.utf8))
            }
            add(.mh, numbered, .only)
        } else {
            eml.add(numbered)
        }
        add(format == .maildir && !isMaildir ? .maildir : .eml, eml, isMH ? .excluded : .included)
        add(.emlx, emlx, .included)
        add(.sdbox, sdbox, .included)
    }

    private mutating func add(_ found: SourceFormat, _ files: FileTotals, _ numbered: FolderSelection.Numbered) {
        guard files.count > 0 else { return }
        let mailbox = folder.mailbox.ofMail(found, inFolderNamed: folderName)
        let container = Container(
            folder.path, found, mailbox: mailbox, size: files.size, fileCount: files.count,
            modifiedAt: files.modifiedAt)
        let selection = FolderSelection(format: found, numbered: numbered, isForced: format != nil)
        findings.append(.plan(SourcePlan(container, .folder(selection), isForced: format != nil)))
    }

    // MARK: Maildir

    private mutating func addMaildir() throws(SourceError) {
        var totals = FileTotals()
        // The names of a user's own flags change in that file, not in the names of the messages.
        totals.touch(sidecar: folder.path.appending("dovecot-keywords".utf8))
        for part in ["cur", "new"] {
            let path = folder.path.appending(part.utf8)
            guard let status = try status(of: path), status.kind == .folder else { continue }
            totals.touch(status.changeStamp)
            let listing = try FolderListing(of: path)
            for name in listing where name.first != UInt8(ascii: ".") {
                if let status = try? self.status(of: path.appending(name)), status.kind == .regular {
                    totals.add(status)
                }
            }
        }
        let container = Container(
            folder.path, .maildir,
            mailbox: folder.mailbox.ofMaildir(
                hasFolders: names.contains { Self.isMaildirFolder($0, folder.path.appending($0)) }),
            size: totals.size, fileCount: totals.count,
            modifiedAt: totals.modifiedAt)
        findings.append(.plan(SourcePlan(container, .maildir)))
    }

    /// `cur` and `new` make a Maildir. One of them does if the files in it are named as in a Maildir: archives and
    /// version control often lose the empty folder.
    private func isMaildir() throws(SourceError) -> Bool {
        let hasCur = try isFolder("cur")
        let hasNew = try isFolder("new")
        if hasCur && hasNew { return true }
        // Thunderbird's Maildirs have no `new`.
        if hasCur, try isFolder("tmp") {
            let listing = try FolderListing(of: folder.path.appending("cur".utf8))
            if listing.prefix(MaildirName.sampledNames).contains(where: { $0.suffix(4).elementsEqual(".eml".utf8) }) {
                return true
            }
        }
        guard hasCur || hasNew else { return false }
        let listing = try FolderListing(of: folder.path.appending((hasCur ? "cur" : "new").utf8))
        return listing.prefix(MaildirName.sampledNames).contains { MaildirName($0).isTypical }
    }

    /// Whether a folder is one of Maildir++: `.Sent` with `cur` or `new` in it.
    static func isMaildirFolder(_ name: ArraySlice<UInt8>, _ path: RawPath) -> Bool {
        guard name.count > 1, name.first == UInt8(ascii: ".") else { return false }
        return ["cur", "new"].contains { (try? FileStatus(of: path.appending($0.utf8)))?.kind == .folder }
    }

    private func isFolder(_ name: String) throws(SourceError) -> Bool {
        guard names.contains(name) else { return false }
        return try status(of: folder.path.appending(name.utf8))?.kind == .folder
    }

    private static func isMaildirPart(_ name: ArraySlice<UInt8>) -> Bool {
        name.elementsEqual("cur".utf8) || name.elementsEqual("new".utf8) || name.elementsEqual("tmp".utf8)
    }
}

/// Count, size and age of the message files of a container.
private struct FileTotals {
    var count = 0
    var size: Int64 = 0
    var modifiedAt: Int64 = 0

    mutating func add(_ file: FileStatus) {
        add(FileTotals(count: 1, size: file.size, modifiedAt: file.changeStamp))
    }

    mutating func add(_ others: FileTotals) {
        count += others.count
        size = size.saturatingAdding(others.size)
        touch(others.modifiedAt)
    }

    mutating func touch(_ time: Int64) { modifiedAt = max(modifiedAt, time) }

    /// Counts the change of a file beside the messages that has their flags, if it is there.
    mutating func touch(sidecar path: RawPath) {
        if let status = try? FileStatus(of: path) { touch(status.changeStamp) }
    }
}
