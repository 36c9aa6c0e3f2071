import Testing

@testable import MessageAnalysis

/// Each rule with a message that it finds something in, and one that it must not.
///
/// `|` ends a header line, `||` the header; `#links 3` and its like describe an HTML body.
struct SenderSignalsTests {
    static let cases: [RuleCase] = [
        RuleCase("sender.no-reply", "From: do_not-reply@example.org", "From: reply@example.org"),
        RuleCase("sender.notice-word", "From: order-update@example.org", "From: border@example.org"),
        RuleCase("sender.bulk-word", "From: newsletter@example.org", "From: newsletter@gmail.com"),
        RuleCase("sender.open-word", "From: info@example.org", "From: information-al@example.org"),
        RuleCase(
            "sender.newsletter-word",
            "From: Bread Newsletter <bread@example.org>",
            "From: Bread Letters <bread@example.org>"),
        RuleCase("sender.bulk-host", "From: al@news.example.org", "From: al@news.org"),
        RuleCase(
            "sender.notification-name",
            "From: Parcel Notification <x@example.org>",
            "From: Note If <x@example.org>"),
        RuleCase("sender.encoded-address", "From: 2.20803.e3-abcdefghijk1@example.org", "From: al1234@example.org"),
        RuleCase(
            "sender.encoded-address", "From: 2.20803.e3-abcdefghijk1@example.org",
            "From: bo_at_example_com_ab12cd_34ef56@example.org"),
        RuleCase("sender.robot", "From: patch-bot@example.org", "From: Bob Otter <bob.otter@example.org>"),
        RuleCase("sender.repository", "From: commits@example.org", "From: committee@example.org"),
        RuleCase("sender.web-script", "X-Mailer: PHPMailer 6.1", "X-Mailer: Mutt/2.0"),
        RuleCase("sender.notice-host", "From: anna@notify.shop.example", "From: anna@notify.example"),
        RuleCase(
            "sender.company-address",
            "From: Walking Shop <mail@walkingshop.example>", "From: Georg Walker <georg@walkers.org.uk>"),
        RuleCase("sender.empty-name", "From: billing@example.org", "From: Billing <billing@example.org>"),
    ]

    @Test(arguments: cases) func findsWhatItIsFor(_ rule: RuleCase) {
        #expect(rules(rule.hit).contains(rule.name))
        #expect(!rules(rule.miss).contains(rule.name), "near miss")
    }
}
