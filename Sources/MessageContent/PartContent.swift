import Bytes
import MessageFormat

/// The decoded bytes of one part of a raw message.
public struct PartContent: Sendable {
    /// The bytes after the transfer encoding is undone.
    public var bytes: [UInt8]
    /// The file name as its sender wrote it, which may be a path: it must not be used as one.
    public var name: String?
    /// The media type in lower case.
    public var type: String

    /// The part of `raw` with the number that ``EmailBodyPart/partID`` has, also inside attached messages; nil when
    /// there is none.
    public static func find(_ partID: String, in raw: [UInt8]) -> PartContent? { PartFinder(raw).part(partID) }

    private static func find(_ partID: String, in raw: ByteView, prefix: String, depth: Int) -> PartContent? {
        let message = Message(parsing: raw)
        let identifiers = PartIdentifier.assign(to: message, prefix: prefix)
        return find(partID, in: raw, message, identifiers, depth: depth)
    }

    fileprivate static func find(
        _ partID: String, in raw: ByteView, _ message: Message, _ identifiers: [String?], depth: Int
    ) -> PartContent? {
        for (index, identifier) in identifiers.enumerated() {
            guard let identifier, partID.hasPrefix(identifier) else { continue }
            let entity = message.entities[index]
            let isInside = partID.hasPrefix(identifier + ".") && !entity.hasChildren(at: index)
            guard identifier == partID || isInside else { continue }
            var fields = PartFields(
                of: index, in: message, raw: raw, rawLabel: PartFields.rawLabel(of: message, raw))
            let part = fields.bodyPart(partID: identifier)
            let content = PartDecoder.decode(entity, in: raw).content
            guard identifier == partID || !entity.isUnopenedMessage else { continue }
            return content.withBytes(in: raw) { bytes in
                identifier == partID
                    ? PartContent(bytes: bytes.array, name: part.name, type: part.type)
                    : find(partID, inside: part, bytes, depth: depth)
            }
        }
        return nil
    }

    /// A part inside the leaf `part`. The recursion is bounded by ``Limits/encodedMessageDepth``.
    private static func find(
        _ partID: String, inside part: EmailBodyPart, _ bytes: ByteView, depth: Int
    ) -> PartContent? {
        guard depth < Limits.encodedMessageDepth, let prefix = part.partID.map({ $0 + "." }) else { return nil }
        switch EmbeddedContent(of: part, bytes).kind {
        case .nothing: return nil
        case .message, .reference: return find(partID, in: bytes, prefix: prefix, depth: depth + 1)
        case .entity(let entity):
            return entity.withByteView { find(partID, in: $0, prefix: prefix, depth: depth + 1) }
        case .files(let files):
            let ordinal = partID.dropFirst(prefix.count).prefix { $0 != "." }
            guard let number = Int(ordinal), number > 0, number <= files.count else { return nil }
            let file = files[number - 1]
            let filePart = file.part(prefix + String(number))
            if filePart.partID == partID { return PartContent(bytes: file.bytes, name: file.name, type: file.type) }
            guard partID.hasPrefix(prefix + "\(number).") else { return nil }
            return file.bytes.withByteView { find(partID, inside: filePart, $0, depth: depth + 1) }
        }
    }
}

/// Finds several parts of one raw message, which is parsed once.
public struct PartFinder: Sendable {
    private let raw: [UInt8]
    private let message: Message
    private let identifiers: [String?]

    /// Parses a raw message.
    public init(_ raw: [UInt8]) {
        let raw = raw.withByteView(WideMessage.utf8) ?? raw
        self.raw = raw
        message = raw.withByteView { Message(parsing: $0) }
        identifiers = PartIdentifier.assign(to: message, prefix: "")
    }

    /// The part with the number that ``EmailBodyPart/partID`` has, also inside attached messages; nil when there is
    /// none.
    public func part(_ partID: String) -> PartContent? {
        raw.withByteView { PartContent.find(partID, in: $0, message, identifiers, depth: 0) }
    }
}
