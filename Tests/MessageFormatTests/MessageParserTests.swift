import TestSupport
import Testing

@testable import MessageFormat

@Suite("the entities of a message")
struct MessageParserTests {
    /// Every kind of container in one: alternative in related in mixed, a message with parts of its own, a digest.
    static let nested = """
        From: ada@example.org
        Content-Type: multipart/mixed; boundary="outer"

        preamble
        --outer
        Content-Type: multipart/related; boundary=middle

        --middle
        Content-Type: multipart/alternative; boundary=inner

        --inner
        Content-Type: text/plain

        plain
        --inner
        Content-Type: text/html

        <p>rich
        --inner--
        --middle
        Content-Type: image/png

        picture
        --middle--
        epilogue of the middle one
        --outer
        Content-Type: message/rfc822

        Subject: inside
        Content-Type: multipart/mixed; boundary=deep

        --deep

        deep one

        --deep
        Content-Type: text/plain

        deep two
        --deep--
        --outer
        Content-Type: multipart/digest; boundary=digest

        --digest

        Subject: first

        first body
        --digest
        Content-Type: text/plain

        a note
        --digest--
        --outer--
        epilogue

        """

    static let nestedOutline = [
        "0 multipart/mixed", "1 multipart/related", "1.1 multipart/alternative", "1.1.1 text/plain", "1.1.2 text/html",
        "1.2 image/png", "2 message/rfc822", "2.1 multipart/mixed", "2.1.1 (textPlain)", "2.1.2 text/plain",
        "3 multipart/digest", "3.1 (message)", "3.1.1 (textPlain)", "3.2 text/plain",
    ]

    @Test("a message without parts is one entity", arguments: LineEnd.allCases)
    func single(_ lineEnd: LineEnd) {
        let parsed = ParsedMessage("Subject: a\n\none\ntwo\n", lineEnd)
        #expect(parsed.outline == ["0 (textPlain)"])
        #expect(parsed.leaves == [lineEnd.apply(to: "one\ntwo\n")])
        parsed.expectSound()
    }

    @Test("the parts of a multipart, without the line end before a boundary line", arguments: LineEnd.allCases)
    func parts(_ lineEnd: LineEnd) {
        let text = """
            Content-Type: multipart/mixed; boundary=b

            preamble
            --b

            one

            --b
            Content-Type: text/html

            two
            --b
            Content-Type: image/png

            --b--
            epilogue
            """
        let parsed = ParsedMessage(text, lineEnd)
        #expect(parsed.outline == ["0 multipart/mixed", "1 (textPlain)", "2 text/html", "3 image/png"])
        #expect(parsed.leaves == [lineEnd.apply(to: "one\n"), "two", ""])
        #expect(parsed.body(0).hasPrefix("preamble"))
        #expect(parsed.body(0).hasSuffix("epilogue"))
        #expect(parsed.codes == (lineEnd == .cr ? ["line.bare-cr"] : []))
        parsed.expectSound()
    }

    @Test("containers in containers, in any line end", arguments: LineEnd.allCases)
    func nesting(_ lineEnd: LineEnd) {
        let parsed = ParsedMessage(Self.nested, lineEnd)
        #expect(parsed.outline == Self.nestedOutline)
        #expect(
            parsed.leaves == [
                "plain", "<p>rich", "picture", lineEnd.apply(to: "deep one\n"), "deep two", "first body", "a note",
            ])
        #expect(parsed.message.entities.map(\.depth) == [0, 1, 2, 3, 3, 2, 1, 2, 3, 3, 1, 2, 3, 2])
        #expect(parsed.codes == (lineEnd == .cr ? ["line.bare-cr"] : []))
        parsed.expectSound()
    }

    @Test("containers in containers, each line with another line end")
    func mixedLineEnds() {
        let ends = ["\n", "\r\n", "\r", "\r\r\n"]
        var text = ""
        for (index, line) in Self.nested.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            // A CR before an empty line's LF would make one line end of two.
            text += line + (line.isEmpty && text.hasSuffix("\r") ? "\r" : ends[index % 4])
        }
        let parsed = ParsedMessage(text.bytes)
        #expect(parsed.outline == Self.nestedOutline)
        let bodies = parsed.leaves.map { $0.filter { !$0.isNewline } }
        #expect(bodies == ["plain", "<p>rich", "picture", "deep one", "deep two", "first body", "a note"])
        #expect(parsed.leaves.enumerated().allSatisfy { $0.offset == 3 || $0.element.allSatisfy { !$0.isNewline } })
        parsed.expectSound()
    }

    @Test("the body of a container spans its parts; its subtree is its parts")
    func containers() {
        let parsed = ParsedMessage(Self.nested)
        #expect(parsed.body(1).hasPrefix("--middle\n"))
        #expect(parsed.body(1).hasSuffix("epilogue of the middle one"))
        #expect(parsed.body(6).hasPrefix("Subject: inside\n"))
        #expect(parsed.body(6).hasSuffix("--deep--"))
        #expect(parsed.message.entities.map(\.subtreeEnd) == [14, 6, 5, 4, 5, 6, 10, 10, 9, 10, 14, 13, 13, 14])
    }

    @Test("any beginning of a message is a sound message", arguments: LineEnd.allCases)
    func truncated(_ lineEnd: LineEnd) {
        let bytes = lineEnd.apply(to: Self.nested).bytes
        for count in 0...bytes.count { ParsedMessage(Array(bytes.prefix(count))).expectSound() }
    }

    @Test("a message with any one line missing or doubled is a sound message")
    func damaged() {
        let lines = Self.nested.split(separator: "\n", omittingEmptySubsequences: false)
        for index in lines.indices {
            var missing = lines
            missing.remove(at: index)
            ParsedMessage(missing.joined(separator: "\n")).expectSound()
            var doubled = lines
            doubled.insert(lines[index], at: index)
            ParsedMessage(doubled.joined(separator: "\n")).expectSound()
        }
    }

    @Test("a message in a message, with nothing in it", arguments: LineEnd.allCases)
    func emptyMessage(_ lineEnd: LineEnd) {
        let parsed = ParsedMessage("Content-Type: message/rfc822\n\n", lineEnd)
        #expect(parsed.outline == ["0 message/rfc822", "1 (textPlain)"])
        #expect(parsed.leaves == [""])
        parsed.expectSound()
    }

    @Test("an encoded message is a leaf", arguments: ["base64", "quoted-printable"])
    func encodedMessage(encoding: String) {
        let header = "Content-Type: message/rfc822\nContent-Transfer-Encoding: \(encoding)\n\n"
        #expect(ParsedMessage(header + "Subject: x\n\ny").outline == ["0 message/rfc822"])
    }

    @Test("reports and pieces of messages are leaves", arguments: ["delivery-status", "partial", "external-body"])
    func otherMessages(subtype: String) {
        #expect(ParsedMessage("Content-Type: message/\(subtype)\n\nA: b\n\nC: d\n").message.entities.count == 1)
    }

    @Test("a multipart says that it is encoded: its parts are read all the same")
    func encodedMultipart() {
        let header = "Content-Type: multipart/mixed; boundary=b\nContent-Transfer-Encoding: base64\n\n"
        let parsed = ParsedMessage(header + "--b\n\none\n--b--\n")
        #expect(parsed.leaves == ["one"])
        #expect(parsed.codes == ["mime.encoding.composite"])
    }
}
