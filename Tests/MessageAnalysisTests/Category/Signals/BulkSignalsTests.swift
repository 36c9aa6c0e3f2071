import Testing

@testable import MessageAnalysis

/// Each rule with a message that it finds something in, and one that it must not.
///
/// `|` ends a header line, `||` the header; `#links 3` and its like describe an HTML body.
struct BulkSignalsTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "newsletter.unsubscribe-field",
            "List-Unsubscribe: <https://example.org/u>",
            "List-Unsubscribe: <mailto:w-leave@example.org>|List-Post: <mailto:w@example.org>"),
        RuleCase(
            "newsletter.one-click",
            "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
            "List-Unsubscribe: <https://example.org/u>"),
        RuleCase("newsletter.campaign-service", "X-MC-User: 01", "X-SG-EID: 01"),
        RuleCase("newsletter.mail-service", "X-SG-EID: 01", "X-SG-EID: 01|User-Agent: Mutt/2.0"),
        RuleCase("newsletter.campaign-field", "X-Campaign-Id: 7", "X-Champion: 7"),
        RuleCase("newsletter.precedence", "Precedence: Bulk", "Precedence: list"),
        RuleCase(
            "newsletter.feedback-id",
            "Feedback-ID: 1:2:3:shop",
            "Feedback-ID: 1:2:3:shop|X-BeenThere: w@example.org"),
        RuleCase("newsletter.unsubscribe-text", "||Se désinscrire", "||He subscribes to nothing."),
        RuleCase("newsletter.web-version", "||Im Browser ansehen", "||He looks at his browsers."),
        RuleCase(
            "newsletter.why-received",
            "||You are receiving this because you asked.",
            "||Are you receiving guests?"),
        RuleCase("newsletter.sales-words", "||Shop now! Learn more", "||Learn more"),
        RuleCase("newsletter.offer-subject", "Subject: 20% off", "Subject: Re: 20% off|In-Reply-To: <a@example.org>"),
        RuleCase("newsletter.periodical-subject", "Subject: Weekly digest", "Subject: Next week"),
        RuleCase("newsletter.links", "#links 12", "#links 11"),
        RuleCase("newsletter.layout", "#tables 4 #images 2", "#tables 4 #images 1"),
        RuleCase("newsletter.tracker", "#trackers 1", "#images 1"),
        RuleCase(
            "newsletter.text-links",
            "||" + String(repeating: "http://example.org ", count: 8),
            "||" + String(repeating: "http://example.org ", count: 7)),
        RuleCase("newsletter.undisclosed", "To: undisclosed-recipients:;", "To: al@example.org"),
        RuleCase(
            "newsletter.to-self",
            "From: list@bread.example|To: list@bread.example|Precedence: bulk",
            "From: al@bread.example|To: bo@bread.example|Precedence: bulk"),
        RuleCase("newsletter.feed", "User-Agent: rss2email/3.13", "User-Agent: Mutt/2.0"),
    ]

    @Test(arguments: cases) func findsWhatItIsFor(_ rule: RuleCase) {
        #expect(rules(rule.hit).contains(rule.name))
        #expect(!rules(rule.miss).contains(rule.name), "near miss")
    }
}
