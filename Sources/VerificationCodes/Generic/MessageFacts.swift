import MessageFormat

/// The traits of a message as a whole that speak for or against a verification code in it.
struct MessageFacts {
    /// Messages of fewer bytes are short, as text messages (SMS) and bare notices are.
    static let short = 400

    private let text: CodeText
    private let candidates: [Candidate]
    /// The places in which each code occurs, by its key.
    private let places: [[UInt8]: Set<CodeText.Place>]
    /// How many different phrases of intent, and of other numbers, the message has.
    private let intents: Int
    private let others: Int
    /// How many names of verification codes the message has.
    let names: Int
    /// Whether it has amounts of money or percentages.
    let hasPrices: Bool
    private let context: MessageContext
    private let subjectNouns: (names: Int, codes: Int, others: Int)

    init(_ text: CodeText, _ cues: Cues, _ candidates: [Candidate], _ context: MessageContext) {
        self.context = context
        hasPrices = text.folded.plain.hasPrice
        self.text = text
        self.candidates = candidates
        var places: [[UInt8]: Set<CodeText.Place>] = [:]
        for candidate in candidates where candidate.shape != .letters {
            places[candidate.key(in: text), default: []].insert(text.lines[candidate.line].place)
        }
        self.places = places
        // The search costs a pass over the text, and without candidates nobody asks for its result.
        let expires = !candidates.isEmpty && ExpiryFinder.seconds(in: text, phrases: []) != nil
        intents = Self.distinct(cues.intents) + (expires ? 1 : 0)
        others = Self.distinct(cues.nouns.filter { $0.kind == .other })
        names = cues.nouns.count { $0.kind == .name }
        let subject = text.range(of: .subject)
        let inSubject = cues.nouns.filter { $0.start < subject.upperBound }
        subjectNouns = (
            inSubject.count { $0.kind == .name }, inSubject.count { $0.kind != .other },
            inSubject.count { $0.kind == .other }
        )
    }

    /// Posts of lists, replies and reports hardly ever hold a code that was just made.
    var contextWeight: Int { context.isListPost ? -4 : context.isReply || context.isReport ? -3 : 0 }

    /// Text messages (SMS) have no subject.
    var hasSubject: Bool { !text.range(of: .subject).isEmpty }

    private static func distinct(_ cues: [Cue]) -> Int { Set(cues.lazy.map(\.phrase)).count }

    /// 3 for a code that stands in the subject and a body, 1 in text and HTML, otherwise 0.
    func agreement(of candidate: Candidate) -> Int {
        guard let found = places[candidate.key(in: text)], found.count > 1 else { return 0 }
        return found.contains(.subject) ? 3 : 1
    }

    /// - Parameter isNamed: whether the candidate has a name such as "one-time password", which tells the intent in
    ///   part.
    func intentWeight(isNamed: Bool) -> Int {
        switch intents {
        case 0: isNamed ? -2 : -3
        case 1: 0
        case 2: 1
        default: 2
        }
    }

    /// Whether the message is hardly more than the code and the sender's name: short, without other numbers.
    func isBrief(around candidate: Candidate) -> Bool {
        text.folded.count <= Self.short / 2 && others == 0
            && candidates.allSatisfy { other in
                other.shape == .letters || other.shape == .words || other.exclusion != nil || isSame(other, candidate)
                    || other.shape == .mixed && other.hasLowerCase
            }
    }

    /// Whether the subject names a code, and no number of another kind.
    var isSubjectNamed: Bool { subjectNouns.codes > 0 && subjectNouns.others == 0 }

    private func isSame(_ a: Candidate, _ b: Candidate) -> Bool { a.key(in: text) == b.key(in: text) }

    var subjectWeight: Int { (subjectNouns.names > 0 ? 1 : 0) - (subjectNouns.others > 0 ? 2 : 0) }

    /// -2 for a message that speaks of orders, invoices, bookings and tickets more than of signing in, otherwise 0.
    var otherWeight: Int {
        let weight = others - intents
        if names == 0, others >= 2, weight >= 0 { return -2 }
        return others >= 3 && weight >= 2 ? -2 : 0
    }
}

/// How a message was sent, by its header.
struct MessageContext {
    /// It went through a mailing list (RFC 2369, RFC 2919).
    var isListPost = false
    /// It answers a message.
    var isReply = false
    /// A bounce or another report (RFC 3464), an automatic answer (RFC 3834).
    var isReport = false
}

extension [UInt8] {
    /// Whether an amount of money or a percentage stands in the text.
    fileprivate var hasPrice: Bool {
        withUnsafeBufferPointer { bytes in
            bytes.indices.dropLast().contains { index in
                switch bytes[index] {
                case 0x25: index > 0 && bytes[index - 1].isDigit
                case 0x24: bytes[index + 1].isDigit
                case 0xE2:
                    index + 3 < bytes.count && bytes[index + 1] == 0x82 && (0xA0...0xBF).contains(bytes[index + 2])
                case 0xC2: bytes[index + 1] == 0xA3 || bytes[index + 1] == 0xA5
                default: false
                }
            }
        }
    }
}
