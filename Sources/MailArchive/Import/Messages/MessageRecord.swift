import Bytes
import MailHTML
import MailSources
import MessageAnalysis
import MessageContent
import MessageFormat
import VerificationCodes

/// One message, parsed and classified: all that its rows are made from. The parsing threads make it.
///
/// A class, because it is passed through many hands: each copy of a struct would retain each of its parts.
final class MessageRecord: Sendable {
    /// An address of a header field, or the author behind a From that a list rewrote.
    struct Address: Sendable {
        var role: String
        var position: Int
        var normalised: String
        var domain: String
        var name: String?
        var email: String
        var group: String?
        var isParticipant: Bool
    }

    let origin: Origin
    let hash: ContentHash
    /// See ``MessageIdentity``.
    let identity: ContentHash
    let size: Int
    let email: Email
    let verdict: CategoryVerdict
    let codes: CodeReport
    let facts: ConversationFacts
    let addresses: [Address]
    /// UTF-8.
    let headersJSON: [UInt8]
    /// UTF-8.
    let verdictJSON: [UInt8]
    let removedJSON: String?
    /// The leaf parts, those of messages inside the message included.
    let parts: [EmailBodyPart]
    /// The part numbers of those that a reader would want as files.
    let files: Set<String>
    let attachedText: String?
    let flags: SourceFlags
    /// See ``DeliveryTally``.
    let deliveredTo: [String]
    /// See ``PackedThreadKeys``.
    let threadKeys: [UInt8]
    /// See ``Skeleton``.
    let skeleton: UInt64?
    /// Text that is searched with the body but not shown.
    let hiddenText: String
    let indexed: IndexedText
    /// Empty where the archive does not keep raw messages.
    let pieces: [RawPiece]

    init(_ bytes: ByteView, _ origin: Origin, format: SourceFormat, keepsRaw: Bool) {
        pieces = keepsRaw ? RawPiece.pieces(of: bytes) : []
        self.origin = origin
        // A local copy: to pass a property of an object on is to copy it, and an Email has many parts.
        let email = Email(reading: bytes, arrival: origin.arrival)
        hash = email.id
        identity = MessageIdentity.of(bytes, hash: email.id)
        size = bytes.count
        verdict = CategoryClassifier.classify(CategoryInput(email))
        codes = CodeRows.extractor.report(email)
        facts = ConversationFacts(of: email, category: verdict.category)
        addresses = Self.addresses(of: email, facts)
        headersJSON = Self.headersJSON(email.headers)
        verdictJSON = StoredVerdict.json(verdict)
        removedJSON = email.html.flatMap(Self.removedJSON)
        parts = email.leaves
        files = Set(email.files.compactMap(\.partID))
        deliveredTo = DeliveryTally.addresses(in: email.headers)
        flags = SourceFlags(email: email, origin: origin, format: format)
        threadKeys = PackedThreadKeys.bytes(ThreadKeys.keys(of: email))
        skeleton = Skeleton.of(html: email.html?.html, text: email.text)
        attachedText = IndexedText.attachedText(of: email)
        hiddenText = IndexedText.hiddenText(of: email)
        indexed = IndexedText(of: email, parts, hidden: hiddenText, attached: attachedText ?? "")
        self.email = email
    }

    /// Whether a mailing list sent it, as far as the message itself says.
    var isFromList: Bool { verdict.category == .list || facts.listID != nil }

    /// A row of SQLite has at most 1,000,000,000 bytes (SQLITE_MAX_LENGTH). Some are left for its other columns.
    private static let maximumRowBytes = 950_000_000

    /// Whether SQLite can hold its texts.
    var fitsIntoRow: Bool {
        let texts = [email.text, email.html?.html, hiddenText, attachedText, removedJSON]
        let bytes = texts.reduce(headersJSON.count + verdictJSON.count) { $0 + ($1?.utf8.count ?? 0) }
        let counts = [bytes, indexed.body.utf8.count, indexed.attachments.utf8.count]
        return counts.allSatisfy { $0 < Self.maximumRowBytes }
    }

    private static func addresses(of email: Email, _ facts: ConversationFacts) -> [Address] {
        var result: [Address] = []
        func add(
            _ role: String, _ position: Int, _ normalised: NormalisedAddress, _ address: EmailAddress,
            isParticipant: Bool
        ) {
            result.append(
                Address(
                    role: role, position: position, normalised: normalised.text, domain: String(normalised.domain),
                    name: address.name, email: address.email, group: address.group,
                    isParticipant: isParticipant)
            )
        }
        let fields = [
            ("from", email.from), ("sender", email.sender), ("to", email.to), ("cc", email.cc), ("bcc", email.bcc),
            ("replyTo", email.replyTo),
        ]
        for (role, list) in fields {
            let mayTakePart =
                role == "from" || role == "to" || role == "cc" || role == "bcc" && ConversationFacts.isBlind(email)
            for (position, address) in list.enumerated() {
                guard let normalised = NormalisedAddress(address) else { continue }
                let isParticipant = mayTakePart && facts.people.contains(normalised)
                add(role, position, normalised, address, isParticipant: isParticipant)
            }
        }
        if let munged = facts.mungedAuthor {
            // Without "via" the name may be the list's.
            let name = MungedAuthor.isVia(email.from.first) ? email.from.first?.name : nil
            let author = EmailAddress(name: name, email: munged.text)
            add("author", 0, munged, author, isParticipant: true)
        }
        return result
    }

    static func headersJSON(_ headers: [EmailHeader]) -> [UInt8] {
        var json = JSONWriter()
        json.reserve(headers.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count + 16 })
        json.array(headers) { json, header in
            json.beginArray()
            json.string(header.name)
            json.string(header.value)
            json.endArray()
        }
        return json.bytes
    }

    private static func removedJSON(_ html: SanitizedHTML) -> String? {
        guard !html.removed.isEmpty else { return nil }
        var json = JSONWriter()
        json.array(html.removed) { json, removal in
            json.beginArray()
            json.string(removal.kind.rawValue)
            json.string(removal.name)
            json.integer(removal.count)
            json.endArray()
        }
        return json.text
    }
}
