import CodeTestSupport
import Testing

@testable import VerificationCodes

@Suite struct CueRelationTests {
    private func report(_ text: String, subject: String = "Sign in") -> [String] {
        CodeExtractor(templates: TemplateSet([])).report(SampleMail(subject: subject, text: text).email).codes.map(
            \.code)
    }

    @Test(
        "what the reader is told to enter is the code, though no word for a code stands near",
        arguments: [
            ("Type 4471902 on the screen that brought you here. It works for ten minutes and only once.", "4471902"),
            ("Paste this to sign in:\n\naB3xK9zQ\n\nIt expires in 10 minutes.", "aB3xK9zQ"),
            ("Enter 7654321.\n\nThis is your sign-in code.", "7654321"),
        ])
    func entered(text: String, code: String) { #expect(report(text) == [code]) }

    @Test("of an invoice number and a security code in two lines, the second is meant")
    func secondLine() {
        #expect(
            report(
                "Invoice number: 512877\nSecurity code: 839165\n\nEnter both to verify your account. Do not share them.",
                subject: "Your invoice") == ["839165"])
    }

    @Test("a code between marks of direction, and with an ending of the language")
    func marks() {
        #expect(report("رمز التحقق الخاص بك هو \u{200E}7QX9PL\u{200F}. لا تشاركه مع أحد.") == ["7QX9PL"])
        #expect(report("A bejelentkezéshez írja be a 482913-as kódot. A kód 10 percig érvényes.") == ["482913"])
    }

    @Test("the end of a hidden number is none")
    func masked() {
        #expect(
            report("Security info was added to your account:\n\n*******4182\n\nIf this was you, ignore this.") == [])
    }
}
