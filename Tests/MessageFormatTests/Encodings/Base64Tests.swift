import TestSupport
import Testing

@testable import MessageFormat

@Suite("base64")
struct Base64Tests {
    @Test(
        "the vectors of RFC 4648 section 10",
        arguments: [
            ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
            ("foobar", "Zm9vYmFy"),
        ])
    func vectors(plain: String, encoded: String) {
        expect(encoded, plain.bytes)
    }

    @Test("any bytes of any length come back, in lines of any length and line end")
    func lengths() {
        for count in 0...200 {
            let plain = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 167 &+ count) }
            let lineLength = 1 + count % 77
            let lineEnd = LineEnd.allCases[count % 3]
            expect(lines(Encoder.base64(plain), of: lineLength, lineEnd), plain)
        }
    }

    @Test("all values of a byte")
    func allBytes() {
        let plain = (0...255).map { UInt8($0) }
        expect(Encoder.base64(plain), plain)
    }

    @Test(
        "without padding the whole bytes are kept, and it is said",
        arguments: [("Zg", "f"), ("Zm8", "fo"), ("Zm9vYg", "foob"), ("Zm9vYmE", "fooba"), ("Z", ""), ("Zm9vZ", "foo")])
    func noPadding(encoded: String, plain: String) {
        expect(encoded, plain.bytes, [.base64Truncated])
    }

    @Test("padding after a whole group means nothing", arguments: ["Zm9v=", "Zm9v==", "Zm9v====", "Zm9v\n=\n"])
    func surplusPadding(encoded: String) {
        expect(encoded, "foo".bytes)
    }

    @Test("padding in the wrong number is enough", arguments: [("Zg=", "f"), ("Zm8==", "fo"), ("Zg===", "f")])
    func wrongPadding(encoded: String, plain: String) {
        expect(encoded, plain.bytes)
    }

    @Test("what follows early padding is decoded too", arguments: ["Zg==Zm9v", "Zg==\nZm9v", "Zg=\n=\nZm9v\n"])
    func earlyPadding(encoded: String) {
        expect(encoded, "ffoo".bytes, [.base64EarlyPadding])
    }

    @Test("blanks and line ends stand anywhere", arguments: [" Zm9v YmFy ", "Z\nm9v\r\nYmF\ry", "\tZm9vYm\n\n\nFy"])
    func whiteSpace(encoded: String) {
        expect(encoded, "foobar".bytes)
    }

    @Test(
        "junk is passed over, and it is said", arguments: ["Zm9v!YmFy", "*Zm9vYmFy", "Zm9v\u{0}YmFy", "Zm\u{E9}9vYmFy"])
    func junk(encoded: String) {
        expect(encoded, "foobar".bytes, [.base64Junk])
    }

    @Test("the URL alphabet is read like the other")
    func urlAlphabet() {
        expect("-_-_", [0xFB, 0xFF, 0xBF])
        expect("+/+/", [0xFB, 0xFF, 0xBF])
    }

    @Test("junk only gives nothing", arguments: ["!!!!", "\u{1}\u{2}", "....."])
    func junkOnly(encoded: String) {
        expect(encoded, [], [.base64Junk])
    }

    @Test("each code is noted once")
    func diagnosticsOnce() {
        expect("!Zg==!Zg==!Z", "ff".bytes, [.base64Junk, .base64EarlyPadding, .base64Truncated])
    }

    private func expect(
        _ encoded: String, _ plain: [UInt8], _ codes: [DiagnosticCode] = [],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let decoded = encoded.withView(Base64.decode)
        #expect(decoded.bytes == plain, "\(encoded)", sourceLocation: sourceLocation)
        #expect(decoded.diagnostics == codes, "\(encoded)", sourceLocation: sourceLocation)
    }

    private func lines(_ text: String, of length: Int, _ lineEnd: LineEnd) -> String {
        var result = ""
        for (index, character) in text.enumerated() {
            if index > 0, index % length == 0 { result += lineEnd.rawValue }
            result.append(character)
        }
        return result
    }
}
