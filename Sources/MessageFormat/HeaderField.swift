import Bytes

/// One header field (RFC 5322 section 2.2) as byte ranges into the raw message.
public struct HeaderField: Sendable {
    /// The field name where it is one of the known ones.
    public var name: FieldName
    /// The field name as it was written.
    public var nameRange: ByteRange
    /// The field body: everything after the colon, with its folding and without the line end that closes it.
    public var body: ByteRange
}

/// The field names that the parser distinguishes (RFC 5322 section 3.6, RFC 2045, 2183, 2557). Every other field is
/// ``other``, and ``HeaderField/nameRange`` tells its name.
public enum FieldName: UInt8, Sendable, CaseIterable {
    case other
    case from, sender, replyTo, to, cc, bcc, subject, date, messageID, inReplyTo, references
    case received, returnPath, deliveredTo
    case contentType, contentTransferEncoding, contentDisposition, contentID, contentDescription, contentLanguage
    case contentLocation, mimeVersion

    /// The name in lower case; empty for ``other``.
    public var text: StaticString {
        switch self {
        case .other: ""
        case .from: "from"
        case .sender: "sender"
        case .replyTo: "reply-to"
        case .to: "to"
        case .cc: "cc"
        case .bcc: "bcc"
        case .subject: "subject"
        case .date: "date"
        case .messageID: "message-id"
        case .inReplyTo: "in-reply-to"
        case .references: "references"
        case .received: "received"
        case .returnPath: "return-path"
        case .deliveredTo: "delivered-to"
        case .contentType: "content-type"
        case .contentTransferEncoding: "content-transfer-encoding"
        case .contentDisposition: "content-disposition"
        case .contentID: "content-id"
        case .contentDescription: "content-description"
        case .contentLanguage: "content-language"
        case .contentLocation: "content-location"
        case .mimeVersion: "mime-version"
        }
    }

    /// The name that `bytes` spell in whatever letter case (RFC 5322 section 1.2.2).
    public init(_ bytes: ByteView) {
        // The length selects at most three names to compare.
        switch bytes.count {
        case 2: self = bytes.firstEqual(.to, .cc)
        case 3: self = bytes.firstEqual(.bcc)
        case 4: self = bytes.firstEqual(.from, .date)
        case 6: self = bytes.firstEqual(.sender)
        case 7: self = bytes.firstEqual(.subject)
        case 8: self = bytes.firstEqual(.received, .replyTo)
        case 10: self = bytes.firstEqual(.messageID, .references, .contentID)
        case 11: self = bytes.firstEqual(.inReplyTo, .returnPath)
        case 12: self = bytes.firstEqual(.contentType, .mimeVersion, .deliveredTo)
        case 16: self = bytes.firstEqual(.contentLanguage, .contentLocation)
        case 19: self = bytes.firstEqual(.contentDisposition, .contentDescription)
        case 25: self = bytes.firstEqual(.contentTransferEncoding)
        default: self = .other
        }
    }
}

extension ByteView {
    @inline(__always)
    fileprivate func firstEqual(
        _ a: FieldName, _ b: FieldName = .other, _ c: FieldName = .other
    ) -> FieldName {
        if equals(a.text) { return a }
        if equals(b.text) { return b }
        return equals(c.text) ? c : .other
    }
}
