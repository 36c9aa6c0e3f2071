/// Header fields.
extension Composer {
    mutating func field(_ name: String, _ value: String) {
        bytes += name.utf8
        bytes += [0x3A, 0x20]
        bytes += value.utf8
        bytes.append(0x0A)
    }

    /// Return-Path, Received lines, and what every message has: From, To, Subject, Date, Message-ID, MIME-Version.
    mutating func commonHeader(
        from sender: Person, to recipients: [Person], subject: [UInt8], script: Script, hops: Int
    ) -> String {
        field("Return-Path", "<\(sender.address)>")
        for hop in 0..<hops { received(hop, for: recipients.first ?? sender) }
        let id =
            "\(String(random.next(), radix: 36)).\(serial)@\(sender.address.split(separator: "@").last ?? "example")"
        field("From", mailbox(sender))
        field("To", recipients.map { mailbox($0) }.joined(separator: ",\n\t"))
        bytes += "Subject: ".utf8
        unstructured(subject, script)
        bytes.append(0x0A)
        field("Date", Timestamp.text(clock - Int64(random.below(60)), offsetHours: random.between(-8, 9)))
        field("Message-ID", "<\(id)>")
        field("MIME-Version", "1.0")
        return id
    }

    /// A name and an address in one of the forms that mailers write.
    mutating func mailbox(_ person: Person) -> String {
        switch random.below(20) {
        case 0: return person.address
        case 1: return "\(person.address) (\(person.name))"
        case 2: return "\"\(person.name.split(separator: " ").reversed().joined(separator: ", "))\" <\(person.address)>"
        case 3...5: return "\"\(person.name)\" <\(person.address)>"
        case 6:
            return "=?utf-8?Q?\(person.name.split(separator: " ").joined(separator: "_=C3=A9_"))?= <\(person.address)>"
        default: return "\(person.name) <\(person.address)>"
        }
    }

    /// Text of a field: as it is when ASCII, else as encoded-words of at most 75 characters (RFC 2047 section 2).
    mutating func unstructured(_ text: [UInt8], _ script: Script) {
        if script.isASCII || (script.charset == "utf-8" && random.chance(5)) {
            bytes += text
            return
        }
        let usesQ = script.separator == [0x20] && random.chance(50)
        for (index, piece) in encodedWordPieces(text, script, limit: usesQ ? 14 : 36).enumerated() {
            if index > 0 { bytes += [0x0A, 0x20] }
            bytes += "=?\(script.charset)?\(usesQ ? "Q" : "B")?".utf8
            if usesQ { bytes.appendQEncoded(piece) } else { bytes.appendBase64(piece, lineLength: nil) }
            bytes += [0x3F, 0x3D]
        }
    }

    /// Cuts at blanks and, where a script has none, after an even number of bytes outside its shifts.
    private func encodedWordPieces(_ text: [UInt8], _ script: Script, limit: Int) -> [[UInt8]] {
        let inner = Array(text.dropFirst(script.opening.count).dropLast(script.closing.count))
        var pieces: [[UInt8]] = []
        var start = 0
        while start < inner.count {
            var end = min(inner.count, start + limit / 6 * 6)
            if script.charset == "utf-8" {
                while end < inner.count, inner[end] & 0xC0 == 0x80 { end += 1 }
            }
            pieces.append(script.opening + inner[start..<end] + script.closing)
            start = end
        }
        return pieces
    }

    mutating func received(_ hop: Int, for recipient: Person) {
        let host = "mx\(random.below(90)).example.net"
        let id = String(random.next(), radix: 32)
        field(
            "Received",
            """
            from \(host) (\(host) [192.0.2.\(random.below(255))])
            \tby relay\(hop).example.org (Postfix) with ESMTPS id \(id)
            \tfor <\(recipient.address)>; \(Timestamp.text(clock - Int64(hop), offsetHours: 0))
            """)
    }

    /// DKIM-Signature: a field of ten folded lines of base64.
    mutating func signature(domain: String) {
        var value = "v=1; a=rsa-sha256; c=relaxed/relaxed; d=\(domain); s=s\(random.below(9));\n"
        value += "\th=from:to:subject:date:message-id:mime-version:content-type:list-unsubscribe;\n\tbh="
        value += base64(of: 32) + ";\n\tb="
        field("DKIM-Signature", value + base64(of: 256, foldedAt: 64))
    }

    mutating func base64(of count: Int, foldedAt width: Int? = nil) -> String {
        var encoded: [UInt8] = []
        encoded.appendBase64(noise(count), lineLength: width)
        var text = ""
        for line in encoded.split(separator: 0x0A) {
            text += (text.isEmpty ? "" : "\n\t ") + String(decoding: line, as: UTF8.self)
        }
        return text
    }

    mutating func listFields(_ list: String) {
        field("List-Id", "<\(list).lists.example.net>")
        field("List-Post", "<mailto:\(list)@lists.example.net>")
        field("List-Unsubscribe", "<https://lists.example.net/\(list)>,\n\t<mailto:\(list)-leave@lists.example.net>")
        field("List-Archive", "<https://lists.example.net/archives/\(list)/>")
        field("Precedence", "list")
        field("Sender", "\(list)-bounces@lists.example.net")
    }
}
