import Bytes
import MessageFormat

/// Blanks attachments that are not text: a program can't tell whether a picture or a document shows something personal.
///
/// Everything stays as long as it was, so that offsets into the message stay valid.
struct AttachmentBlanker {
    private(set) var bytes: [UInt8]
    private(set) var replacements: [Replacement] = []

    init(_ raw: [UInt8], _ message: Message) {
        bytes = raw
        raw.withByteView { view in
            for region in MessageRegion.all(of: message, in: view) {
                switch region.kind {
                case .binary(let index): blank(message.entities[index], view)
                case .text(let index) where message.entities[index].encoding.isIdentity:
                    blankEmbedded(region.range, view)
                default: break
                }
            }
        }
    }

    private mutating func blank(_ entity: Entity, _ raw: ByteView) {
        let type = raw[ByteRange(entity.mediaType.type.start, entity.mediaType.subtype.end)]
        note(String(decoding: type.buffer, as: UTF8.self), entity.body.count)
        var isLineStart = true
        var escape = 0
        for offset in entity.body.start..<entity.body.end {
            let byte = raw[offset]
            defer { isLineStart = byte == 0x0A }
            if byte.isFoldingWhiteSpace { continue }
            switch entity.encoding {
            case .base64:
                if byte != 0x3D { bytes[offset] = 0x41 }
            case .quotedPrintable:
                // `=XX` becomes `=30`, which is as long.
                if byte == 0x3D { escape = raw.peek(offset + 1).isHexDigit ? 3 : 1 }
                bytes[offset] = escape == 3 || escape == 1 && byte == 0x3D ? 0x3D : escape == 2 ? 0x33 : 0x30
                escape = max(0, escape - 1)
            case .uuencode:
                if !isLineStart, !isMarkerLine(raw, offset) { bytes[offset] = 0x60 }
            default: bytes[offset] = 0x30
            }
        }
    }

    /// Whether the line of `offset` begins or ends a uuencoded file.
    private func isMarkerLine(_ raw: ByteView, _ offset: Int) -> Bool {
        var start = offset
        while start > 0, offset - start < 70, raw[start - 1] != 0x0A { start -= 1 }
        return raw.hasPrefix("begin ", at: start) || raw.hasPrefix("end", at: start) && offset - start < 3
    }

    /// Blanks uuencoded and yEnc-encoded files in running text.
    private mutating func blankEmbedded(_ range: ByteRange, _ raw: ByteView) {
        let text = raw[range]
        var cursor = 0
        while cursor < text.count {
            let feed = text.firstIndex(of: 0x0A, from: cursor) ?? text.count
            let isUU = text.hasPrefix("begin ", at: cursor)
            let isYEnc = text.hasPrefix("=ybegin ", at: cursor)
            let uu = isUU ? UUEncode.block(in: text, at: cursor)?.range : nil
            if let block = uu ?? (isYEnc ? YEnc.block(in: text, at: cursor)?.range : nil), block.end > feed {
                blankLines(block.shifted(by: range.start), zero: isUU ? 0x60 : 0x2A, raw)
                note(isUU ? "uuencode" : "yenc", block.count)
                cursor = block.end
            } else {
                cursor = feed + 1
            }
        }
    }

    private mutating func blankLines(_ range: ByteRange, zero: UInt8, _ raw: ByteView) {
        var start = range.start
        while start < range.end {
            let end = min(raw.firstIndex(of: 0x0A, from: start) ?? range.end, range.end)
            let isMarker =
                raw.hasPrefix("begin ", at: start) || raw.hasPrefix("end", at: start) || raw.hasPrefix("=y", at: start)
            if !isMarker {
                // The first byte of a uuencoded line is its length.
                let first = zero == 0x60 ? start + 1 : start
                for offset in first..<max(first, end) where raw[offset] != 0x0D { bytes[offset] = zero }
            }
            start = end + 1
        }
    }

    private mutating func note(_ type: String, _ count: Int) {
        guard count > 0 else { return }
        replacements.append(
            Replacement(kind: .attachment, original: type, replacement: "\(count) bytes, blank", count: 1))
    }
}
