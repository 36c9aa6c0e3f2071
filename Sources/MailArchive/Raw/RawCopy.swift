import Bytes
import MessageContent

/// A raw message as it stands in a source.
public struct RawCopy: Sendable {
    /// The message without mbox quoting.
    public var bytes: [UInt8]
    /// Their hash.
    public var id: ContentHash

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        id = bytes.withByteView { ContentHash(of: $0) }
    }
}
