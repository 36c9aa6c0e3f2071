#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The two searches that every byte of an mbox goes through.
enum ByteSearch {
    static let lineFeed = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
    static let greaterThan = UInt8(ascii: ">")

    /// Index of the first `byte` in `range`.
    static func first(_ byte: UInt8, in bytes: Span<UInt8>, _ range: Range<Int>) -> Int? {
        bytes.withUnsafeBufferPointer { buffer in
            precondition(range.lowerBound >= 0 && range.upperBound <= buffer.count)
            guard let start = buffer.baseAddress, !range.isEmpty else { return nil }
            let found = memchr(start + range.lowerBound, Int32(byte), range.count)
            return found.map { UnsafeRawPointer($0) - UnsafeRawPointer(start) }
        }
    }

    /// Index of the first `From ` in `range`, at the start of a line or not.
    ///
    /// Looks at 32 places at a time for an `F` with a space four bytes on, which text seldom has: three times as fast
    /// as memmem(3), which Swift does not see on Linux anyway. It compares 64-bit words, as comparing SIMD vectors
    /// compiles to a loop over their lanes wherever the optimizer loses track of them.
    ///
    /// Unsafe loads stay inside `range`: `hint` reads up to 12 bytes from 24 bytes behind `index`, and `isFrom` 5 bytes
    /// from 31 bytes behind it at most, so that 36 bytes must be left.
    static func firstFrom(in bytes: Span<UInt8>, _ range: Range<Int>) -> Int? {
        bytes.withUnsafeBufferPointer { buffer in
            precondition(range.lowerBound >= 0 && range.upperBound <= buffer.count)
            guard let start = buffer.baseAddress else { return nil }
            let base = UnsafeRawPointer(start)
            var index = range.lowerBound
            while index + 36 <= range.upperBound {
                let hints =
                    hint(base, index) | hint(base, index + 8) | hint(base, index + 16) | hint(base, index + 24)
                if hints != 0 {
                    for place in index..<index + 32 where isFrom(base, place) { return place }
                }
                index += 32
            }
            while index + 5 <= range.upperBound {
                if isFrom(base, index) { return index }
                index += 1
            }
            return nil
        }
    }

    /// Not zero if one of eight places has an `F` and, four bytes on, a space. Reads twelve bytes from `index`.
    @inline(__always)
    private static func hint(_ base: UnsafeRawPointer, _ index: Int) -> UInt64 {
        let first = base.loadUnaligned(fromByteOffset: index, as: UInt64.self) ^ 0x4646_4646_4646_4646
        let fifth = base.loadUnaligned(fromByteOffset: index + 4, as: UInt64.self) ^ 0x2020_2020_2020_2020
        let difference = first | fifth
        // Finds a zero byte in `difference`. It may also hint at the byte above one, which does no harm.
        return (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
    }

    /// Reads five bytes from `index`.
    @inline(__always)
    private static func isFrom(_ base: UnsafeRawPointer, _ index: Int) -> Bool {
        let word = UInt32(littleEndian: base.loadUnaligned(fromByteOffset: index, as: UInt32.self))
        return word == 0x6D_6F_72_46 && base.load(fromByteOffset: index + 4, as: UInt8.self) == UInt8(ascii: " ")
    }
}
