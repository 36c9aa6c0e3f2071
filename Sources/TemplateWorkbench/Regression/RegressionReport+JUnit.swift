extension RegressionReport {
    /// The run as JUnit XML, which CI systems read: a test suite for each folder, and one each for gates and files.
    public var junit: String {
        var suites: [JUnitSuite] = []
        for result in results {
            let folder = result.name.split(separator: "/").dropLast().joined(separator: "/")
            let name = folder.isEmpty ? "codes" : folder
            if suites.last?.name != name { suites.append(JUnitSuite(name: name)) }
            suites[suites.count - 1].tests.append(test(result))
        }
        let findings = gates.map { finding in
            let name = "\(finding.gate.rawValue) \(finding.template)\(finding.variant.map { "/" + $0 } ?? "")"
            return JUnitSuite.Test(
                name: "\(name): \(finding.message)", file: finding.file,
                outcome: .failure(
                    kind: finding.gate.rawValue, message: finding.message,
                    text: "\(finding.file):\(finding.line): \(finding.message)"))
        }
        let broken = faults.map { fault in
            JUnitSuite.Test(
                name: fault.description, file: fault.file,
                outcome: .error(message: fault.message, text: fault.description))
        }
        suites += [JUnitSuite(name: "gates", tests: findings), JUnitSuite(name: "files", tests: broken)]
        let tests = suites.flatMap(\.tests)
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"letterbook templates\""
            + JUnitSuite.counts(tests) + " time=\"\(seconds)\">\n" + suites.map(\.xml).joined() + "</testsuites>\n"
    }

    private func test(_ result: CaseResult) -> JUnitSuite.Test {
        var test = JUnitSuite.Test(
            name: result.name.split(separator: "/").last.map(String.init) ?? "", file: result.path)
        guard let first = result.failures.first else { return test }
        let text = result.failures.flatMap(\.lines).joined(separator: "\n")
        test.outcome =
            pardon.map { .skipped(message: "\($0): \(text)") }
            ?? .failure(kind: first.kind.rawValue, message: first.lines.first ?? "", text: text)
        return test
    }
}

/// A test suite of JUnit XML, as the schema of Jenkins has it.
private struct JUnitSuite {
    struct Test {
        enum Outcome {
            case passed
            case skipped(message: String)
            case failure(kind: String, message: String, text: String)
            case error(message: String, text: String)
        }
        var name: String
        /// The path of the file that it is about.
        var file: String?
        var outcome = Outcome.passed
    }

    var name: String
    var tests: [Test] = []

    /// "" for a suite without tests.
    var xml: String {
        guard !tests.isEmpty else { return "" }
        return "  <testsuite name=\"\(XML.escaped(name))\"\(Self.counts(tests))>\n"
            + tests.map { "    " + xml($0) + "\n" }.joined() + "  </testsuite>\n"
    }

    static func counts(_ tests: [Test]) -> String {
        var (failures, errors, skipped) = (0, 0, 0)
        for test in tests {
            switch test.outcome {
            case .passed: continue
            case .skipped: skipped += 1
            case .failure: failures += 1
            case .error: errors += 1
            }
        }
        return " tests=\"\(tests.count)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\""
    }

    private func xml(_ test: Test) -> String {
        let className = name.split(separator: "/").joined(separator: ".")
        let file = test.file.map { " file=\"\(XML.escaped($0))\"" } ?? ""
        let head = "<testcase classname=\"\(XML.escaped(className))\" name=\"\(XML.escaped(test.name))\"\(file)"
        switch test.outcome {
        case .passed: return head + "/>"
        case .skipped(let message): return head + "><skipped message=\"\(XML.escaped(message))\"/></testcase>"
        case .failure(let kind, let message, let text):
            return head
                + "><failure message=\"\(XML.escaped(message))\" type=\"\(kind)\">\(XML.escaped(text))</failure></testcase>"
        case .error(let message, let text):
            return head
                + "><error message=\"\(XML.escaped(message))\" type=\"file\">\(XML.escaped(text))</error></testcase>"
        }
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
