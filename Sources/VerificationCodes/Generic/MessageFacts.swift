import MessageFormat

/// The traits of a message as a whole that speak for or against a verification code in it.
struct MessageFacts {
    /// Messages of fewer bytes are short, as text messages (SMS) and bare notices are.
    static let short = 400

    private let text: CodeText
    private let candidates: [Candidate]
    /// How many different phrases of intent, and of other numbers, the message has.
    let intents: Int
    private let others: Int
    /// How many names of verification codes the message has.
    let names: Int
    /// What it says of reduced prices.
    private let offers: [Cue]
    /// The phrases of those in the subject.
    private let subjectOffers: Set<Int>
    /// Whether it has a name or a word for a code.
    let hasNouns: Bool
    let hasPrices: Bool
    let hasPercent: Bool
    /// Whether it names a number of minutes.
    let hasMinutes: Bool
    let context: MessageContext
    let subjectNouns: (names: Int, codes: Int, others: Int)
    /// Whether the subject tells every number of another kind that it names: "Your code for signing contract no. 8841".
    let isOtherToldInSubject: Bool
    /// Whether the subject speaks of signing in, confirming and the like.
    let hasSubjectIntent: Bool
    private let drawn: Int
    /// The first two lines of the plain text and of the HTML.
    private let opening: Set<Int>

    init(_ text: CodeText, _ cues: Cues, _ candidates: [Candidate], _ context: MessageContext) {
        self.context = context
        let plain = text.folded.plain
        (hasPrices, hasPercent) = (plain.hasPrice, plain.hasPercent(in: plain.indices))
        self.text = text
        self.candidates = candidates
        // The search costs a pass over the text, and without candidates nobody asks for its result.
        let times = candidates.isEmpty ? (seconds: nil, areMinutes: false) : ExpiryFinder.times(in: text, phrases: [])
        intents = Self.distinct(cues.intents) + (times.seconds != nil ? 1 : 0)
        hasMinutes = times.areMinutes
        others = Self.distinct(cues.nouns.filter { $0.kind == .other })
        names = cues.nouns.count { $0.kind == .name }
        offers = cues.offers
        hasNouns = cues.nouns.contains { $0.kind != .other }
        let subject = text.range(of: .subject)
        subjectOffers = Set(cues.offers.lazy.filter { $0.start < subject.upperBound }.map(\.phrase))
        let inSubject = cues.nouns.filter { $0.start < subject.upperBound }
        subjectNouns = (
            inSubject.count { $0.kind == .name }, inSubject.count { $0.kind != .other },
            inSubject.count { $0.kind == .other }
        )
        let relation = CueRelation(text, cues)
        isOtherToldInSubject = inSubject.allSatisfy {
            $0.kind != .other || relation.hasOwnNumber($0, before: subject.upperBound)
        }
        hasSubjectIntent = cues.intents.begins(in: subject)
        var opening: Set<Int> = []
        for place in [CodeText.Place.text, .html] {
            guard let first = text.lines.firstIndex(where: { $0.place == place }) else { continue }
            opening.formUnion([first, first + 1])
        }
        self.opening = opening
        let drawn = candidates.lazy.filter { $0.exclusion == nil && $0.make == .drawn }.map { $0.key(in: text) }
        self.drawn = Set(drawn).count
    }

    /// How many different phrases of reduced prices stand around a candidate or in the subject, one more where both speak of
    /// them, and whether a percentage stands around it.
    func offers(near candidate: Candidate) -> (signs: Int, hasPercent: Bool) {
        guard hasPercent || !offers.isEmpty else { return (0, false) }
        let around = surroundings(of: candidate)
        let near = offers[offers.index(startingAt: around.lowerBound)...].prefix { $0.start < around.upperBound }
        // A mail that is about a gift card says so in its subject.
        let isInBoth = !subjectOffers.isEmpty && !near.isEmpty && !hasSubjectIntent
        return (
            subjectOffers.union(near.lazy.map(\.phrase)).count + (isInBoth ? 1 : 0),
            text.folded.plain.hasPercent(in: around)
        )
    }

    /// 200 bytes on each side of a candidate, up to the next candidate of letters and digits: what is said there may be
    /// said of this one, if it is a voucher.
    private func surroundings(of candidate: Candidate) -> Range<Int> {
        let bytes = text.folded.plain
        var start = max(0, candidate.range.lowerBound - Self.short / 2)
        var end = min(bytes.count, candidate.range.upperBound + Self.short / 2)
        let place = candidates.partitioningIndex { $0.range.lowerBound >= candidate.range.lowerBound }
        let before = candidates[..<place].reversed().prefix { $0.range.lowerBound >= start }
        if let other = before.first(where: \.isVoucherLike), other.range.upperBound <= candidate.range.lowerBound {
            start = other.range.lowerBound
        }
        let behind = candidates[place...].prefix { $0.range.lowerBound < end }
        if let other = behind.first(where: { $0.isVoucherLike && $0.range.lowerBound >= candidate.range.upperBound }) {
            // What stands before it on its line is said of it: "By the way: with code SAVE10 …".
            end = other.line > candidate.line ? text.lines[other.line].start : other.range.upperBound
        }
        return start..<max(start, end)
    }

    var isSoleDrawn: Bool { drawn == 1 }
    func isOpening(_ candidate: Candidate) -> Bool { opening.contains(candidate.line) }

    /// Text messages (SMS) have no subject.
    var hasSubject: Bool { !text.range(of: .subject).isEmpty }

    private static func distinct(_ cues: [Cue]) -> Int { Set(cues.lazy.map(\.phrase)).count }

    /// Whether the message is hardly more than the code and the sender's name: short, without other numbers.
    func isBrief(around candidate: Candidate) -> Bool {
        text.folded.count <= Self.short / 2 && others == 0
            && candidates.allSatisfy { other in
                other.shape == .letters || other.shape == .words || other.exclusion != nil || isSame(other, candidate)
                    || other.shape == .mixed && other.hasLowerCase
            }
    }

    /// Whether the subject names a code.
    var isSubjectCode: Bool { subjectNouns.codes > 0 }

    /// Whether the subject names a code, and no number of another kind.
    var isSubjectNamed: Bool { isSubjectCode && subjectNouns.others == 0 }

    private func isSame(_ a: Candidate, _ b: Candidate) -> Bool { a.key(in: text) == b.key(in: text) }

    /// Whether the message speaks of orders, invoices, bookings and tickets more than of signing in.
    var hasOtherTopics: Bool {
        let more = others - intents
        return names == 0 && others >= 2 && more >= 0 || others >= 3 && more >= 2
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
    /// Whether a percentage stands in a range.
    fileprivate func hasPercent(in range: Range<Int>) -> Bool {
        range.dropFirst().contains { self[$0] == 0x25 && (self[$0 - 1].isDigit || self[$0 - 1] == 0x20) }
    }

    /// Whether an amount of money stands in the text.
    fileprivate var hasPrice: Bool {
        withUnsafeBufferPointer { bytes in
            bytes.indices.dropLast().contains { index in
                switch bytes[index] {
                case 0x24: bytes[index + 1].isDigit
                case 0xE2:
                    index + 2 < bytes.count && bytes[index + 1] == 0x82 && (0xA0...0xBF).contains(bytes[index + 2])
                case 0xC2: bytes[index + 1] == 0xA3 || bytes[index + 1] == 0xA5
                default: false
                }
            }
        }
    }
}
