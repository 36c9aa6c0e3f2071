/// One message inside a batch: its bytes as they stood in the source, mbox quoting undone.
public struct RawMessage: Sendable {
    /// The message's bytes in the batch's `storage`.
    public let range: Range<Int>
    public let origin: Origin
}

/// Bytes of a container that belong to no message.
public struct SourceGap: Sendable, Hashable {
    public enum Reason: String, Sendable {
        /// Something other than mail stands before the first separator: a byte order mark, blank lines, junk.
        case beforeFirstMessage
        /// The message is larger than the reader was told to hold.
        case messageTooLarge
        /// Reading failed here; a fault tells why.
        case unreadable
    }

    public let offset: Int64
    public let length: Int64
    public let reason: Reason
}

/// Messages of one container, in order, with their bytes in one piece of memory.
public struct RawMessageBatch: Sendable {
    public let storage: [UInt8]
    public let messages: [RawMessage]
    public let container: Container
    public let gaps: [SourceGap]
    /// No batch of this container follows. Such a batch may be empty.
    public let isLastOfContainer: Bool

    /// A message's bytes, without copying them.
    public func bytes(of message: RawMessage) -> ArraySlice<UInt8> { storage[message.range] }
}
