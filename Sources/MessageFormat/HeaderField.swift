/// One header field (RFC 5322 section 2.2) as byte ranges into the raw message.
public struct HeaderField: Sendable {
    public var name: FieldName
    /// The field name as it was written.
    public var nameRange: ByteRange
    /// The field body: all after the colon, folding included, final line end excluded.
    public var body: ByteRange
}

/// Field names that the parser tells apart; anything else is ``other`` and is compared by its bytes.
public enum FieldName: UInt8, Sendable, CaseIterable {
    case other
    case from, sender, replyTo, to, cc, bcc, subject, date, messageID, inReplyTo, references
    case received, returnPath, deliveredTo
    case contentType, contentTransferEncoding, contentDisposition, contentID, contentDescription, contentLanguage
    case contentLocation, mimeVersion

    /// The name in lower case, as compared.
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

    /// The name spelled by `bytes`, letter case aside.
    public init(_ bytes: ByteView) {
        self = .other
        let first = bytes.peek(0).asciiLowercased
        for candidate in FieldName.candidates(length: bytes.count)
        where candidate.text.utf8Start[0] == first && bytes.equals(candidate.text) {
            self = candidate
            return
        }
    }

    /// The names of a given length: at most four have to be compared.
    private static func candidates(length: Int) -> [FieldName] {
        length < byLength.count ? byLength[length] : []
    }

    private static let byLength: [[FieldName]] = {
        var table = Array(repeating: [FieldName](), count: 26)
        for name in FieldName.allCases where name != .other { table[name.text.utf8CodeUnitCount].append(name) }
        return table
    }()
}
