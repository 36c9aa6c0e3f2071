/// Takes mails through the stages of a template.
public struct TemplateMatcher {
    private let mail: CodeMail
    private let locator: CodeLocator
    private let lower: [UInt8]

    public init(_ mail: CodeMail) {
        self.mail = mail
        locator = CodeLocator(mail.text)
        lower = mail.text.folded.lower
    }

    /// Whether the From address is one of the template's: the stage that decides whether the others are looked at.
    static func accepts(_ senders: [String], _ rule: SenderRule) -> String? {
        senders.first { sender in
            if rule.addresses.contains(sender) { return true }
            guard let domain = sender.split(separator: "@").last else { return false }
            return rule.domains.contains { DomainName.isWithin(String(domain), $0) }
        }
    }

    public func trace(_ template: CodeTemplate) -> TemplateTrace {
        var trace = TemplateTrace(template: template.id, sender: [], variants: [])
        guard let sender = Self.accepts(mail.senders, template.sender) else {
            let found = mail.senders.first.map { "\"\($0)\"" } ?? "no From address"
            trace.sender = [StageRecord(stage: .sender, isPassed: false, detail: "\(found) is not of this provider")]
            return trace
        }
        let domains = template.sender.domains + [sender.split(separator: "@").last.map(String.init) ?? ""]
        let verdict = mail.authentication.verdict(for: domains)
        trace.isProven = verdict == .passed
        trace.sender = [
            StageRecord(stage: .sender, isPassed: true, detail: sender),
            authentication(template.sender.authentication, verdict),
        ]
        guard trace.sender.allSatisfy(\.isPassed) else { return trace }
        for variant in template.variants where variant.code != nil {
            let result = self.trace(variant)
            trace.variants.append(result)
        }
        return trace
    }

    private func authentication(
        _ rule: SenderRule.Authentication, _ verdict: AuthenticationResults.Verdict
    ) -> StageRecord {
        let isPassed =
            switch (rule, verdict) {
            case (.unneeded, _), (_, .passed): true
            case (.should, .unknown): true
            case (.should, .failed), (.must, .failed), (.must, .unknown): false
            }
        let detail =
            switch verdict {
            case .passed: "passed"
            case .failed: "DMARC, or DKIM and SPF, failed"
            case .unknown: "no result stands in the mail"
            }
        return StageRecord(stage: .authentication, isPassed: isPassed, detail: detail)
    }

    private func trace(_ variant: CodeTemplate.Variant) -> VariantTrace {
        var trace = VariantTrace(variant: variant.id, stages: [])
        let subject = mail.text.range(of: .subject)
        let record = dated(variant) ?? cues(variant.subject, .subject, [subject])
        trace.stages.append(record)
        guard record.isPassed else { return trace }
        let body = cues(variant.body, .body, [mail.text.range(of: .text), mail.text.range(of: .html)])
        trace.stages.append(body)
        guard body.isPassed, let shape = variant.code else { return trace }
        switch locator.locate(shape, at: variant.places.isEmpty ? CodeTemplate.Place.anywhere : variant.places) {
        case .found(let code):
            trace.code = code
            for stage in [Stage.place, .shape, .exclusion] {
                trace.stages.append(
                    StageRecord(
                        stage: stage, isPassed: true,
                        detail: "\(code.shown) in the \(code.place.rawValue), line \(code.line)"))
            }
        case .failed(let stage, let reason):
            for passed in [Stage.place, .shape] where passed < stage {
                trace.stages.append(StageRecord(stage: passed, isPassed: true, detail: "something stands there"))
            }
            trace.stages.append(StageRecord(stage: stage, isPassed: false, detail: reason))
        }
        return trace
    }

    /// nil when the message's date is the variant's, or unknown.
    private func dated(_ variant: CodeTemplate.Variant) -> StageRecord? {
        guard let date = mail.date else { return nil }
        let isBefore = variant.since.map { date < $0 } ?? false
        let isAfter = variant.until.map { date > $0 } ?? false
        guard isBefore || isAfter else { return nil }
        return StageRecord(stage: .subject, isPassed: false, detail: "the message's date is not the variant's")
    }

    private func cues(_ cues: CodeTemplate.Cues, _ stage: Stage, _ ranges: [Range<Int>]) -> StageRecord {
        if let phrase = cues.none.first(where: { contains($0, ranges) }) {
            return StageRecord(stage: stage, isPassed: false, detail: "\"\(phrase)\" stands in it", isRefusal: true)
        }
        guard !cues.any.isEmpty else { return StageRecord(stage: stage, isPassed: true, detail: "nothing asked for") }
        guard let phrase = cues.any.first(where: { contains($0, ranges) }) else {
            let wanted = cues.any.map { "\"\($0)\"" }.joined(separator: " or ")
            return StageRecord(stage: stage, isPassed: false, detail: "has not \(wanted)")
        }
        return StageRecord(stage: stage, isPassed: true, detail: "\"\(phrase)\"")
    }

    private func contains(_ phrase: String, _ ranges: [Range<Int>]) -> Bool {
        let needle = FoldedText(phrase).lower
        return ranges.contains { !PhraseSearch.occurrences(of: needle, in: lower, $0, limit: 1).isEmpty }
    }
}

extension CodeTemplate.Place {
    static let anywhere = [CodeTemplate.Place(part: .subject), CodeTemplate.Place(part: .body)]
}
