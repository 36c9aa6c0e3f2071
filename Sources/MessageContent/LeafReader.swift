import Bytes
import MessageFormat

/// Reads the decoded bytes of leaf parts: their text, and the messages and files in them.
struct LeafReader {
    /// How many more embedded files the message may have.
    var filesLeft: Int
    private(set) var values: [EmailBodyValue] = []
    private(set) var strayText: [String] = []
    private(set) var diagnostics: [DiagnosticCode] = []

    /// Sets the properties of `part` that depend on its content.
    ///
    /// - Parameter depth: how many encoded messages and files contain it; at most ``Limits/encodedMessageDepth``.
    mutating func read(_ bytes: ByteView, into part: inout EmailBodyPart, depth: Int) {
        part.size = bytes.count
        part.blobID = ContentHash(of: bytes)
        let content = EmbeddedContent(of: part, bytes)
        diagnostics += content.diagnostics
        part.security = content.security
        if part.isText || ReportText.isReadable(part, bytes), let partID = part.partID {
            values.append(bodyValue(bytes, part, partID, content.dataLines))
        }
        switch content.kind {
        case .nothing: break
        case .message: readMessage(bytes, into: &part, depth)
        case .files(let files): list(files, isWhole: content.isWhole, in: &part, depth)
        case .entity(let entity): entity.withByteView { readEntity($0, as: .entity, into: &part, depth) }
        case .reference: readEntity(bytes, as: .reference, into: &part, depth)
        }
    }

    mutating func note(_ code: DiagnosticCode) { diagnostics.append(code) }

    // MARK: Text

    private mutating func bodyValue(
        _ bytes: ByteView, _ part: EmailBodyPart, _ partID: String, _ dataLines: [ByteRange]
    ) -> EmailBodyValue {
        guard !Self.isFoldedText(part) else {
            return Self.unfolded(bytes).withByteView { bodyValue(ofUnfolded: $0, part, partID, dataLines) }
        }
        return bodyValue(ofUnfolded: bytes, part, partID, dataLines)
    }

    private mutating func bodyValue(
        ofUnfolded bytes: ByteView, _ part: EmailBodyPart, _ partID: String, _ dataLines: [ByteRange]
    ) -> EmailBodyValue {
        var label = PartFields.charsetLabel(of: part)
        if label == nil, part.type == "text/html" { label = MetaCharset.find(in: bytes) }
        var prose: DecodedText?
        if !dataLines.isEmpty {
            // The charset is detected from the text alone, since data would mislead the detection.
            let decoded = EmbeddedText.prose(bytes, without: dataLines).withUnsafeBufferPointer {
                TextDecoder.decode($0, label: label)
            }
            label = Array(decoded.charset.name.utf8)
            prose = decoded
        }
        let whole = TextDecoder.decode(bytes.buffer, label: label)
        let facts = prose ?? whole
        // Files in other formats than MIME cannot declare a charset.
        diagnostics += facts.diagnostics.filter { $0 != .charsetUndeclared || part.entity >= 0 }
        var value = EmailBodyValue(
            partID: partID, value: whole.string, charset: whole.charset.name, charsetReason: facts.reason,
            isEncodingProblem: facts.replacements > 0 || facts.diagnostics.contains(.charsetUnknown))
        if part.type == "text/plain", part.parameter("format") == "flowed" {
            // RFC 3676.
            value.prose = String(
                decoding: FlowedText.join((prose ?? whole).utf8, deletesSpace: part.parameter("delsp") == "yes"),
                as: UTF8.self)
        } else if let prose {
            value.prose = prose.string
        } else if ReportText.isCalendar(part) || ReportText.isCalendarFile(part, value.value) {
            let text = CalendarText.read(value.value)
            if !text.isEmpty { value.prose = text }
        } else if part.isText {
            value.prose = MarkedUpText.words(of: value.value, type: part.type)
        }
        if part.type == "text/plain", let text = MarkedUpText.eudora(value.prose ?? value.value) { value.prose = text }
        return value
    }

