import ArgumentParser
import Foundation
import MailArchive
import MessageContent

struct SQLCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sql", abstract: "Reads the archive in plain SQL.",
        discussion: """
            Statements that read, and only those: nothing can be written, attached or loaded. The schema is public; --schema \
            prints it with what every column means. Any sqlite3 opens the archive, too.

              letterbook sql 'SELECT category, count(*) FROM messages GROUP BY 1'
              letterbook sql --csv 'SELECT * FROM newsletters' > newsletters.csv
            """)

    @OptionGroup var archive: ArchiveOptions
    @OptionGroup var output: OutputOptions

    @Flag(name: .long, help: "Print the schema with its documentation.")
    var schema = false

    @Argument(help: "SQL; standard input when it is not given.")
    var statement: String?

    func validate() throws {
        if schema, statement != nil || !output.isText {
            throw ValidationError("--schema prints a text: it takes no statement, --json or --csv")
        }
    }

    func run() throws {
        if schema { return printSchema() }
        let archive = try archive.open(.read)
        let sql = statement ?? String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)
        try archive.run(sql: sql) { columns, next in
            if output.json {
                while let row = try next() {
                    Output.object { json in
                        for (column, value) in zip(columns, row) {
                            json.key(column)
                            value.write(to: &json)
                        }
                    }
                }
            } else if output.csv {
                Output.line(CSV.row(columns))
                while let row = try next() { Output.line(CSV.row(row.map(\.plain))) }
            } else {
                try printTable(columns, next)
            }
        }
    }

    /// Aligns columns by the first rows alone, so that long results are printed as they are read.
    private func printTable(_ columns: [String], _ next: () throws -> [SQLValue]?) throws {
        var head: [[String]] = []
        while head.count < 200, let row = try next() { head.append(row.map { TerminalText.line($0.plain) }) }
        let widths = columns.indices.map { column in
            min(60, head.reduce(columns[column].columns) { max($0, $1[column].columns) })
        }
        let print = { (row: [String]) in
            let cells = zip(row, widths).enumerated().map {
                $0.offset == row.count - 1 ? $0.element.0 : $0.element.0.fitted($0.element.1)
            }
            Output.line(cells.joined(separator: "  "))
        }
        print(columns)
        print(widths.map { String(repeating: "-", count: $0) })
        for row in head { print(row) }
        while let row = try next() { print(row.map { TerminalText.line($0.plain) }) }
    }

    private func printSchema() {
        for table in Schema.tables {
            Output.line("\(table.isView ? "view" : "table") \(table.name): \(table.meaning)")
            for column in table.columns {
                Output.line("    \(column.name.fitted(20)) \(column.meaning)")
            }
            Output.line("")
        }
        Output.line(
            "table message_search: full-text index (FTS5, contentless) of subject, people, body and attachments; rowid is message_id"
        )
        Output.line("\nFast queries:")
        for (purpose, sql) in Schema.fastQueries { Output.line("\n  \(purpose)\n    \(sql)") }
    }
}

extension SQLValue {
    /// For tables and CSV; blobs in hexadecimal.
    fileprivate var plain: String {
        switch self {
        case .null: ""
        case .integer(let number): String(number)
        case .real(let number): String(number)
        case .text(let text): text
        case .blob(let bytes): bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        }
    }

    fileprivate func write(to json: inout JSONWriter) {
        switch self {
        case .null: json.null()
        case .integer(let number): json.integer(number)
        case .real(let number): if number.isFinite { json.raw("\(number)") } else { json.null() }
        case .text, .blob: json.string(plain)
        }
    }
}
