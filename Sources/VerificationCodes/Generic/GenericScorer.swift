import MessageFormat

/// Finds verification codes of providers without a template, by how mail speaks of them: see <doc:GeneralScorer>.
///
/// A word for a code, a sign of intent (signing in, expiring, not sharing) or a word for entering must be there, or the
/// text be short. Each candidate is scored by what is said of it, how it is made, where it stands and by the message as a
/// whole; the best that reaches the threshold is the code.
public struct GenericScorer {
    /// One reason for or against a candidate.
    public struct Reason: Sendable, Hashable {
        /// A trait of the table in <doc:GeneralScorer>.
        public var rule: String
        /// Positive for, negative against; never 0.
        public var weight: Int
    }

    /// A candidate with its score.
    public struct Scored: Sendable {
        let candidate: Candidate
        /// The sum of the weights of ``reasons``.
        public var score: Int
        /// Whether it is one of a list of codes.
        var isListed = false
        /// What is said of it, how it is made, where it stands, what the message is.
        public var reasons: [Reason]
    }

    /// The least score of a code.
    public static let threshold = 17

    let text: CodeText
    let cues: Cues
    let candidates: [Candidate]
    let facts: MessageFacts

    init(_ text: CodeText, context: MessageContext = MessageContext()) {
        self.init(text, CandidateScanner.scan(text), context)
    }

    /// Nil where nothing in the text has the shape of a code, whatever is said around it: the text's phrases, which cost
    /// more than anything else here, are not looked up then.
    init?(promising text: CodeText, context: MessageContext) {
        let found = CandidateScanner.scan(text)
        guard found.contains(where: { Self.isPromising($0, in: text) }) else { return nil }
        self.init(text, found, context)
    }

    private init(_ text: CodeText, _ found: [Candidate], _ context: MessageContext) {
        let cues = Cues(in: text)
        self.text = text
        self.cues = cues
        let isSpoken =
            !cues.enterings.isEmpty || !cues.intents.isEmpty || cues.nouns.contains { $0.kind != .other }
            || text.folded.count < MessageFacts.short
        // A word that belongs to a phrase is no code, even in capitals: "YOUR CODE".
        var candidates = isSpoken ? found.filter { $0.shape != .letters || !cues.overlaps($0.range) } : []
        for index in candidates.indices where Self.isGreeted(candidates[index], in: text, cues) {
            candidates[index].exclusion = .greeted
        }
        self.candidates = candidates
        facts = MessageFacts(text, cues, candidates, context)
    }

    /// Whether a candidate can reach the threshold. Words of running text can't: their shape takes more than all else
    /// gives.
    private static func isPromising(_ candidate: Candidate, in text: CodeText) -> Bool {
        guard candidate.exclusion == nil else { return false }
        switch candidate.shape {
        case .words: return isSetApart(candidate, in: text)
        case .letters: return !candidate.hasLowerCase || candidate.make == .drawn || isSetApart(candidate, in: text)
        case .digits, .groupedDigits, .prefixed, .mixed, .groupedMixed, .password: return true
        }
    }

    /// Whether a name follows a word or two of greeting, and a comma ends the line, "Hello tom82,", or a word is a greeting
    /// itself: "Hello,".
    private static func isGreeted(_ candidate: Candidate, in text: CodeText, _ cues: Cues) -> Bool {
        let line = text.lines[candidate.line]
        let before = line.start..<candidate.range.lowerBound
        let isWord = candidate.shape == .letters && candidate.hasLowerCase && before.isEmpty
        guard candidate.exclusion == nil, line.place != .subject, line.startsParagraph,
            isWord || (2...24).contains(before.count),
            candidate.range.upperBound + 1 == line.end, text.folded.plain[candidate.range.upperBound] == 0x2C
        else { return false }
        let words = text.folded.plain[before].split(separator: 0x20)
        return words.count <= 2 && words.allSatisfy { $0.allSatisfy { $0.isLetter } }
            && ![cues.nouns, cues.enterings, cues.intents].contains { $0.begins(in: before) }
    }

