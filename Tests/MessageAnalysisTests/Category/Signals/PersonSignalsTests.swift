import Testing

@testable import MessageAnalysis

/// Each rule with a message that it finds something in, and one that it must not.
///
/// `|` ends a header line, `||` the header; `#links 3` and its like describe an HTML body.
struct PersonSignalsTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "personal.no-bulk-marks",
            "From: al@example.org|Subject: Saturday",
            "From: al@example.org|Subject: Saturday|Precedence: bulk"),
        RuleCase(
            "personal.reply",
            "In-Reply-To: <a@example.org>",
            "In-Reply-To: <a@example.org>|X-BeenThere: w@example.org"),
        RuleCase("personal.reply-subject", "Subject: Re: Saturday", "Subject: Saturday"),
        RuleCase("personal.quotes", "#quoted", "From: al@example.org"),
        RuleCase("personal.mail-program", "User-Agent: Mozilla Thunderbird", "User-Agent: Thunder 1.0"),
        RuleCase("personal.free-mailbox", "From: al@gmail.com", "From: no-reply@gmail.com"),
        RuleCase("personal.closing", "||Yes.\nViele Grüße", "||Yes, regards to Bo."),
        RuleCase("personal.recipients", "To: a@example.org, b@example.org", "To: a@example.org"),
        RuleCase("personal.named-greeting", "||Bo,\nsee you there.", "||See you there, Bo, at the gate of the garden."),
        RuleCase("personal.forward", "Subject: Fwd: Saturday", "Subject: Forward, Saturday!"),
        RuleCase("personal.attachment", "#part application/pdf", "#part application/pgp-signature"),
        RuleCase(
            "personal.web-form",
            "||Nome: Eleonora\nTelefono: 0444 555 0132\nMessaggio:\nBuongiorno,",
            "||Dear Bo,\nName: Eleonora\nMessage: see below"),
        RuleCase(
            "personal.agent",
            "RT-Ticket: 4711|Subject: Re: Lamp||Please try the other switch.\n\nKind regards\nBo",
            "RT-Ticket: 4711|Subject: Lamp||Please try the other switch.\n\nKind regards\nBo"),
    ]

    @Test(arguments: cases) func findsWhatItIsFor(_ rule: RuleCase) {
        #expect(rules(rule.hit).contains(rule.name))
        #expect(!rules(rule.miss).contains(rule.name), "near miss")
    }
}
