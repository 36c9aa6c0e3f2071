import VerificationCodes

/// What became of one case.
public struct CaseResult: Sendable {
    public var name: String
    public var path: String
    public var expectation: CaseExpectation?
    public var found: CodeReport
    /// What differs from the expectation; empty when it passed.
    public var failures: [Failure] = []
    public var isPassed: Bool { failures.isEmpty }

    /// One difference.
    public struct Failure: Sendable, Hashable {
        /// What kind of difference.
        public enum Kind: String, Sendable {
            /// No expectation, or one that can't be read.
            case expectation
            /// The code was not found, or another one.
            case code
            /// A code was found where there is none.
            case unexpected
            /// The general scorer found it, no template did.
            case drift
            /// Another template or variant found it.
            case template
            case kind
            case links
        }
        public var kind: Kind
        public var expected: String
        public var found: String
        /// The stage that the template failed at, and what was nearest: "length 7, allowed 6".
        public var stage: Stage?
        public var nearMiss: String?
        /// The smallest change of the template that mends it, proven on the case; nil when none was found.
        public var edit: SuggestedEdit?
    }
}

extension CaseResult {
    /// Compares a report with an expectation. Codes are compared without separators, letter case counts.
    static func judge(_ testCase: TestCase, _ trace: CodeExtractor.Trace) -> CaseResult {
        var result = CaseResult(
            name: testCase.name, path: testCase.path, expectation: testCase.expectation, found: trace.report)
        guard let expectation = testCase.expectation else {
            let reason = testCase.faults.map(\.description).joined(separator: "; ")
            result.failures = [
                Failure(
                    kind: .expectation, expected: "an expectation beside the email",
                    found: reason.isEmpty ? "none (--update writes one)" : reason)
            ]
            return result
        }
        result.failures = failures(expectation, trace)
        return result
    }

    static func failures(_ expectation: CaseExpectation, _ trace: CodeExtractor.Trace) -> [Failure] {
        let codes = trace.report.codes
        var result: [Failure] = []
        if expectation.codes.isEmpty {
            if let code = codes.first {
                result.append(
                    Failure(kind: .unexpected, expected: "no code", found: "\(code.code) by \(code.template)"))
            }
        } else {
            let wanted = Set(expectation.codes.map(\.withoutSeparators))
            let isFirst = codes.first.map { wanted.contains($0.code.withoutSeparators) } ?? false
            if !isFirst {
                result.append(missing(expectation, trace))
            } else if let code = codes.first {
                result += origin(expectation, code, trace)
            }
        }
        if let links = expectation.links { result += difference(links, trace.report.links.map(\.url)) }
        return result
    }

    private static func missing(_ expectation: CaseExpectation, _ trace: CodeExtractor.Trace) -> Failure {
        let found = trace.report.codes.map { "\($0.code) by \($0.template)" }.joined(separator: ", ")
        var failure = Failure(
            kind: .code, expected: expectation.codes.joined(separator: " or "), found: found.isEmpty ? "no code" : found
        )
        note(nearMiss(expectation, trace), in: &failure)
        return failure
    }

    private static func note(_ record: StageRecord?, in failure: inout Failure) {
        failure.stage = record?.stage
        failure.nearMiss = record?.detail
    }

    /// Where the expected template failed.
    private static func nearMiss(_ expectation: CaseExpectation, _ trace: CodeExtractor.Trace) -> StageRecord? {
        guard let template = expectation.template else { return nil }
        guard let found = trace.templates.first(where: { $0.template == template }) else {
            return StageRecord(stage: .sender, isPassed: false, detail: "the sender is none of \(template)'s")
        }
        let variant = expectation.variant.flatMap { id in found.variants.first { $0.variant == id } }
        return variant?.failure ?? found.failure
    }

    private static func origin(
        _ expectation: CaseExpectation, _ code: FoundCode, _ trace: CodeExtractor.Trace
    ) -> [Failure] {
        var result: [Failure] = []
        if let template = expectation.template {
            let wanted = template + (expectation.variant.map { "/" + $0 } ?? "")
            if code.template == "generic" {
                if !expectation.allowsDrift {
                    var failure = Failure(kind: .drift, expected: "by \(wanted)", found: "by rescue only")
                    note(nearMiss(expectation, trace), in: &failure)
                    result.append(failure)
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
