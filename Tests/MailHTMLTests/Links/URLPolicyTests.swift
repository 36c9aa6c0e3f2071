import Testing

@testable import MailHTML

@Suite("Addresses")
struct URLPolicyTests {
    @Test(
        "links",
        arguments: [
            ("https://a.example/x?y=1&z", "https://a.example/x?y=1&z"), (" HTTP:\\\\a.example", "http://a.example"),
            ("ht\ttps://a.ex\nample/", "https://a.example/"),
            ("mailto:a@b.example?subject=x y", "mailto:a@b.example?subject=x%20y"),
            ("tel:+49 30", "tel:+49%2030"),
            ("mailto:a@b.example?attach=/etc/passwd&subject=x&%61ttachment=y", "mailto:a@b.example?subject=x"),
            ("mailto:a@b.example?Attach=x", "mailto:a@b.example"),
            ("https:////a.example/'\"", "https://a.example/%27%22"),
        ])
    func kept(raw: String, url: String) { #expect(URLPolicy.link(Array(raw.utf8)[...]) == .keep(Array(url.utf8))) }

    @Test(
        "links that go away",
        arguments: [
            ("javascript:alert(1)", "javascript"), ("java\nscript:alert(1)", "javascript"),
            ("\u{1}javascript:x", "javascript"),
            ("data:text/html,x", "data"), ("/path", "relative"), ("///host/x", "relative"), ("\\\\host\\x", "relative"),
            ("a.example:80/x", "a.example"),
            ("https:a.example", "https"), ("https:///", "https"), ("vbscript:x", "vbscript"), ("", "relative"),
            (":x", "relative"),
            ("file:///etc/passwd", "file"), ("tel:*%2306%23", "tel"), ("tel:*31#", "tel"), ("mailto:", "mailto"),
            ("#", "relative"),
        ])
    func removed(raw: String, reason: String) { #expect(URLPolicy.link(Array(raw.utf8)[...]) == .remove(reason)) }

    @Test("images")
    func images() {
        func image(_ raw: String) -> URLPolicy.Image { URLPolicy.image(Array(raw.utf8)[...]) }
        #expect(image("cid:a@b") == .keep(Array("cid:a@b".utf8)))
        #expect(image("DATA:image/PNG;base64, iVBO\n Rw==") == .keep(Array("data:image/png;base64,iVBORw==".utf8)))
        #expect(image("data:image/svg+xml;base64,AAAA") == .remove("data"))
        #expect(image("data:image/png,<svg>") == .remove("data"))
        #expect(image("//a.example/x.png") == .remote(Array("https://a.example/x.png".utf8)))
        #expect(image("x.png") == .remove("relative"))
        #expect(image("blob:https://a.example/1") == .remove("blob"))
    }

    @Test("hosts")
    func hosts() {
        #expect(AddressParts(Array("https://user:pw@WWW.A.example:8080/x".utf8))?.hostName == "www.a.example")
        #expect(AddressParts(Array("mailto:a@b.example".utf8)) == nil)
    }
}
