import MessageAnalysis

/// Learns the points of the rules from labelled mail, and asks how well points learned from some sources do on others.
struct CategoryLearning {
    /// Fewer points than these are left out: they would be shown as reasons and decide nothing.
    static let minimumPoints = 5
    static let categories = MessageAnalysis.Category.judged

    let messages: [LabelledMessage]
    /// Every rule that found something somewhere, in the order in which the classifier asks.
    let rules: [String]
    private let examples: [MultinomialRegression.Example]
    private let regression: MultinomialRegression

    /// - Parameters:
    ///   - strength: how strongly the points are held at what is expected.
    ///   - silence: how many times as strongly where nothing is expected.
    ///   - usesExpectations: whether the rules' authors are heard, or everything begins at 0.
    init(_ messages: [LabelledMessage], strength: Double, silence: Double, usesExpectations: Bool = true) {
        self.messages = messages
        var numbers: [String: Int] = [:]
        var expected: [Double] = []
        for reason in messages.lazy.flatMap(\.expectations) {
            let number = numbers[reason.rule, default: numbers.count]
            if number == numbers.count {
                numbers[reason.rule] = number
                expected += [Double](repeating: 0, count: Self.categories.count)
            }
            if let place = Self.categories.firstIndex(of: reason.category), usesExpectations {
                expected[number * Self.categories.count + place] = Double(reason.weight) / CategoryVerdict.scale
            }
        }
        rules = numbers.sorted { $0.value < $1.value }.map(\.key)
        examples = messages.map { message in
            MultinomialRegression.Example(
                facts: message.rules.compactMap { numbers[$0] },
                label: Self.categories.firstIndex(of: message.label) ?? 0)
        }
        regression = MultinomialRegression(
            classes: Self.categories.count, expected: expected, strength: strength, silence: silence)
    }

    /// The points by rule, in the order of ``categories``, as learned from all messages but those of one source.
    func points(without source: String? = nil) -> [String: [Int]] {
        let chosen = messages.indices.filter { messages[$0].source != source }.map { examples[$0] }
        let all = points(regression.fit(chosen))
        // What is too little to be kept is left out, and the others are learned once more without it.
        let kept = points(regression.fit(chosen, where: all.map { $0 == 0 }))
        let count = Self.categories.count
        return Dictionary(
            uniqueKeysWithValues: rules.enumerated().map { ($1, Array(kept[$0 * count..<($0 + 1) * count])) })
    }

    /// Weights as points, by fact, then by category; 0 for those that are not kept.
    private func points(_ weights: [Double]) -> [Int] {
        weights.indices.map { index in
            let points = Int((weights[index] * CategoryVerdict.scale).rounded())
            // Against what its author expects a rule may be silent, not say the opposite.
            let isOpposite = Double(points) * regression.expected[index] < 0
            return abs(points) < Self.minimumPoints || isOpposite ? 0 : points
        }
    }

    /// The verdict on each message by points that were learned from the other sources.
    func verdictsOfUnseenSources() -> [CategoryVerdict] {
        var learned: [String: [String: [Int]]] = [:]
        return messages.map { message in
            let points = learned[message.source] ?? self.points(without: message.source)
            learned[message.source] = points
            return Self.verdict(on: message, by: points)
        }
    }

    static func verdict(on message: LabelledMessage, by points: [String: [Int]]) -> CategoryVerdict {
        CategoryVerdict(
            reasons: message.rules.flatMap { rule in
                zip(categories, points[rule] ?? []).filter { $0.1 != 0 }.map {
                    CategoryReason(rule: rule, category: $0, weight: $1, evidence: "")
                }
            })
    }
}
