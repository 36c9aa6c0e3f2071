/// What an archive knows about a message from elsewhere: who the owner is, whom they wrote to, how Gmail and the owner
/// file it. Each fact becomes one more reason of a verdict.
public struct ArchiveKnowledge: Sendable, Hashable {
    /// The owner wrote it.
    public var isOwn = false
    /// It names the owner, who has written to its author: nobody writes letters to a newsletter.
    public var isAnswered = false
    /// Other messages of its author have the same layout, as if a machine filled in a form.
    public var isAlike = false
    /// There are several messages of its author, none of which answers another, and the owner has not written to them.
    public var isOneWay = false
    /// How its text is beside others of such an author; nil where it is neither like them nor unlike.
    public var wording: Wording?
    /// The address among its recipients that other mail shows to be a mailing list's; nil where it names its list itself.
    public var list: String?
    /// The category of the Gmail tab that it lay in.
    public var labelled: Category?
    /// The category that the owner chose for its sender, list or domain.
    public var ruled: Category?

    /// How a text is beside other mail of its author.
    public enum Wording: String, Sendable, Hashable {
        /// It says nearly what another says, as notices do that are filled in.
        case notice
        /// It says other things than all others, as issues of a newsletter do.
        case issue
    }

    /// Nothing is known.
    public init() {}

    /// The form in which an archive stores it: `answered,label:newsletter`; nil where nothing is known.
    package var text: String? {
        var words: [String] = []
        if isOwn { words.append("own") }
        if isAnswered { words.append("answered") }
        if isAlike { words.append("alike") }
        if isOneWay { words.append("oneway") }
        if let wording { words.append("worded:" + wording.rawValue) }
        if let list { words.append("list:" + list) }
        if let labelled { words.append("label:" + labelled.rawValue) }
        if let ruled { words.append("rule:" + ruled.rawValue) }
        return words.isEmpty ? nil : words.joined(separator: ",")
    }

    /// Reads ``text``; unknown words are passed over.
    package init(text: String?) {
        for word in text?.split(separator: ",") ?? [] {
            let parts = word.split(separator: ":", maxSplits: 1)
            let category = parts.count == 2 ? Category(rawValue: String(parts[1])) : nil
            switch parts.first {
            case "own": isOwn = true
            case "answered": isAnswered = true
            case "alike": isAlike = true
            case "oneway": isOneWay = true
            case "worded": wording = parts.last.flatMap { Wording(rawValue: String($0)) }
            case "list": list = parts.last.map(String.init)
            case "label": labelled = category
            case "rule": ruled = category
            default: break
            }
        }
    }

    /// The facts as reasons of a verdict.
    ///
    /// - Parameter author: the author's normalised address.
    public func reasons(author: String) -> [CategoryReason] {
        var reasons: [CategoryReason] = []
        func add(_ rule: String, _ category: Category, _ weight: Int, _ evidence: String) {
            reasons.append(CategoryReason(rule: rule, category: category, weight: weight, evidence: evidence))
        }
        if let ruled { add("owner.says", ruled, Self.ruleWeight, "letterbook category set") }
        // On a list owner and friends write posts, not letters.
        if isOwn, list == nil { reasons += OwnerKnowledge.reasons(author: author) }
        if isAnswered, list == nil {
            add("owner.answered", .personal, Self.answeredWeight, "mail of yours to \(author)")
        }
        if isAlike { add("sender.alike", .personal, Self.alikeWeight, "mail of \(author) is laid out alike") }
        if isOneWay {
            add("sender.one-way", .personal, Self.oneWayWeight, "\(author) answers nothing and gets no answer")
        }
        switch wording {
        case .notice?:
            add("sender.notice", .transactional, Self.wordingWeight, "mail of \(author) says the same of other things")
        case .issue?:
            add("sender.issue", .newsletter, Self.issueWeight, "mail of \(author) says other things each time")
        case nil: break
        }
        if let list { add("list.known", .list, Self.listWeight, "mail to \(list) is a list's") }
        if let labelled {
            add("gmail.category", labelled, Self.labelWeight, "X-Gmail-Labels: \(Self.gmailLabel(of: labelled))")
        }
        return reasons
    }

    /// As much as a rule about the header: campaign mail stays a newsletter, doubtful mail becomes personal.
    static let answeredWeight = 24
    /// It speaks against personal mail and for no category: which one it is, other signs tell.
    static let alikeWeight = -10
    /// As much as ``alikeWeight``: of several letters that a person writes, one is an answer sooner or later.
    static let oneWayWeight = -10
    /// Enough to decide where a message alone leaves doubt.
    static let wordingWeight = 18
    /// Less: a person who writes seldom says other things each time, too, and a newsletter that is none hides what matters.
    static let issueWeight = 17
    /// More than all that an ordinary letter without list fields says for a letter.
    static let listWeight = 50
    /// Less than the header's strongest rules: Gmail has seen more mail than any rule, but errs, too.
    static let labelWeight = 14
    /// Nothing outweighs the owner's own word.
    static let ruleWeight = 10_000

    /// Labels of Gmail's tabs and of its chats as a Takeout has them, in lower case.
    package static let gmailLabels: [String: Category] = [
        "category promotions": .newsletter, "category updates": .transactional, "category social": .transactional,
        "category forums": .list, "category personal": .personal, "chat": .personal,
    ]

    private static func gmailLabel(of category: Category) -> String {
        gmailLabels.filter { $0.value == category }.keys.sorted().joined(separator: " or ")
    }
}

extension CategoryVerdict {
    /// The verdict together with what the archive knows.
    ///
    /// - Parameter author: the author's normalised address.
    package func knowing(_ knowledge: ArchiveKnowledge, author: String) -> CategoryVerdict {
        // The owner hides the recipients of an invitation, too.
        let isOwn = knowledge.isOwn && knowledge.list == nil
        let alone = isOwn ? reasons.filter { !Self.ofHiddenRecipients.contains($0.rule) } : reasons
        return CategoryVerdict(reasons: knowledge.reasons(author: author) + alone, flags: flags)
    }

    private static let ofHiddenRecipients = ["newsletter.undisclosed", "newsletter.no-recipient"]
}
