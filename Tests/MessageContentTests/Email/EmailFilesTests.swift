import MessageFormat
import Testing

@testable import MessageContent

@Suite("What a reader would want as a file")
struct EmailFilesTests {
    private static let photo = "Content-Type: image/jpeg\nContent-Disposition: inline; filename=IMG_1.jpg\n\n/9j/"
    private static let text = "Content-Type: text/plain\n\nHello"

    private func email(_ type: String, _ parts: [String]) -> Email {
        let body = parts.map { "--b\n\($0)\n" }.joined() + "--b--\n"
        return Email(reading: Array("Subject: x\nMIME-Version: 1.0\nContent-Type: \(type); boundary=b\n\n\(body)".utf8))
    }

    private func nested(_ type: String, _ parts: [String], boundary: String) -> String {
        "Content-Type: \(type); boundary=\(boundary)\n\n"
            + parts.map { "--\(boundary)\n\($0)\n" }.joined() + "--\(boundary)--"
    }

    @Test(
        "is what has a name or a body of its own, however it is disposed",
        arguments: [
            ([text, photo, text], ["IMG_1.jpg"]),
            ([text, "Content-Type: application/pdf\nContent-Disposition: inline; filename=a.pdf\n\nx"], ["a.pdf"]),
            ([text, "Content-Type: text/plain\nContent-Disposition: inline; filename=a.log\n\nx"], ["a.log"]),
            ([text, "Content-Type: text/x-patch; name=a.patch\nContent-Disposition: inline\n\nx"], ["a.patch"]),
            ([text, "Content-Type: audio/wav\n\nx"], [nil]), ([text, "Content-Type: text/calendar\n\nx"], [nil]),
            // A list's footer, and another paragraph.
            ([text, text], []),
        ] as [([String], [String?])])
    func inMixed(_ parts: [String], _ names: [String?]) {
        #expect(email("multipart/mixed", parts).files.map(\.name) == names)
    }

    @Test(
        "is a message that is nothing but one",
        arguments: [
            ("image/tiff", 1), ("audio/wav", 1), ("application/pdf", 1), ("text/plain", 0), ("text/markdown", 0),
        ])
    func whole(_ type: String, _ count: Int) {
        #expect(Email(reading: Array("Subject: fax\nContent-Type: \(type)\n\nx".utf8)).files.count == count)
    }

    @Test("is no picture that the HTML shows, by Content-ID or address; another beside it is")
    func pictures() {
        let page = """
            Content-Type: text/html\n
            <img src="cid:a%40x"><div style="background:url(cid:B@x)"></div><img src='pic.gif'>
            """
        let pictures = ["Content-ID: <a@x>", "Content-ID: <b@x>", "Content-Location: pic.gif", "Content-ID: <c@x>"]
            .enumerated().map { "Content-Type: image/gif; name=\($0).gif\n\($1)\n\nx" }
        #expect(email("multipart/related", [page] + pictures).files.map(\.name) == ["3.gif"])
    }

    @Test(
        "is no signature and no other version of the text",
        arguments: [
            (
                "multipart/signed",
                "Content-Type: application/pkcs7-signature; name=smime.p7s\nContent-Disposition: attachment"
            ),
            ("multipart/signed", "Content-Type: application/octet-stream; name=signature.asc"),
            ("multipart/alternative", "Content-Type: text/x-amp-html"),
            ("multipart/alternative", "Content-Type: text/enriched"),
            ("multipart/alternative", "Content-Type: text/calendar; name=invite.ics"),
            ("multipart/report", "Content-Type: message/delivery-status"),
        ])
    func machines(_ type: String, _ part: String) {
        #expect(email(type, [Self.text, part + "\n\nx"]).files.isEmpty)
    }

    @Test("is an alternative that says it is one, and what stands beside a version of the text")
    func inAlternatives() {
        let file = "Content-Type: text/plain; name=a.txt\nContent-Disposition: attachment\n\nx"
        #expect(email("multipart/alternative", [Self.text, file]).files.map(\.name) == ["a.txt"])
        let page = nested("multipart/mixed", ["Content-Type: text/html\n\nx", Self.photo], boundary: "c")
        #expect(email("multipart/alternative", [Self.text, page]).files.map(\.name) == ["IMG_1.jpg"])
    }

