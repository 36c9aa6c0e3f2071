import Foundation

/// The category of a message, with everything that led to it.
///
/// The verdict can be had again from ``reasons``: add up the weights by category (``totals``) and the greatest sum is
/// the category, unless that is a newsletter that leads by less than ``newsletterMargin``: a newsletter that is none
/// hides what matters, so that it is the next then, if that is likely enough. Categories that no reason names have the
/// sum 0. Of equal sums the one first in `Category.allCases` leads. A category that is less likely than
/// ``minimumConfidence`` is ``Category/unsure`` instead.
public struct CategoryVerdict: Sendable, Equatable {
    /// What the message is.
    public var category: Category
    /// How likely the category is, from 0 to 1; that of the likeliest where the message is unsure. Ten points more for
    /// it make it e times as likely against all others. 0 when nothing spoke for or against any category.
    public var confidence: Double
    /// What else is to be known about the message.
    public var flags: [CategoryFlag]
    /// The rules that found something, heaviest first, by the size of their weight.
    public var reasons: [CategoryReason]
    /// The category with the next greatest sum; for ``Category/unsure`` the one with the greatest.
    public var runnerUp: Category?

    /// Whether the category is ``Category/newsletter``.
    public var isNewsletter: Bool { category == .newsletter }

    /// Points by which a newsletter must lead.
    public static let newsletterMargin = 8
    /// A message that no category fits with this confidence is ``Category/unsure``.
    public static let minimumConfidence = 0.4

    /// Decides by the reasons alone; the flags are only kept.
    public init(reasons: [CategoryReason], flags: [CategoryFlag] = []) {
        self.reasons = reasons.sorted { abs($0.weight) > abs($1.weight) }
        self.flags = flags
        let totals = Self.points(reasons)
        let best = Self.leader(totals)
        let next = Self.leader(totals, besides: best)
        let isDoubtful = Category.judged[best] == .newsletter && totals[best] - totals[next] < Self.newsletterMargin
        let chosen = isDoubtful ? next : best
        let likelihood = Self.confidence(margin: Self.margin(of: chosen, totals))
        let isClear = !reasons.isEmpty && likelihood >= Self.minimumConfidence
        let likeliest = isClear ? likelihood : Self.confidence(margin: Self.margin(of: best, totals))
        category = isClear ? Category.judged[chosen] : .unsure
        runnerUp = Category.judged[isClear && !isDoubtful ? next : best]
        confidence = reasons.isEmpty ? 0 : likeliest
    }

    /// How likely a category is that leads all others together by so many points (the logistic function).
    static func confidence(margin: Int) -> Double { 1 / (1 + exp(-Double(min(margin, maximumMargin)) / scale)) }

    /// What the confidence of a verdict becomes when `points` more speak for its category and nothing else changes; nil
    /// where no category has such a confidence, as in a damaged archive.
    package static func confidence(_ confidence: Double, raisedBy points: Int) -> Double? {
        guard (minimumConfidence...self.confidence(margin: maximumMargin)).contains(confidence) else { return nil }
        return self.confidence(margin: Int((scale * log(confidence / (1 - confidence))).rounded()) + points)
    }

    /// Points that make a category e times as likely.
    public static let scale = 10.0
    /// Nobody is surer than 0.99995.
    private static let maximumMargin = 100

    /// By how many points a category leads all others together. A whole number, so that it can be had again from the
    /// confidence.
    private static func margin(of chosen: Int, _ totals: [Int]) -> Int {
        var together = 0.0
        for (place, points) in totals.enumerated() where place != chosen {
            together += exp(max(-30, Double(points - totals[chosen]) / scale))
        }
        return -Int((log(together) * scale).rounded())
    }

    /// Points by category; categories that no reason names are missing.
    public var totals: [Category: Int] {
        reasons.reduce(into: [:]) { $0[$1.category, default: 0] += $1.weight }
    }

    /// Points by place in ``Category/judged``.
    private static func points(_ reasons: [CategoryReason]) -> [Int] {
        var points = [Int](repeating: 0, count: Category.judged.count)
        for reason in reasons {
            guard let place = Category.judged.firstIndex(of: reason.category) else { continue }
            points[place] += reason.weight
        }
        return points
    }

    /// The place with the greatest sum, of equal ones the first.
    private static func leader(_ totals: [Int], besides other: Int? = nil) -> Int {
        var leader: Int?
        for place in totals.indices where place != other && totals[place] > leader.map({ totals[$0] }) ?? .min {
            leader = place
        }
        return leader ?? 0
    }
}
