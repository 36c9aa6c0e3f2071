import Bytes
import MessageFormat

/// Undoes the transfer encoding of a leaf entity.
public enum PartDecoder {
    public enum Content {
        /// The body stands as it is in the raw message.
        case range(ByteRange)
        case bytes([UInt8])

        /// Lends the decoded bytes.
        public func withBytes<Result>(in raw: ByteView, _ body: (ByteView) -> Result) -> Result {
            switch self {
            case .range(let range): body(raw[range])
            case .bytes(let bytes): bytes.withByteView(body)
            }
        }
    }

    public static func decode(_ entity: Entity, in raw: ByteView) -> (content: Content, diagnostics: [DiagnosticCode]) {
        let body = raw[entity.body]
        switch entity.encoding {
        case .sevenBit, .eightBit, .binary, .unknown: return (.range(entity.body), [])
        case .base64:
            let decoded = Base64.decode(body)
            if entity.mediaType.kind.isText, let split = Base64Tail.split(body, decodedTo: decoded) {
                return (.bytes(split.bytes + split.tail), [.base64Junk])
            }
            // QUIRK: a text labelled base64 that holds none at all stands as it is (RFC 2045 section 6.8 has no case
            // for it); showing nothing would hide it.
            if decoded.bytes.isEmpty || isPlainText(body, decodedTo: decoded) {
                return (.range(entity.body), decoded.diagnostics)
            }
            return (.bytes(decoded.bytes), decoded.diagnostics)
        case .quotedPrintable:
            let decoded = QuotedPrintable.decode(body)
            return (.bytes(decoded.bytes), decoded.diagnostics)
        case .uuencode:
            guard let decoded = UUEncode.decode(body) else { return (.range(entity.body), [.uuencodeMalformed]) }
            return (.bytes(decoded.bytes), decoded.diagnostics)
        }
    }

    /// Whether more than a fifth of the lines' bytes could not be base64: blanks between words, punctuation.
    private static func isPlainText(_ body: ByteView, decodedTo decoded: Base64.Decoded) -> Bool {
        guard decoded.diagnostics.contains(.base64Junk) else { return false }
        return decoded.bytes.count * 5 < body.count * 3 && body.count < 100_000
    }
}
