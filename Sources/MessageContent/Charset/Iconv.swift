#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The iconv of libc, which converts one character at a time here.
///
/// It is used only to make the tables of the East Asian charsets. Text is decoded with those tables, since
/// implementations of iconv differ in how they treat broken sequences, and some carry shift states from one text into
/// the next.
///
/// The unsafe part: an `iconv_t` is a raw pointer without a lock of its own. Invariant: a descriptor lives within one
/// call of ``withConverter(from:_:)``, on one thread.
struct Iconv: ~Copyable {
    private let descriptor: iconv_t

    /// Runs `body` with a converter to UTF-8 from the first of `names` that libc knows; nil when it knows none.
    static func withConverter<Result>(from names: [String], _ body: (borrowing Iconv) -> Result) -> Result? {
        for name in names {
            guard let descriptor = iconv_open("UTF-8", name), descriptor != iconv_t(bitPattern: -1) else { continue }
            defer { iconv_close(descriptor) }
            return body(Iconv(descriptor: descriptor))
        }
        return nil
    }

    /// The Unicode scalars of one coded character of at most four bytes: none, one, or a letter with its mark.
    /// A table takes some 20,000 calls, so nothing is allocated, and the state is reset only if it may have changed.
    func scalars(of bytes: (UInt8, UInt8, UInt8, UInt8), count: Int) -> (first: UInt32, second: UInt32)? {
        var bytes = bytes
        return withUnsafeMutableBytes(of: &bytes) { source in
            withUnsafeTemporaryAllocation(byteCount: 32, alignment: 1) { target in
                let written = convert(source.assumingMemoryBound(to: CChar.self), count, target)
                var text = UnsafeRawBufferPointer(rebasing: target[..<written])[...]
                guard let first = Self.takeScalar(&text) else { return nil }
                return (first, Self.takeScalar(&text) ?? 0)
            }
        }
    }

    private func convert(
        _ source: UnsafeMutableBufferPointer<CChar>, _ count: Int, _ target: UnsafeMutableRawBufferPointer
    ) -> Int {
        var input = source.baseAddress
        var output = target.assumingMemoryBound(to: CChar.self).baseAddress
        var left = count
        var room = target.count
        guard iconv(descriptor, &input, &left, &output, &room) == 0, left == 0 else {
            _ = iconv(descriptor, nil, nil, nil, nil)
            return 0
        }
        // Some implementations hold a character back until they know whether a combining mark follows.
        if room == target.count { _ = iconv(descriptor, nil, nil, &output, &room) }
        return target.count - room
    }

    /// Takes the next scalar of well-formed UTF-8.
    private static func takeScalar(_ text: inout Slice<UnsafeRawBufferPointer>) -> UInt32? {
        guard let lead = text.popFirst() else { return nil }
        let tails = lead < 0xC0 ? 0 : lead < 0xE0 ? 1 : lead < 0xF0 ? 2 : 3
        var scalar = UInt32(lead) & (tails == 0 ? 0x7F : 0x3F >> UInt32(tails))
        for _ in 0..<tails { scalar = scalar << 6 | UInt32(text.popFirst() ?? 0x80) & 0x3F }
        return scalar
    }
}
