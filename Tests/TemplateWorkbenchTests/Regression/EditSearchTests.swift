import CodeTestSupport
import Testing
import VerificationCodes

@testable import TemplateWorkbench

/// The smallest change of a template that makes it find a code again.
@Suite struct EditSearchTests {
    /// A template that fails at one stage, the mail, and the change that mends it.
    struct Sample: CustomTestStringConvertible, Sendable {
        var what: String
        var template: SampleTemplate
        var mail: SampleMail
        var codes = ["123456"]
        var edits: [TemplateEdit]
        var testDescription: String { what }
    }

    private static func variant(_ text: String, sender: String = "domains: [example.com]") -> SampleTemplate {
        SampleTemplate(sender: sender, variant: text)
    }
    private static let six = "code: {alphabet: digits, lengths: [6]}\nplaces: [{in: body, after: code is}]"
    private static let text = "Your code is 123456."

    static let samples: [Sample] = [
        Sample(
            what: "a new sender", template: variant(six), mail: SampleMail(from: "a@mail.example.org", text: text),
            edits: [.addDomain("mail.example.org")]),
        Sample(
            what: "authentication that is no longer there",
            template: variant(six, sender: "domains: [example.com]\nauthentication: must"),
            mail: SampleMail(text: text),
            edits: [.authentication(.should)]),
        Sample(
            what: "a new subject", template: variant("subject: {any: [sign-in code]}\n" + six),
            mail: SampleMail(subject: "Confirm it's you", text: text),
            edits: [.addSubjectCue(variant: "en", phrase: "Confirm it's you")]),
        Sample(
            what: "a subject that is refused", template: variant("subject: {none: [welcome, receipt]}\n" + six),
            mail: SampleMail(subject: "Your receipt", text: text),
            edits: [.removeSubjectRefusal(variant: "en", phrase: "receipt")]),
        Sample(
            what: "a new wording", template: variant("body: {any: [enter it now]}\n" + six),
            mail: SampleMail(text: text),
            edits: [.addBodyCue(variant: "en", phrase: "your code is")]),
        Sample(
            what: "a text that is refused", template: variant("body: {none: [voucher, promo]}\n" + six),
            mail: SampleMail(text: text + " Promo inside."), edits: [.removeBodyRefusal(variant: "en", phrase: "promo")]
        ),
        Sample(
            what: "a code that stands elsewhere", template: variant(six),
            mail: SampleMail(text: "Use 123456 to sign in."),
            edits: [.addPlace(variant: "en", CodeTemplate.Place(part: .body, after: "use"))]),
        Sample(
            what: "a code that stands further away", template: variant(six),
            mail: SampleMail(text: "Your code is" + String(repeating: " so", count: 40) + " 123456"),
            edits: [.widenPlace(variant: "en", index: 0, within: 200)]),
        Sample(
            what: "a longer code", template: variant(six), mail: SampleMail(text: "Your code is 12345678."),
            codes: ["12345678"],
            edits: [.addLength(variant: "en", 8)]),
        Sample(
            what: "letters in the code", template: variant(six), mail: SampleMail(text: "Your code is 12AB56."),
            codes: ["12AB56"],
            edits: [.alphabet(variant: "en", .alphanumeric)]),
        Sample(
            what: "a code in groups", template: variant(six), mail: SampleMail(text: "Your code is 123-456."),
            edits: [.grouping(variant: "en", [3, 3])]),
        Sample(
            what: "a pattern that no longer fits",
            template: variant(
                "code: {alphabet: digits, lengths: [6], pattern: '9.*'}\nplaces: [{in: body, after: code is}]"),
            mail: SampleMail(text: text), edits: [.dropPattern(variant: "en")]),
        Sample(
            what: "two things at once", template: variant("subject: {any: [sign-in code]}\n" + six),
            mail: SampleMail(subject: "Confirm it's you", text: "Your code is 1234567."), codes: ["1234567"],
            edits: [.addSubjectCue(variant: "en", phrase: "Confirm it's you"), .addLength(variant: "en", 7)]),
    ]

    @Test("each kind of change is found, no more than is needed, and it works", arguments: samples)
    func finds(sample: Sample) throws {
        let template = try sample.template.read()
        #expect(template.code(sample.mail) == nil, "the template fails before")
        let found = try #require(EditSearch(sample.mail.mail, codes: sample.codes).search(template, variant: "en"))
        #expect(found.edits == sample.edits)
        let mended = found.edits.reduce(template) { $1.applied(to: $0) }
        #expect(mended.code(sample.mail) == sample.codes.first)
    }

