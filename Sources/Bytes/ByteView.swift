#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A borrowed view of contiguous bytes: the parser's window on a raw message.
///
/// It is valid only inside the call that lent it (`[UInt8].withByteView`), or as long as the buffer that the caller
/// made it of. Offsets count from the view's first byte.
///
/// Invariant: `count` bytes can be read at `base`. Every access is checked against these bounds, so that a wrong offset
/// stops the program or is cut to them, and never reads foreign memory.
@frozen
public struct ByteView {
    /// Address of the first byte.
    @usableFromInline package let base: UnsafePointer<UInt8>
    /// Number of bytes.
    public let count: Int

    /// - Parameter buffer: must outlive the view.
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

    /// The byte at offset `index`, which must lie in the view: any other offset stops the program.
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

    /// Whether there is no byte to view.
    @inlinable public var isEmpty: Bool { count == 0 }
    /// All offsets of the view.
    @inlinable public var fullRange: ByteRange { ByteRange(0, count) }
    /// The same bytes, without a copy. Valid as long as the view is.
    @inlinable public var buffer: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: base, count: count) }
    /// A copy of the bytes.
    @inlinable public var array: [UInt8] { Array(buffer) }

    /// Offset of the first `byte` in `start..<end`; nil where it does not occur.
    ///
    /// - Parameters:
    ///   - byte: the one that is looked for.
    ///   - start: where the search begins.
    ///   - end: the end of the view if nil, or if it lies beyond that.
    @inlinable
    public func firstIndex(of byte: UInt8, from start: Int = 0, to end: Int? = nil) -> Int? {
        let stop = min(end ?? count, count)
        guard start >= 0, start < stop else { return nil }
        guard let hit = memchr(base + start, Int32(byte), stop - start) else { return nil }
        return UnsafeRawPointer(hit) - UnsafeRawPointer(base)
    }

    /// Whether the bytes at `offset` are those of `literal`, ASCII letter case aside.
    ///
    /// - Parameters:
    ///   - literal: must be lower-case ASCII.
    ///   - offset: where it would begin.
    @inlinable
    public func hasPrefix(_ literal: StaticString, at offset: Int = 0) -> Bool {
        let length = literal.utf8CodeUnitCount
        guard offset >= 0, offset + length <= count else { return false }
        let wanted = literal.utf8Start
        for i in 0..<length where base[offset + i].asciiLowercased != wanted[i] { return false }
        return true
    }

    /// Whether all bytes together are those of `literal`, ASCII letter case aside.
    ///
    /// - Parameter literal: must be lower-case ASCII.
    @inlinable
    public func equals(_ literal: StaticString) -> Bool {
        count == literal.utf8CodeUnitCount && hasPrefix(literal)
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
    /// Lends a view of the array's bytes, which is valid until `body` returns.
    ///
    /// - Throws: what `body` throws.
    @inlinable
    public func withByteView<Result>(_ body: (ByteView) throws -> Result) rethrows -> Result {
        try withUnsafeBufferPointer { try body(ByteView($0)) }
    }
}

/// A half-open range of byte offsets into one raw message, which may have 4 GiB at most: half as large as a
/// `Range<Int>`.
@frozen
public struct ByteRange: Sendable, Hashable {
    /// Offset of the first byte.
    public var lower: UInt32
    /// Offset behind the last byte; never less than ``lower``.
    public var upper: UInt32

    /// Offsets that 32 bits cannot hold become the nearest that they can, and `upper` becomes at least `lower`.
    @inlinable
    public init(_ lower: Int, _ upper: Int) {
        self.lower = UInt32(clamping: lower)
        self.upper = max(self.lower, UInt32(clamping: upper))
    }

    /// No byte, at offset 0.
    public static let empty = ByteRange(0, 0)

    /// Number of bytes.
    @inlinable public var count: Int { Int(upper - lower) }
    /// Whether the range has no byte.
    @inlinable public var isEmpty: Bool { lower == upper }
    /// ``lower``, to reckon with.
    @inlinable public var start: Int { Int(lower) }
    /// ``upper``, to reckon with.
    @inlinable public var end: Int { Int(upper) }
    /// The same range, `offset` bytes further on.
    @inlinable public func shifted(by offset: Int) -> ByteRange { ByteRange(start + offset, end + offset) }
}

extension UInt8 {
    /// The lower-case letter for an upper-case one of ASCII; any other byte as it is.
    @inlinable public var asciiLowercased: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }
    /// Space or tab (WSP of RFC 5234).
    @inlinable public var isWhiteSpace: Bool { self == 0x20 || self == 0x09 }
    /// Space, tab, CR or LF: what folding (RFC 5322 section 2.2.3) leaves inside a field body.
    @inlinable public var isFoldingWhiteSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
    /// `0` to `9` (DIGIT of RFC 5234).
    @inlinable public var isDigit: Bool { self &- 0x30 < 10 }
    /// `A` to `Z` or `a` to `z` (ALPHA of RFC 5234).
    @inlinable public var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }
    /// A letter or digit of ASCII.
    @inlinable public var isAlphanumeric: Bool { isDigit || isLetter }
    /// A digit, or `A` to `F` in either case.
    @inlinable public var isHexDigit: Bool { hexValue != nil }
    /// 0 to 15 for a hexadecimal digit in either case; nil for any other byte.
    @inlinable public var hexValue: UInt8? {
        if isDigit { return self &- 0x30 }
        let letter = (self | 0x20) &- 0x61
        return letter < 6 ? letter + 10 : nil
    }
}
