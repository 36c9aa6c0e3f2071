import Bytes
import MessageFormat

/// Reads the header of a message into an ``Email``.
struct EmailFields {
    fileprivate let raw: ByteView
    fileprivate var log: DiagnosticLog
    /// See ``HeaderText/text(of:rawLabel:)``.
    fileprivate let rawLabel: [UInt8]?

    /// Fills `email` from the header fields of `entity` in `message`.
    static func read(
        _ entity: Int, of message: Message, raw: ByteView, rawLabel: [UInt8]?, into email: inout Email,
        log: inout DiagnosticLog
    ) {
        var reader = EmailFields(raw: raw, log: log, rawLabel: rawLabel)
        var seen = [Bool](repeating: false, count: FieldName.allCases.count)
        for field in message.fields(of: entity) {
            reader.addHeader(field, to: &email)
            if field.name != .other {
                let index = Int(field.name.rawValue)
                reader.read(field, isFirst: !seen[index], into: &email)
                seen[index] = true
            }
        }
        log = reader.log
    }

    private func addHeader(_ field: HeaderField, to email: inout Email) {
        let name = String(decoding: raw[field.nameRange].buffer, as: UTF8.self)
        email.headers.append(EmailHeader(name: name, value: HeaderText.raw(raw[field.body], rawLabel: rawLabel)))
    }

    /// Reads one field. Of fields that may occur once (RFC 5322 section 3.6) the first counts, but recipients are
    /// added.
    private mutating func read(_ field: HeaderField, isFirst: Bool, into email: inout Email) {
        switch field.name {
        case .to: email.to += addresses(field)
        case .cc: email.cc += addresses(field)
        case .bcc: email.bcc += addresses(field)
        case .from, .sender, .replyTo, .subject, .date, .messageID, .inReplyTo, .references:
            guard isFirst else { return log.note(.headerFieldRepeated, field.nameRange) }
            readOnce(field, into: &email)
        case .received:
            if email.receivedAt == nil { email.receivedAt = DateTime.parseReceived(raw[field.body]) }
        default: break
        }
    }

    private mutating func readOnce(_ field: HeaderField, into email: inout Email) {
        switch field.name {
        case .from: email.from = addresses(field)
        case .sender: email.sender = addresses(field)
        case .replyTo: email.replyTo = addresses(field)
        case .subject:
            let decoded = HeaderText.decode(raw[field.body], rawLabel: rawLabel)
            note(decoded.diagnostics, field)
            email.subject = decoded.text
        case .date:
            let parsed = date(field)
            note(parsed?.diagnostics ?? [.dateMalformed], field)
            email.sentAt = parsed?.date
        case .messageID: email.messageID = identifiers(field)
        case .inReplyTo: email.inReplyTo = identifiers(field)
        case .references: email.references = identifiers(field)
        default: break
        }
    }

    /// QUIRK: some programs put the date into an encoded-word, which RFC 2047 section 5 forbids.
    private func date(_ field: HeaderField) -> (date: DateTime, diagnostics: [DiagnosticCode])? {
        let body = raw[field.body]
        let isEncoded = body.firstRange(of: "=?") != nil
        if !isEncoded {
            if let parsed = DateTime.parse(body) { return parsed }
            // The name of a month may be in the charset of the text.
            guard !UTF8Text.isValid(body.buffer) else { return nil }
        }
        return Array(HeaderText.decode(body, rawLabel: rawLabel).text.utf8).withByteView { DateTime.parse($0) }
            .map { ($0.date, $0.diagnostics + [.dateMalformed]) }
    }

    private mutating func note(_ codes: [DiagnosticCode], _ field: HeaderField) {
        for code in codes { log.note(code, field.body) }
    }

    private mutating func identifiers(_ field: HeaderField) -> [String] {
        let body = raw[field.body]
        // QUIRK: mailers put long msg-ids into encoded-words, which RFC 2047 section 5 forbids
        // (`message-id.malformed`).
        guard body.firstRange(of: "=?") == nil else {
            note([.messageIDMalformed], field)
            return Array(HeaderText.decode(body).text.utf8).withByteView {
                Self.identifiers(MessageIDList(parsing: $0), in: $0)
            }
        }
        let list = MessageIDList(parsing: body)
        note(list.diagnostics, field)
        return Self.identifiers(list, in: body)
    }

