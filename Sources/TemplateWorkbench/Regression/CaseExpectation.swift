import VerificationCodes

/// What a saved email is expected to hold: the `NAME.expect.yaml` beside `NAME.eml`.
public struct CaseExpectation: Sendable, Hashable {
    /// The template that must find it; `generic` for the general scorer; nil for no template.
    public var provider: String?
    /// The variant; of a case without code the variant that it is a counter-case of.
    public var variant: String?
    public var kind: CodeKind?
    /// Without separators and prefix; empty when the mail holds none.
    public var codes: [String]
    /// nil: not checked.
    public var links: [String]?
    /// A code that was found by rescue is right.
    public var allowsDrift = false
    public var note: String?

    public init(
        provider: String? = nil, variant: String? = nil, kind: CodeKind? = nil, codes: [String], links: [String]? = nil,
        allowsDrift: Bool = false, note: String? = nil
    ) {
        (self.provider, self.variant, self.kind) = (provider, variant, kind)
        (self.codes, self.links, self.allowsDrift, self.note) = (codes, links, allowsDrift, note)
    }

    /// The provider's id when a template is meant, not the general scorer.
    var template: String? { provider == "generic" ? nil : provider }

    static func read(_ yaml: String, file: String) -> (expectation: CaseExpectation?, faults: [TemplateError]) {
        var faults: [TemplateError] = []
        guard var fields = YAMLFields.parse(yaml, file: file, faults: &faults) else { return (nil, faults) }
        var expectation = CaseExpectation(codes: [])
        if !fields.has("provider") { fields.note("provider is missing: expected a template's id, generic or none") }
        expectation.provider = fields.text("provider").flatMap { $0 == "none" ? nil : $0 }
        expectation.variant = fields.text("variant")
        expectation.kind = fields.choice("kind", CodeKind.self)
        if !fields.has("codes") { fields.note("codes is missing: expected a list, [] when the mail holds none") }
        expectation.codes = fields.texts("codes")
        if fields.has("links") { expectation.links = fields.texts("links") }
        expectation.allowsDrift = fields.truth("drift") ?? false
        expectation.note = fields.text("note")
        fields.finish()
        faults += fields.faults
        return (faults.isEmpty ? expectation : nil, faults)
    }

    /// As a file.
    public var yaml: String {
        var lines = ["provider: \(provider ?? "none")"]
        if let variant { lines.append("variant: \(variant)") }
        if let kind { lines.append("kind: \(kind.rawValue)") }
        lines.append("codes: [\(codes.map(YAMLText.quoted).joined(separator: ", "))]")
        if let links { lines.append("links: [\(links.map(YAMLText.quoted).joined(separator: ", "))]") }
        if allowsDrift { lines.append("drift: true") }
        if let note { lines.append("note: \(YAMLText.scalar(note))") }
        return lines.joined(separator: "\n") + "\n"
    }
}
