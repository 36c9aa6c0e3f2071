import TestSupport
import Testing

@testable import MessageAnalysis

@Suite("Ways to leave a newsletter")
struct UnsubscribeWaysTests {
    private func ways(_ field: String?, post: String? = nil, html: String? = nil, text: String = "") -> UnsubscribeWays
    {
        UnsubscribeWays(field: field, post: post, html: html, text: text)
    }

    @Test("are the addresses of List-Unsubscribe, web and mail apart")
    func field() {
        let found = ways(
            "<mailto:leave@news.example?subject=bye>, <https://news.example/u/1>, (old) <http://news.example/2>")
        #expect(found.web == ["https://news.example/u/1", "http://news.example/2"])
        #expect(found.mail == ["mailto:leave@news.example?subject=bye"])
        #expect(found.oneClick == nil && !found.isEmpty)
    }

    @Test(
        "are one click only where List-Unsubscribe-Post says exactly that, and the address is safe",
        arguments: [
            ("<https://news.example/1>", "List-Unsubscribe=One-Click", "https://news.example/1"),
            ("<mailto:a@b.example>,<https://news.example/1>", " list-unsubscribe=one-click ", "https://news.example/1"),
            ("<http://news.example/1>", "List-Unsubscribe=One-Click", nil),
            ("<https://news.example/1>", "Yes", nil),
            ("<mailto:a@b.example>", "List-Unsubscribe=One-Click", nil),
        ])
    func oneClick(_ row: (field: String, post: String, expected: String?)) {
        #expect(ways(row.field, post: row.post).oneClick == row.expected)
    }

    @Test(
        "are read from fields that are not as they should be",
        arguments: [
            ("https://news.example/1", ["https://news.example/1"]),
            ("<https://news.example/\r\n  1>", ["https://news.example/1"]),
            ("=?utf-8?q?=3Chttps=3A=2F=2Fnews=2Eexample=2F1=3E?=", ["https://news.example/1"]),
            ("<javascript:alert(1)>, <data:text/html,x>, <>", []), ("", []), ("<", []), (">", []), ("<<<<", []),
            ("<https://news.example/\u{1B}[31m1>", ["https://news.example/[31m1"]),
        ])
    func malformed(_ row: (field: String, web: [String])) {
        #expect(ways(row.field).web == row.web)
    }

    @Test("are the last link of the body that says so, else the last whose address does")
    func html() {
        let page = """
            <p><a href="https://news.example/story?a=1&amp;b=2">Read <b>on</b></a>
            <a class="x" href="https://news.example/a1">Unsubscribe here? Not yet</a>
            <a href="https://news.example/l?u=1&amp;v=2" title="t">Hier <b>abmelden</b></a>
            <a href="https://news.example/unsubscribe/9"><img alt=""></a></p>
            """
        #expect(ways(nil, html: page).link == "https://news.example/l?u=1&v=2")
        #expect(
            ways(nil, html: #"<a href="https://news.example/optout?x=&quot;1&quot;">Bye</a>"#).link
                == #"https://news.example/optout?x="1""#)
        #expect(ways(nil, html: #"<a href="https://news.example/">News</a>"#).link == nil)
        #expect(ways(nil, html: "<a href=\"https://news.example/\">unsubscribe").link == "https://news.example/")
    }

    @Test("are the address in or below the line of plain text that says so")
    func text() {
        let text = """
            News of the allotment: https://news.example/allotment

            Om je uit te schrijven:
            <https://news.example/weg>
            """
        #expect(ways(nil, text: text).link == "https://news.example/weg")
        #expect(
            ways(nil, text: "To unsubscribe write to us.\n\nhttps://news.example/far away").link
                == "https://news.example/far")
        #expect(ways(nil, text: "See https://news.example/").isEmpty)
    }

    @Test(
        "take linear time",
        arguments: ["<a ", "<a href=\"", "<a href=\"x\">", "<a href=\"x\">unsubscribe", "unsubscribe\n", "<"])
    func hostile(_ piece: String) {
        let growth = timeGrowth {
            String(repeating: piece, count: $0)
        } _: { body in
            _ = ways(body, html: body)
            _ = ways(nil, text: body)
        }
        #expect(growth < leastGrowthOfSquares)
    }
}
