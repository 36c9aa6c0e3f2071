/// Says what a message is, and why.
///
/// All rules of <doc:Categories> are asked; the points of those that found something are added up by category. Nothing
/// else decides, so that a verdict can be checked from its reasons: see ``CategoryVerdict``.
public enum CategoryClassifier {
    /// Every rule, in the order in which reasons of equal weight are listed.
    package static let rules: [CategorySignal] =
        CategorySignal.automated + CategorySignal.machineReport + CategorySignal.list + CategorySignal.listTraces
        + CategorySignal.bulk + CategorySignal.bulkPurpose + CategorySignal.bulkForm + CategorySignal.sender
        + CategorySignal.notice + CategorySignal.ownNotice + CategorySignal.person + CategorySignal.personForm

    /// Longest evidence that is kept, in characters.
    static let evidenceLimit = 120

    /// Classifies a message.
    ///
    /// - Parameters:
    ///   - input: the facts of the message.
    ///   - known: further reasons, such as that the owner has written to this sender; they count like the rest.
    public static func classify(_ input: CategoryInput, knowing known: [CategoryReason] = []) -> CategoryVerdict {
        let context = CategoryContext(input)
        var verdict = CategoryVerdict(reasons: reasons(context, after: known, areExpected: false))
        verdict.flags = flags(context, verdict.category)
        return verdict
    }

    /// What every rule that finds something in a message is expected to say, before anything was learned: that from
    /// which the points of the rules are learned, given mail whose categories are known.
    public static func expectations(of input: CategoryInput) -> [CategoryReason] {
        reasons(CategoryContext(input), after: [], areExpected: true)
    }

    /// - Parameters:
    ///   - known: reasons to stand before those of the rules.
    ///   - areExpected: whether the rules have the points that their authors expect, or the learned ones.
    private static func reasons(
        _ context: CategoryContext, after known: [CategoryReason], areExpected: Bool
    ) -> [CategoryReason] {
        var reasons = known
        reasons.reserveCapacity(known.count + 32)
        // Not by `for rule in rules`: that retains each text of each rule.
        for index in rules.indices {
            guard let evidence = rules[index].evidence(context) else { continue }
            let rule = rules[index]
            let shown = shorten(evidence)
            for entry in areExpected ? rule.expected.entries : rule.weights.entries {
                reasons.append(
                    CategoryReason(rule: rule.rule, category: entry.category, weight: entry.weight, evidence: shown))
            }
        }
        return reasons
    }

    /// One line of at most ``evidenceLimit`` characters.
    private static func shorten(_ evidence: String) -> String {
        let isShort = evidence.utf8.count <= evidenceLimit
        if isShort, !evidence.utf8.contains(where: { $0 < 0x20 }) { return evidence }
        var line = ""
        for scalar in evidence.unicodeScalars.prefix(evidenceLimit) {
            line.unicodeScalars.append(scalar.value < 0x20 ? " " : scalar)
        }
        return isShort || line.utf8.count == evidence.utf8.count ? line : line + "…"
    }

    private static func flags(_ context: CategoryContext, _ category: Category) -> [CategoryFlag] {
        var flags: [CategoryFlag] = []
        let isCarried = context.list?.kind == .carried
        if context.body.count(.abuse) >= 2 { flags.append(.abuse) }
        if isCarried, category != .list, context.list?.isAnnouncement == false, CategorySignal.digest(context) == nil {
            flags.append(.viaList)
        }
        let isAdvert = category == .newsletter && isCarried && CategorySignal.isCampaign(context)
        let isCold =
            category == .newsletter && context.bulkField == nil && context.body.count(.unsubscribe) == 0
            && context.input.to.isEmpty
        if isAdvert || isCold { flags.append(.unsolicited) }
        return flags
    }
}
