import Foundation
import GRDB
import MessageAnalysis

/// Reads and writes the thread keys in `messages.thread_keys`: 64 bits each, little-endian, the provider's last.
enum PackedThreadKeys {
    /// Real copies of one message name one thread or a few: where they name more than this, somebody forged them.
    private static let maximumProviderKeys = 256

    static func bytes(_ keys: [ThreadKey]) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(keys.count * 8)
        for key in keys { withUnsafeBytes(of: key.rawValue.littleEndian) { bytes.append(contentsOf: $0) } }
        return bytes
    }

    /// Passes over numbers that name no role: only a damaged file has them.
    /// The keys in a column; none where a damaged file holds something else.
    static func keys(in value: DatabaseValue) -> [ThreadKey] { Data.fromDatabaseValue(value).map(keys) ?? [] }

    static func keys(in blob: Data) -> [ThreadKey] {
        var keys: [ThreadKey] = []
        keys.reserveCapacity(blob.count / 8)
        blob.withUnsafeBytes { bytes in
            for start in stride(from: 0, to: bytes.count - 7, by: 8) {
                let value = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self))
                if let key = ThreadKey(rawValue: value) { keys.append(key) }
            }
        }
        return keys
    }

    /// The values of the table `thread_keys` for keys of a message, each once.
    static func indexed(_ keys: [ThreadKey]) -> Set<Int64> { Set(keys.map(indexed)) }

    /// The value of the table `thread_keys` for a key.
    static func indexed(_ key: ThreadKey) -> Int64 { Int64(bitPattern: key.identifier ?? key.rawValue) }

    /// The keys of a message from two of its copies, which differ in the provider's keys alone: mailbox programs add
    /// those (X-GM-THRID).
    static func united(_ keys: [ThreadKey], _ others: [ThreadKey]) -> [UInt8] {
        let provider = Set((keys + others).filter { $0.role == .provider }).sorted { $0.rawValue < $1.rawValue }
        return bytes(keys.filter { $0.role != .provider } + provider.prefix(maximumProviderKeys))
    }
}