    @Test("a mail whose authentication failed is no reason to ask for less")
    func forged() throws {
        let mail = SampleMail(
            text: "Your code is 123456.", headers: ["Authentication-Results: mx.example.net; dmarc=fail"])
        #expect(EditSearch(mail.mail, codes: ["123456"]).search(try SampleTemplate().read(), variant: nil) == nil)
    }

    @Test("where to make the change is told")
    func place() throws {
        let template = try SampleTemplate().read()
        let found = EditSearch(SampleMail(text: "Your code is 1234567.").mail, codes: ["1234567"]).search(
            template, variant: nil)
        #expect(found?.template == "example")
        #expect(found?.file == "example.yaml")
        #expect(found?.line == 9, "the line of the key code")
        #expect(found?.description == "variant en, code.lengths: add 7")
    }

    @Test("of several variants the one that needs the least is changed")
    func smallest() throws {
        let template = try SampleTemplate(
            variant: "subject: {any: [welcome]}\nbody: {any: [farewell]}\ncode: {alphabet: digits, lengths: [6]}",
            tail: """
                  - id: near
                    code: {alphabet: digits, lengths: [6]}
                    places: [{in: body, after: your code is}]
                """
        ).read()
        let found = EditSearch(
            SampleMail(subject: "Hello", text: "Your code is 1234567.").mail, codes: ["1234567"]
        ).search(template, variant: nil)
        #expect(found?.edits == [.addLength(variant: "near", 7)])
    }

    @Test("where the mail does not hold the code, nothing is suggested")
    func nothing() throws {
        let template = try SampleTemplate().read()
        #expect(EditSearch(SampleMail(text: "Hello").mail, codes: ["123456"]).search(template, variant: nil) == nil)
        #expect(EditSearch(SampleMail(text: "Hello").mail, codes: []).search(template, variant: nil) == nil)
        #expect(
            EditSearch(SampleMail(text: Self.text).mail, codes: ["123456"]).search(template, variant: "no-such") == nil)
    }

    @Test("a template that finds the code needs no change")
    func alreadyFound() throws {
        #expect(
            EditSearch(SampleMail(text: Self.text).mail, codes: ["123456"]).search(
                try SampleTemplate().read(), variant: nil) == nil)
    }

    @Test(
        "a change reads as a person would make it",
        arguments: [
            (TemplateEdit.addDomain("a.example"), "sender.domains: add a.example (if it is the provider's)"),
            (.authentication(.unneeded), "sender.authentication: unneeded"),
            (.addSubjectCue(variant: "en", phrase: "a"), "variant en, subject.any: add \"a\""),
            (.removeSubjectRefusal(variant: "en", phrase: "a"), "variant en, subject.none: remove \"a\""),
            (.addBodyCue(variant: "en", phrase: "a"), "variant en, body.any: add \"a\""),
            (.removeBodyRefusal(variant: "en", phrase: "a"), "variant en, body.none: remove \"a\""),
            (
                .addPlace(variant: "en", CodeTemplate.Place(part: .body, after: "a", position: .nextLine, within: 40)),
                "variant en, places: add {in: body, after: \"a\", position: next-line, within: 40}"
            ),
            (
                .addPlace(variant: "en", CodeTemplate.Place(part: .html, before: "a")),
                "variant en, places: add {in: html, before: \"a\"}"
            ),
            (.widenPlace(variant: "en", index: 1, within: 500), "variant en, place 2: within: 500"),
            (.addLength(variant: "en", 7), "variant en, code.lengths: add 7"),
            (.alphabet(variant: "en", .base32), "variant en, code.alphabet: base32"),
            (.grouping(variant: "en", [3, 3]), "variant en, code.grouping: 3-3"),
            (.dropPattern(variant: "en"), "variant en, code.pattern: remove"),
        ])
    func descriptions(edit: TemplateEdit, description: String) { #expect(edit.description == description) }

    @Test("a change of a variant that is not there changes nothing")
    func absentVariant() throws {
        let template = try SampleTemplate().read()
        let changed = TemplateEdit.addLength(variant: "fr", 8).applied(to: template)
        #expect(changed.variants.map { $0.code?.lengths } == template.variants.map { $0.code?.lengths })
        #expect(
            TemplateEdit.widenPlace(variant: "en", index: 9, within: 500).applied(to: template).variants[0].places
                == template.variants[0].places)
    }
}
