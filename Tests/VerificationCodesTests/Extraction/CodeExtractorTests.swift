import CodeTestSupport
import MessageContent
import Testing

@testable import VerificationCodes

@Suite struct CodeExtractorTests {
    private let extractor = CodeExtractor(templates: .builtIn)

    @Test("a template's code carries provider, variant, place and expiry")
    func template() throws {
        let mail = SampleMail(
            from: "Google <no-reply@accounts.google.com>", subject: "G-482913 is your Google verification code",
            text: "G-482913 is your Google verification code. It expires in 10 minutes.")
        let code = try #require(extractor.report(mail.email).codes.first)
        #expect(code.code == "482913")
        #expect(code.provider == "google")
        #expect(code.template.hasPrefix("google/"))
        #expect(code.expiresAt?.rfc3339 == "2024-03-06T10:10:00Z")
        #expect(!code.isDrift)
    }

    @Test("the sender's domain is compared label by label: a look-alike has no template")
    func lookAlike() {
        let mail = SampleMail(
            from: "Google <no-reply@accounts.notgoogle.com>", subject: "Your Google verification code",
            text: "G-482913 is your Google verification code.")
        let report = extractor.report(mail.email)
        #expect(report.codes.first?.provider == nil)
        #expect(report.codes.first?.template == "generic")
        #expect(report.near.isEmpty)
    }

    @Test("a provider's new layout is rescued, at lower confidence, as drift")
    func drift() throws {
        let mail = SampleMail(
            from: "Okta <noreply@okta.com>", subject: "Something entirely new",
            text:
                "We changed our mails. The verification code that you asked for, to sign in, is this:\n\n482913\n\nIt expires in 5 minutes."
        )
        let report = extractor.report(mail.email)
        let code = try #require(report.codes.first)
        #expect(code.isDrift)
        #expect(code.provider == "okta")
        #expect(code.template == "generic")
        #expect(code.confidence < 0.8)
        #expect(report.near.map(\.template).allSatisfy { $0.hasPrefix("okta") })
        #expect(!report.near.isEmpty)
    }

    @Test("links of footers, lists and replies are none; a link to confirm with a token is one")
    func links() {
        let link = "https://app.example.com/confirm?token=9f2b7e41d0aa"
        let mail = SampleMail(
            subject: "Confirm your address",
            text:
                "Confirm your email address: \(link)\nUnsubscribe: https://app.example.com/unsubscribe?token=9f2b7e41d0aa"
        )
        #expect(extractor.report(mail.email).links.map(\.url) == [link])
        var list = mail
        list.headers = ["List-Id: <talk.example.com>"]
        #expect(extractor.report(list.email).links.isEmpty)
    }

    @Test(
        "a post of a list holds no code, but a service that numbers all its mail there sends some",
        arguments: [
            ("List-Id: Talk <talk.example.com>", 0), ("List-Post: <mailto:talk@example.com>", 0),
            ("List-ID: <49992286.xt.local>", 1), ("List-Id: 49992286.xt.local", 1),
            ("List-Id: The quarterly <2600.lists.example.org>", 0), ("List-Id: <talk.example.com> <49992286.x>", 0),
        ])
    func listId(field: String, count: Int) {
        var mail = SampleMail(subject: "Your login code", text: "Your login code is 482913. Do not share it.")
        mail.headers = [field]
        #expect(extractor.report(mail.email).codes.count == count)
    }

    @Test("as JSON the report has the keys that scripts rely on")
    func json() {
        let mail = SampleMail(subject: "Your login code", text: "Your login code is 482913. Do not share it.")
        var json = JSONWriter()
        json.object { extractor.report(mail.email).writeMembers(to: &$0) }
        for key in [
            "codes", "code", "provider", "template", "kind", "confidence", "where", "expiresAt", "links", "near",
        ] {
            #expect(json.text.contains("\"\(key)\":"), "\(key)")
        }
    }

    @Test(
        "hostile text, more than is read of it, gives no code",
        arguments: [
            String(repeating: "<", count: 65_536), "<style>" + String(repeating: "a{b:c}", count: 50_000),
            String(repeating: "verification code ", count: 18_000), String(repeating: "1", count: 300_000),
            String(repeating: "1 ", count: 150_000), String(repeating: "12-", count: 100_000),
            String(repeating: "expires in 5 minutes code ", count: 12_000),
            String(repeating: "https://a.b/c?t=", count: 18_000),
            String(repeating: "\"", count: 300_000),
        ])
    func hostile(text: String) {
        for mail in [SampleMail(subject: "Sign in", text: text), SampleMail(subject: "Sign in", html: text)] {
            #expect(extractor.report(mail.email).codes.isEmpty)
        }
    }
}
