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

extension UInt8 {
    @inline(__always) init(ascii character: Unicode.Scalar) { self = UInt8(truncatingIfNeeded: character.value) }
    @inline(__always) var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }
    @inline(__always) var isASCIIDigit: Bool { self &- 0x30 < 10 }
    @inline(__always) var isASCIIAlphanumeric: Bool { isASCIILetter || isASCIIDigit }
    /// White space of the HTML and CSS standards.
    @inline(__always) var isHTMLSpace: Bool {
        self == 0x20 || self == 0x0a || self == 0x09 || self == 0x0c || self == 0x0d
    }
}

extension Collection<UInt8> {
    /// Whether these bytes are the lower-case ASCII `word`, in any case.
    func equalsIgnoringCase(_ word: StaticString) -> Bool {
        count == word.utf8CodeUnitCount && startsIgnoringCase(word)
    }

    func startsIgnoringCase(_ word: StaticString) -> Bool {
        guard count >= word.utf8CodeUnitCount else { return false }
        var expected = word.utf8Start
        for byte in self.prefix(word.utf8CodeUnitCount) {
            if byte.asciiLowercased != expected.pointee { return false }
            expected += 1
        }
        return true
    }
}

extension [UInt8] {
    mutating func append(_ text: StaticString) {
        append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    mutating func append(scalar: UInt32) {
        switch scalar {
        case 0..<0x80: append(UInt8(scalar))
        case 0x80..<0x800:
            append(UInt8(0xc0 | scalar >> 6))
            append(UInt8(0x80 | scalar & 0x3f))
        case 0x800..<0x10000:
            append(UInt8(0xe0 | scalar >> 12))
            append(UInt8(0x80 | scalar >> 6 & 0x3f))
            append(UInt8(0x80 | scalar & 0x3f))
        default:
            append(UInt8(0xf0 | scalar >> 18 & 7))
            append(UInt8(0x80 | scalar >> 12 & 0x3f))
            append(UInt8(0x80 | scalar >> 6 & 0x3f))
            append(UInt8(0x80 | scalar & 0x3f))
        }
    }
}
