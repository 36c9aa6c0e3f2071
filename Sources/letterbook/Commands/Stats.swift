import ArgumentParser
import Foundation
import MailArchive

struct StatsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stats", abstract: "Counts messages: how many, when, of whom, of what kind.",
        discussion: """
            Without --by an overview; with --by one field as bars, or two as a table. Times are those of the senders' \
            clocks. A message that has several values of a field, such as labels, counts once for each.

            Fields: \(StatisticsField.allCases.map(\.rawValue).joined(separator: ", ")).

              letterbook stats
              letterbook stats from:maria --by year
              letterbook stats --by weekday,hour
              letterbook stats from:maria --by answered       how soon you answered her
              letterbook stats category:newsletter --by month
              letterbook stats category:newsletter --by sender --limit 10
              letterbook stats --by month --svg months.svg
            """)

    @OptionGroup var archive: ArchiveOptions
    @OptionGroup var output: OutputOptions

    @Option(
        name: .long, help: ArgumentHelp("A field, or two with a comma between them.", valueName: "field[,field]"),
        completion: .list(StatisticsField.allCases.map(\.rawValue)), transform: StatsCommand.fields)
    var by: [StatisticsField] = []

    @Option(name: .long, help: ArgumentHelp("At most so many values of a field without an order.", valueName: "n"))
    var limit: Int?

    @Option(name: .long, help: ArgumentHelp("Writes the bars to a new file, as a picture.", valueName: "file"))
    var svg: String?

    @Flag(name: .long, help: "Draws with ASCII alone.")
    var ascii = false

    @OptionGroup var filter: QueryOptions

    /// Values of a field that are shown where nothing else is asked for.
    private static let shown = 20

    private static func fields(_ text: String) throws -> [StatisticsField] {
        let names = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
        let fields = try names.map { name in
            guard let field = StatisticsField(rawValue: name) else {
                throw ValidationError(
                    "there is no field '\(name)': \(StatisticsField.allCases.map(\.rawValue).joined(separator: ", "))")
            }
            return field
        }
        guard (1...2).contains(fields.count), Set(fields).count == fields.count else {
            throw ValidationError("--by takes one field, or two different ones")
        }
        return fields
    }

    func validate() throws {
        if let limit, limit < 1 { throw ValidationError("--limit takes a number from 1 on") }
        if limit != nil, by.isEmpty { throw ValidationError("--limit needs --by") }
        if svg != nil, by.count != 1 { throw ValidationError("--svg needs --by with one field") }
        if output.csv, by.isEmpty { throw ValidationError("--csv needs --by") }
    }

    func run() throws {
        let archive = try archive.open(.read)
        let query = try filter.query()
        guard !by.isEmpty else { return try overview(archive.statistics(query)) }
        let rows = try archive.statistics(query, by: by)
        guard !rows.isEmpty else { throw Exit.nothing("no messages found") }
        let kept =
            by.count == 1 && !by[0].isOrdered ? Array(rows.prefix(limit ?? (output.isText ? Self.shown : .max))) : rows
        if let svg {
            let title = "Messages by \(by[0].rawValue)"
            try NewFile.write(Array(BarChart.svg(kept.map(Self.bar), title: title).utf8), to: svg)
        }
        if !output.isText {
            if output.csv { Output.line(CSV.row(by.map(\.rawValue) + ["messageCount", "bytes"])) }
            for row in kept {
                let cells = row.values.map { $0.value ?? "" } + [String(row.messageCount), String(row.bytes)]
                Output.line(output.csv ? CSV.row(cells) : row.json)
            }
            return Output.flush()
        }
        let chart = BarChart(isASCII: ascii)
        if by.count == 1 {
            for line in chart.lines(kept.map(Self.bar), width: Terminal.width) { Output.line(line) }
            if kept.count < rows.count {
                let rest = rows.dropFirst(kept.count)
                Output.line(
                    Terminal.styled(
                        "and \(Format.count(rest.count)) more with \(Format.plural(rest.reduce(0) { $0 + $1.messageCount }, "message")) (--limit)",
                        .dim))
            }
        } else {
            table(rows, chart)
        }
        Output.flush()
    }

    private static func bar(_ row: StatisticsRow) -> (name: String, count: Int) {
        (name(row.values[0].value), row.messageCount)
    }

    private static func name(_ value: String?) -> String { value ?? "(none)" }
}

