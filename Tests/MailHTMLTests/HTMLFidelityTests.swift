import MailHTML
import Testing

/// What a browser showed otherwise than the original, rule by rule.
@Suite("The safe HTML looks like the letter")
struct HTMLFidelityTests {
    private func sanitize(_ html: String) -> String { HTMLSanitizer.sanitize(html).html }

    @Test(
        "the body's attributes are its own, and later tags add what is missing",
        arguments: [
            ("<p class=a style='color:red'>x</p><body>y", "<main class=\"lb-body\">"),
            ("<p style='color:red'>x</p><body class=b>y", "<main class=\"lb-body b\">"),
            ("<body class=b>x<body class=c id=d>y", "<main class=\"lb-body b\" id=\"lb-d\">"),
            ("<body><body style='margin:0'>y", "<main class=\"lb-body\" style=\"margin:0\">"),
        ])
    func body(input: String, expected: String) { #expect(sanitize(input).contains(expected)) }

    @Test("a document type counts only in first place")
    func doctype() {
        #expect(!HTMLSanitizer.sanitize(" <!--c--><!DOCTYPE html>x").isQuirks)
        #expect(HTMLSanitizer.sanitize("x<!DOCTYPE html>y").isQuirks)
        #expect(HTMLSanitizer.sanitize("<body><!DOCTYPE html>y").isQuirks)
        #expect(HTMLSanitizer.sanitize("</p><!DOCTYPE html>y").isQuirks)
    }

    @Test(
        "a page that shows the message has its mode",
        arguments: [
            ("x", ""), ("<!DOCTYPE html>x", "<!DOCTYPE html>\n"),
            ("<!DOCTYPE html PUBLIC \"-//W3C//DTD HTML 4.0 Transitional//EN\">x", ""),
            (
                "<!DOCTYPE html PUBLIC \"-//W3C//DTD XHTML 1.0 Transitional//EN\" \"http://www.w3.org/TR/xhtml1/DTD/x.dtd\">x",
                "<!DOCTYPE html PUBLIC \"-//W3C//DTD XHTML 1.0 Transitional//EN\" \"\">\n"
            ),
            (
                "<!DOCTYPE html PUBLIC \"-//W3C//DTD HTML 4.01 Transitional//EN\" \"http://www.w3.org/TR/html4/loose.dtd\">x",
                "<!DOCTYPE html PUBLIC \"-//W3C//DTD XHTML 1.0 Transitional//EN\" \"\">\n"
            ),
            ("<!DOCTYPE html PUBLIC \"-//W3C//DTD HTML 4.01 Transitional//EN\">x", ""),
            (
                "<!DOCTYPE html><div class='lb-mail lb-quirks'>&lt;div class=\"lb-mail lb-quirks\">x",
                "<!DOCTYPE html>\n"
            ),
        ])
    func mode(input: String, expected: String) {
        let safe = sanitize(input)
        #expect(SanitizedHTML.doctype(for: safe) == expected)
        #expect(sanitize(safe) == safe)
    }

    @Test("a page makes room for blocked images")
    func boxes() {
        let safe = sanitize("<img src='https://a.example/b.png' width=88 height=31>&lt;img data-remote-src=x")
        let page = SanitizedHTML.keepingBoxes(of: safe)
        #expect(page.contains("<img src=\"data:,\" data-remote-src=\"https://a.example/b.png\" width=\"88\""))
        #expect(page.contains("&lt;img data-remote-src=x"))
        #expect(SanitizedHTML.keepingBoxes(of: "x") == "x")
    }

    @Test("the root element's style is that of the frame, and its background leaves the body's with the body")
    func rootStyle() {
        let both = sanitize(
            "<!DOCTYPE html><html style='background:#f3f3f3!important;font-size:10px'><body bgcolor=red>x")
        #expect(both.contains("<div class=\"lb-mail\" style=\"background:#f3f3f3!important;font-size:10px\">"))
        #expect(both.contains(".lb-body{display:block;margin:8px;background-color:"))
        #expect(sanitize(both) == both)
        let own = sanitize("<html style='color:red'><body style='background:blue'>x")
        #expect(own.contains("<div class=\"lb-mail lb-quirks\" style=\"color:red;background:blue\">"))
        #expect(sanitize("<html style='margin:-50px'>x").contains("margin:-50px") == false)
    }

    @Test(
        "the page is as high as its content, and clips it, whatever the root element's style says",
        arguments: [
            "<style>html,body{height:100%!important;display:contents}</style>",
            "<html style='height:100%;display:contents;max-height:9px'>",
        ])
    func rootHeight(input: String) {
        let safe = sanitize(input + "<body style='height:100%;max-height:9px'>x")
        #expect(!safe.contains("div.lb-mail{") && !safe.contains(";height") && !safe.contains("{height"))
        #expect(!safe.contains("<div class=\"lb-mail lb-quirks\" style"))
        #expect(safe.contains("<main class=\"lb-body\" style=\"min-height:100%\">"))
        #expect(
            sanitize("<style>html,.a{height:20px;display:none}</style>x").contains(
                ".lb-mail .a{height:20px;display:none}"))
        #expect(sanitize("<body style='min-height:9px;block-size:1px'>x").contains("min-block-size:1px;min-height:9px"))
        #expect(sanitize(safe) == safe)
    }

