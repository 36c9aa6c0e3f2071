/// A rule of the classifier: what it looks at, what it found, and how much that says about each category.
public struct CategorySignal: Sendable {
    /// Points by category.
    public struct Weights: Sendable, Equatable {
        public var automated = 0
        public var list = 0
        public var transactional = 0
        public var newsletter = 0
        public var personal = 0

        public init(
            automated: Int = 0, list: Int = 0, transactional: Int = 0, newsletter: Int = 0, personal: Int = 0
        ) {
            self.automated = automated
            self.list = list
            self.transactional = transactional
            self.newsletter = newsletter
            self.personal = personal
        }

        /// The categories with points, in the order of ``Category/allCases``.
        public var entries: [(category: Category, weight: Int)] {
            [
                (.automated, automated), (.list, list), (.transactional, transactional), (.newsletter, newsletter),
                (.personal, personal),
            ].filter { $0.1 != 0 }
        }
    }

    /// Unique name, by the category it mostly concerns: `list.post`.
    public let rule: String
    /// The header fields or parts of the body it reads.
    public let looksAt: String
    /// A real example of what it finds.
    public let example: String
    /// Why it says what it says, in one sentence.
    public let because: String
    public let weights: Weights
    /// What was found in a message, or nil.
    let evidence: @Sendable (CategoryContext) -> String?
}
