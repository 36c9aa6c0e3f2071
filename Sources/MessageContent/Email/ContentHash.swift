import Bytes

/// A SHA-256 digest (FIPS 180-4): the identity of a raw message and of a part's content.
public struct ContentHash: Sendable, Hashable, Comparable {
    /// The 32 bytes as four big-endian words, so that copies need no allocation.
    typealias Words = (UInt64, UInt64, UInt64, UInt64)
    private let words: Words

    public static func == (a: ContentHash, b: ContentHash) -> Bool { a.words == b.words }
    /// The order of their bytes.
    public static func < (a: ContentHash, b: ContentHash) -> Bool { a.words < b.words }
    public func hash(into hasher: inout Hasher) { hasher.combine(words.0) }

    /// The hash of `bytes`.
    public init(of bytes: ByteView) {
        var function = SHA256()
        function.update(bytes)
        self = function.finalize()
    }

    init(words: Words) { self.words = words }

    /// The hash whose 32 bytes these are, or nil for another number of bytes.
    public init?(bytes: some Collection<UInt8>) {
        guard bytes.count == 32 else { return nil }
        var words: Words = (0, 0, 0, 0)
        withUnsafeMutableBytes(of: &words) { $0.copyBytes(from: bytes) }
        self.words = (words.0.bigEndian, words.1.bigEndian, words.2.bigEndian, words.3.bigEndian)
    }

    /// Of no content at all: stands where a hash is damaged.
    public static let none = ContentHash(of: ByteView(UnsafeBufferPointer(start: nil, count: 0)))

    /// The 32 bytes.
    public var bytes: [UInt8] {
        let bigEndian = (words.0.bigEndian, words.1.bigEndian, words.2.bigEndian, words.3.bigEndian)
        return withUnsafeBytes(of: bigEndian) { [UInt8]($0) }
    }

    /// The first 64 bits.
    package var prefix: UInt64 { words.0 }

    /// 64 lower-case hexadecimal digits.
    public var hex: String {
        let digits = Array("0123456789abcdef".utf8)
        return String(unsafeUninitializedCapacity: 64) { output in
            for (index, word) in [words.0, words.1, words.2, words.3].enumerated() {
                for k in 0..<16 { output[index * 16 + k] = digits[Int(word >> (60 - 4 * UInt64(k)) & 15)] }
            }
            return 64
        }
    }
}
