import MailHTML
import MessageFormat

/// A message "without the complexities of MIME parsing, transfer encoding and character encoding": the Email object of
/// RFC 8621 section 4.1, with JMAP's names, and what Letterbook adds.
public struct Email: Sendable {
    /// SHA-256 of the raw message.
    public var id: ContentHash
    /// Bytes of the raw message.
    public var size: Int

    // RFC 8621 section 4.1.2.3: headers in parsed form.
    /// Message-IDs without angle brackets, in order.
    public var messageID: [String] = []
    public var inReplyTo: [String] = []
    public var references: [String] = []
    public var sender: [EmailAddress] = []
    public var from: [EmailAddress] = []
    public var to: [EmailAddress] = []
    public var cc: [EmailAddress] = []
    public var bcc: [EmailAddress] = []
    public var replyTo: [EmailAddress] = []
    public var subject: String?
    /// The Date field.
    public var sentAt: DateTime?
    /// When it arrived: the first Received field, else what the source says.
    public var receivedAt: DateTime?
    public var dateSource: DateSource?
    /// All header fields in order.
    public var headers: [EmailHeader] = []

    // RFC 8621 section 4.1.4: bodies.
    public var bodyStructure: EmailBodyPart
    /// Every text leaf, decoded, in order of appearance; also those inside attached messages' own ``bodyStructure``.
    public var bodyValues: [EmailBodyValue] = []
    public var textBody: [String] = []
    public var htmlBody: [String] = []
    public var attachments: [String] = []
    public var hasAttachment = false
    /// Numbers of parts in ``text`` that RFC 8621 counts among the attachments: text/enriched, text/markdown, …
    public internal(set) var otherTextBody: [String] = []
    /// Up to 256 characters of what the sender wrote, on one line.
    public var preview = ""

    // What Letterbook adds.
    /// The message as plain text, from HTML where there is no useful text/plain.
    public var text = ""
    /// ``text`` apart: what the sender wrote, what was quoted, the signature.
    public var reply = ReplyText(splitting: "")
    /// Text that ``text`` lacks and some reader would show: what only the HTML alternative says, preambles and epilogues,
    /// and what other readings of ambiguous fields give. For search.
    public var otherText = ""
    /// The HTML body, sanitized; nil when there is none.
    public var html: SanitizedHTML?
    /// Signatures and encryption by their kinds, in order of appearance, those of attached messages left out.
    public var security: [EmailSecurity] = []
    public var diagnostics: [Diagnostic] = []

    /// The moment the message is listed under: ``sentAt``, else ``receivedAt``; also where nobody would believe the former
    /// and the latter is known.
    public var date: DateTime? { dateSource == .date ? sentAt : receivedAt ?? sentAt }

    /// The unfolded raw value of the first field of that name, which must be lower case.
    public func header(_ name: String) -> String? { headers.first { $0.isNamed(name) }?.value }
    /// The unfolded raw values of all fields of that name, which must be lower case.
    public func headers(_ name: String) -> [String] { headers.lazy.filter { $0.isNamed(name) }.map(\.value) }
}

/// Where the moment of a message was taken from.
public enum DateSource: String, Sendable { case date, received, envelope, maildir, file }

/// One address (RFC 8621 section 4.1.2.3), its group's name beside it.
public struct EmailAddress: Sendable, Hashable {
    /// The display name, decoded; nil when there is none.
    public var name: String?
    /// `local-part@domain` as written; "" when only a name stood there.
    public var email: String
    public var group: String?

    public init(name: String? = nil, email: String, group: String? = nil) {
        self.name = name
        self.email = email
        self.group = group
    }
}

/// One header field, unfolded but otherwise raw: encoded-words are still encoded.
public struct EmailHeader: Sendable, Hashable {
    public var name: String
    public var value: String

    public init(name: String, value: String) {
        self.name = name
        self.value = value
    }

    /// Whether the field's name is `lowerCased`, letter case aside.
    public func isNamed(_ lowerCased: String) -> Bool {
        guard name.utf8.count == lowerCased.utf8.count else { return false }
        return zip(name.utf8, lowerCased.utf8).allSatisfy { $0.asciiLowercased == $1 }
    }
}

/// One body part (RFC 8621 section 4.1.4).
public struct EmailBodyPart: Sendable {
    /// IMAP's part number such as "1.2"; nil for a multipart.
    public var partID: String?
    /// Index into ``Message/entities``, or -1 for a part of a message that stood encoded.
    public var entity: Int
    /// Media type in lower case.
    public var type: String
    /// The declared charset of a text part; RFC 8621's default where none is declared.
    public var charset: String?
    public var disposition: String?
    /// The decoded file name.
    public var name: String?
    /// The Content-ID without brackets.
    public var cid: String?
    public var language: [String]?
    public var location: String?
    /// Bytes after the transfer encoding is undone.
    public var size = 0
    /// Hash of those bytes; nil for a multipart.
    public var blobID: ContentHash?
    /// Parameters of the Content-Type field, decoded, in order.
    public var parameters: [EmailHeader] = []
    /// The parts of a multipart; of another part what it holds beneath MIME (the files of a TNEF stream, of uuencoded
    /// text, the entity that was signed), numbered one level down.
    public var subParts: [EmailBodyPart] = []
    /// The message inside a message/rfc822 part, of the first message/partial piece, or attached by TNEF.
    public var message: AttachedMessage?
    /// How ``subParts`` of a leaf stand to the part itself.
    var embedded = EmbeddedRole.none
    /// What protects this very part.
    var security: EmailSecurity?

    public var isMultipart: Bool { type.hasPrefix("multipart/") && blobID == nil }
    public var isText: Bool { type.hasPrefix("text/") }

    /// This part and all parts inside it, in order, attached messages' parts left out.
    public var flattened: [EmailBodyPart] {
        var result: [EmailBodyPart] = []
        var stack = [self]
        while let part = stack.popLast() {
            result.append(part)
            stack.append(contentsOf: part.subParts.reversed())
        }
        return result
    }
}

/// The message that a message/rfc822 part holds.
public final class AttachedMessage: Sendable {
    public let email: Email
    init(_ email: Email) { self.email = email }
}

/// The decoded text of a text part (RFC 8621 section 4.1.4).
public struct EmailBodyValue: Sendable {
    public var partID: String
    /// With LF line ends.
    public var value: String
    /// The charset that was used; the declared one is ``EmailBodyPart/charset``.
    public var charset: String
    /// Why that one.
    public var charsetReason: DecodedText.Reason
    public var isEncodingProblem: Bool
    public var isTruncated = false
    /// The text a person reads, where ``value`` holds more: lines of files, calendar syntax.
    var prose: String?

    /// ``value`` without the lines of uuencoded and other files in it; of a calendar what a person reads.
    public var readableText: String { prose ?? value }
}

/// How what a part holds stands to the part itself.
enum EmbeddedRole: Sendable {
    case none
    /// Files besides the part's own content.
    case beside
    /// Files that are all there is to the part: they are attachments in its place.
    case instead
    /// A MIME entity that is read in the part's place.
    case entity
    /// The header of an entity that is elsewhere (message/external-body).
    case reference
}
