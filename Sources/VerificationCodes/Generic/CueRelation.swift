/// How closely a noun and a candidate belong together, from 0 (not at all) to 6 ("code: 482913").
struct CueRelation {
    let text: CodeText
    let cues: Cues
    var bytes: [UInt8] { text.folded.lower }

    // Distances are bytes of folded text, in which a word has about six. They were chosen on saved emails.

    /// Beyond so much text, or so many lines, a noun before the candidate has nothing to do with it: a page of a
    /// letter. "Here is the code that you asked for", a greeting, a picture's words and a button may stand between.
    static let reach = 700
    static let lineReach = 12
    /// A noun behind the candidate stands in the same sentence or the next: "482913 is the code you need".
    private static let reachBehind = 160
    /// How many nouns before and behind a candidate are looked at: those farther away are nearer to another candidate.
    static let nounsBefore = 6
    private static let nounsBehind = 3
    /// A sentence from its noun to its code: "Use this code within ten minutes to sign in on your phone: 482913".
    static let sentence = 160
    /// A clause: "the code that we sent to you is 482913".
    static let clause = 60
    /// A few words: "your code for Example 482913".
    static let fewWords = 20
    /// Two linking words with marks around them: "code is now: ".
    static let connector = 40
    /// What stands in parentheses between a noun and its code: "(valid for 10 minutes)".
    private static let remark = 64

    init(_ text: CodeText, _ cues: Cues) {
        self.text = text
        self.cues = cues
    }

    /// What the nearest nouns say of a candidate.
    struct Result {
        /// The best relation to a code's name or word.
        var code = 0
        var codeCue: Cue?
        /// The best relation to a number of another kind.
        var other = 0
        var otherCue: Cue?
        /// Another number's name stands closer than a code's, and close.
        var isNamedOtherwise: Bool { other >= 3 && other > code }
        /// Noun and candidate stand in quotation marks: mail that tells of such mail.
        var isQuoted = false
        var instruction: Instruction?
        /// The page, field or window that it is entered into is named.
        var isEnteredIntoPlace = false
        var isIntentBeside = false
        var isIntentAround = false
        var isNounNext = false
        var isLabelled = false
        var isBesideOther = false
        /// No other number in the message has the length of a code and no other name, and nothing else looks like a code.
        var isSoleNumber = false
        /// It is one of a list of recovery codes.
        var isListed = false
    }

    func relations(of candidate: Candidate) -> Result {
        var result = Result()
        let first = cues.nouns.index(startingAt: candidate.range.lowerBound)
        for cue in cues.nouns[..<first].suffix(Self.nounsBefore).reversed() {
            guard cue.start > candidate.range.lowerBound - Self.reach else { break }
            note(cue, before(cue, candidate), &result)
        }
        for cue in cues.nouns[first...].prefix(Self.nounsBehind) {
            guard cue.start < candidate.range.upperBound + Self.reachBehind else { break }
            note(cue, after(cue, candidate), &result)
        }
        return result
    }

    private func note(_ cue: Cue, _ strength: Int, _ result: inout Result) {
        if cue.kind == .other {
            if strength > result.other { (result.other, result.otherCue) = (strength, cue) }
        } else {
            let strength = cue.kind == .word ? max(0, strength - 1) : strength
            if strength > result.code { (result.code, result.codeCue) = (strength, cue) }
        }
    }

    // MARK: The noun stands before

    /// From 0 to 6: how closely the candidate follows the noun.
    private func before(_ cue: Cue, _ candidate: Candidate) -> Int {
        let strength = strengthBefore(cue, candidate)
        // "For your card no. 4471 8820 enter this code: 5830"
        let hasOwn =
            cue.kind == .other && (2..<6).contains(strength)
            && hasOwnNumber(cue, before: candidate.range.lowerBound)
        return hasOwn ? 1 : strength
    }

    private func strengthBefore(_ cue: Cue, _ candidate: Candidate) -> Int {
        guard cue.end <= candidate.range.lowerBound else { return 0 }
        let gap = cue.end..<candidate.range.lowerBound
        guard !bytes[gap].contains(0x0A) else { return 0 }
        let cueLine = text.line(at: cue.start)
        let lines = candidate.line - text.line(at: max(cue.start, cue.end - 1))
        if lines > Self.lineReach { return 0 }
        if cue.kind == .other, lines > 0, !isLabel(cue, cueLine) { return lines <= 2 ? 2 : 1 }
        if isConnector(gap) { return 6 }
        if lines == 0 || isRunningText(from: cueLine, to: candidate.line) { return inSentence(gap, candidate) }
        guard candidate.isAlone || candidate.isNumber && startsLine(candidate) && lines == 1 && endsLine(cue) else {
            return candidate.isEmphasised ? 2 : lines <= 2 ? 1 : 0
        }
        switch lines {
        case 1: return 5
        case 2: return 4
        case 3, 4: return 3
        default: return 2
        }
    }

