import MessageFormat

/// Finds everything with the shape of a code, in one pass over the folded text.
struct CandidateScanner {
    /// How many candidates of a message are looked at.
    private static let limit = 2000

    private let text: CodeText
    private let bytes: [UInt8]
    private let opaque: [OpaqueRange]
    private var opaqueIndex = 0
    private var result: [Candidate] = []

    static func scan(_ text: CodeText) -> [Candidate] {
        var scanner = CandidateScanner(text)
        scanner.run()
        return scanner.result
    }

    private init(_ text: CodeText) {
        self.text = text
        bytes = text.folded.plain
        opaque = OpaqueRange.find(in: bytes)
    }

    /// A run of letters and digits, or several joined by separators.
    private struct Run {
        var atoms: [Range<Int>]
        /// With a prefix or an ending of the language that a hyphen joins to it: "482913-as kód", "ngu-482913".
        var whole: Range<Int>?
        var start: Int { atoms.first?.lowerBound ?? 0 }
        var end: Int { atoms.last?.upperBound ?? 0 }
        var length: Int { atoms.reduce(0) { $0 + $1.count } }
    }

    private mutating func run() {
        var position = 0
        while position < bytes.count, result.count < Self.limit {
            guard bytes[position].isAlphanumeric else {
                position += 1
                continue
            }
            if let end = plainWordEnd(position) {
                position = end
                continue
            }
            if let end = passwordEnd(position) {
                add(Run(atoms: [position..<end]), .password)
                position = end
                continue
            }
            let run = spaced(joined(from: position))
            add(withoutAffix(run))
            position = max(run.end, position + 1)
        }
    }

    /// The end of a word with lower-case letters within running text, which can't be a code: most of a mail consists of
    /// such words.
    private func plainWordEnd(_ position: Int) -> Int? {
        var end = position
        var hasLowerCase = false
        while end < bytes.count, bytes[end].isAlphanumeric {
            if bytes[end].isDigit { return nil }
            if bytes[end] >= 0x61 { hasLowerCase = true }
            end += 1
        }
        let isWord = hasLowerCase && end - position >= 2 && bytes.next(after: end, or: 0x5F) == nil
        guard isWord, !isAlone(position..<end) else { return nil }
        let word = position..<end
        let isDrawn =
            (6...10).contains(word.count) && (hasCapitals(word) || endsLabelledLine(word))
            && Make(bytes[word]) == .drawn
        return isDrawn ? nil : end
    }

    /// Whether it goes to the end of a line and follows a colon: "token: qhwtzp".
    private func endsLabelledLine(_ range: Range<Int>) -> Bool {
        let line = text.lines[text.line(at: range.lowerBound)]
        return range.upperBound == line.end
            && bytes[line.start..<range.lowerBound].suffix(2).elementsEqual([0x3A, 0x20])
    }

    /// The end of 8 to 20 characters with capitals, small letters, digits and signs among them, which have a line to
    /// themselves or end one behind a colon.
    private func passwordEnd(_ position: Int) -> Int? {
        guard position == 0 || bytes[position - 1] <= 0x20 else { return nil }
        let word = position..<bytes[position...].prefix(21).prefix { $0 > 0x20 }.endIndex
        guard (8...20).contains(word.count),
            bytes[word].dropLast().contains(where: { Self.signs.contains($0) || $0 == 0x2D }),
            bytes[word].allSatisfy({ $0.isAlphanumeric || Self.signs.contains($0) || $0 == 0x2D || $0 == 0x5F }),
            bytes[word].contains(where: { $0.isDigit }), bytes[word].contains(where: { $0 >= 0x41 && $0 <= 0x5A }),
            bytes[word].contains(where: { $0 >= 0x61 && $0 <= 0x7A })
        else { return nil }
        let line = text.lines[text.line(at: position)]
        guard word == line.start..<line.end || endsLabelledLine(word) else { return nil }
        // With a hyphen alone it may have the shape of another code.
        let isOther =
            !bytes[word].dropLast().contains(where: Self.signs.contains) && shape(of: joined(from: position)) != nil
        return isOther ? nil : word.upperBound
    }

    private static let signs = Set("!#$%&*+?^~".utf8)

    /// At most twelve atoms, joined by a hyphen, a dot, an underscore or a middle dot each.
    private func joined(from position: Int) -> Run {
        var run = Run(atoms: [bytes.word(at: position)])
        while run.atoms.count < 12, let next = bytes.next(after: run.end, or: 0x5F) {
            run.atoms.append(bytes.word(at: next))
        }
        return run
    }

