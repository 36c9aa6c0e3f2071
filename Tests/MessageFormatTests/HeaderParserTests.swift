import Testing

@testable import MessageFormat

@Suite("headers")
struct HeaderParserTests {
    @Test("fields and body", arguments: LineEnd.allCases)
    func plain(_ lineEnd: LineEnd) {
        let parsed = ParsedMessage("From: a\nTo:b\n\nbody\n", lineEnd)
        #expect(parsed.fields() == ["From: a", "To:b"])
        #expect(parsed.body(0) == lineEnd.apply(to: "body\n"))
        #expect(parsed.header(0) == lineEnd.apply(to: "From: a\nTo:b\n"))
    }

    @Test("a folded field goes to the end of its last line, folding included", arguments: LineEnd.allCases)
    func folded(_ lineEnd: LineEnd) {
        let parsed = ParsedMessage("Subject: one\n two\n\tthree\nTo: b\n\nbody", lineEnd)
        #expect(parsed.fields() == [lineEnd.apply(to: "Subject: one\n two\n\tthree"), "To: b"])
    }

    @Test("a line of blanks inside a folded field is folding (obs-FWS)", arguments: LineEnd.allCases)
    func blankFold(_ lineEnd: LineEnd) {
        let parsed = ParsedMessage("Subject: one\n \n two\n\t\nTo: b\n\nbody", lineEnd)
        #expect(parsed.fields().count == 2)
        #expect(parsed.body(0) == "body")
    }

    @Test("a blank line before MIME fields is passed over once, where no Content-Type came before it")
    func blankBeforeMIME() {
        let parsed = ParsedMessage("Subject: one\n\nMIME-Version: 1.0\nContent-Type: text/html\n\n<p>body")
        #expect(parsed.fields() == ["Subject: one", "MIME-Version: 1.0", "Content-Type: text/html"])
        #expect(parsed.body(0) == "<p>body")
        let pasted = "Content-Type: application/octet-stream\n\nis what my script sends"
        #expect(ParsedMessage("Subject: one\n\n" + pasted).body(0) == pasted)
        let unused = "Content-Type: multipart/mixed; boundary=x\n\nis what my script sends\n-- \nAda"
        #expect(ParsedMessage("Subject: one\n\n" + unused).body(0) == unused)
        let quoted = "MIME-Version: 1.0\n\nContent-Type: text/plain\n"
        #expect(ParsedMessage("Content-Type: text/plain\n\n" + quoted).body(0) == quoted)
        #expect(ParsedMessage("Subject: one\n\n" + quoted).body(0) == quoted)
    }

    @Test("an encoded-word at the start of a line continues the field, as after a fold")
    func unindentedWord() {
        let parsed = ParsedMessage("Subject: =?utf-8?Q?one?=\n=?utf-8?Q?two?=\nTo: b\n\nbody")
        #expect(parsed.fields() == ["Subject: =?utf-8?Q?one?=\n=?utf-8?Q?two?=", "To: b"])
        #expect(ParsedMessage("Subject: one\n=?not a word\nTo: b\n\nbody").fields() == ["Subject: one", "To: b"])
    }

    @Test("a line of blanks before text ends the header", arguments: LineEnd.allCases)
    func blankEnd(_ lineEnd: LineEnd) {
        let parsed = ParsedMessage("Subject: one\n \nThis is the body.\n", lineEnd)
        #expect(parsed.fields() == ["Subject: one"])
        #expect(parsed.body(0) == lineEnd.apply(to: "This is the body.\n"))
    }

    @Test(
        "an empty body, with and without its blank line", arguments: ["Subject: x", "Subject: x\n", "Subject: x\n\n"])
    func noBody(text: String) {
        for lineEnd in LineEnd.allCases {
            let parsed = ParsedMessage(text, lineEnd)
            #expect(parsed.fields() == ["Subject: x"])
            #expect(parsed.body(0) == "")
            #expect(parsed.codes == (lineEnd == .cr && text.contains("\n") ? ["line.bare-cr"] : []))
        }
    }

    @Test("an empty field body, an empty message", arguments: LineEnd.allCases)
    func empty(_ lineEnd: LineEnd) {
        #expect(ParsedMessage("Subject:\nTo: \n\n", lineEnd).fields() == ["Subject:", "To: "])
        #expect(ParsedMessage("").codes == ["header.missing"])
        #expect(ParsedMessage("").outline == ["0 (textPlain)"])
    }

