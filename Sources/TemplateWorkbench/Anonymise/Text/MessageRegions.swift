import Bytes
import MessageFormat

/// A stretch of a raw message that is decoded in one manner.
struct MessageRegion {
    enum Kind {
        /// The name of a header field and its colon; of Content-Type also the media type. It is never changed.
        case name
        /// The body of the header field with that index.
        case field(Int)
        /// The body of a leaf that is text.
        case text(entity: Int)
        /// The body of any other leaf.
        case binary(entity: Int)
        /// All that is left: boundary lines, preambles, epilogues.
        case between
    }

    var kind: Kind
    var range: ByteRange

    /// The whole message in order, without gaps.
    static func all(of message: Message, in raw: ByteView) -> [MessageRegion] {
        var known: [MessageRegion] = message.fields.indices.flatMap { index in
            let field = message.fields[index]
            var start = field.body.start
            // Of Content-Type only the parameters may hold something personal.
            if field.name == .contentType {
                start = raw.firstIndex(of: 0x3B, from: start, to: field.body.end) ?? field.body.end
            }
            return [
                MessageRegion(kind: .name, range: ByteRange(field.nameRange.start, start)),
                MessageRegion(kind: .field(index), range: ByteRange(start, field.body.end)),
            ]
        }
        for (index, entity) in message.entities.enumerated() where !entity.hasChildren(at: index) {
            known.append(MessageRegion(kind: kind(of: entity, index), range: entity.body))
        }
        known.sort { $0.range.start < $1.range.start }
        var regions: [MessageRegion] = []
        var cursor = 0
        for region in known where region.range.start >= cursor && !region.range.isEmpty {
            if region.range.start > cursor {
                regions.append(MessageRegion(kind: .between, range: ByteRange(cursor, region.range.start)))
            }
            regions.append(region)
            cursor = region.range.end
        }
        if cursor < raw.count { regions.append(MessageRegion(kind: .between, range: ByteRange(cursor, raw.count))) }
        return regions
    }

    private static func kind(of entity: Entity, _ index: Int) -> Kind {
        let kind = entity.mediaType.kind
        // Delivery reports are text (message/delivery-status, RFC 3464); an encoded message is an attachment.
        let isText =
            kind.isText || kind.isMultipart || kind == .messageOther || (kind == .message && entity.encoding.isIdentity)
        return isText ? .text(entity: index) : .binary(entity: index)
    }
}
