import MailArchive
import Testing

@testable import MailWeb

@Suite("texts with links and marks")
struct MarkedTextTests {
    private func html(_ text: String, words: [(String, isPrefix: Bool)] = [], limit: Int = .max) -> String {
        var marked = MarkedText(words: words.map { .init(text: $0.0, isPrefix: $0.isPrefix) })
        return String(decoding: marked.html(text, limit: limit).html.bytes, as: UTF8.self)
    }

    @Test("whole words are marked, letter case and accents aside")
    func marks() {
        #expect(html("The other, the.", words: [("the", false)]) == "<mark>The</mark> other, <mark>the</mark>.")
        #expect(html("Résumé resumes", words: [("resume", false)]) == "<mark>Résumé</mark> resumes")
        #expect(html("them other", words: [("the", true)]) == "<mark>the</mark>m other")
        #expect(html("日本語の本", words: [("本", false)]) == "日<mark>本</mark>語の<mark>本</mark>")
        #expect(html("a<b", words: [("b", false)]) == "a&lt;<mark>b</mark>")
    }

    @Test("web addresses are links, without the punctuation behind them")
    func links() {
        let link =
            "<a href=\"https://a.example/x_(y)\" target=\"_blank\" rel=\"noopener noreferrer\">https://a.example/x_(y)</a>"
        #expect(html("See https://a.example/x_(y).") == "See \(link).")
        #expect(
            html("(https://a.example/xyz)")
                == "(<a href=\"https://a.example/xyz\" target=\"_blank\" rel=\"noopener noreferrer\">https://a.example/xyz</a>)"
        )
        #expect(html("https:// http:x httpd javascript:https") == "https:// http:x httpd javascript:https")
        #expect(
            html("https://a.example/\"onclick=\"x")
                == "<a href=\"https://a.example/\" target=\"_blank\" rel=\"noopener noreferrer\">https://a.example/</a>&quot;onclick=&quot;x"
        )
    }

    @Test("a long text is cut at a character")
    func cut() {
        var marked = MarkedText()
        let (cut, isCut) = marked.html("aé\u{1F600}b", limit: 4)
        #expect(isCut && String(decoding: cut.bytes, as: UTF8.self) == "aé")
        #expect(!marked.html("aé", limit: 3).isCut)
    }

    @Test("hostile texts take linear time")
    func linear() {
        let start = ContinuousClock.now
        _ = html(String(repeating: "http", count: 200_000), words: [("x", false)])
        _ = html(String(repeating: "http://", count: 100_000))
        _ = html(String(repeating: "xé", count: 200_000), words: [("xe", false)])
        #expect(start.duration(to: .now) < .seconds(10))
    }
}
