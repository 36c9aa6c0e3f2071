/// A rule of the classifier: what it looks at, what it found, and how much that says about each category.
package struct CategorySignal: Sendable {
    /// Points by category.
    package struct Weights: Sendable {
        /// The categories with points, in the order of ``Category/allCases``.
        package let entries: [(category: Category, weight: Int)]

        init(automated: Int = 0, list: Int = 0, transactional: Int = 0, newsletter: Int = 0, personal: Int = 0) {
            entries = [
                (.automated, automated), (.list, list), (.transactional, transactional), (.newsletter, newsletter),
                (.personal, personal),
            ].filter { $0.1 != 0 }
        }
    }

    /// Unique name, by the category it mostly concerns: `list.carried`.
    package let rule: String
    /// The header fields or parts of the body it reads.
    let looksAt: String
    /// A real example of what it finds.
    let example: String
    /// Why it says what it says, in one sentence.
    let because: String
    /// How much it says about each category where it finds something.
    package let weights: Weights
    /// What was found in a message, or nil.
    let evidence: @Sendable (CategoryContext) -> String?
}
