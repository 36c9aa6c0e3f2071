import MessageFormat

/// A fixed set of ASCII names, looked up by bytes in any case without allocating.
///
/// Open addressing over a 64-bit hash; a hit is confirmed byte by byte.
struct NameTable: Sendable {
    /// All names, one behind the other, and where each starts.
    private let text: [UInt8]
    private let starts: [Int]
    private let slots: [Int16]
    private let mask: Int

    /// `names` must be lower-case ASCII; the index in it is the result of a lookup.
    init(_ names: [String]) {
        var size = 16
        while size < names.count * 4 { size *= 2 }
        var slots = [Int16](repeating: -1, count: size)
        var text: [UInt8] = []
        var starts = [0]
        for (index, name) in names.enumerated() {
            var slot = Array(name.utf8).withUnsafeBufferPointer { NameTable.hash($0) } & (size - 1)
            while slots[slot] >= 0 { slot = (slot + 1) & (size - 1) }
            slots[slot] = Int16(index)
            text += name.utf8
            starts.append(text.count)
        }
        self.text = text
        self.starts = starts
        self.slots = slots
        mask = size - 1
    }

    func index(of name: UnsafeBufferPointer<UInt8>) -> Int? {
        var slot = NameTable.hash(name) & mask
        while slots[slot] >= 0 {
            let index = Int(slots[slot])
            if matches(starts[index]..<starts[index + 1], name) { return index }
            slot = (slot + 1) & mask
        }
        return nil
    }

    func index(of name: [UInt8]) -> Int? { name.withUnsafeBufferPointer { index(of: $0) } }

    private func matches(_ known: Range<Int>, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
        guard known.count == name.count else { return false }
        for i in 0..<known.count where text[known.lowerBound + i] != name[i].asciiLowercased { return false }
        return true
    }

    private static func hash(_ name: UnsafeBufferPointer<UInt8>) -> Int {
        var hash: UInt32 = 0x811c_9dc5
        for byte in name { hash = (hash ^ UInt32(byte.asciiLowercased)) &* 0x0100_0193 }
        return Int(hash ^ (hash >> 15))
    }
}
