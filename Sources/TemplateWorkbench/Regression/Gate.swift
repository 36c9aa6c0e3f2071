import MessageContent
import VerificationCodes

/// A fault of templates and cases together, which may be there although each case passes.
public struct GateFinding: Sendable, Hashable, JSONObject {
    /// The conditions that are checked; the raw values are their names in reports.
    public enum Gate: String, Sendable, CaseIterable {
        /// A template or a variant that no case with a code needs.
        case withoutPositive = "without-positive"
        /// A template or a variant without a case that must hold no code.
        case withoutNegative = "without-negative"
        /// A phrase, domain, date, place or pattern that could be dropped and every case would still pass, or a case's
        /// `drift`.
        case unneeded
        /// Two templates find different codes in one mail.
        case conflict
        /// An example that the template does not find, or a counter-example in which it finds something.
        case example
    }
    /// The condition that is not met.
    public var gate: Gate
    /// The template's id.
    public var template: String
    /// The variant's id; nil where the template as a whole is meant.
    public var variant: String?
    /// The path of the template's file, or of a case's expectation.
    public var file: String
    /// The line of the key or example, from 1 on.
    public var line: Int
    /// For people: what is wrong.
    public var message: String

    /// The members of one of Interface.md's gates.
    public func writeMembers(to json: inout JSONWriter) {
        json.member("gate", gate.rawValue)
        json.member("template", template)
        json.member("variant", variant)
        json.member("at", "\(file):\(line)")
        json.member("message", message)
    }
}

/// Checks that templates and cases belong together: every variant has its cases, and no part of a template is idle.
public struct Gates: Sendable {
    private let templates: TemplateSet
    private let cases: [TestCase]
    private let results: [CaseResult]

    /// - Parameters:
    ///   - templates: those with which the cases were run.
    ///   - cases: all cases.
    ///   - results: the result of each case, in the same order.
    public init(_ templates: TemplateSet, _ cases: [TestCase], _ results: [CaseResult]) {
        (self.templates, self.cases, self.results) = (templates, cases, results)
    }

    /// What is wrong, by gate and template.
    ///
    /// - Parameter tested: the templates that the cases are meant to cover.
    public func findings(tested: [CodeTemplate]) async -> [GateFinding] {
        let cases = cases
        let coverage = tested.flatMap(self.coverage)
        let conflicts = conflicts() + idleDrift(Set(tested.map(\.id)))
        let perTemplate = await Parallel.map(tested) { template in
            ExampleGate.findings(template) + MutationGate(template, cases).findings()
        }
        return coverage + conflicts + perTemplate.flatMap { $0 }
    }

    // MARK: Coverage

    private func coverage(_ template: CodeTemplate) -> [GateFinding] {
        let own = zip(cases, results).filter { $0.0.expectation?.template == template.id && $0.1.isPassed }
        func finding(_ gate: GateFinding.Gate, _ variant: CodeTemplate.Variant?, _ message: String) -> GateFinding {
            GateFinding(
                gate: gate, template: template.id, variant: variant?.id, file: template.file, line: variant?.line ?? 1,
                message: message)
        }
        var result: [GateFinding] = []
        for variant in template.variants where variant.code != nil {
            let name = template.id + "/" + variant.id
            let isFound = own.contains { $0.1.found.codes.first?.template == name }
            if !isFound { result.append(finding(.withoutPositive, variant, "no passing case holds a code of \(name)")) }
            let isCountered = own.contains {
                $0.0.expectation?.codes.isEmpty == true && $0.0.expectation?.variant == variant.id
            }
            if !isCountered {
                result.append(
                    finding(.withoutNegative, variant, "no passing case without a code names the variant \(name)"))
            }
        }
        if template.variants.allSatisfy({ $0.code == nil }) {
            let hasLinks = own.contains { $0.1.found.links.contains { $0.provider == template.id } }
            if !hasLinks {
                result.append(finding(.withoutPositive, nil, "no passing case holds a link of \(template.id)"))
            }
            let isCountered = own.contains { $0.0.expectation?.codes.isEmpty == true && $0.1.found.links.isEmpty }
            if !isCountered {
                result.append(
                    finding(.withoutNegative, nil, "no passing case of \(template.id) holds neither code nor link"))
            }
        }
        return result
    }

    /// Cases that allow the general scorer to step in, although their template reads them.
    private func idleDrift(_ tested: Set<String>) -> [GateFinding] {
        zip(cases, results).compactMap { testCase, result in
            guard let expectation = testCase.expectation, expectation.allowsDrift, result.isPassed,
                let id = expectation.template, tested.contains(id), let code = result.found.codes.first,
                code.provider == id, !code.isDrift
            else { return nil }
            return GateFinding(
                gate: .unneeded, template: id, variant: expectation.variant, file: testCase.expectationPath, line: 1,
                message: "drift: true could be dropped: \(code.template) finds the code of \(testCase.name)")
        }
    }

    // MARK: Conflicts

    private func conflicts() -> [GateFinding] {
        zip(cases, results).flatMap { testCase, result -> [GateFinding] in
            let codes = result.found.codes.filter { $0.template != "generic" }
            guard let first = codes.first else { return [] }
            return codes.dropFirst().filter { $0.code != first.code }.map { other in
                GateFinding(
                    gate: .conflict, template: other.provider ?? other.template, variant: nil,
                    file: templates[other.provider ?? ""]?.file ?? "", line: 1,
                    message:
                        "\(testCase.name): \(first.template) finds \(first.code), \(other.template) finds \(other.code)"
                )
            }
        }
    }
}

/// Checks a template's own examples and counter-examples.
enum ExampleGate {
    static func findings(_ template: CodeTemplate) -> [GateFinding] {
        template.examples.compactMap { example in
            let (code, links) = find(template, example)
            if let wanted = example.code, code != wanted {
                return finding(template, example, "the example's code \(wanted) is not found, but \(code ?? "none")")
            }
            if let wanted = example.link, !links.contains(wanted) {
                return finding(template, example, "the example's link is not found: \(wanted)")
            }
            return nil
        }
            + template.counterExamples.compactMap { example in
                let (code, links) = find(template, example)
                if let code { return finding(template, example, "the counter-example gives the code \(code)") }
                return links.first.map { finding(template, example, "the counter-example gives the link \($0)") }
            }
    }

    private static func find(_ template: CodeTemplate, _ example: CodeTemplate.Example) -> (String?, [String]) {
        let mail = CodeMail(example)
        let code = TemplateMatcher(mail).trace(template).found?.code?.code
        return (code, LinkFinder.links(mail, template).map(\.url))
    }

    private static func finding(
        _ template: CodeTemplate, _ example: CodeTemplate.Example, _ message: String
    ) -> GateFinding {
        GateFinding(
            gate: .example, template: template.id, variant: nil, file: template.file, line: example.line,
            message: message)
    }
}
