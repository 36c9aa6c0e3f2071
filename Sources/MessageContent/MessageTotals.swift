import Bytes
import MessageFormat

/// Counts of messages that were parsed and wholly decoded, for tests of completeness and for measuring speed.
public struct MessageTotals: Sendable {
    /// How many messages were added.
    public var messages = 0
    /// Bytes of the raw messages.
    public var bytes = 0
    /// Parts that hold no other parts of the message's own MIME structure.
    public var parts = 0
    /// Bytes of the decoded text parts in UTF-8.
    public var textBytes = 0
    /// Decoded bytes of the other parts.
    public var attachmentBytes = 0
    /// How many diagnostics parsing and decoding gave.
    public var diagnostics = 0

    /// The totals of no message.
    public init() {}

    /// Parses one raw message, decodes every leaf part, and adds its counts.
    public mutating func add(_ raw: ByteView) {
        messages += 1
        bytes += raw.count
        guard let narrow = WideMessage.utf8(raw) else { return decode(raw, depth: 0) }
        narrow.withByteView { decode($0, depth: 0) }
    }

    private mutating func decode(_ raw: ByteView, depth: Int) {
        let message = Message(parsing: raw)
        diagnostics += message.diagnostics.count
        for (index, entity) in message.entities.enumerated() where !entity.hasChildren(at: index) {
            parts += 1
            let decoded = PartDecoder.decode(entity, in: raw)
            diagnostics += decoded.diagnostics.count
            let kind = entity.mediaType.kind
            decoded.content.withBytes(in: raw) { bytes in
                if kind.isText || kind.isMultipart {
                    let text = TextDecoder.decode(bytes.buffer, label: message.charsetLabel(of: index, in: raw))
                    textBytes += text.utf8.count
                    diagnostics += text.diagnostics.count
                } else {
                    attachmentBytes += bytes.count
                    if kind == .message, depth < Limits.encodedMessageDepth { decode(bytes, depth: depth + 1) }
                }
            }
        }
    }

    /// Adds the counts of `b` to those of `a`.
    public static func += (a: inout MessageTotals, b: MessageTotals) {
        a.messages += b.messages
        a.bytes += b.bytes
        a.parts += b.parts
        a.textBytes += b.textBytes
        a.attachmentBytes += b.attachmentBytes
        a.diagnostics += b.diagnostics
    }
}
