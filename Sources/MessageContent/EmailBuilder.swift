import Bytes
import MessageFormat

/// When a raw message arrived, as far as its mailbox tells.
public struct Arrival: Sendable {
    /// The date of delivery of the mbox `From ` line (RFC 4155), in seconds since 1970.
    public var envelopeDate: Int64?
    /// The delivery time in the name of a Maildir file, or the modification time of the file, in seconds since 1970.
    public var fileDate: Int64?
    /// Whether ``fileDate`` is from the name of a Maildir file.
    public var isMaildir: Bool

    /// An arrival of which, by default, nothing is known.
    public init(envelopeDate: Int64? = nil, fileDate: Int64? = nil, isMaildir: Bool = false) {
        self.envelopeDate = envelopeDate
        self.fileDate = fileDate
        self.isMaildir = isMaildir
    }
}

extension Email {
    /// Reads a raw message. Any bytes give an Email; time and memory are linear in their number.
    ///
    /// - Parameters:
    ///   - raw: the bytes of the message, without mbox quoting.
    ///   - arrival: what its mailbox tells of its arrival, for messages without a Received field.
    public init(reading raw: ByteView, arrival: Arrival = Arrival()) {
        guard let narrow = WideMessage.utf8(raw) else {
            self = EmailBuilder.build(raw, arrival: arrival, partPrefix: "", encodedDepth: 0)
            return
        }
        self = narrow.withByteView { EmailBuilder.build($0, arrival: arrival, partPrefix: "", encodedDepth: 0) }
        (id, size) = (ContentHash(of: raw), raw.count)
        diagnostics.append(Diagnostic(.headerNotUTF8, ByteRange(0, min(2, raw.count))))
    }

    /// Reads a raw message as the other initializer does.
    public init(reading raw: [UInt8], arrival: Arrival = Arrival()) {
        self = raw.withByteView { Email(reading: $0, arrival: arrival) }
    }
}

/// Builds an email from a parsed message.
///
/// Body parts are built from the last entity to the first, so that parts exist before the part that contains them,
/// without recursion.
struct EmailBuilder {
    private let raw: ByteView
    private let message: Message
    private let encodedDepth: Int
    private let partIDs: [String?]
    /// See ``HeaderText/text(of:rawLabel:)``.
    private let rawLabel: [UInt8]?
    private var parts: [EmailBodyPart?]
    /// For each entity the texts of the leaves inside it that are not yet part of a message.
    private var values: [[EmailBodyValue]]
    /// The same for the texts of multiparts without parts.
    private var strayText: [[String]]
    private var log = DiagnosticLog()
    /// How many more embedded files may be listed (``Limits/embeddedFiles``).
    private var filesLeft = Limits.embeddedFiles

    static func build(_ raw: ByteView, arrival: Arrival, partPrefix: String, encodedDepth: Int) -> Email {
        var builder = EmailBuilder(raw, partPrefix: partPrefix, encodedDepth: encodedDepth)
        var email = builder.email(root: 0, bytes: raw)
        email.takeDate(from: arrival)
        let isUnlikely =
            email.sentAt.map(Email.isZeroOfClock) ?? false || email.sentAt != nil && email.dateSource == .received
        if isUnlikely { builder.log.note(.dateUnlikely, builder.dateField) }
        if email.sentAt == nil, email.header("date") == nil { builder.log.note(.dateMissing, .empty) }
        email.diagnostics = builder.log.entries
        email.otherText = OtherReadings(of: email, raw, builder.message, encodedDepth: encodedDepth).text
        return email
    }

    /// The parts and texts of an entity that is inside a part of another message.
    static func structure(_ raw: ByteView, partPrefix: String, encodedDepth: Int) -> (
        part: EmailBodyPart, values: [EmailBodyValue], strayText: [String], diagnostics: [DiagnosticCode]
    ) {
        let builder = EmailBuilder(raw, partPrefix: partPrefix, encodedDepth: encodedDepth)
        let part = builder.parts[0] ?? EmailBodyPart(partID: partPrefix + "1", entity: -1, type: "text/plain")
        return (part, builder.values[0], builder.strayText[0], builder.log.entries.map(\.code))
    }

