import CodeTestSupport
import Testing

@testable import VerificationCodes

@Suite struct AuthenticationResultsTests {
    private func verdict(_ fields: String..., domains: [String] = ["example.com"]) -> AuthenticationResults.Verdict {
        let mail = SampleMail(headers: fields.map { "Authentication-Results: " + $0 })
        return AuthenticationResults(mail.email.header("authentication-results")).verdict(for: domains)
    }

    @Test("without the field nothing is known")
    func absent() {
        #expect(AuthenticationResults(nil).verdict(for: ["example.com"]) == .unknown)
        #expect(verdict("mx.example.net; none") == .unknown)
        #expect(verdict("mx.example.net") == .unknown)
    }

    @Test("DMARC decides either way")
    func dmarc() {
        #expect(verdict("mx.example.net; dmarc=pass header.from=example.com") == .passed)
        #expect(verdict("mx.example.net; dmarc=fail (p=NONE) header.from=example.com") == .failed)
        #expect(verdict("mx.example.net; DMARC=Pass header.from=example.com") == .passed)
        #expect(verdict("mx.example.net; dmarc=none") == .unknown)
    }

    @Test("a DKIM signature counts when its domain is the provider's or beneath it")
    func alignedSignature() {
        #expect(verdict("mx.example.net; dkim=pass header.d=example.com") == .passed)
        #expect(verdict("mx.example.net; dkim=pass header.d=mail.EXAMPLE.com") == .passed)
        #expect(verdict("mx.example.net; dkim=pass header.i=@example.com header.s=one") == .passed)
        #expect(verdict("mx.example.net; dkim=pass header.i=bounce@mail.example.com") == .passed)
        #expect(verdict("mx.example.net; dkim=pass header.d=notexample.com") == .unknown)
        #expect(verdict("mx.example.net; dkim=pass header.d=example.com.evil.example") == .unknown)
        #expect(verdict("mx.example.net; dkim=fail header.d=example.com") == .unknown)
    }

    @Test("whose name stands in From is not who signed")
    func fromIsNoSigner() {
        #expect(verdict("mx.example.net; dkim=pass header.d=evil.net header.from=example.com") == .unknown)
    }

    @Test("DKIM and SPF fail together, not alone")
    func bothFail() {
        #expect(
            verdict("mx.example.net; dkim=fail header.d=example.com; spf=fail smtp.mailfrom=example.com") == .failed)
        #expect(
            verdict("mx.example.net; dkim=fail header.d=example.com; spf=softfail smtp.mailfrom=x.example") == .failed)
        #expect(
            verdict("mx.example.net; dkim=fail header.d=example.com; spf=pass smtp.mailfrom=example.com") == .unknown)
        #expect(verdict("mx.example.net; spf=fail smtp.mailfrom=example.com") == .unknown)
        #expect(
            verdict("mx.example.net; dkim=fail header.d=a.example; dkim=pass header.d=b.example; spf=fail") == .unknown)
    }

    @Test("only the topmost field was written by the receiving server")
    func topmost() {
        #expect(verdict("mx.example.net; dmarc=fail", "mx.example.net; dmarc=pass") == .failed)
        #expect(verdict("mx.example.net; none", "mx.example.net; dmarc=pass") == .unknown)
    }

    @Test("comments say nothing")
    func comments() {
        #expect(verdict("mx.example.net; (dmarc=pass; dkim=pass header.d=example.com) spf=none") == .unknown)
        #expect(
            verdict("mx.example.net (a ; (b;) c); dmarc=pass (p=REJECT sp=NONE) header.from=example.com") == .passed)
        #expect(verdict("mx.example.net; dmarc=fail ) ; dmarc=x") == .failed)
    }

    @Test("a folded field is one field")
    func folded() {
        #expect(
            verdict("mx.example.net;\n spf=fail smtp.mailfrom=example.com;\n\tdkim=pass\n header.d=example.com")
                == .passed)
    }

    @Test(
        "what a template asks for decides over passing",
        arguments: [
            ("must", "dmarc=pass", true), ("must", "dmarc=fail", false), ("must", nil, false),
            ("should", "dmarc=pass", true),
            ("should", "dmarc=fail", false), ("should", nil, true), ("unneeded", "dmarc=pass", true),
            ("unneeded", "dmarc=fail", true), ("unneeded", nil, true),
        ])
    func rule(rule: String, result: String?, passes: Bool) throws {
        let template = try SampleTemplate(sender: "domains: [example.com]\nauthentication: \(rule)").read()
        var mail = SampleMail(text: "Your code is 123456.")
        if let result { mail.headers = ["Authentication-Results: mx.example.net; " + result] }
        let trace = template.trace(mail)
        #expect((trace.found?.code?.code == "123456") == passes)
        #expect(trace.failure?.stage == (passes ? nil : .authentication))
    }

    @Test("left out, authentication should pass: a failure is enough to refuse")
    func usual() throws {
        let template = try SampleTemplate().read()
        #expect(template.sender.authentication == .should)
        let trace = template.trace(
            SampleMail(text: "Your code is 123456.", headers: ["Authentication-Results: mx.example.net; dmarc=fail"]))
        #expect(trace.failure?.detail == "DMARC, or DKIM and SPF, failed")
    }
}

@Suite struct DomainNameTests {
    @Test(
        "domains are compared label by label",
        arguments: [
            ("example.com", true), ("mail.example.com", true), ("a.b.example.com", true), ("MAIL.Example.COM", true),
            ("notexample.com", false), ("example.com.evil.net", false), ("example.co", false), ("com", false),
            ("", false),
            ("mailexample.com", false), ("example.com-mail.net", false), (".example.com", true),
        ])
    func labels(domain: String, isWithin: Bool) {
        #expect(DomainName.isWithin(domain, "example.com") == isWithin)
        #expect(DomainName.isWithin(domain, "EXAMPLE.com") == isWithin)
    }
}
