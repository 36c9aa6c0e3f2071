import MessageContent
import VerificationCodes

/// The outcome of a run: JSON, TAP and JUnit for machines, lines for people.
public struct RegressionReport: Sendable {
    /// The results of the cases, in order.
    public var results: [CaseResult]
    /// What the gates found.
    public var gates: [GateFinding]
    /// The faults of files of templates and cases that can't be read.
    public var faults: [TemplateError]
    /// How long the run took.
    public var seconds: Double
    /// The least ``percent`` with which failed cases do not fail the run; nil: any failed case does.
    public var failUnder: Double?

    /// See the properties of the same names.
    public init(
        results: [CaseResult], gates: [GateFinding], faults: [TemplateError], seconds: Double, failUnder: Double? = nil
    ) {
        (self.results, self.gates, self.faults) = (results, gates, faults)
        (self.seconds, self.failUnder) = (seconds, failUnder)
    }

    /// How many cases passed.
    public var passed: Int { results.count { $0.isPassed } }
    /// How many cases failed.
    public var failed: Int { results.count - passed }
    /// The share of cases that passed, in percent.
    public var percent: Double { results.isEmpty ? 0 : 100 * Double(passed) / Double(results.count) }

    /// Why failed cases do not fail the run; nil where they do, or none failed.
    public var pardon: String? {
        guard let failUnder, failed > 0, percent >= failUnder else { return nil }
        return "--fail-under \(Self.shown(failUnder)) allows it: \(Self.shown(percent)) % of the cases passed"
    }

    /// A percentage with a decimal at most.
    private static func shown(_ percent: Double) -> String {
        let rounded = (percent * 10).rounded() / 10
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }

    /// Why the run fails, each reason once: "cases", the names of gates, "files".
    public var reasons: [String] {
        let hasFailed = failUnder.map { percent < $0 } ?? (failed > 0)
        let failedGates = GateFinding.Gate.allCases.filter { gate in gates.contains { $0.gate == gate } }
        return (hasFailed ? ["cases"] : []) + failedGates.map(\.rawValue) + (faults.isEmpty ? [] : ["files"])
    }

    /// The JSON object that ends the run, behind those of the cases.
    public var summaryJSON: String {
        var json = JSONWriter()
        json.object { json in
            json.member("cases", results.count)
            json.member("passed", passed)
            json.member("failed", failed)
            json.member("percent", number: percent)
            json.member("gates", gates)
            json.member("faults", faults.map(\.description))
            json.member("failedFor", reasons)
            json.member("seconds", number: seconds)
        }
        return json.text
    }

    // MARK: GitHub and TAP

    /// The failures as workflow commands of GitHub Actions, which shows them beside the lines of a pull request.
    public var annotations: [String] {
        func escaped(_ text: String) -> String {
            text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
        }
        func command(
            _ level: String, _ file: String?, _ line: Int?, _ title: String, _ message: String
        ) -> String {
            let fields = [("file", file), ("line", line.map(String.init)), ("title", title)].compactMap { key, value in
                value.map { "\(key)=\(escaped($0).replacing(":", with: "%3A").replacing(",", with: "%2C"))" }
            }
            return "::\(level) \(fields.joined(separator: ","))::\(escaped(message))"
        }
        let failedCases = results.filter { !$0.isPassed }.map { result in
            command(
                pardon == nil ? "error" : "warning", result.path, nil, result.name,
                result.failures.flatMap(\.lines).joined(separator: "\n"))
        }
        return failedCases
            + gates.map { command("error", $0.file, $0.line, $0.gate.rawValue, $0.message) }
            + faults.map { command("error", $0.file, $0.line ?? ($0.file == nil ? nil : 1), "file", $0.message) }
    }

    /// The run in the Test Anything Protocol, version 13, line by line.
    public var tap: [String] {
        var lines = ["TAP version 13", "1..\(results.count + gates.count + faults.count)"]
        for (index, result) in results.enumerated() {
            // A test that is still to be mended does not fail a run of TAP.
            let todo = result.isPassed ? nil : pardon.map { " # TODO " + $0 }
            lines.append(
                "\(result.isPassed ? "ok" : "not ok") \(index + 1) - \(Self.tapName(result.name))\(todo ?? "")")
            lines += result.failures.flatMap { $0.lines }.map { "  # " + $0 }
        }
        for (index, finding) in gates.enumerated() {
            lines.append(
                "not ok \(results.count + index + 1) - gate \(finding.gate.rawValue) \(finding.template): \(Self.tapName(finding.message))"
            )
        }
        for (index, fault) in faults.enumerated() {
            let number = results.count + gates.count + index + 1
            lines.append("not ok \(number) - file \(Self.tapName(fault.description))")
        }
        return lines
    }

    /// A name in a line of TAP, in which `#` begins a directive and nothing may begin a new line.
    private static func tapName(_ name: String) -> String {
        var result = ""
        for scalar in name.unicodeScalars {
            switch scalar {
            case "#": result += "\\#"
            case "\0"..."\u{1F}", "\u{7F}", "\u{85}", "\u{2028}", "\u{2029}": result += " "
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

extension CaseResult.Failure {
    /// For people: what was expected and found, where it failed, what would mend it.
    public var lines: [String] {
        var lines = ["expected \(expected), found \(found)"]
        if let stage { lines.append("failed at \(stage.rawValue): \(nearMiss ?? "")") }
        if let edit { lines.append("mend it in \(edit.file):\(edit.line): \(edit.description)") }
        return lines
    }
}
