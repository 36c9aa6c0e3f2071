import Bytes

/// Looks up the first field of a name that is not empty. The rules do so a hundred times for each message, so that a
/// Dictionary, which hashes whole strings, would be too slow.
struct FieldTable {
    private let headers: [(name: String, value: String)]
    /// Indices into `headers` plus one, by hash; 0 is free. Their number is a power of two and at least twice that of
    /// the fields.
    private var slots: [Int32]

    init(_ headers: [(name: String, value: String)]) {
        self.headers = headers
        var capacity = 32
        while capacity < headers.count * 2 { capacity *= 2 }
        slots = [Int32](repeating: 0, count: capacity)
        for (index, header) in headers.enumerated() where !Self.isTransit(header.name) {
            // An empty field says nothing; adverts that want to look like answers have an empty In-Reply-To.
            if header.value.utf8.contains(where: { $0 > 0x20 }) { insert(index, header.name) }
        }
    }

    /// Whether In-Reply-To or References names a message.
    var isReply: Bool { self["in-reply-to"] != nil || self["references"] != nil }

    subscript(name: String) -> String? {
        var slot = Self.hash(name) & (slots.count - 1)
        for _ in 0..<Self.maximumProbes {
            guard slots[slot] != 0 else { return nil }
            let header = headers[Int(slots[slot]) - 1]
            if header.name == name { return header.value }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    /// Adds a field unless there is one of its name. A field that finds no slot near its own is left out: only a header
    /// that somebody made to collide has so many.
    private mutating func insert(_ index: Int, _ name: String) {
        var slot = Self.hash(name) & (slots.count - 1)
        for _ in 0..<Self.maximumProbes {
            if slots[slot] == 0 {
                slots[slot] = Int32(index + 1)
                return
            }
            if headers[Int(slots[slot]) - 1].name == name { return }
            slot = (slot + 1) & (slots.count - 1)
        }
    }

    private static let maximumProbes = 64

    /// A hash of the length, the first eight bytes and the last eight.
    private static func hash(_ name: String) -> Int {
        var name = name
        return name.withUTF8 { bytes in
            let (bytes, count) = (UnsafeRawBufferPointer(bytes), bytes.count)
            var hash = UInt64(truncatingIfNeeded: count)
            if count >= 8 {
                let head = bytes.loadUnaligned(as: UInt64.self)
                let tail = bytes.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
                hash ^= (head ^ (tail << 29 | tail >> 35)) &* 0x9E37_79B9_7F4A_7C15
            } else {
                for byte in bytes { hash = StableHash.adding(byte, to: hash) }
            }
            return Int(truncatingIfNeeded: (hash ^ hash >> 29 ^ hash >> 47) & 0x7FFF_FFFF)
        }
    }

    /// Fields that every server on the way adds, which no rule reads.
    private static func isTransit(_ name: String) -> Bool {
        var name = name
        return name.withUTF8 { bytes in
            guard bytes.count >= 4 else { return false }
            switch (bytes[0], bytes[1], bytes[2], bytes[3]) {
            case (0x61, 0x72, 0x63, 0x2D): return true  // arc-
            case (0x78, 0x2D, 0x6D, 0x73): return bytes.count > 4 && bytes[4] == 0x2D  // x-ms-
            case (0x72, 0x65, 0x63, 0x65): return true  // received, received-spf
            default: return false
            }
        }
    }
}
