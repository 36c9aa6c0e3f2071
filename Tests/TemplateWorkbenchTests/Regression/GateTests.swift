import CodeTestSupport
import Testing
import VerificationCodes

@testable import TemplateWorkbench

/// Each gate by a small template and its cases.
@Suite struct GateTests {
    private static let positive = SampleMail(text: "Your code is 123456.").expecting(
        CaseExpectation(provider: "example", variant: "en", codes: ["123456"]), name: "example/positive")
    private static let negative = SampleMail(text: "Good morning.").expecting(
        CaseExpectation(provider: "example", variant: "en", codes: []), name: "example/negative")

    private func findings(_ templates: [CodeTemplate], _ cases: [TestCase]) async -> [GateFinding] {
        let set = TemplateSet(templates)
        let results = await RegressionRunner(templates: set).run(cases)
        return await Gates(set, cases, results).findings(tested: templates)
    }

    private func gates(_ template: CodeTemplate, _ cases: [TestCase]) async -> [GateFinding.Gate] {
        await findings([template], cases).map(\.gate)
    }

    @Test("a template with a positive and a negative case, all of it needed, passes the gates")
    func clean() async throws {
        #expect(await gates(try SampleTemplate().read(), [Self.positive, Self.negative]).isEmpty)
    }

    @Test("a variant without a case with a code")
    func withoutPositive() async throws {
        let found = await findings([try SampleTemplate().read()], [Self.negative])
        let finding = try #require(found.first { $0.gate == .withoutPositive })
        #expect(finding.message == "no passing case holds a code of example/en")
        #expect([finding.template, finding.variant, finding.file] == ["example", "en", "example.yaml"])
        #expect(finding.line == 8)
        #expect(!found.contains { $0.gate == .unneeded && $0.variant == "en" }, "nothing can be said of its parts")
    }

    @Test("a case that allows drift although its template reads it")
    func idleDrift() async throws {
        var drifting = Self.positive
        drifting.expectation?.allowsDrift = true
        let found = await findings([try SampleTemplate().read()], [drifting, Self.negative])
        let finding = try #require(found.first { $0.file == drifting.expectationPath })
        #expect(finding.gate == .unneeded)
        #expect(finding.message == "drift: true could be dropped: example/en finds the code of example/positive")
    }

    @Test("a variant without a case that holds none")
    func withoutNegative() async throws {
        let found = await findings([try SampleTemplate().read()], [Self.positive])
        #expect(found.map(\.gate) == [.withoutNegative])
        #expect(found.first?.message == "no passing case without a code names the variant example/en")
    }

    @Test("a case that fails, and a counter-case of another variant, don't count")
    func otherCases() async throws {
        let failing = SampleMail(text: "Your code is 123456.").expecting(
            CaseExpectation(provider: "example", variant: "en", codes: []))
        #expect(await gates(try SampleTemplate().read(), [Self.positive, failing]).contains(.withoutNegative))
        var other = Self.negative
        other.expectation?.variant = "de"
        #expect(await gates(try SampleTemplate().read(), [Self.positive, other]).contains(.withoutNegative))
    }

    @Test("a template of links only needs a mail with its link and one without")
    func linksOnly() async throws {
        let yaml = SampleTemplate(
            head: "links: [{kind: verify, hosts: [example.com], paths: [/verify/*]}]", variant: "subject: {}"
        ).yaml.replacing(
            "text: Your code is 123456., code: \"123456\"",
            with: "text: \"https://example.com/verify/1\", link: \"https://example.com/verify/1\"")
        let (read, faults) = TemplateReader.read(yaml, file: "example.yaml")
        #expect(faults.isEmpty)
        let template = try #require(read)
        let url = "https://example.com/verify/1"
        let positive = SampleMail(text: "Open \(url)").expecting(
            CaseExpectation(provider: "example", codes: [], links: [url]))
        let negative = SampleMail(text: "Hello").expecting(CaseExpectation(provider: "example", codes: [], links: []))
        #expect(await gates(template, [positive, negative]).isEmpty)
        #expect(await gates(template, [negative]).contains(.withoutPositive))
        #expect(await gates(template, [positive]).contains(.withoutNegative))
    }

