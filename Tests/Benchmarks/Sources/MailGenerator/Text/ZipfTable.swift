/// Draws ranks as natural language does: the word of rank r about 1/r as often as the first (Zipf's law).
struct ZipfTable: Sendable {
    private let ranks: [UInt16]

    init(count: Int) {
        let slots = 8192
        let total = (1...count).reduce(0.0) { $0 + 1 / Double($1 + 1) }
        var ranks: [UInt16] = []
        var reached = 0.0
        for rank in 0..<count {
            reached += 1 / Double(rank + 2) / total
            let end = min(slots, Int(reached * Double(slots)))
            while ranks.count < end { ranks.append(UInt16(rank)) }
        }
        while ranks.count < slots { ranks.append(UInt16(count - 1)) }
        self.ranks = ranks
    }

    func draw(_ random: inout SplitMix64) -> Int { Int(ranks[Int(random.next() >> 51)]) }
}
