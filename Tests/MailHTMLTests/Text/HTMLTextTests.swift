import MailHTML
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
        "the mark of a signature keeps its space, and stands above what mail programs say is one",
        arguments: [
            ("<p>a</p><div class=moz-signature>-- <br>Al<br>Pilot</div>", "a\n\n-- \nAl\nPilot\n"),
            ("a<br>--&nbsp;<br>Al", "a\n-- \nAl\n"), ("a<br>--<br>Al", "a\n--\nAl\n"), ("a -- <br>b", "a --\nb\n"),
            ("<div>a</div><div class='gmail_signature x'> <b>Al</b></div>", "a\n-- \nAl\n"),
            ("<div>a</div><div id=Signature><div><p></p></div></div><p>b", "a\n\nb\n"),
            // Behind it stands what its author wrote, or an earlier message.
            ("<div class=moz-signature>Al</div><p>Text", "Al\n\nText\n"),
            (
                "a<div class=gmail_signature>Al</div><div class=gmail_quote>Bo wrote:<blockquote>b",
                "a\n-- \nAl\nBo wrote:\n\n> b\n"
            ),
            ("a<br><span>-- </span><br><div class=gmail_signature>Al</div>", "a\n-- \nAl\n"),
            ("<div>a</div><div id=Signature>&nbsp;</div>", "a\n"),
            // White space between blocks is none behind hyphens.
            ("<p>a</p>\n<p>--</p>\n<p>b</p>", "a\n\n--\n\nb\n"),
            ("<blockquote>a<div class=gmail_signature>Al</div></blockquote>", "> a\n> Al\n"),
        ])
    func signatures(html: String, expected: String) { #expect(text(html) == expected) }

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

    @Test(
        "an address stands right behind the link's last word",
        arguments: [
            ("our <a href=https://a.example>list </a>of books", "our list <https://a.example> of books\n"),
            ("<a href=https://a.example>Pens<br></a>and ink", "Pens <https://a.example>\nand ink\n"),
            ("<a href=https://a.example><div>Pens</div></a><p>Ink</p>", "Pens <https://a.example>\n\nInk\n"),
            (
                "<a href=https://a.example>one</a><a href=https://b.example>two</a>.",
                "one <https://a.example> two <https://b.example>.\n"
            ),
            (
                "<a href=https://a.example><b style='display:none'>one</b></a><a href=https://a.example>two</a>",
                "two <https://a.example>\n"
            ),
            ("<pre><a href=https://a.example>one\n</a>two</pre>", "one <https://a.example>\ntwo\n"),
        ])
    func addresses(html: String, expected: String) { #expect(text(html) == expected) }

    @Test(
        "images speak where they have room",
        arguments: [
            ("<img alt=h width=1 height=1 src=https://a.example/x>x", "x\n"),
            ("<img alt=h width=0 height=0>x", "x\n"), ("<img alt=h width=1 height=40>x", "h x\n"),
            ("<img alt=Facebook><img alt=Twitter>", "Facebook Twitter\n"), ("see<img alt=map>.", "see map.\n"),
            ("fine <img alt='😀'>!", "fine 😀!\n"), ("(<img alt=new>)", "(new)\n"),
            ("<td style='font-size:0'><img alt=Logo src=cid:l></td>", "Logo\n"),
            ("<td bgcolor=white><font color=white><img alt=Logo src=cid:l></font></td>", "Logo\n"),
            ("<div style='display:none'><img alt=h></div>x", "x\n"),
            ("<img alt=one style='display:block'><img alt=two style='display:block'>", "one\ntwo\n"),
            // The counting host serves pictures, too.
            ("<img src=http://amxe.net/a.png width=120 height=80 alt='The team'>", "The team\n"),
            ("<img src=http://amxe.net/a.gif width=1 height=1 alt=open>x", "x\n"),
        ])
    func images(html: String, expected: String) { #expect(text(html) == expected) }

    @Test(
        "boxes whose own text has no size still break lines",
        arguments: [
            (
                "<table style='font-size:1px'><tr><td style='font-size:16px'>a</td></tr><tr><td style='font-size:16px'>b</td></tr></table>",
                "a\nb\n"
            ),
            (
                "<div style='font-size:0'><p style='font-size:12px'>a</p><p style='font-size:12px'>b</p></div>",
                "a\n\nb\n"
            ),
            (
                "<style>.f {font-size:0}</style><div class=f><span style='font-size:12px'>a</span> <span style='font-size:12px'>b</span></div>",
                "a b\n"
            ),
            ("<p>a<span style='font-size:0'>qxz</span>b</p>", "ab\n"),
        ])
    func sizeless(html: String, expected: String) { #expect(text(html) == expected) }

    @Test("boxes side by side are words apart")
    func inlineBlocks() {
        #expect(text("<div style='display:inline-block'>a</div><div style='display:inline-block'>b</div>") == "a b\n")
    }

    @Test(
        "preformatted text keeps its lines, but none at its ends",
        arguments: [
            ("<blockquote><pre>a\n\n-- \nb\n\n\n</pre></blockquote>c", "> a\n>\n> -- \n> b\n\nc\n"),
            ("<pre>\n\n  a\n\tb   \n  \n c\n  </pre>d", "  a\n\tb   \n\n c\n\nd\n"),
            ("x<pre>a<br>b</pre>", "x\n\na\nb\n"),
            ("<div style='white-space:pre-wrap'>a\n<b>b</b>\n</div>c", "a\nb\nc\n"),
        ])
    func preformatted(html: String, expected: String) { #expect(text(html) == expected) }

    @Test("data tables are columns, layout tables flow")
    func tables() {
        #expect(
            text("<table><tr><th>Item<th>Price<tr><td>Pen<td>1.00<tr><td>Ink, blue<td>12.00</table>")
                == "Item       Price\nPen        1.00\nInk, blue  12.00\n")
        #expect(text("<table><tr><td><p>a</p></td><td><div>b</div><div>c</div></td></tr></table>") == "a\n\nb\nc\n")
        #expect(text("<table><tr><td>a</td><td>b</td></tr></table>") == "a b\n")
    }

    @Test("a data table's cells may be paragraphs")
    func paragraphCells() {
        #expect(
            text("<table><tr><th> <p>Item</p> <th><h3>Price</h3><tr><td><p>Ink</p></td> <td> <p>12.00</p> </table>")
                == "Item  Price\nInk   12.00\n")
        #expect(text("<table><tr><td><p>a</p><p>b</p><td>c<tr><td>d<td>e</table>") == "a\n\nb\n\nc\nd e\n")
    }

    @Test("cells of several lines stand one under the other, however deep their breaks are")
    func deepBreaks() {
        let cell = "<td><font><a>Ink</a><br>12.00</font></td>"
        #expect(text("<table><tr>\(cell)\(cell)</table>") == "Ink\n12.00\nInk\n12.00\n")
        #expect(text("<table><tr><td>1<td><font>Ink<br></font></table>") == "1 Ink\n")
        #expect(text("<table><tr><td>1.</td> \(cell)\(cell)</table>") == "1. Ink\n12.00\nInk\n12.00\n")
        #expect(
            text("<table><tr><td>\u{2022}<td>&nbsp;\(cell)<td>&nbsp;\(cell)</table>")
                == "\u{2022} Ink\n12.00\nInk\n12.00\n")
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

    @Test("what is emphasised is known by where it stands in the text, whatever is trimmed around it")
    func emphasis() {
        let html = HTMLSanitizer.sanitize("<b>bold</b> plain <b><pre>code     </pre></b><div>x <b>end </b></div>")
        let text = Array(html.text.utf8)
        #expect(html.emphasis.map { String(decoding: text[$0], as: UTF8.self) } == ["bold", "\n\ncode", " end"])
        let cut = HTMLSanitizer.sanitize("<b><pre><\u{C}\u{C}\u{C}\u{C}\u{C}<div><<h><")
        #expect(cut.emphasis.allSatisfy { $0.upperBound <= cut.text.utf8.count })
    }

    @Test(
        "what stands side by side is parted by a space",
        arguments: [
            ("<div style='display:flex'><span>Tax</span><span>$1</span></div>", "Tax $1\n"),
            ("<div style='display:inline-grid'><b>a</b><b>b</b></div>", "a b\n"),
            ("<span style='float:left'>Left</span><span style='float:right'>Right</span>", "Left Right\n"),
            ("Name<input value=Kim>Age", "Name Kim Age\n"), ("<button>One</button><button>Two</button>", "One Two\n"),
            ("<span style='float:none'>a</span>b", "ab\n"),
            ("<span style='float:left;font-size:3em'>O</span>nce upon a time", "Once upon a time\n"),
            ("<button>X</button>Close", "X Close\n"),
            ("<div style='display:flex'><span>A</span>Anna</div>", "A Anna\n"),
        ])
    func apart(html: String, expected: String) { #expect(HTMLSanitizer.sanitize(html).text == expected) }

    @Test(
        "a list whose style takes its numbers away has none",
        arguments: [
            ("list-style: none", false), ("list-style:outside none", false),
            ("list-style-type:none;list-style-position:inside", false),
            ("list-style:none;list-style-type:decimal", true), ("list-style-image:none", true),
        ])
    func unnumbered(style: String, hasNumbers: Bool) {
        let text = HTMLSanitizer.sanitize("<ol style='\(style)'><li>a<li>b</ol>").text
        #expect(text == (hasNumbers ? "1. a\n2. b\n" : "- a\n- b\n"))
    }

    @Test("the areas of an image map are links")
    func areas() {
        let map = "<map name=m><area href='https://a.example/x' alt='Shop'><area href='https://b.example/'></map>"
        let links = HTMLSanitizer.sanitize("<img usemap='#m' src='cid:1'>\(map)").links
        #expect(links.map(\.url) == ["https://a.example/x", "https://b.example/"])
        #expect(links.map(\.text) == ["Shop", ""])
    }
}
