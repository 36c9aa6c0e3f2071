import Foundation
import GRDB

/// A value in a row of a plain SQL statement, by SQLite's storage classes.
public enum SQLValue: Sendable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob([UInt8])

    fileprivate init(_ value: DatabaseValue) {
        switch value.storage {
        case .null: self = .null
        case .int64(let number): self = .integer(number)
        case .double(let number): self = .real(number)
        case .string(let text): self = .text(text)
        case .blob(let data): self = .blob(Array(data))
        }
    }
}

extension Archive {
    /// Runs plain SQL statements one after the other. One that could write, attach a database or load code is refused
    /// before it runs. Open the archive for reading: then SQLite itself refuses to write, too.
    ///
    /// - Parameters:
    ///   - sql: the statements, with semicolons between them.
    ///   - body: called for each statement with the names of its columns, and a function that gives the next row, or
    ///     nil behind the last.
    /// - Throws: ``ArchiveError`` for a statement that is wrong or refused, and what `body` throws.
    public func run(
        sql: String, _ body: (_ columns: [String], _ nextRow: () throws -> [SQLValue]?) throws -> Void
    ) throws {
        do {
            try database.read { db in
                let statements = try db.allStatements(sql: sql)
                while let statement = try statements.next() {
                    try ReadOnlySQL.check(statement)
                    let cursor = try Row.fetchCursor(statement)
                    try body(Array(statement.columnNames)) { try cursor.next()?.databaseValues.map(SQLValue.init) }
                }
            }
        } catch let error as DatabaseError {
            guard error.resultCode == .SQLITE_ERROR else { throw Archive.fault(error, path) }
            throw ArchiveError("sql: \(error.message ?? error.description)")
        }
    }
}

private enum ReadOnlySQL {
    /// Those of the PRAGMAs that set what is in parentheses behind them.
    private static let setters: Set<String> = ["user_version", "application_id", "encoding", "schema_version"]
    /// PRAGMAs that report and change nothing.
    static let pragmas: Set<String> = [
        "table_info", "table_xinfo", "table_list", "index_list", "index_info", "index_xinfo", "foreign_key_list",
        "database_list",
        "compile_options", "function_list", "module_list", "pragma_list", "collation_list", "page_count", "page_size",
        "freelist_count", "integrity_check", "quick_check", "user_version", "application_id", "encoding",
        "schema_version",
    ]

    /// - Throws: ``ArchiveError`` for a statement that may do more than read.
    static func check(_ statement: Statement) throws {
        let words = leadingWords(of: statement.sql)
        let isReading: Bool
        switch words.first {
        case "select", "with", "values", "explain": isReading = statement.isReadonly
        case "pragma":
            let name = words.dropFirst().first ?? ""
            isReading =
                pragmas.contains(name) && !statement.sql.contains("=")
                && !(setters.contains(name) && statement.sql.contains("("))
        default: isReading = false
        }
        guard isReading else {
            throw ArchiveError(
                "sql: only statements that read are run, not \((words.first ?? "").uppercased()) (SELECT, WITH, VALUES, EXPLAIN, PRAGMA table_info)"
            )
        }
    }

    /// The first two words in lower case, without comments and without the schema's name in `PRAGMA main.table_info`.
    private static func leadingWords(of sql: String) -> [String] {
        var rest = sql[...]
        var words: [String] = []
        while words.count < 2, let first = rest.first {
            if first.isWhitespace || first == ";" {
                rest = rest.dropFirst()
            } else if rest.hasPrefix("--") {
                rest = rest.drop { !$0.isNewline }
            } else if rest.hasPrefix("/*") {
                rest = rest.dropFirst(2)
                while !rest.isEmpty, !rest.hasPrefix("*/") { rest = rest.dropFirst() }
                rest = rest.dropFirst(2)
            } else {
                let word = rest.prefix { $0.isLetter || $0 == "_" || $0.isNumber }
                guard !word.isEmpty else { break }
                rest = rest.dropFirst(word.count)
                if rest.first == "." { rest = rest.dropFirst() } else { words.append(word.lowercased()) }
            }
        }
        return words
    }
}
