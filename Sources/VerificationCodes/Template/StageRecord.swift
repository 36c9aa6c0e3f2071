/// The stages that a template goes through with a mail, in order.
public enum Stage: String, Sendable, CaseIterable, Comparable {
    case sender, authentication, subject, body, place, shape, exclusion

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
    public static func < (a: Stage, b: Stage) -> Bool { a.rank < b.rank }
}

/// What became of one stage.
public struct StageRecord: Sendable, Hashable {
    public var stage: Stage
    public var isPassed: Bool
    /// What was found, or what was missing.
    public var detail: String
    /// The failure is a phrase of `none`: the template says that such mail holds no code.
    public var isRefusal = false

    package init(stage: Stage, isPassed: Bool, detail: String, isRefusal: Bool = false) {
        self.stage = stage
        self.isPassed = isPassed
        self.detail = detail
        self.isRefusal = isRefusal
    }
}

/// What one variant saw in a mail.
public struct VariantTrace: Sendable {
    public var variant: String
    public var stages: [StageRecord]
    public var code: LocatedCode?
    /// The first stage that failed.
    public var failure: StageRecord? { stages.first { !$0.isPassed } }
}

/// What one template saw in a mail.
public struct TemplateTrace: Sendable {
    public var template: String
    /// The stages that all variants share: sender and authentication.
    public var sender: [StageRecord]
    public var variants: [VariantTrace]
    /// The receiving server's results prove that the sender's domain sent it.
    public var isProven = false

    /// The variant that found a code.
    public var found: VariantTrace? { variants.first { $0.code != nil } }
    /// The variant that came furthest without finding one.
    public var nearest: VariantTrace? {
        variants.filter { $0.code == nil && $0.failure != nil }.max { a, b in
            (a.failure?.stage ?? .sender) < (b.failure?.stage ?? .sender)
        }
    }
    /// Where it failed; nil when it found a code.
    public var failure: StageRecord? {
        if found != nil { return nil }
        return sender.first { !$0.isPassed } ?? nearest?.failure
    }
    /// A `none` phrase stood in the mail.
    public var isRefused: Bool { found == nil && variants.contains { $0.failure?.isRefusal == true } }
}

/// A code and where it stood.
public struct LocatedCode: Sendable, Hashable {
    /// Without separators and prefix.
    public var code: String
    /// As it stood in the mail.
    public var shown: String
    public var place: CodeText.Place
    /// Line of that place, from 1 on.
    public var line: Int
}
