/// What a message is, whatever way it was carried and whether or not it was wanted.
public enum Category: String, Sendable, CaseIterable {
    /// Software answering mail, or reporting on mail or on a machine: bounces, receipts, absence notices, cron.
    case automated
    /// Written by a person, sent to a list where the reader could post, too.
    case list
    /// Caused by one event of this recipient: an order, a sign-in, activity on a platform they use.
    case transactional
    /// The same substance to many, one way: advertising, editorials, announcements, feeds.
    case newsletter
    /// A person to recipients chosen one by one.
    case personal
    /// The two best categories are too near each other.
    case unsure
}

/// What is true of a message beside its category.
public enum CategoryFlag: String, Sendable, CaseIterable {
    /// Signs of phishing or fraud.
    case abuse
    /// A robot's or advertiser's message that came through a discussion list.
    case viaList = "via_list"
    /// Bulk mail that does not look as if it had been asked for.
    case unsolicited
}

/// One rule that spoke for or against a category.
public struct CategoryReason: Sendable, Equatable {
    /// The rule's name, such as `list.post`; see ``CategorySignal/rule``.
    public var rule: String
    public var category: Category
    /// Points for (above 0) or against the category.
    public var weight: Int
    /// What was found in this message.
    public var evidence: String

    public init(rule: String, category: Category, weight: Int, evidence: String) {
        self.rule = rule
        self.category = category
        self.weight = weight
        self.evidence = evidence
    }
}
