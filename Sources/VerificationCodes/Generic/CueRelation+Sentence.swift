import MessageFormat

// What the sentence around a candidate says, beside the nouns.
extension CueRelation {
    /// How far an instruction reaches, in bytes: "type in the box that is still open on your screen: ".
    private static let instruction = 60

    enum Instruction { case directly, beside, above }

    /// Notes what the candidate's sentence and the lines above and below say.
    func readSentence(of candidate: Candidate, into result: inout Result) {
        let (before, behind) = (sentenceBefore(candidate), sentenceBehind(candidate))
        result.instruction = instruction(for: candidate, before, behind)
        if result.instruction == .directly || result.instruction == .above {
            result.isEnteredIntoPlace = isPlaceNamed(candidate, behind)
        }
        // "Before we show your booking, please type 482913": what is typed is not what stands before.
        if result.instruction == .directly, let other = result.otherCue, let entering = entering(before: candidate),
            other.end <= entering.start
        {
            result.other = min(result.other, 2)
        }
        result.isIntentBeside = cues.intents.begins(in: before) || cues.intents.begins(in: behind)
        result.isIntentAround = isIntentAround(candidate)
        result.isNounNext = isNounNext(to: candidate)
        result.isLabelled = isLabelled(candidate, before)
    }

    /// Whether the reader is told to enter the candidate: directly at its side ("Type 482913"), in its sentence, or in
    /// the line above a candidate that stands alone.
    private func instruction(for candidate: Candidate, _ before: Range<Int>, _ behind: Range<Int>) -> Instruction? {
        if isEnteringDirectly(candidate) { return .directly }
        if cues.enterings.begins(in: before.suffix(Self.instruction))
            || cues.enterings.begins(in: behind.prefix(Self.instruction))
        {
            return .beside
        }
        if candidate.hasDigitsOnly, isEnteredNext(candidate) { return .beside }
        guard candidate.isAlone || followsLabel(candidate), let above = introduction(above: candidate) else {
            return nil
        }
        return cues.enterings.begins(in: above) ? .above : nil
    }

    /// Whether the next sentence begins with what to do with it: "Your code is 482913. Enter it in the app."
    /// It must be parted by a full stop of ASCII and a blank.
    private func isEnteredNext(_ candidate: Candidate) -> Bool {
        let end = candidate.range.upperBound
        guard end + 1 < bytes.count, endsSentence(end), bytes[end + 1] == 0x20 else { return false }
        return cues.enterings.first(startingAt: end + 2)?.start == end + 2
    }

    /// Whether the line is a noun of codes and the candidate: "Token: 482913".
    private func followsLabel(_ candidate: Candidate) -> Bool {
        let line = text.lines[candidate.line]
        guard let cue = cues.nouns.first(startingAt: line.start), cue.kind != .other, cue.start <= line.start + 2,
            cue.end <= candidate.range.lowerBound
        else { return false }
        return candidate.range.lowerBound - cue.end <= 4 && line.end <= candidate.range.upperBound + 2
    }

    private func isEnteringDirectly(_ candidate: Candidate) -> Bool {
        if entering(before: candidate) != nil { return true }
        let end = candidate.range.upperBound
        let behind = cues.enterings.first(startingAt: end)
        return behind.map { isBare(end..<$0.start) } ?? false
    }

    /// The word for entering that stands directly before the candidate.
    private func entering(before candidate: Candidate) -> Cue? {
        let start = candidate.range.lowerBound
        guard let cue = cues.enterings.last(startingBefore: start), cue.end <= start, isBare(cue.end..<start) else {
            return nil
        }
        return cue
    }

    /// Whether what it is entered into is named: behind it in its sentence, or in the line above or below one that
    /// stands alone.
    private func isPlaceNamed(_ candidate: Candidate, _ behind: Range<Int>) -> Bool {
        if isPlaceNamed(in: behind.prefix(Self.connector)) { return true }
        guard candidate.isAlone else { return false }
        if let above = introduction(above: candidate), isPlaceNamed(in: above) { return true }
        let below = line(text.line(at: candidate.range.upperBound - 1) + 1, beside: candidate)
        return below.map { isPlaceNamed(in: ($0.start..<$0.end).prefix(Self.connector)) } ?? false
    }

    /// Whether a place begins in a range that is no part of another thing's name, as in "on the locker screen".
    private func isPlaceNamed(in range: Range<Int>) -> Bool {
        guard let place = cues.places.first(startingAt: range.lowerBound), place.start < range.upperBound else {
            return false
        }
        guard let noun = cues.nouns.last(startingBefore: place.end), noun.kind == .other else { return true }
        return noun.end + 1 < place.start
    }

    /// Whether nothing but blanks, a quotation mark, a colon or a dash stands between the two.
    private func isBare(_ gap: Range<Int>) -> Bool {
        gap.count <= 5 && gap.allSatisfy { Self.bare.contains(bytes[$0]) }
    }

    /// With the bytes of the dashes and of the quotation marks of U+20xx, and of 「 and 」.
    private static let bare: Set<UInt8> = [
        0x20, 0x22, 0x2D, 0x3A, 0xE2, 0xE3, 0x80, 0x8C, 0x8D, 0x93, 0x94, 0x9C, 0x9D, 0x9E,
    ]