    @Test("two templates that find different codes in one mail")
    func conflict() async throws {
        var other = try SampleTemplate(id: "other").read()
        other.variants[0].places = [CodeTemplate.Place(part: .subject)]
        let mail = SampleMail(subject: "777777", text: "Your code is 123456.").expecting(
            CaseExpectation(provider: "example", codes: ["123456"]), name: "example/both")
        let found = await findings([try SampleTemplate().read(), other], [mail]).filter { $0.gate == .conflict }
        #expect(found.map(\.message) == ["example/both: example/en finds 123456, other/en finds 777777"])
        #expect(found.map(\.template) == ["other"])
        let agreeing = await findings(
            [try SampleTemplate().read(), try SampleTemplate(id: "other").read()], [Self.positive])
        #expect(!agreeing.contains { $0.gate == .conflict })
    }

    @Test("an example that is not found, a counter-example in which something is")
    func examples() throws {
        var template = try SampleTemplate().read()
        #expect(ExampleGate.findings(template).isEmpty)
        template.examples[0].code = "654321"
        template.counterExamples[0].text = "Your code is 777777."
        let found = ExampleGate.findings(template)
        #expect(found.map(\.gate) == [.example, .example])
        #expect(
            found.map(\.message) == [
                "the example's code 654321 is not found, but 123456", "the counter-example gives the code 777777",
            ])
        #expect(found.map(\.line) == [template.examples[0].line, template.counterExamples[0].line])
    }

    @Test("the same for links")
    func exampleLinks() throws {
        var template = try SampleTemplate(head: "links: [{hosts: [example.com], paths: [/verify/*]}]").read()
        template.examples = [
            CodeTemplate.Example(from: "a@example.com", text: "https://example.com/x", link: "https://example.com/x")
        ]
        template.counterExamples = [CodeTemplate.Example(from: "a@example.com", text: "https://example.com/verify/1")]
        #expect(
            ExampleGate.findings(template).map(\.message) == [
                "the example's link is not found: https://example.com/x",
                "the counter-example gives the link https://example.com/verify/1",
            ])
    }
}

/// Whatever could be dropped without a case failing is told, and nothing that is needed.
@Suite struct MutationGateTests {
    private static let positive = SampleMail(subject: "Sign in", text: "Enter it. Your code is 123456.")
    private static let right = CaseExpectation(provider: "example", variant: "en", codes: ["123456"])
    private static let none = CaseExpectation(provider: "example", variant: "en", codes: [])

    /// What is unneeded with the positive case and these.
    private func unneeded(_ template: SampleTemplate, _ cases: (SampleMail, CaseExpectation)...) throws -> [String] {
        let all = [(Self.positive, Self.right)] + cases
        let findings = MutationGate(try template.read(), all.map { $0.0.expecting($0.1) }).findings()
        #expect(findings.allSatisfy { $0.gate == .unneeded && $0.template == "example" && $0.file == "example.yaml" })
        return findings.map { $0.message.replacing(" could be dropped and every case would still pass", with: "") }
    }

    private static let place = "places: [{in: body, after: your code is}]"
    private static let six = "code: {alphabet: digits, lengths: [6]}\n"

    @Test("a template of which all is needed")
    func clean() throws { #expect(try unneeded(SampleTemplate()).isEmpty) }

    @Test("domains and addresses")
    func sender() throws {
        let template = SampleTemplate(sender: "domains: [example.com, example.org]\naddresses: [a@example.net]")
        #expect(try unneeded(template) == ["sender.domains: example.org", "sender.addresses: a@example.net"])
        var (first, second) = (Self.positive, Self.positive)
        first.from = "x@example.org"
        second.from = "a@example.net"
        #expect(try unneeded(template, (first, Self.right), (second, Self.right)).isEmpty)
    }

    @Test("phrases of any and none, in subject and body")
    func phrases() throws {
        let template = SampleTemplate(
            variant: "subject: {any: [sign in, log in], none: [used]}\nbody: {none: [voucher]}\n" + Self.six
                + Self.place)
        #expect(
            try unneeded(template) == [
                "variant en, subject.any: \"log in\"", "variant en, subject.none: \"used\"",
                "variant en, body.none: \"voucher\"",
            ])
        var (logIn, used, voucher) = (Self.positive, Self.positive, Self.positive)
        logIn.subject = "Log in"
        used.subject = "Sign in code used"
        voucher.text = "Your code is 123456. A voucher!"
        #expect(try unneeded(template, (logIn, Self.right), (used, Self.none), (voucher, Self.none)).isEmpty)
    }

