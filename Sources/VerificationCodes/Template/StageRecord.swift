/// The stages of a template's test of a message, in order: is it the provider's sender, did its authentication pass,
/// is its date the variant's, do subject and body have the variant's phrases, does something stand at one of its places,
/// has that the shape of the code, and does nothing beside it say that it is another number.
public enum Stage: String, Sendable, CaseIterable, Comparable {
    case sender, authentication, date, subject, body, place, shape, exclusion

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
    /// By the order of the stages.
    public static func < (a: Stage, b: Stage) -> Bool { a.rank < b.rank }
}

/// The outcome of one stage.
public struct StageRecord: Sendable, Hashable {
    /// Which stage it was.
    public var stage: Stage
    /// Whether the message passed it.
    public var isPassed: Bool
    /// For people: what was found, or what was missing.
    public var detail: String
    /// The mail itself says no: a phrase of `none` stands in it, or its authentication failed.
    public var isRefusal = false
}

/// The outcome of one variant of a template.
public struct VariantTrace: Sendable {
    /// The variant's id.
    public var variant: String
    /// From the date on, up to the first stage that failed.
    public var stages: [StageRecord]
    /// The code that was found; nil where a stage failed.
    public var code: LocatedCode?
    /// The first stage that failed.
    public var failure: StageRecord? { stages.first { !$0.isPassed } }
}

/// The outcome of one template.
public struct TemplateTrace: Sendable {
    /// The template's id.
    public var template: String
    /// The stages that all variants share: sender and authentication.
    public var sender: [StageRecord]
    /// The variants with a code, in the template's order; empty where sender or authentication failed.
    public var variants: [VariantTrace]
    /// The receiving server's Authentication-Results (RFC 8601) prove that the sender's domain sent the message.
    public var isProven = false

    /// The variant that found a code.
    public var found: VariantTrace? { variants.first { $0.code != nil } }
    /// The variant that came furthest without finding one.
    public var nearest: VariantTrace? {
        variants.filter { $0.code == nil && $0.failure != nil }.max { a, b in
            (a.failure?.stage ?? .sender) < (b.failure?.stage ?? .sender)
        }
    }
    /// The stage that failed, of the variant that came furthest; nil when the template found a code.
    public var failure: StageRecord? {
        if found != nil { return nil }
        return sender.first { !$0.isPassed } ?? nearest?.failure
    }
    /// A phrase of `none` stood in the message, and no variant found a code.
    public var isRefused: Bool { found == nil && variants.contains { $0.failure?.isRefusal == true } }
}

/// A code and where it stood.
public struct LocatedCode: Sendable, Hashable {
    /// Without separators and prefix.
    public var code: String
    /// As it stood in the message.
    public var shown: String
    /// The subject or body in which it stood.
    public var place: CodeText.Place
    /// The line of that place, from 1 on.
    public var line: Int
}