    /// Leaves out the small letters at one side of what may be a code by itself.
    private func withoutAffix(_ run: Run) -> Run {
        guard run.atoms.count == 2, bytes[run.atoms[0].upperBound] == 0x2D else { return run }
        for (code, affix) in [(run.atoms[0], run.atoms[1]), (run.atoms[1], run.atoms[0])] {
            let isAffix = affix.count <= 5 && bytes[affix].allSatisfy { $0 >= 0x61 }
            guard isAffix, code.count >= 4 else { continue }
            if isDigits(code) || (6...10).contains(code.count) && Make(bytes[code]) == .drawn {
                return Run(atoms: [code], whole: run.start..<run.end)
            }
        }
        return run
    }

    /// Groups of digits, or single characters, with one space between them are one run: "48 29 13", "4 8 2 9 1 3".
    private func spaced(_ run: Run) -> Run {
        guard run.atoms.count == 1, let first = run.atoms.first else { return run }
        let width = first.count
        if let groups = groupsOnLine(from: first) ?? emphasisedGroups(from: first) { return groups }
        guard width <= 4, isDigits(first) || width == 1 else { return run }
        if let pair = unevenPair(first) { return Run(atoms: [first, pair]) }
        if let groups = unevenGroups(from: first) { return groups }
        var all = run
        // Single characters may stand on a line each, as table cells do; groups may not.
        let limit = width == 1 ? bytes.count : text.lines[text.line(at: first.lowerBound)].end
        while all.atoms.count < 12, let start = nextGroup(after: all.end, before: limit, acrossDash: width == 1) {
            let next = bytes.word(at: start)
            guard next.count == width, width == 1 || isDigits(next),
                bytes.next(after: next.upperBound, or: 0x5F) == nil,
                // Not "O" of "O código", with which the next paragraph begins.
                text.line(at: next.lowerBound) == text.line(at: all.end - 1) || isAlone(next)
            else { break }
            all.atoms.append(next)
        }
        if let pair = dashedPair(all) { return pair }
        if let rest = shorterRest(of: all, width) { all.atoms.append(rest) }
        let isGroup = width == 1 ? all.length >= 4 && hasDigit(all) : all.atoms.count >= 2 && width >= 2
        return isGroup && all.length <= 10 ? all : run
    }

    /// Where the next group begins: behind a blank, or a dash between two. All dashes were folded to the hyphen.
    private func nextGroup(after end: Int, before limit: Int, acrossDash: Bool) -> Int? {
        guard end + 1 < limit, bytes[end] == 0x20 else { return nil }
        if bytes[end + 1].isAlphanumeric { return end + 1 }
        let isBehindDash =
            acrossDash && end + 3 < limit && bytes[end + 1] == 0x2D && bytes[end + 2] == 0x20
            && bytes[end + 3].isAlphanumeric
        return isBehindDash ? end + 3 : nil
    }

    /// Two groups of three or four digits with a dash between blanks between them, on a line of their own: "160 - 882".
    private func dashedPair(_ run: Run) -> Run? {
        let end = text.lines[text.line(at: run.start)].end
        guard run.atoms.count == 1, (3...4).contains(run.length), isDigits(run.atoms[0]),
            let start = nextGroup(after: run.end, before: end, acrossDash: true), start > run.end + 1
        else { return nil }
        let next = bytes.word(at: start)
        guard next.count == run.length, isDigits(next), isAlone(run.start..<next.upperBound) else { return nil }
        return Run(atoms: [run.atoms[0], next])
    }

    /// Two to four groups of capitals and digits that have one size and a line to themselves: "HQ7V 2JDM".
    private func groupsOnLine(from first: Range<Int>) -> Run? {
        guard (3...5).contains(first.count), isUpper(first) else { return nil }
        let end = text.lines[text.line(at: first.lowerBound)].end
        var run = Run(atoms: [first])
        while run.atoms.count < 4, run.end + 1 < end, bytes[run.end] == 0x20, bytes[run.end + 1].isAlphanumeric {
            let next = bytes.word(at: run.end + 1)
            guard next.count == first.count, isUpper(next) else { return nil }
            run.atoms.append(next)
        }
        guard run.atoms.count >= 2, !run.atoms.allSatisfy(isDigits), hasDigit(run) else { return nil }
        return isAlone(run.start..<run.end) && Make(bytes[run.start..<run.end]) == .drawn ? run : nil
    }

