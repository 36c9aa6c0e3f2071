import Testing

@testable import MessageAnalysis

/// Each rule with a message that it finds something in, and one that it must not.
///
/// `|` ends a header line, `||` the header; `#links 3` and its like describe an HTML body.
struct NoticeSignalsTests {
    static let cases: [RuleCase] = [
        RuleCase("transactional.security-subject", "Subject: Votre mot de passe", "Subject: The passage"),
        RuleCase(
            "transactional.event-subject",
            "Subject: Ihre Bestellung 4711",
            "Subject: Fwd: Ihre Bestellung 4711"),
        RuleCase("transactional.notice-subject", "Subject: Zahlung", "Subject: Zahnarzt"),
        RuleCase("transactional.legal-subject", "Subject: Changes to our terms", "Subject: In other terms"),
        RuleCase(
            "transactional.plain-event",
            "From: no-reply@example.org|Subject: Your order",
            "From: no-reply@example.org|Subject: Your order||Unsubscribe"),
        RuleCase("transactional.text", "||Order number: 4711", "||In order of number"),
        RuleCase(
            "transactional.text-rich",
            "||Order number 1, invoice number 2, tracking number 3",
            "||Order number 1, invoice number 2"),
        RuleCase(
            "transactional.obligatory", "||You cannot opt out of these notices.", "||You can opt out of these notices."),
        RuleCase(
            "transactional.one-matter",
            "List-Unsubscribe: <https://example.org/u/1>||Ada wants to see the photo that you took",
            "List-Unsubscribe: <https://example.org/u/1>||The photo"),
        RuleCase("transactional.do-not-reply", "||Bitte nicht antworten.", "||Bitte antworten."),
        RuleCase("transactional.platform", "X-GitHub-Reason: mention", "X-Gitarre: yes"),
        RuleCase("transactional.calendar", "Content-Type: text/calendar; method=REQUEST", "Content-Type: text/plain"),
        RuleCase("transactional.machine-text", "||<?xml version=\"1.0\"?>", "||xml: a tale"),
        RuleCase("transactional.no-way-out", "From: no-reply@example.org", "From: no-reply@example.org||Unsubscribe"),
        RuleCase(
            "transactional.code",
            "Subject: Your verification code||482913",
            "Subject: Your verification code||in 2023 and 482913x"),
        RuleCase("transactional.help-desk", "X-Mailer: Zendesk Mailer", "X-Mailer: Zen Mailer"),
        RuleCase(
            "transactional.added",
            "From: w+noreply@example.org|Auto-Submitted: auto-generated|Subject: You have been added to w",
            "From: w@example.org|Subject: You have been added to w"),
        RuleCase(
            "transactional.welcome-subject",
            "Subject: Vielen Dank für Ihre Anmeldung",
            "Subject: You're invited: spring sale"),
        RuleCase(
            "transactional.welcome-campaign",
            "Subject: Willkommen bei Walkers|List-Unsubscribe: <https://example.org/u/1>",
            "Subject: Willkommen bei Walkers"),
        RuleCase("transactional.your-subject", "Subject: Votre ordonnance", "Subject: Mend your boots"),
        RuleCase("transactional.identifier-subject", "Subject: Order 105354577", "Subject: Plans for 2027-03-01"),
        RuleCase("transactional.amounts", "||Total: 23,00 €", "||Total: 23,00 m"),
        RuleCase("transactional.masked-number", "||Card ****1234", "||*** 2003 ***"),
        RuleCase("transactional.structured-data", "#schema ParcelDelivery", "#schema Organization"),
        RuleCase("transactional.requested", "||Vous avez demandé un code.", "||Vous demandez beaucoup."),
        RuleCase("transactional.item-state", "||It has been merged.", "||It merges two paths."),
        RuleCase(
            "transactional.robot-item",
            "From: tracker-bot@example.org||It has been merged.", "From: al@example.org||It has been merged."),
        RuleCase(
            "transactional.stream", "X-PM-Message-Stream: outbound", "X-PM-Message-Stream: broadcast"),
        RuleCase("transactional.saved-search", "||2 neue Treffer zu Ihrem Suchabo", "||Wir suchen das Tor."),
        RuleCase("transactional.watched", "||You are watching the topic Boots.", "||You are watching the birds."),
        RuleCase("transactional.reminder", "||Nous vous rappelons votre rendez-vous.", "||Rappelez-vous le chemin."),
        RuleCase("transactional.recipient-subject", "Subject: Your statement is ready", "Subject: A statement of love"),
        RuleCase("transactional.recipient-text", "||Your parcel is on its way.", "||We parcel out the land."),
        RuleCase(
            "transactional.recipient-text-rich",
            "||Your statement is ready. The amount due is on it.", "||Your statement is ready."),
    ]

    @Test(arguments: cases) func findsWhatItIsFor(_ rule: RuleCase) {
        #expect(rules(rule.hit).contains(rule.name))
        #expect(!rules(rule.miss).contains(rule.name), "near miss")
    }
}
