import Foundation
import MessageContent

extension Data {
    /// Nil where the text is not pairs of hexadecimal digits.
    init?(hex: String) {
        let digits = Array(hex.utf8)
        guard digits.count % 2 == 0 else { return nil }
        let bytes = stride(from: 0, to: digits.count, by: 2).compactMap {
            UInt8(String(decoding: digits[$0...$0 + 1], as: UTF8.self), radix: 16)
        }
        guard bytes.count * 2 == digits.count else { return nil }
        self.init(bytes)
    }
}

extension ContentHash {
    /// The smallest and largest 32 bytes whose hexadecimal digits begin with `prefix`: at most 64 of them.
    static func bounds(prefix: String) -> (low: Data, high: Data) {
        func bytes(_ filler: Character) -> Data {
            let digits = Array(prefix + String(repeating: filler, count: 64 - prefix.count))
            return Data(stride(from: 0, to: 64, by: 2).map { UInt8(String(digits[$0...$0 + 1]), radix: 16) ?? 0 })
        }
        return (bytes("0"), bytes("f"))
    }
}
