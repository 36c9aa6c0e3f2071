import Bytes
import MessageContent
import MessageFormat

extension TransferText {
    /// The body of a leaf entity.
    init(bodyOf entity: Entity, in raw: ByteView) {
        self.init(range: entity.body)
        var isDecoded = false
        if case .bytes = PartDecoder.decode(entity, in: raw).content { isDecoded = true }
        switch entity.encoding {
        case .quotedPrintable: readQuotedPrintable(raw)
        // A body that is labelled base64 and has none is text as it is.
        case .base64 where isDecoded:
            append(base64: entity.body, of: raw)
            lineEnd = raw[entity.body].firstLineEnd
        default: append(plain: entity.body, of: raw)
        }
    }

    /// Decodes as ``QuotedPrintable/decode(_:)`` does, and keeps the place of each byte.
    private mutating func readQuotedPrintable(_ raw: ByteView) {
        var i = range.start
        while i < range.end {
            let byte = raw[i]
            if byte == 0x3D {
                i = readEscape(raw, at: i)
            } else {
                if byte == 0x0A || byte == 0x0D { dropBlanks() }
                append(byte, at: i, .quoted)
                i += 1
            }
        }
        dropBlanks()
    }

    private mutating func readEscape(_ raw: ByteView, at start: Int) -> Int {
        if start + 2 < range.end, let high = raw[start + 1].hexValue, let low = raw[start + 2].hexValue {
            append(high << 4 | low, at: start, .escape)
            return start + 3
        }
        var end = start + 1
        while end < range.end, raw[end].isWhiteSpace { end += 1 }
        if end == range.end { return end }
        if raw[end] == 0x0D, end + 1 < range.end, raw[end + 1] == 0x0A { return end + 2 }
        if raw[end] == 0x0A || raw[end] == 0x0D { return end + 1 }
        append(0x3D, at: start, .quoted)
        return start + 1
    }

    /// Drops white space at the end of a line unless it is encoded (RFC 2045 section 6.7 rule 3).
    private mutating func dropBlanks() {
        while let byte = bytes.last, byte.isWhiteSpace, forms.last == .quoted { removeLast() }
    }
}

extension ByteView {
    /// The line end after the first line, LF where there is none.
    fileprivate var firstLineEnd: [UInt8] {
        guard let feed = firstIndex(of: 0x0A) else { return [0x0A] }
        return feed > 0 && self[feed - 1] == 0x0D ? [0x0D, 0x0A] : [0x0A]
    }
}
