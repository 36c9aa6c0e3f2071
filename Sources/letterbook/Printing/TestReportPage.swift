import MailArchive
import MailSources
import MessageContent
import TemplateWorkbench
import VerificationCodes

/// A run of code templates over saved emails as one page that needs nothing beside it: a CI keeps it as an artifact.
struct TestReportPage {
    let report: RegressionReport
    let templates: TemplateSet

    var html: String {
        let failed = report.results.filter { !$0.isPassed }
        let passed = report.results.filter(\.isPassed)
        var parts = [HTMLPage.head(title: "Code templates: \(verdict)"), Self.style]
        parts.append("<h1>Code templates: \(HTMLPage.escape(verdict))</h1>\n<p>\(counts)</p>\n")
        parts += [list("Files that cannot be read", report.faults.map(\.description))]
        parts += failed.map(section)
        parts.append(list("Gates", report.gates.map { "\($0.gate.rawValue)  \($0.file):\($0.line): \($0.message)" }))
        if !passed.isEmpty {
            let lines = passed.map { "<li>\(HTMLPage.escape($0.name))</li>" }.joined(separator: "\n")
            parts.append(
                "<details><summary>\(Format.plural(passed.count, "case")) passed</summary><ul>\n\(lines)\n</ul></details>\n"
            )
        }
        return parts.joined() + HTMLPage.end
    }

    private var verdict: String {
        report.reasons.isEmpty ? "passed" : "failed for \(report.reasons.joined(separator: ", "))"
    }

    private var counts: String {
        "\(Format.plural(report.results.count, "case")), \(report.passed) passed, \(report.failed) failed; \(Format.plural(report.gates.count, "gate finding"))"
    }

    private static let style = """
        <style>h2 code{font-size:1.1em}.failed{border-left:4px solid #b3261e;padding-left:1em;margin:2em 0}\
        pre{white-space:pre-wrap;background:#f4f4f4;padding:.6em}th{text-align:left;font-weight:normal;color:#666;padding-right:1em;\
        vertical-align:top}.mend{background:#e8f2e8;padding:.6em}@media(prefers-color-scheme:dark){body{background:#1b1b1b;\
        color:#ddd}pre{background:#2a2a2a}.mend{background:#243024}iframe{background:#fff}}</style>

        """

    private func list(_ title: String, _ lines: [String]) -> String {
        guard !lines.isEmpty else { return "" }
        let items = lines.map { "<li>\(HTMLPage.escape($0))</li>" }.joined(separator: "\n")
        return "<h2>\(title)</h2><ul>\n\(items)\n</ul>\n"
    }

    private func section(_ result: CaseResult) -> String {
        let rows = result.failures.map { failure -> String in
            var cells = [("expected", failure.expected), ("found", failure.found)]
            if let stage = failure.stage {
                cells.append(("failed at", "\(stage.rawValue): \(failure.nearMiss ?? "")"))
            }
            let table = cells.map { "<tr><th>\($0.0)</th><td>\(HTMLPage.escape($0.1))</td></tr>" }.joined()
            let mend = failure.edit.map {
                "<p class=\"mend\">Mend it in <code>\(HTMLPage.escape($0.file)):\($0.line)</code>: \(HTMLPage.escape($0.description))</p>"
            }
            return "<table>\(table)</table>\n\(mend ?? "")"
        }
        return """
            <section class="failed"><h2><code>\(HTMLPage.escape(result.name))</code></h2>
            \(rows.joined(separator: "\n"))
            \(mail(result))</section>

            """
    }

    /// What each template saw, and the mail itself.
    private func mail(_ result: CaseResult) -> String {
        guard let raw = try? SoleMessage.read(result.path) else {
            return "<p>The mail cannot be read.</p>\n"
        }
        let email = Email(reading: raw)
        let stages = CodeExtractor(templates: templates).trace(email).lines.joined(separator: "\n")
        let body = email.html?.html ?? "<pre style=\"white-space:pre-wrap\">\(HTMLPage.escape(email.text))</pre>"
        let letter = HTMLPage.letter(
            subject: email.subject ?? "",
            fields: [
                ("From", Format.addresses(email.from)), ("To", Format.addresses(email.to)),
                ("Date", email.date?.rfc3339 ?? ""), ("File", result.path),
            ], page: HTMLPage.make(title: email.subject ?? "", body: body))
        return """
            <details><summary>What each template saw</summary><pre>\(HTMLPage.escape(stages))</pre></details>
            \(letter)
            """
    }
}