    /// Whether noun and candidate stand in one pair of double quotes.
    func isQuoted(_ candidate: Candidate, with cue: Cue) -> Bool {
        let line = text.lines[candidate.line]
        guard text.line(at: cue.start) == candidate.line else { return false }
        let first = min(cue.start, candidate.range.lowerBound)
        let before = bytes[max(line.start, first - Self.reach)..<first].count { $0 == 0x22 }
        let last = max(cue.end, candidate.range.upperBound)
        return before % 2 == 1 && !bytes[first..<last].contains(0x22)
    }

    /// Whether a sign of intent begins at most twelve bytes behind the candidate: "482913 to sign in".
    func isFollowedByIntent(_ candidate: Candidate) -> Bool {
        let end = candidate.range.upperBound
        let line = text.lines[candidate.line]
        return end < line.end && cues.intents.begins(in: end..<min(line.end, end + 12))
    }

    /// Whether the line says nothing but the noun, as a label does: "Order number:".
    private func isLabel(_ cue: Cue, _ line: Int) -> Bool {
        text.lines[line].end - text.lines[line].start <= cue.end - cue.start + 12
    }

    /// 3 or 4 where a line with a sign of intent stands directly above a candidate that stands alone ("Paste this to
    /// sign in:"), otherwise 0.
    func introduction(of candidate: Candidate) -> Int {
        let isPlain =
            switch candidate.shape {
            case .digits, .groupedDigits, .groupedMixed: true
            case .mixed, .letters: candidate.make == .drawn
            case .prefixed, .words, .password: false
            }
        guard candidate.isAlone, isPlain, candidate.length >= 4,
            let above = line(candidate.line - 1, beside: candidate),
            above.place != .subject,
            cues.intents.begins(in: above.start..<above.end)
        else { return 0 }
        // A full-width colon was folded into this one.
        return bytes[above.end - 1] == UInt8(ascii: ":") ? 4 : 3
    }

    /// From 1 to 5, for a noun and a candidate in one line or in lines that wrap one text.
    private func inSentence(_ gap: Range<Int>, _ candidate: Candidate) -> Int {
        let ends = sentenceEnds(in: gap)
        if ends > 0 { return candidate.isAlone ? 3 : ends == 1 && gap.count <= Self.clause ? 1 : 0 }
        if gap.count <= Self.sentence, endsInConnector(gap) { return 5 }
        switch gap.count {
        case ...Self.fewWords: return 3
        case ...Self.clause: return 2
        default: return 1
        }
    }

    // MARK: The noun stands after

    /// From 0 to 6: how closely the noun follows the candidate.
    private func after(_ cue: Cue, _ candidate: Candidate) -> Int {
        guard candidate.range.upperBound <= cue.start else { return 0 }
        let gap = candidate.range.upperBound..<cue.start
        guard !bytes[gap].contains(0x0A), !(cue.kind == .other && hasOwnNumber(cue, before: bytes.count))
        else { return 0 }
        let lines = text.line(at: cue.start) - text.line(at: candidate.range.upperBound - 1)
        if lines > 1 || sentenceEnds(in: gap) > 0 { return 0 }
        if lines == 1, !isRunningText(from: candidate.line, to: candidate.line + 1) {
            return candidate.isAlone ? (gap.count <= 30 ? 3 : 1) : 0
        }
        if cue.kind == .other, isConnector(gap) { return 3 }
        if startsWithConnector(gap) { return gap.count <= 24 ? 6 : gap.count <= Self.clause ? 5 : 1 }
        if isConnector(gap) { return 5 }
        return gap.count <= Self.connector ? 2 : 1
    }

    /// Whether a number follows the noun, which names that one then: "(case 55120934)".
    func hasOwnNumber(_ cue: Cue, before limit: Int) -> Bool {
        let end = min(limit, text.lines[text.line(at: cue.end - 1)].end)
        let behind = (cue.end..<max(cue.end, end)).prefix(Self.fewWords)
        guard let start = behind.first(where: { !isPunctuation($0) }), start - cue.end <= 4 else { return false }
        return behind.suffix(from: start).prefix { bytes[$0].isAlphanumeric || bytes[$0] >= 0x80 }
            .contains { bytes[$0].isDigit }
    }

    // MARK: What stands between

    /// Whether nothing but space, punctuation, a remark in parentheses and up to three linking words or signs of intent
    /// stands between: ": ", " is now: ", " for signing in: ", " (works once): ".
    private func isConnector(_ gap: Range<Int>) -> Bool {
        guard gap.count <= Self.connector + Self.remark else { return false }
        var position = gap.lowerBound
        var (words, remark) = (0, 0)
        while position < gap.upperBound {
            if remark == 0, let end = endOfRemark(at: position, before: gap.upperBound) {
                remark = end - position
                position = end
            } else if words < 3, let end = endOfLink(at: position, before: gap.upperBound) {
                position = end
                words += 1
            } else if isPunctuation(position) {
                if endsSentence(position) { return false }
                position += 1
            } else {
                return false
            }
        }
        return gap.count - remark <= Self.connector
    }

    /// The end of a remark in parentheses.
    private func endOfRemark(at position: Int, before end: Int) -> Int? {
        guard bytes[position] == UInt8(ascii: "(") else { return nil }
        return (position..<end).prefix(Self.remark).first { bytes[$0] == UInt8(ascii: ")") }.map { $0 + 1 }
    }

