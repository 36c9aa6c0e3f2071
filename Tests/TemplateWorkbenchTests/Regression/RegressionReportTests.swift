import CodeTestSupport
import Foundation
import Testing
import VerificationCodes

@testable import TemplateWorkbench

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite struct RegressionReportTests {
    private static func result(_ name: String, _ failures: CaseResult.Failure...) -> CaseResult {
        var result = CaseResult(
            name: name, path: "cases/\(name).eml", expectation: CaseExpectation(provider: "example", codes: ["123456"]),
            found: CodeReport())
        result.failures = failures
        return result
    }

    private static let failure = CaseResult.Failure(
        kind: .code, expected: "123456", found: "no code", stage: .shape, nearMiss: "\"1234567\": length 7, allowed 6",
        edit: SuggestedEdit(template: "example", file: "example.yaml", line: 8, edits: [.addLength(variant: "en", 7)]))
    private static let gate = GateFinding(
        gate: .unneeded, template: "example", variant: "en", file: "example.yaml", line: 8,
        message: "places could be dropped")
    private static let fault = TemplateError(file: "bad.yaml", line: 3, message: "id is missing")

    private func report(
        _ results: [CaseResult], gates: [GateFinding] = [], faults: [TemplateError] = [], failUnder: Double? = nil
    ) -> RegressionReport {
        RegressionReport(results: results, gates: gates, faults: faults, seconds: 1.5, failUnder: failUnder)
    }

    private var mixed: RegressionReport {
        report(
            [Self.result("a/one"), Self.result("a/two", Self.failure), Self.result("b/three")], gates: [Self.gate],
            faults: [Self.fault])
    }

    // MARK: Outcome

    @Test("cases are counted, and the share that passed")
    func counts() {
        #expect(mixed.passed == 2)
        #expect(mixed.failed == 1)
        #expect(abs(mixed.percent - 66.667) < 0.01)
        #expect(report([]).percent == 0)
    }

    @Test("a run fails for reasons, each told once")
    func reasons() {
        var mixed = mixed
        #expect(mixed.reasons == ["cases", "unneeded", "files"])
        mixed.failUnder = 60
        #expect(mixed.reasons == ["unneeded", "files"])
        mixed.failUnder = 70
        #expect(mixed.reasons == ["cases", "unneeded", "files"])
        #expect(report([Self.result("a")]).reasons.isEmpty)
        let all = GateFinding.Gate.allCases.flatMap { gate in
            [Self.gate, Self.gate].map { finding in
                var finding = finding
                finding.gate = gate
                return finding
            }
        }
        #expect(
            report([], gates: all).reasons == [
                "without-positive", "without-negative", "unneeded", "conflict", "example",
            ])
    }

    @Test("where enough cases pass, no report fails the run, and each says why")
    func pardon() throws {
        let report = report([Self.result("a/one"), Self.result("a/two", Self.failure)], failUnder: 49.5)
        let pardon = "--fail-under 49.5 allows it: 50 % of the cases passed"
        #expect(report.pardon == pardon && report.reasons.isEmpty)
        #expect(report.tap[3] == "not ok 2 - a/two # TODO " + pardon)
        let elements = try #require(Elements.read(report.junit))
        #expect(elements.all[0].attributes["failures"] == "0" && elements.all[0].attributes["skipped"] == "1")
        #expect(elements.all.last?.name == "skipped")
        #expect(report.annotations[0].hasPrefix("::warning file=cases/a/two.eml,"))
    }

    @Test("GitHub is told the file, the line and what to do, each on a line")
    func annotations() {
        #expect(
            mixed.annotations == [
                "::error file=cases/a/two.eml,title=a/two::expected 123456, found no code%0Afailed at shape: "
                    + "\"1234567\": length 7, allowed 6%0Amend it in example.yaml:8: variant en, code.lengths: add 7",
                "::error file=example.yaml,line=8,title=unneeded::places could be dropped",
                "::error file=bad.yaml,line=3,title=file::id is missing",
            ])
        #expect(
            report([Self.result("a,b:c%", Self.failure)]).annotations[0].hasPrefix(
                "::error file=cases/a%2Cb%3Ac%25.eml,title=a%2Cb%3Ac%25::"))
    }

    // MARK: JSON

    private func object(_ json: String) throws -> [String: Any] {
        #expect(!json.contains("\n"), "one line")
        return try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    }

    @Test("JSON has one object a case")
    func json() throws {
        let object = try object(Self.result("a/\"two\"\n", Self.failure).json)
        #expect(object["case"] as? String == "a/\"two\"\n")
        #expect(object["passed"] as? Bool == false)
        #expect(object["expected"] as? [String] == ["123456"])
        #expect((object["codes"] as? [Any])?.isEmpty == true)
        let failure = try #require((object["failures"] as? [[String: Any]])?.first)
        #expect(failure["kind"] as? String == "code")
        #expect(failure["stage"] as? String == "shape")
        #expect(failure["nearMiss"] as? String == "\"1234567\": length 7, allowed 6")
        #expect(failure["edit"] as? String == "example: variant en, code.lengths: add 7")
        #expect(failure["editAt"] as? String == "example.yaml:8")
    }

    @Test("and one that ends the run")
    func summary() throws {
        let object = try object(mixed.summaryJSON)
        #expect(object["cases"] as? Int == 3)
        #expect(object["failed"] as? Int == 1)
        #expect(object["failedFor"] as? [String] == ["cases", "unneeded", "files"])
        #expect(object["faults"] as? [String] == ["bad.yaml:3: id is missing"])
        let gate = try #require((object["gates"] as? [[String: Any]])?.first)
        #expect(gate["gate"] as? String == "unneeded")
        #expect(gate["at"] as? String == "example.yaml:8")
    }

    // MARK: TAP

    @Test("TAP has a plan, a line a case and a line a gate, the failures as comments")
    func tap() {
        #expect(
            mixed.tap == [
                "TAP version 13", "1..5", "ok 1 - a/one", "not ok 2 - a/two", "  # expected 123456, found no code",
                "  # failed at shape: \"1234567\": length 7, allowed 6",
                "  # mend it in example.yaml:8: variant en, code.lengths: add 7", "ok 3 - b/three",
                "not ok 4 - gate unneeded example: places could be dropped",
                "not ok 5 - file \(Self.fault.description)",
            ])
    }

    @Test("names with line ends and number signs stay one line", arguments: ["a\nb", "a\r\nb", "a # TODO b", "a\rb"])
    func tapNames(name: String) {
        let lines = report([Self.result(name)]).tap
        #expect(lines.count == 3)
        #expect(lines.allSatisfy { line in !line.unicodeScalars.contains { $0 == "\n" || $0 == "\r" } })
        #expect(!lines[2].contains(" # "))
    }

    // MARK: JUnit

    /// The elements of an XML text with their attributes; nil where it is not well formed.
    private final class Elements: NSObject, XMLParserDelegate {
        var all: [(name: String, attributes: [String: String])] = []
        var text = ""

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String] = [:]
        ) { all.append((name, attributes)) }

        func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

        static func read(_ xml: String) -> Elements? {
            let elements = Elements()
            let parser = XMLParser(data: Data(xml.utf8))
            parser.delegate = elements
            return parser.parse() ? elements : nil
        }
    }

    @Test("JUnit has a suite a folder, one for the gates and one for files that cannot be read")
    func junit() throws {
        let elements = try #require(Elements.read(mixed.junit))
        #expect(
            elements.all.map(\.name) == [
                "testsuites", "testsuite", "testcase", "testcase", "failure", "testsuite", "testcase", "testsuite",
                "testcase", "failure", "testsuite", "testcase", "error",
            ])
        #expect(elements.all[0].attributes["tests"] == "5")
        #expect(elements.all[0].attributes["failures"] == "2" && elements.all[0].attributes["errors"] == "1")
        let suites = elements.all.filter { $0.name == "testsuite" }.map(\.attributes)
        #expect(suites.map { $0["name"] } == ["a", "b", "gates", "files"])
        #expect(suites.map { $0["tests"] } == ["2", "1", "1", "1"])
        #expect(suites.map { $0["failures"] } == ["1", "0", "1", "0"])
        #expect(suites.map { $0["errors"] } == ["0", "0", "0", "1"], "Jenkins asks for the attribute")
        #expect(elements.all[3].attributes == ["classname": "a", "name": "two", "file": "cases/a/two.eml"])
        #expect(elements.all[4].attributes == ["message": "expected 123456, found no code", "type": "code"])
        #expect(elements.text.contains("mend it in example.yaml:8: variant en, code.lengths: add 7"))
    }

    @Test(
        "whatever a case is called, the XML is well formed and says it",
        arguments: [
            "<script>&amp;\"'", "]]>", "a\nb\tc", "é 验证码 😀", "<!--", "\u{1}\u{B}", "\u{FFFE}\u{FFFF}\u{0}",
            "\u{7F}\u{85}\u{2028}", "a\r\nb", "--&#0;",
        ])
    func hostileNames(name: String) throws {
        var failure = Self.failure
        (failure.expected, failure.found) = (name, name)
        var gate = Self.gate
        (gate.template, gate.message) = (name, name)
        let xml = report([Self.result("\(name)/\(name)", failure)], gates: [gate]).junit
        let elements = try #require(Elements.read(xml), "\(xml)")
        let said = try #require(elements.all.first { $0.name == "testcase" }?.attributes["name"])
        let isPlain = !name.unicodeScalars.contains {
            $0.value < 0x20 && $0 != "\n" && $0 != "\t" || $0.value >= 0xFFFE && $0.value <= 0xFFFF
        }
        if isPlain, !name.contains("/") { #expect(said == name) }
    }

    @Test("a run without cases is well formed too")
    func empty() { #expect(Elements.read(report([]).junit)?.all.map(\.name) == ["testsuites"]) }
}
