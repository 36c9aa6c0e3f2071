import Foundation
import GRDB

/// Reading the archive in plain SQL. Statements that could write, attach or load are refused before they run.
public struct SQLConsole: Sendable {
    public struct Table: Sendable {
        public var columns: [String]
        public var rows: [[Value]]
    }

    public enum Value: Sendable {
        case null
        case integer(Int64)
        case real(Double)
        case text(String)
        case blob([UInt8])
    }

    private let archive: Archive

    /// - Parameter archive: opened for reading, so that SQLite itself refuses to write.
    public init(_ archive: Archive) { self.archive = archive }

    /// PRAGMAs that only tell.
    private static let pragmas: Set<String> = [
        "table_info", "table_xinfo", "table_list", "index_list", "index_info", "index_xinfo", "foreign_key_list",
        "database_list",
        "compile_options", "function_list", "module_list", "pragma_list", "collation_list", "page_count", "page_size",
        "freelist_count", "integrity_check", "quick_check", "user_version", "application_id", "encoding",
        "schema_version",
    ]

    /// Runs the statements one after the other. Every statement's rows are handed to `body` as they come.
    public func run(_ sql: String, _ body: (_ columns: [String], _ rows: () throws -> [Value]?) throws -> Void) throws {
        do {
            try archive.database.read { db in
                let statements = try db.allStatements(sql: sql)
                while let statement = try statements.next() {
                    try Self.refuseUnlessReading(statement)
                    let cursor = try Row.fetchCursor(statement)
                    try body(Array(statement.columnNames)) { try cursor.next().map(Self.values) }
                }
            }
        } catch let error as DatabaseError {
            guard error.resultCode == .SQLITE_ERROR else { throw Archive.fault(error, archive.path) }
            throw ArchiveError("sql: \(error.message ?? error.description)")
        }
    }

    private static func refuseUnlessReading(_ statement: Statement) throws {
        let words = leadingWords(of: statement.sql)
        let isReading: Bool
        switch words.first {
        case "select", "with", "values", "explain": isReading = statement.isReadonly
        case "pragma":
            let name = words.dropFirst().first ?? ""
            isReading = pragmas.contains(name) && !statement.sql.contains("=")
        default: isReading = false
        }
        guard isReading else {
            throw ArchiveError(
                "sql: only statements that read are run, not \((words.first ?? "").uppercased()) (SELECT, WITH, VALUES, EXPLAIN, PRAGMA table_info)"
            )
        }
    }

    /// The first two words, in lower case, comments passed over; `main.` before a PRAGMA's name too.
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

    private static func values(_ row: Row) -> [Value] {
        row.databaseValues.map { value in
            switch value.storage {
            case .null: .null
            case .int64(let number): .integer(number)
            case .double(let number): .real(number)
            case .string(let text): .text(text)
            case .blob(let data): .blob(Array(data))
            }
        }
    }
}
