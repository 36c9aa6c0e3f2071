import MessageFormat

/// Reads the header of a message into an ``Email``.
struct EmailFields {
    fileprivate let raw: ByteView
    fileprivate var log: DiagnosticLog

    /// Fills `email` from the header fields of `entity` in `message`.
    static func read(
        _ entity: Int, of message: Message, raw: ByteView, into email: inout Email, log: inout DiagnosticLog
    ) {
        var reader = EmailFields(raw: raw, log: log)
        var seen: Set<FieldName> = []
        for field in message.fields(of: entity) {
            reader.addHeader(field, to: &email)
            if field.name != .other {
                let isFirst = seen.insert(field.name).inserted
                reader.read(field, isFirst: isFirst, into: &email)
            }
        }
        log = reader.log
    }

    private func addHeader(_ field: HeaderField, to email: inout Email) {
        let name = String(decoding: raw[field.nameRange].buffer, as: UTF8.self)
        email.headers.append(EmailHeader(name: name, value: HeaderText.raw(raw[field.body])))
    }

    /// Of fields that may stand once (RFC 5322 section 3.6) the first counts; further recipients are added.
    private mutating func read(_ field: HeaderField, isFirst: Bool, into email: inout Email) {
        switch field.name {
        case .to: email.to += addresses(field)
        case .cc: email.cc += addresses(field)
        case .bcc: email.bcc += addresses(field)
        case .from, .sender, .replyTo, .subject, .date, .messageID, .inReplyTo, .references:
            guard isFirst else { return log.note(.headerFieldRepeated, field.nameRange) }
            readOnce(field, into: &email)
        case .received:
            if isFirst { email.receivedAt = DateTime.parseReceived(raw[field.body]) }
        default: break
        }
    }

    private mutating func readOnce(_ field: HeaderField, into email: inout Email) {
        switch field.name {
        case .from: email.from = addresses(field)
        case .sender: email.sender = addresses(field)
        case .replyTo: email.replyTo = addresses(field)
        case .subject:
            let decoded = HeaderText.decode(raw[field.body])
            note(decoded.diagnostics, field)
            email.subject = decoded.text
        case .date:
            let parsed = DateTime.parse(raw[field.body])
            note(parsed?.diagnostics ?? [.dateMalformed], field)
            email.sentAt = parsed?.date
        case .messageID: email.messageID = identifiers(field)
        case .inReplyTo: email.inReplyTo = identifiers(field)
        case .references: email.references = identifiers(field)
        default: break
        }
    }

    private mutating func note(_ codes: [DiagnosticCode], _ field: HeaderField) {
        for code in codes { log.note(code, field.body) }
    }

    private mutating func identifiers(_ field: HeaderField) -> [String] {
        let body = raw[field.body]
        let list = MessageIDList(parsing: body)
        note(list.diagnostics, field)
        return list.ids.map { HeaderText.text(of: MessageIDList.text(of: $0, in: body)).text }
    }

    private mutating func addresses(_ field: HeaderField) -> [EmailAddress] {
        let list = AddressList(parsing: raw[field.body])
        note(list.diagnostics, field)
        return list.arena.withByteView { arena in
            list.addresses.map { address in
                let name = HeaderText.decode(arena[address.name])
                note(name.diagnostics, field)
                let group = address.group.isEmpty ? nil : HeaderText.decode(arena[address.group]).text
                let spec = HeaderText.text(of: arena[address.addrSpec].array).text
                return EmailAddress(name: name.text.isEmpty ? nil : name.text, email: spec, group: group)
            }
        }
    }
}
