import VerificationCodes

/// A template drafted from one message with a known code: sender, shape and place as that message has them.
public struct TemplateDraft: Sendable {
    /// A template with one variant named `draft`, an example and a counter-example.
    public var template: CodeTemplate
    /// The expectation for the message.
    public var expectation: CaseExpectation

    /// - Parameters:
    ///   - mail: the message that holds the code.
    ///   - code: as people type it, or as it stands in the message.
    ///   - id: the template's id; nil: made of the sender's domain.
    /// - Throws: where the message has no From address or not the code, or no place tells the code from the rest.
    public init(_ mail: CodeMail, code: String, id: String? = nil) throws(WorkbenchError) {
        let sender = mail.senders.first ?? ""
        let domain = DomainName.of(sender)
        guard domain.contains(".") else {
            throw WorkbenchError(description: "the mail has no From address: a template needs a sender")
        }
        guard let spot = Self.spot(mail, code) else {
            throw WorkbenchError(description: "the code \(code) does not stand in the mail's subject, text or HTML")
        }
        let name = Self.name(of: domain)
        let plain = code.withoutSeparators
        var variant = CodeTemplate.Variant(id: "draft")
        variant.code = Self.shape(spot)
        template = CodeTemplate(
            id: id ?? name, name: name.prefix(1).uppercased() + name.dropFirst(),
            sender: SenderRule(domains: [domain]), variants: [variant], file: (id ?? name) + ".yaml")
        template.kind = mail.kind
        expectation = CaseExpectation(provider: template.id, variant: "draft", kind: mail.kind, codes: [plain])
        guard let place = Self.place(spot, template, mail, plain) else {
            throw WorkbenchError(description: "no place was found that tells the code from the rest of the mail")
        }
        template.change("draft") { $0.places = [place] }
        template.examples = [Self.example(mail, sender, plain)]
        template.counterExamples = [Self.counterExample(sender)]
    }

    /// The draft of a variant for a provider's changed layout.
    static func variant(_ mail: CodeMail, code: String, in template: CodeTemplate) -> CodeTemplate.Variant? {
        (try? TemplateDraft(mail, code: code, id: template.id))?.template.variants.first
    }

    /// The first place where the code stands in a body, otherwise in the subject.
    private static func spot(_ mail: CodeMail, _ code: String) -> CodeSpot? {
        let spots = CodeSpot.all(in: mail.text, codes: [code])
        return spots.first { $0.place != .subject } ?? spots.first
    }

    /// The last label of the domain that is no common one, its top-level domain aside: `example` of mail.example.co.uk.
    private static func name(of domain: String) -> String {
        let labels = domain.split(separator: ".")
        let common: Set<Substring> = [
            "com", "net", "org", "co", "mail", "email", "www", "news", "notify", "id", "info", "accounts",
        ]
        let own = labels.dropLast().last { !common.contains($0) } ?? labels[0]
        return String(decoding: own.lowercased().utf8.filter { $0.isAlphanumeric || $0 == 0x2D }, as: UTF8.self)
    }

    private static func shape(_ spot: CodeSpot) -> CodeShape {
        let length = spot.alphabet == .words ? spot.groups.count : spot.groups.reduce(0, +)
        let isGrouped = spot.groups.count > 1 && spot.groups.contains { $0 != 1 } && spot.alphabet != .words
        return CodeShape(alphabet: spot.alphabet, lengths: [length], grouping: isGrouped ? spot.groups : [])
    }

    /// The first place with which the template finds this code and no other.
    private static func place(
        _ spot: CodeSpot, _ template: CodeTemplate, _ mail: CodeMail, _ code: String
    ) -> CodeTemplate.Place? {
        // What would change nothing for this mail is left out: templates test would ask for a case that needs it.
        let loose = spot.places.filter { $0.after != nil && $0.position != .anywhere }.map { place in
            var place = place
            place.position = .anywhere
            return place
        }
        let wide = spot.places.map { place in
            var place = place
            place.within = 400
            return place
        }
        let matcher = TemplateMatcher(mail)
        return (loose + spot.places + wide).first { place in
            var tried = template
            tried.change("draft") { $0.places = [place] }
            return matcher.trace(tried).found?.code?.code.withoutSeparators == code
        }
    }

    // MARK: Examples

    /// An example with the first 40 lines of the body, among which the code usually stands.
    private static func example(_ mail: CodeMail, _ sender: String, _ code: String) -> CodeTemplate.Example {
        var example = CodeTemplate.Example(from: sender)
        example.subject = mail.text.string(mail.text.range(of: .subject))
        let place: CodeText.Place = mail.text.range(of: .html).isEmpty ? .text : .html
        let lines = mail.text.lines.filter { $0.place == place }.prefix(40)
        example.text = lines.map { mail.text.string($0.start..<$0.end) }.joined(separator: "\n\n") + "\n"
        example.code = code
        return example
    }

    private static func counterExample(_ sender: String) -> CodeTemplate.Example {
        var example = CodeTemplate.Example(from: sender)
        example.subject = "New sign-in to your account"
        example.text = "Somebody signed in to your account. If it was you, there is nothing to do.\n"
        return example
    }
}
