import Testing

@testable import MailHTML

@Suite("What can be seen")
struct HTMLVisibilityTests {
    @Test(
        "hidden text is kept apart",
        arguments: [
            "<div style='display:none'>h</div>x", "<div style='DISPLAY : NONE !important'>h</div>x",
            "<div style='display:none;mso-hide:all'>h</div>x", "<div style='visibility:hidden;display:block'>h</div>x",
            "<div style='opacity:0;display:inline-block'>h</div>x", "<div style='opacity:0.0'>h</div>x",
            "<div style='display:none'><div style='display:block'><p>h</p></div></div>x", "<div hidden>h</div>x",
            "<span style='font-size:0'>h</span>x", "<span style='font-size:1px'>h</span>x",
            "<span style='font-size:0.1px'>h</span>x", "<span style='font-size:1pt'>h</span>x",
            "<span style='font-size:.01em'>h</span>x", "<span style='font:0/0 a'>h</span>x",
            "<span style='font:bold 1px/1px Arial'>h</span>x",
            "<div style='max-height:0;overflow:hidden'>h</div>x", "<div style='overflow:hidden;height:0px'>h</div>x",
            "<div style='max-width:0;overflow-x:hidden'>h</div>x",
            "<div style='height:1px;width:1px;overflow:clip'>h</div>x",
            "<div style='text-indent:-9999px'>h</div>x", "<div style='margin-left:-1000em'>h</div>x",
            "<div style='margin:0 0 0 -9999px'>h</div>x", "<div style='margin-top:-9999px'>h</div>x",
            "<p style='color:#fff;background:#FFFFFF'>h</p>x", "<p style='color:white;background-color:#fff'>h</p>x",
            "<p style='color:rgb(255, 255, 255);background:#fff'>h</p>x", "<p style='color:#ffffff00'>h</p>x",
            "<p style='color:rgb(255 255 255);background:#fff'>h</p>x", "<p style='color:rgb(0 0 0 / 0)'>h</p>x",
            "<p style='color:transparent'>h</p>x", "<p style='color:rgba(0,0,0,0)'>h</p>x",
            "<p><font color=white>h</font></p>x", "<p><font color=ffffff>h</font></p>x",
            "<div style='background:#000000'><span style='color:black'>h</span></div>x",
            "<table bgcolor='#336699'><tr><td style='color:#336699'><b>h</b></td></tr></table>x",
            "<div style='color:#ffffff'><div>h</div></div>x",
            "<div style='color:#123456'><p style='background:#123456'>h</p></div>x",
            "<style>.p{display:none}</style><i class=p>h</i>x", "<style>.p{font-size:0}</style><i class=p>h</i>x",
            "<style>#p{max-height:0;overflow:hidden}</style><div id=p>h</div>x",
            "<style>.p {display:none}</style><i class=p>h</i>x",
            "<style>b, div.p\n{visibility:collapse}</style><div class=p>h</div>x",
            "<style>DIV#p{display:none}</style><div id=p>h</div>x",
            "<style>.p{display:none!important}div.p{display:block}</style><div class=p>h</div>x",
            "<style>.p{display:block!important}.p{display:none!important}</style><div class=p>h</div>x",
            "<style>@media screen{p.lb-mail,i.q,[class=r]{color:red}}</style><p style='display:none'>h</p>x",
            "<div style='display:none'><o:p>h</o:p></div>x", "<div class=p><font color=white>h</font></div>x",
            "<p style='background:#000'>h</p>x",
        ])
    func hidden(html: String) {
        let result = HTMLSanitizer.sanitize(html)
        #expect(result.hiddenText == "h")
        #expect(result.text == "x\n")
        let again = HTMLSanitizer.sanitize(result.html)
        #expect(again.text == "x\n" && again.hiddenText == "h")
    }

