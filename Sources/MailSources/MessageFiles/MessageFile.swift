/// A file that holds one message, and what its name and folder say about it.
struct MessageFile {
    let path: RawPath
    var keywords: [String] = []
    /// See ``Origin/labels``.
    var labels: [String]?
    /// Whether the place says which flags the message has; nil where the container's format tells.
    var tellsFlags: Bool?
    /// The time in a Maildir file name, in seconds since 1970.
    var deliveredAt: Int64?
    /// The time that a file beside it gives, in seconds since 1970.
    var receivedAt: Int64?

    mutating func take(_ sidecar: Sidecar) {
        keywords += sidecar.keywords.filter { !keywords.contains($0) }
        (labels, tellsFlags, receivedAt) = (sidecar.labels, true, sidecar.receivedAt)
    }
}

/// The message files of a container, in the order in which they are read.
protocol MessageFileList {
    var count: Int { get }
    func file(_ index: Int) -> MessageFile
    /// The file under its new name, when the one at `index` is gone. Nil where there is none.
    mutating func moved(_ index: Int) -> MessageFile?
}

extension MessageFileList {
    func moved(_ index: Int) -> MessageFile? { nil }
}

/// A file that is a container by itself.
struct SingleFile: MessageFileList {
    let path: RawPath
    var count: Int { 1 }

    func file(_ index: Int) -> MessageFile {
        MessageFile(path: path, keywords: MaildirName(path.lastComponent[...]).keywords())
    }
}

/// The files of a folder that may hold messages; `MessageFileReader` judges by their content.
struct FolderFiles: MessageFileList {
    private let path: RawPath
    private let selection: FolderSelection
    private var names: FolderListing
    private let sequences: MHFolder
    private let sidecars: FolderSidecars

    init(_ path: RawPath, _ selection: FolderSelection) throws(SourceError) {
        self.path = path
        self.selection = selection
        names = try FolderListing(of: path)
        sidecars = FolderSidecars(path, names)
        guard selection.format == .mh else {
            sequences = MHFolder(sequences: nil)
            return
        }
        if names.isSorted { names.sortByNumber() }
        sequences = MHFolder(sequences: ByteSource.sidecar(path, ".mh_sequences"), marks: MHMarks(in: path))
    }

    var count: Int { names.count }

    func file(_ index: Int) -> MessageFile {
        let name = names[index]
        var file = MessageFile(path: path.appending(name))
        if selection.format == .mh {
            file.keywords = NumberScanner.number(of: name).map(sequences.keywords) ?? []
            // Other programs with folders of numbered files keep flags elsewhere.
            file.tellsFlags = sequences.tellsFlags
        } else {
            let parsed = MaildirName(name)
            file.keywords = parsed.keywords()
            if selection.format == .maildir { file.deliveredAt = parsed.deliveredAt }
            if let sidecar = sidecars.sidecar(of: name) { file.take(sidecar) }
        }
        return file
    }

    /// Whether the file may belong to the container, judged by its name.
    func isSelected(_ index: Int) -> Bool { selection.admits(names[index]) }
}

extension FolderSelection {
    func admits(_ name: ArraySlice<UInt8>) -> Bool {
        if Housekeeping.isFile(name) { return false }
        switch numbered {
        case .included: return true
        case .only: return NumberScanner.number(of: name) != nil
        case .excluded: return NumberScanner.number(of: name) == nil
        }
    }
}
