import MessageContent
import MessageFormat

/// Finds the verification codes and links of messages: by the templates of a message's sender, and by the general
/// scorer where those find no code.
public struct CodeExtractor: Sendable {
    /// The templates that are tried.
    public let templates: TemplateSet

    /// - Parameter templates: ``TemplateSet/builtIn``, or a set with a user's own before those.
    public init(templates: TemplateSet) { self.templates = templates }

    /// The report on a message, and what templates and scorer saw on the way to it.
    public struct Trace: Sendable {
        /// The same as ``CodeExtractor/report(_:)`` returns.
        public var report: CodeReport
        /// The templates of the message's sender, in the order in which they were tried.
        public var templates: [TemplateTrace]
        /// The candidates of the general scorer, the best first; empty where a template found the code.
        public var generic: [GenericScorer.Scored]
        let text: CodeText

        /// The candidate that the general scorer liked best, of those that the message shows so.
        package func candidate(shown: String) -> GenericScorer.Scored? {
            generic.first { text.string($0.candidate.range) == shown }
        }
    }

    /// The codes and links of a message, and the templates that nearly found one.
    public func report(_ email: Email) -> CodeReport {
        // Most messages end here, before their text is case-folded, which costs much more.
        let isListPost = MessageContext(email).isListPost
        if isListPost, templates.templates(for: email.from.map { $0.email.lowercased() }).isEmpty {
            return CodeReport()
        }
        return trace(CodeMail(email), isExplained: false).report
    }

    /// As ``report(_:)``, with what led to the result.
    public func trace(_ email: Email) -> Trace { trace(CodeMail(email)) }

    /// The same of a message that is prepared once for several readings.
    ///
    /// - Parameter isExplained: whether the candidates of a message without a code are wanted, too.
    package func trace(_ mail: CodeMail, isExplained: Bool = true) -> Trace {
        var run = Run(mail: mail, isExplained: isExplained)
        let applicable = templates.templates(for: mail.senders)
        run.ask(applicable)
        if run.report.codes.isEmpty, !run.traces.contains(where: \.isRefused) { run.rescue(applicable.first) }
        run.findLinks(applicable)
        return Trace(report: run.report, templates: run.traces, generic: run.scored, text: mail.text)
    }

    /// One message on its way through templates and scorer.
    private struct Run {
        let mail: CodeMail
        let isExplained: Bool
        var report = CodeReport()
        var traces: [TemplateTrace] = []
        var scored: [GenericScorer.Scored] = []

        mutating func ask(_ applicable: [CodeTemplate]) {
            guard !applicable.isEmpty else { return }
            let matcher = TemplateMatcher(mail)
            var codes: [(priority: Int, code: FoundCode)] = []
            for template in applicable {
                let trace = matcher.trace(template)
                traces.append(trace)
                if let found = trace.found, let located = found.code {
                    codes.append((template.priority, code(located, found.variant, template, trace)))
                } else if let failure = trace.failure {
                    let variant = trace.nearest.map { "/" + $0.variant } ?? ""
                    report.near.append(
                        NearMiss(template: template.id + variant, failedAt: failure.stage, reason: failure.detail))
                }
            }
            // Templates stand in order, so of equal priority the first stays first.
            codes = codes.enumerated().sorted { ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset) }
                .map(\.element)
            for (_, code) in codes where !report.codes.contains(where: { $0.code == code.code }) {
                report.codes.append(code)
            }
        }

        private func code(
            _ located: LocatedCode, _ variant: String, _ template: CodeTemplate, _ trace: TemplateTrace
        ) -> FoundCode {
            let rule = template.variants.first { $0.id == variant }
            return FoundCode(
                code: located.code, shown: located.shown, provider: template.id, template: template.id + "/" + variant,
                kind: rule?.kind ?? template.kind, confidence: trace.isProven ? Confidence.proven : Confidence.template,
                place: located.place, line: located.line, expiresAt: expiry(template.expiry))
        }

        private func expiry(_ phrases: [String]) -> DateTime? {
            guard let date = mail.sentAt, let seconds = ExpiryFinder.seconds(in: mail.text, phrases: phrases) else {
                return nil
            }
            return DateTime(unixSeconds: date.unixSeconds &+ Int64(seconds), offsetMinutes: Int(date.offsetMinutes))
        }

        /// The general scorer: for mail without a template, and for mail whose template did not find its code.
        mutating func rescue(_ template: CodeTemplate?) {
            // A mailing list's post holds no code that was just made for its reader.
            if template == nil, mail.context.isListPost { return }
            let scorer =
                isExplained
                ? GenericScorer(mail.text, context: mail.context)
                : GenericScorer(promising: mail.text, context: mail.context)
            guard let scorer else { return }
            scored = scorer.scored()
            let finding = scorer.find(among: scored)
            report.isAmbiguous = finding.isAmbiguous
            for found in finding.codes {
                let line = mail.text.lines[found.candidate.line]
                let confidence =
                    finding.isAmbiguous
                    ? Confidence.tied(found.score)
                    : template == nil ? Confidence.generic(found.score) : Confidence.rescued(found.score)
                report.codes.append(
                    FoundCode(
                        code: scorer.code(found.candidate), shown: mail.text.string(found.candidate.range),
                        provider: template?.id, template: "generic", kind: scorer.kind, confidence: confidence,
                        place: line.place, line: line.number, expiresAt: expiry(template?.expiry ?? []),
                        isDrift: template != nil))
            }
        }

        mutating func findLinks(_ applicable: [CodeTemplate]) {
            let trusted = applicable.filter { template in
                traces.contains { $0.template == template.id && $0.sender.allSatisfy(\.isPassed) }
            }
            for template in trusted {
                for link in LinkFinder.links(mail, template) where !report.links.contains(where: { $0.url == link.url })
                {
                    report.links.append(link)
                }
            }
            // Where a template has rules for links, links that match none of them are no verification links.
            if trusted.contains(where: { !$0.links.isEmpty }) { return }
            report.links += LinkFinder.generic(mail)
        }
    }
}
