import ArgumentParser
import Foundation
import MailArchive
import TemplateWorkbench
import VerificationCodes

struct TemplatesTestCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test", abstract: "Runs the templates over saved emails with known codes.",
        discussion: """
            A case is an email, NAME.eml, .emlx or .eml.gz, with NAME.expect.yaml beside it, anywhere below FOLDER. A failed case shows what was expected \
            and found, the stage that failed, the near miss, and the smallest change of the template that mends it. Of \
            several expected codes one must be found; `all: true` asks for all of them, as of recovery codes.

            Beside the cases, gates are checked: every template and language variant has a case with and one without a \
            code (without-positive, without-negative), no phrase could be dropped (unneeded), no two templates find \
            different codes in one mail (conflict), every template's own examples hold (example). They judge your own templates, \
            or without --templates the built-in ones that the cases speak of; --only and --no-gates leave them out.

              letterbook templates test
              letterbook templates test Corpus/codes --junit report.xml --fail-under 98
              letterbook templates test mails --templates my-templates --only google/
              letterbook templates test mails --templates my-templates --html report.html --watch

            Exit status: 0 all passed; 1 a case or a gate failed (the last line names the reasons); 2 wrong usage or a \
            file that can't be read, a faulty template or expectation.
            """)

    @OptionGroup var options: TemplateOptions
    @OptionGroup var terminal: TerminalOptions

    @Argument(help: "A folder of cases, or one email.")
    var folder = "Corpus/codes"

    @Flag(name: .long, help: "One JSON object a case, and one that sums up.")
    var json = false

    @Flag(name: .long, help: "The Test Anything Protocol.")
    var tap = false

    @Flag(name: .long, help: "Also print what failed as annotations of GitHub Actions.")
    var github = false

    @Option(name: .long, help: ArgumentHelp("Also write JUnit XML to this file.", valueName: "file"))
    var junit: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Also write a page to this file: each failed case with its mail, its stages and what mends it.",
            valueName: "file"))
    var html: String?

    @Flag(name: .long, help: "Run again whenever a template or a case is saved, until Ctrl-C.")
    var watch = false

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Cases fail the run, also in --tap and --junit, only when fewer than this share of them passes.",
            valueName: "percent"))
    var failUnder: Double?

    @Option(name: .long, help: ArgumentHelp("Only cases whose path contains this (repeatable).", valueName: "text"))
    var only: [String] = []

    @Flag(name: .long, help: "Rewrite the expectations that differ from what is found, and show what changed.")
    var update = false

    @Flag(name: .customLong("no-gates"), help: "Run the cases only.")
    var noGates = false

    func validate() throws {
        if update, json || tap || github || junit != nil || html != nil || watch || failUnder != nil {
            throw ValidationError(
                "--update only rewrites expectations: it takes no --json, --tap, --github, --junit, --html, --watch or --fail-under"
            )
        }
        if watch, json || tap { throw ValidationError("--watch prints text: it takes no --json or --tap") }
        if [json, tap, github].count(where: \.self) > 1 {
            throw ValidationError("--json, --tap and --github exclude each other")
        }
        if let failUnder, !(0...100).contains(failUnder) {
            throw ValidationError("--fail-under takes a percentage from 0 to 100")
        }
    }

    func run() async throws {
        guard watch else { return try await runOnce() }
        Terminal.wishes.withLock { $0.pager = false }
        Interruption.watch()
        var files = SavedFiles([folder] + options.templates)
        while !Interruption.isRequested {
            do {
                try await runOnce()
            } catch let exit as Exit {
                Output.flush()
                exit.tell()
            } catch let error where error is TemplateError || error is WorkbenchError {
                // Half-written files are what a watch is for.
                StandardError.remark("\(error)")
            }
            Output.flush()
            StandardError.remark(
                "waiting for changes of \(([folder] + options.templates).joined(separator: ", ")) (Ctrl-C ends it)")
            guard let changed = await files.nextChange() else { return }
            Output.line("\n" + Terminal.styled("saved: " + TerminalText.line(changed), .dim))
        }
    }

    private func runOnce() async throws {
        let start = ContinuousClock.now
        let (templates, own) = try options.loadWithOwn(report: report)
        let cases = try await read()
        let runner = RegressionRunner(templates: templates)
        let results = await runner.run(cases.cases)
        if update { return try rewrite(cases, results, runner) }
        // Of a template whose cases cannot be read the gates would say what is not so.
        let gates = noGates || !cases.faults.isEmpty ? [] : await gates(templates, own, cases.cases, results)
        let report = RegressionReport(
            results: results, gates: gates, faults: cases.faults, seconds: start.duration(to: .now) / .seconds(1),
            failUnder: failUnder)
        try print(report, templates)
    }

    /// Writes what keeps the cases from being run into the reports, too: a CI system would show those of the last run.
    private func report(_ faults: [TemplateError]) throws {
        guard !update else { return }
        let report = RegressionReport(results: [], gates: [], faults: faults, seconds: 0)
        try write(report, TemplateSet.builtIn)
        printForPrograms(report)
    }

    private func read() async throws -> CaseFolder {
        do {
            let cases = try await CaseFolder.read(folder, only: only)
            guard cases.cases.isEmpty, cases.faults.isEmpty else { return cases }
        } catch {
            try report([TemplateError(file: nil, line: nil, message: error.description)])
            throw error
        }
        let reason = "no cases found: \(folder) holds no email\(only.isEmpty ? "" : " that --only names")"
        try report([TemplateError(file: nil, line: nil, message: reason)])
        throw Exit.nothing(reason)
    }

    /// Gates judge the templates that the cases are meant to cover: the user's own, else the built-in ones that the
    /// cases name. A selection of cases (--only, or one file) is not meant to cover any.
    private func gates(
        _ templates: TemplateSet, _ own: [CodeTemplate], _ cases: [TestCase], _ results: [CaseResult]
    ) async -> [GateFinding] {
        var isFolder: ObjCBool = false
        guard only.isEmpty, FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue
        else { return [] }
        let named = Set(cases.compactMap { $0.expectation?.provider })
        let tested = own.isEmpty ? templates.templates.filter { named.contains($0.id) } : own
        return await Gates(templates, cases, results).findings(tested: tested)
    }

    // MARK: Output

    private func print(_ report: RegressionReport, _ templates: TemplateSet) throws {
        // Before anything is printed: a reader that goes away ends the program.
        try write(report, templates)
        if !json, !tap { printText(report) }
        printForPrograms(report)
        for fault in report.faults { StandardError.line(TerminalText.line(fault.description)) }
        if !report.reasons.isEmpty { throw report.faults.isEmpty ? Exit.nothing() : Exit.fault() }
    }

    private func printForPrograms(_ report: RegressionReport) {
        var lines: [String] = []
        if json { lines = report.results.map(\.json) + [report.summaryJSON] }
        if tap { lines = report.tap }
        if github { lines = report.annotations }
        for line in lines { Output.line(line) }
    }

    private func write(_ report: RegressionReport, _ templates: TemplateSet) throws {
        for path in [junit, html] { if let path { try NewFile.makeFolder(NewFile.folder(of: path)) } }
        if let junit { try NewFile.replace(junit, with: Array(report.junit.utf8)) }
        guard let html else { return }
        let page = TestReportPage(report: report, templates: templates)
        try NewFile.replace(html, with: Array(page.html.utf8))
    }

    private func printText(_ report: RegressionReport) {
        for result in report.results where !result.isPassed {
            Output.line(Terminal.styled("failed", .warning) + "  " + TerminalText.line(result.name))
            for line in result.failures.flatMap(\.lines) { Output.line("        " + TerminalText.line(line)) }
        }
        for finding in report.gates {
            Output.line(
                Terminal.styled(finding.gate.rawValue, .warning)
                    + TerminalText.line("  \(finding.file):\(finding.line): \(finding.message)"))
        }
        let seconds = String((report.seconds * 100).rounded() / 100)
        Output.line(
            "\(Format.plural(report.results.count, "case")), \(report.passed) passed, \(report.failed) failed, \(Format.plural(report.gates.count, "gate finding")), \(seconds) s"
        )
        if let pardon = report.pardon { Output.line(pardon) }
        if !report.reasons.isEmpty { Output.line("failed for: " + report.reasons.joined(separator: ", ")) }
    }

    // MARK: Update

    private func rewrite(_ folder: CaseFolder, _ results: [CaseResult], _ runner: RegressionRunner) throws {
        let cases = folder.cases
        var changed = 0
        for (testCase, result) in zip(cases, results) where !result.isPassed {
            let updated = runner.updated(testCase)
            guard updated != testCase.expectation else { continue }
            let before = FileManager.default.contents(atPath: testCase.expectationPath)
            let text = before.map { updated.rewritten(String(decoding: $0, as: UTF8.self)) } ?? updated.yaml
            try NewFile.replace(testCase.expectationPath, with: Array(text.utf8))
            changed += 1
            if updated.allowsDrift, testCase.expectation?.allowsDrift != true {
                StandardError.remark(
                    "\(TerminalText.line(testCase.name)): no template finds this code, the general scorer does (drift: true was written; mend the template)"
                )
            }
            Output.line(TerminalText.line(testCase.name))
            let old = testCase.expectation?.yaml.split(separator: "\n").map(String.init) ?? []
            let new = updated.yaml.split(separator: "\n").map(String.init)
            for line in old where !new.contains(line) { Output.line("  - " + TerminalText.line(line)) }
            for line in new where !old.contains(line) { Output.line("  + " + TerminalText.line(line)) }
        }
        Output.line("\(Format.plural(changed, "expectation")) rewritten")
        Output.flush()
        for fault in folder.faults { StandardError.line(TerminalText.line(fault.description)) }
        if !folder.faults.isEmpty { throw Exit.fault() }
    }
}
