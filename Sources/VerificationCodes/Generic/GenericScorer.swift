import MessageFormat

/// Finds verification codes of providers without a template, by how mail speaks of them: see <doc:GeneralScorer>.
///
/// A word for a code and a sign of intent (signing in, expiring, not sharing) must be there. Each candidate is scored
/// by its nearest noun, its shape, its place and the message as a whole; the best that reaches the threshold is the
/// code.
public struct GenericScorer {
    /// One reason for or against a candidate.
    public struct Reason: Sendable, Hashable {
        /// A rule of the table in <doc:GeneralScorer>.
        public var rule: String
        /// Positive for, negative against; never 0.
        public var weight: Int
    }

    /// A candidate with its score.
    public struct Scored: Sendable {
        let candidate: Candidate
        /// The sum of the weights of ``reasons``.
        public var score: Int
        /// In the order of the table in <doc:GeneralScorer>.
        public var reasons: [Reason]
    }

    /// The least score of a code.
    public static let threshold = 7

    let text: CodeText
    let cues: Cues
    let candidates: [Candidate]
    private let facts: MessageFacts

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
        let isSpoken = cues.nouns.contains { $0.kind != .other } || text.folded.count < MessageFacts.short
        // A word that belongs to a phrase is no code, even in capitals: "YOUR CODE".
        candidates = isSpoken ? found.filter { $0.shape != .letters || !cues.overlaps($0.range) } : []
        facts = MessageFacts(text, cues, candidates, context)
    }

    /// Whether a candidate can reach the threshold. Words of running text can't: they lose 20 for their shape and win at
    /// most 21 for all else.
    private static func isPromising(_ candidate: Candidate, in text: CodeText) -> Bool {
        guard candidate.exclusion == nil else { return false }
        switch candidate.shape {
        case .words: return isSetApart(candidate, in: text)
        case .letters: return !candidate.hasLowerCase || isSetApart(candidate, in: text)
        case .digits, .groupedDigits, .prefixed, .mixed, .groupedMixed: return true
        }
    }

    /// All candidates that nothing excludes, the best first.
    func scored() -> [Scored] {
        let relation = CueRelation(text, cues)
        var related = candidates.filter { $0.exclusion == nil }.map {
            (candidate: $0, relation: self.relation(of: $0, relation))
        }
        if facts.isSubjectNamed, let sole = soleNumber(related) {
            for index in related.indices where related[index].candidate.key(in: text) == sole {
                let candidate = related[index].candidate
                let isClear = relation.isFollowedByIntent(candidate) || candidate.isAlone
                related[index].relation.code = max(related[index].relation.code, isClear ? 4 : 2)
            }
        }
        let refused = refused(related)
        for index in related.indices where refused.contains(related[index].candidate.key(in: text)) {
            related[index].relation.other = max(related[index].relation.other, related[index].relation.code + 1, 3)
        }
        return related.map { score($0.candidate, $0.relation) }.sorted {
            ($0.score, -$0.candidate.range.lowerBound) > ($1.score, -$1.candidate.range.lowerBound)
        }
    }

    /// The keys of codes to which some place of the message gives another name: "discount code SAVE20".
    private func refused(_ related: [(candidate: Candidate, relation: CueRelation.Result)]) -> Set<[UInt8]> {
        Set(
            related.lazy.filter { $0.relation.other >= 5 && $0.relation.other > $0.relation.code }.map {
                $0.candidate.key(in: text)
            })
    }

    /// The key of the only number in the message with the length of a code and no other name; nil where there are
    /// several.
    private func soleNumber(_ related: [(candidate: Candidate, relation: CueRelation.Result)]) -> [UInt8]? {
        let numbers = Set(
            related.lazy.filter { item in
                (item.candidate.shape == .digits || item.candidate.shape == .groupedDigits)
                    && (4...8).contains(item.candidate.length) && item.relation.other < 3
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
        return result
    }

    private func score(_ candidate: Candidate, _ relation: CueRelation.Result) -> Scored {
        var scored = Scored(candidate: candidate, score: 0, reasons: [])
        func add(_ rule: String, _ weight: Int) {
            guard weight != 0 else { return }
            scored.reasons.append(Reason(rule: rule, weight: weight))
            scored.score += weight
        }
        add("noun", relation.code)
        add("other-number", otherWeight(relation, candidate))
        add("shape", shapeWeight(candidate, relation.code))
        add("alone", candidate.isAlone ? 2 : 0)
        add("emphasised", candidate.isEmphasised ? 1 : 0)
        add("agreement", facts.agreement(of: candidate))
        add("intent", facts.intentWeight(isNamed: relation.codeCue?.kind == .name))
        add("brief", facts.isBrief(around: candidate) ? facts.hasSubject ? 2 : 5 : 0)
        add("name", relation.codeCue?.kind == .name ? 1 : 0)
        add("subject", facts.subjectWeight)
        add("quoted", relation.isQuoted ? -7 : 0)
        add("context", facts.contextWeight)
        add("price", facts.names == 0 && facts.hasPrices ? -2 : 0)
        add("other-topics", facts.otherWeight)
        add("no-noun", relation.code == 0 ? -4 : 0)
        return scored
    }

    private func otherWeight(_ relation: CueRelation.Result, _ candidate: Candidate) -> Int {
        guard relation.other > 0 else { return 0 }
        if relation.other > relation.code { return relation.other >= 3 ? -9 : -4 }
        if relation.other == relation.code, relation.other >= 3 {
            // The nearer of the two nouns names the candidate.
            guard let code = relation.codeCue, let other = relation.otherCue else { return -4 }
            return distance(other, candidate) < distance(code, candidate) ? -6 : -1
        }
        return 0
    }

    private func distance(_ cue: Cue, _ candidate: Candidate) -> Int {
        cue.start < candidate.range.lowerBound
            ? candidate.range.lowerBound - cue.end : cue.start - candidate.range.upperBound
    }

    private func shapeWeight(_ candidate: Candidate, _ relation: Int) -> Int {
        let length = candidate.length
        switch candidate.shape {
        case .digits:
            if length == 6 { return 2 }
            if length == 4 { return isYear(candidate) ? relation >= 5 ? -1 : -5 : 1 }
            if length == 3 { return facts.hasSubject ? -4 : -2 }
            return (5...8).contains(length) ? 1 : -2
        case .groupedDigits: return length == 6 ? 2 : length == 8 || length == 4 ? 1 : 0
        case .prefixed: return 1
        case .mixed:
            let isPlain =
                candidate.hasLowerCase ? candidate.isAlone || relation >= 5 : relation >= 3 || candidate.isAlone
            if facts.names == 0, isWordWithNumber(candidate) { return -4 }
            return isPlain ? (candidate.hasLowerCase ? (candidate.isAlone ? -1 : -2) : 0) : -6
        case .groupedMixed: return relation >= 4 || candidate.isAlone ? 0 : -6
        case .letters:
            if candidate.hasLowerCase { return Self.isSetApart(candidate, in: text) && relation >= 3 ? -4 : -20 }
            return Self.isSetApart(candidate, in: text)
                ? -2 : relation >= 6 || relation >= 4 && endsLine(candidate) ? -3 : -12
        case .words: return Self.isSetApart(candidate, in: text) && relation >= 4 ? -3 : -20
        }
    }

    /// Alone on a line that is emphasised or a paragraph of its own, as words of running text never are.
    private static func isSetApart(_ candidate: Candidate, in text: CodeText) -> Bool {
        candidate.isAlone && (candidate.isEmphasised || text.lines[candidate.line].startsParagraph)
    }

    /// A word with a number behind it, as shops make up their voucher codes: "SUMMER24".
    private func isWordWithNumber(_ candidate: Candidate) -> Bool {
        let bytes = text.folded.plain[candidate.range]
        let digits = bytes.drop { !$0.isDigit }
        return bytes.count - digits.count >= 3 && digits.count <= 4 && digits.allSatisfy { $0.isDigit }
    }

    /// Whether the candidate ends its line and follows a colon: "Your code: QWKZP".
    private func endsLine(_ candidate: Candidate) -> Bool {
        let (start, end) = (candidate.range.lowerBound, candidate.range.upperBound)
        let bytes = text.folded.plain
        return text.lines[candidate.line].end <= end + 1 && start >= 2
            && (bytes[start - 1] == 0x3A || bytes[start - 2] == 0x3A)
    }

    private func isYear(_ candidate: Candidate) -> Bool {
        guard candidate.shape == .digits, candidate.length == 4 else { return false }
        let digits = text.folded.plain[candidate.range]
        let year = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
        return (1950...2039).contains(year)
    }
}
