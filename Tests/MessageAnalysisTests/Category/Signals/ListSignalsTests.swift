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
        RuleCase("list.group-address", "To: leden@example.org", "To: leden@example.org, bo@example.org"),
        RuleCase("list.group-address", "To: all-members@example.org", "To: ana.pais@example.org"),
        RuleCase("list.group-address", "To: pais@school.example", "To: pais@gmail.com"),
        RuleCase("list.advert", "X-BeenThere: walkers@example.org|X-Campaign: 7", "X-Campaign: 7"),
        RuleCase(
            "list.robot",
            "X-BeenThere: walkers@example.org|From: no-reply@example.org",
            "X-BeenThere: walkers@example.org|From: al@example.org"),
        RuleCase("list.newsgroup", "Newsgroups: rec.walking", "X-Groups: rec.walking"),
        RuleCase("list.archive-copy", "Subject: [walkers] Saturday", "Subject: [walkers] Saturday|To: al@example.org"),
        RuleCase(
            "list.archive-author",
            "From: bo at example.org (Bo Example)", "From: Bo at Example <bo@example.org>"),
        RuleCase(
            "list.footer",
            "||Yes.\n__\nwalkers mailing list\nhttps://lists.example.org/mailman/listinfo/walkers",
            "||Put me on the mailing list of the walkers."),
        RuleCase("list.archived-at", "Archived-At: <https://example.org/1>", "Archive: no"),
        RuleCase("list.patch", "Subject: [PATCH v2 1/3] path: mend", "Subject: Patch my trousers"),
        RuleCase(
            "list.spam",
            "X-BeenThere: w@example.org|X-Spam-Flag: YES", "X-BeenThere: w@example.org|X-Spam-Flag: NO"),
        RuleCase(
            "list.offer",
            "X-BeenThere: w@example.org|Subject: Sunglasses 90% off",
            "X-BeenThere: w@example.org|Subject: Re: Sunglasses 90% off|In-Reply-To: <a@example.org>"),
        RuleCase(
            "list.software-sender",
            "X-BeenThere: w@example.org|X-PHP-Originating-Script: 33:mail.php",
            "X-BeenThere: w@example.org|X-PHP-Originating-Script: 33:mail.php|User-Agent: Roundcube Webmail"),
        RuleCase(
            "list.digest",
            "X-BeenThere: w@example.org|Subject: Walkers Digest, Vol 12, Issue 3",
            "X-BeenThere: w@example.org|Subject: digest auth fails"),
        RuleCase(
            "list.patch-text",
            "Subject: [PATCH 2/3] path: mend||Signed-off-by: Bo <bo@example.org>", "Subject: [PATCH 2/3] path: mend||Bo"
        ),
    ]

    @Test(arguments: cases) func findsWhatItIsFor(_ rule: RuleCase) {
        #expect(rules(rule.hit).contains(rule.name))
        #expect(!rules(rule.miss).contains(rule.name), "near miss")
    }
}
