import Testing

@testable import VerificationCodes

@Suite struct WebAddressTests {
    @Test("an address in its parts")
    func parts() throws {
        let address = try #require(WebAddress("https://user@Mail.Example.COM:8443/Verify/a%20b?t=1%2B2&x&u=#top?y=1"))
        #expect(address.host == "mail.example.com")
        #expect(address.path == "/Verify/a%20b")
        #expect(address.query.map(\.name) == ["t", "x", "u"])
        #expect(address.query.map(\.value) == ["1+2", "", ""])
        #expect(address.fragment == "top?y=1")
    }

    @Test("what an address lacks is empty, its path a slash")
    func bare() throws {
        let address = try #require(WebAddress("HTTP://example.com"))
        #expect(address.host == "example.com")
        #expect(address.path == "/")
        #expect(address.query.isEmpty && address.fragment.isEmpty)
        #expect(WebAddress("https://example.com?t=1")?.path == "/")
        #expect(WebAddress("https://example.com?t=1")?.query.first?.value == "1")
    }

    @Test(
        "what is no web address is none",
        arguments: [
            "", "example.com", "mailto:a@example.com", "ftp://example.com", "https://", "https:///x",
            "javascript:alert(1)",
        ])
    func none(text: String) { #expect(WebAddress(text) == nil) }

    @Test("the host is what stands behind the last @ of the authority, not a name that looks like it")
    func deceit() {
        #expect(WebAddress("https://example.com@evil.net/x")?.host == "evil.net")
        #expect(WebAddress("https://evil.net/@example.com")?.host == "evil.net")
        #expect(WebAddress("https://evil.net?https://example.com")?.host == "evil.net")
        #expect(WebAddress("https://evil.net#@example.com")?.host == "evil.net")
    }

    @Test(
        "percent signs that begin no triple stay",
        arguments: [("%41%zz%4", "A%zz%4"), ("%", "%"), ("%e2%82%ac", "€"), ("a+b", "a+b")])
    func percent(text: String, decoded: String) { #expect(PercentCoding.decode(text) == decoded) }

    @Test(
        "known redirects are unwrapped",
        arguments: [
            "https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2Fverify%3Ft%3D1&data=05",
            "https://urldefense.proofpoint.com/v2/url?u=https-3A__example.com_verify-3Ft-3D1&d=DwMFaQ&c=x",
            "https://urldefense.com/v3/__https://example.com/verify?t=1__;!!Abc!Def$",
            "https://www.google.com/url?q=https://example.com/verify%3Ft%3D1&sa=D",
            "https://l.facebook.com/l.php?u=https%3A%2F%2Fexample.com%2Fverify%3Ft%3D1&h=AT0",
            "https://abc.r.us-east-1.awstrack.me/L0/https:%2F%2Fexample.com%2Fverify%3Ft=1/1/0100/x=1",
            "https://links.example.net/ls/click?url=https%3A%2F%2Fexample.com%2Fverify%3Ft%3D1",
            "https://links.example.net/track?target=https%3A%2F%2Fexample.com%2Fverify%3Ft%3D1",
        ])
    func redirects(url: String) throws {
        let target = try #require(WebAddress(url)).unwrapped
        #expect(target.text == "https://example.com/verify?t=1")
    }

    @Test("underscores in the tail of a URL Defense address end nothing")
    func urlDefenseTail() {
        let url = "https://urldefense.com/v3/__https://example.com/verify?t=1__;!!Ab__cd!Ef__gh$"
        #expect(WebAddress(url)?.unwrapped.text == "https://example.com/verify?t=1")
    }

    @Test("redirects within redirects are followed, but not for ever")
    func nested() throws {
        let inner = "https://www.google.com/url?q=https%253A%252F%252Fexample.com%252Fverify"
        let outer =
            "https://eur01.safelinks.protection.outlook.com/?url="
            + inner.replacing(":", with: "%3A").replacing("?", with: "%3F").replacing("=", with: "%3D")
        #expect(WebAddress(outer)?.unwrapped.host == "example.com")
        var url = "https://example.com/end"
        for _ in 0..<12 {
            url =
                "https://www.google.com/url?q="
                + url.replacing("%", with: "%25").replacing("&", with: "%26").replacing("#", with: "%23")
        }
        #expect(WebAddress(url)?.unwrapped.host == "www.google.com")
    }

    @Test(
        "an address that only carries another is not unwrapped",
        arguments: [
            "https://example.com/verify?continue=x&url=https://evil.net", "https://example.com/login?t=1",
            "https://www.google.com/url?q=nothing",
            "https://safelinks.protection.outlook.com.evil.net/?url=https://example.com",
        ])
    func notRedirects(url: String) { #expect(WebAddress(url)?.unwrapped.text == url) }
}