    @Test(
        "what can be seen is not hidden",
        arguments: [
            "<div aria-hidden=true>h</div>", "<a style='mso-hide:all'>h</a>", "<div style='opacity:.01'>h</div>",
            "<div style='display:none;display:block'>h</div>", "<div style='max-height:0'>h</div>",
            "<div style='opacity:0;opacity:1'>h</div>", "<div style='visibility:hidden;visibility:visible'>h</div>",
            "<style>div.p{display:none}</style><i class=p>h</i>",
            "<style>.p{display:none}i.p{display:inline}</style><i class=p>h</i>",
            "<style>i.p{display:block}.p{display:none}</style><i class=p>h</i>",
            "<style>p#p{opacity:0}</style><i id=p>h</i>",
            "<div style='overflow:hidden;height:10px'>h</div>", "<div style='overflow:hidden'>h</div>",
            "<span style='font-size:10px'>h</span>", "<span style='font:700 12px/0 Arial'>h</span>",
            "<span style='font:0.9em Arial'>h</span>", "<div style='margin-left:-20px;text-indent:-10px'>h</div>",
            "<p style='color:#000;background:rgb(0 0 0 / 5%)'>h</p>", "<p style='color:#000;background:#0001'>h</p>",
            "<p style='color:#000;background:rgba(0,0,0,.05)'>h</p>",
            "<div style='text-indent:-100%'>h</div>", "<p style='color:#fff;background:#000'>h</p>",
            "<table bgcolor='#000000'><tr><td><font color=white>h</font></td></tr></table>",
            "<td style='font-size:0'><div style='font-size:12px'>h</div></td>",
            "<style>.p{font-size:0}</style><div class=p><div style='font-size:12px'>h</div></div>",
            "<style>.p{font-size:0}</style><div class=p style='font-size:12px'>h</div>",
            "<style>.q{color:#f00}</style><div class=p><font color=white>h</font></div>",
            "<body text=white><p style='background:#000'>h</p>",
            "<p style='background:#000'><a href='https://a.example'>h</a></p>",
            "<div style='color:#fff;background:#fff'><span style='color:#000'>h</span></div>",
            "<p style='color:#fff;background:#00f'><a style='background:#09e;color:#fff'>h</a></p>",
            "<div style='background:#fff'><p style='background:url(https://a.example/x.jpg);color:#fff'>h</p></div>",
            "<p style='background-image:url(https://a.example/x.jpg);background-color:#fff;color:#fff'>h</p>",
            "<div style='background:url(https://a.example/x.jpg) #fff;color:#fff'>h</div>",
            "<div style='background-image:linear-gradient(#f00,#00f);color:transparent'>h</div>",
            "<body bgcolor=black><font color=white>h</font></body>",
            "<body style='background:#000'><font color=white>h</font>",
            "<body class=dark><font color=white>h</font></body>",
            "<style>body{background:#000}</style><font color=white>h</font>",
            "<style>td{background:#000}</style><table><tr><td style='color:#fff'>h</td></tr></table>",
            "<style>.b{background:#000}</style><div class=b style='color:#fff'>h</div>",
            "<style>@media (max-width:600px){.p{display:none}}</style><i class=p>h</i>",
            "<div style='color:#fff'><a href='https://a.example'>h</a></div>",
        ])
    func shown(html: String) {
        let result = HTMLSanitizer.sanitize(html)
        #expect(result.hiddenText == "")
        #expect(result.text.hasPrefix("h"))
        #expect(HTMLSanitizer.sanitize(result.html).text == result.text)
    }

    @Test("what stands on a picture is taken for visible")
    func picture() {
        let html = "<table background='https://a.example/x.jpg'><tr><td><font color=white>h</font></td></tr></table>"
        #expect(HTMLSanitizer.sanitize(html).text == "h\n")
    }

    @Test(
        "tiny and hidden images are trackers, named by their host",
        arguments: [
            "<img src=U width=1 height=1>", "<img src=U width=0 height=0>", "<img src=U width=2 height=2>",
            "<img src=U width=1px height='1px'>", "<img src=U style='width:1px;height:1px'>",
            "<img src=U width=100 height=100 style='width:1px;height:1px!important'>", "<img src=U width=1>",
            "<img src=U height=1>", "<img src=U style='height:0'>", "<img src=U width=0>",
            "<img src=U style='width:.5px;height:.5px'>", "<img src=U style='max-width:1px;max-height:1px'>",
            "<img src=U style='max-height:0;overflow:hidden'>", "<img src=U style='display:none'>",
            "<img src=U width=300 height=200 style='display:none'>", "<img src=U style='visibility:hidden'>",
            "<img src=U style='opacity:0'>", "<img src=U hidden>", "<style>.t{display:none}</style><img src=U class=t>",
            "<div style='display:none'><p><img src=U></p></div>", "<div hidden><img src=U width=20 height=20></div>",
            "<div style='overflow:hidden;height:0'><img src=U></div>",
            "<div style='text-indent:-9999px'><img src=U></div>",
            "<style>#t{visibility:hidden}</style><div id=t><img src=U></div>",
        ])
    func trackers(html: String) {
        let result = HTMLSanitizer.sanitize("x" + html.replacing("U", with: "https://t.example/p.gif?i=1"))
        #expect(result.trackers == [HTMLTracker(kind: .pixel, vendor: "t.example", url: "https://t.example/p.gif?i=1")])
        #expect(result.remote == ["https://t.example/p.gif?i=1"])
        #expect(!result.html.contains("t.example"))
        #expect(HTMLSanitizer.sanitize(result.html).html == result.html)
    }