    /// Groups of digits of any size that are emphasised as one: "1 306 447".
    private func emphasisedGroups(from first: Range<Int>) -> Run? {
        guard isDigits(first), let whole = text.emphasis(at: first.lowerBound), whole.count <= 24,
            bytes[whole].allSatisfy({ $0.isDigit || $0 == 0x20 }),
            !bytes[whole.lowerBound..<first.lowerBound].contains(where: { $0.isDigit })
        else { return nil }
        var run = Run(atoms: [first])
        while run.end + 1 < whole.upperBound { run.atoms.append(bytes.word(at: run.end + 1)) }
        return run.end <= whole.upperBound && run.atoms.count >= 2 && (4...10).contains(run.length) ? run : nil
    }

    /// The second of two groups that differ by one digit and end the line: "553 1806".
    private func unevenPair(_ first: Range<Int>) -> Range<Int>? {
        let end = first.upperBound
        guard first.count >= 2, end + 1 < bytes.count, bytes[end] == 0x20, bytes[end + 1].isDigit else { return nil }
        let second = bytes.word(at: end + 1)
        let isPair =
            isDigits(second) && abs(second.count - first.count) == 1 && (5...7).contains(first.count + second.count)
        return isPair && endsLine(first.lowerBound..<second.upperBound) ? second : nil
    }

    /// Three groups of digits, not all of one size, that end the line: "662 19 03".
    private func unevenGroups(from first: Range<Int>) -> Run? {
        guard (2...4).contains(first.count), isDigits(first) else { return nil }
        let end = text.lines[text.line(at: first.lowerBound)].end
        var run = Run(atoms: [first])
        while run.atoms.count < 4, run.end + 1 < end, bytes[run.end] == 0x20, bytes[run.end + 1].isDigit {
            run.atoms.append(bytes.word(at: run.end + 1))
        }
        let isCode =
            run.atoms.count == 3 && (6...8).contains(run.length) && Set(run.atoms.map(\.count)).count == 2
            && run.atoms.allSatisfy { (2...4).contains($0.count) && isDigits($0) }
        return isCode && endsLine(run.start..<run.end) ? run : nil
    }

    /// A last, shorter group that ends the line: "3071 9945 28".
    private func shorterRest(of run: Run, _ width: Int) -> Range<Int>? {
        guard run.atoms.count >= 2, width >= 3, run.end + 1 < bytes.count, bytes[run.end] == 0x20,
            bytes[run.end + 1].isDigit
        else { return nil }
        let rest = bytes.word(at: run.end + 1)
        return rest.count < width && isDigits(rest) && endsLine(run.start..<rest.upperBound) ? rest : nil
    }

    /// Whether what begins on a line goes to its end, but for one byte.
    private func endsLine(_ range: Range<Int>) -> Bool {
        let end = text.lines[text.line(at: range.lowerBound)].end
        return range.upperBound == end || range.upperBound + 1 == end
    }

    private func isDigits(_ range: Range<Int>) -> Bool { bytes[range].allSatisfy { $0.isDigit } }
    private func hasDigit(_ run: Run) -> Bool { run.atoms.contains { bytes[$0].contains { $0.isDigit } } }

    // MARK: Shapes

    private mutating func add(_ run: Run) {
        if let shape = shape(of: run) { add(run, shape) }
    }

    private mutating func add(_ run: Run, _ shape: Candidate.Shape) {
        var candidate = Candidate(
            range: run.start..<run.end, shape: shape, length: run.length, line: text.line(at: run.start))
        if shape == .prefixed, let prefix = run.atoms.first {
            candidate.length -= prefix.count
            candidate.isPrefixedByOne = prefix.count == 1
        }
        candidate.isAlone = isAlone(run.start..<run.end)
        candidate.isEmphasised = text.isEmphasised(candidate.range)
        candidate.hasLowerCase = bytes[candidate.range].contains { $0 >= 0x61 && $0 <= 0x7A }
        switch shape {
        case .mixed, .letters: candidate.make = Make(bytes[candidate.range])
        case .groupedMixed: candidate.make = make(of: run)
        case .digits, .groupedDigits, .prefixed, .words, .password: break
        }
        candidate.exclusion =
            opaqueKind(run) ?? ExclusionRules.exclusion(bytes, run.atoms, shape, whole: run.whole)
        if candidate.exclusion == .date, areShownPairs(run, candidate) { candidate.exclusion = nil }
        result.append(candidate)
    }

    /// Whether it is "24 06 17" by itself, emphasised or behind a colon: rather a code in pairs than a date.
    private func areShownPairs(_ run: Run, _ candidate: Candidate) -> Bool {
        let isShown =
            candidate.isAlone || candidate.isEmphasised || bytes[..<run.start].suffix(2).elementsEqual([0x3A, 0x20])
        return isShown && run.atoms.map(\.count) == [2, 2, 2] && bytes[run.atoms[0].upperBound] == 0x20
    }

