import CodeTestSupport
import Testing

@testable import VerificationCodes

@Suite struct CodeTextTests {
    private func text(_ text: String) -> CodeText { CodeText(subject: "", text: text, html: nil) }
    private func lines(_ text: CodeText) -> [String] { text.lines.map { text.string($0.start..<$0.end) } }

    @Test("subject, text and page stand apart, each with its lines")
    func places() {
        let text = CodeText(subject: "Hello", text: "one\n\ntwo", html: "<p>three</p><p>four</p>")
        #expect(lines(text) == ["Hello", "one", "two", "three", "four"])
        #expect(text.lines.map(\.place) == [.subject, .text, .text, .html, .html])
        #expect(text.string(text.range(of: .subject)) == "Hello")
        #expect(text.string(text.range(of: .text)) == "one two")
        #expect(text.string(text.range(of: .html)) == "three four")
        #expect(text.range(of: .html).lowerBound > text.range(of: .text).upperBound)
    }

    @Test("a place that is empty has an empty range")
    func empty() {
        #expect(text("\n \n").range(of: .text).isEmpty)
        #expect(text("").lines.isEmpty)
    }

    @Test("lines are numbered as they stand, blank ones counted")
    func numbers() { #expect(text("one\n\n\nfour\nfive").lines.map(\.number) == [1, 4, 5]) }

    @Test("a blank line begins a paragraph, a line break does not")
    func paragraphs() { #expect(text("one\ntwo\n\nthree").lines.map(\.startsParagraph) == [true, false, true]) }

    @Test("a phrase is found where a mail program wrapped it")
    func wrapped() {
        let text = text("Please enter your verification\r\ncode is here")
        #expect(text.string(text.range(of: .text)) == "Please enter your verification code is here")
    }

    @Test("quote marks, bullets and rules at the ends of a line are not in it")
    func decoration() {
        #expect(lines(text("> * quoted *\n=====\n| 123456 |\n-- 1-2 --\n___")) == ["quoted", "123456", "1-2"])
    }

    @Test("every byte is in the line that holds it")
    func lineAt() {
        let text = text("alpha\nbeta\n\ngamma")
        for (index, line) in text.lines.enumerated() {
            for position in line.start..<line.end { #expect(text.line(at: position) == index) }
        }
    }

    @Test("emphasis is what the page shows bold, large or spaced out")
    func emphasis() throws {
        let text = CodeText(subject: "", text: nil, html: "<p>Code <b>123 <i>456</i></b> and 654321 and <b>é77</b></p>")
        #expect(text.emphasis.map { text.string($0).trimmingSpaces } == ["123 456", "é77"])
        let range = try #require(
            PhraseSearch.occurrences(of: Array("456".utf8), in: text.folded.lower, text.range(of: .html), limit: 1)
                .first)
        #expect(text.isEmphasised(range))
        let other = try #require(
            PhraseSearch.occurrences(of: Array("654321".utf8), in: text.folded.lower, text.range(of: .html), limit: 1)
                .first)
        #expect(!text.isEmphasised(other))
        #expect(!text.isEmphasised(range.lowerBound..<other.upperBound), "all of it must be")
    }

    @Test("hidden preheaders, style and script are not in it")
    func hidden() {
        let page =
            "<style>.a{color:#123456}</style><div style='display:none'>999999</div><script>var a=888888</script><p>123456</p>"
        #expect(lines(CodeText(subject: "", text: nil, html: page)) == ["123456"])
        #expect(lines(CodeText(SampleMail(html: page).email)) == ["123456"])
    }

    @Test("a page that is only shown as text stands in it once")
    func pageOnly() {
        let text = CodeText(SampleMail(subject: "Hi", html: "<p>one</p>").email)
        #expect(text.lines.map(\.place) == [.subject, .html])
    }

    @Test("at most 128 KB of each place are read, and a character is not cut")
    func limits() {
        let long = text(String(repeating: "é", count: CodeText.placeLimit))
        #expect(long.folded.count == CodeText.placeLimit / 2)
        let odd = text("x" + String(repeating: "é", count: CodeText.placeLimit))
        #expect(odd.folded.count == CodeText.placeLimit / 2)
        let han = text(String(repeating: "验", count: CodeText.placeLimit)).folded.plain
        #expect(String(decoding: han, as: UTF8.self) == String(repeating: "验", count: CodeText.placeLimit / 3))
    }

    @Test("at most 20,000 lines are kept")
    func lineLimit() { #expect(text(String(repeating: "a\n", count: 50_000)).lines.count == CodeText.lineLimit) }
}

extension String {
    fileprivate var trimmingSpaces: String { split(separator: " ").joined(separator: " ") }
}
