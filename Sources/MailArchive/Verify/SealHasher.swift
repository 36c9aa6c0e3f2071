import Foundation
import GRDB

/// Hashes the values of a row: a changed bit anywhere gives another hash. It guards against accidents, not attackers, and
/// so is a fast one (multiply and fold, as wyhash does).
struct SealHasher {
    private var state: UInt64

    /// - Parameter seed: what the row belongs to.
    init(seed: UInt64) { state = seed }

    /// The hash of all that was added.
    var hash: UInt64 { Self.fold(state ^ Self.second, Self.first) }

    mutating func add(_ value: DatabaseValue) {
        switch value.storage {
        case .null: add(0)
        case .int64(let number):
            add(1)
            add(UInt64(bitPattern: number))
        case .double(let number):
            add(2)
            add(number.bitPattern)
        case .string(var text):
            // SQLite's text ends at a NUL.
            text.withUTF8 { add(3, UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer($0).prefix { $0 != 0 })) }
        case .blob(let data): data.withUnsafeBytes { add(4, $0) }
        }
    }

    private mutating func add(_ number: UInt64) { state = Self.fold(state ^ number ^ Self.second, Self.first) }

    private mutating func add(_ kind: UInt64, _ bytes: UnsafeRawBufferPointer) {
        add(kind << 56 | UInt64(bytes.count))
        var position = 0
        while position + 8 <= bytes.count {
            add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self)))
            position += 8
        }
        guard position < bytes.count else { return }
        add(bytes[position...].reversed().reduce(0) { $0 << 8 | UInt64($1) })
    }

    private static func fold(_ a: UInt64, _ b: UInt64) -> UInt64 {
        let product = a.multipliedFullWidth(by: b)
        return product.high ^ product.low
    }

    private static let first: UInt64 = 0xA076_1D64_78BD_642F
    private static let second: UInt64 = 0xE703_7ED1_A0B4_28DB
}
