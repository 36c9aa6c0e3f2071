import Bytes
import MessageFormat

/// The content of a leaf part in a format that MIME does not describe; found by its media type, its name or its first
/// bytes.
struct EmbeddedContent {
    enum Kind {
        case nothing
        case files([EmbeddedFile])
        /// A MIME entity that is read in place of the part.
        case entity([UInt8])
        /// The bytes of the part are the header of an entity that is stored elsewhere.
        case reference
        /// The bytes of the part are a message.
        case message
    }

    private(set) var kind = Kind.nothing
    /// Whether the part is nothing but its files.
    private(set) var isWhole = false
    /// The lines of a text that are encoded files.
    private(set) var dataLines: [ByteRange] = []
    private(set) var diagnostics: [DiagnosticCode] = []
    private(set) var security: EmailSecurity?

    init(of part: EmailBodyPart, _ bytes: ByteView) {
        switch part.type {
        case "message/rfc822", "message/global", "message/news": kind = .message
        // The first piece begins with the whole message's header (RFC 2046 section 5.2.2).
        case "message/partial": if part.parameter("number") == "1" { kind = .message }
        case "message/external-body": kind = .reference
        case "application/pgp-encrypted": security = .pgpEncrypted
        case "application/pgp": security = EmailSecurity.inline(in: bytes)
        case "text/html": break
        default:
            if part.isText {
                readText(bytes)
            } else if part.type.hasPrefix("multipart/") {
                // Exchange attaches a signed message as a file whose type is that of the multipart.
                if CMSContent.isEntity(bytes) { kind = .entity(bytes.array) }
            } else if CMSContent.isCMS(part) {
                readCMS(part, bytes)
            } else if EnclosedMessages.isFile(part, bytes) {
                kind = .message
            } else if TNEF.isTNEF(bytes) {
                readTNEF(bytes)
            } else {
                readEncodedFile(part, bytes)
            }
        }
    }

    private mutating func readText(_ bytes: ByteView) {
        security = EmailSecurity.inline(in: bytes)
        let found = EmbeddedText.find(in: bytes)
        guard !found.files.isEmpty else { return }
        kind = .files(found.files)
        dataLines = found.dataLines
        diagnostics = found.diagnostics
    }

    private mutating func readTNEF(_ bytes: ByteView) {
        guard let tnef = TNEF(reading: bytes) else { return }
        let content = TNEFContent(of: tnef, bytes)
        diagnostics = content.diagnostics
        guard !content.files.isEmpty else { return }
        kind = .files(content.files)
        isWhole = tnef.isWhole
    }

    /// Reads S/MIME (RFC 8551 section 3). A message that is only signed can be read without keys.
    private mutating func readCMS(_ part: EmailBodyPart, _ bytes: ByteView) {
        let content = CMSContent(reading: bytes)
        security = content.security ?? EmailSecurity.declared(by: part)
        if content.isMalformed { diagnostics = [.cmsMalformed] }
        guard let inner = content.content, !inner.isEmpty else { return }
        isWhole = !content.isMalformed
        let name = part.name ?? "smime.p7m"
        if name.lowercased() == "smime.p7m" || inner.withByteView(CMSContent.isEntity) {
            kind = .entity(inner)
        } else {
            // A signed document, such as invoice.xml.p7m.
            let bare = name.lowercased().hasSuffix(".p7m") ? String(name.dropLast(4)) : name
            kind = .files([EmbeddedFile(name: bare, type: FileType.of(bare), bytes: inner)])
        }
    }

    /// Reads a part that is a uuencoded, yEnc or BinHex file from its first line on, whatever its media type.
    private mutating func readEncodedFile(_ part: EmailBodyPart, _ bytes: ByteView) {
        let isBinHex = part.type == "application/mac-binhex40"
        guard isBinHex || EmbeddedText.begins(bytes) else { return }
        let found = EmbeddedText.find(in: bytes, isBinHex: isBinHex)
        diagnostics = found.diagnostics
        guard !found.files.isEmpty else { return }
        kind = .files(found.files)
        isWhole = found.diagnostics.isEmpty && found.files.count == 1
    }
}
