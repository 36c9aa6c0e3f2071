/// Writes UTF-8 into memory that was reserved for it; all decoders write through it.
///
/// The unsafe part: nothing is checked while writing. Invariant: ``room(for:)`` is enough for every decoder, since none
/// writes more than three bytes for one that it reads (four for four, six for two), and ``put(packed:)`` touches at
/// most three bytes beyond the end.
struct UTF8Sink {
    private let base: UnsafeMutablePointer<UInt8>
    private(set) var count = 0
    /// How many U+FFFD were written in place of bytes without a character.
    private(set) var replaced = 0

    /// Bytes to reserve for the text of `count` bytes in any charset.
    static func room(for count: Int) -> Int { 3 * count + 8 }

    /// Reserves room for the text of `count` bytes, and returns what `body` wrote.
    static func collect(_ count: Int, _ body: (inout UTF8Sink) -> Void) -> (text: [UInt8], replaced: Int) {
        var replaced = 0
        let text = [UInt8](unsafeUninitializedCapacity: room(for: count)) { buffer, written in
            guard let base = buffer.baseAddress else { return }
            var sink = UTF8Sink(base: base)
            body(&sink)
            written = sink.count
            replaced = sink.replaced
        }
        return (text, replaced)
    }

    private init(base: UnsafeMutablePointer<UInt8>) { self.base = base }

    @inline(__always)
    mutating func put(ascii byte: UInt8) {
        base[count] = byte
        count += 1
    }

    @inline(__always)
    mutating func replace() {
        put(packed: Self.replacement)
        replaced += 1
    }

    /// Writes a scalar; surrogates and numbers beyond Unicode are replaced.
    mutating func put(_ scalar: UInt32) {
        let packed = Self.pack(scalar)
        if packed != 0 { return put(packed: packed) }
        guard scalar > 0xFFFF, scalar <= 0x10_FFFF else { return replace() }
        base[count] = 0xF0 | UInt8(scalar >> 18)
        for shift in 1...3 { base[count + shift] = 0x80 | UInt8(scalar >> (18 - 6 * UInt32(shift)) & 0x3F) }
        count += 4
    }

    /// Writes the result of ``pack(_:)``, up to three bytes in one store.
    @inline(__always)
    mutating func put(packed: UInt32) {
        UnsafeMutableRawPointer(base + count).storeBytes(of: packed.littleEndian, as: UInt32.self)
        count += Int(packed >> 24)
    }

    /// The UTF-8 of a scalar of the Basic Multilingual Plane, its first byte in the lowest bits and its length in the
    /// highest ones; 0 for other scalars and for surrogates.
    static func pack(_ scalar: UInt32) -> UInt32 {
        switch scalar {
        case 0..<0x80: return 1 << 24 | scalar
        case 0x80..<0x800: return 2 << 24 | (0x80 | scalar & 0x3F) << 8 | 0xC0 | scalar >> 6
        case 0x800..<0xD800, 0xE000..<0x10000:
            return 3 << 24 | (0x80 | scalar & 0x3F) << 16 | (0x80 | scalar >> 6 & 0x3F) << 8 | 0xE0 | scalar >> 12
        default: return 0
        }
    }

    static let replacement = pack(0xFFFD)

    /// Copies ASCII from `start` on, eight bytes at a time. Returns the offset of the first other byte.
    @inline(__always)
    mutating func copyASCII(_ input: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        guard let source = input.baseAddress else { return start }
        var i = start
        while i + 8 <= input.count {
            let word = UnsafeRawPointer(source + i).loadUnaligned(as: UInt64.self)
            guard word & 0x8080_8080_8080_8080 == 0 else { break }
            UnsafeMutableRawPointer(base + count).storeBytes(of: word, as: UInt64.self)
            i += 8
            count += 8
        }
        while i < input.count, source[i] < 0x80 {
            put(ascii: source[i])
            i += 1
        }
        return i
    }
}
