import Testing

@testable import MessageAnalysis

/// Each rule with a message that it finds something in, and one that it must not.
///
/// `|` ends a header line, `||` the header; `#links 3` and its like describe an HTML body.
struct ListSignalsTests {
    static let cases: [RuleCase] = [
        RuleCase("list.carried", "X-BeenThere: walkers@example.org", "List-Post: <https://example.org/p>"),
        RuleCase("list.hinted", "Sender: owner-walkers@example.org", "Sender: al@example.org"),
        RuleCase("list.hinted-person", "Precedence: list|User-Agent: Mutt/2.0", "Precedence: list"),
        RuleCase(
            "list.addressed",
            "To: walkers@lists.example.org",
            "To: walkers@lists.example.org||To unsubscribe, click here."),
        RuleCase("list.id", "List-Id: <walkers.example.org>", "List-Id: <walkers.example.org>|X-MC-User: 01"),
        RuleCase("list.announcement", "List-Post: NO|Precedence: list", "List-Post: <mailto:walkers@example.org>"),
        RuleCase(
            "list.reply",
            "X-BeenThere: walkers@example.org|In-Reply-To: <a@example.org>",
            "In-Reply-To: <a@example.org>"),
        RuleCase("list.tag", "X-BeenThere: walkers@example.org|Subject: [walkers] boots", "Subject: [walkers] boots"),
        RuleCase(
            "list.tag-recipient",
            "To: walkers@example.org|Subject: [walkers] boots",
            "To: bo@example.org|Subject: [walkers] boots"),
        RuleCase(
            "list.tagged-reply",
            "Subject: Re: [walkers] boots|In-Reply-To: <a@example.org>",
            "Subject: [walkers] boots"),
        RuleCase("list.advert", "X-BeenThere: walkers@example.org|X-Campaign: 7", "X-Campaign: 7"),
        RuleCase(
            "list.robot",
            "X-BeenThere: walkers@example.org|From: no-reply@example.org",
            "X-BeenThere: walkers@example.org|From: al@example.org"),
    ]

    @Test(arguments: cases) func findsWhatItIsFor(_ rule: RuleCase) {
        #expect(rules(rule.hit).contains(rule.name))
        #expect(!rules(rule.miss).contains(rule.name), "near miss")
    }
}
