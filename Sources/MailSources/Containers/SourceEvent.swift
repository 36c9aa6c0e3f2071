/// What a `MailReader` hands out, in the order in which it comes across it.
public enum SourceEvent: Sendable {
    /// A packed folder follows: its containers, one after the other.
    case packedBegan(PackedFile)
    /// A packed folder that was passed over, as the caller knows it.
    case packedSkipped(PackedFile)
    /// A container follows; `MailReader.skipContainer()` passes it over.
    case containerBegan(Container)
    case batch(RawMessageBatch)
    case containerEnded(ContainerSummary)
    /// A file or folder that was found and holds no mail to read.
    case ignored(path: String, reason: IgnoredReason)
    /// A message file that was listed and then removed by someone else.
    case vanished(path: String)
    case fault(SourceError)
}

/// A zip, tar or Outlook file on disk. To tell what is in it may mean to unpack all of it.
public struct PackedFile: Sendable, Hashable {
    /// See `Container.path`.
    public let path: String
    public let size: Int64
    /// Seconds since 1970.
    public let modifiedAt: Int64
}

extension PackedFile {
    /// Nil for a path that is no UTF-8: it could be taken for another.
    init?(_ path: RawPath, _ status: FileStatus) {
        guard path.bytesUnlessUTF8 == nil else { return nil }
        self.init(path: path.display, size: status.size, modifiedAt: status.modifiedAt)
    }
}

/// Why something in a folder tree was passed over.
public enum IgnoredReason: String, Sendable {
    /// A mail program's or the system's own file: index, lock, cache, version control.
    case housekeeping
    /// Zero bytes.
    case empty
    /// No mail, judged by its content.
    case notMail
    /// FIFO, socket, device, or a link that leads nowhere.
    case notRegularFile
    /// A folder that was already read, reached again through a link.
    case alreadyVisited
}

/// How the reading of a container ended.
public struct ContainerSummary: Sendable {
    public let container: Container
    public let messageCount: Int
    /// Bytes that were read; of a compressed file, of its content.
    public let byteCount: Int64
    /// It is one compressed file.
    public let isCompressed: Bool
    /// Every byte was read: no fault cut it short, and it was not skipped.
    public let isComplete: Bool
    public let wasSkipped: Bool
}