    /// All candidates that nothing excludes, the best first.
    func scored() -> [Scored] {
        let relation = CueRelation(text, cues)
        var related = candidates.filter { $0.exclusion == nil }.map {
            (candidate: $0, relation: self.relation(of: $0, relation))
        }
        if let sole = soleNumber(related) {
            let isOnly = !related.contains {
                ($0.candidate.make == .drawn || $0.candidate.shape == .prefixed) && $0.relation.other < 3
            }
            for index in related.indices where related[index].candidate.key(in: text) == sole {
                related[index].relation.isSoleNumber = isOnly
                guard facts.isSubjectNamed else { continue }
                let candidate = related[index].candidate
                let isClear = relation.isFollowedByIntent(candidate) || candidate.isAlone
                related[index].relation.code = max(related[index].relation.code, isClear ? 4 : 2)
            }
        }
        let entered = enteredWords
        for index in related.indices where related[index].relation.code == 5 && related[index].candidate.isNumber {
            guard let cue = related[index].relation.codeCue, cue.kind == .word else { continue }
            if facts.subjectNouns.names > 0 || entered.contains(cue.phrase) { related[index].relation.code = 6 }
        }
        let refused = refused(related)
        for index in related.indices where refused.contains(related[index].candidate.key(in: text)) {
            related[index].relation.other = max(related[index].relation.other, related[index].relation.code + 1, 3)
        }
        markBesideOthers(&related, relation)
        markList(&related)
        // "98765-43210" by itself is a telephone number of India.
        related.removeAll { !$0.relation.isListed && isPairOfFive($0.candidate) }
        var scored = related.map { score($0.candidate, $0.relation) }
        spreadOffers(over: &scored)
        return scored.sorted {
            ($0.score, -$0.candidate.range.lowerBound) > ($1.score, -$1.candidate.range.lowerBound)
        }
    }

    /// What is a voucher at one place of the message is one at all others, too.
    private func spreadOffers(over scored: inout [Scored]) {
        func has(_ traits: [Trait], _ item: Scored) -> Bool {
            item.reasons.contains { reason in traits.contains { $0.rawValue == reason.rule } }
        }
        let offered = Set(scored.lazy.filter { has([.offer], $0) }.map { $0.candidate.key(in: text) })
        guard !offered.isEmpty else { return }
        for index in scored.indices where offered.contains(scored[index].candidate.key(in: text)) {
            // What is clearly named as a code at its place is one, whatever a footer says.
            let item = scored[index]
            guard !item.candidate.isNumber, !has([.offer, .noun5, .noun6], item) else { continue }
            let milder = item.reasons.filter { [Trait.offerNear.rawValue, Trait.percent.rawValue].contains($0.rule) }
            scored[index].reasons.removeAll { reason in milder.contains { $0.rule == reason.rule } }
            scored[index].reasons.append(Reason(rule: Trait.offer.rawValue, weight: Trait.offer.weight))
            scored[index].score += Trait.offer.weight - milder.reduce(0) { $0 + $1.weight }
        }
    }

    /// Marks what follows a number with a name of another kind, and is called by a mere word, or by a name in a message
    /// without any sign of intent: a meeting's passcode, the PIN of a card.
    private func markBesideOthers(
        _ related: inout [(candidate: Candidate, relation: CueRelation.Result)], _ relation: CueRelation
    ) {
        var last: Candidate?
        for index in related.indices {
            let (candidate, result) = related[index]
            if result.isNamedOtherwise {
                last = candidate
            } else if let last, result.codeCue?.kind != .name || facts.intents == 0, relation.follows(candidate, last),
                // "To confirm order 482913 enter the authorisation number 5518."
                result.code < 5 || result.instruction == nil,
                // A code on a line of its own is no number of the sentence above it. In tables both stand so.
                !candidate.isAlone || last.isAlone
            {
                related[index].relation.isBesideOther = true
            }
        }
    }

    /// Words for codes that the reader is told to enter, by their phrases: "Type the passcode in the window." A word beside a
    /// number is as good as a name then, as it is below a subject with a name: "Passcode: 482913".
    private var enteredWords: Set<Int> {
        var phrases: Set<Int> = []
        for noun in cues.nouns where noun.kind == .word {
            guard let entering = cues.enterings.last(startingBefore: noun.start), entering.end <= noun.start else {
                continue
            }
            if noun.start - entering.end <= 8 { phrases.insert(noun.phrase) }
        }
        return phrases
    }

    /// How many recovery codes a mail lists. Longer lists are of numbers of other kinds.
    private static let listSizes = 3...40

