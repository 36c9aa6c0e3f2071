import Foundation
import MessageAnalysis

/// How often verdicts are right, and how honest their confidence is.
struct CategoryScore {
    private let pairs: [(label: MessageAnalysis.Category, verdict: CategoryVerdict)]

    init(
        _ messages: [LabelledMessage], _ verdicts: [CategoryVerdict],
        where isCounted: (LabelledMessage) -> Bool = { _ in true }
    ) {
        pairs = zip(messages, verdicts).filter { isCounted($0.0) }.map { ($0.0.label, $0.1) }
    }

    var count: Int { pairs.count }
    var right: Int { pairs.count { $0.label == $0.verdict.category } }
    var unsure: Int { pairs.count { $0.verdict.category == .unsure } }

    func labelled(_ category: MessageAnalysis.Category) -> Int { pairs.count { $0.label == category } }
    func taken(_ label: MessageAnalysis.Category, for category: MessageAnalysis.Category) -> Int {
        pairs.count { $0.label == label && $0.verdict.category == category }
    }

    func precision(_ category: MessageAnalysis.Category) -> (right: Int, of: Int) {
        (taken(category, for: category), pairs.count { $0.verdict.category == category })
    }

    func f1(_ category: MessageAnalysis.Category) -> Double {
        let (right, of) = precision(category)
        return 2 * Double(right) / Double(max(1, of + labelled(category)))
    }

    var macroF1: Double {
        let present = CategoryLearning.categories.filter { labelled($0) > 0 }
        return present.reduce(0) { $0 + f1($1) } / Double(max(1, present.count))
    }

    /// How often the surest `share` of the verdicts are right.
    func accuracy(ofSurest share: Double) -> Double {
        let surest = pairs.sorted { $0.verdict.confidence > $1.verdict.confidence }.prefix(Int(Double(count) * share))
        return Double(surest.count { $0.label == $0.verdict.category }) / Double(max(1, surest.count))
    }

    /// Verdicts by tenth of confidence: how many, their mean confidence, how many were right. What is unsure counts as
    /// the likeliest category that it named.
    var reliability: [(count: Int, confidence: Double, right: Double)] {
        (0..<10).map { tenth in
            let bin = pairs.filter { min(9, Int($0.verdict.confidence * 10)) == tenth }
            let right = bin.count {
                $0.label == ($0.verdict.category == .unsure ? $0.verdict.runnerUp : $0.verdict.category)
            }
            let confidence = bin.reduce(0) { $0 + $1.verdict.confidence }
            return (bin.count, confidence / Double(max(1, bin.count)), Double(right) / Double(max(1, bin.count)))
        }
    }

    /// The mean distance between confidence and share of right verdicts, over ``reliability``.
    var calibrationError: Double {
        reliability.reduce(0) { $0 + Double($1.count) * abs($1.confidence - $1.right) } / Double(max(1, count))
    }

    /// The Wilson interval of 95 % of a share.
    static func interval(_ right: Int, _ count: Int) -> (low: Double, high: Double) {
        guard count > 0 else { return (0, 1) }
        let (n, z) = (Double(count), 1.96)
        let share = Double(right) / n
        let centre = share + z * z / (2 * n)
        let half = z * (share * (1 - share) / n + z * z / (4 * n * n)).squareRoot()
        return ((centre - half) / (1 + z * z / n), (centre + half) / (1 + z * z / n))
    }
}
