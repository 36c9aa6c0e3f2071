/// One message inside a batch: its bytes as they stood in the source, mbox quoting undone.
public struct RawMessage: Sendable {
    /// The message's bytes in the batch's `storage`.
    public let range: Range<Int>
    public let origin: Origin
}

/// Bytes of a container that no message was made of.
public struct SourceGap: Sendable, Hashable {
    public enum Reason: String, Sendable {
        /// A byte order mark or blank lines before the first separator.
        case blank
        /// Something else than mail stands before the first separator.
        case beforeFirstMessage
        /// The message is larger than the reader was told to hold.
        case messageTooLarge
        /// Reading failed here; a fault tells why.
        case unreadable
        /// The message made the program fail.
        case failed
    }

    /// The message file, in a folder; nil where the container is the file.
    public var path: String?
    /// See `Origin.rawPath`.
    public var rawPath: [UInt8]?
    public let offset: Int64
    public let length: Int64
    public let reason: Reason
    /// See `Origin`.
    public var leadLength: Int64 = 0
    /// See `Origin`.
    public var trailLength: Int64 = 0

    /// A message that was found and could not be read.
    public init(failedAt origin: Origin, path: String?) {
        self.init(
            path: path, rawPath: path == nil ? nil : origin.rawPath, offset: origin.offset, length: origin.length,
            reason: .failed, leadLength: origin.leadLength, trailLength: origin.trailLength)
    }

    init(
        path: String? = nil, rawPath: [UInt8]? = nil, offset: Int64, length: Int64, reason: Reason,
        leadLength: Int64 = 0, trailLength: Int64 = 0
    ) {
        self.path = path
        self.rawPath = rawPath
        self.offset = offset
        self.length = length
        self.reason = reason
        self.leadLength = leadLength
        self.trailLength = trailLength
    }

    /// A message stands there, or may.
    public var isMessage: Bool {
        reason == .messageTooLarge || reason == .failed || reason == .unreadable && path != nil
    }
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
