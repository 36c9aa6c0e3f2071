import MailHTML
import TestSupport
import Testing

/// Sizes and times leave room for debug builds on a busy machine; quadratic work would take minutes.
@Suite("Input that means harm to the parser", .serialized)
struct HTMLHostileTests {
    @Test(
        "linear time and bounded output",
        arguments: [
            ("<", 200_000), ("<p><b><i><a>", 5_000), ("<div>", 50_000), ("</p>", 100_000), ("<table>", 50_000),
            ("<table><tr><td>", 20_000), ("<b><div></b>", 20_000),
            ("<a href=http://x.example><table>", 10_000), ("&", 100_000), ("&aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", 10_000),
            ("<!--", 200_000), ("<a ", 200_000), ("<style>", 200_000), ("<svg>", 100_000),
            ("<font color=a><font color=b><p>x", 3_000), ("<ul><li>", 50_000), ("<blockquote>x", 50_000),
            ("<select><option>", 50_000), ("<b>x<table>", 20_000), ("\u{0}", 200_000),
        ])
    func linear(piece: String, count: Int) {
        let html = Array(String(repeating: piece, count: count).utf8)
        var result: SanitizedHTML?
        let seconds = processorSeconds { result = HTMLSanitizer.sanitize(html) }
        #expect(seconds < 20)
        #expect((result?.html.utf8.count ?? 0) <= html.count * HTMLLimits.outputFactor + 2 * HTMLLimits.outputConstant)
    }

    @Test("one tag with 100,000 attributes")
    func attributes() {
        let result = HTMLSanitizer.sanitize("<p " + String(repeating: "a=b ", count: 100_000) + ">x")
        #expect(result.limits == ["attributes"])
        #expect(result.text == "x\n")
    }

    @Test(
        "style sheets",
        arguments: ["{", "a(", "@media a{", "a,", "\\61", "/*", "color:", "'", "a{", "}", "[", "url(", "@import "])
    func styles(piece: String) {
        let css = String(repeating: piece, count: 30_000)
        let seconds = processorSeconds { _ = HTMLSanitizer.sanitize("<style>" + css) }
        #expect(seconds < 20)
    }

    @Test("every cut of a document is accepted by the checker")
    func cuts() throws {
        let html = Array(try HTMLCorpus.read("broken-markup.html").utf8)
        for end in stride(from: 0, to: html.count, by: 3) {
            #expect(!HTMLSanitizer.sanitize(Array(html[..<end])).usedFallback)
        }
    }
}
