/// A rule of the classifier: what it looks at, what it found, and how much that says about each category.
package struct CategorySignal: Sendable {
    /// Points by category: ten more make a category e times as likely against the others.
    package struct Weights: Sendable {
        /// The categories with points, in the order of ``Category/judged``.
        package let entries: [(category: Category, weight: Int)]

        init(automated: Int = 0, list: Int = 0, transactional: Int = 0, newsletter: Int = 0, personal: Int = 0) {
            self.init([automated, list, transactional, newsletter, personal])
        }

        /// - Parameter points: in the order of ``Category/judged``.
        init(_ points: [Int]) { entries = zip(Category.judged, points).filter { $0.1 != 0 } }
    }

    /// Unique name, by the category it mostly concerns: `list.carried`.
    package let rule: String
    /// The header fields or parts of the body it reads.
    let looksAt: String
    /// A real example of what it finds.
    let example: String
    /// Why it says what it says, in one sentence.
    let because: String
    /// What its author expects it to say about each category. Learning starts from here and stays near it where
    /// labelled mail shows little.
    let expected: Weights
    /// How much it says about each category where it finds something, as learned; what is expected where the labelled
    /// mail never shows it.
    package let weights: Weights
    /// What was found in a message, or nil.
    let evidence: @Sendable (CategoryContext) -> String?

    init(
        rule: String, looksAt: String, example: String, because: String, expects expected: Weights,
        evidence: @escaping @Sendable (CategoryContext) -> String?
    ) {
        self.rule = rule
        self.looksAt = looksAt
        self.example = example
        self.because = because
        self.expected = expected
        self.evidence = evidence
        weights = CategoryWeights.learned[rule] ?? expected
    }
}