    /// Whether a sign of intent stands in the line above or below a candidate that stands alone.
    private func isIntentAround(_ candidate: Candidate) -> Bool {
        guard candidate.isAlone else { return false }
        if let above = line(candidate.line - 1, beside: candidate),
            cues.intents.begins(in: (above.start..<above.end).suffix(Self.sentence))
        {
            return true
        }
        let below = line(text.line(at: candidate.range.upperBound - 1) + 1, beside: candidate)
        return below.map { cues.intents.begins(in: ($0.start..<$0.end).prefix(Self.sentence)) } ?? false
    }

    /// A line, if it is one of the candidate's place.
    func line(_ index: Int, beside candidate: Candidate) -> CodeText.Line? {
        guard text.lines.indices.contains(index), text.lines[index].place == text.lines[candidate.line].place else {
            return nil
        }
        return text.lines[index]
    }

    /// Whether a name or word for a code stands near the beginning of the next sentence: "Enter 482913. This is your
    /// sign-in code."
    private func isNounNext(to candidate: Candidate) -> Bool {
        let end = candidate.range.upperBound
        let ends = (end..<min(bytes.count, end + Self.fewWords)).first { endsSentence($0) || bytes[$0] == 0x0A }
        guard let ends, bytes[ends] != 0x0A else { return false }
        let index = cues.nouns.index(startingAt: ends)
        guard index < cues.nouns.count, cues.nouns[index].kind != .other else { return false }
        let gap = ends + 1..<max(ends + 1, cues.nouns[index].start)
        guard gap.count <= Self.clause, sentenceEnds(in: gap) == 0, !bytes[gap].contains(0x0A) else { return false }
        // "To change your password, click here" speaks of another thing.
        return cues.nouns[index].kind == .name || gap.count <= Self.fewWords
    }

    /// Whether a label stands before the candidate, and no noun for a code in it: "Kundennr.: 482913", or a sentence
    /// of two words, "Request 482913."
    private func isLabelled(_ candidate: Candidate, _ before: Range<Int>) -> Bool {
        let line = text.lines[candidate.line]
        var end = candidate.range.lowerBound
        while end > line.start, bytes[end - 1] == 0x20 { end -= 1 }
        guard end > line.start else { return false }
        let sentence = before.suffix(Self.connector)
        let behind = candidate.range.upperBound
        let isTwoWords =
            behind < bytes.count && endsSentence(behind)
            && bytes[sentence.lowerBound..<end].split(separator: 0x20).count == 1
        guard bytes[end - 1] == UInt8(ascii: ":") || isTwoWords else { return false }
        let start = isTwoWords ? sentence.lowerBound : max(line.start, end - Self.connector)
        let first = cues.nouns.index(startingAt: start)
        let hasNoun = cues.nouns[first...].prefix { $0.start < end }.contains { $0.kind != .other }
        return !hasNoun && !cues.enterings.begins(in: start..<end) && !cues.intents.begins(in: start..<end)
    }

    /// Whether a second candidate follows another in its sentence, or in the next line: "Meeting ID 928 1234 and
    /// passcode 482913".
    func follows(_ second: Candidate, _ first: Candidate) -> Bool {
        let gap = first.range.upperBound..<second.range.lowerBound
        guard gap.count <= Self.sentence, text.lines[first.line].place == text.lines[second.line].place else {
            return false
        }
        return second.line - first.line <= 1 && sentenceEnds(in: gap) == 0
    }

    /// The last sentence of the paragraph above a candidate that stands alone or behind a label, in its own place.
    private func introduction(above candidate: Candidate) -> Range<Int>? {
        guard let above = line(candidate.line - 1, beside: candidate), above.place != .subject else { return nil }
        let first = above.startsParagraph ? candidate.line - 1 : max(0, candidate.line - 2)
        return (text.lines[first].start..<above.end).suffix(Self.sentence)
    }

    /// What stands before the candidate in its sentence, as far as lines run on.
    private func sentenceBefore(_ candidate: Candidate) -> Range<Int> {
        let end = candidate.range.lowerBound
        var line = candidate.line
        while line > 0, !text.lines[line].startsParagraph, text.lines[line - 1].place == text.lines[line].place,
            text.lines[line].start > end - Self.sentence
        {
            line -= 1
        }
        let reach = (text.lines[line].start..<end).suffix(Self.sentence)
        return (reach.last { endsSentence($0) }.map { $0 + 1 } ?? reach.lowerBound)..<end
    }

    private func sentenceBehind(_ candidate: Candidate) -> Range<Int> {
        let start = candidate.range.upperBound
        var line = text.line(at: start - 1)
        while line + 1 < text.lines.count, !text.lines[line + 1].startsParagraph,
            text.lines[line + 1].place == text.lines[line].place, text.lines[line].end < start + Self.sentence
        {
            line += 1
        }
        let reach = (start..<max(start, text.lines[line].end)).prefix(Self.sentence)
        return start..<(reach.first { endsSentence($0) } ?? reach.upperBound)
    }
}
