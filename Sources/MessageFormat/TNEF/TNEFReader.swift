import Bytes

/// Reads the attributes of a TNEF stream (MS-OXTNEF section 2.1).
struct TNEFReader {
    /// Attribute identifiers (section 2.1.3.1), without the type in the upper half.
    private enum Attribute: UInt16 {
        case subject = 0x8004
        case body = 0x800C
        case messageProperties = 0x9003
        case oemCodePage = 0x9007
        case attachData = 0x800F
        case attachTitle = 0x8010
        case attachRenderData = 0x9002
        case attachTransportName = 0x9001
        case attachProperties = 0x9005
    }

    private let bytes: ByteView
    private var cursor: TNEFCursor

    init(_ bytes: ByteView) {
        self.bytes = bytes
        // The signature has four bytes, the attachment key two (section 2.1.2).
        cursor = TNEFCursor(bytes, ByteRange(6, bytes.count))
    }

    mutating func run(into tnef: inout TNEF) {
        while cursor.left > 0 {
            let start = cursor.offset
            guard let level = cursor.uint8(), level == 1 || level == 2, let identifier = cursor.uint32(),
                let length = cursor.uint32()
            else {
                if !isPadding(from: start) { tnef.diagnostics.note(.tnefMalformed) }
                return
            }
            guard let data = cursor.take(Int(length)) else {
                // The stream is cut off; the bytes that are there still count.
                tnef.diagnostics.note(.tnefMalformed)
                return read(identifier, cursor.rest(), isAttachment: level == 2, into: &tnef)
            }
            if cursor.uint16() != checksum(of: data) { tnef.diagnostics.note(.tnefChecksum) }
            read(identifier, data, isAttachment: level == 2, into: &tnef)
        }
    }

    /// Whether only line ends and zeros follow, which mailers and decoders leave after a stream.
    private func isPadding(from start: Int) -> Bool {
        bytes.slice(start, bytes.count).buffer.allSatisfy { $0 == 0 || $0.isFoldingWhiteSpace }
    }

    /// The sum of all bytes (section 2.1.3.4).
    private func checksum(of range: ByteRange) -> UInt16 {
        UInt16(truncatingIfNeeded: bytes[range].buffer.reduce(0 as UInt) { $0 &+ UInt($1) })
    }

    private func read(_ identifier: UInt32, _ data: ByteRange, isAttachment: Bool, into tnef: inout TNEF) {
        guard let attribute = Attribute(rawValue: UInt16(truncatingIfNeeded: identifier)) else { return }
        if isAttachment { return readAttachment(attribute, data, into: &tnef) }
        switch attribute {
        case .oemCodePage: tnef.oemCodePage = Int(bytes[data].uint32(at: 0))
        case .subject: if tnef.subject == nil { tnef.subject = text(data) }
        case .body: if tnef.plainBody == nil { tnef.plainBody = text(data) }
        case .messageProperties:
            var properties = TNEFProperties(bytes, data)
            while let property = properties.next() { tnef.take(property, bytes) }
            if properties.isMalformed { tnef.diagnostics.note(.tnefMalformed) }
        default: break
        }
    }

    private func readAttachment(_ attribute: Attribute, _ data: ByteRange, into tnef: inout TNEF) {
        if attribute == .attachRenderData || tnef.attachments.isEmpty {
            guard tnef.attachments.count < Limits.embeddedFiles else {
                return tnef.diagnostics.note(.limitEmbedded)
            }
            tnef.attachments.append(TNEF.Attachment())
        }
        // Attributes after the limit belong to attachments that are not listed, and not to the last one.
        guard !tnef.diagnostics.contains(.limitEmbedded) else { return }
        let last = tnef.attachments.count - 1
        switch attribute {
        case .attachData: if !tnef.attachments[last].isObject { tnef.attachments[last].data = data }
        case .attachTitle: tnef.attachments[last].takeName(text(data), rank: 1)
        case .attachTransportName: tnef.attachments[last].takeName(text(data), rank: 4)
        case .attachProperties:
            var properties = TNEFProperties(bytes, data)
            while let property = properties.next() { tnef.attachments[last].take(property, bytes) }
            if properties.isMalformed { tnef.diagnostics.note(.tnefMalformed) }
        default: break
        }
    }

    private func text(_ range: ByteRange) -> TNEF.Text {
        TNEF.Text(range: bytes.withoutTerminator(range, isUTF16: false), isUTF16: false)
    }
}

extension ByteView {
    /// `range` without the NUL characters at its end.
    func withoutTerminator(_ range: ByteRange, isUTF16: Bool) -> ByteRange {
        var end = min(range.end, count)
        if isUTF16 {
            if (end - range.start) % 2 != 0 { end -= 1 }
            while end >= range.start + 2, self[end - 1] == 0, self[end - 2] == 0 { end -= 2 }
        } else {
            while end > range.start, self[end - 1] == 0 { end -= 1 }
        }
        return ByteRange(range.start, max(range.start, end))
    }
}
