import MessageFormat

// What the sentence around a candidate says, beside the nouns.
extension CueRelation {
    /// How far an instruction reaches, in bytes: "type in the box that is still open on your screen: ".
    private static let instruction = 60

    enum Instruction { case directly, beside, above }

    /// Whether the reader is told to enter the candidate: directly at its side ("Type 482913"), in its sentence, or in
    /// the line above a candidate that stands alone.
    func instruction(for candidate: Candidate) -> Instruction? {
        if isEnteringDirectly(candidate) { return .directly }
        if cues.hasEntering(in: sentenceBefore(candidate, Self.instruction))
            || cues.hasEntering(in: sentenceBehind(candidate, Self.instruction))
        {
            return .beside
        }
        guard candidate.isAlone, let above = introduction(above: candidate) else { return nil }
        return cues.hasEntering(in: above) ? .above : nil
    }

    private func isEnteringDirectly(_ candidate: Candidate) -> Bool {
        let (start, end) = (candidate.range.lowerBound, candidate.range.upperBound)
        let before = cues.enterings.last(startingBefore: start)
        if let before, before.end <= start, start - before.end <= 2, isBare(before.end..<start) { return true }
        let behind = cues.enterings.first(startingAt: end)
        if let behind, behind.start - end <= 2, isBare(end..<behind.start) { return true }
        return false
    }

    private func isBare(_ gap: Range<Int>) -> Bool {
        gap.allSatisfy { bytes[$0] == 0x20 || bytes[$0] == 0x22 || bytes[$0] == 0x3A }
    }

    /// Whether a sign of intent stands in the candidate's sentence: "482913 finishes your registration".
    func isIntentBeside(_ candidate: Candidate) -> Bool {
        cues.hasIntent(in: sentenceBefore(candidate, Self.sentence))
            || cues.hasIntent(in: sentenceBehind(candidate, Self.sentence))
    }

    /// Whether a sign of intent stands in the line above or below a candidate that stands alone.
    func isIntentAround(_ candidate: Candidate) -> Bool {
        guard candidate.isAlone else { return false }
        let last = text.line(at: candidate.range.upperBound - 1)
        return [candidate.line - 1, last + 1].contains { index in
            guard text.lines.indices.contains(index), text.lines[index].place == text.lines[candidate.line].place
            else { return false }
            let line = text.lines[index]
            return index < candidate.line
                ? cues.hasIntent(in: max(line.start, line.end - Self.sentence)..<line.end)
                : cues.hasIntent(in: line.start..<min(line.end, line.start + Self.sentence))
        }
    }

    /// Whether a name or word for a code stands near the beginning of the next sentence: "Enter 482913. This is your
    /// sign-in code."
    func isNounNext(to candidate: Candidate) -> Bool {
        let end = candidate.range.upperBound
        let ends = (end..<min(bytes.count, end + Self.fewWords)).first { endsSentence($0) || bytes[$0] == 0x0A }
        guard let ends, bytes[ends] != 0x0A else { return false }
        let index = cues.firstNoun(startingAt: ends)
        guard index < cues.nouns.count, cues.nouns[index].kind != .other else { return false }
        let gap = ends + 1..<max(ends + 1, cues.nouns[index].start)
        guard gap.count <= Self.clause, sentenceEnds(in: gap) == 0, !bytes[gap].contains(0x0A) else { return false }
        // "To change your password, click here" speaks of another thing.
        return cues.nouns[index].kind == .name || gap.count <= Self.fewWords
    }

    /// Whether a label stands before the candidate, and no noun for a code in it: "Kundennr.: 482913", or a sentence
    /// of two words, "Request 482913."
    func isLabelled(_ candidate: Candidate) -> Bool {
        let line = text.lines[candidate.line]
        var end = candidate.range.lowerBound
        while end > line.start, bytes[end - 1] == 0x20 { end -= 1 }
        guard end > line.start else { return false }
        let sentence = sentenceBefore(candidate, Self.connector)
        let behind = candidate.range.upperBound
        let isTwoWords =
            behind < bytes.count && endsSentence(behind)
            && bytes[sentence.lowerBound..<end].split(separator: 0x20).count == 1
        guard bytes[end - 1] == UInt8(ascii: ":") || isTwoWords else { return false }
        let start = isTwoWords ? sentence.lowerBound : max(line.start, end - Self.connector)
        let first = cues.firstNoun(startingAt: start)
        let hasNoun = cues.nouns[first...].prefix { $0.start < end }.contains { $0.kind != .other }
        return !hasNoun && !cues.hasEntering(in: start..<end) && !cues.hasIntent(in: start..<end)
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

    /// The last sentence of the paragraph above a candidate that stands alone, in its own place.
    private func introduction(above candidate: Candidate) -> Range<Int>? {
        guard candidate.line > 0 else { return nil }
        let above = text.lines[candidate.line - 1]
        guard above.place == text.lines[candidate.line].place, above.place != .subject else { return nil }
        let first = above.startsParagraph ? candidate.line - 1 : max(0, candidate.line - 2)
        return max(text.lines[first].start, above.end - Self.sentence)..<above.end
    }

    /// What stands before the candidate in its sentence, as far as lines run on, `reach` bytes at most.
    private func sentenceBefore(_ candidate: Candidate, _ reach: Int) -> Range<Int> {
        let end = candidate.range.lowerBound
        var line = candidate.line
        while line > 0, !text.lines[line].startsParagraph, text.lines[line - 1].place == text.lines[line].place,
            text.lines[line].start > end - reach
        {
            line -= 1
        }
        var start = max(text.lines[line].start, end - reach)
        if let last = (start..<end).last(where: { endsSentence($0) }) { start = last + 1 }
        return start..<end
    }

    private func sentenceBehind(_ candidate: Candidate, _ reach: Int) -> Range<Int> {
        let start = candidate.range.upperBound
        var line = text.line(at: start - 1)
        while line + 1 < text.lines.count, !text.lines[line + 1].startsParagraph,
            text.lines[line + 1].place == text.lines[line].place, text.lines[line].end < start + reach
        {
            line += 1
        }
        var end = max(start, min(text.lines[line].end, start + reach))
        if let first = (start..<end).first(where: { endsSentence($0) }) { end = first }
        return start..<end
    }
}