    @Test(
        "stands in messages inside messages, encoded or not, under numbers by which it is found",
        arguments: ["", "base64"])
    func forwarded(_ encoding: String) throws {
        let file = "Content-Type: application/pdf\nContent-Disposition: attachment; filename=a.pdf\n\npdf bytes"
        let inner = "Subject: inner\n" + nested("multipart/mixed", [Self.text, file], boundary: "d")
        let middle =
            "Subject: middle\n"
            + nested("multipart/mixed", [Self.text, "Content-Type: message/rfc822\n\n\(inner)"], boundary: "c")
        let body = encoding.isEmpty ? middle : Base64Sample.encode(middle)
        let field = encoding.isEmpty ? "" : "Content-Transfer-Encoding: \(encoding)\n"
        let raw = Array(
            ("Subject: x\nMIME-Version: 1.0\n"
                + nested(
                    "multipart/mixed", [Self.text, "Content-Type: message/rfc822\n\(field)\n\(body)"], boundary: "b"))
                .utf8)
        let files = Email(reading: raw).files
        #expect(files.map(\.type) == ["message/rfc822", "message/rfc822", "application/pdf"])
        let pdf = try #require(PartContent.find(files[2].partID ?? "", in: raw))
        #expect(String(decoding: pdf.bytes, as: UTF8.self) == "pdf bytes" && pdf.type == "application/pdf")
        #expect(FileType.fileExtension(of: files[0].type) == ".eml")
    }

    @Test("leaves what RFC 8621 says as it is")
    func standard() {
        let mail = email("multipart/mixed", [Self.text, Self.photo])
        #expect(!mail.hasAttachment && mail.attachments.isEmpty && mail.textBody == ["1", "2"])
    }
}

@Suite("Texts that are neither plain nor HTML")
struct OtherTextTests {
    @Test(
        "are read as plain text, without the marks of their kind",
        arguments: [
            ("text/markdown", "# Hi\n\n*you*", "# Hi\n\n*you*"), ("text/x-unknown", "a <b> c", "a <b> c"),
            (
                "text/enriched", "<bold>One</bold>\nline,\n\nand <<two> <color><param>blue</param>x</color>",
                "One line,\nand <two> x"
            ),
            ("text/richtext", "<bold>One</bold>\nline<nl>and <lt>two><comment>no</comment>", "One line\nand <two>"),
            (
                "text/xml",
                """
                <con:conversation xmlns:con="google:archive:conversation"><cli:message to="ada@example.org" \
                from="bo@example.org/Talk.v1" int:sequence-no="1"><cli:body>Dinner &amp; film
                at eight?</cli:body></cli:message><cli:message from="ada@example.org"><cli:body>&lt;3</cli:body>\
                <x xmlns="jabber:x:event"/></cli:message></con:conversation>
                """, "bo@example.org: Dinner & film\nat eight?\nada@example.org: <3"
            ),
            ("text/xml", "<a>b</a>", "<a>b</a>"),
            ("text/rtf", "{\\rtf1\\ansi Hello \\b you\\b0}", "Hello you"),
        ])
    func shown(_ type: String, _ body: String, _ text: String) {
        let mail = Email(reading: Array("Subject: x\nContent-Type: \(type)\n\n\(body)".utf8))
        #expect(
            mail.text.split(separator: "\n").joined(separator: "\n")
                == text.split(separator: "\n").joined(separator: "\n"))
        #expect(mail.bodyValues[0].value == body)
    }

    @Test(
        "are not where they are files, or versions of a text that is there",
        arguments: [
            "text/csv", "text/calendar", "text/vcard", "text/markdown; name=a.md", "text/css",
        ])
    func filed(_ type: String) {
        let mail = Email(
            reading: Array(
                "Subject: x\nContent-Type: multipart/mixed; boundary=b\n\n--b\n\nHello\n--b\nContent-Type: \(type)\n\nx: y\n--b--\n"
                    .utf8))
        #expect(mail.text == "Hello")
        let versions = Email(
            reading: Array(
                "Subject: x\nContent-Type: multipart/alternative; boundary=b\n\n--b\n\nHello\n--b\nContent-Type: text/markdown\n\n# no\n--b--\n"
                    .utf8))
        #expect(versions.text == "Hello")
    }
}

/// Base64 in lines of 76 characters.
enum Base64Sample {
    static func encode(_ text: String) -> String {
        let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        var output: [UInt8] = []
        let bytes = Array(text.utf8)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            var bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
            var four: [UInt8] = []
            for _ in 0..<4 {
                four.insert(digits[bits & 63], at: 0)
                bits >>= 6
            }
            for place in 0..<4 { output.append(place <= group.count ? four[place] : 0x3D) }
            if (start / 3 + 1) % 19 == 0 { output.append(0x0A) }
        }
        return String(decoding: output, as: UTF8.self)
    }
}
