import MessageContent
import VerificationCodes

/// The outcome of one case.
public struct CaseResult: Sendable, JSONObject {
    /// The case's path below the folder, without its ending.
    public var name: String
    /// The email's path.
    public var path: String
    /// The expectation beside the email; nil where there is none.
    public var expectation: CaseExpectation?
    /// What the templates found in the email.
    public var found: CodeReport
    /// The differences from the expectation; empty when the case passed.
    public var failures: [Failure] = []
    /// Whether the email holds what was expected.
    public var isPassed: Bool { failures.isEmpty }

    /// One difference from the expectation.
    public struct Failure: Sendable, Hashable, JSONObject {
        /// In what the email differs.
        public enum Kind: String, Sendable {
            /// No expectation, or one that names what no template has.
            case expectation
            /// The code was not found, or another one was.
            case code
            /// A code was found where there is none.
            case unexpected
            /// The general scorer found the code, no template did.
            case drift
            /// Another template or variant found the code.
            case template
            /// The code is for another purpose.
            case kind
            /// Other links were found.
            case links
        }
        /// In what the email differs.
        public var kind: Kind
        /// For people: what was expected.
        public var expected: String
        /// For people: what was found instead.
        public var found: String
        /// The stage at which the expected template failed; nil where the failure has nothing to do with stages.
        public var stage: Stage?
        /// For people: what was nearest to passing that stage, such as "length 7, allowed 6".
        public var nearMiss: String?
        /// The smallest change of the template that mends it, proven on the case; nil when none was found.
        public var edit: SuggestedEdit?

        /// The members of one of Interface.md's failures.
        public func writeMembers(to json: inout JSONWriter) {
            json.member("kind", kind.rawValue)
            json.member("expected", expected)
            json.member("found", found)
            json.member("stage", stage?.rawValue)
            json.member("nearMiss", nearMiss)
            json.member("edit", edit.map { "\($0.template): \($0.description)" })
            json.member("editAt", edit.map { "\($0.file):\($0.line)" })
        }
    }

    /// The members of Interface.md's case.
    public func writeMembers(to json: inout JSONWriter) {
        json.member("case", name)
        json.member("path", path)
        json.member("passed", isPassed)
        json.member("expected", expectation?.codes ?? [])
        found.writeMembers(to: &json)
        json.member("failures", failures)
    }
}

extension CaseResult {
    /// Compares a report with the case's expectation.
    static func judge(_ testCase: TestCase, _ trace: CodeExtractor.Trace) -> CaseResult {
        var result = CaseResult(
            name: testCase.name, path: testCase.path, expectation: testCase.expectation, found: trace.report)
        if let expectation = testCase.expectation {
            result.failures = failures(expectation, trace)
        } else {
            result.failures = [
                Failure(
                    kind: .expectation, expected: "an expectation beside the email",
                    found: "none (--update writes one)")
            ]
        }
        return result
    }

    static func failures(_ expectation: CaseExpectation, _ trace: CodeExtractor.Trace) -> [Failure] {
        var result: [Failure] = []
        let code = trace.report.codes.first
        if expectation.codes.isEmpty {
            if let code {
                result.append(
                    Failure(kind: .unexpected, expected: "no code", found: "\(code.code) by \(code.template)"))
            }
        } else if let code, expectation.isMet(by: trace.report) {
            result += origin(expectation, code, trace)
        } else {
            result.append(missing(expectation, trace))
        }
        if let links = expectation.links { result += difference(links, trace.report.links.map(\.url)) }
        return result
    }

    private static func missing(_ expectation: CaseExpectation, _ trace: CodeExtractor.Trace) -> Failure {
        let found = trace.report.codes.map { "\($0.code) by \($0.template)" }.joined(separator: ", ")
        let near = nearMiss(expectation, trace)
        return Failure(
            kind: .code, expected: expectation.codes.joined(separator: expectation.needsAll ? ", " : " or "),
            found: found.isEmpty ? "no code" : found, stage: near?.stage, nearMiss: near?.detail)
    }

    /// The stage at which the expected template failed, and why.
    private static func nearMiss(
        _ expectation: CaseExpectation, _ trace: CodeExtractor.Trace
    ) -> (stage: Stage, detail: String)? {
        guard let template = expectation.template else { return nil }
        guard let found = trace.templates.first(where: { $0.template == template }) else {
            return (.sender, "the sender is none of \(template)'s")
        }
        let variant = expectation.variant.flatMap { id in found.variants.first { $0.variant == id } }
        return (variant?.failure ?? found.failure).map { (stage: $0.stage, detail: $0.detail) }
    }

    /// The differences in who found the expected code, and in what it is for.
    private static func origin(
        _ expectation: CaseExpectation, _ code: FoundCode, _ trace: CodeExtractor.Trace
    ) -> [Failure] {
        var result: [Failure] = []
        if let template = expectation.template {
            let wanted = template + (expectation.variant.map { "/" + $0 } ?? "")
            if code.template == "generic" {
                if !expectation.allowsDrift {
                    let near = nearMiss(expectation, trace)
                    result.append(
                        Failure(
                            kind: .drift, expected: "by \(wanted)", found: "by rescue only", stage: near?.stage,
                            nearMiss: near?.detail))
                }
            } else if code.provider != template || expectation.variant != nil && code.template != wanted {
                result.append(Failure(kind: .template, expected: wanted, found: code.template))
            }
        } else if code.template != "generic" {
            result.append(
                Failure(kind: .template, expected: expectation.provider ?? "no template", found: code.template))
        }
        if let kind = expectation.kind, kind != code.kind {
            result.append(Failure(kind: .kind, expected: kind.rawValue, found: code.kind.rawValue))
        }
        return result
    }

    private static func difference(_ expected: [String], _ found: [String]) -> [Failure] {
        if Set(expected) == Set(found) { return [] }
        func text(_ links: [String]) -> String { links.isEmpty ? "no link" : links.joined(separator: " ") }
        return [Failure(kind: .links, expected: text(expected), found: text(found))]
    }
}
