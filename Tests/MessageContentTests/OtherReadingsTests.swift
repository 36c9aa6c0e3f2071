import MessageContent
import Testing

/// A text that some reader shows is found by search, whichever reading is shown here.
@Suite("Other readings")
struct OtherReadingsTests {
    private func email(_ text: String) -> Email { Email(reading: Array(text.utf8)) }

    @Test("what only the HTML alternative says")
    func alternative() {
        let email = email(
            """
            Content-Type: multipart/alternative; boundary=b

            --b

            Your parcel is on its way. See the page for the number.
            --b
            Content-Type: text/html

            <p>Your parcel is on its way.</p><p>Number <b>QX-4417</b></p>
            --b--
            """)
        #expect(email.text == "Your parcel is on its way. See the page for the number.")
        #expect(email.otherText == "Number QX-4417")
    }

    @Test("alternatives that say the same add nothing")
    func sameAlternative() {
        let email = email(
            "Content-Type: multipart/alternative; boundary=b\n\n--b\n\nOne two three\n--b\n"
                + "Content-Type: text/html\n\n<p>one <i>TWO</i> three</p>\n--b--\n")
        #expect(email.otherText == "")
    }

    @Test("the second Content-Type, which some readers take")
    func repeatedType() {
        let email = email(
            """
            Content-Type: text/plain
            Content-Type: multipart/mixed; boundary=b

            --b
            Content-Transfer-Encoding: base64

            bGludGVyIHNjb3Vy
            --b--
            """)
        #expect(email.text.contains("bGludGVyIHNjb3Vy"))
        #expect(email.otherText.contains("linter scour"))
        #expect(email.diagnostics.contains { $0.code == .mediaTypeRepeated })
    }

    @Test("the second encoding, which some readers take")
    func repeatedEncoding() {
        let email = email(
            "Content-Transfer-Encoding: 7bit\nContent-Transfer-Encoding: base64\n\nbGludGVyIHNjb3VyIGFuZCBtb3Jl\n")
        #expect(email.text == "bGludGVyIHNjb3VyIGFuZCBtb3Jl\n")
        #expect(email.otherText == "linter scour and more")
        #expect(email.diagnostics.contains { $0.code == .encodingRepeated })
    }

    @Test(
        "an unknown encoding that is a misspelt one",
        arguments: [("bsae64", "bGludGVyIHNjb3VyIGFuZCBtb3Jl"), ("qouted-printable", "linter=20scour and=\n more")])
    func unknownEncoding(name: String, body: String) {
        let email = email("Content-Transfer-Encoding: \(name)\n\n\(body)\n")
        #expect(email.otherText == "linter scour and more")
        #expect(email.diagnostics.contains { $0.code == .encodingUnknown })
    }

    @Test("preamble and epilogue, but not the stock sentence of a mail program")
    func textAround() {
        let email = email(
            """
            Content-Type: multipart/mixed; boundary=b

            This is a multi-part message in MIME format.
            --b
            Content-Type: multipart/mixed; boundary=c

            before the first
            --c

            shown
            --c--
            after the last
            --b--
            """)
        #expect(email.text == "shown")
        #expect(email.otherText == "before the first\nafter the last")
    }

    @Test("a multipart that stands encoded as a whole")
    func encodedMultipart() {
        let inner = "--b\n\nlinter scour\n--b--\n"
        let email = email(
            "Content-Type: multipart/mixed; boundary=b\nContent-Transfer-Encoding: base64\n\n"
                + base64(inner) + "\n")
        #expect((email.text + email.otherText).contains("linter scour"))
    }

    /// Base64 by the book, so that the reader is not tested by itself.
    private func base64(_ text: String) -> String {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
        var bits = text.utf8.map { byte in
            let digits = String(byte, radix: 2)
            return String(repeating: "0", count: 8 - digits.count) + digits
        }.joined()
        while bits.count % 6 != 0 { bits += "0" }
        var result = ""
        while !bits.isEmpty {
            result.append(alphabet[Int(bits.prefix(6), radix: 2) ?? 0])
            bits.removeFirst(6)
        }
        return result + String(repeating: "=", count: (4 - result.count % 4) % 4)
    }
}
