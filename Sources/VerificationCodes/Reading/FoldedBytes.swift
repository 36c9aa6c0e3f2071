import MessageFormat

extension RandomAccessCollection where Element == UInt8, Index == Int {
    /// Where the character begins that holds the byte of UTF-8 at a place.
    @inline(__always)
    func scalarStart(at position: Int) -> Int {
        var start = position
        while start > 0, self[start] & 0xC0 == 0x80 { start -= 1 }
        return start
    }
}

extension [UInt8] {
    /// The ASCII letters and digits from `start` on.
    func word(at start: Int) -> Range<Int> {
        var end = start
        while end < count, self[end].isAlphanumeric { end += 1 }
        return start..<end
    }

    /// Where a letter or digit stands behind a single separator at `end`: a hyphen, a dot, a middle dot or `other`.
    package func next(after end: Int, or other: UInt8) -> Int? {
        guard end + 1 < count else { return nil }
        let isMiddleDot = self[end] == 0xC2 && self[end + 1] == 0xB7
        let next = end + (isMiddleDot ? 2 : 1)
        guard isMiddleDot || self[end] == 0x2D || self[end] == 0x2E || self[end] == other else { return nil }
        return next < count && self[next].isAlphanumeric ? next : nil
    }
}
