import MailHTML
import MessageFormat

/// A message "without the complexities of MIME parsing, transfer encoding and character encoding": the Email object of
/// JMAP (RFC 8621 section 4) with its names, and further properties.
public struct Email: Sendable {
    /// SHA-256 of the raw message.
    public var id: ContentHash
    /// The size of the raw message in bytes.
    public var size: Int

    // RFC 8621 section 4.1.2.3: headers in parsed form.
    /// The msg-ids of the first Message-ID field, without angle brackets.
    public var messageID: [String] = []
    /// The msg-ids of the first In-Reply-To field, without angle brackets.
    public var inReplyTo: [String] = []
    /// The msg-ids of the first References field, without angle brackets: the oldest message of the thread first.
    public var references: [String] = []
    /// The first Sender field.
    public var sender: [EmailAddress] = []
    /// The first From field.
    public var from: [EmailAddress] = []
    /// All To fields.
    public var to: [EmailAddress] = []
    /// All Cc fields.
    public var cc: [EmailAddress] = []
    /// All Bcc fields.
    public var bcc: [EmailAddress] = []
    /// The first Reply-To field.
    public var replyTo: [EmailAddress] = []
    /// The first Subject field, decoded; nil where there is none.
    public var subject: String?
    /// The first Date field; nil where it is missing or names no date.
    public var sentAt: DateTime?
    /// When the message arrived: by the first Received field, else by its ``Arrival``.
    public var receivedAt: DateTime?
    /// Where ``date`` is from; nil where there is no date.
    public var dateSource: DateSource?
    /// All header fields in order.
    public var headers: [EmailHeader] = []

    // RFC 8621 section 4.1.4: bodies.
    /// The part that is the whole message; the other parts are inside it.
    public var bodyStructure: EmailBodyPart
    /// The decoded text of every text part, in order; texts of an attached message are in its own `bodyValues`.
    public var bodyValues: [EmailBodyValue] = []
    /// The ``EmailBodyPart/partID``s of the parts to show as plain text.
    public var textBody: [String] = []
    /// The ``EmailBodyPart/partID``s of the parts to show as HTML.
    public var htmlBody: [String] = []
    /// The ``EmailBodyPart/partID``s of the other parts. ``files`` are what a person takes for attachments.
    public var attachments: [String] = []
    /// Whether a part is an attachment to a person: a picture that the HTML shows is none.
    public var hasAttachment = false
    /// The ``EmailBodyPart/partID``s of parts whose text is in ``text`` although RFC 8621 takes them for attachments:
    /// text/enriched, text/markdown and others.
    public internal(set) var otherTextBody: [String] = []
    /// At most 256 characters of the sender's own text, on one line.
    public var preview = ""

    // Further properties.
    /// The message as plain text, taken from the HTML where there is no useful text/plain.
    public var text = ""
    /// ``text`` split into the sender's own text, quoted text and signature.
    public var reply = ReplyText(splitting: "")
    /// Text that is not in ``text`` and that some mail reader shows: of the HTML alternative, of preambles and
    /// epilogues, and of other readings of ambiguous fields. It is for search.
    public var otherText = ""
    /// The sanitized HTML body; nil when there is none.
    public var html: SanitizedHTML?
    /// The types of schema.org's vocabulary that the HTML body declares, each once: `Order`, `ParcelDelivery`.
    public var schemaTypes: [String] = []
    /// The kinds of signature and encryption, each once, in order of appearance; without those of attached messages.
    public var security: [EmailSecurity] = []
    /// Departures from the standards, in the order in which they were met.
    public var diagnostics: [Diagnostic] = []

    /// The moment under which the message is listed: ``sentAt``, or ``receivedAt`` if the Date field is missing or is
    /// not believable (1970, or long after arrival).
    public var date: DateTime? { dateSource == .date ? sentAt : receivedAt ?? sentAt }

    /// The unfolded raw value of the first field of that name, which must be lower case.
    public func header(_ name: String) -> String? { headers.first { $0.isNamed(name) }?.value }
    /// The unfolded raw values of all fields of that name, which must be lower case, in order.
    public func headers(_ name: String) -> [String] { headers.lazy.filter { $0.isNamed(name) }.map(\.value) }
    /// Whether the envelope sender is empty, as RFC 5321 section 4.5.5 asks of bounces and answers by software.
    package var hasNullReturnPath: Bool { header("return-path")?.filter { $0 != " " } == "<>" }
}

/// Where the date of a message is from: its Date field, its first Received field, the mbox `From ` line, the name of
/// its Maildir file, or the modification time of its file.
public enum DateSource: String, Sendable { case date, received, envelope, maildir, file }

