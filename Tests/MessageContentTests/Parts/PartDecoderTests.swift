import MessageFormat
import Testing

@testable import MessageContent

@Suite("Undoing transfer encodings (RFC 2045 section 6)")
struct PartDecoderTests {
    private func decode(_ encoding: String, _ body: String) -> (text: String, diagnostics: [DiagnosticCode]) {
        let raw = Array("Content-Transfer-Encoding: \(encoding)\n\n\(body)".utf8)
        return raw.withByteView { view in
            let decoded = PartDecoder.decode(Message(parsing: view).entities[0], in: view)
            return (
                decoded.content.withBytes(in: view) { String(decoding: $0.array, as: UTF8.self) }, decoded.diagnostics
            )
        }
    }

    @Test(
        "every encoding, letter case aside",
        arguments: [
            ("7bit", "a=41\n", "a=41\n"), ("8bit", "ü\n", "ü\n"), ("binary", "\u{1}\n", "\u{1}\n"),
            ("Quoted-Printable", "a=41=\nb\n", "aAb\n"), ("BASE64", "aGVs\nbG8=\n", "hello"),
            ("x-uuencode", "begin 644 x\n#0V%T\n`\nend\n", "Cat"), ("no-such", "a=41\n", "a=41\n"),
        ])
    func encodings(name: String, body: String, text: String) { #expect(decode(name, body).text == text) }

    @Test("text that is labelled base64 and is none stands as it is")
    func mislabelled() {
        let letter = "Dear all, this was never encoded; somebody's gateway only says so.\n"
        #expect(decode("base64", letter).text == letter)
        #expect(decode("base64", "!!!\n").text == "!!!\n")
        #expect(decode("base64", " \r\n\n").text == "")
        #expect(!decode("base64", letter).diagnostics.isEmpty)
    }

    @Test("uuencode without a begin line stands as it is, with a diagnostic")
    func noBegin() {
        let decoded = decode("x-uuencode", "nothing here\n")
        #expect(decoded.text == "nothing here\n")
        #expect(decoded.diagnostics == [.uuencodeMalformed])
    }
}
