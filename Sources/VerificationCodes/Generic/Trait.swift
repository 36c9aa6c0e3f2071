/// What speaks for or against a candidate. The names and weights are those of the table in <doc:GeneralScorer>.
enum Trait: String, CaseIterable, Sendable {
    // How close the nearest name or word for a code stands, from "somewhere near" to "code: 482913".
    case noun1 = "noun-1"
    case noun2 = "noun-2"
    case noun3 = "noun-3"
    case noun4 = "noun-4"
    case noun5 = "noun-5"
    case noun6 = "noun-6"
    /// The next sentence begins with a noun: "Enter 482913. This is your code."
    case nounNext = "noun-next"
    /// No noun belongs to the candidate, but names or words of codes stand elsewhere.
    case nameElsewhere = "name-elsewhere"
    case wordElsewhere = "word-elsewhere"
    case noNoun = "no-noun"

    // The name of another number.
    case otherCloser = "other-closer"
    case otherLoosely = "other-loosely"
    case otherNearer = "other-nearer"
    case otherAsClose = "other-as-close"
    case otherFarther = "other-farther"
    /// A number with the name of another kind stands before it in its sentence: "Meeting ID 928 1234, passcode 482913".
    case besideOther = "beside-other"
    /// A label that is no noun of codes stands before it: "Kundennr.: 482913".
    case labelled
    /// One of three or more of one shape and length in a row: recovery codes.
    case listed

    // What the reader is to do with it.
    case enterDirectly = "enter-directly"
    case enterBeside = "enter-beside"
    case enterAbove = "enter-above"
    /// Such a candidate is made as if drawn by lot.
    case enterDrawn = "enter-drawn"
    /// Such a candidate is a number, which the name of a code stands close to.
    case enterNamed = "enter-named"
    /// Such a candidate belongs into a field, a page or a window that is named: "Type 482913 on the next page".
    case enterPlace = "enter-place"
    case intentBeside = "intent-beside"
    case intentAround = "intent-around"

    // How it is made.
    case digits3 = "digits-3"
    case digits4 = "digits-4"
    case year
    case digits5 = "digits-5"
    case digits6 = "digits-6"
    case digits7 = "digits-7"
    case digits8 = "digits-8"
    case digitsMore = "digits-more"
    case grouped6 = "grouped-6"
    case grouped
    case prefixedByOne = "prefixed-by-one"
    case prefixed
    case drawn
    case drawnLetters = "drawn-letters"
    case drawnLettersLoose = "drawn-letters-loose"
    case numbered
    case numberedLoose = "numbered-loose"
    case hash
    case hashLoose = "hash-loose"
    case wordWithNumber = "word-with-number"
    case wordWithNumberLoose = "word-with-number-loose"
    case groups
    case groupsLoose = "groups-loose"
    case capitals
    case capitalsLoose = "capitals-loose"
    case wordLoose = "word-loose"
    case words
    case wordsLoose = "words-loose"
    case smallLetters = "small-letters"

    // Where it stands.
    case box
    case paragraph
    case ownLine = "own-line"
    case emphasised
    case subjectNoun = "subject-noun"
    case inSubject = "in-subject"
    /// The first word of the subject.
    case subjectFirst = "subject-first"
    /// In the subject, to which the text points.
    case subjectPointed = "subject-pointed"
    /// In the first two lines of the body.
    case opening
    case quoted

    // The message.
    case soleDrawn = "sole-drawn"
    /// The only number of a code's length without another name, that is asked for or stands alone, in a message that speaks
    /// of signing in and the like.
    case soleNumber = "sole-number"
    case intent0 = "intent-0"
    case intent0Named = "intent-0-named"
    case intent1 = "intent-1"
    case intent2 = "intent-2"
    case intent3 = "intent-3"
    case minutes
    case brief
    case briefText = "brief-text"
    case subjectNames = "subject-names"
    case subjectIntent = "subject-intent"
    case subjectOther = "subject-other"
    case listPost = "list-post"
    case reply
    case price
    case percent
    case offerNear = "offer-near"
    case offer
    case otherTopics = "other-topics"
}

extension Trait {
    var weight: Int {
        switch self {
        case .noun1: 2
        case .noun2: 1
        case .noun3: 4
        case .noun4: 6
        case .noun5: 6
        case .noun6: 11
        case .nounNext: 7
        case .nameElsewhere: -4
        case .wordElsewhere: -4
        case .noNoun: -1
        case .otherCloser: -15
        case .otherLoosely: -3
        case .otherNearer: -12
        case .otherAsClose: -1
        case .otherFarther: -4
        case .besideOther: -6
        case .labelled: -4
        case .listed: 12
        case .enterDirectly: 12
        case .enterBeside: 5
        case .enterAbove: 6
        case .enterDrawn: 2
        case .enterNamed: 4
        case .enterPlace: 6
        case .intentBeside: 3
        case .intentAround: 1
        case .digits3: -14
        case .digits4: 0
        case .year: -11
        case .digits5: 2
        case .digits6: 5
        case .digits7: 4
        case .digits8: 5
        case .digitsMore: -4
        case .grouped6: 5
        case .grouped: 3
        case .prefixedByOne: 3
        case .prefixed: -3
        case .drawn: 2
        case .drawnLetters: -1
        case .drawnLettersLoose: -2
        case .numbered: -4
        case .numberedLoose: -8
        case .hash: -2
        case .hashLoose: -8
        case .wordWithNumber: -16
        case .wordWithNumberLoose: -18
        case .groups: 2
        case .groupsLoose: -7
        case .capitals: -7
        case .capitalsLoose: -20
        case .wordLoose: -30
        case .words: -2
        case .wordsLoose: -30
        case .smallLetters: -14
        case .box: 5
        case .paragraph: 8
        case .ownLine: 6
        case .emphasised: 3
        case .subjectNoun: 4
        case .inSubject: 2
        case .subjectFirst: 5
        case .subjectPointed: 13
        case .opening: 5
        case .quoted: -26
        case .soleDrawn, .soleNumber: 5
        case .intent0: -5
        case .intent0Named: -2
        case .intent1: 0
        case .intent2: 2
        case .intent3: 2
        case .minutes: 4
        case .brief: 5
        case .briefText: 14
        case .subjectNames: 3
        case .subjectIntent: 4
        case .subjectOther: -5
        case .listPost: -8
        case .reply: -7
        case .price: -6
        case .percent: -1
        case .offerNear: -9
        case .offer: -34
        case .otherTopics: -4
        }
    }
}
