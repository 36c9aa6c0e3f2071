/// Mail as it should not be and is: what parsers have to make the best of.
extension Composer {
    mutating func malformedMail() {
        let script = Script.draw(&random)
        let text = prose(random.size(300, 3000), of: script)
        _ = commonHeader(
            from: random.pick(People.all), to: people(1), subject: words(5, of: script), script: script,
            hops: random.between(0, 3))
        switch random.below(12) {
        case 0: multipartWithoutEnd(text, script)
        case 1: body(type: "text/plain; charset=us-ascii", text)
        case 2: body(type: "text/plain; charset=x-unknown", text)
        case 3: body(type: "text/plain; charset", text)
        case 4: body(type: "multipart/mixed", text)
        case 5: body(type: "text", text)
        case 6: twoContentTypes(text, script)
        case 7: brokenBase64(text, script)
        case 8: brokenQuotedPrintable(text)
        case 9: bareCarriageReturns(text)
        case 10: headerWithoutEnd(text)
        default: lateNight(text, script)
        }
    }

    private mutating func body(type: String, _ text: [UInt8]) {
        field("Content-Type", type)
        bytes.append(0x0A)
        bytes += text
    }

    private mutating func multipartWithoutEnd(_ text: [UInt8], _ script: Script) {
        let boundary = openMultipart("mixed")
        nextPart(boundary)
        textPart(text, script: script)
        nextPart(boundary)
        bytes += text
    }

    private mutating func twoContentTypes(_ text: [UInt8], _ script: Script) {
        field("Content-Type", "text/html; charset=utf-8")
        textPart(text, script: script)
    }

    private mutating func brokenBase64(_ text: [UInt8], _ script: Script) {
        field("Content-Type", "text/plain; charset=\(script.charset)")
        field("Content-Transfer-Encoding", "base64")
        bytes.append(0x0A)
        bytes.appendBase64(text)
        while bytes.last == 0x0A || bytes.last == 0x3D { bytes.removeLast() }
        bytes.removeLast()
        line("\n!!! scanned by the relay !!!")
    }

    private mutating func brokenQuotedPrintable(_ text: [UInt8]) {
        field("Content-Type", "text/plain; charset=utf-8")
        field("Content-Transfer-Encoding", "quoted-printable")
        line("\n100%= sure, =ZZ and =4")
        bytes += text
    }

    private mutating func bareCarriageReturns(_ text: [UInt8]) {
        field("Content-Type", "text/plain; charset=iso-8859-1")
        bytes.append(0x0A)
        bytes += text.map { $0 == 0x0A && random.chance(30) ? 0x0D : $0 }
    }

    private mutating func headerWithoutEnd(_ text: [UInt8]) {
        line("X-Folded:\n\t\n \nX-Space : before the colon")
        line("This line is no field and no body")
        bytes += text
    }

    private mutating func lateNight(_ text: [UInt8], _ script: Script) {
        field("Date", "yesterday, 25:61 (somewhere)")
        field("To", "undisclosed-recipients:;")
        field("Cc", "\"unclosed <a@example.org>, <<b@example.org>>, c at example dot org")
        textPart(text, script: script)
    }
}
