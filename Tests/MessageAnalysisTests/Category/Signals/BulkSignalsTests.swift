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
        RuleCase("newsletter.spam", "X-Spam-Level: *******", "X-Spam-Level: less suspicious"),
        RuleCase("newsletter.no-recipient", "From: al@example.org", "From: al@example.org|Cc: bo@example.org"),
        RuleCase("newsletter.open-greeting", "||Szanowni Państwo,", "||Dear Allan, you customer,"),
        RuleCase("newsletter.to-everyone", "To: dl-all_staff@example.org", "To: al.staffa@example.org"),
        RuleCase(
            "newsletter.dated-subject",
            "Subject: Brief aus dem Garten, Oktober 2002", "Subject: Oktoberfest"),
        RuleCase("newsletter.numbered-subject", "Subject: Garden letter no. 12", "Subject: Your order no. 12"),
        RuleCase("newsletter.loud-subject", "Subject: New boots are here!", "Subject: New boots are here"),
        RuleCase("newsletter.teaser-subject", "Subject: Wie Sie Schuhe pflegen", "Subject: Fragen, wie Sie das sehen"),
        RuleCase("newsletter.campaign-links", "#campaign 2", "#campaign 1"),
        RuleCase(
            "newsletter.campaign-text-links",
            "||https://example.org/?utm_campaign=boots", "||https://example.org/?campaign=boots"),
        RuleCase("newsletter.networks", "#networks 2", "#networks 1"),
        RuleCase(
            "newsletter.ruled-text",
            "||One\n========\nTwo\n--------\nThree\n────────────\n", "||One\n========\nTwo\n-=-=-=-+\n"),
        RuleCase("newsletter.fraud-words", "||I am the next of kin.", "||Next we kin."),
        RuleCase("newsletter.issue-text", "||In dieser Ausgabe:", "||In dieser Stadt"),
        RuleCase(
            "newsletter.stream", "X-PM-Message-Stream: broadcast", "X-PM-Message-Stream: outbound"),
        RuleCase("newsletter.survey", "||How likely are you to tell a friend?", "||How likely is rain?"),
        RuleCase(
            "newsletter.survey-subject", "Subject: Wie zufrieden waren Sie?", "Subject: Re: Wie zufrieden waren Sie?"),
        RuleCase("newsletter.basket", "||You left something in your basket.", "||Your dog left its basket."),
        RuleCase("newsletter.appeal", "||Can you chip in $15?", "||We chipped the paint."),
        RuleCase("newsletter.circular", "||We are pleased to announce a walk.", "||We announce a walk."),
        RuleCase(
            "newsletter.own-address",
            "From: a@example.org|To: a@example.org||" + String(repeating: "The play begins. ", count: 70),
            "From: a@example.org|To: a@example.org||Buy milk."),
        RuleCase(
            "newsletter.list-sales",
            "X-BeenThere: w@example.org||Special offer, order now", "X-BeenThere: w@example.org||The gate is mended."),
        RuleCase("newsletter.circular-subject", "Subject: Call for papers", "Subject: Paper for the walls"),
        RuleCase("newsletter.sales-letter", "||Urgent requirement with our direct client", "||Our client is urgent."),
        RuleCase(
            "newsletter.circular-rich",
            "||We are pleased to announce a walk. Can you chip in?",
            "||We are pleased to announce a walk. You are invited to it."),
    ]

    @Test(arguments: cases) func findsWhatItIsFor(_ rule: RuleCase) {
        #expect(rules(rule.hit).contains(rule.name))
        #expect(!rules(rule.miss).contains(rule.name), "near miss")
    }
}
