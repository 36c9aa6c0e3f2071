/// Finds containers below the paths the user named, one folder at a time, in an order that depends on names alone: the
/// files of a folder, then its folders, each sorted bytewise.
struct SourceWalker {
    /// What the walk came across.
    enum Finding {
        case plan(SourcePlan)
        case event(SourceEvent)
    }

    private var paths: ArraySlice<RawPath>
    private let format: SourceFormat?
    private var folders: [Folder] = []
    private var visited: Set<FileIdentity> = []
    private var findings: [Finding] = []
    private var given = 0
    /// Asked before a packed folder is looked into, whether to pass over it.
    var skipsPacked: (PackedFile) -> Bool = { _ in false }

    init(paths: [RawPath], format: SourceFormat?) {
        self.paths = paths[...]
        self.format = format
    }

    mutating func next() -> Finding? {
        while given == findings.count {
            findings.removeAll(keepingCapacity: true)
            given = 0
            if let folder = folders.popLast() {
                walk(folder)
            } else if let path = paths.popFirst() {
                visited = []
                start(at: path)
            } else {
                return nil
            }
        }
        given += 1
        return findings[given - 1]
    }

    // MARK: What the user named

    private mutating func start(at path: RawPath) {
        do throws(SourceError) {
            if path.bytes.elementsEqual("-".utf8) {
                return try addStream(ByteSource(standardInputNamed: path))
            }
            let status = try FileStatus(of: path)
            switch status.kind {
            case .folder:
                visited.insert(status.identity)
                folders.append(Folder(named: path))
            case .regular: try addNamedFile(path, status)
            case .pipeOrTerminal: try addStream(ByteSource(opening: path, allowsStreams: true))
            case .other: throw .notMail(path: path)
            }
        } catch {
            findings.append(.event(.fault(error)))
        }
    }

    private mutating func addNamedFile(_ path: RawPath, _ status: FileStatus) throws(SourceError) {
        let name = path.lastComponent
        let kind: SourceFormat
        if let format {
            kind = format
        } else {
            let found = try ByteWindow(ByteSource(opening: path)).contentKind(isNamed: true, name: name[...])
            if found == .packed {
                visited.insert(status.identity)
                let file = PackedFile(path, status)
                if let file, skipsPacked(file) { return findings.append(.event(.packedSkipped(file))) }
                return folders.append(Folder(named: path, packed: file))
            }
            guard let format = found == .empty ? .mbox : found.format else { throw found.refusal(of: path) }
            kind = format
        }
        let folder = RawPath(Array(path.bytes.dropLast(name.count)))
        let mailbox = MailboxName(naming: folder.bytes[...])
            .ofMail(kind, file: name[...], inFolderNamed: folder.lastComponent)
        let container = Container(path, kind, mailbox: mailbox, size: status.size, modifiedAt: status.changeStamp)
        findings.append(.plan(SourcePlan(container, SourcePlan.Content(ofFile: kind), isForced: format != nil)))
    }

    /// A stream can be read only once, so that the plan keeps the bytes that were read to find its kind.
    private mutating func addStream(_ source: ByteSource) throws(SourceError) {
        let window = ByteWindow(source)
        let kind = try window.contentKind(isNamed: true, name: [])
        if format == nil, kind == .packed {
            throw .unreadable(
                "zip and tar files cannot be read from a pipe (save it as a file)", path: source.path)
        }
        guard let found = format ?? (kind == .empty ? .mbox : kind.format) else {
            throw kind.refusal(of: source.path)
        }
        let container = Container(source.path, found, mailbox: "", size: 0, modifiedAt: 0, isStream: true)
        findings.append(
            .plan(SourcePlan(container, SourcePlan.Content(ofFile: found), stream: window, isForced: format != nil)))
    }

    // MARK: Folders

    /// Whether a folder is to be walked: one that a link leads to a second time is not.
    private mutating func isNew(_ folder: Folder, _ status: FileStatus) -> Bool {
        if visited.insert(status.identity).inserted { return true }
        findings.append(.event(.ignored(path: folder.path.display, reason: .alreadyVisited)))
        return false
    }

    private mutating func walk(_ folder: Folder) {
        if let file = folder.packed { findings.append(.event(.packedBegan(file))) }
        do throws(SourceError) {
            var survey = try FolderSurvey(folder, format: format)
            survey.skipsPacked = skipsPacked
            try survey.look()
            findings += survey.findings
            let found = survey.folders.filter { isNew($0, $1) }
            // `next` walks the last one in the list first.
            folders += found.reversed().map(\.0)
        } catch {
            findings.append(.event(.fault(error)))
        }
    }
}

extension ContentKind {
    /// Why a file that the user named is not read.
    fileprivate func refusal(of path: RawPath) -> SourceError {
        guard case .unread(let format) = self else { return .notMail(path: path) }
        return .unreadable("is \(format.name), which is not read (\(format.advice))", path: path)
    }
}

/// A folder to be walked.
struct Folder {
    let path: RawPath
    let mailbox: MailboxName
    let parentIsMaildir: Bool
    /// The packed file that the folder is; nil for a folder of the file system, and inside other packed files.
    var packed: PackedFile?
}

extension Folder {
    /// A folder, or a packed file, that the user named.
    init(named path: RawPath, packed: PackedFile? = nil) {
        self.init(
            path: path, mailbox: MailboxName(naming: path.named.bytes[...]), parentIsMaildir: false, packed: packed)
    }
}

extension Container {
    init(
        _ path: RawPath, _ format: SourceFormat, mailbox: String, size: Int64, fileCount: Int = 1, modifiedAt: Int64,
        isStream: Bool = false
    ) {
        self.init(
            path: path.display, rawPath: path.bytes, format: format, mailbox: mailbox, size: size,
            fileCount: fileCount, modifiedAt: modifiedAt, isStream: isStream)
    }
}
