/// Letters with pictures, documents, archives and forwarded messages.
extension Composer {
    mutating func attachmentMail() {
        let script = Script.draw(&random)
        _ = commonHeader(
            from: random.pick(People.all), to: people(random.between(1, 4)), subject: words(4, of: script),
            script: script, hops: random.between(1, 4))
        let boundary = openMultipart("mixed")
        nextPart(boundary)
        if random.chance(60) { letterWithPicture(script) } else { textPart(prose(600, of: script), script: script) }
        for _ in 0..<random.size(1, 5) {
            nextPart(boundary)
            if random.chance(12) { forwardedMessage() } else { document() }
        }
        close(boundary)
    }

    mutating func people(_ count: Int) -> [Person] { (0..<count).map { _ in random.pick(People.all) } }

    /// multipart/related around multipart/alternative: text, HTML and the picture that the HTML shows.
    private mutating func letterWithPicture(_ script: Script) {
        let related = openMultipart("related")
        nextPart(related)
        let alternative = openMultipart("alternative")
        nextPart(alternative)
        let text = prose(900, of: script)
        textPart(text, script: script)
        nextPart(alternative)
        textPart(
            Array("<html><body><div><p>".utf8) + text + Array("</p><img src=\"cid:a@\(serial).example\"></div>".utf8),
            subtype: "html", script: script)
        close(alternative)
        nextPart(related)
        attachment(picture(), type: "image/jpeg", name: "a", isInline: true)
        close(related)
    }

    private mutating func document() {
        let name = englishWords(1)
        switch random.below(10) {
        case ..<4: attachment(picture(), type: "image/jpeg", name: "\(name).jpg")
        case ..<7: attachment(portableDocument(), type: "application/pdf", name: "\(name).pdf")
        case 7:
            attachment(
                Array("PK\u{3}\u{4}".utf8) + noise(attachmentSize()), type: "application/zip", name: "\(name).zip")
        case 8: attachment(table(), type: "text/csv", name: "\(name).csv")
        default: calendar()
        }
    }

    private mutating func attachmentSize() -> Int {
        min(largestAttachment, random.size(50_000, 5_000_000, growing: 55))
    }

    private mutating func picture() -> [UInt8] {
        [0xFF, 0xD8, 0xFF, 0xE0, 0x00, 0x10, 0x4A, 0x46, 0x49, 0x46, 0x00] + noise(attachmentSize())
    }

    private mutating func portableDocument() -> [UInt8] {
        var document = Array("%PDF-1.5\n%âãÏÓ\n".utf8)
        let size = attachmentSize()
        var object = 1
        while document.count < size {
            let length = min(40_000, size)
            document += "\(object) 0 obj\n<< /Filter /FlateDecode /Length \(length) >>\nstream\n".utf8
            document += noise(length)
            document += "\nendstream\nendobj\n".utf8
            object += 1
        }
        return document
    }

    private mutating func table() -> [UInt8] {
        var rows = Array("date;name;amount\n".utf8)
        let size = min(attachmentSize(), 200_000)
        while rows.count < size {
            rows += "2024-03-0\(random.below(9));\(englishWords(2));\(random.below(9000)).00\n".utf8
        }
        return rows
    }

    private mutating func calendar() {
        field("Content-Type", "text/calendar; charset=utf-8; method=REQUEST")
        field("Content-Transfer-Encoding", "7bit")
        bytes.append(0x0A)
        line("BEGIN:VCALENDAR\nVERSION:2.0\nMETHOD:REQUEST\nBEGIN:VEVENT\nUID:\(base64ish(20))@example.org")
        line("DTSTART:20240301T090000Z\nDTEND:20240301T100000Z\nSUMMARY:\(englishWords(4))\nEND:VEVENT\nEND:VCALENDAR")
    }

    private mutating func forwardedMessage() {
        field("Content-Type", "message/rfc822")
        field("Content-Disposition", "attachment")
        bytes.append(0x0A)
        let script = Script.draw(&random)
        let subject = words(5, of: script)
        _ = commonHeader(
            from: random.pick(People.all), to: people(2), subject: subject, script: script, hops: random.between(1, 3))
        let boundary = openMultipart("mixed")
        nextPart(boundary)
        textPart(prose(1500, of: script), script: script)
        nextPart(boundary)
        attachment(noise(random.size(5000, 60_000)), type: "application/octet-stream", name: "data.bin")
        close(boundary)
    }
}
