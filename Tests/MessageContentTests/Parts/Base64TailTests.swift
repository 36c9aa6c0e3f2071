import MessageFormat
import Testing

@testable import MessageContent

@Suite("Plain text behind base64")
struct Base64TailTests {
    private static let letter = "Schöne Grüße aus Köln, wo die Straße gesperrt ist.\n"
    private static let base64 = Base64Sample.encode(letter)
    private static let unpadded = Base64Sample.encode("Liebe Grüße vom Fluss, ein langer Text ohne Rest.")

    private func text(_ body: String, type: String = "text/plain; charset=utf-8") -> String {
        let mail = "Subject: x\nContent-Type: \(type)\nContent-Transfer-Encoding: base64\n\n\(body)"
        return Email(reading: Array(mail.utf8)).text
    }

    @Test(
        "is the footer that it is",
        arguments: [
            "\n_______________________________________________\nDev mailing list\nDev@lists.example.org\nhttps://lists.example.org/dev\n",
            "\n\n-- \nYou get this since you wrote: leave at any time.\n",
            "\r\n---\r\nThis email was checked for viruses.\r\n",
            "\nHello\nYahoo! Groups: see here\n",
        ])
    func footer(_ footer: String) {
        let shown = text(Self.base64 + footer)
        #expect(shown.hasPrefix("Schöne Grüße aus Köln"))
        for word in footer.split(whereSeparator: \.isWhitespace) { #expect(shown.contains(word)) }
    }

    @Test("is told from base64 without padding, and from the bytes of a file")
    func withoutPadding() {
        #expect(!Self.unpadded.contains("="))
        let footer = "\n____________________\nlist: leave@lists.example.org, or write\n"
        #expect(text(Self.unpadded + footer).hasSuffix("or write\n"))
        let mail = Array(
            "Subject: x\nContent-Type: application/pdf\nContent-Transfer-Encoding: base64\n\n\(Self.unpadded)\(footer)"
                .utf8)
        // Of a file nothing is left out.
        let bytes = PartContent.find("1", in: mail)?.bytes ?? []
        #expect(bytes.starts(with: Array("Liebe Grüße vom Fluss, ein langer Text ohne Rest.".utf8)) && bytes.count > 52)
    }

    @Test(
        "is none in base64 that is damaged, joined, or no base64 at all",
        arguments: [
            (base64 + "\n" + base64, letter + letter), (base64.prefix(40) + "!\n" + base64.dropFirst(40), letter),
            ("Dear all,\nthis is plain: see you.\n", "Dear all,\nthis is plain: see you.\n"),
        ] as [(String, String)])
    func damage(_ body: String, _ expected: String) {
        #expect(text(String(body)).split(separator: "\n") == expected.split(separator: "\n"))
    }
}
