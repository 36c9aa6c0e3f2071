import Foundation
import MessageAnalysis

/// Thread keys as `messages.thread_keys` holds them: 64 bits each, little-endian, those of the provider last.
enum PackedThreadKeys {
    /// Copies that each name another thread are made, not sent.
    private static let maximumProviderKeys = 256

    static func bytes(_ keys: [ThreadKey]) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(keys.count * 8)
        for key in keys { withUnsafeBytes(of: key.rawValue.littleEndian) { bytes.append(contentsOf: $0) } }
        return bytes
    }

    /// What names no role, which only a disk can have written, is passed over.
    static func keys(in blob: Data) -> [ThreadKey] { numbers(in: blob).compactMap { ThreadKey(rawValue: $0) } }

    /// The 64 bits of each.
    static func numbers(in blob: Data) -> [UInt64] {
        var numbers: [UInt64] = []
        numbers.reserveCapacity(blob.count / 8)
        var value: UInt64 = 0
        for (index, byte) in blob.enumerated() {
            value |= UInt64(byte) << (8 * UInt64(index % 8))
            if index % 8 == 7 {
                numbers.append(value)
                value = 0
            }
        }
        return numbers
    }

    /// What copies of one message say together. They differ in the provider's keys alone, which mailbox programs add.
    static func united(_ keys: [ThreadKey], _ others: [ThreadKey]) -> [UInt8] {
        let provider = Set((keys + others).filter { $0.role == .provider }).sorted { $0.rawValue < $1.rawValue }
        return bytes(keys.filter { $0.role != .provider } + provider.prefix(maximumProviderKeys))
    }
}
