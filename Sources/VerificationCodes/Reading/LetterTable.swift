/// Letters of Latin, Greek, Cyrillic and Armenian without accents and in lower case, looked up by their scalar value.
struct LetterTable: Sendable {
    static let shared = LetterTable()

    private static let low: ClosedRange<UInt32> = 0xC0...0x587
    private static let high: ClosedRange<UInt32> = 0x1E00...0x1FFF
    /// In the first range, but no letters: an apostrophe and combining marks.
    private static let marks: [ClosedRange<UInt32>] = [0x2BC...0x2BC, 0x300...0x36F, 0x483...0x487]
    /// For each scalar of the two ranges the plain letter and its lower case; 0 for marks.
    private var plain = [UInt16](repeating: 0, count: LetterTable.low.count + LetterTable.high.count)
    private var lower = [UInt16](repeating: 0, count: LetterTable.low.count + LetterTable.high.count)

    private init() {
        for scalar in [Self.low, Self.high].joined() { set(scalar, UInt16(scalar), UInt16(scalar)) }
        for row in stride(from: 0, to: Self.triples.count, by: 3) {
            set(UInt32(Self.triples[row]), Self.triples[row + 1], Self.triples[row + 2])
        }
        for scalar in Self.marks.joined() { set(scalar, 0, 0) }
    }

    private mutating func set(_ scalar: UInt32, _ letter: UInt16, _ small: UInt16) {
        guard let index = Self.index(scalar) else { return }
        plain[index] = letter
        lower[index] = small
    }

    private static func index(_ scalar: UInt32) -> Int? {
        if scalar < low.lowerBound { return nil }
        if scalar <= low.upperBound { return Int(scalar - low.lowerBound) }
        if scalar < high.lowerBound { return nil }
        return scalar <= high.upperBound ? low.count + Int(scalar - high.lowerBound) : nil
    }

    /// The letter without accents, and the same in lower case; both have the same length in UTF-8. Nil for what is no letter
    /// of these alphabets.
    func fold(_ scalar: UInt32) -> (plain: UInt32, lower: UInt32)? {
        guard let index = Self.index(scalar), plain[index] != 0 else { return nil }
        return (UInt32(plain[index]), UInt32(lower[index]))
    }
}
