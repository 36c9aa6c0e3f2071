/// Takes a message through the stages of templates.
package struct TemplateMatcher {
    private let mail: CodeMail
    private let locator: CodeLocator
    private let lower: [UInt8]

    package init(_ mail: CodeMail) {
        self.mail = mail
        locator = CodeLocator(mail.text)
        lower = mail.text.folded.lower
    }

    /// The From address that is one of the template's; nil where none is, and then no other stage is tried.
    static func accepts(_ senders: [String], _ rule: SenderRule) -> String? {
        senders.first { sender in
            if rule.addresses.contains(sender) { return true }
            let domain = DomainName.of(sender)
            return rule.domains.contains { DomainName.isWithin(domain, $0) }
        }
    }

    package func trace(_ template: CodeTemplate) -> TemplateTrace {
        var trace = TemplateTrace(template: template.id, sender: [], variants: [])
        guard let sender = Self.accepts(mail.senders, template.sender) else {
            let found = mail.senders.first.map { "\"\($0)\"" } ?? "no From address"
            trace.sender = [StageRecord(stage: .sender, isPassed: false, detail: "\(found) is not of this provider")]
            return trace
        }
        let verdict = mail.authentication.verdict(for: template.sender.domains + [DomainName.of(sender)])
        trace.isProven = verdict == .passed
        trace.sender = [
            StageRecord(stage: .sender, isPassed: true, detail: sender),
            authentication(template.sender.authentication, verdict),
        ]
        guard trace.sender.allSatisfy(\.isPassed) else { return trace }
        trace.variants = template.variants.filter { $0.code != nil }.map { self.trace($0) }
        return trace
    }

    private func authentication(
        _ rule: SenderRule.Authentication, _ verdict: AuthenticationResults.Verdict
    ) -> StageRecord {
        let isPassed = rule == .unneeded || verdict == .passed || rule == .should && verdict == .unknown
        let detail =
            switch verdict {
            case .passed: "passed"
            case .failed: "DMARC, or DKIM and SPF, failed"
            case .unknown: "no result stands in the mail"
            }
        return StageRecord(
            stage: .authentication, isPassed: isPassed, detail: detail, isRefusal: verdict == .failed)
    }

    private func trace(_ variant: CodeTemplate.Variant) -> VariantTrace {
        var trace = VariantTrace(variant: variant.id, stages: [])
        let record = dated(variant) ?? cues(variant.subject, .subject, [mail.text.range(of: .subject)])
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

    /// A failure when the message's date lies outside the variant's; nil when it lies within, or is unknown.
    private func dated(_ variant: CodeTemplate.Variant) -> StageRecord? {
        guard let date = mail.date else { return nil }
        func failure(_ bound: String) -> StageRecord {
            StageRecord(stage: .date, isPassed: false, detail: "sent on \(date), the variant is for mail \(bound)")
        }
        if let since = variant.since, date < since { return failure("since \(since)") }
        if let until = variant.until, date > until { return failure("until \(until)") }
        return nil
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
    /// The places of a variant that gives none.
    static let anywhere = [CodeTemplate.Place(part: .subject), CodeTemplate.Place(part: .body)]
}
