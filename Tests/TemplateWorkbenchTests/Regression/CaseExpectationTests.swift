import Testing
import VerificationCodes

@testable import TemplateWorkbench

@Suite struct CaseExpectationTests {
    private func read(_ yaml: String) -> CaseExpectation? {
        CaseExpectation.read(yaml, file: "a.expect.yaml").expectation
    }

    private func faults(_ yaml: String) -> [String] {
        let (expectation, faults) = CaseExpectation.read(yaml, file: "a.expect.yaml")
        #expect((expectation == nil) == !faults.isEmpty)
        return faults.map(\.description)
    }

    @Test("every documented key")
    func keys() {
        let yaml = """
            provider: example
            variant: en
            kind: verify
            codes: ["123456", 654321]
            all: true
            links: ["https://example.com/verify/x?t=1"]
            drift: true
            note: Layout since March 2024.
            """
        #expect(
            read(yaml)
                == CaseExpectation(
                    provider: "example", variant: "en", kind: .verify, codes: ["123456", "654321"],
                    needsAll: true, links: ["https://example.com/verify/x?t=1"], allowsDrift: true,
                    note: "Layout since March 2024."))
    }

    @Test("provider and codes must be there, the rest means not checked")
    func least() {
        #expect(read("provider: none\ncodes: []\n") == CaseExpectation(codes: []))
        #expect(read("provider: generic\ncodes: [012345]\n") == CaseExpectation(provider: "generic", codes: ["012345"]))
        #expect(
            faults("codes: []\n") == ["a.expect.yaml:1: provider is missing: expected a template's id, generic or none"]
        )
        #expect(
            faults("provider: x\n") == [
                "a.expect.yaml:1: codes is missing: expected a list, [] when the mail holds none"
            ])
    }

    @Test("a template is meant where the provider is neither generic nor none")
    func template() {
        #expect(CaseExpectation(provider: "example", codes: []).template == "example")
        #expect(CaseExpectation(provider: "generic", codes: []).template == nil)
        #expect(CaseExpectation(codes: []).template == nil)
    }

    @Test("links that must be none are not the same as links that are not checked")
    func links() {
        #expect(read("provider: x\ncodes: []\nlinks: []\n")?.links == [])
        #expect(read("provider: x\ncodes: []\n")?.links == nil)
    }

    @Test(
        "faults have their line",
        arguments: [
            (
                "provider: x\ncodes: []\ndrift: maybe\n",
                "a.expect.yaml:3: drift: expected true or false, found \"maybe\""
            ),
            (
                "provider: x\ncodes: []\nkind: signup\n",
                "a.expect.yaml:3: kind: expected one of login, verify, reset, payment, change, delete, found \"signup\""
            ),
            ("provider: x\ncodes: {a: b}\n", "a.expect.yaml:2: codes: expected a list of texts"),
            (
                "provider: x\ncodes: []\ncode: 1\n",
                "a.expect.yaml:3: code: there is no such key here (those are provider, variant, kind, codes, all, links, drift, note)"
            ),
            (
                "\u{FEFF}provider: x\ncodes: ~\n",
                "a.expect.yaml:2: codes: expected a list of texts, found nothing ([] for none)"
            ),
            ("provider: [x]\ncodes: []\n", "a.expect.yaml:1: provider: expected a text"),
            ("", "a.expect.yaml:1: the file is empty"),
        ])
    func faults(yaml: String, fault: String) { #expect(faults(yaml) == [fault]) }

    @Test(
        "what does not change keeps its comments, and what is laid out otherwise keeps its meaning",
        arguments: [
            ("# why\nprovider: x\ncodes: [\"1\"] # one\n", "# why\nprovider: x\ncodes: [\"2\"] # one\n"),
            ("# why\r\nprovider: x\r\ncodes: [\"1\"]\r\n", "# why\r\nprovider: x\r\ncodes: [\"2\"]\r\n"),
            ("\u{FEFF}provider: x\ncodes: [\"1\"]\n", "\u{FEFF}provider: x\ncodes: [\"2\"]\n"),
            ("provider: x\ncodes:\n  - \"1\"\n  - \"3\"\nnote: a\n", "provider: x\ncodes: [\"2\"]\nnote: a\n"),
            ("provider: x\ncodes:\n  - \"1\"\n\n  - \"3\"\n", "provider: x\ncodes: [\"2\"]\n"),
            ("\"provider\": x\ncodes: [\"1\"]\n", "provider: x\ncodes: [\"2\"]\n"),
        ])
    func rewritten(old: String, new: String) throws {
        var expectation = try #require(CaseExpectation.read(old, file: "a").expectation)
        expectation.codes = ["2"]
        #expect(expectation.rewritten(old) == new)
        #expect(CaseExpectation.read(new, file: "a").expectation == expectation)
    }

    @Test(
        "what is written is read back the same",
        arguments: [
            CaseExpectation(codes: []), CaseExpectation(provider: "generic", codes: ["012345"]),
            CaseExpectation(
                provider: "google", variant: "en", kind: .reset, codes: ["A\"B", "c\\d", "1e5", "null"], links: []),
            CaseExpectation(
                provider: "x", codes: ["1"], links: ["https://a.example/?a=1&b=#x", "https://b.example"],
                allowsDrift: true),
            CaseExpectation(provider: "generic", codes: ["ab12-cd34", "ef56-gh78"], needsAll: true),
        ])
    func roundTrip(expectation: CaseExpectation) { #expect(read(expectation.yaml) == expectation) }

    @Test(
        "a note may hold anything",
        arguments: [
            "plain", "Layout: new", "a # b", "# a", "- a", "yes", "null", "\"quoted\"", "it's", "tab\tand\nline",
            "a: b: c", "[a]", "{a}",
            "* a", "& a", "!a", "%a", "@a", "`a`", " padded ", "12", "ends:", "é 验证码", "a\\b", "a, b", "? a", "~",
            "\u{1}", "\u{7F}\u{85}", "a\u{2028}b",
        ])
    func notes(note: String) {
        let expectation = CaseExpectation(codes: [], note: note)
        #expect(read(expectation.yaml)?.note == note, "\(expectation.yaml)")
    }
}
