import MessageFormat

/// The decoded bytes of one part of a raw message.
public struct PartContent: Sendable {
    public var bytes: [UInt8]
    /// The file name as its sender wrote it: never a path.
    public var name: String?

    /// The part with that number, also inside attached messages; nil when there is none.
    public static func find(_ partID: String, in raw: [UInt8]) -> PartContent? {
        raw.withByteView { find(partID, in: $0, prefix: "", depth: 0) }
    }

    private static func find(_ partID: String, in raw: ByteView, prefix: String, depth: Int) -> PartContent? {
        let message = Message(parsing: raw)
        let identifiers = PartIdentifier.assign(to: message, prefix: prefix)
        for (index, identifier) in identifiers.enumerated() {
            guard let identifier else { continue }
            let entity = message.entities[index]
            let content = PartDecoder.decode(entity, in: raw).content
            if identifier == partID {
                var fields = PartFields(of: index, in: message, raw: raw)
                return PartContent(
                    bytes: content.withBytes(in: raw) { $0.array }, name: fields.bodyPart(partID: identifier).name)
            }
            let isEncodedMessage = entity.mediaType.kind == .message && !entity.hasChildren(at: index)
            if isEncodedMessage, partID.hasPrefix(identifier + "."), depth < Limits.encodedMessageDepth {
                return content.withBytes(in: raw) { find(partID, in: $0, prefix: identifier + ".", depth: depth + 1) }
            }
        }
        return nil
    }
}
