import MessageContent

/// The identities of messages, in memory.
///
/// A hash table of 12 bytes a slot. Of an identity only the first 64 bits are kept; the message's row tells whether the
/// others are the same, too.
struct IdentityTable {
    /// The first bits of identities, and the messages' row ids, 0 where a slot is free.
    private var keys: [UInt64] = []
    private var rows: [UInt32] = []
    private(set) var count = 0

    /// Row ids of the messages whose identity begins alike: nearly always none or one.
    func candidates(_ identity: ContentHash) -> [Int64] {
        guard !keys.isEmpty else { return [] }
        var found: [Int64] = []
        var slot = slot(identity.prefix)
        while rows[slot] != 0 {
            if keys[slot] == identity.prefix { found.append(Int64(rows[slot])) }
            slot = (slot + 1) & (keys.count - 1)
        }
        return found
    }

    /// - Parameter row: less than 2^32.
    mutating func insert(_ identity: ContentHash, _ row: Int64) {
        if count * 4 >= keys.count * 3 { grow() }
        put(identity.prefix, UInt32(truncatingIfNeeded: row))
        count += 1
    }

    private mutating func put(_ key: UInt64, _ row: UInt32) {
        var slot = slot(key)
        while rows[slot] != 0 { slot = (slot + 1) & (keys.count - 1) }
        keys[slot] = key
        rows[slot] = row
    }

    private mutating func grow() {
        let (oldKeys, oldRows) = (keys, rows)
        let size = max(1 << 10, keys.count * 2)
        keys = [UInt64](repeating: 0, count: size)
        rows = [UInt32](repeating: 0, count: size)
        for slot in oldRows.indices where oldRows[slot] != 0 { put(oldKeys[slot], oldRows[slot]) }
    }

    /// Any bits of a hash will do.
    private func slot(_ key: UInt64) -> Int { Int(truncatingIfNeeded: key) & (keys.count - 1) }
}
