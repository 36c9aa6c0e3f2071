/// The category of a message, with everything that led to it.
///
/// The verdict can be had again from ``reasons``: add up the weights by category (``totals``) and the greatest sum is
/// the category, if it is above 0 and at least ``minimumMargin`` above the next; else the message is unsure.
/// Categories that no reason names have the sum 0. Of equal sums the one first in ``Category/allCases`` leads.
public struct CategoryVerdict: Sendable, Equatable {
    /// What the message is.
    public var category: Category
    /// From 0.5 (tied) to 1 (certain): half plus half of margin / (margin + 20), where the margin is the distance to
    /// the runner-up in points. 0 when nothing spoke for any category.
    public var confidence: Double
    /// What else is to be known about the message.
    public var flags: [CategoryFlag]
    /// The rules that found something, heaviest first, by the size of their weight.
    public var reasons: [CategoryReason]
    /// The category with the next greatest sum; for ``Category/unsure`` the one with the greatest.
    public var runnerUp: Category?

    /// Whether the category is ``Category/newsletter``.
    public var isNewsletter: Bool { category == .newsletter }

    /// Points between the two best categories below which a message is ``Category/unsure``.
    public static let minimumMargin = 4

    /// Decides by the reasons alone; the flags are only kept.
    public init(reasons: [CategoryReason], flags: [CategoryFlag] = []) {
        self.reasons = reasons.sorted { abs($0.weight) > abs($1.weight) }
        self.flags = flags
        let totals = Self.totals(of: reasons)
        let best = Self.leader(totals)
        let next = Self.leader(totals, besides: best)
        let points = totals[best] ?? 0
        let margin = points - (totals[next] ?? 0)
        let isClear = points > 0 && margin >= Self.minimumMargin
        category = isClear ? best : .unsure
        runnerUp = isClear ? next : best
        confidence = points > 0 ? Self.confidence(margin: Double(margin)) : 0
    }

    static func confidence(margin: Double) -> Double { 0.5 + 0.5 * margin / (margin + 20) }

    /// Points by category; categories that no reason names are missing.
    public var totals: [Category: Int] { Self.totals(of: reasons) }

    private static func totals(of reasons: [CategoryReason]) -> [Category: Int] {
        reasons.reduce(into: [:]) { $0[$1.category, default: 0] += $1.weight }
    }

    /// The category with the greatest sum, of equal ones the first.
    private static func leader(_ totals: [Category: Int], besides other: Category = .unsure) -> Category {
        var (leader, most) = (Category.unsure, Int.min)
        for category in Category.allCases where category != .unsure && category != other {
            let points = totals[category] ?? 0
            if points > most { (leader, most) = (category, points) }
        }
        return leader
    }
}
