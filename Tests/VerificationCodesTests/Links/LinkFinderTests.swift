import CodeTestSupport
import Testing

@testable import VerificationCodes

@Suite struct TemplateLinkTests {
    private func links(_ rule: String, _ urls: String...) throws -> [FoundLink] {
        let template = try SampleTemplate(head: "links: [{\(rule)}]").read()
        return LinkFinder.links(SampleMail(text: urls.joined(separator: "\n")).mail, template)
    }

    @Test("a host is that host or one beneath it")
    func hosts() throws {
        let rule = "kind: verify, hosts: [example.com]"
        #expect(try links(rule, "https://example.com/x", "https://mail.EXAMPLE.com/x").count == 2)
        #expect(
            try links(
                rule, "https://notexample.com/x", "https://example.com.evil.net/x", "https://example.com@evil.net/x"
            ).isEmpty)
    }

    @Test("one of the paths fits, and the token is there and not empty")
    func pathsAndToken() throws {
        let rule = "kind: reset, hosts: [example.com], paths: [/reset/*, /r], token: t"
        #expect(try links(rule, "https://example.com/reset/abc?x=1&t=2").map(\.kind) == [.reset])
        #expect(try links(rule, "https://example.com/r?t=2").count == 1)
        #expect(try links(rule, "https://example.com/reset/abc?t=").isEmpty)
        #expect(try links(rule, "https://example.com/reset/abc?T=2", "https://example.com/help?t=2").isEmpty)
    }

    @Test("a redirect is looked through, and the link is told as it stands in the mail")
    func redirect() throws {
        let url = "https://www.google.com/url?q=https://example.com/verify/1"
        let found = try links("hosts: [example.com], paths: [/verify/*]", url)
        #expect(found == [FoundLink(url: url, provider: "example", kind: .verify)])
    }

    @Test("a template with rules of links decides alone, one without leaves it to the words")
    func report() throws {
        let mail = SampleMail(text: "Confirm: https://example.com/confirm?token=a1b2c3d4e5f6")
        let other = try SampleTemplate(head: "links: [{hosts: [other.example]}]").read()
        #expect(CodeTestSupport.report(mail, other).links.isEmpty)
        #expect(CodeTestSupport.report(mail, try SampleTemplate().read()).links.map(\.provider) == [nil])
    }
}

/// Links of mail that no template knows: words of confirming and a token.
@Suite struct GenericLinkTests {
    private func kind(_ url: String, label: String = "here") -> CodeKind? {
        LinkFinder.generic(
            SampleMail(html: "<p><a href=\"\(url.replacing("&", with: "&amp;"))\">\(label)</a></p>").mail
        ).first?.kind
    }

    @Test(
        "the path's words say what a link is for",
        arguments: [
            ("https://a.example/verify-email?token=abcd1234", CodeKind.verify),
            ("https://a.example/confirm/9f8e7d6c5b4a", .verify),
            ("https://a.example/account/activate?key=abcd1234", .verify),
            ("https://a.example/reset-password?token=abcd1234", .reset),
            ("https://a.example/forgot?code=abcd1234", .reset), ("https://a.example/magic?token=abcd1234", .login),
            ("https://a.example/auth/callback?token=abcd1234", .login),
            ("https://a.example/change-email?token=abcd1234", .change),
            ("https://a.example/delete-account?token=abcd1234", .delete),
            ("https://a.example/x?mode=verifyEmail&oobCode=abcd1234", .verify),
            ("https://a.example/#/confirm?token=abcd1234", .verify),
        ])
    func words(url: String, kind: CodeKind) { #expect(self.kind(url) == kind) }

    @Test(
        "without a token nobody could guess it proves nothing",
        arguments: [
            "https://a.example/verify", "https://a.example/reset-password", "https://a.example/verify?lang=en",
            "https://a.example/verify?token=", "https://a.example/verify?token=abc",
            "https://a.example/how-to-confirm-your-email-address",
        ])
    func noToken(url: String) { #expect(kind(url) == nil) }

    @Test(
        "a token is a parameter of such a name, or a value of letters and digits",
        arguments: [
            "verify?token=abcd", "verify?s=9f8e7d6c5b", "verify/9f8e7d6c5b4a", "verify?id=ABCDEFGHIJKLMNOPQRSTUVWX",
        ])
    func tokens(path: String) { #expect(kind("https://a.example/" + path) == .verify) }

    @Test(
        "links of every footer are none",
        arguments: ["unsubscribe", "preferences", "privacy", "support", "help", "view-in-browser", "opt-out"])
    func idle(word: String) {
        #expect(kind("https://a.example/\(word)/verify?token=abcd1234efgh") == nil)
        #expect(kind("https://a.example/\(word)?token=abcd1234efgh", label: "Confirm your email address") == nil)
    }

    @Test("the link's own words count where the address has none")
    func label() {
        let url = "https://a.example/u/x?k=9f8e7d6c5b4a"
        #expect(kind(url, label: "Confirm your email address") == .verify)
        #expect(kind(url, label: "Bestätigen Sie Ihre E-Mail-Adresse") == .verify)
        #expect(kind(url, label: "Read more") == nil)
    }

    @Test("the link is told as it stands in the mail, without a provider")
    func found() {
        let url = "https://a.example/verify?token=abcd1234"
        #expect(
            LinkFinder.generic(SampleMail(text: "Open \(url).").mail) == [
                FoundLink(url: url, provider: nil, kind: .verify)
            ])
    }
}
