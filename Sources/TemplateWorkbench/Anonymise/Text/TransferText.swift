import Bytes
import MessageFormat

/// The bytes of a region of a raw message without their transfer encoding, each with the place where it is written, so
/// that changed bytes can be written in the same form and everything else stays byte for byte.
struct TransferText {
    /// The form in which a decoded byte stands in the raw message.
    enum Form: UInt8 {
        /// As itself.
        case plain
        /// As itself in quoted-printable or in a Q-encoded word, where some bytes need an escape.
        case quoted
        /// As `=XX`.
        case escape
        /// In base64 digits; see ``Base64Segment``.
        case digits
    }

    /// Base64 digits up to padding or the end.
    struct Base64Segment {
        /// Of ``TransferText/bytes``.
        var decoded: Range<Int>
        /// Offsets of the digits in the raw message.
        var digits: [UInt32]
        /// Offset after the last digit and its padding.
        var end: Int
    }

    /// Where the region lies in the raw message.
    let range: ByteRange
    private(set) var bytes: [UInt8] = []
    /// Offset in the raw message of each byte; of no meaning for ``Form/digits``.
    private(set) var offsets: [UInt32] = []
    private(set) var forms: [Form] = []
    private(set) var segments: [Base64Segment] = []
    /// The line end for base64 text that is wrapped anew because its length changed; nil inside a header field.
    var lineEnd: [UInt8]?

    init(range: ByteRange) { self.range = range }

    var count: Int { bytes.count }

    mutating func append(_ byte: UInt8, at offset: Int, _ form: Form) {
        bytes.append(byte)
        offsets.append(UInt32(truncatingIfNeeded: offset))
        forms.append(form)
    }

    mutating func append(plain range: ByteRange, of raw: ByteView) {
        bytes.append(contentsOf: raw[range].buffer)
        offsets.append(contentsOf: range.lower..<range.upper)
        forms.append(contentsOf: repeatElement(.plain, count: range.count))
    }

    mutating func removeLast() {
        bytes.removeLast()
        offsets.removeLast()
        forms.removeLast()
    }

    /// Appends the bytes of the base64 digits of `range`, as ``Base64`` reads them: junk is passed over, and a new
    /// group begins behind early padding.
    mutating func append(base64 range: ByteRange, of raw: ByteView) {
        var digits: [UInt32] = []
        var group: UInt32 = 0
        var start = bytes.count
        func close(_ text: inout TransferText, _ end: Int) {
            text.appendTail(group, digits: digits.count)
            if !digits.isEmpty {
                text.segments.append(Base64Segment(decoded: start..<text.count, digits: digits, end: end))
            }
            start = text.count
            digits.removeAll()
            group = 0
        }
        var end = range.start
        for offset in range.start..<range.end {
            let byte = raw[offset]
            if byte == 0x3D {
                close(&self, offset + 1)
                if let last = segments.indices.last, segments[last].end == offset { segments[last].end = offset + 1 }
            } else if let value = Base64.digit(byte) {
                digits.append(UInt32(offset))
                end = offset + 1
                group = group << 6 | value
                if digits.count % 4 == 0 {
                    for shift in [UInt32(16), 8, 0] { appendDecoded(group >> shift) }
                    group = 0
                }
            }
        }
        close(&self, end)
    }

    private mutating func appendDecoded(_ bits: UInt32) { append(UInt8(truncatingIfNeeded: bits), at: 0, .digits) }

    /// The one or two bytes of an incomplete group.
    private mutating func appendTail(_ group: UInt32, digits: Int) {
        switch digits % 4 {
        case 2: appendDecoded(group >> 4)
        case 3:
            appendDecoded(group >> 10)
            appendDecoded(group >> 2)
        default: break
        }
    }
}
