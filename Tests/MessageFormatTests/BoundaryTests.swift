import Testing

@testable import MessageFormat

@Suite("boundaries")
struct BoundaryTests {
    @Test(
        "a boundary as it is declared and as it is used",
        arguments: [
            ("boundary=b", "b"), ("boundary=\"b\"", "b"), ("BOUNDARY=b", "b"), ("boundary = b", "b"),
            ("boundary=b; charset=x", "b"), ("charset=\"x;y\"; boundary=b", "b"), ("boundary=\"a b\"", "a b"),
            ("boundary=----=_Part_1.2", "----=_Part_1.2"), ("boundary=\"a\\\"b\"", "a\"b"),
            ("boundary=\"a:(b)/c?\"", "a:(b)/c?"),
            ("boundary=\n b", "b"), ("boundary=\n\t\"b\"", "b"), ("boundary*0=\"long\";\n boundary*1=\"er\"", "longer"),
            ("boundary*=us-ascii''a%20b", "a b"), ("boundary=b (comment)", "b"), ("boundary=b\n ", "b"),
            ("boundary=\" b\"", "b"), ("boundary=\"b \"", "b"), ("boundary=\"b", "b"), ("boundary=--", "--"),
            ("boundary=b; boundary=c", "b"),
        ])
    func declared(parameter: String, boundary: String) {
        for lineEnd in LineEnd.allCases {
            let text =
                "Content-Type: multipart/mixed; \(parameter)\n\n--\(boundary)\n\none\n--\(boundary)\n\ntwo\n--\(boundary)--\n"
            let parsed = ParsedMessage(text, lineEnd)
            #expect(parsed.leaves == ["one", "two"])
            let hasBlank = parameter.contains("\" b\"") || parameter.contains("\"b \"")
            let codes =
                (parameter.hasSuffix("\n ") ? ["header.blank-line"] : []) + (hasBlank ? ["mime.boundary.blank"] : [])
            #expect(parsed.codes == (lineEnd == .cr ? ["line.bare-cr"] : []) + codes)
            parsed.expectSound()
        }
    }

