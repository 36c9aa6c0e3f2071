import CodeTestSupport
import Foundation
import Testing
import VerificationCodes

@testable import TemplateWorkbench

@Suite struct TemplateDraftTests {
    private static let german = SampleMail(
        from: "hello@example.com", subject: "Anmelden", text: "Bitte\n\n771 204\n\neingeben.")

    @Test(
        "a variant is added behind the others of a file, whose text stays as it was",
        arguments: ["\n", "\r\n"], ["", "# Examples of mail.\n"])
    func variant(lineEnd: String, remark: String) throws {
        let yaml = SampleTemplate().yaml.replacing("examples:", with: remark + "examples:", maxReplacements: 1)
            .replacing("\n", with: lineEnd)
        let draft = try VariantDraft(Self.german.mail, code: "771204", addedTo: yaml, file: "example.yaml")
        let template = try #require(TemplateReader.read(draft.yaml, file: "example.yaml").template)
        #expect(template.variants.map(\.id) == ["en", "draft"])
        #expect(draft.expectation.variant == "draft" && draft.expectation.codes == ["771204"])
        #expect(TemplateMatcher(Self.german.mail).trace(template).found?.variant == "draft")
        let (old, new) = (yaml.components(separatedBy: lineEnd), draft.yaml.components(separatedBy: lineEnd))
        let (head, tail) = (zip(old, new).prefix { $0 == $1 }, zip(old.reversed(), new.reversed()).prefix { $0 == $1 })
        #expect(Array(head).count + Array(tail).count >= old.count, "nothing is changed but what is added")
        let again = SampleMail(from: "hello@example.com", subject: "Conferma", text: "Codice monouso\n\n38 11 90")
        let third = try VariantDraft(again.mail, code: "381190", addedTo: draft.yaml, file: "example.yaml")
        #expect(third.expectation.variant == "draft-2")
    }

    @Test("why no variant is added is said")
    func noVariant() throws {
        func refusal(_ mail: SampleMail, _ yaml: String) -> String {
            do {
                _ = try VariantDraft(mail.mail, code: "771204", addedTo: yaml, file: "example.yaml")
                return ""
            } catch { return error.description }
        }
        var stranger = Self.german
        stranger.from = "hello@other.example"
        #expect(refusal(stranger, SampleTemplate().yaml).contains("hello@other.example, no sender of example"))
        #expect(refusal(Self.german, "schema: 1\n").hasPrefix("example.yaml:1: id is missing"))
        let known = SampleMail(text: "Your code is 771204.")
        #expect(refusal(known, SampleTemplate().yaml) == "example/en finds this code already")
    }

    @Test(
        "a draft reads its own mail, is a valid file, and reads it again from the file",
        arguments: [
            ("Your code is 482913. It expires soon.", "482913"), ("Enter this:\n\n482 913\n\nThanks", "482913"),
            ("Hello\n\nKXQ-7ZP\n\nis what you need", "KXQ7ZP"), ("Use 4829 to sign in", "4829"),
        ])
    func roundTrip(text: String, code: String) throws {
        let mail = SampleMail(from: "hello@mail.acme.example", subject: "Sign in", text: text).mail
        let draft = try TemplateDraft(mail, code: code)
        #expect(draft.template.id == "acme")
        #expect(draft.expectation.codes == [code])
        let (template, faults) = TemplateReader.read(draft.template.yaml, file: "acme.yaml")
        #expect(faults == [])
        let found = TemplateMatcher(mail).trace(try #require(template)).found?.code?.code
        #expect(found == code)
        #expect(ExampleGate.findings(try #require(template)) == [])
    }

    @Test(
        "a draft's alphabet and groups are those of the code as it is typed in, whatever stands between",
        arguments: [
            ("48-2913", "digits", [2, 4]), ("482913", "digits", [2, 4]), ("48 29 13", "digits", [2, 2, 2]),
            ("KX-7ZP", "alphanumeric", [2, 3]), ("kxq-zpl", "lowercase", [3, 3]),
        ])
    func shape(code: String, alphabet: String, groups: [Int]) throws {
        let shown = code == "482913" ? "48-2913" : code
        let mail = SampleMail(subject: "Sign in", text: "Your code is \(shown). It expires soon.").mail
        let shape = try #require(try TemplateDraft(mail, code: code).template.variants[0].code)
        #expect(shape.alphabet.rawValue == alphabet && shape.grouping == groups)
    }

    @Test(
        "a draft is for what the words of the mail say",
        arguments: [
            ("Reset your password", "Your reset code is 482913", CodeKind.reset),
            ("Bestätige deine Adresse", "Dein Bestätigungscode ist 482913", .verify),
            ("Payment", "To approve the payment of 12 EUR enter the transaction code 482913", .payment),
            ("Sign in", "Your sign-in code is 482913", .login),
        ])
    func kind(subject: String, text: String, kind: CodeKind) throws {
        let draft = try TemplateDraft(SampleMail(subject: subject, text: text).mail, code: "482913")
        #expect(draft.template.kind == kind && draft.expectation.kind == kind)
        #expect(draft.template.yaml.contains("kind: \(kind.rawValue)"))
    }

    @Test("a draft says nothing that its mail does not need")
    func needed() async throws {
        let mail = SampleMail(
            from: "hello@acme.example", subject: "Sign in", text: "Hello\n\nYour code is\n\n48-2913\n\nThanks"
        ).mail
        let draft = try TemplateDraft(mail, code: "482913")
        let testCase = TestCase(name: "draft", path: "draft.eml", expectation: draft.expectation, mail: mail)
        #expect(MutationGate(draft.template, [testCase]).findings() == [])
    }

    @Test("a code that is not in the mail is named")
    func absent() {
        let mail = SampleMail(subject: "Sign in", text: "Your code is 482913.").mail
        #expect(throws: WorkbenchError.self) { try TemplateDraft(mail, code: "111111") }
    }

    @Test("a mail without a sender makes no template")
    func noSender() {
        let mail = SampleMail(from: "", subject: "Sign in", text: "Your code is 482913.").mail
        #expect(throws: WorkbenchError.self) { try TemplateDraft(mail, code: "482913") }
    }
}
