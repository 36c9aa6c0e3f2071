import MessageAnalysis
import Testing

@testable import Benchmarks

@Suite("Learning the points of rules")
struct CategoryLearningTests {
    /// Ten examples of each class, each with the fact of its own number; `noise` of them with the wrong label.
    private func examples(noise: Int = 0) -> [MultinomialRegression.Example] {
        (0..<30).map { .init(facts: [$0 % 3], label: ($0 < noise * 3 ? $0 + 1 : $0) % 3) }
    }

    private func regression(expected: [Double], strength: Double, silence: Double = 1) -> MultinomialRegression {
        MultinomialRegression(classes: 3, expected: expected, strength: strength, silence: silence)
    }

    @Test("gives a fact the share of classes that it stands beside")
    func shares() {
        let weights = regression(expected: [Double](repeating: 0, count: 9), strength: 1e-6).fit(examples(noise: 2))
        // Fact 0: eight of ten are class 0, two are class 1, none is class 2.
        #expect(abs(weights[0] - weights[1] - 1.386) < 0.01)
        #expect(weights[2] < weights[1] - 5)
    }

    @Test("is at a minimum: no small step makes it better")
    func minimum() {
        let all = examples(noise: 1)
        let regression = regression(expected: [1, 0, 0, 0, 1, 0, 0, 0, 1], strength: 2, silence: 3)
        let weights = regression.fit(all)
        func loss(_ weights: [Double]) -> Double { regression.evaluate(weights, all).loss }
        for index in weights.indices {
            for step in [-0.01, 0.01] {
                var other = weights
                other[index] += step
                #expect(loss(other) > loss(weights))
            }
        }
    }

    @Test("stays at what is expected where it is held strongly or no example shows the fact")
    func expectation() {
        let expected: [Double] = [0, 3, 0, 0, 0, 3, 3, 0, 0, 2, -1, 0]
        let held = MultinomialRegression(classes: 3, expected: expected, strength: 1e6, silence: 1).fit(examples())
        #expect(zip(held, expected).allSatisfy { abs($0 - $1) < 1e-3 })
        let loose = MultinomialRegression(classes: 3, expected: expected, strength: 0.1, silence: 1).fit(examples())
        #expect(loose.suffix(3).elementsEqual([2, -1, 0]))
        #expect(loose[0] > loose[1])
    }

    @Test("judges a source by the others")
    func unseenSources() {
        func message(_ id: String, _ source: String, _ label: MessageAnalysis.Category) -> LabelledMessage {
            let reason = CategoryReason(rule: "a", category: .list, weight: 1, evidence: "")
            return LabelledMessage(id: id, label: label, source: source, year: 2020, expectations: [reason])
        }
        // The rule means lists in sources b and c, letters in source a.
        let messages =
            (0..<20).map { message("a\($0)", "a", .personal) } + (0..<20).map { message("b\($0)", "b", .list) }
            + (0..<20).map { message("c\($0)", "c", .list) }
        let learning = CategoryLearning(messages, strength: 0.1, silence: 1)
        let verdicts = learning.verdictsOfUnseenSources()
        #expect(verdicts.prefix(20).allSatisfy { $0.category == .list })
        let score = CategoryScore(messages, verdicts, where: { $0.source == "a" })
        #expect(score.count == 20 && score.right == 0 && score.taken(.personal, for: .list) == 20)
    }

    @Test("lets a rule be silent, but not say the opposite of what its author expects")
    func opposite() {
        let reason = CategoryReason(rule: "a", category: .list, weight: 10, evidence: "")
        let messages = (0..<40).map {
            LabelledMessage(id: "\($0)", label: .personal, source: "s", year: 2020, expectations: [reason])
        }
        let points = CategoryLearning(messages, strength: 0.1, silence: 1).points()["a"] ?? []
        #expect(points.count == 5 && points[1] == 0 && points[4] > 0)
    }

    @Test("tells how likely a share is")
    func interval() {
        let (low, high) = CategoryScore.interval(90, 100)
        #expect(abs(low - 0.826) < 0.001 && abs(high - 0.945) < 0.001)
    }
}
