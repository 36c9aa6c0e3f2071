import Testing

@testable import MessageFormat

/// A malformed message, the code it gets, and the text that the code points at.
struct Malformation: Sendable, CustomTestStringConvertible {
    var code: DiagnosticCode
    var text: String
    var place: String

    init(_ code: DiagnosticCode, _ text: String, at place: String) {
        self.code = code
        self.text = text
        self.place = place
    }

    var testDescription: String { code.rawValue }

    static let all: [Malformation] = [
        Malformation(.headerMissing, "just text\n", at: ""),
        Malformation(.headerEndMissing, "To: a\njust text\n", at: ""),
        Malformation(.headerLeadingBlank, "\n\nTo: a\n\n", at: "\n\n"),
        Malformation(.headerMboxLine, "From a@b x\nTo: a\n\n", at: "From a@b x"),
        Malformation(.headerFoldFirst, " lost\nTo: a\n\n", at: " lost"),
        Malformation(.headerFieldMalformed, "To: a\nno field\nCc: b\n\n", at: "no field"),
        Malformation(.headerFieldSpace, "To : a\n\n", at: "To "),
        Malformation(.mediaTypeMalformed, "Content-Type: nonsense\n\n", at: " nonsense"),
        Malformation(.mediaTypeRepeated, "Content-Type: text/html\nContent-type: a/b\n\n", at: "Content-type"),
        Malformation(.encodingUnknown, "Content-Transfer-Encoding: x\n\n", at: "Content-Transfer-Encoding: x\n"),
        Malformation(
            .encodingRepeated, "Content-Transfer-Encoding: 8bit\nCONTENT-TRANSFER-ENCODING: 8bit\n\n",
            at: "CONTENT-TRANSFER-ENCODING"),
        Malformation(
            .encodingComposite,
            "Content-Type: multipart/mixed; boundary=b\nContent-Transfer-Encoding: base64\n\n--b--\n",
            at: "Content-Type: multipart/mixed; boundary=b\nContent-Transfer-Encoding: base64\n"),
        Malformation(.boundaryMissing, "Content-Type: multipart/mixed\n\n", at: "Content-Type: multipart/mixed\n"),
        Malformation(
            .boundaryNeverUsed, "Content-Type: multipart/mixed; boundary=b\n\ntext",
            at: "Content-Type: multipart/mixed; boundary=b\n"),
        Malformation(.boundaryUnclosed, "Content-Type: multipart/mixed; boundary=b\n\n--b\n\none", at: ""),
        Malformation(
            .boundaryAfterClose, "Content-Type: multipart/mixed; boundary=b\n\n--b\n\none\n--b--\n--b \n\ntwo\n--b--\n",
            at: "--b \n"),
        Malformation(.lineBareCR, "To: a\n\none\rtwo\n", at: "\r"),
    ]
}

@Suite("malformed messages")
struct MalformationTests {
    @Test("each has its code, at its place", arguments: Malformation.all)
    func codes(_ malformation: Malformation) {
        let parsed = ParsedMessage(malformation.text)
        #expect(parsed.message.diagnostics.map(\.code) == [malformation.code])
        #expect(parsed.message.diagnostics.map { parsed.text($0.range) } == [malformation.place])
        parsed.expectSound()
    }

    @Test("the same inside a part, with places in the whole message", arguments: Malformation.all)
    func inPart(_ malformation: Malformation) {
        let onlyAtTop: Set<DiagnosticCode> = [.headerMissing, .headerLeadingBlank, .headerMboxLine]
        guard !onlyAtTop.contains(malformation.code) else { return }
        let before = "Content-Type: multipart/mixed; boundary=outer\n\n--outer\n"
        let parsed = ParsedMessage(before + malformation.text + "\n--outer--\n")
        let found = parsed.message.diagnostics.first { $0.code == malformation.code }
        #expect((found?.range.start ?? 0) >= before.utf8.count)
        parsed.expectSound()
    }

    @Test("a message without fault has no diagnostic", arguments: LineEnd.allCases)
    func faultless(_ lineEnd: LineEnd) {
        #expect(ParsedMessage(MessageParserTests.nested, lineEnd).codes == (lineEnd == .cr ? ["line.bare-cr"] : []))
    }
}