    private static func isFoldedText(_ part: EmailBodyPart) -> Bool {
        ["text/calendar", "text/x-vcalendar", "text/vcard", "text/x-vcard", "text/directory"].contains(part.type)
    }

    /// Undoes the folding of lines between 8-bit bytes: it may stand inside a character (RFC 5545 section 3.1).
    private static func unfolded(_ bytes: ByteView) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            let end = bytes.peek(index) == 0x0D && bytes.peek(index + 1) == 0x0A ? index + 1 : index
            if bytes[end] == 0x0A, result.last ?? 0 >= 0x80, bytes.peek(end + 1).isWhiteSpace,
                bytes.peek(end + 2) >= 0x80
            {
                index = end + 2
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return result
    }

    // MARK: Messages and entities

    /// Reads an encoded message, which mailers write although RFC 2045 section 6.4 forbids it, or a file that is one.
    private mutating func readMessage(_ bytes: ByteView, into part: inout EmailBodyPart, _ depth: Int) {
        guard !bytes.isEmpty else { return }
        guard depth < Limits.encodedMessageDepth else { return diagnostics.append(.limitDepth) }
        let prefix = (part.partID ?? "") + "."
        let email = EmailBuilder.build(bytes, arrival: Arrival(), partPrefix: prefix, encodedDepth: depth + 1)
        part.message = AttachedMessage(email)
        // Its diagnostics have offsets in decoded bytes; here they all get the range of the part.
        diagnostics += email.diagnostics.map(\.code)
    }

    private mutating func readEntity(
        _ bytes: ByteView, as role: EmbeddedRole, into part: inout EmailBodyPart, _ depth: Int
    ) {
        guard !bytes.isEmpty else { return }
        guard depth < Limits.encodedMessageDepth else { return diagnostics.append(.limitEmbedded) }
        let prefix = (part.partID ?? "") + "."
        let entity = EmailBuilder.structure(bytes, partPrefix: prefix, encodedDepth: depth + 1)
        part.embedded = role
        part.subParts = [entity.part]
        diagnostics += entity.diagnostics
        // Of an entity that is stored elsewhere only the header is here.
        guard role == .entity else { return }
        values += entity.values
        strayText += entity.strayText
    }

    // MARK: Files

    private mutating func list(_ files: [EmbeddedFile], isWhole: Bool, in part: inout EmailBodyPart, _ depth: Int) {
        part.embedded = isWhole ? .instead : .beside
        guard depth < Limits.encodedMessageDepth, let partID = part.partID else {
            part.embedded = .none
            return diagnostics.append(.limitEmbedded)
        }
        for (index, file) in files.enumerated() {
            guard filesLeft > 0 else {
                part.embedded = .beside
                return diagnostics.append(.limitEmbedded)
            }
            filesLeft -= 1
            var subPart = file.part("\(partID).\(index + 1)")
            file.bytes.withByteView { bytes in
                if file.isMessage {
                    readTNEFMessage(bytes, into: &subPart, depth + 1)
                } else {
                    read(bytes, into: &subPart, depth: depth + 1)
                }
            }
            part.subParts.append(subPart)
        }
    }

    /// Reads a message that Outlook attached, which is TNEF inside TNEF.
    private mutating func readTNEFMessage(_ bytes: ByteView, into part: inout EmailBodyPart, _ depth: Int) {
        var inner = LeafReader(filesLeft: filesLeft)
        inner.read(bytes, into: &part, depth: depth)
        filesLeft = inner.filesLeft
        diagnostics += inner.diagnostics
        guard let tnef = TNEF(reading: bytes) else { return }
        var log = DiagnosticLog()
        let email = TNEFContent(of: tnef, bytes).email(part.subParts, inner.values, log: &log)
        part.message = AttachedMessage(email)
        part.subParts = []
        part.embedded = .none
        diagnostics += log.entries.map(\.code)
    }
}
