import VerificationCodes

/// Runs templates over saved emails.
public struct RegressionRunner: Sendable {
    private let templates: TemplateSet
    private let extractor: CodeExtractor

    /// - Parameter templates: those that are tested.
    public init(templates: TemplateSet) {
        self.templates = templates
        extractor = CodeExtractor(templates: templates)
    }

    /// The results of all cases, in order, on all cores.
    public func run(_ cases: [TestCase]) async -> [CaseResult] { await Parallel.map(cases) { run($0) } }

    /// The result of one case; each failure comes with the change of the template that mends it, where one was found.
    public func run(_ testCase: TestCase) -> CaseResult {
        var result = CaseResult.judge(testCase, extractor.trace(testCase.mail))
        if let failure = testCase.expectation.flatMap(unknownName) { result.failures.append(failure) }
        guard let expectation = testCase.expectation else { return result }
        for index in result.failures.indices {
            result.failures[index].edit = edit(result.failures[index], expectation, testCase.mail)
        }
        return result
    }

    /// A provider or a variant that no template has: a case that names it would test nothing.
    private func unknownName(_ expectation: CaseExpectation) -> CaseResult.Failure? {
        guard let id = expectation.template else { return nil }
        guard let template = templates[id] else {
            return CaseResult.Failure(
                kind: .expectation, expected: "a template \(id)",
                found: "no such template (letterbook templates list shows those that there are)")
        }
        guard let variant = expectation.variant, !template.variants.contains(where: { $0.id == variant }) else {
            return nil
        }
        return CaseResult.Failure(
            kind: .expectation, expected: "a variant \(variant) of \(id)",
            found: "no such variant (those are \(template.variants.map(\.id).joined(separator: ", ")))")
    }

    private func edit(_ failure: CaseResult.Failure, _ expectation: CaseExpectation, _ mail: CodeMail) -> SuggestedEdit?
    {
        guard failure.kind == .code || failure.kind == .drift || failure.kind == .template,
            let template = expectation.template.flatMap({ templates[$0] })
        else { return nil }
        return EditSearch(mail, codes: expectation.codes).search(template, variant: expectation.variant)
    }

    /// The expectation with which the case would pass: `--update` writes it.
    public func updated(_ testCase: TestCase) -> CaseExpectation {
        let report = extractor.trace(testCase.mail).report
        var result = testCase.expectation ?? CaseExpectation(codes: [])
        // Who wants all codes does so, too, where not all are found.
        result.needsAll = report.isList || result.needsAll && !report.codes.isEmpty
        let isWhole = report.isAmbiguous || result.needsAll
        result.codes = (isWhole ? report.codes : Array(report.codes.prefix(1))).map(\.code)
        if let code = report.codes.first {
            let parts = code.template.split(separator: "/").map(String.init)
            result.provider = code.provider ?? "generic"
            result.variant = parts.count > 1 ? parts[1] : nil
            result.allowsDrift = code.isDrift
            if result.kind != nil { result.kind = code.kind }
        } else {
            result.provider = templates.templates(for: testCase.mail.senders).first?.id ?? result.provider
        }
        if result.links != nil { result.links = report.links.map(\.url) }
        return result
    }
}
