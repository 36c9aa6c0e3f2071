/// Reads the messages of one container.
protocol ContainerReader {
    /// Batches, faults and files passed over, in the order of the container; nil at its end. The last batch is marked.
    mutating func next() -> SourceEvent?
    var messageCount: Int { get }
    /// Bytes of its content that were read.
    var bytesDone: Int64 { get }
    /// Bytes of its file that were read: fewer than its content where it is compressed.
    var bytesRead: Int64 { get }
    var isCompressed: Bool { get }
    /// Whether no error has cut the container short.
    var isComplete: Bool { get }
    /// Of an mbox.
    var separators: MboxSeparators? { get }
}

extension ContainerReader {
    var bytesRead: Int64 { bytesDone }
    var isCompressed: Bool { false }
    var separators: MboxSeparators? { nil }
}

/// What the caller of a `MailReader` asked for.
struct ReaderLimits {
    let batchBytes: Int
    let batchMessages: Int
    let messageBytes: Int
}

/// Passes the memory for a file's bytes on from container to container: clearing megabytes anew for each of thousands
/// of small files would cost more than reading them.
final class MemoryPool {
    private var memory: [UInt8] = []

    func take() -> [UInt8] {
        defer { memory = [] }
        return memory
    }

    func give(back window: ByteWindow?) {
        if let window { give(back: window.giveUpMemory()) }
    }

    func give(back memory: [UInt8]) {
        if memory.count <= Self.keptBytes { self.memory = memory }
    }

    /// Larger memory is given up: one large message needed it, and the next ones hardly do.
    private static let keptBytes = 32 << 20
}

/// A container, and how to get at its messages.
struct SourcePlan {
    enum Content {
        case mbox
        /// One file with many messages in another format.
        case framed
        /// One message file.
        case file
        /// The message files of a Maildir.
        case maildir
        /// The message files of a folder that may hold other files too.
        case folder(FolderSelection)

        init(ofFile format: SourceFormat) {
            self = format == .mbox ? .mbox : format.holdsMany ? .framed : .file
        }
    }

    let container: Container
    let path: RawPath
    let content: Content
    /// Standard input or a pipe, with the first bytes read.
    var stream: ByteWindow?
    /// Whether the user named the format: then content that looks different does not matter.
    var isForced = false
    /// The piece of an mbox that is read; nil for all of it.
    var range: MboxRange?

    /// See `Origin.rawPath`.
    let rawPathUnlessUTF8: [UInt8]?

    init(_ container: Container, _ content: Content, stream: ByteWindow? = nil, isForced: Bool = false) {
        self.container = container
        self.content = content
        self.stream = stream
        self.isForced = isForced
        path = RawPath(container.rawPath)
        rawPathUnlessUTF8 = path.bytesUnlessUTF8
    }
}

/// Which files of a folder belong to a container.
struct FolderSelection {
    enum Numbered { case only, excluded, included }

    let format: SourceFormat
    /// Files named by a number: those of an MH folder.
    let numbered: Numbered
    let isForced: Bool
}
