/// Where phrases begin in a ``PhraseTrie``: nodes by a phrase's first four bytes, or by its first two where it has less
/// than four. At most places of a text a single bit says that no phrase begins there.
struct PhraseRoots: Sendable {
    /// Bits by a hash of four bytes, and by two bytes. Empty until the first phrase.
    private var longBits: [UInt64] = []
    private var shortBits: [UInt64] = []
    /// Open addressing by the same hash: bytes and node, -1 where the slot is free.
    private var slots: [(key: UInt32, node: Int32)] = []
    private var used = 0

    /// How many bytes of a phrase lead to its root: four, or two of a shorter phrase.
    static func depth(of phrase: [UInt8]) -> Int { phrase.count >= 4 ? 4 : 2 }

    /// The root of a phrase of two bytes or more: `new` where there was none for its first bytes.
    mutating func root(of phrase: [UInt8], new: Int32) -> Int32 {
        let isLong = phrase.count >= 4
        let key = isLong ? Self.word(phrase[0], phrase[1], phrase[2], phrase[3]) : Self.pair(phrase[0], phrase[1])
        if longBits.isEmpty {
            longBits = [UInt64](repeating: 0, count: 1 << 12)
            shortBits = [UInt64](repeating: 0, count: 1 << 10)
        }
        if isLong {
            let hash = Self.hash(key)
            longBits[hash >> 6] |= 1 << UInt64(hash & 63)
        } else {
            shortBits[Int(key >> 6)] |= 1 << UInt64(key & 63)
        }
        if used * 2 >= slots.count { grow() }
        let slot = slot(of: key)
        if slots[slot].node < 0 {
            slots[slot] = (key, new)
            used += 1
        }
        return slots[slot].node
    }

    private mutating func grow() {
        let old = slots
        slots = Array(repeating: (0, -1), count: max(64, old.count * 2))
        for entry in old where entry.node >= 0 { slots[slot(of: entry.key)] = entry }
    }

    /// The slot that holds the key, or the free one where it belongs. At most half of them are in use.
    private func slot(of key: UInt32) -> Int {
        var slot = Self.hash(key) & (slots.count - 1)
        while slots[slot].node >= 0, slots[slot].key != key { slot = (slot + 1) & (slots.count - 1) }
        return slot
    }

    /// Whether phrases of less than four bytes, and of four or more, may begin at a place. Another byte must follow.
    @inline(__always)
    func mayBegin(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> (short: Bool, long: Bool) {
        guard used > 0 else { return (false, false) }
        let pair = Self.pair(bytes[start], bytes[start + 1])
        let short = shortBits[Int(pair >> 6)] >> UInt64(pair & 63) & 1 == 1
        guard start + 3 < bytes.count else { return (short, false) }
        let hash = Self.hash(Self.word(bytes[start], bytes[start + 1], bytes[start + 2], bytes[start + 3]))
        return (short, longBits[hash >> 6] >> UInt64(hash & 63) & 1 == 1)
    }

    /// The node of phrases of less than four bytes that begin there; nil when there are none.
    func short(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int? {
        node(Self.pair(bytes[start], bytes[start + 1]))
    }

    func long(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int? {
        node(Self.word(bytes[start], bytes[start + 1], bytes[start + 2], bytes[start + 3]))
    }

    private func node(_ key: UInt32) -> Int? {
        let node = slots[slot(of: key)].node
        return node < 0 ? nil : Int(node)
    }

    /// No phrase begins with a zero byte, so that pairs and words of four are never the same.
    private static func pair(_ a: UInt8, _ b: UInt8) -> UInt32 { UInt32(a) << 8 | UInt32(b) }

    private static func word(_ a: UInt8, _ b: UInt8, _ c: UInt8, _ d: UInt8) -> UInt32 {
        UInt32(a) << 24 | UInt32(b) << 16 | UInt32(c) << 8 | UInt32(d)
    }

    private static func hash(_ key: UInt32) -> Int { Int((key &* 0x9E37_79B1) >> 14) }
}
