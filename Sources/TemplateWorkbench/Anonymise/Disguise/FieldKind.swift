import Bytes
import MessageFormat

/// The kinds of header fields, by what they tell about people.
enum FieldKind {
    /// Fields that only programs read; they are never changed: Date, MIME-Version, Content-Transfer-Encoding.
    case structure
    /// Content-Type, whose words are changed and whose numbers are not.
    case mediaType
    /// To, Cc, Delivered-To: the owner and others.
    case recipients
    /// From, Reply-To, Sender.
    case authors
    /// References, In-Reply-To.
    case messageIDs
    /// Received and similar fields, which name hosts.
    case trace
    /// DKIM-Signature, ARC-Seal.
    case signature
    /// Fields that hold identifiers and little else.
    case identifiers
    /// Fields that people read: Subject.
    case text
    case other

    init(_ name: ByteView) {
        let name = String(decoding: name.trimmed().array.map(\.asciiLowercased), as: UTF8.self)
        if let known = Self.known[name] {
            self = known
        } else if name.hasSuffix("message-id") {
            self = .messageIDs
        } else if name.hasSuffix("signature") || name.hasPrefix("arc-seal") || name.hasPrefix("arc-message") {
            self = .signature
        } else {
            self = Self.holdsIdentifiers(name) ? .identifiers : .other
        }
    }

    var namesPeople: Bool { self == .recipients || self == .authors }

    private static let known: [String: FieldKind] = {
        let names: [(FieldKind, String)] = [
            (.structure, "date resent-date mime-version content-transfer-encoding content-language delivery-date"),
            (.mediaType, "content-type"),
            (
                .recipients,
                """
                to cc bcc resent-to resent-cc delivered-to x-original-to envelope-to x-envelope-to apparently-to x-rcpt-to \
                x-forwarded-to x-forwarded-for x-gm-original-to x-delivered-to x-original-recipient x-recipient \
                x-resolved-to x-yahoo-forwarded
                """
            ),
            (.authors, "from sender reply-to resent-from resent-sender mail-followup-to disposition-notification-to"),
            (.messageIDs, "in-reply-to references content-id obsoletes supersedes"),
            (.trace, "received x-received received-spf x-originating-ip x-sender-ip x-client-ip x-source-ip"),
            (.text, "subject comments keywords thread-topic content-description content-disposition"),
        ]
        var table: [String: FieldKind] = [:]
        for (kind, list) in names { for name in list.split(separator: " ") { table[String(name)] = kind } }
        return table
    }()

    private static func holdsIdentifiers(_ name: String) -> Bool {
        let prefixes = [
            "x-google-", "x-gm-", "x-ses-", "x-sg-", "x-mailgun-", "x-msys-", "x-ms-exchange", "x-mandrill-",
        ]
        let suffixes = ["-id", "-eid", "-token", "-hash", "-key", "-uuid", "-guid", "-ref", "-index", "-msfbl", "-tag"]
        return prefixes.contains(where: name.hasPrefix) || suffixes.contains(where: name.hasSuffix) && name != "list-id"
    }
}