    @Test("blanks after a boundary are padding (RFC 2046 5.1.1)", arguments: [" ", "\t", "  \t "])
    func padding(blanks: String) {
        for lineEnd in LineEnd.allCases {
            #expect(
                split("--b\(blanks)\n\none\n--b\(blanks)\n\ntwo\n--b--\(blanks)\nepilogue", lineEnd).leaves == [
                    "one", "two",
                ])
        }
    }

    @Test("text after a blank is passed over")
    func textAfterBlank() {
        let parsed = split("--b comment\n\none\n--b-- the end\nepilogue")
        #expect(parsed.leaves == ["one"])
        #expect(parsed.codes == ["mime.boundary.text", "mime.boundary.text"])
    }

    @Test(
        "a line that only begins like a boundary is text",
        arguments: ["--bx", "--b-", "--bb", "-- b", " --b", "---b", "--B"])
    func text(line: String) {
        #expect(split("--b\n\none\n\(line)\nmore\n--b--\n").leaves == ["one\n\(line)\nmore"])
    }

    @Test("a declared blank at the end is part of it where the body uses it so")
    func declaredBlank() {
        let text = "Content-Type: multipart/mixed; boundary=\"b \"\n\n--b \n\none\n--b \n\ntwo\n--b --\nepilogue\n"
        let parsed = ParsedMessage(text)
        #expect(parsed.leaves == ["one", "two"])
        #expect(parsed.codes == ["mime.boundary.blank"])
    }

    @Test("a line that a boundary only begins is noted")
    func prefix() {
        #expect(split("--b\n\none\n--bc\nmore\n--b--\n").codes == ["mime.boundary.prefix"])
        #expect(split("--b\n\none\n--c\nmore\n--b--\n").codes == [])
    }

    @Test("of boundaries that begin alike each finds its own", arguments: LineEnd.allCases)
    func prefixes(_ lineEnd: LineEnd) {
        let text = """
            Content-Type: multipart/mixed; boundary=b

            --b
            Content-Type: multipart/mixed; boundary=bb

            --bb
            Content-Type: multipart/mixed; boundary=bbb

            --bbb

            one
            --bbb--
            --bb

            two
            --bb--
            --b

            three
            --b--
            """
        let parsed = ParsedMessage(text, lineEnd)
        #expect(parsed.leaves == ["one", "two", "three"])
        #expect(parsed.outline.map { $0.prefix { $0 != " " } } == ["0", "1", "1.1", "1.1.1", "1.2", "2"])
        #expect(parsed.codes == (lineEnd == .cr ? ["line.bare-cr"] : []))
        parsed.expectSound()
    }

    @Test("an inner boundary that continues the outer one with dashes")
    func dashes() {
        let text = """
            Content-Type: multipart/mixed; boundary=b

            --b
            Content-Type: multipart/mixed; boundary="b--"

            --b--

            one
            --b----
            --b

            two
            --b--
            """
        #expect(ParsedMessage(text).leaves == ["one", "two"])
    }

    @Test("the same boundary inside and outside: the inner part takes it")
    func same() {
        let text = "--b\nContent-Type: multipart/mixed; boundary=b\n\n--b\n\none\n--b--\n--b\n\ntwo\n--b--\n"
        let parsed = split(text)
        #expect(parsed.leaves.joined(separator: "|").contains("one"))
        #expect(parsed.leaves.joined(separator: "|").contains("two"))
        parsed.expectSound()
    }

    @Test("an outer boundary ends all that is open inside")
    func outerEnds() {
        let text = "--b\nContent-Type: multipart/mixed; boundary=i\n\n--i\n\none\n--b\n\ntwo\n--b--\n"
        let parsed = split(text)
        #expect(parsed.leaves == ["one", "two"])
        expect(parsed, "mime.boundary.unclosed")
    }

    @Test("an outer boundary ends a part in which the inner one never stood")
    func innerNeverUsed() {
        let parsed = split("--b\nContent-Type: multipart/mixed; boundary=i\n\none\n--b\n\ntwo\n--b--\n")
        #expect(parsed.leaves == ["one", "two"])
        expect(parsed, "mime.boundary.never-used")
    }

    @Test("a missing end is said; the last part goes to the end")
    func unclosed() {
        let parsed = split("--b\n\none\n--b\n\ntwo\n")
        #expect(parsed.leaves == ["one", "two\n"])
        expect(parsed, "mime.boundary.unclosed")
    }

    @Test(
        "where another boundary than the declared one plainly stands, it is taken",
        arguments: [
            "", "; boundary=X", "; boundary=X; boundary=b", "; boundary=--b", "; boundary='b'", "; boundary=\"b\n c\"",
        ])
    func guessed(parameter: String) {
        let parts = "--b\nContent-Type: text/plain\n\none\n--b\nContent-Type: text/plain\n\ntwo\n--b--\n"
        for preamble in ["", "A message in MIME format.\n\n"] {
            let parsed = ParsedMessage("Content-Type: multipart/mixed\(parameter)\n\n\(preamble)\(parts)")
            #expect(parsed.leaves == ["one", "two"])
            expect(parsed, "mime.boundary.guessed")
        }
    }

    @Test(
        "two hyphens before no field, far down, or on a line of an outer multipart are no boundary",
        arguments: [
            "--b\n\none\n", " --b\nContent-Type: text/plain\n\none\n",
            "Hi,\n--b\nContent-Type: text/plain\n\nis quoted\n",
            "Hi,\n-- Draft --\nContent-wise all is well.\n", "Hi,\n----\nContent-Type: is a field.\n----\nAda\n",
            "1\n2\n3\n4\n5\n6\n7\n8\n--b\nContent-Type: text/plain\n\none\n--b--\n",
        ])
    func notGuessed(body: String) {
        let parsed = ParsedMessage("Content-Type: multipart/mixed\n\n\(body)")
        #expect(parsed.leaves == [body])
        expect(parsed, "mime.boundary.missing")
    }

    @Test("a multipart without parts does not take those of the one around it")
    func outerNotGuessed() {
        let parsed = split("--b\nContent-Type: multipart/mixed\n\n--b\nContent-Type: text/plain\n\ntwo\n--b--\n")
        #expect(parsed.leaves.last == "two")
        expect(parsed, "mime.boundary.missing")
    }

    @Test("a boundary that never stands leaves one part")
    func neverUsed() {
        let parsed = split("just text\n")
        #expect(parsed.leaves == ["just text\n"])
        expect(parsed, "mime.boundary.never-used")
    }

    @Test(
        "no boundary leaves one part",
        arguments: ["", "; boundary", "; boundary=", "; boundary=\"\"", "; boundary=\" \"", "; x=y"])
    func missing(parameter: String) {
        let parsed = ParsedMessage("Content-Type: multipart/mixed\(parameter)\n\n--b\n\none\n")
        #expect(parsed.leaves == ["--b\n\none\n"])
        expect(parsed, "mime.boundary.missing")
    }

    @Test("parts after the end are parts, and it is said")
    func afterClose() {
        let parsed = split("--b\n\none\n--b--\nepilogue\n--b\n\ntwo\n--b--\n")
        #expect(parsed.leaves == ["one", "two"])
        #expect(parsed.message.entities.map(\.ordinal) == [1, 1, 2])
        expect(parsed, "mime.boundary.after-close")
    }

    @Test("closed twice is closed")
    func closedTwice() {
        let parsed = split("--b\n\none\n--b--\n--b--\n")
        #expect(parsed.leaves == ["one"])
        #expect(parsed.codes == [])
    }

    @Test("an end without a part leaves no part")
    func onlyClosed() {
        let parsed = split("text\n--b--\nepilogue\n")
        #expect(parsed.message.entities.count == 1)
        #expect(parsed.codes == [])
        #expect(parsed.body(0) == "text\n--b--\nepilogue\n")
    }

    @Test("a boundary line ends a header", arguments: LineEnd.allCases)
    func endsHeader(_ lineEnd: LineEnd) {
        let parsed = split("--b\nContent-Type: text/html\n--b\nSubject: folded\n\tmore\n--b--\n", lineEnd)
        #expect(parsed.outline == ["0 multipart/mixed", "1 text/html", "2 (textPlain)"])
        #expect(parsed.fields(2) == [lineEnd.apply(to: "Subject: folded\n\tmore")])
        #expect(parsed.leaves == ["", ""])
        parsed.expectSound()
    }

    @Test("a part without header and blank line is its text")
    func noBlankLine() {
        #expect(split("--b\njust text\n--b\n\n--b--\n").leaves == ["just text", ""])
    }

    @Test("a boundary line right after another makes an empty part")
    func emptyParts() {
        let parsed = split("--b\n--b\n--b--\n")
        #expect(parsed.leaves == ["", ""])
        parsed.expectSound()
    }

    @Test("a boundary line as the very last bytes", arguments: ["--b--", "--b"])
    func atEnd(line: String) {
        let parsed = split("--b\n\none\n\(line)")
        #expect(parsed.leaves.first == "one")
        parsed.expectSound()
    }

    @Test("a boundary of a message inside a part is its own")
    func insideMessage() {
        let inner = "Content-Type: multipart/mixed; boundary=i\n\n--i\n\none\n--i--\nepilogue\n"
        let parsed = split("--b\nContent-Type: message/rfc822\n\n\(inner)--b\n\ntwo\n--b--\n")
        #expect(parsed.leaves == ["one", "two"])
        #expect(parsed.codes == [])
    }

    private func split(_ body: String, _ lineEnd: LineEnd = .lf) -> ParsedMessage {
        ParsedMessage("Content-Type: multipart/mixed; boundary=b\n\n" + body, lineEnd)
    }

    private func expect(
        _ parsed: ParsedMessage, _ code: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(parsed.codes == [code], sourceLocation: sourceLocation)
        parsed.expectSound(sourceLocation: sourceLocation)
    }
}
