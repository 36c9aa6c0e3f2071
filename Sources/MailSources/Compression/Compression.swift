/// What a file or a member of a zip file is compressed with.
enum Compression: String, Sendable {
    case gzip, zstd, xz, bzip2
    /// RFC 1951 without a header, in zip files.
    case deflate

    /// - Parameter head: the first `headBytes` of a file.
    init?(_ head: [UInt8]) {
        let found = Self.magic.first { head.starts(with: $0.bytes) }
        guard let found else { return nil }
        // A text may begin with "BZh" too. In bzip2 a digit and the mark of the first block follow.
        if found.compression == .bzip2, head.count < 10 || !Self.blockMark.elementsEqual(head[4..<10]) { return nil }
        self = found.compression
    }

    /// Whether another stream begins with these bytes.
    func begins(_ bytes: ArraySlice<UInt8>) -> Bool {
        // RFC 8878 section 3.1.2: frames that decoders skip.
        let skippable: [UInt8] = [0x2A, 0x4D, 0x18]
        if self == .zstd, let first = bytes.first, first & 0xF0 == 0x50, bytes.dropFirst().starts(with: skippable) {
            return true
        }
        return Self.magic.contains { $0.compression == self && bytes.starts(with: $0.bytes) }
    }

    /// So many bytes tell every kind of compression.
    static let headBytes = 10

    private static let magic: [(compression: Compression, bytes: [UInt8])] = [
        (.gzip, [0x1F, 0x8B, 0x08]), (.zstd, [0x28, 0xB5, 0x2F, 0xFD]), (.xz, [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00]),
        (.bzip2, Array("BZh".utf8)),
    ]
    private static let blockMark: [UInt8] = [0x31, 0x41, 0x59, 0x26, 0x53, 0x59]

    /// A file name without the suffix that compression adds to it.
    static func withoutSuffix(_ name: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let suffix = [".gz", ".zst", ".xz", ".bz2"].first {
            name.count > $0.utf8.count && name.suffix($0.utf8.count).elementsEqual($0.utf8)
        }
        return name.dropLast(suffix?.utf8.count ?? 0)
    }

    /// The library that decodes it, under the name that people install it by.
    var library: String {
        switch self {
        case .gzip, .deflate: "zlib"
        case .zstd: "libzstd"
        case .xz: "liblzma"
        case .bzip2: "libbz2"
        }
    }
}

/// Decodes one compressed stream after the other.
protocol Decoder: AnyObject {
    /// Decodes from `input` to `output`: takes or makes at least one byte, unless one of the two is empty.
    func decode(_ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer) -> DecodedStep
    /// Begins with the next stream.
    func restart()
    /// A second decoder in the same state; nil where the library has no such function.
    func copy() -> (any Decoder)?
}

extension Decoder {
    func copy() -> (any Decoder)? { nil }
}

struct DecodedStep {
    enum Outcome {
        /// The stream goes on.
        case more
        /// The stream ends here.
        case end
        /// Nothing can be decoded from here on. The bytes that were made before seem to be right.
        case damaged
    }

    /// Bytes taken from the input.
    let consumed: Int
    /// Bytes written to the output.
    let produced: Int
    let outcome: Outcome
}

extension SourceError {
    static func damaged(_ compression: Compression, at position: Int, path: RawPath) -> SourceError {
        .unreadable(
            "its \(compression.rawValue) compression is damaged behind byte \(position) (what stands before was read; restore the file from a copy)",
            path: path)
    }

    static func missingLibrary(_ compression: Compression, path: RawPath) -> SourceError {
        .unreadable(
            "is compressed with \(compression.rawValue), and this system has no \(compression.library) (install it, or decompress the file)",
            path: path)
    }
}
