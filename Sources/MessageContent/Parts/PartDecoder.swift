import Bytes
import MessageFormat

/// Undoes the transfer encoding of an entity that holds no others (RFC 2045 section 6).
public enum PartDecoder {
    /// The content of an entity.
    public enum Content {
        /// The entity is not encoded: its content is this range of the raw message.
        case range(ByteRange)
        /// The decoded bytes.
        case bytes([UInt8])

        /// Calls `body` with the decoded bytes.
        ///
        /// - Parameters:
        ///   - raw: the raw message that the entity was parsed from.
        ///   - body: gets the bytes, which are valid until it returns.
        public func withBytes<Result>(in raw: ByteView, _ body: (ByteView) -> Result) -> Result {
            switch self {
            case .range(let range): body(raw[range])
            case .bytes(let bytes): bytes.withByteView(body)
            }
        }
    }

    /// The content of `entity`, and its departures from its encoding.
    ///
    /// - Parameters:
    ///   - entity: the part.
    ///   - raw: the raw message that the entity was parsed from.
    public static func decode(_ entity: Entity, in raw: ByteView) -> (content: Content, diagnostics: [DiagnosticCode]) {
        let body = raw[entity.body]
        switch entity.encoding {
        case .sevenBit, .eightBit, .binary, .unknown: return (.range(entity.body), [])
        case .base64:
            let decoded = Base64.decode(body)
            if entity.mediaType.kind.isText, let split = Base64Tail.split(body, decodedTo: decoded) {
                return (.bytes(split.bytes + split.tail), [.base64Junk])
            }
            if body.trimmed().isEmpty { return (.bytes([]), decoded.diagnostics) }
            // QUIRK: text that is labelled base64 but is none is shown as it is (`base64.junk`). RFC 2045 section 6.8
            // does not cover this case; decoding would hide the text.
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

    /// Whether the body is plain text: more than a fifth of its bytes are blanks, punctuation and others that base64
    /// does not have.
    private static func isPlainText(_ body: ByteView, decodedTo decoded: Base64.Decoded) -> Bool {
        guard decoded.diagnostics.contains(.base64Junk) else { return false }
        return decoded.bytes.count * 5 < body.count * 3 && body.count < 100_000
    }
}
