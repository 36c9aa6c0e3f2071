import Bytes

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

// Bytes and byte strings of HTML and CSS: classes, comparing, hashing, appending.

extension UInt8 {
    @inline(__always) init(ascii character: Unicode.Scalar) { self = UInt8(truncatingIfNeeded: character.value) }
    /// Begins a name of CSS (Syntax Level 3, section 4.2: "ident-start code point").
    @inline(__always) var isCSSNameStart: Bool { isLetter || self == 0x5f || self >= 0x80 }
    /// Part of a name of CSS ("ident code point").
    @inline(__always) var isCSSName: Bool { isCSSNameStart || isDigit || self == 0x2d }
    /// White space of the HTML and CSS standards.
    @inline(__always) var isHTMLSpace: Bool {
        self == 0x20 || self == 0x0a || self == 0x09 || self == 0x0c || self == 0x0d
    }
}

extension Collection<UInt8> {
    /// Lends these bytes in place where they are contiguous, else a copy of them.
    @inline(__always)
    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        withContiguousStorageIfAvailable(body) ?? Array(self).withUnsafeBufferPointer(body)
    }

    /// Whether these bytes are the lower-case ASCII `word`, in any case.
    func equalsIgnoringCase(_ word: StaticString) -> Bool {
        count == word.utf8CodeUnitCount && startsIgnoringCase(word)
    }

    /// Whether these bytes begin with the lower-case ASCII `word`, in any case.
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

extension Collection<UInt8> {
    /// Whether these bytes are `word`, ASCII letter case aside.
    func equalsIgnoringCase(_ word: [UInt8]) -> Bool {
        count == word.count && zip(self, word).allSatisfy { $0.asciiLowercased == $1.asciiLowercased }
    }
}

extension BidirectionalCollection<UInt8> {
    /// These bytes without those at both ends for which `isEdge` is true.
    func trimmed(_ isEdge: (UInt8) -> Bool) -> SubSequence {
        let rest = drop(while: isEdge)
        let end = rest.lastIndex { !isEdge($0) }.map { rest.index(after: $0) } ?? rest.startIndex
        return rest[..<end]
    }
}

/// Bytes of a document: text, or the value of an attribute.
typealias ByteSlice = Slice<UnsafeBufferPointer<UInt8>>

extension ByteSlice {
    /// A quick hash, 8 bytes at a time, for tables that also compare the bytes.
    var quickHash: UInt64 {
        let bytes = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: self))
        var hash = UInt64(bytes.count) &* 0x9e37_79b9_7f4a_7c15
        var position = 0
        func mix(_ word: UInt64) {
            hash = (hash ^ word) &* 0xff51_afd7_ed55_8ccd
            hash ^= hash >> 32
        }
        while position + 8 <= bytes.count {
            mix(bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))
            position += 8
        }
        while position < bytes.count {
            mix(UInt64(bytes[position]))
            position += 1
        }
        return hash
    }

    /// Compares by memcmp.
    func hasSameBytes(as other: Self) -> Bool {
        let (a, b) = (UnsafeBufferPointer(rebasing: self), UnsafeBufferPointer(rebasing: other))
        guard a.count == b.count else { return false }
        guard let first = a.baseAddress, let second = b.baseAddress else { return true }
        return memcmp(first, second, a.count) == 0
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Offset of the first `byte`, by memchr.
    @inline(__always) func firstOffset(of byte: UInt8) -> Int? {
        guard let baseAddress, count > 0, let hit = memchr(baseAddress, Int32(byte), count) else { return nil }
        return UnsafeRawPointer(hit) - UnsafeRawPointer(baseAddress)
    }

    @inline(__always)
    func starts(with text: StaticString) -> Bool {
        guard count >= text.utf8CodeUnitCount else { return false }
        for index in 0..<text.utf8CodeUnitCount where self[index] != text.utf8Start[index] { return false }
        return true
    }

    @inline(__always)
    func equals(_ text: StaticString) -> Bool { count == text.utf8CodeUnitCount && starts(with: text) }
}

extension [UInt8] {
    mutating func append(_ text: StaticString) {
        append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Appends other bytes, many times quicker than the generic `append(contentsOf:)`.
    @inline(__always)
    mutating func append(bytesOf other: some Collection<UInt8>) { other.withBytes { append(contentsOf: $0) } }

    /// Appends `bytes` with each byte replaced for which there is a replacement; runs of others are copied at once.
    @inline(__always)
    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>, replacing replacement: (UInt8) -> StaticString?) {
        var copied = 0
        for position in 0..<bytes.count {
            guard let text = replacement(bytes[position]) else { continue }
            append(contentsOf: UnsafeBufferPointer(rebasing: bytes[copied..<position]))
            append(text)
            copied = position + 1
        }
        append(contentsOf: UnsafeBufferPointer(rebasing: bytes[copied...]))
    }
}