    @Test(
        "other images are none",
        arguments: [
            "<img src=U>", "<img src=U width=3 height=3>", "<img src=U width=600 height=1>",
            "<img src=U width=1 height=20>",
            "<img src=U width='100%'>", "<img src=U style='width:100%;height:auto'>",
            "<img src=U width=1 style='width:40px;height:40px'>",
            "<img src=U style='max-width:100%'>", "<td style='font-size:0;line-height:0'><img src=U></td>",
            "<div style='color:#fff;background:#fff'><img src=U></div>",
            "<style>@media (max-width:480px){.m{display:block!important}}</style><img class=m src=U style='display:none'>",
            "<style>@media (max-width:480px){div.m{display:block!important}}</style><div class=m style='display:none;max-height:0'><img src=U></div>",
        ])
    func ordinary(html: String) {
        let result = HTMLSanitizer.sanitize("x" + html.replacing("U", with: "https://t.example/p.gif"))
        #expect(result.trackers.isEmpty)
        #expect(result.html.contains("data-remote-src=\"https://t.example/p.gif\""))
        #expect(HTMLSanitizer.sanitize(result.html).html == result.html)
    }

    @Test(
        "what wide screens show is the text",
        arguments: [
            (".m{display:none}@media (min-width:600px){.m{display:block!important}}", "class=m", true),
            ("@media only screen and (min-width:481px){.m{display:none!important}}", "class=m", false),
            ("@media (min-width:600px){.m{display:table-row!important}}", "class=m style='display:none'", true),
            ("@media (max-width:600px){.m{display:block!important}}", "class=m style='display:none'", false),
            ("@media (min-width:1200px){.m{display:none}}", "class=m", true),
            ("@media print{.m{display:none}}", "class=m", true),
            (".m{display:none}", "style='display:block' class=m", true),
            (".m{display:none!important}", "class=m style='display:block'", false),
            (".m{display:none!important}.m{display:block}", "class=m", false),
            (".m{display:block!important}", "class=m style='opacity:0;display:none'", false),
            (".m{display:none}.n{color:red}", "class='n m'", false),
            (".m{visibility:hidden;opacity:0}", "class=m style='display:inline-block'", false),
            (".m{display:block!important}.m{visibility:hidden}", "class=m", false),
            (".m{display:none}@media (min-width:480px){.m{font-size:16px}}", "class=m", false),
            (".m{display:none!important}", "class=m style='display:block!important'", true),
            (".m{display:none!important;display:block}", "class=m", false),
            ("@media screen{.m{display:none}}", "class=m", false),
            (".m{display:block!important}.n{display:none}", "class='n m'", true),
            (".m{display:none!important}.n{display:none}", "class='m n' style='display:block'", false),
            ("", "hidden", false), ("", "hidden style='display:block'", true),
            ("", "style='position:absolute;left:-9999px;display:block!important'", false),
            ("@media (min-width:37.5em){.m{display:none}}", "class=m", false),
        ])
    func wideScreens(sheet: String, attributes: String, isShown: Bool) {
        let result = HTMLSanitizer.sanitize("<style>\(sheet)</style><div \(attributes)>word</div><p>end")
        #expect(result.text.contains("word") == isShown)
        #expect(result.hiddenText == (isShown ? "" : "word"))
        #expect(HTMLSanitizer.sanitize(result.html).text == result.text)
    }
}
