import CodeTestSupport
import Foundation
import Testing
import VerificationCodes

@testable import TemplateWorkbench

@Suite struct RegressionRunnerTests {
    private func runner() throws -> RegressionRunner {
        RegressionRunner(templates: TemplateSet([try SampleTemplate().read()]))
    }

    @Test("a failure comes with the near miss and the change that mends it")
    func suggestion() throws {
        let testCase = SampleMail(subject: "Your code", text: "Your code is 1234567. Use it to sign in.").expecting(
            CaseExpectation(provider: "example", variant: "en", codes: ["1234567"]))
        let result = try runner().run(testCase)
        #expect(!result.isPassed)
        #expect(
            result.failures.flatMap(\.lines) == [
                "expected by example/en, found by rescue only", "failed at shape: \"1234567\": length 7, allowed 6",
                "mend it in example.yaml:9: variant en, code.lengths: add 7",
            ])
    }

    @Test("results stand in the order of the cases, however many there are")
    func order() async throws {
        let cases = (0..<200).map { number in
            SampleMail(text: "Your code is \(100_000 + number).").expecting(
                CaseExpectation(provider: "example", codes: [String(100_000 + number)]), name: "case-\(number)")
        }
        let results = try await runner().run(cases)
        #expect(results.map(\.name) == cases.map(\.name))
        #expect(results.allSatisfy { $0.isPassed })
    }

    // MARK: --update

    private func updated(_ mail: SampleMail, _ expectation: CaseExpectation?) throws -> CaseExpectation {
        try runner().updated(mail.expecting(expectation))
    }

    @Test("a case without expectation gets one that it passes")
    func new() throws {
        let mail = SampleMail(text: "Your code is 123456.")
        let expectation = try updated(mail, nil)
        #expect(expectation == CaseExpectation(provider: "example", variant: "en", codes: ["123456"]))
        #expect(try runner().run(mail.expecting(expectation)).isPassed)
    }

    @Test("what was not checked before is not checked after, the note stays")
    func keeps() throws {
        let mail = SampleMail(text: "Your code is 123456.")
        let old = CaseExpectation(
            provider: "other", variant: "x", kind: .reset, codes: ["1"], links: ["https://a.example"], note: "why")
        #expect(
            try updated(mail, old)
                == CaseExpectation(
                    provider: "example", variant: "en", kind: .login, codes: ["123456"], links: [], note: "why"))
        #expect(try updated(mail, CaseExpectation(provider: "example", codes: [])).links == nil)
    }

    @Test("rescue is written as drift, a stranger's code as generic")
    func rescue() throws {
        var mail = SampleMail(
            subject: "Your verification code",
            text: "Use this verification code to sign in to your account:\n\n271828\n\nIt expires in 10 minutes.")
        #expect(try updated(mail, nil) == CaseExpectation(provider: "example", codes: ["271828"], allowsDrift: true))
        mail.from = "a@other.example"
        #expect(try updated(mail, nil) == CaseExpectation(provider: "generic", codes: ["271828"]))
    }

    @Test("recovery codes are written whole, and all must be found")
    func lists() throws {
        let mail = SampleMail(
            from: "a@other.example", subject: "Your recovery codes",
            text: """
                Keep these recovery codes. Each signs you in once:

                k7q2-zp9x
                m4hd-83vt
                w2nc-r6bj
                """)
        let whole = try updated(mail, nil)
        #expect(
            whole
                == CaseExpectation(
                    provider: "generic", codes: ["k7q2-zp9x", "m4hd-83vt", "w2nc-r6bj"], needsAll: true))
        func isPassed(_ codes: [String], all: Bool) -> Bool {
            var expectation = whole
            (expectation.codes, expectation.needsAll) = (codes, all)
            return RegressionRunner(templates: TemplateSet([])).run(mail.expecting(expectation)).isPassed
        }
        #expect(isPassed(whole.codes, all: true))
        #expect(!isPassed(Array(whole.codes.dropLast()), all: true), "one more is found")
        #expect(!isPassed(whole.codes + ["x5x5-y6y6"], all: true), "one is not found")
        #expect(isPassed(whole.codes.reversed(), all: true), "tables are read by rows, and copied by columns")
        #expect(isPassed([whole.codes[0]], all: false), "of several any is right")
    }

    @Test("a mail without a code is a counter-case of its sender's template, or of none")
    func none() throws {
        let mail = try updated(SampleMail(text: "Hello"), nil)
        #expect(mail == CaseExpectation(provider: "example", codes: []))
        let stranger = try updated(SampleMail(from: "a@other.example", text: "Hello"), nil)
        #expect(stranger.yaml == "provider: none\ncodes: []\n")
    }

    @Test("the variant that a counter-case counters stays")
    func counterCase() throws {
        let old = CaseExpectation(provider: "example", variant: "en", codes: [])
        #expect(try updated(SampleMail(text: "Hello"), old) == old)
    }
}
