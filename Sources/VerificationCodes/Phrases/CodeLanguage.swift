/// How one language speaks of verification codes, as phrases for ``CodeText``: a text file of the folder `Languages`.
///
/// In the file phrases are written as people write them; here they are without letter case, accents and width (see
/// ``FoldedText``), so `código` also finds `CODIGO`. A phrase stands at the beginning and at the end of a word,
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
    /// What the reader is told to do with a code, or what it does: "enter", "type", "paste", "gets you in".
    let entering: [String]
    /// What the reader enters a code into: "page", "field", "window".
    let places: [String]
    /// Where the text points to the subject, in which the code stands: "in the subject of this message".
    let inSubject: [String]
    /// Numbers of other kinds by their names: "promo code", "order number", "postal code", "booking reference".
    let otherCodes: [String]
    /// What stands around the code of an advert, and not around one for signing in: "discount", "at checkout", "free
    /// shipping".
    let offers: [String]
    /// How long a code lasts. `{n}` is the number; the unit follows from `minutes`, `hours`, `days` below.
    let expiry: [String]
    /// How long ago something was: "{n} ago". Such a time is no code's, whatever stands around it.
    let past: [String]
    let minutes: [String]
    let hours: [String]
    let days: [String]
    /// The words for "is" and "of" that stand between a code's name and the code, either way round: "is your", "为".
    let links: [String]

    /// - Parameters:
    ///   - tag: the name of the file.
    ///   - text: a file of the folder `Languages`, folded.
    init(tag: String, text: String) {
        let lists = PhraseLists(text)
        self.tag = tag
        codeNames = lists["codeNames"]
        codeWords = lists["codeWords"]
        intent = lists["intent"]
        entering = lists["entering"]
        places = lists["places"]
        inSubject = lists["inSubject"]
        otherCodes = lists["otherCodes"]
        offers = lists["offers"]
        expiry = lists["expiry"]
        past = lists["past"]
        minutes = lists["minutes"]
        hours = lists["hours"]
        days = lists["days"]
        links = lists["links"]
    }

    /// Every language that Letterbook knows. All are searched in every mail, for mail mixes them.
    static let all = texts.map { CodeLanguage(tag: $0.tag, text: $0.text) }
}
