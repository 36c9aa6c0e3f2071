import CodeTestSupport
import TestSupport
import Testing
import VerificationCodes

@testable import TemplateWorkbench

/// The cases of Corpus/codes, read once for all tests.
private let savedEmails = Task { try await CaseFolder.read(Corpus.codes) }

/// The saved emails of the providers with the built-in templates: what `letterbook templates test` says.
@Suite struct SavedEmailTests {
    @Test("every saved email of a provider passes, and no gate finds anything")
    func providers() async throws {
        let folder = try await savedEmails.value
        #expect(folder.faults.isEmpty)
        let cases = folder.cases.filter { !$0.name.hasPrefix("generic/") }
        #expect(cases.count >= 400)
        let results = await RegressionRunner(templates: .builtIn).run(cases)
        for result in results where !result.isPassed {
            Issue.record("\(result.name): \(result.failures.flatMap(\.lines).joined(separator: "; "))")
        }
        let gates = await Gates(.builtIn, cases, results).findings(tested: TemplateSet.builtIn.templates)
        for finding in gates {
            Issue.record("\(finding.gate.rawValue) \(finding.template)/\(finding.variant ?? ""): \(finding.message)")
        }
    }

    /// The floors of the general scorer on the mail of Corpus/codes/generic. Raised when it gets better, never lowered.
    private static let leastPrecision = 0.98
    private static let leastRecall = 0.97

    @Test("the general scorer keeps its precision and its recall")
    func generic() async throws {
        let cases = try await savedEmails.value.cases.filter { $0.name.hasPrefix("generic/") }
        #expect(cases.count >= 100)
        let results = await RegressionRunner(templates: .builtIn).run(cases)
        var right = 0
        var (wrong, missed): ([String], [String]) = ([], [])
        for result in results {
            let expectation = try #require(result.expectation, "\(result.name) has no expectation")
            let wanted = Set(expectation.codes.map(ConfidenceTests.plain))
            let isRight = result.found.codes.first.map { wanted.contains(ConfidenceTests.plain($0.code)) } ?? false
            if isRight { right += 1 } else if !result.found.codes.isEmpty { wrong.append(result.name) }
            if !isRight, !expectation.codes.isEmpty { missed.append(result.name) }
        }
        let precision = Double(right) / Double(max(1, right + wrong.count))
        let recall = Double(right) / Double(max(1, right + missed.count))
        #expect(precision >= Self.leastPrecision, "\(right) right, \(wrong) wrong")
        #expect(recall >= Self.leastRecall, "\(right) right, \(missed) missed")
    }
}

@Suite struct ConfidenceTests {
    @Test("confidence is no more than the share of findings that are right, by score")
    func calibrated() async throws {
        var cases = try await savedEmails.value.cases.filter { $0.name.hasPrefix("generic/") }
        cases += try await CaseFolder.read(Corpus.path("hard-codes")).cases
        let extractor = CodeExtractor(templates: TemplateSet([]))
        var counts: [Double: (right: Int, all: Int)] = [:]
        for testCase in cases {
            guard let code = extractor.trace(testCase.mail).report.codes.first, let wanted = testCase.expectation?.codes
            else {
                continue
            }
            let isRight = wanted.contains { Self.plain($0) == Self.plain(code.code) }
            counts[code.confidence, default: (0, 0)].all += 1
            if isRight { counts[code.confidence, default: (0, 0)].right += 1 }
        }
        for (confidence, count) in counts where count.all >= 10 {
            #expect(
                Double(count.right) / Double(count.all) >= confidence, "\(count.right) of \(count.all) at \(confidence)"
            )
        }
        #expect(counts.values.reduce(0) { $0 + $1.all } >= 200)
    }

    @Test("a hard case that passes belongs to the others")
    func hardCases() async throws {
        let cases = try await CaseFolder.read(Corpus.path("hard-codes")).cases
        #expect(!cases.isEmpty)
        let results = await RegressionRunner(templates: .builtIn).run(cases)
        #expect(results.filter(\.isPassed).map(\.name) == [])
    }

    static func plain(_ code: String) -> String { code.filter { $0.isLetter || $0.isNumber } }
}
