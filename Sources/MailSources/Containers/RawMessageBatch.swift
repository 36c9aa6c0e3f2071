/// One message inside a batch: its bytes as they stood in the source, mbox quoting undone.
public struct RawMessage: Sendable {
    /// The message's bytes in the batch's `storage`.
    public let range: Range<Int>
    /// Where it stood.
    public let origin: Origin
}

/// Bytes of a container that no message was made of.
public struct SourceGap: Sendable, Hashable, Codable {
    /// Why no message was made of the bytes.
    public enum Reason: String, Sendable, Codable {
        /// A byte order mark or blank lines before the first separator.
        case blank
        /// Something else than mail stands before the first separator.
        case beforeFirstMessage
        /// A record that the mail program keeps of the folder, in the form of a message.
        case folderData
        /// The message is larger than the reader was told to hold.
        case messageTooLarge
        /// Reading failed here; a `.fault` among the events tells why.
        case unreadable
        /// The message made the program fail.
        case failed
    }

    /// The message file, in a folder; nil where the container is the file.
    public var path: String?
    /// See ``Origin/rawPath``.
    public var rawPath: [UInt8]?
    /// Where the bytes begin in the file.
    public let offset: Int64
    /// Number of bytes.
    public let length: Int64
    /// Why no message was made of the bytes.
    public let reason: Reason
    /// See ``Origin/leadLength``.
    public var leadLength: Int64 = 0
    /// See ``Origin/trailLength``.
    public var trailLength: Int64 = 0

    /// Whether a message stands there, or may.
    public var isMessage: Bool {
        reason == .messageTooLarge || reason == .failed || reason == .unreadable && path != nil
    }
}

extension SourceGap {
    /// A message that made the program fail.
    package init(failedAt origin: Origin, isInSharedFile: Bool) {
        self.init(
            path: isInSharedFile ? nil : origin.path, rawPath: isInSharedFile ? nil : origin.rawPath,
            offset: origin.offset, length: origin.length, reason: .failed, leadLength: origin.leadLength,
            trailLength: origin.trailLength)
    }
}

/// Messages of one container, in order, with their bytes in one piece of memory.
public struct RawMessageBatch: Sendable {
    /// The bytes of all messages, one after the other.
    public let storage: [UInt8]
    /// In the order in which they stand in the container.
    public let messages: [RawMessage]
    /// The file or folder that they stood in.
    public let container: Container
    /// Bytes of the container between these messages that no message was made of.
    public let gaps: [SourceGap]

    /// A message's bytes, without copying them.
    public func bytes(of message: RawMessage) -> ArraySlice<UInt8> { storage[message.range] }
}
