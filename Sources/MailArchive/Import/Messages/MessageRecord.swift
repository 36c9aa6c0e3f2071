import Bytes
import MailHTML
import MailSources
import MessageAnalysis
import MessageContent
import MessageFormat
import VerificationCodes

/// One message, read and judged: everything its rows need. Made on the parsing threads. A class, as it goes through many
/// hands: a copy of the struct would retain each of its parts.
final class MessageRecord: Sendable {
    struct Address: Sendable {
        var role: String
        var position: Int
        var normalised: String
        var domain: String
        var name: String?
        var email: String
        var group: String?
        /// What searches for people compare.
        var folded: String
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
    /// Those of messages inside the message included.
    let parts: [EmailBodyPart]
    /// The numbers of those that a reader would want as files.
    let files: Set<String>
    let attachedText: String?
    let flags: SourceFlags
    /// See ``DeliveryTally``.
    let deliveredTo: [String]
    /// See ``PackedThreadKeys``.
    let threadKeys: [UInt8]
    /// See ``Skeleton``.
    let skeleton: UInt64?
    /// What is searched with the body but not shown.
    let hiddenText: String
    let indexed: IndexedText
    /// Empty where the archive does not keep raw messages.
    let pieces: [RawPiece]

    init(_ bytes: ByteView, _ origin: Origin, format: SourceFormat, keepsRaw: Bool) {
        pieces = keepsRaw ? RawPiece.pieces(of: bytes) : []
        self.origin = origin
        email = Email(reading: bytes, arrival: origin.arrival)
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
    }

    /// Whether a mailing list sent it, as far as the message itself says.
    var isFromList: Bool { verdict.category == .list || facts.listID != nil }

    /// SQLite's rows have at most 1,000,000,000 bytes.
    var fitsIntoRow: Bool {
        let texts = [email.text, email.html?.html, hiddenText, attachedText, removedJSON]
        let bytes = texts.reduce(headersJSON.count + verdictJSON.count) { $0 + ($1?.utf8.count ?? 0) }
        return bytes < 950_000_000 && indexed.body.utf8.count < 950_000_000
            && indexed.attachments.utf8.count < 950_000_000
    }

    private static func addresses(of email: Email, _ facts: ConversationFacts) -> [Address] {
        var result: [Address] = []
        let roles: [(String, [EmailAddress], Bool)] = [
            ("from", email.from, true), ("sender", email.sender, false), ("to", email.to, true), ("cc", email.cc, true),
            ("bcc", email.bcc, false), ("replyTo", email.replyTo, false),
        ]
        for (role, list, _) in roles {
            for (position, address) in list.enumerated() {
                guard let normalised = NormalisedAddress(address) else { continue }
                let counts = (role == "from" || role == "to" || role == "cc") && facts.people.contains(normalised)
                result.append(
                    Address(
                        role: role, position: position, normalised: normalised.text, domain: String(normalised.domain),
                        name: address.name, email: address.email, group: address.group,
                        folded: SearchText.folded((address.name ?? "") + " " + address.email), isParticipant: counts))
            }
        }
        if let munged = facts.mungedAuthor {
            let name = email.from.first?.name
            result.append(
                Address(
                    role: "author", position: 0, normalised: munged.text, domain: String(munged.domain), name: name,
                    email: munged.text, group: nil, folded: SearchText.folded((name ?? "") + " " + munged.text),
                    isParticipant: true))
        }
        return result
    }

    private static func headersJSON(_ headers: [EmailHeader]) -> [UInt8] {
        var json = JSONWriter()
        json.reserve(headers.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count + 16 })
        json.beginArray()
        for header in headers {
            json.beginArray()
            json.string(header.name)
            json.string(header.value)
            json.endArray()
        }
        json.endArray()
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
