import MailHTML
import TestSupport
import Testing

@Suite("Input that means harm to the parser", .serialized)
struct HTMLHostileTests {
    @Test(
        "linear time and bounded output",
        arguments: [
            ("<", 100_000), ("<p><b><i><a>", 5_000), ("<div>", 25_000), ("</p>", 50_000), ("<table>", 25_000),
            ("<table><tr><td>", 10_000), ("<b><div></b>", 10_000),
            ("<a href=http://x.example><table>", 5_000), ("&", 50_000), ("&aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", 5_000),
            ("<!--", 100_000), ("<a ", 100_000), ("<style>", 100_000), ("<svg>", 50_000),
            ("<font color=a><font color=b><p>x", 3_000), ("<ul><li>", 25_000), ("<blockquote>x", 25_000),
            ("<select><option>", 25_000), ("<b>x<table>", 10_000), ("\u{0}", 100_000),
        ])
    func linear(piece: String, count: Int) {
        let growth = timeGrowth(from: 500) {
            Array(String(repeating: piece, count: $0).utf8)
        } _: { html in
            _ = HTMLSanitizer.sanitize(html)
        }
        #expect(growth < leastGrowthOfSquares)
        // Beyond the limit of depth.
        let html = Array(String(repeating: piece, count: count).utf8)
        let bytes = HTMLSanitizer.sanitize(html).html.utf8.count
        #expect(bytes <= html.count * HTMLLimits.outputFactor + 2 * HTMLLimits.outputConstant)
    }

    @Test("one tag with 100,000 attributes")
    func attributes() {
        let result = HTMLSanitizer.sanitize("<p " + String(repeating: "a=b ", count: 100_000) + ">x")
        #expect(result.limits == ["attributes"])
        #expect(result.text == "x\n")
    }

    @Test(
        "style sheets take linear time",
        arguments: ["{", "a(", "@media a{", "a,", "\\61", "/*", "color:", "'", "a{", "}", "[", "url(", "@import "])
    func styles(piece: String) {
        let growth = timeGrowth(from: 500) {
            "<style>" + String(repeating: piece, count: $0)
        } _: { html in
            _ = HTMLSanitizer.sanitize(html)
        }
        #expect(growth < leastGrowthOfSquares)
    }

    @Test("every cut of a document is accepted by the checker")
    func cuts() throws {
        let html = Array(try HTMLCorpus.read("broken-markup.html").utf8)
        for end in stride(from: 0, to: html.count, by: 3) {
            #expect(!HTMLSanitizer.sanitize(Array(html[..<end])).usedFallback)
        }
    }
}
