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

    /// See the properties of the same names.
    public init(results: [CaseResult], gates: [GateFinding], faults: [TemplateError], seconds: Double) {
        (self.results, self.gates, self.faults, self.seconds) = (results, gates, faults, seconds)
    }

    /// How many cases passed.
    public var passed: Int { results.count { $0.isPassed } }
    /// How many cases failed.
    public var failed: Int { results.count - passed }
    /// The share of cases that passed, in percent.
    public var percent: Double { results.isEmpty ? 0 : 100 * Double(passed) / Double(results.count) }

    /// Why the run fails, each reason once: "cases", the names of gates, "files".
    ///
    /// - Parameter failUnder: the least ``percent`` with which failed cases are no reason; nil: any failed case is one.
    public func reasons(failUnder: Double?) -> [String] {
        let hasFailed = failUnder.map { percent < $0 } ?? (failed > 0)
        let failedGates = GateFinding.Gate.allCases.filter { gate in gates.contains { $0.gate == gate } }
        return (hasFailed ? ["cases"] : []) + failedGates.map(\.rawValue) + (faults.isEmpty ? [] : ["files"])
    }

    /// The JSON object that ends the run, behind those of the cases.
    ///
    /// - Parameter failUnder: as for ``reasons(failUnder:)``.
    public func summaryJSON(failUnder: Double?) -> String {
        var json = JSONWriter()
        json.object { json in
            json.member("cases", results.count)
            json.member("passed", passed)
            json.member("failed", failed)
            json.member("percent", number: percent)
            json.member("gates", gates)
            json.member("faults", faults.map(\.description))
            json.member("failedFor", reasons(failUnder: failUnder))
            json.member("seconds", number: seconds)
        }
        return json.text
    }

    // MARK: TAP and JUnit

    /// The run in the Test Anything Protocol, version 13, line by line.
    public var tap: [String] {
        var lines = ["TAP version 13", "1..\(results.count + gates.count + faults.count)"]
        for (index, result) in results.enumerated() {
            lines.append("\(result.isPassed ? "ok" : "not ok") \(index + 1) - \(Self.tapName(result.name))")
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

    /// The run as JUnit XML, which CI systems read: a test suite for each folder, and one each for gates and files.
    public var junit: String {
        var suites: [(name: String, results: [CaseResult])] = []
        for result in results {
            let folder = result.name.split(separator: "/").dropLast().joined(separator: "/")
            if suites.last?.name == folder {
                suites[suites.count - 1].results.append(result)
            } else {
                suites.append((folder, [result]))
            }
        }
        var xml =
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"letterbook templates\" tests=\"\(results.count + gates.count + faults.count)\" failures=\"\(failed + gates.count + faults.count)\" time=\"\(seconds)\">\n"
        for suite in suites {
            let failures = suite.results.count { !$0.isPassed }
            xml +=
                "  <testsuite name=\"\(XML.escaped(suite.name.isEmpty ? "codes" : suite.name))\" tests=\"\(suite.results.count)\" failures=\"\(failures)\">\n"
            for result in suite.results { xml += Self.junit(result) }
            xml += "  </testsuite>\n"
        }
        xml += Self.suite(
            "gates",
            gates.map { finding in
                let name = "\(finding.gate.rawValue) \(finding.template)\(finding.variant.map { "/" + $0 } ?? "")"
                return (name, finding.message, "\(finding.file):\(finding.line): \(finding.message)")
            })
        xml += Self.suite("files", faults.map { ($0.file ?? "", $0.message, $0.description) })
        return xml + "</testsuites>\n"
    }

    /// A suite in which every test fails; "" where there is none.
    private static func suite(_ name: String, _ failures: [(name: String, message: String, text: String)]) -> String {
        guard !failures.isEmpty else { return "" }
        let cases = failures.map {
            "    <testcase classname=\"\(name)\" name=\"\(XML.escaped($0.name))\"><failure message=\"\(XML.escaped($0.message))\">\(XML.escaped($0.text))</failure></testcase>\n"
        }
        return "  <testsuite name=\"\(name)\" tests=\"\(failures.count)\" failures=\"\(failures.count)\">\n"
            + cases.joined()
            + "  </testsuite>\n"
    }

    private static func junit(_ result: CaseResult) -> String {
        let parts = result.name.split(separator: "/")
        let head =
            "    <testcase classname=\"\(XML.escaped(parts.dropLast().joined(separator: ".")))\" name=\"\(XML.escaped(String(parts.last ?? "")))\""
        guard let first = result.failures.first else { return head + "/>\n" }
        let text = result.failures.flatMap(\.lines).joined(separator: "\n")
        return head
            + "><failure message=\"\(XML.escaped(first.lines.first ?? ""))\" type=\"\(first.kind.rawValue)\">\(XML.escaped(text))</failure></testcase>\n"
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

enum XML {
    /// The text escaped for content and attributes; characters that XML 1.0 forbids become U+FFFD.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n": result += "&#10;"
            case "\t": result += "&#9;"
            case "\0"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
