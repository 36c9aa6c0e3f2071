/// Something personal that is searched for everywhere, and its replacement.
struct Original {
    /// What may not stand beside an occurrence.
    enum Rule {
        /// Anything may.
        case anywhere
        /// Letters, unless the case changes from lower to upper, as in `helloMaria`.
        case word
        /// Letters, digits and hyphens.
        case host
        /// Letters and digits.
        case alphanumeric
    }

    var kind: Replacement.Kind
    /// Folded as in ``Reading/lower``.
    var pattern: [UInt32]
    var replacement: [UInt32] = []
    var rule: Rule
    /// As first seen.
    var text: String

    /// Whether an occurrence at `range` of `reading` is to be replaced.
    func fits(_ reading: Reading, _ range: Range<Int>, in text: RegionText) -> Bool {
        guard standsApart(reading, range) else { return false }
        guard kind.isWord || pattern.count < 5 && kind == .code else { return true }
        return !range.contains { text.cells[Int(reading.cell[$0])].zone == .structure }
    }

    /// Whether what stands beside `range` of `reading` lets it be an occurrence.
    func standsApart(_ reading: Reading, _ range: Range<Int>) -> Bool {
        let before = range.lowerBound - 1
        let after = range.upperBound
        switch rule {
        case .anywhere: return true
        case .word: return isWordBreak(reading, before) && isWordBreak(reading, after - 1)
        case .host: return !isHostCharacter(reading, before) && !isHostCharacter(reading, after)
        case .alphanumeric: return !reading.isAlphanumeric(before) && !reading.isAlphanumeric(after)
        }
    }

    /// Whether a word can end after `index`.
    private func isWordBreak(_ reading: Reading, _ index: Int) -> Bool {
        guard reading.isLetter(index), reading.isLetter(index + 1) else { return true }
        let (left, right) = (reading.peek(index), reading.peek(index + 1))
        if Script.isUnspaced(left) || Script.isUnspaced(right) { return true }
        return !Script.isUpper(left) && Script.isUpper(right)
    }

    private func isHostCharacter(_ reading: Reading, _ index: Int) -> Bool {
        reading.isAlphanumeric(index) || reading.peek(index) == 0x2D
    }
}
