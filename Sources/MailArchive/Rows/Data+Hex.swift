import Bytes
import Foundation
import MessageContent

extension Data {
    /// Nil where the text is not pairs of hexadecimal digits.
    init?(hex: String) {
        let digits = Array(hex.utf8)
        guard digits.count % 2 == 0 else { return nil }
        let values = digits.compactMap(\.hexValue)
        guard values.count == digits.count else { return nil }
        self.init(stride(from: 0, to: values.count, by: 2).map { values[$0] << 4 | values[$0 + 1] })
    }
}

extension ContentHash {
    /// The smallest and largest 32 bytes whose hexadecimal digits begin with `prefix`: at most 64 of them.
    static func bounds(prefix: String) -> (low: Data, high: Data) {
        func bytes(_ filler: Character) -> Data {
            Data(hex: prefix + String(repeating: filler, count: 64 - prefix.count)) ?? Data(count: 32)
        }
        return (bytes("0"), bytes("f"))
    }
}
