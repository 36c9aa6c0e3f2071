import MailHTML
import Testing

@Suite("Remote content")
struct RemoteContentTests {
    private static let address = "https://r.example/x.png"

    @Test(
        "whatever would have been loaded is listed, once",
        arguments: [
            "<img src='U'>", "<img srcset='U 1x, U 2x'>", "<img src='U' srcset='U 2x'>", "<image src='U'>",
            "<img src='//r.example/x.png'>", "<img src=' https:\\\\r.example/x.png'>",
            "<table background='U'><tr><td>x</table>", "<body background='U'>",
            "<table><tr><td background='U'>x</table>", "<p style='background:url(U)'>x</p>",
            "<p style='background-image:url(\"U\")'>x",
            "<ul style='list-style-image:url(U)'><li>x</ul>", "<p style='content:url(U)'>x",
            "<p style='background:image-set(\"U\" 1x)'>x", "<style>p{background:url(U)}</style>x",
            "<style>@import 'U';</style>x",
            "<style>@import url(U);</style>x", "<style>@font-face{font-family:f;src:url(U)}</style>x",
            "<link rel=stylesheet href='U'>", "<link rel=preload as=image href='U'>",
            "<link rel=dns-prefetch href='U'>",
            "<link rel=preload as=image imagesrcset='U 1x'>", "<input type=image src='U'>",
            "<video poster='U'></video>",
            "<video src='U'></video>", "<video><source src='U'></video>",
            "<picture><source srcset='U 1x'><img alt=x></picture>",
            "<audio src='U'></audio>", "<audio><source src='U'></audio>", "<iframe src='U'></iframe>",
            "<embed src='U'>",
            "<object data='U'></object>", "<applet code='U'></applet>", "<script src='U'></script>",
            "<bgsound src='U'>",
            "<svg><image href='U'></svg>", "<svg><image xlink:href='U'/></svg>", "<video><track src='U'></video>",
            "<img src='U'><img src='U'><p style='background:url(U)'>",
        ])
    func listed(html: String) {
        let result = HTMLSanitizer.sanitize(
            html.split(separator: "U", omittingEmptySubsequences: false).joined(separator: Self.address))
        #expect(result.remote == [Self.address])
        #expect(!result.html.contains(" src=") && !result.html.contains("url("))
    }

    @Test("an image keeps its address for the reader, from src or the first of srcset")
    func kept() {
        for html in [
            "<img src='https://r.example/x.png'>",
            "<img srcset=' https://r.example/x.png 1x, https://r.example/y.png 2x'>",
        ] {
            let result = HTMLSanitizer.sanitize(html)
            #expect(result.html.contains("<img data-remote-src=\"https://r.example/x.png\">"))
            let allowed = HTMLSanitizer.sanitize(html, options: .init(remoteContent: .allow))
            #expect(allowed.html.contains("<img src=\"https://r.example/x.png\">"))
            #expect(!allowed.usedFallback)
        }
    }

    @Test("what lies in the message is no remote content")
    func local() {
        let result = HTMLSanitizer.sanitize(
            "<img src=cid:a><img src='data:image/png;base64,AAAA'><img src=x.png><a href=https://r.example>x</a>")
        #expect(result.remote.isEmpty)
    }

    @Test("a background that lies in the message stays, its name holding @ as names do")
    func inlineBackground() {
        let safe = HTMLSanitizer.sanitize("<p style='background:url(cid:part1.2@m.example)'>x")
        #expect(!safe.usedFallback)
        #expect(safe.html.contains("background:url(&#39;cid:part1.2%40m.example&#39;)"))
    }

    @Test("backgrounds of allowed addresses stay, whatever characters they hold")
    func allowedBackground() {
        let url = "https://a.example/*/@x?b=1&c={2};d"
        let html = "<style>p{background:url(\"\(url)\")}</style><p style='background:url(\"\(url)\")'>x</p>"
        let safe = HTMLSanitizer.sanitize(html, options: .init(remoteContent: .allow))
        #expect(!safe.usedFallback)
        #expect(safe.html.contains("p{background:url('https://a.example/%2A/%40x?b=1&c=%7B2%7D;d')}"))
        #expect(safe.html.contains("background:url(&#39;https://a.example/%2A/%40x?b=1&amp;c=%7B2%7D;d&#39;)"))
        #expect(HTMLSanitizer.sanitize(safe.html, options: .init(remoteContent: .allow)).html == safe.html)
    }
}
