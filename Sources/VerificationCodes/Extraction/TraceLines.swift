extension CodeExtractor.Trace {
    /// For people: what each template and the general scorer saw, and the codes and links that were found.
    public var lines: [String] {
        var lines: [String] = []
        if templates.isEmpty { lines.append("no template has this sender") }
        for trace in templates { lines += Self.lines(trace) }
        if !generic.isEmpty { lines += genericLines }
        lines += report.codes.map { code in
            let expiry = code.expiresAt.map { ", valid until \($0.rfc3339)" } ?? ""
            let drift = code.isDrift ? ", drift" : ""
            return
                "code \(code.code) by \(code.template), \(code.kind.rawValue), \(Int((code.confidence * 100).rounded())) %, \(code.place.rawValue) line \(code.line)\(expiry)\(drift)"
        }
        if report.codes.isEmpty { lines.append("no code") }
        if report.isAmbiguous { lines.append("ambiguous: both are equally likely") }
        lines += report.links.map { "link \($0.url) (\($0.provider ?? "generic"), \($0.kind.rawValue))" }
        return lines
    }

    private static func lines(_ trace: TemplateTrace) -> [String] {
        var lines = ["template \(trace.template)"]
        lines += trace.sender.map { "  " + line($0) }
        for variant in trace.variants {
            lines.append("  variant \(variant.variant)\(variant.code.map { ": \($0.code)" } ?? "")")
            lines += variant.stages.map { "    " + line($0) }
        }
        return lines
    }

    private static func line(_ record: StageRecord) -> String {
        "\(record.isPassed ? "passed" : "failed") \(record.stage.rawValue): \(record.detail)"
    }

    private var genericLines: [String] {
        var lines = ["general scorer, a code from \(GenericScorer.threshold) on"]
        for scored in generic.prefix(8) {
            let reasons = scored.reasons.map { "\($0.rule) \($0.weight > 0 ? "+" : "")\($0.weight)" }
            lines.append(
                "  \(scored.score)  \(text.string(scored.candidate.range))  \(reasons.joined(separator: ", "))")
        }
        return lines
    }
}
