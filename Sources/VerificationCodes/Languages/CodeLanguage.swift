/// How one language speaks of verification codes, as phrases for ``CodeText``.
///
/// Phrases are written as people write them; before they are compared, they and the text lose letter case, accents and
/// width (see ``CodeText``), so `código` also finds `CODIGO`. A phrase stands at the beginning and at the end of a word,
/// unless a `*` says that the word may go on there: `*code` finds `Bestätigungscode`, `koodi*` finds `koodisi`. In
/// scripts without spaces between words, every phrase may stand anywhere. Where phrases overlap, the longest counts:
/// `promo code` is no `code`.
struct CodeLanguage: Sendable {
    /// BCP 47 language tag, with the script where the language has two.
    let tag: String
    /// What by its own name proves who one is: "verification code", "one-time password".
    let codeNames: [String]
    /// What may be any code: "code", "PIN", "password".
    let codeWords: [String]
    /// What is said around a verification code and not around other codes: signing in, confirming an address,
    /// expiring in minutes, not sharing it, not having asked for it.
    let intent: [String]
    /// Numbers of other kinds by their names: "promo code", "order number", "postal code", "booking reference".
    let otherCodes: [String]
    /// How long a code lasts. `{n}` is the number; the unit follows from `minutes`, `hours`, `days` below.
    let expiry: [String]
    /// How long ago something was: "{n} ago". Such a time is no code's, whatever stands around it.
    let past: [String]
    let minutes: [String]
    let hours: [String]
    let days: [String]
    /// The words for "is" and "of" that stand between a code's name and the code, either way round: "is your", "为".
    let links: [String]

    init(
        _ tag: String, codeNames: [String], codeWords: [String], intent: [String], otherCodes: [String],
        expiry: [String], past: [String] = [], minutes: [String], hours: [String], days: [String], links: [String] = []
    ) {
        self.tag = tag
        self.codeNames = codeNames
        self.codeWords = codeWords
        self.intent = intent
        self.otherCodes = otherCodes
        self.expiry = expiry
        self.past = past
        self.minutes = minutes
        self.hours = hours
        self.days = days
        self.links = links
    }
}