    private static func identifiers(_ list: MessageIDList, in body: ByteView) -> [String] {
        list.ids.map { HeaderText.text(of: MessageIDList.text(of: $0, in: body)).text }
    }

    private mutating func addresses(_ field: HeaderField) -> [EmailAddress] {
        let body = raw[field.body]
        let list = AddressList(decoding: body, rawLabel)
        note(list.diagnostics, field)
        return list.arena.withByteView { arena in
            var mailboxes: [EmailAddress] = []
            mailboxes.reserveCapacity(list.addresses.count)
            for address in list.addresses {
                let name = HeaderText.decode(arena[address.name], rawLabel: rawLabel)
                note(name.diagnostics, field)
                let group =
                    address.group.isEmpty ? nil : HeaderText.decode(arena[address.group], rawLabel: rawLabel).text
                let spec = HeaderText.text(of: arena[address.addrSpec].array).text
                let read = EmailAddress(name: name.text.isEmpty ? nil : name.text, email: spec, group: group)
                if spec.utf8.contains(0x40) {
                    mailboxes.append(read)
                } else {
                    mailboxes += Self.encodedMailboxes(read, name.text)
                }
            }
            return mailboxes
        }
    }

    /// The mailboxes in an encoded-word such as `=?utf-8?Q?Anna_=3Ca=40example.org=3E?=`.
    ///
    /// QUIRK: RFC 2047 section 5 forbids an encoded address. It is read only if there is no other address, since else
    /// it could forge one.
    private static func encodedMailboxes(_ read: EmailAddress, _ name: String) -> [EmailAddress] {
        let decoded = read.email.isEmpty ? name : Email.decodedHeaderText(read.email)
        // `Meeting @ 5pm` is no address: one stands in brackets, or alone.
        let isBare = !decoded.utf8.contains(0x20) && decoded.split(separator: "@").last?.utf8.contains(0x2E) ?? false
        guard decoded != read.email, decoded.utf8.contains(0x3C) || isBare else { return [read] }
        let mailboxes = Array(decoded.utf8).withByteView { text in
            let list = AddressList(parsing: text)
            return list.arena.withByteView { arena in
                list.addresses.map {
                    EmailAddress(
                        name: $0.name.isEmpty ? nil : HeaderText.raw(arena[$0.name]),
                        email: HeaderText.raw(arena[$0.addrSpec]), group: read.group)
                }
            }
        }
        return mailboxes.contains { $0.email.utf8.contains(0x40) } ? mailboxes : [read]
    }
}

extension AddressList {
    /// Reads addresses also in a charset whose characters hold bytes that divide addresses: `"`, `(` and `,` in ISO-2022-JP, a
    /// backslash and `@` as the second byte in Shift_JIS, Big5 and GBK. Names in others are decoded one by one, as each may have
    /// a charset of its own.
    fileprivate init(decoding body: ByteView, _ rawLabel: [UInt8]?) {
        self.init(parsing: body)
        let isASCII = UTF8Text.isASCII(body.buffer)
        guard isASCII ? body.firstRange(of: "\u{1B}$") != nil : Self.isDivided(body) else { return }
        var bytes: [UInt8] = []
        HeaderText.appendUnfolded(body, to: &bytes)
        let text = bytes.withUnsafeBufferPointer { TextDecoder.decode($0, label: rawLabel) }
        if case .singleByte = text.charset.family { return }
        let whole = text.utf8.withByteView { AddressList(parsing: $0) }
        // In a list of several charsets the wrong one takes addresses away.
        if isASCII || whole.domainCount >= domainCount { self = whole }
    }

    /// Whether a backslash or `@` may be the second byte of a character.
    private static func isDivided(_ body: ByteView) -> Bool {
        let bytes = body.buffer
        return zip(bytes, bytes.dropFirst()).contains { $0 >= 0x80 && ($1 == 0x40 || $1 == 0x5C) }
            && !UTF8Text.isValid(bytes)
    }

    private var domainCount: Int {
        arena.withByteView { arena in addresses.filter { arena[$0.addrSpec].firstIndex(of: 0x40) != nil }.count }
    }
}
