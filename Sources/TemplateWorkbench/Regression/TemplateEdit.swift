import VerificationCodes

/// One change of a template, as small as a person would make it. Variants are named by their ids.
public enum TemplateEdit: Sendable, Hashable {
    /// Accepts another sender, or less authentication.
    case addDomain(String)
    case authentication(SenderRule.Authentication)
    /// Accepts another phrase in the subject or body, or no longer refuses one.
    case addSubjectCue(variant: String, phrase: String)
    case removeSubjectRefusal(variant: String, phrase: String)
    case addBodyCue(variant: String, phrase: String)
    case removeBodyRefusal(variant: String, phrase: String)
    /// Looks for the code at another place, or in more characters around one of its places.
    case addPlace(variant: String, CodeTemplate.Place)
    case widenPlace(variant: String, index: Int, within: Int)
    /// Accepts another form of code.
    case addLength(variant: String, Int)
    case alphabet(variant: String, CodeShape.Alphabet)
    case grouping(variant: String, [Int])
    case dropPattern(variant: String)

    /// For people: the key in the template's file, and its change.
    public var description: String {
        switch self {
        case .addDomain(let domain): "sender.domains: add \(domain) (if it is the provider's)"
        case .authentication(let value): "sender.authentication: \(value.rawValue)"
        case .addSubjectCue(let id, let phrase): "variant \(id), subject.any: add \"\(phrase)\""
        case .removeSubjectRefusal(let id, let phrase): "variant \(id), subject.none: remove \"\(phrase)\""
        case .addBodyCue(let id, let phrase): "variant \(id), body.any: add \"\(phrase)\""
        case .removeBodyRefusal(let id, let phrase): "variant \(id), body.none: remove \"\(phrase)\""
        case .addPlace(let id, let place): "variant \(id), places: add \(place.description)"
        case .widenPlace(let id, let index, let within): "variant \(id), place \(index + 1): within: \(within)"
        case .addLength(let id, let length): "variant \(id), code.lengths: add \(length)"
        case .alphabet(let id, let alphabet): "variant \(id), code.alphabet: \(alphabet.rawValue)"
        case .grouping(let id, let sizes):
            "variant \(id), code.grouping: \(sizes.map(String.init).joined(separator: "-"))"
        case .dropPattern(let id): "variant \(id), code.pattern: remove"
        }
    }

    /// The line of the template's file in which the key stands, or what it belongs to begins.
    func line(in template: CodeTemplate) -> Int {
        let (variant, key): (String?, String) =
            switch self {
            case .addDomain, .authentication: (nil, "sender")
            case .addSubjectCue(let id, _), .removeSubjectRefusal(let id, _): (id, "subject")
            case .addBodyCue(let id, _), .removeBodyRefusal(let id, _): (id, "body")
            case .addPlace(let id, _), .widenPlace(let id, _, _): (id, "places")
            case .addLength(let id, _), .alphabet(let id, _), .grouping(let id, _), .dropPattern(let id): (id, "code")
            }
        return template.line(ofKey: key, variant: variant)
    }

    /// The template with the change made; unchanged where it has no such variant or place.
    public func applied(to template: CodeTemplate) -> CodeTemplate {
        var template = template
        switch self {
        case .addDomain(let domain): template.sender.domains.append(domain)
        case .authentication(let value): template.sender.authentication = value
        case .addSubjectCue(let id, let phrase): template.change(id) { $0.subject.any.append(phrase) }
        case .removeSubjectRefusal(let id, let phrase):
            template.change(id) { $0.subject.none.removeAll { $0 == phrase } }
        case .addBodyCue(let id, let phrase): template.change(id) { $0.body.any.append(phrase) }
        case .removeBodyRefusal(let id, let phrase): template.change(id) { $0.body.none.removeAll { $0 == phrase } }
        case .addPlace(let id, let place): template.change(id) { $0.places.append(place) }
        case .widenPlace(let id, let index, let within):
            template.change(id) { if $0.places.indices.contains(index) { $0.places[index].within = within } }
        case .addLength(let id, let length): template.change(id) { $0.code?.lengths.append(length) }
        case .alphabet(let id, let alphabet): template.change(id) { $0.code?.alphabet = alphabet }
        case .grouping(let id, let sizes): template.change(id) { $0.code?.grouping = sizes }
        case .dropPattern(let id): template.change(id) { $0.code?.pattern = nil }
        }
        return template
    }
}

extension CodeTemplate {
    /// The line of a key: of a variant, or of the whole. Where it is missing, the line where the variant begins.
    func line(ofKey key: String, variant id: String?) -> Int {
        guard let id else { return keyLines[key] ?? 1 }
        let variant = variants.first { $0.id == id }
        return variant?.keyLines[key] ?? variant?.line ?? 1
    }

    mutating func change(_ variant: String, _ change: (inout Variant) -> Void) {
        guard let index = variants.firstIndex(where: { $0.id == variant }) else { return }
        change(&variants[index])
    }
}

extension CodeTemplate.Place {
    /// The place on one line, as in a template's file.
    public var description: String {
        var parts = ["in: \(part.rawValue)"]
        if let after { parts.append("after: \(YAMLText.quoted(after))") }
        if let before { parts.append("before: \(YAMLText.quoted(before))") }
        if position != .anywhere { parts.append("position: \(position.rawValue)") }
        if within != Self.usualDistance { parts.append("within: \(within)") }
        return "{\(parts.joined(separator: ", "))}"
    }
}

/// Changes that together make a case pass, which was tried.
public struct SuggestedEdit: Sendable, Hashable {
    /// The template's id.
    public var template: String
    /// The path of the template's file.
    public var file: String
    /// The line of the first edit, from 1 on.
    public var line: Int
    /// In the order of the stages that they mend.
    public var edits: [TemplateEdit]

    /// For people: all edits on one line.
    public var description: String { edits.map(\.description).joined(separator: "; ") }
}
