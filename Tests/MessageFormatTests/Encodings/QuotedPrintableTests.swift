import TestSupport
import Testing

@testable import MessageFormat

@Suite("quoted-printable")
struct QuotedPrintableTests {
    @Test(
        "what a body says",
        arguments: [
            ("", ""), ("plain text", "plain text"), ("caf=C3=A9", "caf\u{E9}"), ("caf=c3=a9", "caf\u{E9}"),
            ("a=3Db", "a=b"), ("=3D=3D", "=="), ("a=20\nb", "a \nb"), ("one\ntwo\n", "one\ntwo\n"),
            ("a_b", "a_b"), ("tab=09\n", "tab\t\n"), ("\n\n", "\n\n"),
        ])
    func decoded(text: String, plain: String) {
        expect(text, plain)
    }

    @Test(
        "soft line breaks are joined (rule 5)",
        arguments: [
            ("now's the time =\nfor all", "now's the time for all"), ("a=\n=\nb", "ab"), ("a=  \nb", "ab"),
            ("a=\t\nb", "ab"), ("a=", "a"), ("a=\n", "a"), ("=\n", ""), ("=\na", "a"), ("=E2=\n=82=AC", "\u{20AC}"),
        ])
    func soft(text: String, plain: String) {
        for lineEnd in LineEnd.allCases { expect(lineEnd.apply(to: text), plain) }
    }

    @Test(
        "blanks at the end of a line are dropped (rule 3)",
        arguments: [("a  \nb", "a\nb"), ("a \t \n", "a\n"), ("a  ", "a"), ("   \n", "\n"), ("  a", "  a")])
    func trailingBlanks(text: String, plain: String) {
        expect(text, plain)
        expect(LineEnd.crlf.apply(to: text), LineEnd.crlf.apply(to: plain))
    }

    @Test("line ends are kept as they are", arguments: LineEnd.allCases)
    func lineEnds(_ lineEnd: LineEnd) {
        let text = lineEnd.apply(to: "one\ntwo\n\nthree\n")
        expect(text, text)
    }

    @Test("CR CR LF after an equals sign is one soft line break")
    func doubledReturn() {
        expect("a=\r\r\nb", "ab")
    }

    @Test(
        "a broken escape is text, and it is said",
        arguments: ["a=zz", "a=4", "=4z", "100%=x", "a==b", "a=4\nb", "= 3D", "=ZZ", "a=.b"])
    func broken(text: String) {
        expect(text, text, [.quotedPrintableMalformed])
    }

    @Test("a broken escape does not spoil the next")
    func brokenThenGood() {
        expect("==41=4=41", "=A=4A", [.quotedPrintableMalformed])
    }

    @Test("all values of a byte come back, in lines of any width")
    func allBytes() {
        let plain = (0...255).map { UInt8($0) }
        for width in 1...26 {
            let decoded = Encoder.quotedPrintable(plain, width: width).withView(QuotedPrintable.decode)
            #expect(decoded.bytes == plain)
            #expect(decoded.diagnostics == [])
        }
    }

    @Test("raw 8-bit text is kept")
    func eightBit() {
        expect("caf\u{E9} =C3=A9", "caf\u{E9} \u{E9}")
    }

    @Test("the Q encoding has underscores for blanks and keeps blanks at the end")
    func headerText() {
        #expect("a_b=5F=20".withView(QuotedPrintable.decodeHeader) == "a b_ ".bytes)
        #expect("a \r\n b".withView(QuotedPrintable.decodeHeader) == "a  b".bytes)
        #expect("=".withView(QuotedPrintable.decodeHeader) == "=".bytes)
        #expect("=4".withView(QuotedPrintable.decodeHeader) == "=4".bytes)
        #expect("=41".withView(QuotedPrintable.decodeHeader) == "A".bytes)
    }

    private func expect(
        _ text: String, _ plain: String, _ codes: [DiagnosticCode] = [],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let decoded = text.withView(QuotedPrintable.decode)
        #expect(String(utf8: decoded.bytes) == plain, sourceLocation: sourceLocation)
        #expect(decoded.diagnostics == codes, sourceLocation: sourceLocation)
    }
}
