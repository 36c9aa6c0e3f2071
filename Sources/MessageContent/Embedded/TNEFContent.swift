import Bytes
import MessageFormat

/// The content of a TNEF stream as files: first the bodies of the message, then its attachments.
struct TNEFContent {
    private(set) var files: [EmbeddedFile] = []
    private(set) var diagnostics: [DiagnosticCode]
    private let tnef: TNEF
    private let bytes: ByteView

    init(of tnef: TNEF, _ bytes: ByteView) {
        self.tnef = tnef
        self.bytes = bytes
        diagnostics = tnef.diagnostics
        addBody()
        files += tnef.attachments.compactMap(file)
    }

    // MARK: Body

    private mutating func addBody() {
        if let plain = tnef.plainBody, !plain.range.isEmpty {
            addBody("text/plain", bytes[plain.range].array, label(of: plain, tnef.oemCodePage ?? tnef.internetCodePage))
        }
        if let html = tnef.htmlBody, !html.range.isEmpty {
            addBody("text/html", bytes[html.range].array, label(of: html, tnef.internetCodePage))
        } else if let range = tnef.compressedRTF {
            addRichText(range)
        }
    }

    /// Adds Outlook's rich text, which is most often encapsulated HTML or plain text (MS-OXRTFEX); other RTF stays a
    /// file.
    private mutating func addRichText(_ range: ByteRange) {
        guard let rtf = TNEFCompressedRTF.decode(bytes[range]) else {
            if !range.isEmpty { diagnostics.note(.tnefMalformed) }
            return
        }
        diagnostics.note(contentsOf: rtf.diagnostics)
        guard let text = rtf.bytes.withByteView({ RTFText(reading: $0) }) else { return }
        if text.isTruncated { diagnostics.note(.limitEmbedded) }
        let hasPlain = !files.isEmpty
        if text.kind == .html {
            addBody("text/html", text.utf8, "utf-8")
        } else if !hasPlain, !text.utf8.isEmpty {
            addBody("text/plain", text.utf8, "utf-8")
        }
        if text.kind == .rich {
            files.append(EmbeddedFile(name: "body.rtf", type: "application/rtf", disposition: nil, bytes: rtf.bytes))
        }
    }

    private mutating func addBody(_ type: String, _ content: [UInt8], _ charset: String?) {
        var file = EmbeddedFile(type: type, disposition: nil, bytes: content)
        if let charset { file.parameters = [EmailHeader(name: "charset", value: charset)] }
        files.append(file)
    }

    private func label(of text: TNEF.Text, _ codePage: Int?) -> String? {
        text.isUTF16 ? "utf-16le" : CodePage.label(codePage)
    }

    // MARK: Attachments

    private func file(_ attachment: TNEF.Attachment) -> EmbeddedFile? {
        // Such an attachment only marks a place in the text.
        guard !attachment.data.isEmpty || attachment.name != nil else { return nil }
        let name = string(attachment.name)
        let content = bytes[attachment.data]
        var file = EmbeddedFile(name: name, type: FileType.of(name), bytes: content.array)
        if attachment.isMessage {
            file.type = "application/ms-tnef"
            file.isMessage = true
        } else if let declared = mediaType(attachment) {
            file.type = declared
        } else if file.type == FileType.unknown, Self.isStorage(content) {
            file.type = "application/x-ole-storage"
        }
        if attachment.isInline { file.disposition = "inline" }
        file.cid = string(attachment.contentID)
        file.location = string(attachment.contentLocation)
        return file
    }

    private func mediaType(_ attachment: TNEF.Attachment) -> String? {
        guard let type = string(attachment.mediaType)?.lowercased(), type.utf8.count < 100 else { return nil }
        let names = type.utf8.split(separator: 0x2F, omittingEmptySubsequences: false)
        let isToken = names.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != 0x3B } }
        return names.count == 2 && isToken ? type : nil
    }

    /// Whether the content is the compound file of an OLE object (MS-CFB section 2.2).
    private static func isStorage(_ content: ByteView) -> Bool {
        content.count > 8 && content.buffer.prefix(4).elementsEqual([0xD0, 0xCF, 0x11, 0xE0])
    }

    private func string(_ text: TNEF.Text?) -> String? {
        guard let text else { return nil }
        let label = label(of: text, tnef.oemCodePage ?? tnef.internetCodePage).map { Array($0.utf8) }
        let decoded = TextDecoder.decode(bytes[text.range].buffer, label: label).string
        return decoded.isEmpty ? nil : decoded
    }

    // MARK: An attached message

    /// The message in this stream, which is attached to another message. `parts` are its files.
    func email(_ parts: [EmailBodyPart], _ values: [EmailBodyValue], log: inout DiagnosticLog) -> Email {
        var structure = EmailBodyPart(partID: nil, entity: -1, type: "multipart/mixed")
        structure.subParts = Self.alternatives(parts)
        var email = Email(id: ContentHash(of: bytes), size: bytes.count, bodyStructure: structure)
        email.bodyValues = values
        email.subject = string(tnef.subject)
        email.messageID = string(tnef.messageID).map { [$0.filter { $0 != "<" && $0 != ">" }] } ?? []
        email.from = sender
        email.dateSource = tnef.sentAt == nil ? nil : .date
        email.sentAt = tnef.sentAt.map { DateTime(unixSeconds: $0) }
        email.selectBodies(strayText: [], isEnclosed: true, log: &log)
        return email
    }

    /// Plain text and HTML of one message are alternatives.
    private static func alternatives(_ parts: [EmailBodyPart]) -> [EmailBodyPart] {
        let bodies = parts.prefix { $0.disposition == nil }
        guard bodies.count > 1 else { return parts }
        var alternative = EmailBodyPart(partID: nil, entity: -1, type: "multipart/alternative")
        alternative.subParts = Array(bodies)
        return [alternative] + parts.dropFirst(bodies.count)
    }

    private var sender: [EmailAddress] {
        // An address of Exchange ("/O=…") is no address of mail.
        let address = string(tnef.senderAddress).flatMap { $0.utf8.contains(0x40) ? $0 : nil }
        let name = string(tnef.senderName)
        return address == nil && name == nil ? [] : [EmailAddress(name: name, email: address ?? "")]
    }
}
