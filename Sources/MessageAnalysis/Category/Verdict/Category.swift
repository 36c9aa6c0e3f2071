/// What a message is, however it was carried and whether or not it was wanted.
public enum Category: String, Sendable, CaseIterable {
    /// Software answers mail, or reports on mail or on a machine: bounces, receipts, absence notices, cron.
    case automated
    /// A person wrote it to a list where the reader could post, too.
    case list
    /// One event that concerns this recipient caused it: an order, a sign-in, activity on a platform they use.
    case transactional
    /// It goes to many in the same form, one way: advertising, editorials, announcements, feeds.
    case newsletter
    /// A person wrote it to recipients chosen one by one.
    case personal
    /// Nothing speaks for any category, or the two best have nearly the same points.
    case unsure
}

extension Category {
    /// The categories that rules speak about, in the order in which their points are written: all but ``unsure``.
    public static let judged = allCases.filter { $0 != .unsure }
}

/// Something to know about a message besides its category.
public enum CategoryFlag: String, Sendable, CaseIterable {
    /// Signs of phishing or fraud.
    case abuse
    /// A robot's or advertiser's message came through a discussion list.
    case viaList = "via_list"
    /// Bulk mail that the recipient probably did not ask for.
    case unsolicited
}

/// One rule that spoke for or against a category.
public struct CategoryReason: Sendable, Equatable {
    /// The rule's name, such as `list.carried`; see <doc:Categories>.
    public var rule: String
    /// The category that it speaks about.
    public var category: Category
    /// Points for (above 0) or against (below 0) the category.
    public var weight: Int
    /// What was found in this message.
    public var evidence: String

    /// A reason of your own for ``CategoryClassifier/classify(_:knowing:)``.
    public init(rule: String, category: Category, weight: Int, evidence: String) {
        self.rule = rule
        self.category = category
        self.weight = weight
        self.evidence = evidence
    }
}