    @Test("a colon in the body of a field belongs to it")
    func colon() {
        #expect(ParsedMessage("Subject: a: b: c\n\n").fields() == ["Subject: a: b: c"])
    }

    @Test("white space before the colon is no part of the name")
    func spaceBeforeColon() {
        let parsed = ParsedMessage("Subject \t: a\n\n")
        #expect(parsed.message.fields[0].name == .subject)
        #expect(parsed.fields() == ["Subject: a"])
        expect(parsed, "header.field.space-before-colon", at: "Subject \t")
    }

    @Test("names with 8-bit bytes and odd signs are names")
    func oddNames() {
        #expect(ParsedMessage("Subj\u{E9}ct: a\nX_y/z!: b\n\n").fields() == ["Subj\u{E9}ct: a", "X_y/z!: b"])
    }

    @Test("blank lines before the header are skipped", arguments: LineEnd.allCases)
    func leadingBlanks(_ lineEnd: LineEnd) {
        let parsed = ParsedMessage("\n\nSubject: a\n\nbody", lineEnd)
        #expect(parsed.fields() == ["Subject: a"])
        #expect(parsed.codes.contains("header.leading-blank"))
        #expect(parsed.body(0) == "body")
    }

    @Test("a blank line before text ends an empty header")
    func blankThenText() {
        let parsed = ParsedMessage("\nJust text.\n")
        #expect(parsed.fields() == [])
        #expect(parsed.body(0) == "Just text.\n")
        #expect(parsed.codes == ["header.missing"])
    }

    @Test("text without header is all body")
    func textOnly() {
        let parsed = ParsedMessage("Just text,\nno header.\n")
        #expect(parsed.body(0) == "Just text,\nno header.\n")
        #expect(parsed.codes == ["header.missing"])
    }

    @Test("a byte order mark is skipped")
    func byteOrderMark() {
        #expect(ParsedMessage("\u{FEFF}Subject: a\n\nbody").fields() == ["Subject: a"])
    }

    @Test("an mbox line at the start is skipped", arguments: ["From a@b Fri Jan  2 10:30:45 2004", ">From a@b x"])
    func mboxLine(line: String) {
        let parsed = ParsedMessage("\(line)\nSubject: a\n\nbody")
        #expect(parsed.fields() == ["Subject: a"])
        expect(parsed, "header.mbox-line", at: line)
    }

    @Test("a continuation line at the start continues nothing")
    func foldFirst() {
        let parsed = ParsedMessage(" lost\nSubject: a\n\nbody")
        #expect(parsed.fields() == ["Subject: a"])
        expect(parsed, "header.fold.first", at: " lost")
    }

    @Test("a line that is no field among fields is skipped")
    func malformed() {
        let single = ParsedMessage("Subject: a\nthis is no field\nTo: b\n\nbody")
        #expect(single.fields() == ["Subject: a", "To: b"])
        expect(single, "header.field.malformed", at: "this is no field")
    }

    @Test("text right after the fields begins the body", arguments: LineEnd.allCases)
    func endMissing(_ lineEnd: LineEnd) {
        let parsed = ParsedMessage("Subject: a\nHello there.\nBye.\n", lineEnd)
        #expect(parsed.fields() == ["Subject: a"])
        #expect(parsed.body(0) == lineEnd.apply(to: "Hello there.\nBye.\n"))
        #expect(parsed.codes.contains("header.end.missing"))
    }

    @Test("a link on a line of its own is no field")
    func link() {
        let parsed = ParsedMessage("Subject: a\nsee\nhttp://example.org/\n")
        #expect(parsed.fields() == ["Subject: a"])
        #expect(parsed.body(0) == "see\nhttp://example.org/\n")
    }

    @Test("fields past the limit are passed over, and said so")
    func limit() {
        let text = String(repeating: "a:b\n", count: Limits.headerFields + 10) + "\nbody"
        let parsed = ParsedMessage(text)
        #expect(parsed.message.fields.count == Limits.headerFields)
        #expect(parsed.codes == ["limit.fields"])
        #expect(parsed.body(0) == "body")
    }

    @Test("a header of a megabyte in one field is kept whole")
    func longField() {
        let long = String(repeating: "x", count: 1_000_000)
        #expect(ParsedMessage("Subject: \(long)\n\n").fields() == ["Subject: \(long)"])
    }

    private func expect(
        _ parsed: ParsedMessage, _ code: String, at text: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let found = parsed.message.diagnostics.filter { $0.code.rawValue == code }.map { parsed.text($0.range) }
        #expect(found == [text], sourceLocation: sourceLocation)
    }
}
