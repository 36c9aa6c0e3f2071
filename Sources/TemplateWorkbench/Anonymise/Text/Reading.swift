import VerificationCodes

/// Text in the form in which originals are searched: folded, with white space as one space and without invisible
/// characters.
struct Reading {
    enum Kind {
        /// Everything, markup included.
        case full
        /// The text between tags. The tag of an inline element is dropped, any other is a line end.
        case visible
        /// The letters and digits of ``visible`` alone, in which a code that is written in groups, or with a digit in
        /// each table cell, stands in one piece.
        case squeezed
    }

    /// The characters without accents and width. White space is a space, or a line feed where a line ended.
    private(set) var plain: [UInt32] = []
    /// ``plain`` in lower case, with a space for a line feed.
    private(set) var lower: [UInt32] = []
    /// For each character the index of its cell in ``RegionText/cells``.
    private(set) var cell: [Int32] = []

    var count: Int { lower.count }

    init(_ kind: Kind, of text: RegionText) {
        switch kind {
        case .full:
            reserve(text.cells.count)
            for (index, cell) in text.cells.enumerated() { append(cell.scalar, index) }
        case .visible: appendVisible(text.cells)
        case .squeezed:
            let visible = Reading(text.isHTML ? .visible : .full, of: text)
            for index in 0..<visible.count where visible.isAlphanumeric(index) {
                plain.append(visible.plain[index])
                lower.append(visible.lower[index])
                cell.append(visible.cell[index])
            }
        }
    }

    /// A name or an address for which a text is to be searched.
    init(_ text: String) {
        for scalar in text.unicodeScalars { append(scalar.value, 0) }
        while lower.last == 0x20 { removeLast() }
        if lower.first == 0x20 {
            plain.removeFirst()
            lower.removeFirst()
            cell.removeFirst()
        }
    }

    private mutating func reserve(_ count: Int) {
        plain.reserveCapacity(count)
        lower.reserveCapacity(count)
        cell.reserveCapacity(count)
    }

    private mutating func removeLast() {
        plain.removeLast()
        lower.removeLast()
        cell.removeLast()
    }

    @inline(__always)
    private mutating func append(_ scalar: UInt32, _ index: Int) {
        if scalar == 0 { return }
        switch FoldedCharacter(scalar) {
        case .nothing: return
        case .space: appendSpace(isLineEnd: scalar == 0x0A || scalar == 0x0D, index)
        case .letter(let plain, let lower):
            self.plain.append(plain)
            self.lower.append(lower)
            cell.append(Int32(truncatingIfNeeded: index))
        }
    }

    private mutating func appendSpace(isLineEnd: Bool, _ index: Int) {
        if lower.last == 0x20 {
            if isLineEnd { plain[plain.count - 1] = 0x0A }
            return
        }
        plain.append(isLineEnd ? 0x0A : 0x20)
        lower.append(0x20)
        cell.append(Int32(truncatingIfNeeded: index))
    }

    private mutating func appendVisible(_ cells: [Cell]) {
        reserve(cells.count)
        for (index, cell) in cells.enumerated() {
            if cell.zone == .text {
                append(cell.scalar, index)
            } else if cell.zone == .structure, cell.isLiteral(0x3C), !Self.isInline(cells, at: index + 1) {
                appendSpace(isLineEnd: true, index)
            }
        }
    }

    private static let inlineNames = Script.words(
        "a abbr acronym b bdi bdo big code em font i ins mark o nobr s small span strong sub sup tt u wbr")

    private static func isInline(_ cells: [Cell], at start: Int) -> Bool {
        var name: [UInt32] = []
        var index = start
        if index < cells.count, cells[index].isLiteral(0x2F) { index += 1 }
        while index < cells.count, name.count < 8, Script.isLetter(cells[index].scalar) {
            name.append(cells[index].scalar | 0x20)
            index += 1
        }
        return inlineNames.contains(name) || start < cells.count && cells[start].isLiteral(0x21)
    }

    // MARK: Queries

    /// The character at `index` in ``plain``; 0 outside.
    func peek(_ index: Int) -> UInt32 { plain.indices.contains(index) ? plain[index] : 0 }

    func isLetter(_ index: Int) -> Bool { Script.isLetter(peek(index)) }
    func isDigit(_ index: Int) -> Bool { Script.isDigit(peek(index)) }
    func isAlphanumeric(_ index: Int) -> Bool { isDigit(index) || isLetter(index) }
    func isSpace(_ index: Int) -> Bool { peek(index) == 0x20 || peek(index) == 0x0A }
    func isLineEnd(_ index: Int) -> Bool { index < 0 || index >= count || plain[index] == 0x0A }

    func text(_ range: Range<Int>) -> String { String(scalars: plain[range]) }

    /// The longest ranges of neighbouring indices that fulfil `predicate`.
    func runs(in range: Range<Int>, where predicate: (Int) -> Bool) -> [Range<Int>] {
        var result: [Range<Int>] = []
        for index in range where predicate(index) {
            if let last = result.last, last.upperBound == index {
                result[result.count - 1] = last.lowerBound..<index + 1
            } else {
                result.append(index..<index + 1)
            }
        }
        return result
    }

    /// `range` without the indices at its ends that fulfil `predicate`.
    func trimmed(_ range: Range<Int>, where predicate: (Int) -> Bool) -> Range<Int> {
        let lower = range.first { !predicate($0) } ?? range.upperBound
        return lower..<(range.last { !predicate($0) }.map { $0 + 1 } ?? lower)
    }

    /// Whether the ASCII `literal`, in lower case, stands at `index`.
    func has(_ literal: StaticString, at index: Int) -> Bool {
        guard index >= 0, index + literal.utf8CodeUnitCount <= count else { return false }
        return literal.withUTF8Buffer { wanted in
            wanted.indices.allSatisfy { lower[index + $0] == UInt32(wanted[$0]) }
        }
    }
}

extension String {
    init(scalars: some Sequence<UInt32>) {
        var view = UnicodeScalarView()
        for value in scalars { view.append(Unicode.Scalar(value) ?? "\u{FFFD}") }
        self.init(view)
    }
}
