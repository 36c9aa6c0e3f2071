import MailHTML
import Testing

@Suite("The checker of the output language")
struct HTMLOutputCheckerTests {
    private let checker = HTMLOutputChecker()
    private func accepts(_ html: String) -> Bool { checker.accepts(Array(html.utf8)) }

    @Test(
        "accepts the language",
        arguments: [
            "", "a &amp; b", "<p>x</p>", "<p title=\"a&quot;b\">x<br>y</p>", "<a href=\"https://a.example\">x</a>",
            "<img src=\"cid:x\">", "<style>.lb-mail a{color:red}</style><p></p>",
            "<p style=\"background:url(&#39;cid:x&#39;)\"></p>",
        ])
    func accepted(html: String) { #expect(accepts(html)) }

    @Test(
        "refuses everything else",
        arguments: [
            "<script></script>", "<p", "<p>", "</p>", "<p></b>", "a & b", "a > b", "<P></P>", "<p onclick=\"x\"></p>",
            "<p title='x'></p>", "<p title=x></p>",
            "<p title=\"a\" title=\"b\"></p>", "<p title=\"'\"></p>", "<p title=\"`\"></p>", "<p title=\"<\"></p>",
            "<!-- x -->", "<br></br>", "<svg></svg>", "<style>a{}</style><style>a{}</style>",
            "<p><style>a{}</style></p>",
            "<a href=\"javascript:x\"></a>", "<a href=\"/x\"></a>", "<a href=\"#x\"></a>",
            "<img src=\"https://a.example\">", "<img src=\"data:image/svg+xml;base64,A\">", "<p id=\"x\"></p>",
            "<p src=\"cid:x\"></p>",
            "<p style=\"position:fixed\"></p>", "<p style=\"a:expression(1)\"></p>",
            "<p style=\"a:url(&#39;https://x&#39;)\"></p>", "<p style=\"a:\\65\"></p>", "<p style=\"a}b{c:d\"></p>",
            "<style>@import 'x'</style>", "<style>a{b:url(x)}</style>", "<style>/*</style>",
            "<p style=\"a:&#39;x\"></p>", "\u{0}", "a\u{7f}",
            "<p  title=\"x\"></p>", "<p title=\"x\"/>", "<p></p x>", "<a target=\"_top\"></a>",
        ])
    func refused(html: String) { #expect(!accepts(html)) }

    @Test(
        "accepts selectors that begin in the message",
        arguments: [
            ".lb-mail", ".lb-mail p", "div.lb-mail>p+p", ":where(.lb-mail)>main.lb-body", ":is(div.lb-mail) b~i",
            ":where(.lb-quirks) :where(table)", ".lb-mail :not(div.lb-mail),.lb-mail p[title='a,b}']",
            "body:has(>.lb-mail)", ".lb-mail p:is(a,b)+*",
        ])
    func inside(selector: String) {
        #expect(accepts("<style>\(selector){color:red}</style>"))
        #expect(accepts("<style>@media (width>3px){\(selector){color:red}}</style>".replacing(">3px", with: ":3px")))
    }

    @Test(
        "refuses selectors that reach the page, and sheets with loose braces",
        arguments: [
            "p{}", "*{}", "body{}", "body:has(p){}", "html{}", ":not(div.lb-mail){}", ":not(.lb-mail) p{}",
            "div.lb-mail+*{}", ".lb-mail ~p{}", ":is(.lb-mail)+p{}", ":is(.lb-mail,p){}", ".lb-mail p,p{}",
            ":is(p:not(.lb-mail)){}", "p.lbx-mail{}", "[class='.lb-mail']{}", "@media screen{p{}}", "}", ".lb-mail{{}}",
            ".lb-mail{", "@media screen{.lb-mail{}", "p .lb-mail{}", "{}", "#lb-mail{}",
        ])
    func outside(css: String) { #expect(!accepts("<style>\(css)</style>")) }
}