    private init(_ raw: ByteView, partPrefix: String, encodedDepth: Int) {
        self.raw = raw
        message = Message(parsing: raw)
        self.encodedDepth = encodedDepth
        partIDs = PartIdentifier.assign(to: message, prefix: partPrefix)
        rawLabel = PartFields.rawLabel(of: message, raw)
        parts = Array(repeating: nil, count: message.entities.count)
        values = Array(repeating: [], count: message.entities.count)
        strayText = Array(repeating: [], count: message.entities.count)
        log.append(contentsOf: message.diagnostics)
        for index in message.entities.indices.reversed() { buildPart(index) }
    }

    // MARK: Parts

    private mutating func buildPart(_ index: Int) {
        let entity = message.entities[index]
        var fields = PartFields(of: index, in: message, raw: raw, rawLabel: rawLabel)
        var part = fields.bodyPart(partID: partIDs[index])
        for code in fields.diagnostics { log.note(code, entity.header) }
        if entity.mediaType.kind == .message, entity.hasChildren(at: index) {
            let inner = email(root: index + 1, bytes: raw[entity.body])
            part.size = inner.size
            part.blobID = inner.id
            part.message = AttachedMessage(inner)
        } else if entity.mediaType.kind.isMultipart {
            takeChildren(of: index, into: &part)
            if !entity.hasChildren(at: index) { takeStrayText(index, entity) }
        } else {
            decodeLeaf(index, entity, into: &part)
        }
        parts[index] = part
    }

    private mutating func takeChildren(of index: Int, into part: inout EmailBodyPart) {
        for child in message.children(of: index) {
            if let built = parts[child] { part.subParts.append(built) }
            parts[child] = nil
            values[index] += values[child]
            values[child] = []
            strayText[index] += strayText[child]
            strayText[child] = []
        }
        part.security = EmailSecurity.of(multipart: part)
        if part.type == "multipart/appledouble" { part.nameDataFork() }
    }

    /// Reads the body of a multipart without parts as text: it is no leaf, but its content must not be lost.
    private mutating func takeStrayText(_ index: Int, _ entity: Entity) {
        let content = PartDecoder.decode(entity, in: raw).content
        let text = content.withBytes(in: raw) { TextDecoder.decode($0.buffer, label: nil).string }
        // Eudora keeps one part of several, under the header of all.
        if !text.isBlank { strayText[index] = [MarkedUpText.eudora(text) ?? text] }
    }

    private mutating func decodeLeaf(_ index: Int, _ entity: Entity, into part: inout EmailBodyPart) {
        let decoded = PartDecoder.decode(entity, in: raw)
        for code in decoded.diagnostics { log.note(code, entity.body) }
        var reader = LeafReader(filesLeft: filesLeft)
        let depth = entity.isUnopenedMessage ? Limits.encodedMessageDepth : encodedDepth
        decoded.content.withBytes(in: raw) { bytes in
            // QUIRK: scripts send a page without a Content-Type, which would show as its source.
            if entity.mediaType.isAssumed, entity.mediaType.kind == .textPlain, bytes.isPage {
                part.type = "text/html"
                reader.note(.mediaTypeMalformed)
            }
            reader.read(bytes, into: &part, depth: depth)
        }
        filesLeft = reader.filesLeft
        values[index] = reader.values
        strayText[index] = reader.strayText
        for code in reader.diagnostics { log.note(code, entity.body) }
    }

    // MARK: Messages

    /// The Date field of the whole message.
    private var dateField: ByteRange { message.field(.date, of: 0)?.body ?? .empty }

    /// Makes the message whose root entity is `root`; its parts have been built.
    private mutating func email(root: Int, bytes: ByteView) -> Email {
        let structure = parts[root] ?? EmailBodyPart(partID: "1", entity: root, type: "text/plain")
        parts[root] = nil
        var email = Email(id: ContentHash(of: bytes), size: bytes.count, bodyStructure: structure)
        email.bodyValues = values[root]
        values[root] = []
        email.security = EmailSecurity.kinds(in: structure)
        EmailFields.read(root, of: message, raw: raw, rawLabel: rawLabel, into: &email, log: &log)
        email.selectBodies(strayText: strayText[root], isEnclosed: root > 0 || encodedDepth > 0, log: &log)
        strayText[root] = []
        return email
    }
}

extension ByteView {
    /// Whether the text begins as a whole HTML document does.
    fileprivate var isPage: Bool {
        var start = hasPrefix("\u{FEFF}") ? 3 : 0
        while peek(start).isFoldingWhiteSpace { start += 1 }
        if hasPrefix("<!doctype html", at: start) { return true }
        let next = peek(start + 5)
        guard hasPrefix("<html", at: start), next == 0x3E || next.isFoldingWhiteSpace else { return false }
        // In a text about HTML a word follows.
        var content = (firstIndex(of: 0x3E, from: start) ?? count) + 1
        while peek(content).isFoldingWhiteSpace { content += 1 }
        let page = trimmed()
        return peek(content) == 0x3C || page.hasPrefix("</html>", at: page.count - 7)
    }
}

