import Bytes

/// A fixed set of ASCII names, looked up by bytes in any case without allocating.
///
/// Open addressing. A name is known by its length and by the two words that hold its first and its last eight bytes;
/// only names of more than sixteen bytes are then compared byte by byte.
struct NameTable: Sendable {
    private struct Key: Equatable, Sendable {
        var count: Int
        var first: UInt64
        var last: UInt64

        /// Letter case does not count.
        init(_ name: UnsafeBufferPointer<UInt8>) {
            let bytes = UnsafeRawBufferPointer(name)
            count = bytes.count
            first = Key.word(bytes, 0, min(count, 8)).asciiLowercased
            last = count > 8 ? Key.word(bytes, count - 8, 8).asciiLowercased : 0
        }

        /// Up to eight bytes as a number, by loads that may overlap.
        @inline(__always)
        private static func word(_ bytes: UnsafeRawBufferPointer, _ start: Int, _ count: Int) -> UInt64 {
            func load<T: FixedWidthInteger>(_ offset: Int, as type: T.Type) -> UInt64 {
                UInt64(truncatingIfNeeded: bytes.loadUnaligned(fromByteOffset: start + offset, as: type))
            }
            switch count {
            case 8: return load(0, as: UInt64.self)
            case 4...: return load(0, as: UInt32.self) | load(count - 4, as: UInt32.self) << 32
            case 2...: return load(0, as: UInt16.self) | load(count - 2, as: UInt16.self) << 16
            case 1: return load(0, as: UInt8.self)
            default: return 0
            }
        }

        var hash: Int {
            let mixed = (first ^ last &* 0xff51_afd7_ed55_8ccd ^ UInt64(count)) &* 0x9e37_79b9_7f4a_7c15
            return Int(mixed >> 40)
        }
    }

    private let names: [[UInt8]]
    private let keys: [Key]
    private let slots: [Int16]
    private let mask: Int

    /// `names` must be lower-case ASCII; the index in it is the result of a lookup.
    init(_ names: [String]) {
        var size = 16
        while size < names.count * 4 { size *= 2 }
        var slots = [Int16](repeating: -1, count: size)
        self.names = names.map { Array($0.utf8) }
        keys = self.names.map { $0.withUnsafeBufferPointer(Key.init) }
        for (index, key) in keys.enumerated() {
            var slot = key.hash & (size - 1)
            while slots[slot] >= 0 { slot = (slot + 1) & (size - 1) }
            slots[slot] = Int16(index)
        }
        self.slots = slots
        mask = size - 1
    }

    func index(of name: UnsafeBufferPointer<UInt8>) -> Int? {
        let key = Key(name)
        var slot = key.hash & mask
        while slots[slot] >= 0 {
            let index = Int(slots[slot])
            if keys[index] == key, key.count <= 16 || matches(names[index], name) { return index }
            slot = (slot + 1) & mask
        }
        return nil
    }

    func index(of name: [UInt8]) -> Int? { name.withUnsafeBufferPointer { index(of: $0) } }

    /// Whether `name` is in the table, letter case aside.
    func contains(_ name: some Collection<UInt8>) -> Bool { name.withBytes { index(of: $0) != nil } }

    private func matches(_ known: [UInt8], _ name: UnsafeBufferPointer<UInt8>) -> Bool {
        for i in known.indices where known[i] != name[i].asciiLowercased { return false }
        return true
    }
}

extension UInt64 {
    /// The bytes of this word with upper-case ASCII letters made lower-case, all at once.
    fileprivate var asciiLowercased: UInt64 {
        let low = self & 0x7f7f_7f7f_7f7f_7f7f
        let isAtLeastA = low &+ 0x3f3f_3f3f_3f3f_3f3f
        let isAboveZ = low &+ 0x2525_2525_2525_2525
        let isUpper = (isAtLeastA ^ isAboveZ) & ~self & 0x8080_8080_8080_8080
        return self | isUpper >> 2
    }
}
