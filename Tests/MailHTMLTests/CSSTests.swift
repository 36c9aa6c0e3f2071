import Testing

@testable import MailHTML

private func declarations(_ css: String) -> String {
    var rewriter = CSSDeclarations(keepsRemote: false)
    var (output, none) = ([UInt8](), [UInt8]())
    Array(css.utf8).withUnsafeBufferPointer {
        var tokens = CSSTokenizer($0)
        rewriter.rewrite(&tokens, isRule: false, into: &output, backgrounds: &none)
    }
    return String(decoding: output, as: UTF8.self)
}

private func sheet(_ css: String) -> String {
    var sheet = CSSStyleSheet(
        prefix: Array("lb-".utf8), keepsRemote: false, isOwnOutput: false, variables: CSSVariables([]))
    Array(css.utf8).withUnsafeBufferPointer { sheet.rewrite($0) }
    return String(decoding: sheet.output, as: UTF8.self)
}

@Suite("Style sheets")
struct CSSTests {
    @Test(
        "declarations",
        arguments: [
            ("color:red", "color:red;"), ("COLOR : Red ! important ;", "color:Red ! important;"),
            ("width:calc(100% - 2px", "width:calc(100% - 2px);"),
            ("font-family:\"A'b\\\"c\",sans-serif", "font-family:'Abc',sans-serif;"),
            ("background:url(cid:x) no-repeat", "background:url('cid:x') no-repeat;"),
            ("background:#fff url('https://x.example/a') 0 0", "background:#fff none 0 0;"),
            ("background:red url(https://x.example/a)url(https://x.example/b)-5px", "background:red none none -5px;"),
            ("position:relative;color:red", "position:relative;color:red;"),
            ("mso-line-height-rule:exactly", "mso-line-height-rule:exactly;"),
            ("/**/color/**/:/**/red/**/;margin:0/**/auto", "color:red;margin:0 auto;"),
        ])
    func kept(css: String, expected: String) { #expect(declarations(css) == expected) }

    @Test(
        "declarations that go away",
        arguments: [
            "position:fixed", "p\\6fsition:fixed", "position:fix\\65 d", "width:expression(alert(1))",
            "width:e\\78pression(1)",
            "behavior:url(x)", "-moz-binding:url(x)", "--x:red", "color:var(--x)", "content:attr(title)",
            "background:image-set('x' 1x)",
            "background:element(#x)", "cursor:url(https://x.example/a)", "transform:scale(9)", "z-index:9", "top:0",
            "animation:x",
            "color:red}a{color:blue", "color:{red}", "color:\"\nred", "color:<b>", "width:10\\70x", "color:@x",
            "color:)", "mso-a\\'b:red", "mso-\\+:red", "mso-\u{e9}:red",
            "width:url(https://x.example)", "filter:url(#x)", "color:re\\00003c d",
        ])
    func removed(css: String) { #expect(declarations(css) == "") }

    @Test("a bad declaration takes none of its neighbours with it")
    func neighbours() {
        #expect(declarations("color:red;x:(;);margin:0;y:{a;b};padding:0;{};;top:0") == "color:red;margin:0;padding:0;")
    }

    @Test(
        "rules are scoped",
        arguments: [
            ("p{color:red}", ".lb-mail p{color:red}"),
            ("body{margin:0;background:red}", ".lb-mail{background:red}:where(.lb-mail)>main.lb-body{margin:0}"),
            ("html body .a>b#c{margin:0}", "div.lb-mail main:where(.lb-body) .a>b#lb-c{margin:0}"),
            (":root{color:red}", ".lb-mail{color:red}"),
            ("*{margin:0}", ".lb-mail *{margin:0}"),
            (
                "a:hover,td:nth-child(2n + 1)::before{color:red}",
                ".lb-mail a:hover,.lb-mail td:nth-child(2n + 1)::before{color:red}"
            ),
            (".sm\\:w-1\\/2{width:50%}", ".lb-mail .sm_w-1_2{width:50%}"),
            ("form{margin:0}", ".lb-mail div:where(.lb-form){margin:0}"),
            ("p:not(.a):not(:empty){margin:0}", ".lb-mail p:not(.a):not(:empty){margin:0}"),
            ("<!-- p{margin:0} -->", ".lb-mail p{margin:0}"),
            (
                "@media screen and (max-width:600px){.a{width:100%}}",
                "@media screen and (max-width:600px){.lb-mail .a{width:100%}}"
            ),
            (
                "@media screen{@supports (display:grid){@media (max-width:9px){.a{margin:0}}.b{margin:0}}}",
                "@media screen{@supports (display:grid){@media (max-width:9px){.lb-mail .a{margin:0}}.lb-mail .b{margin:0}}}"
            ),
            (".position:hover{color:red}", ".lb-mail .position:hover{color:red}"),
            (
                "@media (prefers-color-scheme:dark){body{color:#fff}}",
                "@media (prefers-color-scheme:dark){:where(.lb-mail)>main.lb-body{color:#fff}}"
            ),
        ])
    func scoped(css: String, expected: String) { #expect(sheet(css) == expected) }

    @Test(
        "rules that go away",
        arguments: [
            "@import url(https://x.example/a.css);", "@font-face{font-family:a;src:url(https://x.example/a)}",
            "@keyframes a{from{top:0}}",
            "p:has(a){color:red}", "p::-x-y{color:red}", "p{color:red", "@media (x-unknown){p{color:red}}",
            "@supports 'a'{p{color:red}}",
            "p{background:expression(1)}", ".lb-x{color:red}", "@charset 'x';", "p[x{color:red}", "script{color:red}",
            "@media{@import 'x';}", "@media (max-width:9px)){p{color:red}}", "@media ((max-width:9px){p{color:red}}",
            "@media (max-width):9px(){p{color:red}}",
            String(repeating: "@media screen{", count: 5) + "p{color:red}" + String(repeating: "}", count: 5),
        ])
    func refused(css: String) {
        #expect(!sheet(css).contains("x.example") && (sheet(css) == "" || css == "p{color:red"))
    }

    @Test(
        "no selector reaches the page around the message",
        arguments: [
            (":not(html){color:red}", ".lb-mail :not(div.lb-mail){color:red}"),
            (":not(:root) p{color:red}", ".lb-mail :not(.lb-mail) p{color:red}"),
            (":is(html,p) b{color:red}", ".lb-mail :is(div.lb-mail,p) b{color:red}"),
            (":is(html) b{color:red}", ":is(div.lb-mail) b{color:red}"),
            ("html+*{color:red}", ""), (":root~p{color:red}", ""), (":is(html)+p{color:red}", ""),
            (".lb-mail+div{color:red}", ""), (".lb-body{display:none}", ""), (":not(.lb-mail){color:red}", ""),
            ("html>p+p{color:red}", "div.lb-mail>p+p{color:red}"),
        ])
    func reach(css: String, expected: String) { #expect(sheet(css) == expected) }

    @Test("margins do not move the message over the page")
    func wrapperMargins() {
        #expect(sheet("html{margin-top:-150px;color:red}") == "div.lb-mail{color:red}")
        #expect(sheet("html{margin:0 0 calc(1px - 9px)}") == "")
        #expect(sheet("html{margin:3px}p{margin:-3px}") == "div.lb-mail{margin:3px}.lb-mail p{margin:-3px}")
    }

    @Test(
        "what its place hides stays hidden without that place",
        arguments: [
            "position:absolute;left:-9999px", "left:-10000px;position:fixed", "position:absolute;top:-999em;color:red",
            "position:absolute;clip:rect(0 0 0 0)", "clip: rect(1px, 1px, 1px, 1px);position:absolute!important",
            "position:absolute;width:1px;height:1px;overflow:hidden", "transform:scale(0)", "clip-path:inset(50%)",
            "position:/**/absolute;left:/* far */ -9999px", "transform:/*/*/scale(0)",
        ])
    func away(css: String) {
        #expect(declarations(css).hasSuffix("display:none;"))
        let safe = HTMLSanitizer.sanitize("<style>.c{\(css)}</style><p style='\(css)'>one</p><p class=c>two</p>x")
        #expect(safe.text == "x\n")
        #expect(safe.hiddenText == "one\ntwo")
        #expect(HTMLSanitizer.sanitize(safe.html).html == safe.html)
    }

    @Test(
        "a box that was only moved a little is shown",
        arguments: [
            "position:absolute;left:-9px", "left:-9999px", "position:relative;left:-9999px", "clip:rect(0,0,0,0)",
            "position:absolute;clip:rect(0,0,100px,50px)", "transform:scale(0.5)", "transform:rotate(3deg)",
            "position:absolute;left:-9999px;position:static",
        ])
    func near(css: String) { #expect(!declarations(css).contains("display:none")) }

    @Test("a sheet that is cut short leaves the next one whole")
    func unfinished() {
        for css in ["@import 'a.css'", "/* x", "p{color:red", "p[x='", "@media screen{"] {
            let safe = HTMLSanitizer.sanitize("<style>\(css)</style><style>.h{display:none}</style><p class=h>h</p>x")
            #expect(safe.text == "x\n", "\(css)")
            #expect(HTMLSanitizer.sanitize(safe.html).html == safe.html)
        }
    }
}
