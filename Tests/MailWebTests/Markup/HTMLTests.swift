import Testing

@testable import MailWeb

@Suite("HTML: what is not the program's own is escaped")
struct HTMLTests {
    private func text(_ html: HTML) -> String { String(decoding: html.bytes, as: UTF8.self) }

    @Test("every character that means something in HTML, in content and in attributes")
    func special() {
        let value = "<b> & \"c\" 'd'"
        #expect(
            text("<p title=\"\(value)\">\(value)</p>") == """
                <p title="&lt;b&gt; &amp; &quot;c&quot; &#39;d&#39;">&lt;b&gt; &amp; &quot;c&quot; &#39;d&#39;</p>
                """)
    }

    @Test("with a combining mark, a variation selector or a joiner behind it, which make it another Character")
    func graphemes() {
        for mark in ["\u{301}", "\u{FE0F}", "\u{200D}", "\u{1F3FB}", "\u{20DD}", "\u{E0100}"] {
            for (character, escaped) in [
                ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;"), ("'", "&#39;"), ("&", "&amp;"),
            ] {
                let value = "a" + character + mark + character
                #expect(Array(text("\(value)").utf8) == Array(("a" + escaped + mark + escaped).utf8), "\(mark)")
                #expect(Array(text("\(value[...])").utf8) == Array(("a" + escaped + mark + escaped).utf8), "\(mark)")
            }
        }
    }

    @Test("control characters are shown, not written; line ends and tabs stay")
    func controls() {
        #expect(text("\("a\u{0}b\u{1B}c\u{7F}d\r\n\te")") == "a\u{FFFD}b\u{FFFD}c\u{FFFD}d\u{FFFD}\n\te")
    }

    @Test("where an address belongs, text is left out: it may be a script")
    func addresses() {
        let script = "javascript:alert(1)"
        #expect(text("<a href=\"\(script)\">") == "<a href=\"\">")
        #expect(text("<img src=\"\(script)\">") == "<img src=\"\">")
        #expect(text("<form action=\"\(script)\">") == "<form action=\"\">")
        #expect(text("<a href=\"\(Address("m", "x\"y"))\">") == "<a href=\"/m/x%22y\">")
    }

    @Test("pieces are put together as they are")
    func pieces() {
        let inner: HTML = "<b>\("x")</b>"
        let none: HTML? = nil
        #expect(
            text("\(inner)\([inner, inner])\(none)\(if: false, inner)\(if: true, inner)\(12)") == String(
                repeating: "<b>x</b>", count: 4) + "12")
    }
}
