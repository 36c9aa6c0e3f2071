/// Letters of Latin, Greek, Cyrillic and Armenian without accents and in lower case, looked up by their scalar value.
struct LetterTable: Sendable {
    static let shared = LetterTable()

    private static let low: ClosedRange<UInt32> = 0xC0...0x587
    private static let high: ClosedRange<UInt32> = 0x1E00...0x1FFF
    /// For each scalar of the two ranges the plain letter and its lower case; 0 where nothing changes.
    private var plain = [UInt16](repeating: 0, count: LetterTable.low.count + LetterTable.high.count)
    private var lower = [UInt16](repeating: 0, count: LetterTable.low.count + LetterTable.high.count)

    private init() {
        for row in stride(from: 0, to: Self.triples.count, by: 3) {
            guard let index = Self.index(UInt32(Self.triples[row])) else { continue }
            plain[index] = Self.triples[row + 1]
            lower[index] = Self.triples[row + 2]
        }
    }

    private static func index(_ scalar: UInt32) -> Int? {
        if low.contains(scalar) { return Int(scalar - low.lowerBound) }
        return high.contains(scalar) ? low.count + Int(scalar - high.lowerBound) : nil
    }

    /// The letter without accents, and the same in lower case; both have the same length in UTF-8.
    func fold(_ scalar: UInt32) -> (plain: UInt32, lower: UInt32) {
        guard let index = Self.index(scalar), plain[index] != 0 else { return (scalar, scalar) }
        return (UInt32(plain[index]), UInt32(lower[index]))
    }
}
