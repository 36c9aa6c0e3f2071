import CodeTestSupport
import Testing

@testable import VerificationCodes

/// Each fault with its line; the sample's lines: schema 1, id 2, name 3, head 4, sender 5-6, variants 7, en 8.
@Suite struct TemplateErrorTests {
    private func faults(_ yaml: String, file: String = "example.yaml") -> [String] {
        let (template, faults) = TemplateReader.read(yaml, file: file)
        #expect((template == nil) == !faults.isEmpty, "a template with faults is none")
        // Which keys there are is asked below.
        return faults.map { $0.description.replacing(/\s\(those are .*\)$/, with: "") }
    }

    @Test("who writes a key that there is none of is told those that there are")
    func keys() {
        let yaml = SampleTemplate(head: "links: [{hosts: example.com, parameter: t}]").yaml
        let faults = TemplateReader.read(yaml, file: "example.yaml").faults.map(\.description)
        #expect(
            faults.first?.hasSuffix("there is no such key here (those are kind, hosts, paths, token)") == true,
            "\(faults)")
    }

    @Test(
        "the head's faults",
        arguments: [
            ("version: new", "example.yaml:4: version: expected a number from 1 to 1000000, found \"new\""),
            ("version: 0", "example.yaml:4: version: expected a number from 1 to 1000000, found \"0\""),
            ("priority: 101", "example.yaml:4: priority: expected a number from -100 to 100, found \"101\""),
            ("priority: [1]", "example.yaml:4: priority: expected a number from -100 to 100, found a list"),
            (
                "kind: signup",
                "example.yaml:4: kind: expected one of login, verify, reset, payment, change, delete, found \"signup\""
            ),
            ("expires: 5", "example.yaml:4: expires: there is no such key here"),
            ("expiry: {a: b}", "example.yaml:4: expiry: expected a list of texts"),
            ("expiry: [[5]]", "example.yaml:4: expiry: expected a text, found a list"),
            ("expiry: [\"\"]", "example.yaml:4: expiry: expected a text, found nothing"),
            ("links: {hosts: example.com}", "example.yaml:4: links: expected a list"),
            ("links: [example.com]", "example.yaml:4: links: expected keys and values, found \"example.com\""),
            ("links: [{kind: reset}]", "example.yaml:4: hosts: expected at least one"),
            (
                "links: [{hosts: example.com, paths: verify}]",
                "example.yaml:4: paths: expected a path such as /verify/*, found \"verify\""
            ),
            ("links: [{hosts: example.com, parameter: t}]", "example.yaml:4: parameter: there is no such key here"),
        ])
    func head(head: String, fault: String) {
        #expect(faults(SampleTemplate(head: head).yaml).contains(fault), "\(faults(SampleTemplate(head: head).yaml))")
    }

    @Test("an expiry phrase holds the place of its number")
    func expiry() {
        #expect(
            faults(SampleTemplate(head: "expiry: [\"expires soon\"]").yaml) == [
                "example.yaml:4: expiry: expected {n} for the number in \"expires soon\""
            ])
    }

    @Test(
        "the sender's faults",
        arguments: [
            ("domains: [example]", "domains: expected a domain such as example.com, found \"example\""),
            ("domains: [a@example.com]", "domains: expected a domain such as example.com, found \"a@example.com\""),
            ("domains: [.example.com]", "domains: expected a domain such as example.com, found \".example.com\""),
            (
                "addresses: [example.com]",
                "addresses: expected an address such as noreply@example.com, found \"example.com\""
            ),
            ("authentication: should", "sender: expected domains or addresses"),
            (
                "domains: [example.com]\nauthentication: always",
                "authentication: expected one of must, should, unneeded, found \"always\""
            ),
            ("domain: example.com", "domain: there is no such key here"),
        ])
    func sender(sender: String, fault: String) {
        let found = faults(SampleTemplate(sender: sender).yaml)
        #expect(found.contains { $0.hasSuffix(": " + fault) }, "\(found)")
        #expect(found.allSatisfy { $0.hasPrefix("example.yaml:6: ") || $0.hasPrefix("example.yaml:7: ") }, "\(found)")
    }

    @Test(
        "the variant's faults, each where it stands",
        arguments: [
            ("since: 7.3.2024", 9, "since: expected a day such as 2024-03-07, found \"7.3.2024\""),
            ("until: 2024-13-01", 9, "until: expected a day such as 2024-03-07, found \"2024-13-01\""),
            ("until: 2024-02-31", 9, "until: expected a day such as 2024-03-07, found \"2024-02-31\""),
            ("language: en\nsince: 2023-02-29", 10, "since: expected a day such as 2024-03-07, found \"2023-02-29\""),
            ("since: 2024-03-07\nuntil: 2024-03-06", 10, "until: expected a day from since on"),
            ("subject: code", 9, "subject: expected keys and values, found \"code\""),
            ("subject: {all: [code]}", 9, "all: there is no such key here"),
            (
                "body: {any: [\"\u{200B}\"]}", 9,
                "any: expected a phrase, found \"\u{200B}\", of which nothing is left to compare"
            ),
            ("kind: [login]", 9, "kind: expected one of login, verify, reset, payment, change, delete, found a list"),
            ("places: [{in: body}]", 9, "places: without code there is nothing to place"),
            ("code: {lengths: [6]}", 9, "alphabet is missing"),
            ("code: {alphabet: digits}", 9, "lengths is missing"),
            (
                "code: {alphabet: numbers, lengths: [6]}", 9,
                "alphabet: expected one of digits, letters, uppercase, lowercase, alphanumeric, base32, words, own, found \"numbers\""
            ),
            ("code: {alphabet: own, lengths: [6]}", 9, "characters is missing: alphabet is own"),
            ("code: {alphabet: digits, lengths: [1]}", 9, "lengths: expected numbers from 2 to 40, found \"1\""),
            ("code: {alphabet: digits, lengths: [41]}", 9, "lengths: expected numbers from 2 to 40, found \"41\""),
            ("code: {alphabet: digits, lengths: six}", 9, "lengths: expected numbers from 2 to 40, found \"six\""),
            (
                "code: {alphabet: digits, lengths: [6], grouping: 33}", 9,
                "grouping: expected sizes such as 3-3, found \"33\""
            ),
            (
                "code: {alphabet: digits, lengths: [6], grouping: 4-4}", 9,
                "grouping: 4-4 makes 8, which lengths does not hold"
            ),
            ("code: {alphabet: digits, lengths: [6], pattern: '('}", 9, "pattern leaves a group open (at character 1)"),
            ("code: {alphabet: digits, lengths: [6], case: lower}", 9, "case: there is no such key here"),
        ])
    func variant(variant: String, line: Int, fault: String) {
        let found = faults(SampleTemplate(variant: variant).yaml)
        #expect(found == ["example.yaml:\(line): \(fault)"])
    }

    @Test("a fault within a mapping of many lines names the line of its key")
    func keyLines() {
        let code = "code:\n  alphabet: digits\n  prefix: G-\n  lengths: [6]\n  grouping: 33\n  pattern: '('"
        #expect(
            faults(SampleTemplate(variant: code).yaml) == [
                "example.yaml:13: grouping: expected sizes such as 3-3, found \"33\"",
                "example.yaml:14: pattern leaves a group open (at character 1)",
            ])
        let links = "links:\n  - kind: reset\n    hosts: example.com\n    paths: verify"
        #expect(
            faults(SampleTemplate(head: links).yaml) == [
                "example.yaml:7: paths: expected a path such as /verify/*, found \"verify\""
            ])
    }

    @Test(
        "days are those of the calendar",
        arguments: [
            ("2024-02-29", true), ("2000-02-29", true), ("2024-12-31", true), ("1970-01-01", true),
            ("2024-02-30", false), ("2023-02-29", false), ("2100-02-29", false), ("2024-04-31", false),
            ("2024-00-10", false), ("2024-01-00", false), ("2024-01-32", false),
        ])
    func days(text: String, isDay: Bool) { #expect((Day(text) != nil) == isDay) }

    @Test(
        "the places' faults",
        arguments: [
            ("{after: code}", "in is missing: expected subject, text, html or body"),
            ("{in: footer}", "in: expected one of subject, text, html, body, found \"footer\""),
            (
                "{in: body, position: bold}",
                "position: expected one of anywhere, same-line, next-line, alone, emphasised, found \"bold\""
            ),
            ("{in: body, within: 0}", "within: expected a number from 1 to 2000, found \"0\""),
            ("{in: body, within: 2001}", "within: expected a number from 1 to 2000, found \"2001\""),
            ("{in: body, after: [code]}", "after: expected a text"),
            ("body", "places: expected keys and values, found \"body\""),
        ])
    func place(place: String, fault: String) {
        let variant = "code: {alphabet: digits, lengths: [6]}\nplaces:\n  - \(place)"
        #expect(faults(SampleTemplate(variant: variant).yaml) == ["example.yaml:11: \(fault)"])
    }

    @Test(
        "what must not be missing",
        arguments: [
            ("schema: 1", "schema is missing: expected schema: 1"), ("id: example", "id is missing"),
            ("name: Example", "name is missing"), ("  - id: en", "id is missing"),
        ])
    func missing(line: String, fault: String) {
        let yaml = SampleTemplate().yaml.replacing(line + "\n", with: line.hasPrefix("  -") ? "  - language: en\n" : "")
        #expect(faults(yaml).contains { $0.hasSuffix(": " + fault) }, "\(faults(yaml))")
    }

    @Test(
        "no sender, no variants, no examples",
        arguments: [
            ("sender:", "sender is missing"), ("variants:", "variants: expected at least one"),
            ("examples:", "examples: expected at least one"),
            ("counterExamples:", "counterExamples: expected at least one"),
        ])
    func missingParts(key: String, fault: String) {
        let yaml = SampleTemplate().yaml.replacing("\n\(key)\n", with: "\nignored:\n")
        #expect(faults(yaml).contains("example.yaml:1: " + fault), "\(faults(yaml))")
    }

    @Test("an example says what must be found")
    func exampleWithoutCode() {
        let yaml = SampleTemplate().yaml.replacing(", code: \"123456\"", with: "")
        #expect(faults(yaml).map { $0.drop { $0 != " " } } == [" examples: expected code or link"])
    }

    @Test("the id is the file's name, in lower-case letters, digits and hyphens")
    func identifier() {
        let yaml = SampleTemplate().yaml
        #expect(faults(yaml, file: "/etc/templates/example.yml").isEmpty)
        #expect(
            faults(yaml, file: "other.yaml") == [
                "other.yaml:2: id: expected \"other\", the file's name, found \"example\""
            ])
        #expect(
            faults(SampleTemplate(id: "Example_1").yaml, file: "Example_1.yaml") == [
                "Example_1.yaml:2: id: expected lower-case letters, digits and hyphens, found \"Example_1\""
            ])
    }

    @Test("another version of the format is not read")
    func schema() {
        let yaml = SampleTemplate().yaml.replacing("schema: 1", with: "schema: 2")
        #expect(faults(yaml) == ["example.yaml:1: schema: expected 1, found 2: this program reads no other"])
    }

    @Test("two variants of one id, and a key that stands twice")
    func twice() {
        let second = SampleTemplate(tail: "  - {id: en, code: {alphabet: digits, lengths: [6]}}").yaml
        #expect(faults(second).contains { $0.hasSuffix(": variants: \"en\" stands here twice") }, "\(faults(second))")
        let again = SampleTemplate(variant: "code: {alphabet: digits, lengths: [6]}", tail: "  - {id: en}").yaml
        #expect(faults(again) == ["example.yaml:10: variants: \"en\" stands here twice"])
        let key = SampleTemplate(head: "name: Other").yaml
        #expect(faults(key).count == 1)
        #expect(faults(key).first?.hasSuffix("the key name stands here twice") == true, "\(faults(key))")
    }

    @Test(
        "what is no YAML, or no mapping",
        arguments: [
            ("", "example.yaml:1: the file is empty"), ("# nothing\n", "example.yaml:1: the file is empty"),
            ("- a\n- b\n", "example.yaml:1: expected keys and values (key: value)"),
            ("template\n", "example.yaml:1: expected keys and values (key: value)"),
        ])
    func noMapping(yaml: String, fault: String) { #expect(faults(yaml) == [fault]) }

    @Test(
        "a syntax error is told with its line",
        arguments: [
            ("schema: 1\nid: [a\nname: b\n", "3: not YAML: "), ("schema: 1\nid: [a, b\n\n", "2: not YAML: "),
            ("schema: 1\n\tid: a\n", "2: a tab indents this line"),
        ])
    func notYAML(yaml: String, message: String) {
        let found = faults(yaml)
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix("example.yaml:" + message) == true, "\(found)")
    }

    @Test("all faults of a file are found in one reading")
    func several() {
        let template = SampleTemplate(
            head: "version: 0", sender: "domains: [example]",
            variant: "code: {alphabet: numbers, lengths: [99]}\nsince: never",
            tail: "color: red")
        let found = faults(template.yaml).joined(separator: "\n")
        for part in ["version:", "domains:", "alphabet:", "lengths:", "since:", "color:"] {
            #expect(found.contains(": " + part), "\(found)")
        }
    }
}
