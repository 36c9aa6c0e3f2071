/// A file that holds one message, and what its name and folder say about it.
struct MessageFile {
    let path: RawPath
    var keywords: [String] = []
    /// Out of a Maildir file name.
    var deliveredAt: Int64?
}

/// The message files of a container, in the order in which they are read.
protocol MessageFileList {
    var count: Int { get }
    func file(_ index: Int) -> MessageFile
    /// The file that `file(index)` has become, when it is gone.
    mutating func moved(_ index: Int) -> MessageFile?
}

/// A file that stands for itself.
struct SingleFile: MessageFileList {
    let path: RawPath
    var count: Int { 1 }

    func file(_ index: Int) -> MessageFile {
        let name = MaildirName(path.lastComponent[...])
        return MessageFile(path: path, keywords: name.keywords())
    }

    func moved(_ index: Int) -> MessageFile? { nil }
}

/// The files of a folder that may hold messages; the content decides later.
struct FolderFiles: MessageFileList {
    private let path: RawPath
    private let selection: FolderSelection
    private var names: FolderListing
    private let sequences: MHFolder

    init(_ path: RawPath, _ selection: FolderSelection) throws(SourceError) {
        self.path = path
        self.selection = selection
        names = try FolderListing(of: path)
        guard selection.format == .mh else {
            sequences = MHFolder(sequences: nil)
            return
        }
        if names.isSorted { names.sortByNumber() }
        let file = path.appending(".mh_sequences".utf8)
        sequences = MHFolder(sequences: try? ByteSource(opening: file).bytes(at: 0, count: SourceLimits.sidecarBytes))
    }

    var count: Int { names.count }

    func file(_ index: Int) -> MessageFile {
        let name = names[index]
        var file = MessageFile(path: path.appending(name))
        if selection.format == .mh {
            file.keywords = NumberScanner.number(of: name).map(sequences.keywords) ?? []
        } else {
            let parsed = MaildirName(name)
            file.keywords = parsed.keywords()
            if selection.format == .maildir { file.deliveredAt = parsed.deliveredAt }
        }
        return file
    }

    func moved(_ index: Int) -> MessageFile? { nil }

    /// The file belongs to the container as far as its name says.
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
