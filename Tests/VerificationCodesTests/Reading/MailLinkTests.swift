import TestSupport
import Testing

@testable import VerificationCodes

@Suite struct MailLinkTests {
    @Test(
        "the web addresses of a plain text, without what closes the sentence",
        arguments: [
            ("Open https://example.com/a?b=1#c now", ["https://example.com/a?b=1#c"]),
            ("See https://example.com/a.", ["https://example.com/a"]),
            ("(https://example.com/a)", ["https://example.com/a"]),
            ("<https://example.com/a>", ["https://example.com/a"]),
            ("\"HTTP://example.com/\"!", ["HTTP://example.com/"]),
            ("https://a.example/x https://b.example/y", ["https://a.example/x", "https://b.example/y"]),
            ("http:// https://", []), ("mailto:a@example.com", []), ("hhhttps://a.example/", ["https://a.example/"]),
            ("https://example.com/验证", ["https://example.com/"]), ("", []),
        ])
    func addresses(text: String, urls: [String]) { #expect(MailLink.addresses(in: text) == urls) }

    @Test("the page's links come first, with their words; the text's follow, each once")
    func all() {
        let links = MailLink.all(
            text: "https://example.com/text https://example.com/page",
            html: "<a href='https://example.com/page'>Confirm</a><a href='https://example.com/page'>again</a>")
        #expect(links.map(\.url) == ["https://example.com/page", "https://example.com/text"])
        #expect(links.map(\.label) == ["Confirm", ""])
        #expect(links.map(\.target?.path) == ["/page", "/text"])
    }

    @Test("at most 500 are looked at")
    func limit() {
        let text = (0..<2000).map { "https://example.com/\($0)" }.joined(separator: " ")
        #expect(MailLink.all(text: text, html: nil).count == MailLink.limit)
    }

    @Test("beginnings of addresses take linear time", arguments: ["h", "https://", "https:// "])
    func hostile(_ piece: String) {
        let growth = timeGrowth {
            String(repeating: piece, count: $0)
        } _: { text in
            #expect(MailLink.addresses(in: text).count <= MailLink.limit)
        }
        #expect(growth < leastGrowthOfSquares)
    }
}
