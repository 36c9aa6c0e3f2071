import CodeTestSupport
import Testing

@testable import VerificationCodes

/// Every key of `Templates.md`, and what it means left out.
@Suite struct TemplateReaderTests {
    private static let full = """
        schema: 1
        id: example
        version: 3
        name: Example Inc.
        kind: payment
        priority: -7
        sender:
          domains: [Example.com, mail.example.net]
          addresses: [NoReply@mail.example.org]
          authentication: must
        variants:
          - id: en-2021
            language: en-GB
            kind: verify
            since: 2021-03-01
            until: 2024-12-31
            subject:
              any: [verification code, "sign in"]
              none: [was used]
            body:
              any: enter this code
              none: [promo code]
            code:
              alphabet: own
              characters: ACDEFGHJ234
              lengths: [6, 8]
              grouping: 3-3
              prefix: E-
              pattern: '[A-J]{3}[2-4A-J]+'
            places:
              - in: subject
                before: is your example code
              - in: body
                after: your code is
                position: same-line
                within: 40
          - id: links
            subject: {any: [welcome]}
        links:
          - kind: reset
            hosts: [Example.com]
            paths: [/reset/*, "**/done"]
            token: t
        expiry: ["expires in {n} minutes"]
        examples:
          - from: noreply@example.com
            subject: Your verification code
            text: Your code is ACD 234.
            html: <p>Your code is ACD 234.</p>
            date: 2022-02-03
            code: ACD234
          - {from: noreply@example.com, link: "https://example.com/reset/x?t=1"}
        counterExamples:
          - {from: noreply@example.com, subject: New sign-in}
        """

    private func readFull() throws -> CodeTemplate {
        let (template, faults) = TemplateReader.read(Self.full, file: "dir/example.yaml")
        #expect(faults.isEmpty)
        return try #require(template)
    }

    @Test("the head")
    func head() throws {
        let template = try readFull()
        #expect(template.id == "example")
        #expect(template.name == "Example Inc.")
        #expect(template.version == 3)
        #expect(template.kind == .payment)
        #expect(template.priority == -7)
        #expect(template.file == "dir/example.yaml")
        #expect(template.expiry == ["expires in {n} minutes"])
    }

    @Test("the sender, in lower case")
    func sender() throws {
        #expect(
            try readFull().sender
                == SenderRule(
                    domains: ["example.com", "mail.example.net"], addresses: ["noreply@mail.example.org"],
                    authentication: .must))
    }

    @Test("a variant with its line, its days and its phrases")
    func variant() throws {
        let template = try readFull()
        let variant = try #require(template.variants.first)
        #expect(template.variants.map(\.id) == ["en-2021", "links"])
        #expect(variant.line == 12)
        #expect(variant.language == "en-GB")
        #expect(variant.kind == .verify)
        #expect(variant.since == Day("2021-03-01"))
        #expect(variant.until == Day("2024-12-31"))
        #expect(variant.subject == CodeTemplate.Cues(any: ["verification code", "sign in"], none: ["was used"]))
        #expect(variant.body == CodeTemplate.Cues(any: ["enter this code"], none: ["promo code"]))
    }

    @Test("the code's shape")
    func shape() throws {
        let shape = try #require(try readFull().variants.first?.code)
        #expect(shape.alphabet == .own)
        #expect(shape.characters == "ACDEFGHJ234")
        #expect(shape.lengths == [6, 8])
        #expect(shape.grouping == [3, 3])
        #expect(shape.prefix == "E-")
        #expect(shape.pattern?.source == "[A-J]{3}[2-4A-J]+")
    }

    @Test("places in their order")
    func places() throws {
        #expect(
            try readFull().variants.first?.places == [
                CodeTemplate.Place(part: .subject, before: "is your example code"),
                CodeTemplate.Place(part: .body, after: "your code is", position: .sameLine, within: 40),
            ])
    }

    @Test("links")
    func links() throws {
        #expect(
            try readFull().links == [
                CodeTemplate.LinkRule(kind: .reset, hosts: ["example.com"], paths: ["/reset/*", "**/done"], token: "t")
            ])
    }

    @Test("examples and counter-examples")
    func examples() throws {
        let template = try readFull()
        let example = try #require(template.examples.first)
        #expect(example.from == "noreply@example.com")
        #expect(example.subject == "Your verification code")
        #expect(example.text == "Your code is ACD 234.")
        #expect(example.html == "<p>Your code is ACD 234.</p>")
        #expect(example.date == Day("2022-02-03"))
        #expect(example.code == "ACD234")
        #expect(template.examples.last?.link == "https://example.com/reset/x?t=1")
        #expect(template.counterExamples.map(\.subject) == ["New sign-in"])
    }

    @Test("what is left out has its documented meaning")
    func defaults() throws {
        let template = try SampleTemplate(variant: "code: {alphabet: digits, lengths: [6]}").read()
        let variant = try #require(template.variants.first)
        #expect(template.version == 1)
        #expect(template.priority == 0)
        #expect(template.kind == .login)
        #expect(template.sender.authentication == .should)
        #expect(template.links.isEmpty && template.expiry.isEmpty)
        #expect(variant.subject == CodeTemplate.Cues() && variant.body == CodeTemplate.Cues())
        #expect(variant.places.isEmpty && variant.kind == nil && variant.since == nil && variant.until == nil)
        #expect(template.code(SampleMail(subject: "123456")) == "123456")
        #expect(template.code(SampleMail(text: "All of the body is looked at: 123456")) == "123456")
    }

    @Test("a phrase stands up to 80 characters from its code, 2000 at most")
    func usualDistance() throws {
        #expect(try SampleTemplate().read().variants.first?.places.first?.within == 80)
        #expect(CodeTemplate.Place.longestDistance == 2000)
    }

    @Test("every value of every choice is read", arguments: CodeKind.allCases)
    func kinds(kind: CodeKind) throws {
        #expect(try SampleTemplate(head: "kind: \(kind.rawValue)").read().kind == kind)
    }

    @Test(arguments: CodeTemplate.Place.Position.allCases)
    func positions(position: CodeTemplate.Place.Position) throws {
        let places = "code: {alphabet: digits, lengths: [6]}\nplaces: [{in: html, position: \(position.rawValue)}]"
        #expect(try SampleTemplate(variant: places).read().variants.first?.places.first?.position == position)
    }

    @Test(
        "numbers and dates are texts as they are written",
        arguments: [("\"012345\"", "012345"), ("012345", "012345"), ("1e5", "1e5"), ("2024-03-07", "2024-03-07")])
    func scalars(written: String, read: String) throws {
        let yaml = SampleTemplate().yaml.replacing("code: \"123456\"", with: "code: \(written)")
        #expect(TemplateReader.read(yaml, file: "example.yaml").template?.examples.first?.code == read)
    }
}
