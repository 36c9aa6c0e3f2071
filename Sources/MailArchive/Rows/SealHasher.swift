import GRDBSQLite

/// Hashes the values of a row: a changed bit anywhere gives another hash. It guards against accidents, not attackers,
/// and so can be fast (multiply and fold, as wyhash does).
struct SealHasher {
    private var state: UInt64

    /// - Parameter seed: tells tables apart, so that equal rows of two tables have different hashes.
    init(seed: UInt64) { state = seed }

    /// The hash of all values so far.
    var hash: UInt64 { Self.fold(state ^ Self.second, Self.first) }

    /// - Parameter value: an sqlite3_value, valid during the call.
    mutating func add(_ value: OpaquePointer?) {
        switch sqlite3_value_type(value) {
        case SQLITE_INTEGER: add(integer: sqlite3_value_int64(value))
        case SQLITE_FLOAT: add(real: sqlite3_value_double(value))
        case SQLITE_TEXT:
            let text = sqlite3_value_text(value)
            add(text: UnsafeRawBufferPointer(start: text, count: Int(sqlite3_value_bytes(value))))
        case SQLITE_BLOB:
            let blob = sqlite3_value_blob(value)
            add(blob: UnsafeRawBufferPointer(start: blob, count: Int(sqlite3_value_bytes(value))))
        default: addNull()
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