    /// Groups that are drawn by lot may look like a word, too, but a word and a number beside it are no code: "SPRING-2024".
    private func make(of run: Run) -> Make {
        let make = Make(bytes[run.start..<run.end])
        guard make == .word else { return make }
        let isNamed = run.atoms.count == 2 && isLetters(run.atoms[0]) && isDigits(run.atoms[1])
        return isNamed ? .word : .numbered
    }

    private mutating func opaqueKind(_ run: Run) -> Exclusion? {
        while opaqueIndex < opaque.count, opaque[opaqueIndex].range.upperBound <= run.start { opaqueIndex += 1 }
        guard opaqueIndex < opaque.count, opaque[opaqueIndex].range.lowerBound < run.end else { return nil }
        return opaque[opaqueIndex].kind
    }

    private func isAlone(_ range: Range<Int>) -> Bool {
        func isBare(_ range: Range<Int>) -> Bool {
            range.count <= 12 && bytes[range].allSatisfy { !$0.isAlphanumeric && $0 < 0xC3 || $0 == 0xE3 }
        }
        let start = text.lines[text.line(at: range.lowerBound)].start
        guard isBare(start..<max(start, range.lowerBound)) else { return false }
        // Digits spelled over several lines begin alone and end alone.
        let end = text.lines[text.line(at: range.upperBound - 1)].end
        return isBare(min(range.upperBound, end)..<end)
    }

    private func shape(of run: Run) -> Candidate.Shape? {
        if run.atoms.count == 1, let atom = run.atoms.first { return shape(of: atom) }
        let widths = run.atoms.map(\.count)
        let total = run.length
        if run.atoms.allSatisfy(isDigits) { return (4...16).contains(total) ? .groupedDigits : nil }
        if widths.allSatisfy({ $0 == 1 }) { return (4...10).contains(total) ? .groupedMixed : nil }
        // "QHD-518" is no number with a prefix.
        let isThree = widths == [3, 3] || widths == [4, 3]
        if run.atoms.count == 2, isLetters(run.atoms[0]), widths[0] <= 4, isDigits(run.atoms[1]), !isThree {
            return (4...8).contains(widths[1]) && isUpper(run.atoms[0]) ? .prefixed : nil
        }
        if run.atoms.count >= 3, run.atoms.count <= 5, run.atoms.allSatisfy(isLowerWord) { return .words }
        let areGroups =
            run.atoms.count <= 4 && widths.allSatisfy { $0 <= 6 } && widths[0] >= 2 && (5...16).contains(total)
        guard areGroups else { return nil }
        if run.atoms.allSatisfy({ isUpper($0) }) { return .groupedMixed }
        // Words joined by hyphens have small letters, too; groups of one size with digits between letters, or with
        // hardly a vowel, do not. The last may be shorter.
        // Hashes are not grouped, recovery codes of the same letters are: "a3f9-11bd".
        let isEven =
            widths[0] >= 3 && widths.dropLast().allSatisfy { $0 == widths[0] }
            && (widths[widths.count - 1] == widths[0] || widths.count >= 3 && widths[widths.count - 1] < widths[0])
        let whole = run.start..<run.end
        guard isEven, hasDigit(run) || isAlone(whole) || endsLabelledLine(whole) else { return nil }
        let make = Make(bytes[whole])
        return make == .drawn || make == .hash && hasDigit(run) ? .groupedMixed : nil
    }

    private func shape(of atom: Range<Int>) -> Candidate.Shape? {
        let digits = bytes[atom].count { $0.isDigit }
        if digits == atom.count { return (3...12).contains(atom.count) ? .digits : nil }
        if digits > 0 { return (4...10).contains(atom.count) ? .mixed : nil }
        return (4...10).contains(atom.count) ? .letters : nil
    }

    private func hasCapitals(_ atom: Range<Int>) -> Bool { bytes[atom].contains { $0 < 0x61 } }
    private func isLetters(_ atom: Range<Int>) -> Bool { bytes[atom].allSatisfy { !$0.isDigit } }
    private func isUpper(_ atom: Range<Int>) -> Bool { bytes[atom].allSatisfy { $0 < 0x61 } }
    private func isLowerWord(_ atom: Range<Int>) -> Bool {
        (3...9).contains(atom.count) && bytes[atom].allSatisfy { $0 >= 0x61 }
    }
}
