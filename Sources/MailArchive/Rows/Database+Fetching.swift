import Foundation
import GRDB
import GRDBSQLite
import MessageContent
import MessageFormat

extension Database {
    /// The rows of a query, one after the other: for many rows, which need not be in memory together.
    func cursor(_ sql: String, _ arguments: StatementArguments = []) throws -> RowCursor {
        try Row.fetchCursor(self, sql: sql, arguments: arguments)
    }

    /// ORDER BY, LIMIT and OFFSET of a listing.
    ///
    /// - Parameter terms: what it is sorted by, `DESC` at the end of those that descend; all turn around where the listing
    ///   is reversed.
    static func page(by terms: [String], _ isReversed: Bool, _ limit: Int?, _ offset: Int) -> String {
        "ORDER BY \(order(by: terms, isReversed)) LIMIT \(limit ?? -1) OFFSET \(offset)"
    }

    /// The terms of ORDER BY of a listing.
    static func order(by terms: [String], _ isReversed: Bool) -> String {
        let descending = " DESC"
        let turned = terms.map { $0.hasSuffix(descending) ? String($0.dropLast(descending.count)) : $0 + descending }
        return (isReversed ? turned : terms).joined(separator: ", ")
    }

    /// Makes a value of each row of a query. The statement is prepared once and kept.
    ///
    /// - Parameter value: must not run the same SQL, whose rows are still being read.
    func rows<Value>(
        _ sql: String, _ arguments: StatementArguments = [], _ value: (Row) throws -> Value
    ) throws -> [Value] {
        let cursor = try Row.fetchCursor(cachedStatement(sql: sql), arguments: arguments)
        var values: [Value] = []
        while let row = try cursor.next() { values.append(try value(row)) }
        return values
    }

    /// Steps through the rows of a query without making values of them, which takes ten times as long.
    ///
    /// - Parameter body: is given the statement, whose columns are valid until it returns. It must not run the same SQL.
    func forEachRow(_ sql: String, _ arguments: [Int64] = [], _ body: (OpaquePointer) -> Void) throws {
        let pointer = try cachedStatement(sql: sql).sqliteStatement
        for (index, argument) in arguments.enumerated() {
            let code = sqlite3_bind_int64(pointer, Int32(index) + 1, argument)
            guard code == SQLITE_OK else { throw failure(code, sql) }
        }
        try step(pointer, sql, body)
    }

    /// The same with arguments of any type, which are slower to bind.
    func forEachRow(_ sql: String, arguments: StatementArguments, _ body: (OpaquePointer) -> Void) throws {
        let statement = try cachedStatement(sql: sql)
        try statement.setArguments(arguments)
        try step(statement.sqliteStatement, sql, body)
    }

    private func step(_ statement: OpaquePointer, _ sql: String, _ body: (OpaquePointer) -> Void) throws {
        defer { sqlite3_reset(statement) }
        while true {
            let code = sqlite3_step(statement)
            if code == SQLITE_DONE { return }
            guard code == SQLITE_ROW else { throw failure(code, sql) }
            body(statement)
        }
    }

    /// The values of a query's only column.
    func values<Value: DatabaseValueConvertible & StatementColumnConvertible>(
        _ sql: String, _ arguments: StatementArguments = []
    ) throws -> [Value] {
        try Value.fetchAll(cachedStatement(sql: sql), arguments: arguments)
    }

    /// The number that a query gives; 0 where it gives none.
    func count(_ sql: String, _ arguments: StatementArguments = []) throws -> Int {
        try value(sql, arguments) ?? 0
    }
}

// All accept any SQLite type: a damaged file may hold another than was written. GRDB's own conversions end the program
// where a value is NULL that should not be, and give 0 for some texts.
extension Row {
    /// The value in a column; nil where the column holds none of that type.
    func value<Value: DatabaseValueConvertible>(_ column: Int) -> Value? { .fromDatabaseValue(self[column]) }

    /// The hash in a column; nil where the column holds none.
    func contentHash(_ column: String) -> ContentHash? { Self.contentHash(self[column]) }
    func contentHash(_ column: Int) -> ContentHash? { Self.contentHash(self[column]) }

    private static func contentHash(_ value: DatabaseValue) -> ContentHash? {
        Data.fromDatabaseValue(value).flatMap(ContentHash.init(bytes:))
    }

    /// The time that a column has in seconds since 1970; nil where it holds none.
    ///
    /// - Parameter offsetMinutes: east of UTC, of the clock that the time is printed on; nil is UTC.
    func dateTime(_ column: String, offsetMinutes: Int? = nil) -> DateTime? {
        Self.dateTime(self[column], offsetMinutes)
    }
    func dateTime(_ column: Int, offsetMinutes: Int? = nil) -> DateTime? { Self.dateTime(self[column], offsetMinutes) }

    private static func dateTime(_ value: DatabaseValue, _ offsetMinutes: Int?) -> DateTime? {
        Int64.fromDatabaseValue(value).map { DateTime(unixSeconds: $0, offsetMinutes: offsetMinutes ?? 0) }
    }
}
