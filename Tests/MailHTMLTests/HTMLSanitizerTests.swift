import MailHTML
import Testing

/// The part of the output inside the wrapper.
private func inner(_ html: String, options: HTMLSanitizer.Options = .init()) -> String {
    let result = HTMLSanitizer.sanitize(html, options: options).html
    let start = result.range(of: "<main class=\"lb-body\">")
    let end = result.range(of: "</main>", backwards: true)
    guard let start, let end else { return result }
    return String(result[start.upperBound..<end.lowerBound])
}

extension String {
    fileprivate func range(of part: String, backwards: Bool = false) -> Range<String.Index>? {
        let starts = backwards ? Array(indices.reversed()) : Array(indices)
        for start in starts where self[start...].hasPrefix(part) { return start..<index(start, offsetBy: part.count) }
        return nil
    }
}

@Suite("The tree that browsers see")
struct HTMLTreeTests {
    @Test(
        "misnested markup is repaired",
        arguments: [
            ("<p><b>1<p>2</b>3", "<p class=\"lb-first\"><b>1</b></p><p><b>2</b>3</p>"),
            ("<b>1<p>2</b>3</p>", "<b>1</b><p><b>2</b>3</p>"),
            (
                "<a href=http://a.b>1<table><tr><td>2</a>3</table>4",
                "<a href=\"http://a.b\" rel=\"noopener noreferrer nofollow\" target=\"_blank\">1<table><tbody><tr><td>23</td></tr></tbody></table>4</a>"
            ),
            ("x<table>y<tr><td>z", "xy<table><tbody><tr><td>z</td></tr></tbody></table>"),
            ("<ul><li>1<li>2</ul>", "<ul class=\"lb-first\"><li>1</li><li>2</li></ul>"),
            ("x<!-->y<!--->z", "xyz"),
            ("<p style=\"display:none\">1</p><body>2", "<p style=\"display:none\" class=\"lb-first\">1</p>2"),
            ("x<![if !mso]>y<![endif]></ z><?pi?>w", "xyw"),
            ("a <p><table></table>", "a <p><table></table></p>"),
            ("<!DOCTYPE html>a <p><table></table>", "a <p></p><table></table>"),
            ("<pre>\n\nx</pre>", "<pre class=\"lb-first\">\n\nx</pre>"),
            (
                "1<noscript>2</noscript><xmp><b></xmp><textarea><i></textarea>",
                "12<pre class=\"lb-xmp\">&lt;b&gt;</pre><pre style=\"width:182px;height:36px\" class=\"lb-textarea\">&lt;i&gt;</pre>"
            ),
            ("a</html>b</body>c", "abc"),
        ])
    func repaired(input: String, expected: String) {
        // Document with doctype: the frame says no quirks; both forms end in the same inner part.
        #expect(inner(input) == expected)
    }

    @Test("text behind limits is kept")
    func depth() {
        let result = HTMLSanitizer.sanitize(String(repeating: "<div>", count: 5000) + "deep")
        #expect(result.text == "deep\n")
        #expect(result.limits == ["depth"])
    }
}

