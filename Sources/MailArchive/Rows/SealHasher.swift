import Foundation
import GRDB

/// Hashes the values of a row: a changed bit anywhere gives another hash. It guards against accidents, not attackers,
/// and so can be fast (multiply and fold, as wyhash does).
struct SealHasher {
    private var state: UInt64

    /// - Parameter seed: tells tables apart, so that equal rows of two tables have different hashes.
    init(seed: UInt64) { state = seed }

    /// The hash of all values so far.
    var hash: UInt64 { Self.fold(state ^ Self.second, Self.first) }

    mutating func add(_ value: DatabaseValue) {
        switch value.storage {
        case .null: addNull()
        case .int64(let number): add(integer: number)
        case .double(let number): add(real: number)
        case .string(var text): text.withUTF8 { add(text: UnsafeRawBufferPointer($0)) }
        case .blob(let data): data.withUnsafeBytes { add(blob: $0) }
        }
    }

    mutating func addNull() { add(0) }

    mutating func add(integer: Int64) {
        add(1)
        add(UInt64(bitPattern: integer))
    }

    mutating func add(real: Double) {
        add(2)
        add(real.bitPattern)
    }

    mutating func add(text: UnsafeRawBufferPointer) { add(3, text) }
    mutating func add(blob: UnsafeRawBufferPointer) { add(4, blob) }

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
