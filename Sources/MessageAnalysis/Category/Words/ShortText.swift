import Bytes

/// Header values as bytes: walking a String by Character costs twenty times as much, and they are compared with ASCII
/// words only.
extension StringProtocol {
    /// At most `limit` bytes, ASCII in lower case.
    func lowered(_ limit: Int) -> String {
        let lowered = utf8.withContiguousStorageIfAvailable { bytes in
            let bytes = bytes.prefix(limit)
            return String(unsafeUninitializedCapacity: bytes.count) { target in
                for (offset, byte) in bytes.enumerated() { target[offset] = byte.asciiLowercased }
                return bytes.count
            }
        }
        return lowered ?? String(decoding: utf8.prefix(limit).map(\.asciiLowercased), as: UTF8.self)
    }

    /// At most `limit` bytes without white space, ASCII in lower case.
    func loweredWord(_ limit: Int) -> String {
        let bytes = utf8.prefix(limit).filter { $0 > 0x20 }
        return String(decoding: bytes.map(\.asciiLowercased), as: UTF8.self)
    }

    /// This text without everything but letters and digits.
    var alphanumerics: String {
        let bytes = utf8.filter { byte in
            (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte >= 0x80
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Whether `word` stands anywhere in this short text, by bytes.
    func hasWordRun(_ word: String) -> Bool {
        let found = utf8.withContiguousStorageIfAvailable { hay in
            word.utf8.withContiguousStorageIfAvailable { needle in hay.contains(run: needle) }
        }
        if let found = found ?? nil { return found }
        return Array(utf8).withUnsafeBufferPointer { hay in
            Array(word.utf8).withUnsafeBufferPointer { hay.contains(run: $0) }
        }
    }
}

extension Collection<UInt8> {
    /// Whether these are the four digits of a year: `19..` or `20..`.
    var isYear: Bool {
        count == 4 && allSatisfy(\.isDigit) && (starts(with: "19".utf8) || starts(with: "20".utf8))
    }
}

extension UnsafeBufferPointer<UInt8> {
    fileprivate func contains(run needle: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = needle.first else { return true }
        guard count >= needle.count else { return false }
        search: for start in 0...(count - needle.count) where self[start] == first {
            for offset in 1..<Swift.max(1, needle.count) where self[start + offset] != needle[offset] {
                continue search
            }
            return true
        }
        return false
    }
}

/// Tells by two bytes of a field name that a table does not have it, which is cheaper than to hash the name.
struct FieldNameFilter: Sendable {
    private var table = [Bool](repeating: false, count: 65536)

    init(_ names: some Sequence<String>) {
        for name in names { table[Self.key(name)] = true }
    }

    func mayContain(_ name: String) -> Bool { table[Self.key(name)] }

    /// The two bytes after `x-`, or the first two of other names.
    private static func key(_ name: String) -> Int {
        var name = name
        return name.withUTF8 { bytes in
            let start = bytes.count >= 4 && bytes[0] == 0x78 && bytes[1] == 0x2D ? 2 : 0
            guard bytes.count >= start + 2 else { return 0 }
            return Int(bytes[start]) << 8 | Int(bytes[start + 1])
        }
    }
}
