/// What an archive knows of a message beside the message: who the owner is, whom they wrote to, what Gmail and the owner
/// call it. Each fact is a reason among the others of a verdict.
public struct ArchiveKnowledge: Sendable, Hashable {
    /// The owner wrote it.
    public var isOwn = false
    /// The owner has written to its author: nobody writes letters to a newsletter.
    public var isAnswered = false
    /// Others of its author are laid out alike, as what a machine fills in.
    public var isAlike = false
    /// What Gmail's tabs call it.
    public var labelled: Category?
    /// What the owner calls mail of its sender, list or domain.
    public var ruled: Category?

    public init() {}

    public var isEmpty: Bool { self == ArchiveKnowledge() }

    /// As an archive keeps it: `answered,label:newsletter`; nil where nothing is known.
    public var text: String? {
        var words: [String] = []
        if isOwn { words.append("own") }
        if isAnswered { words.append("answered") }
        if isAlike { words.append("alike") }
        if let labelled { words.append("label:" + labelled.rawValue) }
        if let ruled { words.append("rule:" + ruled.rawValue) }
        return words.isEmpty ? nil : words.joined(separator: ",")
    }

    /// Reads ``text``; words that it does not know are passed over.
    public init(text: String?) {
        for word in text?.split(separator: ",") ?? [] {
            let parts = word.split(separator: ":", maxSplits: 1)
            let category = parts.count == 2 ? Category(rawValue: String(parts[1])) : nil
            switch parts.first {
            case "own": isOwn = true
            case "answered": isAnswered = true
            case "alike": isAlike = true
            case "label": labelled = category
            case "rule": ruled = category
            default: break
            }
        }
    }

    /// The facts as reasons of a verdict.
    ///
    /// - Parameter author: normalised address of who wrote it.
    public func reasons(author: String) -> [CategoryReason] {
        var reasons: [CategoryReason] = []
        func add(_ rule: String, _ category: Category, _ weight: Int, _ evidence: String) {
            reasons.append(CategoryReason(rule: rule, category: category, weight: weight, evidence: evidence))
        }
        if let ruled { add("owner.says", ruled, Self.ruleWeight, "letterbook category set") }
        if isOwn { add("owner.wrote", .personal, OwnerKnowledge.weight, "From: \(author)") }
        if isAnswered { add("owner.answered", .personal, Self.answeredWeight, "mail of yours to \(author)") }
        if isAlike { add("sender.alike", .personal, Self.alikeWeight, "mail of \(author) is laid out alike") }
        if let labelled {
            add("gmail.category", labelled, Self.labelWeight, "X-Gmail-Labels: \(Self.gmailLabel(of: labelled))")
        }
        return reasons
    }

    /// As much as a rule of the header's: mail of a campaign service stays a newsletter, what is in doubt becomes personal.
    static let answeredWeight = 24
    /// Against personal mail, and for nothing: what kind of mail it is other signs say.
    static let alikeWeight = -10
    /// Gmail has seen more mail than any rule, and errs.
    static let labelWeight = 14
    /// Nothing outweighs the owner's own word.
    static let ruleWeight = 10_000

    /// Labels of Gmail's tabs as a Takeout has them, in lower case.
    public static let gmailLabels: [String: Category] = [
        "category promotions": .newsletter, "category updates": .transactional, "category social": .transactional,
        "category forums": .list, "category personal": .personal,
    ]

    private static func gmailLabel(of category: Category) -> String {
        gmailLabels.filter { $0.value == category }.keys.sorted().joined(separator: " or ")
    }
}

extension CategoryVerdict {
    /// The verdict that further reasons lead to.
    public func adding(_ more: [CategoryReason]) -> CategoryVerdict {
        CategoryVerdict(reasons: more + reasons, flags: flags)
    }

    /// The confidence of a verdict for a category when `points` more speak for that category: all else stays.
    public static func confidence(_ confidence: Double, raisedBy points: Int) -> Double {
        let share = 2 * confidence - 1
        return self.confidence(margin: (20 * share / (1 - share)).rounded() + Double(points))
    }
}
