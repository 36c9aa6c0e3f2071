#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A borrowed view of contiguous bytes: the parser's window on a raw message.
///
/// This is the one wrapper around an unsafe buffer in this module. It is valid only inside the call that lent it
/// (`[UInt8].withByteView`, or a buffer the caller owns), and every access is checked against its bounds, so that a
/// wrong offset stops the program instead of reading foreign memory.
@frozen
public struct ByteView {
    @usableFromInline package let base: UnsafePointer<UInt8>
    /// Number of bytes.
    public let count: Int

    /// Views `buffer`, which must outlive the view.
    @inlinable
    public init(_ buffer: UnsafeBufferPointer<UInt8>) {
        base = buffer.baseAddress ?? ByteView.nothing
        count = buffer.count
    }

    @inlinable
    init(base: UnsafePointer<UInt8>, count: Int) {
        self.base = base
        self.count = count
    }

    /// An address for views of nothing; it is never read.
    @usableFromInline static var nothing: UnsafePointer<UInt8> { ("" as StaticString).utf8Start }

    @inlinable
    public subscript(index: Int) -> UInt8 {
        precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "byte offset out of bounds")
        return base[index]
    }

    /// The byte at `index`, or 0 outside the view: for looking ahead and behind.
    @inlinable
    public func peek(_ index: Int) -> UInt8 {
        UInt(bitPattern: index) < UInt(bitPattern: count) ? base[index] : 0
    }

    /// A view of `range`, cut to these bounds.
    @inlinable
    public subscript(range: ByteRange) -> ByteView {
        let lower = min(Int(range.lower), count)
        let upper = max(lower, min(Int(range.upper), count))
        return ByteView(base: base + lower, count: upper - lower)
    }

    /// A view of `lower..<upper`, cut to these bounds.
    @inlinable
    public func slice(_ lower: Int, _ upper: Int) -> ByteView {
        let start = max(0, min(lower, count))
        return ByteView(base: base + start, count: max(start, min(upper, count)) - start)
    }

    @inlinable public var isEmpty: Bool { count == 0 }
    @inlinable public var fullRange: ByteRange { ByteRange(0, count) }
    @inlinable public var buffer: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: base, count: count) }
    /// A copy of the bytes.
    @inlinable public var array: [UInt8] { Array(buffer) }

    /// Offset of the first `byte` in `start..<end`.
    @inlinable
    public func firstIndex(of byte: UInt8, from start: Int = 0, to end: Int? = nil) -> Int? {
        let stop = min(end ?? count, count)
        guard start >= 0, start < stop else { return nil }
        guard let hit = memchr(base + start, Int32(byte), stop - start) else { return nil }
        return UnsafeRawPointer(hit) - UnsafeRawPointer(base)
    }

    /// Whether the bytes at `offset` are `literal`, which must be lower-case ASCII, letter case aside.
    @inlinable
    public func hasPrefix(_ literal: StaticString, at offset: Int = 0) -> Bool {
        let length = literal.utf8CodeUnitCount
        guard offset >= 0, offset + length <= count else { return false }
        let wanted = literal.utf8Start
        for i in 0..<length where base[offset + i].asciiLowercased != wanted[i] { return false }
        return true
    }

    /// Whether all bytes together are `literal`, which must be lower-case ASCII, letter case aside.
    @inlinable
    public func equals(_ literal: StaticString) -> Bool {
        count == literal.utf8CodeUnitCount && hasPrefix(literal)
    }

    /// Whether both views hold the same bytes, ASCII letter case aside.
    public func equalsIgnoringCase(_ other: ByteView) -> Bool {
        guard count == other.count else { return false }
        for i in 0..<count where base[i].asciiLowercased != other.base[i].asciiLowercased { return false }
        return true
    }

    /// Whether both views hold the same bytes.
    @inlinable
    public func equals(_ other: ByteView) -> Bool {
        count == other.count && memcmp(base, other.base, count) == 0
    }

    /// The view without spaces, tabs and line ends at both ends.
    public func trimmed() -> ByteView {
        var start = 0
        var end = count
        while start < end, base[start].isFoldingWhiteSpace { start += 1 }
        while end > start, base[end - 1].isFoldingWhiteSpace { end -= 1 }
        return ByteView(base: base + start, count: end - start)
    }

    /// Offset of this view within `whole`, of which it must be a part.
    @inlinable
    public func offset(in whole: ByteView) -> Int { base - whole.base }
}

extension Array where Element == UInt8 {
    /// Lends a view of the array's bytes for the length of one call.
    @inlinable
    public func withByteView<Result>(_ body: (ByteView) throws -> Result) rethrows -> Result {
        try withUnsafeBufferPointer { try body(ByteView($0)) }
    }
}

/// A half-open range of byte offsets into one raw message (at most 4 GiB, see ``Limits/messageBytes``).
@frozen
public struct ByteRange: Sendable, Hashable {
    public var lower: UInt32
    public var upper: UInt32

    @inlinable
    public init(_ lower: Int, _ upper: Int) {
        self.lower = UInt32(clamping: lower)
        self.upper = max(self.lower, UInt32(clamping: upper))
    }

    public static let empty = ByteRange(0, 0)

    @inlinable public var count: Int { Int(upper - lower) }
    @inlinable public var isEmpty: Bool { lower == upper }
    @inlinable public var start: Int { Int(lower) }
    @inlinable public var end: Int { Int(upper) }
    /// The same range, `offset` bytes further on.
    @inlinable public func shifted(by offset: Int) -> ByteRange { ByteRange(start + offset, end + offset) }
}

extension UInt8 {
    @inlinable public var asciiLowercased: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }
    /// Space or tab (WSP of RFC 5234).
    @inlinable public var isWhiteSpace: Bool { self == 0x20 || self == 0x09 }
    /// White space or part of a line end: what folding leaves inside a field body.
    @inlinable public var isFoldingWhiteSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
    @inlinable public var isDigit: Bool { self &- 0x30 < 10 }
    @inlinable public var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }
    @inlinable public var isHexDigit: Bool { hexValue != nil }
    /// The value of a hexadecimal digit, or nil.
    @inlinable public var hexValue: UInt8? {
        if isDigit { return self &- 0x30 }
        let letter = (self | 0x20) &- 0x61
        return letter < 6 ? letter + 10 : nil
    }
}
