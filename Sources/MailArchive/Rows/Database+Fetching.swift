import Foundation
import GRDB
import MessageContent
import MessageFormat

extension Database {
    /// The rows of a query, one after the other: for many rows, which need not be in memory together.
    func cursor(_ sql: String, _ arguments: StatementArguments = []) throws -> RowCursor {
        try Row.fetchCursor(self, sql: sql, arguments: arguments)
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
    func contentHash(_ column: String) -> ContentHash? {
        Data.fromDatabaseValue(self[column]).flatMap(ContentHash.init(bytes:))
    }

    /// The time that a column has in seconds since 1970; nil where it holds none.
    ///
    /// - Parameter offsetMinutes: east of UTC, of the clock that the time is printed on; nil is UTC.
    func dateTime(_ column: String, offsetMinutes: Int? = nil) -> DateTime? {
        Int64.fromDatabaseValue(self[column]).map { DateTime(unixSeconds: $0, offsetMinutes: offsetMinutes ?? 0) }
    }
}
