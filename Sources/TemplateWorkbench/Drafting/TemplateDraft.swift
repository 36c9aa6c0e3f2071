import VerificationCodes

/// A template drafted from one mail with a known code: sender, subject, shape and place as that mail has them.
public struct TemplateDraft: Sendable {
    public var template: CodeTemplate
    public var expectation: CaseExpectation

    /// Why no template can be drafted.
    public struct Fault: Error, Sendable, CustomStringConvertible {
        public var description: String
    }

    /// - Parameters:
    ///   - code: as people would type it, or as it stands in the mail.
    ///   - id: the template's id; nil: made of the sender's domain.
    public init(_ mail: CodeMail, code: String, id: String? = nil) throws(Fault) {
        guard let sender = mail.senders.first, let domain = sender.split(separator: "@").last.map(String.init),
            domain.contains(".")
        else { throw Fault(description: "the mail has no From address: a template needs a sender") }
        guard let spot = Self.spot(mail, code) else {
            throw Fault(description: "the code \(code) does not stand in the mail's subject, text or HTML")
        }
        let name = Self.name(of: domain)
        let plain = code.withoutSeparators
        var variant = CodeTemplate.Variant(id: "draft")
        variant.code = Self.shape(spot)
        template = CodeTemplate(
            id: id ?? name, name: name.prefix(1).uppercased() + name.dropFirst(),
            sender: SenderRule(domains: [domain]), variants: [variant], file: (id ?? name) + ".yaml")
        expectation = CaseExpectation(provider: template.id, variant: "draft", codes: [plain])
        guard let place = Self.place(spot, template, mail, plain) else {
            throw Fault(description: "no place was found that tells the code from the rest of the mail")
        }
        template.change("draft") { $0.places = [place] }
        template.examples = [Self.example(mail, sender, plain)]
        template.counterExamples = [Self.counterExample(sender)]
    }

    /// The draft of a variant for a provider's changed layout.
    static func variant(_ mail: CodeMail, code: String, in template: CodeTemplate) -> CodeTemplate.Variant? {
        guard let draft = try? TemplateDraft(mail, code: code, id: template.id) else { return nil }
        return draft.template.variants.first
    }

    /// Where the code stands: in a body rather than in the subject, and rather set apart.
    private static func spot(_ mail: CodeMail, _ code: String) -> CodeSpot? {
        let spots = CodeSpot.all(in: mail.text, codes: [code])
        return spots.first { $0.place != .subject } ?? spots.first
    }

    /// `example` of mail.example.co.uk: the longest label that is no country's or kind's.
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
        var shape = CodeShape(alphabet: spot.alphabet, lengths: [length])
        let isSpelled = spot.groups.allSatisfy { $0 == 1 }
        if spot.groups.count > 1, !isSpelled, spot.alphabet != .words { shape.grouping = spot.groups }
        return shape
    }

    /// The first place that gives just this code.
    private static func place(
        _ spot: CodeSpot, _ template: CodeTemplate, _ mail: CodeMail, _ code: String
    ) -> CodeTemplate.Place? {
        let choices =
            spot.places
            + spot.places.map { place in
                var wide = place
                wide.within = 400
                return wide
            }
        let matcher = TemplateMatcher(mail)
        return choices.first { place in
            var tried = template
            tried.change("draft") { $0.places = [place] }
            return matcher.trace(tried).found?.code?.code.withoutSeparators == code
        }
    }

    // MARK: Examples

    /// The lines around the code, which is what the template looks at.
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
