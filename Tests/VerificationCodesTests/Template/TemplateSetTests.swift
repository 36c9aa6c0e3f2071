import CodeTestSupport
import Testing

@testable import VerificationCodes

@Suite struct TemplateSetTests {
    private func template(_ id: String, _ sender: String = "domains: [example.com]", priority: Int = 0) throws
        -> CodeTemplate
    {
        try SampleTemplate(id: id, head: "priority: \(priority)", sender: sender).read()
    }

    private func ids(_ set: TemplateSet, _ senders: String...) -> [String] { set.templates(for: senders).map(\.id) }

    @Test("a template is found by its domain and every one beneath it")
    func byDomain() throws {
        let set = TemplateSet([try template("one"), try template("two", "domains: [mail.example.org]")])
        #expect(ids(set, "a@example.com") == ["one"])
        #expect(ids(set, "a@x.y.example.com") == ["one"])
        #expect(ids(set, "a@x.mail.example.org") == ["two"])
        #expect(ids(set, "a@example.org").isEmpty)
        #expect(ids(set, "a@notexample.com").isEmpty)
        #expect(ids(set, "a@example.com.evil.net").isEmpty)
        #expect(ids(set).isEmpty)
        #expect(ids(set, "nobody").isEmpty)
    }

    @Test("domains under a public suffix of two labels are kept apart")
    func twoLabels() throws {
        let set = TemplateSet([
            try template("uk", "domains: [example.co.uk]"), try template("other", "domains: [other.co.uk]"),
        ])
        #expect(ids(set, "a@mail.example.co.uk") == ["uk"])
        #expect(ids(set, "a@co.uk").isEmpty)
    }

    @Test("an address is that address alone")
    func byAddress() throws {
        let set = TemplateSet([try template("one", "addresses: [codes@mail.example.net]")])
        #expect(ids(set, "codes@mail.example.net") == ["one"])
        #expect(ids(set, "news@mail.example.net").isEmpty)
        #expect(ids(set, "codes@example.net").isEmpty)
    }

    @Test("several templates are asked in their order, each once")
    func order() throws {
        let set = TemplateSet([
            try template("b"), try template("a"), try template("c", "domains: [example.com, mail.example.com]"),
        ])
        #expect(ids(set, "x@mail.example.com") == ["b", "a", "c"])
        #expect(ids(set, "x@example.com", "y@example.com") == ["b", "a", "c"])
    }

    @Test("of two templates with one id the first is kept: a user's wins over the built-in one")
    func userWins() throws {
        let own = try template("google", "domains: [example.com]")
        let set = TemplateSet([own] + TemplateSet.builtIn.templates)
        #expect(set["google"]?.name == "Example")
        #expect(set.templates.count == TemplateSet.builtIn.templates.count)
        #expect(set.templates.first?.id == "google")
        #expect(ids(set, "no-reply@accounts.google.com").isEmpty)
    }

    @Test("of two templates that find different codes the higher priority wins, and both are reported")
    func priority() throws {
        let low = try template("low", priority: 0)
        var high = try template("high", priority: 5)
        high.variants[0].places = [CodeTemplate.Place(part: .subject)]
        let mail = SampleMail(subject: "777777", text: "Your code is 123456.")
        #expect(report(mail, low, high).codes.map(\.code) == ["777777", "123456"])
        high.priority = -5
        #expect(report(mail, low, high).codes.map(\.code) == ["123456", "777777"])
        high.priority = 0
        #expect(
            report(mail, low, high).codes.map(\.code) == ["123456", "777777"], "of equal priority the first is first")
        #expect(report(mail, high, low).codes.map(\.code) == ["777777", "123456"])
    }

    @Test("a code that two templates agree on is one code")
    func agreement() throws {
        let codes = report(SampleMail(text: "Your code is 123456."), try template("a"), try template("b")).codes
        #expect(codes.map(\.template) == ["a/en"])
    }
}
