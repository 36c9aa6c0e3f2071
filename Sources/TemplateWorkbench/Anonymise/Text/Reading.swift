import VerificationCodes

/// Text as originals are looked for in it: folded, white space as one space, invisible characters left out.
struct Reading {
    enum Kind {
        /// Everything, markup included.
        case full
        /// What stands between tags. A tag is nothing where text runs on, else a line end.
        case visible
        /// Letters and digits of ``visible`` alone: a code that is written in groups, or a cell a digit.
        case squeezed
    }

    /// Without accents and width. White space is a space, or a line feed where a line ended.
    private(set) var plain: [UInt32] = []
    /// ``plain`` in lower case, white space a space.
    private(set) var lower: [UInt32] = []
    /// Index of the cell of each.
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

    /// A name or an address, to be looked for.
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
        var index = 0
        while index < cells.count {
            if cells[index].zone == .text {
                append(cells[index].scalar, index)
            } else if cells[index].zone == .structure, cells[index].isLiteral(0x3C),
                !Self.isInline(cells, at: index + 1)
            {
                appendSpace(isLineEnd: true, index)
            }
            index += 1
        }
    }

    private static let inlineNames = Set(
        "a abbr acronym b bdi bdo big code em font i ins mark o nobr s small span strong sub sup tt u wbr"
            .split(separator: " ").map { $0.unicodeScalars.map(\.value) })

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

    // MARK: Looking

    /// The character at `index` in ``plain``; 0 outside.
    func peek(_ index: Int) -> UInt32 { plain.indices.contains(index) ? plain[index] : 0 }

    func isLetter(_ index: Int) -> Bool { Script.isLetter(peek(index)) }
    func isDigit(_ index: Int) -> Bool { Script.isDigit(peek(index)) }
    func isAlphanumeric(_ index: Int) -> Bool { isDigit(index) || isLetter(index) }
    func isSpace(_ index: Int) -> Bool { peek(index) == 0x20 || peek(index) == 0x0A }
    func isLineEnd(_ index: Int) -> Bool { index < 0 || index >= count || plain[index] == 0x0A }

    func text(_ range: Range<Int>) -> String { String(scalars: plain[range]) }

    /// Whether the ASCII `literal`, in lower case, stands at `index`.
    func has(_ literal: StaticString, at index: Int) -> Bool {
        guard index >= 0, index + literal.utf8CodeUnitCount <= count else { return false }
        return literal.withUTF8Buffer { wanted in wanted.indices.allSatisfy { lower[index + $0] == UInt32(wanted[$0]) }
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
