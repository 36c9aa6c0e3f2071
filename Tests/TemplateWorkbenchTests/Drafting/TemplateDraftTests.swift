import CodeTestSupport
import Testing
import VerificationCodes

@testable import TemplateWorkbench

@Suite struct TemplateDraftTests {
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
