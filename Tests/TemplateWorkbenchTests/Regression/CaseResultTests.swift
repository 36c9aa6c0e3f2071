import CodeTestSupport
import Testing
import VerificationCodes

@testable import TemplateWorkbench

/// What a case is judged by.
@Suite struct CaseResultTests {
    private static let mail = SampleMail(subject: "Hello", text: "Your code is 123456.")
    private static let drifted = SampleMail(
        subject: "Your verification code",
        text: "Use this verification code to sign in to your account:\n\n271828\n\nIt expires in 10 minutes.")

    private func failures(_ expectation: CaseExpectation?, _ mail: SampleMail = mail) throws -> [CaseResult.Failure] {
        let templates = TemplateSet([try SampleTemplate().read()])
        let testCase = mail.expecting(expectation)
        return CaseResult.judge(testCase, CodeExtractor(templates: templates).trace(testCase.mail)).failures
    }

    private func kinds(_ expectation: CaseExpectation?, _ mail: SampleMail = mail) throws -> [CaseResult.Failure.Kind] {
        try failures(expectation, mail).map(\.kind)
    }

    @Test("the right code by the right template, variant and kind passes")
    func passes() throws {
        #expect(try kinds(CaseExpectation(provider: "example", variant: "en", kind: .login, codes: ["123456"])).isEmpty)
        #expect(try kinds(CaseExpectation(provider: "example", codes: ["123456"])).isEmpty)
        #expect(
            try kinds(CaseExpectation(provider: "example", codes: ["999999", "123-456"])).isEmpty,
            "one of several, separators aside")
    }

    @Test("without an expectation a case fails, and says how to get one")
    func expectation() throws {
        let failure = try #require(try failures(nil).first)
        #expect(failure.kind == .expectation)
        #expect(failure.found == "none (--update writes one)")
    }

    @Test("another code than expected")
    func code() throws {
        let failure = try #require(
            try failures(CaseExpectation(provider: "example", codes: ["654321", "111111"])).first)
        #expect(failure.kind == .code)
        #expect(failure.expected == "654321 or 111111")
        #expect(failure.found == "123456 by example/en")
    }

    @Test("letter case counts")
    func letterCase() throws {
        var template = try SampleTemplate().read()
        template.variants[0].code = CodeShape(alphabet: .alphanumeric, lengths: [6])
        let testCase = SampleMail(text: "Your code is abC123").expecting(
            CaseExpectation(provider: "example", codes: ["ABC123"]))
        let result = CaseResult.judge(testCase, CodeExtractor(templates: TemplateSet([template])).trace(testCase.mail))
        #expect(result.failures.map(\.kind) == [.code])
    }

    @Test("no code: the stage that failed and the near miss are told")
    func nearMiss() throws {
        let mail = SampleMail(subject: "Hello", text: "Your code is 12345678901.")
        let failure = try #require(
            try failures(CaseExpectation(provider: "example", codes: ["12345678901"]), mail).first)
        #expect(failure.kind == .code)
        #expect(failure.found == "no code")
        #expect(failure.stage == .shape)
        #expect(failure.nearMiss == "\"12345678901\": length 11, allowed 6")
        #expect(
            failure.lines == [
                "expected 12345678901, found no code", "failed at shape: \"12345678901\": length 11, allowed 6",
            ])
    }

    @Test("a sender that is not the template's is told")
    func sender() throws {
        let mail = SampleMail(from: "a@other.example", text: "Your code is 123456.")
        let failure = try #require(try failures(CaseExpectation(provider: "example", codes: ["654321"]), mail).first)
        #expect(failure.stage == .sender)
        #expect(failure.nearMiss == "the sender is none of example's")
    }

    @Test("a code where there is none")
    func unexpected() throws {
        let failure = try #require(try failures(CaseExpectation(provider: "example", codes: [])).first)
        #expect(failure.kind == .unexpected)
        #expect(failure.expected == "no code")
        #expect(failure.found == "123456 by example/en")
    }

    @Test("a code by rescue only, unless drift is right")
    func drift() throws {
        let expectation = CaseExpectation(provider: "example", variant: "en", codes: ["271828"])
        let failure = try #require(try failures(expectation, Self.drifted).first)
        #expect(failure.kind == .drift)
        #expect(failure.expected == "by example/en")
        #expect(failure.found == "by rescue only")
        #expect(failure.stage == .place)
        #expect(
            try kinds(CaseExpectation(provider: "example", codes: ["271828"], allowsDrift: true), Self.drifted).isEmpty)
    }

    @Test("another template or variant than expected")
    func template() throws {
        let variant = try #require(
            try failures(CaseExpectation(provider: "example", variant: "de", codes: ["123456"])).first)
        #expect(variant.kind == .template)
        #expect(variant.expected == "example/de")
        #expect(variant.found == "example/en")
        #expect(try kinds(CaseExpectation(provider: "other", codes: ["123456"])) == [.template])
        #expect(try kinds(CaseExpectation(provider: "generic", codes: ["123456"])) == [.template])
    }

    @Test("another kind than expected")
    func kind() throws {
        let failure = try #require(
            try failures(CaseExpectation(provider: "example", kind: .reset, codes: ["123456"])).first)
        #expect([failure.kind.rawValue, failure.expected, failure.found] == ["kind", "reset", "login"])
    }

    @Test("links are compared as sets where they are given")
    func links() throws {
        let url = "https://example.com/verify?token=abcd1234"
        let mail = SampleMail(text: "Your code is 123456. Or open \(url) now.")
        func expecting(_ links: [String]?) -> CaseExpectation {
            CaseExpectation(provider: "example", codes: ["123456"], links: links)
        }
        #expect(try kinds(expecting(nil), mail).isEmpty)
        #expect(try kinds(expecting([url]), mail).isEmpty)
        let failure = try #require(try failures(expecting([]), mail).first)
        #expect([failure.kind.rawValue, failure.expected, failure.found] == ["links", "no link", url])
    }
}
