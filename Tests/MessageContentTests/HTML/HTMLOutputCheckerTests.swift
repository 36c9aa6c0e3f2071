import MessageContent
import Testing

@Suite("The checker of the output language")
struct HTMLOutputCheckerTests {
    private let checker = HTMLOutputChecker()
    private func accepts(_ html: String) -> Bool { checker.accepts(Array(html.utf8)) }

    @Test(
        "accepts the language",
        arguments: [
            "", "a &amp; b", "<p>x</p>", "<p title=\"a&quot;b\">x<br>y</p>", "<a href=\"https://a.example\">x</a>",
            "<img src=\"cid:x\">", "<style>a{color:red}</style><p></p>",
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
}