extension StatsCommand {
    /// Two fields: a line for each value of the first, a column for each of the second, as many as there is room for.
    private func table(_ rows: [StatisticsRow], _ chart: BarChart) {
        func order(_ index: Int) -> [String?] {
            let totals = Dictionary(rows.map { ($0.values[index].value, $0.messageCount) }, uniquingKeysWith: +)
            if by[index].isOrdered { return totals.keys.sorted(by: by[index].comesBefore) }
            return totals.sorted { ($1.value, $0.key ?? "~") < ($0.value, $1.key ?? "~") }.map(\.key)
        }
        let counts = Dictionary(rows.map { ($0.values.map(\.value), $0.messageCount) }) { $0 + $1 }
        let most = counts.values.max() ?? 0
        let cell = max(3, Format.count(most).count)
        let all = (lines: order(0), columns: order(1))
        let lines = by[0].isOrdered ? all.lines : Array(all.lines.prefix(limit ?? Self.shown))
        let head = min(24, max(4, lines.map { Self.name($0).columns }.max() ?? 0))
        var columns = all.columns
        let label = min(12, columns.map { Self.name($0).columns }.max() ?? 0)
        let room = Terminal.width - head
        // Many narrow columns show shades alone.
        let width = [max(cell, label) + 2, cell + 2].first { columns.count * $0 <= room } ?? 2
        let isMap = width == 2
        columns = Array(columns.prefix(max(1, room / width)))
        let labels = columns.map { TerminalText.line(Self.name($0)).cut(width - (isMap ? 0 : 1)).leftPadded(width) }
        Output.line(String(repeating: " ", count: head) + Terminal.styled(labels.joined(), .dim))
        for line in lines {
            let cells = columns.map { column -> String in
                let count = counts[[line, column]] ?? 0
                if isMap { return String(repeating: chart.shade(count, of: most), count: 2) }
                return (count == 0 ? chart.nothing : Format.count(count)).leftPadded(width)
            }
            Output.line(TerminalText.line(Self.name(line)).fitted(head) + cells.joined())
        }
        var notes = isMap ? ["darkest: \(Format.plural(most, "message"))"] : []
        for (shown, there, field) in [(lines, all.lines, by[0]), (columns, all.columns, by[1])]
        where shown.count < there.count {
            notes.append("\(Format.count(there.count - shown.count)) more of \(field.rawValue)")
        }
        if !notes.isEmpty { Output.row(notes.joined(separator: ", "), .dim) }
    }

    private func overview(_ s: ArchiveStatistics) throws {
        guard s.messageCount > 0 else { throw Exit.nothing("no messages found") }
        if output.json {
            Output.line(s.json)
            return Output.flush()
        }
        let chart = BarChart(isASCII: ascii)
        Output.field("Messages       ", "\(Format.count(s.messageCount)), \(Format.size(s.bytes))")
        Output.field("Of you         ", Format.count(s.sentCount))
        Output.field("Unread         ", Format.count(s.unreadCount))
        Output.field("With files     ", Format.count(s.attachmentCount))
        Output.field("Conversations  ", Format.count(s.conversationCount))
        Output.field("Senders        ", Format.count(s.senderCount))
        let undated = s.undatedCount > 0 ? ", \(Format.count(s.undatedCount)) without a date" : ""
        Output.field("Dates          ", "\(Format.day(s.firstAt)) to \(Format.day(s.lastAt))\(undated)")
        let years = s.years.sorted { $0.key < $1.key }
        if years.count > 1, let last = years.last {
            let totals = years.map(\.value).reduce(into: [Int]()) { $0.append(($0.last ?? 0) + $1) }
            let room = max(1, Terminal.width - 40)
            Output.field("Growth         ", "\(chart.sparkline(Array(totals.suffix(room))))  to the end of \(last.key)")
        }
        section("By year", years.map { (String($0.key), $0.value) }, chart)
        let width = Terminal.width < 72 ? 1 : 3
        let hours = stride(from: 0, to: 24, by: 4 - width).map { ($0 < 10 ? "0" : "") + String($0) }
        heading("By hour")
        Output.line(chart.sparkline(s.hours.flatMap { Array(repeating: $0, count: width) }))
        Output.line(Terminal.styled(hours.map { $0 + " " }.joined(), .dim))
        section("By day of the week", (1...7).map { (Format.weekdays[$0 % 7], s.weekdays[$0 % 7]) }, chart)
        section("By category", s.categories.filter { $0.count > 0 }.map { ($0.name, $0.count) }, chart)
        section("Senders", s.senders.map { ($0.name, $0.count) }, chart)
        section("Lists", s.lists.map { ($0.name, $0.count) }, chart)
        Output.flush()
    }

    private func section(_ title: String, _ rows: [(name: String, count: Int)], _ chart: BarChart) {
        guard !rows.isEmpty else { return }
        heading(title)
        for line in chart.lines(rows, width: Terminal.width) { Output.line(line) }
    }

    private func heading(_ title: String) {
        Output.line("")
        Output.line(Terminal.styled(title, .bold))
    }
}
