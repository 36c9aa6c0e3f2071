import Bytes
import GRDB
import GRDBSQLite
import MessageFormat

/// Gives a prepared statement its values one after the other, and hashes them on the way.
///
/// An import writes dozens of rows for each message: going through arrays of values costs more than SQLite's own work.
/// The statement copies what it is given, so that no pointer outlives a call.
struct RowBinder {
    private(set) var hasher: SealHasher
    private let statement: OpaquePointer
    private var column: Int32 = 0
    private var status = SQLITE_OK

    fileprivate init(_ statement: OpaquePointer, _ hasher: SealHasher) {
        self.statement = statement
        self.hasher = hasher
    }

    /// The id of the message that the row belongs to: no part of the hash, as ``ContentTable/select`` leaves it out.
    fileprivate mutating func add(key: Int64) { note(sqlite3_bind_int64(statement, next(), key)) }

    mutating func add(_ number: Int64) {
        hasher.add(integer: number)
        note(sqlite3_bind_int64(statement, next(), number))
    }

    mutating func add(_ number: Int?) {
        guard let number else { return addNull() }
        add(Int64(number))
    }

    mutating func add(_ flag: Bool) { add(flag ? Int64(1) : 0) }

    mutating func add(_ flag: Bool?) {
        guard let flag else { return addNull() }
        add(flag)
    }

    mutating func add(seconds time: DateTime?) {
        guard let time else { return addNull() }
        add(time.unixSeconds)
    }

    mutating func add(_ number: Double) {
        hasher.add(real: number)
        note(sqlite3_bind_double(statement, next(), number))
    }

    /// Text up to its first NUL: SQLite's functions on text end there.
    mutating func add(_ text: String?) {
        guard var text else { return addNull() }
        text.withUTF8 { add(utf8: UnsafeRawBufferPointer($0)) }
    }

    mutating func add(utf8: [UInt8]) { utf8.withUnsafeBytes { add(utf8: $0) } }

    private mutating func add(utf8: UnsafeRawBufferPointer) {
        let value = utf8.upToNUL
        hasher.add(text: value)
        // SQLite takes a null pointer for NULL: an empty text needs an address, too.
        guard let start = value.baseAddress else { return note(sqlite3_bind_text(statement, next(), "", 0, nil)) }
        note(
            sqlite3_bind_text64(
                statement, next(), start.assumingMemoryBound(to: CChar.self), UInt64(value.count), Self.transient,
                UInt8(SQLITE_UTF8)))
    }

    mutating func add(blob: [UInt8]?) {
        guard let blob else { return addNull() }
        blob.withUnsafeBytes { bytes in
            hasher.add(blob: bytes)
            guard let start = bytes.baseAddress else { return note(sqlite3_bind_zeroblob(statement, next(), 0)) }
            note(sqlite3_bind_blob64(statement, next(), start, UInt64(bytes.count), Self.transient))
        }
    }

    private mutating func addNull() {
        hasher.addNull()
        note(sqlite3_bind_null(statement, next()))
    }

    private mutating func next() -> Int32 {
        column += 1
        return column
    }

    private mutating func note(_ code: Int32) { if status == SQLITE_OK { status = code } }

    fileprivate func run() -> Int32 {
        defer { sqlite3_reset(statement) }
        guard status == SQLITE_OK else { return status }
        guard column == sqlite3_bind_parameter_count(statement) else { return SQLITE_RANGE }
        return sqlite3_step(statement)
    }

    private static let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
}

extension String {
    /// What the archive holds of the text: ``RowBinder`` cuts it at its first NUL.
    var upToNUL: String {
        var text = self
        return text.withUTF8 { utf8 in
            let known = UnsafeRawBufferPointer(utf8).upToNUL
            return known.count == utf8.count ? nil : String(decoding: known, as: UTF8.self)
        } ?? self
    }
}

extension UnsafeRawBufferPointer {
    fileprivate var upToNUL: UnsafeRawBufferPointer {
        ByteView(bindMemory(to: UInt8.self)).firstIndex(of: 0).map { UnsafeRawBufferPointer(rebasing: self[..<$0]) }
            ?? self
    }
}

extension Database {
    /// Runs an INSERT or UPDATE that is prepared once.
    ///
    /// - Parameters:
    ///   - key: the value of the first parameter, which is not hashed.
    ///   - values: gives each parameter behind it its value.
    /// - Returns: the hash of the values.
    @discardableResult
    func run(_ sql: String, seed: UInt64 = 0, key: Int64? = nil, _ values: (inout RowBinder) -> Void) throws -> UInt64 {
        let statement = try cachedStatement(sql: sql)
        var binder = RowBinder(statement.sqliteStatement, SealHasher(seed: seed))
        if let key { binder.add(key: key) }
        values(&binder)
        let code = binder.run()
        guard code == SQLITE_DONE else { throw failure(code, sql) }
        return binder.hasher.hash
    }

    /// The error of a statement that was stepped without GRDB.
    func failure(_ code: Int32, _ sql: String) -> DatabaseError {
        DatabaseError(
            resultCode: ResultCode(rawValue: code),
            message: sqliteConnection.map { String(cString: sqlite3_errmsg($0)) }, sql: sql)
    }
}