extension EmailBodyPart {
    /// The lower-cased value of a Content-Type parameter.
    func parameter(_ name: String) -> String? { parameters.first { $0.name == name }?.value.lowercased() }

    /// Names the parts of a Macintosh file after its header (RFC 1740). The name of the header begins with "%".
    fileprivate mutating func nameDataFork() {
        guard let name = subParts.first(where: \.isAppleFile)?.name else { return }
        let bare = name.hasPrefix("%") ? String(name.dropFirst()) : name
        for index in subParts.indices where subParts[index].name == nil { subParts[index].name = bare }
    }

    /// Whether this is the header of a Macintosh file: its resource fork and Finder information (RFC 1740).
    var isAppleFile: Bool { type == "application/applefile" }
}

extension Email {
    fileprivate mutating func takeDate(from arrival: Arrival) {
        var hint: (Int64, DateSource)?
        if let date = arrival.envelopeDate {
            hint = (date, .envelope)
        } else if let fileDate = arrival.fileDate {
            hint = (fileDate, arrival.isMaildir ? .maildir : .file)
        }
        if receivedAt == nil { receivedAt = deliveryDate }
        let hasReceived = receivedAt != nil
        if let receivedAt, let sentAt, !sentAt.isWithinDays(of: receivedAt), let other = sentInOtherOrder,
            other.isWithinDays(of: receivedAt)
        {
            self.sentAt = other
        }
        let known = receivedAt.map { ($0.unixSeconds, DateSource.received) } ?? hint
        if !hasReceived { receivedAt = hint.map { DateTime(unixSeconds: $0.0) } }
        dateSource = sentAt.map { Self.isBelievable($0, besides: known) } ?? false ? .date : known?.1
    }

    /// The Date field with day and month in the other order, where it says only numbers.
    private var sentInOtherOrder: DateTime? {
        header("date").flatMap { Array($0.utf8).withByteView(DateTime.parseOtherOrder) }
    }

    /// When the message arrived, by what servers write besides Received: Exim, Gmail, Exchange.
    private var deliveryDate: DateTime? {
        for name in ["delivery-date", "x-received", "x-originalarrivaltime"] {
            // Exchange writes the same again as FILETIME.
            let text = header(name)?.split(separator: "FILETIME", omittingEmptySubsequences: false).first ?? ""
            let date = Array(text.utf8).withByteView { DateTime.parseReceived($0) ?? DateTime.parse($0)?.date }
            if let date { return date }
        }
        return nil
    }

    /// Whether a Date field can be true. It is not if it is the zero of a clock that was never set (1904, 1970, 1980),
    /// if it is of 2038 or later, or if it is long after the message arrived.
    private static func isBelievable(_ sent: DateTime, besides known: (seconds: Int64, source: DateSource)?) -> Bool {
        guard let known, known.seconds >= firstMail else { return true }
        if isZeroOfClock(sent) { return false }
        if abs(sent.unixSeconds - zeroOfDOS) < day { return known.seconds < zeroOfDOS + 366 * day }
        // Only Received is reliable: moving mail often rewrites `From ` lines and file times.
        return known.source != .received || sent.unixSeconds <= known.seconds + 31 * day
    }

    /// Whether a date is before the first mail or past the end of 32-bit clocks, as from a clock that was never set.
    package static func isZeroOfClock(_ date: DateTime) -> Bool {
        date.unixSeconds < firstMail || date.unixSeconds >= endOfClocks - day
    }

    private static let day: Int64 = 86_400
    /// 1971-01-01: the first mail between computers was sent in that year.
    private static let firstMail: Int64 = 31_536_000
    /// 1980-01-01, where the clock of PCs begins.
    private static let zeroOfDOS: Int64 = 315_532_800
    /// 2038-01-19T03:14:08Z, where signed 32-bit clocks end.
    private static let endOfClocks: Int64 = 2_147_483_648
}

extension DateTime {
    /// Whether no more than three days lie between.
    fileprivate func isWithinDays(of other: DateTime) -> Bool { abs(unixSeconds - other.unixSeconds) <= 3 * 86_400 }
}
