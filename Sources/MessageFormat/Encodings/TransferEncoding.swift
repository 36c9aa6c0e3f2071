import Bytes

/// The Content-Transfer-Encoding of an entity (RFC 2045 section 6).
public enum TransferEncoding: UInt8, Sendable {
    /// The encodings of RFC 2045, and uuencode, which mailers name `x-uuencode`.
    case sevenBit, eightBit, binary, quotedPrintable, base64, uuencode
    /// A value that is not known; the body is read as 8bit.
    case unknown

    /// Whether the body is not encoded (RFC 2045 section 6.2).
    public var isIdentity: Bool {
        switch self {
        case .sevenBit, .eightBit, .binary, .unknown: true
        case .quotedPrintable, .base64, .uuencode: false
        }
    }

    /// The name that the field has for it, in lower case; `8bit` for an unknown one.
    public var name: String {
        switch self {
        case .sevenBit: "7bit"
        case .eightBit, .unknown: "8bit"
        case .binary: "binary"
        case .quotedPrintable: "quoted-printable"
        case .base64: "base64"
        case .uuencode: "x-uuencode"
        }
    }

    /// Reads a field body such as ` "Base64" (comment)`. Comments, quotes and a stray semicolon are ignored, and common
    /// misspellings are known.
    public init(parsing body: ByteView) {
        let body = body.slice(0, Limits.encodingBytes)
        var cursor = body.skipCommentsAndWhiteSpace(from: 0)
        if body.peek(cursor) == 0x22 { cursor += 1 }
        var end = cursor
        while end < body.count, body[end].isEncodingNameByte { end += 1 }
        let name = body.slice(cursor, end)
        switch true {
        case name.equals("7bit"), name.equals("7-bit"), name.equals("7bits"): self = .sevenBit
        case name.equals("8bit"), name.equals("8-bit"), name.equals("8bits"): self = .eightBit
        case name.equals("binary"): self = .binary
        case name.equals("quoted-printable"), name.equals("quotedprintable"), name.equals("quoted_printable"):
            self = .quotedPrintable
        case name.equals("base64"), name.equals("base-64"), name.equals("b64"), name.equals("x-base64"): self = .base64
        case name.equals("x-uuencode"), name.equals("uuencode"), name.equals("x-uue"), name.equals("uue"):
            self = .uuencode
        default: self = .unknown
        }
    }
}

extension UInt8 {
    fileprivate var isEncodingNameByte: Bool { isLetter || isDigit || self == 0x2D || self == 0x5F }
}

extension ByteView {
    /// Offset of the first byte at or after `start` that is neither white space nor in a comment (RFC 5322 CFWS).
    /// A comment that never closes is no comment.
    func skipCommentsAndWhiteSpace(from start: Int) -> Int {
        var i = start
        while i < count {
            if self[i].isFoldingWhiteSpace {
                i += 1
            } else if self[i] == 0x28, let end = endOfComment(at: i) {
                i = end
            } else {
                break
            }
        }
        return i
    }

    /// Offset after the comment that opens at `start`, or nil when it never closes.
    func endOfComment(at start: Int) -> Int? {
        var depth = 0
        var i = start
        while i < count {
            switch self[i] {
            case 0x5C: i += 1
            case 0x28: depth += 1
            case 0x29:
                depth -= 1
                if depth == 0 { return i + 1 }
            default: break
            }
            i += 1
        }
        return nil
    }
}