    @Test(
        "conditions of style sheets are kept, and unknown media in their lists",
        arguments: [
            (
                "@media yahoo, only screen and (min-width:0){p{color:red}}",
                "@media yahoo, only screen and (min-width:0){.lb-mail p{color:red}}"
            ),
            (
                "@supports (display:grid) and (not (gap:1px)){p{color:red}}",
                "@supports (display:grid) and (not (gap:1px)){.lb-mail p{color:red}}"
            ),
            ("@media (unknown:1){p{color:red}}", nil), ("@supports (POSITION:fixed){p{color:red}}", nil),
            ("@supports (background:url(x)){p{color:red}}", nil),
            ("@media a\\7b b{p{color:red}}", nil), ("@media \\-{p{color:red}}", nil),
            ("@supports position:sticky{p{color:red}}", nil), ("@media position:fixed{p{color:red}}", nil),
            ("@media \\-->=p:root{p{color:red}}", nil), ("@supports selector(a>b){p{color:red}}", nil),
        ])
    func conditions(sheet: String, expected: String?) {
        let safe = sanitize("<style>\(sheet)</style><p>x")
        #expect(safe.contains("<main"))
        if let expected { #expect(safe.contains(expected)) } else { #expect(!safe.contains("color:red")) }
        #expect(sanitize(safe) == safe)
    }

    @Test("a brace that closes nothing takes the next rule with it, as in browsers")
    func strayBrace() {
        let safe = sanitize("<style>.a{color:red}} .b{color:blue} .c{color:green}</style><p>x")
        #expect(safe.contains(".lb-mail .a{color:red}.lb-mail .c{color:green}"))
        #expect(!safe.contains("blue"))
    }

    @Test(
        "variables of style sheets are replaced",
        arguments: [
            ("<style>:root{--m:#0a7;--n:var(--m)}.c{background:var(--n)}</style>", ".lb-mail .c{background:#0a7}"),
            ("<style>.c{background:var( --none , #0a7)}</style>", ".lb-mail .c{background:#0a7}"),
            ("<style>:root{--f:'Inter',sans-serif}p{font-family:var(--f)}</style>", "{font-family:'Inter',sans-serif}"),
            ("<style>:root{--m:red}[data-x]{--m:blue}p{color:var(--m)}</style>", ".lb-mail p{color:red}"),
            ("<style>.a{--m:red}.b{--m:red}p{color:var(--m)}</style>", ".lb-mail p{color:red}"),
            (
                "<style>:root{--a:tabular-nums;--b:ordinal}p{font-variant-numeric:var(--a)var(--b)}</style>",
                "tabular-nums ordinal"
            ),
            ("<style>:root{--w:1px}p{border:var(--w)solid red}</style>", "border:1px solid red"),
            ("<style>/* base */:root{--m:red}.d{--m:blue}p{color:var(--m)}</style>", ".lb-mail p{color:red}"),
            (
                "<style>:root{--a:var(--b) var(--b);--b:var(--c,\(String(repeating: "x", count: 300)));--c:red}p{font-family:var(--a)}</style>",
                "font-family:red red"
            ),
            ("<style>/* unclosed</style><style>:root{--m:red}p{color:var(--m)}</style>", ".lb-mail p{color:red}"),
            ("<style>p:before{content:'var(--m)'}</style>", "content:'var--m'"),
            ("<style>:root{--m:red}</style><p style='color:var(--m)'>", "style=\"color:red\""),
            // Those of another look do not count.
            (
                "<style>:root{--m:red}@media (prefers-color-scheme:dark){:root{--m:blue}}p{color:var(--m)}</style>",
                ".lb-mail p{color:red}"
            ),
        ])
    func variables(input: String, expected: String) { #expect(sanitize(input + "x").contains(expected)) }

    @Test(
        "what variables bring passes the rules for values, and none grows without bound",
        arguments: [
            "<style>:root{--p:fixed}p{position:var(--p)}</style>",
            "<style>:root{--p:url(http://t.example)}p{background:var(--p)}</style>",
            "<style>:root{--p:a}</style><p style='color:red}p{position:fixed;top:var(--p)'>",
            "<style>:root{--p:1;} p{color:var(--p;background:red)}</style>",
            "<style>.a{--p:red}.b{--p:fixed}p{color:var(--p)}</style>",
            "<style>p{color:var(--nope, red</style><style>.fixed) .b{color:red}</style>",
        ])
    func hostileVariables(input: String) {
        let safe = HTMLSanitizer.sanitize(input + "x")
        #expect(!safe.usedFallback && !safe.html.contains("fixed") && !safe.html.contains("t.example"))
        #expect(sanitize(safe.html) == safe.html)
    }

    @Test("styles that are read to place boxes and to tell trackers have their variables, too")
    func variablesAside() {
        let box = sanitize("<div style='padding:var(--p,9px)'><p>x")
        #expect(sanitize(box) == box)
        let pixel = "<img src='https://t.example/x' style='width:var(--a,1px);height:var(--a,1px)'>"
        let allowed = HTMLSanitizer.sanitize(pixel, options: .init(remoteContent: .allow))
        #expect(!allowed.html.contains("t.example"))
    }

    @Test("variables that name each other many times take no time", arguments: ["", "aaaaaaaaaaaaaaaaaaaa"])
    func variableBomb(last: String) {
        let uses = { (index: Int) in String(repeating: "var(--v\(index)) ", count: 24) }
        let names = (0..<40).map { "--v\($0):\(uses($0 + 1))" }.joined(separator: ";")
        let bomb = "<style>:root{\(names);--v40:\(last)}p{font-family:var(--v0)}</style><p>x"
        let start = ContinuousClock.now
        #expect(sanitize(bomb).utf8.count < 100_000)
        #expect(ContinuousClock.now - start < .seconds(5))
    }

    @Test(
        "relative links lead to where the document's base says",
        arguments: [
            ("page.html", "https://b.example/dir/page.html"), ("/secure/x", "https://b.example/secure/x"),
            ("?a=1", "https://b.example/dir/i.html?a=1"), ("//cdn.example/x", "https://cdn.example/x"),
        ])
    func base(link: String, expected: String) {
        let base = "<base href='https://b.example/dir/i.html?q#f'><base href='https://other.example/'>"
        #expect(sanitize("\(base)<a href='\(link)'>x</a>").contains("href=\"\(expected)\""))
        #expect(!sanitize("<base href='javascript:alert(1)//'><a href='\(link)'>x</a>").contains("javascript"))
        let long = String(repeating: "l", count: 12_000)
        let safe = sanitize("<base href='https://b.example/\(long)/'><a href='\(link)\(long)'>x</a>")
        #expect(sanitize(safe) == safe)
    }

    @Test("a link that escapes make too long goes away at once")
    func longLink() {
        let safe = sanitize("<a href='https://a.example/\(String(repeating: "(", count: 6_000))'>x</a>")
        #expect(sanitize(safe) == safe)
    }

    @Test("a ticked box shows its mark")
    func ticked() {
        let safe = HTMLSanitizer.sanitize("<input type=checkbox checked>done<br><input type=checkbox>open")
        #expect(safe.text == "\u{2713} done\nopen\n")
    }

    @Test(
        "tables in quirks mode take the body's colour",
        arguments: [
            "<body text=#123456><table>", "<body style='color:#123456'><table>",
            "<style>body{color:#123456}</style><table>",
        ])
    func tableColour(input: String) {
        let rule = ":where(.lb-quirks) :where(table){color:#123456}"
        #expect(sanitize(input).contains(rule))
        #expect(!sanitize("<!DOCTYPE html>" + input).contains(rule))
        #expect(sanitize(sanitize(input)) == sanitize(input))
        #expect(sanitize("<style>body{color:RGB(1 2 3 / .5)}").contains("table){color:rgb(1 2 3 / .5)}"))
    }

    @Test(
        "a string is no colour of tables",
        arguments: ["<style>body{color:'!'}</style><table>x", "<body style=\"color:'a!b'\"><table>x"])
    func stringColour(input: String) {
        let result = HTMLSanitizer.sanitize(input)
        #expect(!result.usedFallback)
        #expect(!result.html.contains("table){color"))
    }

    @Test("one margin attribute stands for both sides")
    func margins() {
        #expect(sanitize("<body leftmargin=0>x").contains("margin:8px;margin-left:0px;margin-right:0px}"))
        #expect(sanitize("<body topmargin=3>x").contains("margin:8px;margin-top:3px;margin-bottom:3px}"))
    }

    @Test(
        "the first block's margin goes in quirks mode unless something keeps it apart",
        arguments: [
            ("<div style='min-height:9px'><p>x", true), ("<div style='padding:0;display:block'><p>x", true),
            ("<div class=a><p>x", true), ("<style>.a{color:red}</style><div class=a><p>x", true),
            ("<style>.a{padding:4px}</style><div class=a><p>x", false), ("<div style='padding:4px'><p>x", false),
            ("<style>.a{display:}</style><div class=a><p>x", true),
            ("<style>.a\\:b{float:left}</style><div class='a:b'><p>x", false),
            ("<div style='overflow:hidden'><p>x", false), ("<div style='border:1px solid red'><p>x", false),
        ])
    func firstMargin(input: String, isLeftOut: Bool) {
        #expect(sanitize(input).contains("<p class=\"lb-first\">") == isLeftOut)
    }

    @Test("rules keep their order of weight")
    func specificity() {
        let html = sanitize(
            "<style>body a{color:red}html p{color:red}html body b{color:red}.c{color:red}:root{color:red}</style>x")
        for selector in [
            ":where(.lb-mail)>main.lb-body a{", "div.lb-mail p{", "div.lb-mail main:where(.lb-body) b{",
            ".lb-mail .c{", ".lb-mail{color",
        ] { #expect(html.contains(selector)) }
        #expect(sanitize(html) == html)
    }

    @Test("the body's background stays with the body where the root has one")
    func rootBackground() {
        let both = sanitize("<style>html{background:#222}body{background:#fff}</style><body bgcolor=#eee>x")
        #expect(both.contains(".lb-body{display:block;margin:8px;background-color:#eee}"))
        #expect(both.contains(":where(.lb-mail)>main.lb-body{background:#fff}"))
        let one = sanitize("<style>html{background:none}body{background:#fff}</style><body bgcolor=#eee>x")
        #expect(one.contains("}.lb-mail{background-color:#eee}"))
        #expect(one.contains(".lb-mail{background:#fff}"))
        #expect(sanitize(both) == both)
    }

    @Test("style sheets keep their condition")
    func styleMedia() {
        let css = "p{color:#123456}</style>x"
        #expect(!sanitize("<style media=print>" + css).contains("#123456"))
        #expect(sanitize("<style media=screen>" + css).contains("}.lb-mail p{color:#123456}"))
        #expect(
            sanitize("<style media='(max-width:9px)'>" + css).contains(
                "@media (max-width:9px){.lb-mail p{color:#123456}}"))
        #expect(sanitize("<style media='(x){}'>" + css).contains("}.lb-mail p{color:#123456}"))
    }

    @Test(
        "forms leave what stands in them",
        arguments: [
            // Right in a table a form is not shown, and nothing moves out of the table.
            ("<table><form><tr><td>x</form></table>", "<table><tbody><tr><td>x</td></tr></tbody></table>"),
            ("<form>x<form>y</form>z", "<div class=\"lb-form\">xy</div>z"),
            ("<form><div>x</form>y</div>z", "<div class=\"lb-form\"><div>xy</div></div>z"),
            ("<input type=hidden value=x>y", "y"),
            ("<input type=submit value=Go>", "<span style=\"white-space:pre\" class=\"lb-button\">Go</span>"),
            (
                "<input size=10 style='color:red'>",
                "<span style=\"color:red\" class=\"lb-input\"><span style=\"display:inline-block;width:89px\">\u{200B}</span></span>"
            ),
            ("<input type=image src=http://a.b/c width=9>", "<img data-remote-src=\"http://a.b/c\" width=\"9\">"),
            (
                "<select><option>x<b>y</b><optgroup><option>z</select>w",
                "<span class=\"lb-select\"><span class=\"lb-option\">xy</span> <span class=\"lb-option\">z</span></span>w"
            ),
            (
                "<select>x<script></select></script><option>y",
                "<span class=\"lb-select\"><span class=\"lb-option\">y</span></span>"
            ),
            (
                "<iframe src=http://a.b width=10 height=5%>x</iframe>y",
                "<span width=\"10\" height=\"5%\" style=\"width:14px;height:5%\" class=\"lb-embed\"></span>y"
            ),
            ("<embed src=http://a.b>y", "<span style=\"width:300px;height:150px\" class=\"lb-embed\"></span>y"),
            ("<button>x<button>y</button>", "<span class=\"lb-button\">x</span><span class=\"lb-button\">y</span>"),
        ])
    func forms(input: String, expected: String) {
        let html = sanitize(input)
        #expect(html.contains("<main class=\"lb-body\">" + expected + "</main>"))
        #expect(sanitize(html) == html)
        let result = HTMLSanitizer.sanitize(input)
        #expect(!result.usedFallback)
        #expect(HTMLSanitizer.sanitize(html).text == result.text)
    }

    @Test("what a frame would have loaded is still listed")
    func frames() {
        let result = HTMLSanitizer.sanitize("<iframe src=https://a.example/x></iframe><embed src=https://b.example/y>")
        #expect(result.remote == ["https://a.example/x", "https://b.example/y"])
        #expect(!result.html.contains("example"))
    }

    @Test("a tracking pixel keeps its box, its class and its place out of the flow, and no address")
    func trackers() {
        let html = sanitize(
            "x<img src=https://t.example/o width=1 height=1 class=a><img src=https://t.example/p width=0 height=0 style='position:absolute'>"
        )
        #expect(html.contains("<img width=\"1\" height=\"1\" class=\"a\"><img hidden=\"\" width=\"0\" height=\"0\">"))
    }

    @Test("of a length counts what it begins with")
    func lengths() {
        #expect(
            sanitize("x<img src=cid:a width=1 height='8</td'>").contains("<img src=\"cid:a\" width=\"1\" height=\"8\">")
        )
        #expect(!sanitize("x<img src=cid:a height='<8'>").contains("height=\""))
        #expect(sanitize("x<input type=radio>").contains("height:13px;margin:3px 3px 0 5px"))
    }

    @Test("characters of windows-1252 are what was meant")
    func windows1252() {
        #expect(HTMLSanitizer.sanitize("\u{93}don\u{92}t\u{94}\u{81}\u{85}").text == "“don’t”…\n")
    }

    @Test(
        "colors of the body are read as browsers read them",
        arguments: [
            ("white", "white"), ("#fff", "#fff"), ("#336699", "#336699"), ("336699", "#336699"), ("fff", "#0f0f0f"),
            ("#", "#000000"), ("#FF", "#0F0F00"), ("chucknorris", "chucknorris"), ("#chucknorris", "#c00000"),
            (" #369; ", "#369000"), ("#12345678901234567890", "#128956"),
        ])
    func legacyColor(attribute: String, css: String) {
        #expect(sanitize("<body bgcolor='\(attribute)'>x").contains(".lb-mail{background-color:\(css)}"))
    }

    @Test("a body without a color, or with a transparent one, has none", arguments: ["", " ", "transparent"])
    func noColor(attribute: String) {
        #expect(!sanitize("<body bgcolor='\(attribute)'>x").contains("background-color"))
    }
}