/// One address of a header field (RFC 8621 section 4.1.2.3).
public struct EmailAddress: Sendable, Hashable {
    /// The display name, decoded; nil when there is none.
    public var name: String?
    /// `local-part@domain` as written; empty for a mailbox that has only a name.
    public var email: String
    /// The decoded name of the group that holds the address (RFC 5322 section 3.4); nil outside groups.
    public var group: String?

    /// An address; `name` and `group` are decoded text.
    public init(name: String? = nil, email: String, group: String? = nil) {
        self.name = name
        self.email = email
        self.group = group
    }

    /// `Ada Winther <ada@example.org>`, or the one of the two that there is.
    package var text: String { name.map { email.isEmpty ? $0 : "\($0) <\(email)>" } ?? email }
}

/// One header field, or one parameter of a field.
public struct EmailHeader: Sendable, Hashable {
    /// The name as written.
    public var name: String
    /// The value of a field is unfolded, and its encoded-words are still encoded; that of a parameter is decoded.
    public var value: String

    /// A name and its value.
    public init(name: String, value: String) {
        self.name = name
        self.value = value
    }

    /// Whether the name is `lowerCased`, whatever its letter case.
    public func isNamed(_ lowerCased: String) -> Bool {
        guard name.utf8.count == lowerCased.utf8.count else { return false }
        return zip(name.utf8, lowerCased.utf8).allSatisfy { $0.asciiLowercased == $1 }
    }
}

/// One body part (RFC 8621 section 4.1.4).
public struct EmailBodyPart: Sendable {
    /// The part number of IMAP (RFC 3501 section 6.4.5), such as "1.2"; nil for a multipart.
    public var partID: String?
    /// Index in the `Message.entities` of the message that holds the part; -1 for a file in another format than MIME,
    /// such as uuencode or TNEF.
    public var entity: Int
    /// The media type in lower case, such as `text/plain`.
    public var type: String
    /// The charset that a text part declares, else `us-ascii`.
    public var charset: String?
    /// The Content-Disposition in lower case, such as `attachment`; nil where there is none.
    public var disposition: String?
    /// The decoded file name; nil where there is none.
    public var name: String?
    /// The Content-ID without angle brackets.
    public var cid: String?
    /// The tags of the Content-Language field (RFC 3282).
    public var language: [String]?
    /// The Content-Location field (RFC 2557).
    public var location: String?
    /// How many bytes the part has after its transfer encoding is undone.
    public var size = 0
    /// The hash of those bytes; nil for a multipart.
    public var blobID: ContentHash?
    /// The decoded parameters of the Content-Type field, in order.
    public var parameters: [EmailHeader] = []
    /// The parts of a multipart. Another part may hold parts in a format of its own: the files in a TNEF stream or in
    /// uuencoded text, the entity that was signed. Their numbers are one level deeper.
    public var subParts: [EmailBodyPart] = []
    /// The message inside a message/rfc822 part, inside the first piece of a message/partial, or attached by TNEF.
    public var message: AttachedMessage?
    /// How the ``subParts`` of a leaf relate to the leaf.
    var embedded = EmbeddedRole.none
    /// How this part itself is signed or encrypted.
    var security: EmailSecurity?

    /// Whether it has parts and no content of its own.
    public var isMultipart: Bool { type.hasPrefix("multipart/") && blobID == nil }
    /// Whether its media type is a text.
    public var isText: Bool { type.hasPrefix("text/") }

    /// This part and all parts inside it, in order, without those of attached messages.
    public var flattened: [EmailBodyPart] {
        guard !subParts.isEmpty else { return [self] }
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
    /// The message, read like any other.
    public let email: Email
    init(_ email: Email) { self.email = email }
}

/// The decoded text of a text part (RFC 8621 section 4.1.4).
public struct EmailBodyValue: Sendable {
    /// The ``EmailBodyPart/partID`` of the part.
    public var partID: String
    /// The text with LF line ends.
    public var value: String
    /// The charset that was used; the declared one is ``EmailBodyPart/charset``.
    public var charset: String
    /// Why that charset was used.
    public var charsetReason: DecodedText.Reason
    /// Whether the charset is unknown or bytes had no character in it.
    public var isEncodingProblem: Bool
    /// Always false: texts are kept whole.
    public var isTruncated = false
    /// The readable text where ``value`` holds more, such as encoded files or the syntax of a calendar.
    var prose: String?

    /// ``value`` without the lines of files in it and without markup; of a calendar only the text of its properties.
    public var readableText: String { prose ?? value }
}

/// How the parts inside a leaf relate to the leaf.
enum EmbeddedRole: Sendable {
    case none
    /// The leaf has other content beside the files in it.
    case beside
    /// The leaf is nothing but its files, so they are attachments in its place.
    case instead
    /// The leaf is a MIME entity in another format, which is read in its place.
    case entity
    /// The leaf is the header of an entity that is stored elsewhere (message/external-body, RFC 2046 section 5.2.3).
    case reference
}