    @Test("the only phrase of any is needed where a counter-case lacks it")
    func onlyPhrase() throws {
        let template = SampleTemplate(variant: "body: {any: [enter it]}\n" + Self.six + Self.place)
        #expect(try unneeded(template) == ["variant en, body.any: \"enter it\""])
    }

    @Test("places, lengths, grouping, prefix and pattern")
    func shape() throws {
        let template = SampleTemplate(
            variant: """
                code: {alphabet: digits, lengths: [6, 8], grouping: 3-3, prefix: G-, pattern: '\\d*'}
                places: [{in: body, after: your code is}, {in: subject, before: is your}]
                """)
        #expect(
            try unneeded(template) == [
                "variant en, places: {in: subject, before: \"is your\"}", "variant en, code.lengths: 8",
                "variant en, code.grouping",
                "variant en, code.prefix: G-", "variant en, code.pattern: \\d*",
            ])
    }

    /// Of a shape that the general scorer leaves alone, so that no rescue hides what the template lost.
    private static let word = "code: {alphabet: lowercase, lengths: [6]}\n"
    private static let wordRight = CaseExpectation(provider: "example", variant: "en", codes: ["qwzkfd"])

    @Test("the days of a variant")
    func days() throws {
        let template = SampleTemplate(variant: "since: 2024-01-01\nuntil: 2024-12-31\n" + Self.word + Self.place)
        let mail = SampleMail(text: "Your code is qwzkfd.")
        #expect(try unneeded(template, (mail, Self.wordRight)) == ["variant en, since", "variant en, until"])
        var (early, late) = (mail, mail)
        early.date = "Fri, 06 Jan 2023 10:00:00 +0000"
        late.date = "Mon, 06 Jan 2025 10:00:00 +0000"
        #expect(
            try unneeded(template, (mail, Self.wordRight), (early, Self.none), (late, Self.none)).isEmpty)
    }

    @Test("a place's position, and its end where it has a beginning")
    func placeParts() throws {
        let template = SampleTemplate(
            variant: Self.word + "places: [{in: body, after: your code is, before: then, position: same-line}]")
        let place = "variant en, places: {in: body, after: \"your code is\", before: \"then\", position: same-line}"
        let mail = SampleMail(text: "Your code is qwzkfd then.")
        #expect(try unneeded(template, (mail, Self.wordRight)) == [place + ", before", place + ", position"])
        let behind = SampleMail(text: "Your code is here, then qwzkfd.")
        let below = SampleMail(text: "Your code is\n\nqwzkfd then.")
        #expect(
            try unneeded(template, (mail, Self.wordRight), (behind, Self.none), (below, Self.none)).isEmpty)
    }

    @Test("rules of links, their hosts and paths")
    func links() throws {
        let template = SampleTemplate(
            head: "links: [{hosts: [a.example, b.example], paths: [/x, /y]}, {hosts: [c.example]}]")
        let mail = SampleMail(text: "Your code is 123456. Open https://a.example/x now.")
        let expectation = CaseExpectation(
            provider: "example", variant: "en", codes: ["123456"], links: ["https://a.example/x"])
        #expect(
            try unneeded(template, (mail, expectation)) == [
                "links, hosts: b.example", "links, paths: /y", "links: rule 2",
            ])
    }

    @Test("cases of other templates, and cases that fail, prove nothing")
    func otherCases() throws {
        let template = SampleTemplate(sender: "domains: [example.com, example.org]")
        var mail = Self.positive
        mail.from = "x@example.org"
        #expect(
            try unneeded(template, (mail, CaseExpectation(provider: "other", codes: ["123456"]))) == [
                "sender.domains: example.org"
            ])
        #expect(
            try unneeded(template, (mail, CaseExpectation(provider: "example", codes: ["999999"]))) == [
                "sender.domains: example.org"
            ])
    }
}