@Suite("What goes away and what stays")
struct HTMLPolicyTests {
    @Test("removals are counted by kind and name")
    func removals() {
        let result = HTMLSanitizer.sanitize(
            "<script>x</script><p onclick=x onclick=y style='position:fixed'><a href=javascript:x>y</a><a href=/r>z</a><!--c-->"
        )
        let seen = Set(result.removed.map { "\($0.kind) \($0.name) \($0.count)" })
        #expect(
            seen == [
                "element script 1", "attribute onclick 2", "style position 1", "url javascript 1", "url relative 1",
                "comment comment 1",
            ])
    }

    @Test("remote images are blocked, listed once and kept for the reader")
    func remote() {
        let html =
            "x<img src='https://a.example/1.png?q=\"' alt=Logo><img src=https://a.example/1.png?q=%22><td background=//b.example/2.png><p style=\"background:url(https://c.example/3.png)\">"
        let result = HTMLSanitizer.sanitize(html)
        #expect(result.remote == ["https://a.example/1.png?q=%22", "https://c.example/3.png"])
        #expect(result.html.contains("<img data-remote-src=\"https://a.example/1.png?q=%22\" alt=\"Logo\">"))
        let allowed = HTMLSanitizer.sanitize(html, options: .init(remoteContent: .allow))
        #expect(allowed.html.contains("<img src=\"https://a.example/1.png?q=%22\" alt=\"Logo\">"))
        #expect(allowed.html.contains("url(&#39;https://c.example/3.png&#39;)"))
        #expect(!allowed.usedFallback)
    }

    @Test("trackers are named and leave an empty box")
    func trackers() {
        let result = HTMLSanitizer.sanitize(
            "x<img src='https://x.us2.list-manage.com/track/open.php?u=1' width=1 height=1><img src=https://h.example/i.gif style='display:none'>"
        )
        #expect(result.trackers.map(\.vendor) == ["Mailchimp", "h.example"])
        #expect(!result.html.contains("list-manage"))
        #expect(result.remote.count == 2)
    }

    @Test("a link that shows another host is marked")
    func deceptive() {
        let result = HTMLSanitizer.sanitize(
            "<a href=https://evil.example/x>https://bank.example/login</a> <a href=https://www.bank.example/a>www.bank.example</a> <a href=https://c.example>Click</a>"
        )
        #expect(result.links.map(\.isDeceptive) == [true, false, false])
    }

    @Test("ids, names and the links to them get the prefix")
    func prefix() {
        #expect(
            inner("x<a name=top></a><p id=1a><a href=#top>t</a>")
                == "x<a name=\"lb-top\"></a><p id=\"lb-_1a\"><a href=\"#lb-top\">t</a></p>")
    }

    @Test("invalid UTF-8, controls and noncharacters leave text")
    func bytes() {
        let result = HTMLSanitizer.sanitize([0x61, 0xff, 0x00, 0x01, 0xef, 0xbf, 0xbf, 0x62, 0x0d, 0x0a, 0x63])
        #expect(result.text == "a\u{FFFD}b c\n")
    }

    @Test(
        "what is written means the same when it is read again",
        arguments: [
            "<a href='https://a.example'>" + String(repeating: "<div>", count: 40) + "<a href='https://b.example'>x",
            "<pre><unknown>\n", "<pre>\n\nx</pre>", "<body bgcolor=#>x", "<nobr><div><div><nobr>x",
            "<p><object><p>x", "<h1><object><h2>x", "<li><object><li>x",
            "<e class=l><h3>", "<d class='> / < 2 3 > 2 o ='><ul>", "<p style='color:*\\-'>x",
            "<p style='color:\\31 px'>x", "<p style='color:-\\32'>x", "<ruby><p><unknown><rp>",
            "<b id=\(String(repeating: "a", count: 500))>x", "<b id=\(String(repeating: "1", count: 500))>x",
            "<body class='\(String(repeating: "a ", count: 101))'>x",
            "<p class='\(String(repeating: "a ", count: 101))'>x",
        ])
    func fixedPoint(html: String) {
        let once = HTMLSanitizer.sanitize(html)
        #expect(!once.usedFallback)
        #expect(HTMLSanitizer.sanitize(once.html).html == once.html)
    }

    @Test("direction and language of the root element are the body's")
    func rootAttributes() {
        #expect(HTMLSanitizer.sanitize("<html dir=rtl lang=he><body>x").html.contains("dir=\"rtl\" lang=\"he\""))
        let own = HTMLSanitizer.sanitize("<html dir=rtl><body dir=ltr>x").html
        #expect(own.contains("dir=\"ltr\"") && !own.contains("rtl"))
        #expect(HTMLSanitizer.sanitize("<p>a<html dir=rtl>b").html.contains("dir=\"rtl\""))
    }

    @Test("a closed list shows what is selected in it")
    func selected() {
        let html = "<select><option>one<option>two<option selected>three<option>four</select>"
        #expect(HTMLSanitizer.sanitize(html).text == "three one two four\n")
        #expect(HTMLSanitizer.sanitize("<select><option selected>one<option>two</select>").text == "one two\n")
    }

    @Test("the message is clipped to its box unless it is all that stands in the page")
    func clipped() {
        let html = HTMLSanitizer.sanitize("<p style='clip-path:none'>x").html
        #expect(html.contains(".lb-mail{display:flow-root;clip-path:inset(0)}body>.lb-mail:only-child,"))
        #expect(html.components(of: "clip-path") == 2)
    }
}

extension String {
    /// How often `word` stands in it.
    fileprivate func components(of word: String) -> Int { ranges(of: word).count }
}