    /// The end of a linking word, or of a purpose as in "code for signing in: ".
    private func endOfLink(at position: Int, before end: Int) -> Int? {
        if let link = cues.link(in: position..<end), link.start == position { return link.end }
        guard let intent = cues.intents.first(startingAt: position), intent.start == position, intent.end <= end else {
            return nil
        }
        return intent.end
    }

    /// Whether a colon or a linking word stands directly before the candidate, punctuation aside.
    private func endsInConnector(_ gap: Range<Int>) -> Bool {
        var end = gap.upperBound
        while end > gap.lowerBound, isPunctuation(end - 1) { end -= 1 }
        if bytes[end..<gap.upperBound].contains(UInt8(ascii: ":")) { return true }
        var link = cues.link(in: max(gap.lowerBound, end - 24)..<end)
        while let found = link {
            if found.end == end { return true }
            link = found.start + 1 < end ? cues.link(in: found.start + 1..<end) : nil
        }
        return false
    }

    private func startsWithConnector(_ gap: Range<Int>) -> Bool {
        var position = gap.lowerBound
        while position < gap.upperBound, isPunctuation(position) {
            if bytes[position] == 0x28 || bytes[position] == 0x3D || bytes[position] == 0xEF { return true }
            position += 1
        }
        if position > gap.lowerBound, bytes[gap.lowerBound..<position].contains(0x2D) { return true }
        return cues.link(in: position..<gap.upperBound)?.start == position
    }

    /// Whether the byte belongs to ASCII or general punctuation, or to that of East Asia.
    private func isPunctuation(_ position: Int) -> Bool {
        let byte = bytes[position]
        if byte < 0x80 { return !byte.isAlphanumeric }
        let lead = bytes.scalarStart(at: position)
        switch (bytes[lead], lead + 1 < bytes.count ? bytes[lead + 1] : 0) {
        case (0xC2, _), (0xE2, 0x80...0x8F), (0xE3, 0x80), (0xEF, 0xBC), (0xEF, 0xBD), (0xF0, _): return true
        default: return false
        }
    }

    /// How many sentences end in a stretch of text.
    func sentenceEnds(in gap: Range<Int>) -> Int { gap.count { endsSentence($0) } }

    /// The last byte of what ends a sentence: a full stop, question or exclamation mark before white space or a
    /// character beyond ASCII, or the full stop or danda of another script. Dots in a row lead on: "Code .... 482913".
    func endsSentence(_ position: Int) -> Bool {
        let byte = bytes[position]
        if byte < 0x80 {
            guard byte == 0x2E || byte == 0x21 || byte == 0x3F else { return false }
            if byte == 0x2E, position >= 2, bytes[position - 1] == 0x2E, bytes[position - 2] == 0x2E { return false }
            let isAtEnd = position + 1 == bytes.count || bytes[position + 1] <= 0x20 || bytes[position + 1] >= 0x80
            return isAtEnd && !(byte == 0x2E && endsAbbreviation(position))
        }
        guard position >= 2 else { return false }
        switch (bytes[position - 2], bytes[position - 1], byte) {
        case (_, 0xD6, 0x89), (_, 0xD8, 0x9F), (_, 0xDB, 0x94): return true  // ։ ؟ ۔
        case (0xE3, 0x80, 0x82), (0xE0, 0xA5, 0xA4): return true  // 。 ।
        case (0xE1, 0x8D, 0xA2), (0xE1, 0x81, 0x8B), (0xE1, 0x9F, 0x94): return true  // ። ။ ។
        default: return false
        }
    }

    /// Whether the full stop belongs to a word before a number, "(account No. 10-0482)", or one in small letters.
    private func endsAbbreviation(_ position: Int) -> Bool {
        let word = bytes[max(0, position - 5)..<position].reversed().prefix { $0.isLetter || $0 >= 0x80 }.reversed()
        let next = text.folded.plain[(position + 1)...].first { $0 != 0x20 } ?? 0
        return (next.isDigit || (0x61...0x7A).contains(next))
            && Self.abbreviations.contains { $0.utf8.elementsEqual(word) }
    }

    private static let abbreviations = ["no", "nr", "nos", "num", "br", "ref", "acc", "acct", "inv", "tel"]

    /// Whether no line behind the first one, up to the last, begins a paragraph or a block of its own.
    private func isRunningText(from first: Int, to last: Int) -> Bool {
        guard last > first else { return true }
        return !text.lines[(first + 1)...last].contains { $0.startsParagraph }
    }

    private func startsLine(_ candidate: Candidate) -> Bool {
        let start = text.lines[candidate.line].start
        return bytes[start..<max(start, candidate.range.lowerBound)].allSatisfy { !$0.isAlphanumeric && $0 < 0xC3 }
    }

    private func endsLine(_ cue: Cue) -> Bool {
        let end = text.lines[text.line(at: cue.start)].end
        return cue.end <= end && isConnector(cue.end..<end)
    }
}
