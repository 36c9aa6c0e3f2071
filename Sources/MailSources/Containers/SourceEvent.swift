/// What a ``MailReader`` hands out, in the order in which it finds it.
public enum SourceEvent: Sendable {
    /// A packed folder follows: its containers, one after the other.
    case packedBegan(PackedFile)
    /// A packed folder was passed over, as the caller knows what is in it.
    case packedSkipped(PackedFile)
    /// A container follows; ``MailReader/skipContainer()`` passes it over.
    case containerBegan(Container)
    /// Messages of the container that began last.
    case batch(RawMessageBatch)
    /// The container that began last has no more messages.
    case containerEnded(ContainerSummary)
    /// A file or folder that was found and holds no mail to read.
    case ignored(path: String, reason: IgnoredReason)
    /// A message file was listed, and removed by another program before it was read.
    case vanished(path: String)
    /// A file, folder or message that cannot be read. Reading goes on.
    case fault(SourceError)
}

/// A zip, tar or Outlook file on disk. Only unpacking all of it may tell what is in it.
public struct PackedFile: Sendable, Hashable {
    /// See ``Container/path``.
    public let path: String
    /// In bytes.
    public let size: Int64
    /// In nanoseconds since 1970.
    public let modifiedAt: Int64
}

extension PackedFile {
    /// Nil for a path that is no UTF-8: its ``path`` could be that of another file.
    init?(_ path: RawPath, _ status: FileStatus) {
        guard path.bytesUnlessUTF8 == nil else { return nil }
        self.init(path: path.display, size: status.size, modifiedAt: status.changeStamp)
    }
}

/// Why something in a folder tree was passed over.
public enum IgnoredReason: String, Sendable {
    /// A mail program's or the system's own file or folder: index, lock, cache, version control.
    case housekeeping
    /// Zero bytes.
    case empty
    /// No mail, judged by its content.
    case notMail
    /// Mail in a format that is not read, such as Outlook's .msg, or an archive that may hold some.
    case unreadFormat
    /// FIFO, socket, device, or a link that leads nowhere.
    case notRegularFile
    /// A folder that was already read, reached again through a link.
    case alreadyVisited
}

/// How the reading of a container ended.
public struct ContainerSummary: Sendable {
    /// The container as it was announced.
    public let container: Container
    /// Messages that were handed out.
    public let messageCount: Int
    /// Bytes that were read; of a compressed file, decompressed ones.
    public let byteCount: Int64
    /// Whether it is one compressed file.
    public let isCompressed: Bool
    /// Whether every byte was read: no error cut it short, and it was not skipped.
    public let isComplete: Bool
    /// Whether ``MailReader/skipContainer()`` passed it over, or its rest.
    public let wasSkipped: Bool
    /// Of an mbox that was read.
    public let separators: MboxSeparators?
}

/// Where the messages that were read of an mbox, or of a piece of one, begin and end. Of two pieces that adjoin the first
/// ends where the second begins; else they were cut inside a message.
public struct MboxSeparators: Sendable, Hashable {
    /// Where the first message's `From ` line begins; nil where there is no message.
    public var first: Int64?
    /// Where the `From ` line begins that follows the last of these messages; nil where none does.
    public var next: Int64?
}