    /// Marks recovery codes: three or more of one shape and length in a row, below the name of a code.
    private func markList(_ related: inout [(candidate: Candidate, relation: CueRelation.Result)]) {
        guard facts.names > 0 else { return }
        var first = 0
        for index in related.indices {
            let next = index + 1
            if next < related.count, isRow(related[index].candidate, related[next].candidate) { continue }
            defer { first = next }
            let start = related[first].candidate.range.lowerBound
            guard Self.listSizes.contains(next - first), related[first].candidate.length >= 6,
                related[first].candidate.isCodeLike,
                !related[first..<next].contains(where: \.relation.isNamedOtherwise),
                Set(related[first..<next].map { $0.candidate.key(in: text) }).count >= 3,
                cues.nouns[..<cues.nouns.index(startingAt: start)].suffix(CueRelation.nounsBefore).contains(where: {
                    $0.kind == .name && start - $0.start < CueRelation.reach
                })
            else { continue }
            for item in first..<next {
                related[item].relation.isListed = true
                related[item].relation.code = max(related[item].relation.code, 4)
                related[item].relation.other = min(related[item].relation.other, 2)
            }
        }
    }

    private func isPairOfFive(_ candidate: Candidate) -> Bool {
        candidate.shape == .groupedDigits && candidate.length == 10 && candidate.range.count == 11
            && text.folded.plain[candidate.range.lowerBound + 5] == 0x2D
    }

    /// Whether one of the same make follows, with nothing between but marks, blanks and the numbers of a list.
    private func isRow(_ one: Candidate, _ next: Candidate) -> Bool {
        let gap = one.range.upperBound..<max(one.range.upperBound, next.range.lowerBound)
        return one.shape == next.shape && one.length == next.length && gap.count <= CueRelation.fewWords
            && text.lines[one.line].place == text.lines[next.line].place
            && text.folded.lower[gap].allSatisfy { !$0.isLetter && ($0 < 0x80 || $0 == 0xC2 || $0 == 0xB7) }
            && text.folded.lower[gap].count { $0.isDigit } <= 2
    }

    /// The keys of codes to which some place of the message gives another name, "discount code SAVE20", of those that
    /// stand in a line of a program, `-d code="482913"`, and of tickets that the subject names: "[#558210]".
    private func refused(_ related: [(candidate: Candidate, relation: CueRelation.Result)]) -> Set<[UInt8]> {
        let named = related.lazy.filter { $0.relation.other >= 5 && $0.relation.other > $0.relation.code }
            .map { $0.candidate }
        let numbered = candidates.lazy.filter { candidate in
            candidate.exclusion == .program
                || candidate.exclusion == .numberSign && text.lines[candidate.line].place == .subject
                    && text.folded.plain[..<candidate.range.lowerBound].suffix(2).elementsEqual("[#".utf8)
        }
        return Set((Array(named) + numbered).map { $0.key(in: text) })
    }

    /// The key of the only number in the message with the length of a code and no other name; nil where there are
    /// several.
    private func soleNumber(_ related: [(candidate: Candidate, relation: CueRelation.Result)]) -> [UInt8]? {
        let numbers = Set(
            related.lazy.filter { item in
                item.candidate.hasDigitsOnly && (4...8).contains(item.candidate.length) && item.relation.other < 3
            }.map { $0.candidate.key(in: text) })
        return numbers.count == 1 ? numbers.first : nil
    }

    private func relation(of candidate: Candidate, _ relation: CueRelation) -> CueRelation.Result {
        var result = relation.relations(of: candidate)
        result.code = max(result.code, relation.introduction(of: candidate))
        // "G-482913" is how Google writes its codes, and nobody writes other numbers so.
        if candidate.shape == .prefixed, text.folded.plain[candidate.range].starts(with: [0x47, 0x2D]) {
            result.code = max(result.code, 4)
        }
        if let cue = result.codeCue { result.isQuoted = relation.isQuoted(candidate, with: cue) }
        relation.readSentence(of: candidate, into: &result)
        return result
    }

    private func score(_ candidate: Candidate, _ relation: CueRelation.Result) -> Scored {
        var scored = Scored(candidate: candidate, score: 0, isListed: relation.isListed, reasons: [])
        for trait in traits(of: candidate, relation) where trait.weight != 0 {
            scored.reasons.append(Reason(rule: trait.rawValue, weight: trait.weight))
            scored.score += trait.weight
        }
        return scored
    }

    /// Alone on a line that is emphasised or a paragraph of its own, as words of running text never are.
    static func isSetApart(_ candidate: Candidate, in text: CodeText) -> Bool {
        candidate.isAlone && (candidate.isEmphasised || text.lines[candidate.line].startsParagraph)
    }

    func isYear(_ candidate: Candidate) -> Bool {
        guard candidate.shape == .digits, candidate.length == 4 else { return false }
        return (1950...2039).contains(text.folded.plain[candidate.range].decimal)
    }
}
