import Testing

@testable import MessageAnalysis

/// Each rule with a message that it finds something in, and one that it must not.
///
/// `|` ends a header line, `||` the header; `#links 3` and its like describe an HTML body.
struct AutomatedSignalsTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "automated.delivery-report",
            "Content-Type: multipart/report; report-type=delivery-status",
            "Content-Type: multipart/report; report-type=other"),
        RuleCase(
            "automated.read-receipt",
            "Content-Type: multipart/report; report-type=disposition-notification",
            "Content-Type: multipart/mixed"),
        RuleCase(
            "automated.feedback-report",
            "Content-Type: multipart/report; report-type=feedback-report",
            "Content-Type: multipart/report; report-type=delivery-status"),
        RuleCase("automated.auto-replied", "Auto-Submitted: auto-replied (vacation)", "Auto-Submitted: no"),
        RuleCase("automated.responder", "X-Autoreply: yes", "Precedence: bulk"),
        RuleCase(
            "automated.failed-recipients",
            "X-Failed-Recipients: bo@example.org",
            "X-Recipients: bo@example.org"),
        RuleCase(
            "automated.bounce-sender",
            "From: Mail Delivery System <MAILER-DAEMON@example.org>",
            "From: Mailer Dae Mon <dae.mon@example.org>"),
        RuleCase(
            "automated.postmaster",
            "From: postmaster@example.org|Subject: Undeliverable: lunch",
            "From: postmaster@example.org|Subject: lunch"),
        RuleCase("automated.bounce-subject", "Subject: Unzustellbar: Samstag", "Subject: deliver us from evil"),
        RuleCase(
            "automated.bounce-text",
            "Return-Path: <>||The mail system: user unknown",
            "Return-Path: <a@example.org>||The mail system: user unknown"),
        RuleCase("automated.empty-envelope", "Return-Path: <>", "Return-Path: <a@example.org>"),
        RuleCase(
            "automated.absence-subject",
            "Subject: Abwesenheitsnotiz: Samstag",
            "From: noreply@school.example|Subject: Abwesenheitsnotiz: Samstag"),
        RuleCase(
            "automated.absence-suppressed",
            "X-Auto-Response-Suppress: All|Subject: Automatic reply: lunch",
            "X-Auto-Response-Suppress: All|Subject: lunch"),
        RuleCase(
            "automated.absence-text",
            "||I am out of the office until Monday.",
            "List-Id: <a.example.org>||I am out of the office until Monday."),
        RuleCase("automated.own-words", "||This is an automated message.", "||This is an automatic gate."),
        RuleCase(
            "automated.receipt-subject",
            "Return-Path: <>|Subject: Gelesen: Samstag||Ihre Nachricht wurde am Montag um neun Uhr gelesen.",
            "Subject: Read: this book||It is about a man who walks from one end of the country to the other."),
        RuleCase("automated.machine-report", "Subject: Cron <root@mail> backup", "Subject: Acronym"),
        RuleCase(
            "automated.machine-account",
            "From: root@example.org",
            "From: al.root-example@example.org|In-Reply-To: <a@example.org>"),
        RuleCase("automated.cron", "X-Cron-Env: <SHELL=/bin/sh>", "X-Env: 1"),
        RuleCase(
            "automated.list-robot",
            "From: walkers-owner@example.org|Subject: 3 walkers moderator request(s) waiting",
            "From: al@example.org|Subject: My moderator request"),
        RuleCase("automated.administrivia", "X-List-Administrivia: yes", "X-List: yes"),
        RuleCase("automated.auto-generated", "Auto-Submitted: auto-generated", "Auto-Submitted: auto-replied"),
        RuleCase(
            "automated.build-report",
            "From: al@example.org||The robot noticed these build errors:", "From: al@example.org||We build a house."),
        RuleCase(
            "automated.robot-report",
            "From: test robot <tests@example.org>||build errors", "From: Al Example <al@example.org>||build errors"),
        RuleCase(
            "automated.absence-note",
            "||Ik ben met vakantie tot maandag. Uw bericht wordt niet gelezen.",
            "||Ik ben met vakantie tot maandag. Tot dan!"),
        RuleCase("automated.build-field", "X-Jenkins-Result: FAILURE", "X-Butler: Jenkins"),
        RuleCase(
            "automated.machine-subject",
            "Subject: Datensicherung: 4 Warnungen", "Subject: Re: Datensicherung|In-Reply-To: <a@example.org>"),
        RuleCase(
            "automated.device-name",
            "From: NAS-Attic <al@example.org>|Subject: [NAS-Attic] Disk 2",
            "From: Al <al@example.org>|Subject: [NAS-Attic] Disk 2"),
        RuleCase(
            "automated.machine-output",
            "||/dev/sda1 97 %\n/home 80 %\nrsync: Permission denied",
            "||/dev/sda1 is full, /home too, says rsync.\nCheers\nBo"),
        RuleCase("automated.gateway", "||Ihre Nachricht enthielt einen Virus.", "||Ein Virus geht um."),
        RuleCase("automated.challenge", "||Your message is being held.", "||Your message is short."),
        RuleCase(
            "automated.receipt-text",
            "||Votre message a été lu le 20 mars.",
            "||Votre message a été lu le 20 mars." + String(repeating: " Nous en avons parlé.", count: 40)),
    ]

    @Test(arguments: cases) func findsWhatItIsFor(_ rule: RuleCase) {
        #expect(rules(rule.hit).contains(rule.name))
        #expect(!rules(rule.miss).contains(rule.name), "near miss")
    }
}
