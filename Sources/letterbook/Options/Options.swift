import ArgumentParser
import Foundation
import MailArchive
import MailSources
import MessageContent

/// Options of commands on an archive.
struct ArchiveOptions: ParsableArguments {
    @Option(name: .long, help: ArgumentHelp("The archive, an SQLite database.", valueName: "file"))
    var archive: String?

    @OptionGroup var terminal: TerminalOptions

    var path: String { Self.path(named: archive) }

    /// What --archive names, else LETTERBOOK_ARCHIVE, else letterbook.sqlite in the current folder.
    static func path(named archive: String?) -> String {
        archive ?? ProcessInfo.processInfo.environment["LETTERBOOK_ARCHIVE"].flatMap { $0.isEmpty ? nil : $0 }
            ?? "letterbook.sqlite"
    }

    func open(_ access: Archive.Access) throws -> Archive {
        if access == .read {
            BusyLine.begin("\(CommandLine.arguments.dropFirst().first ?? ""): looking through \(path)")
        }
        return try Archive(path: path, access: access)
    }
}

/// Where mail is read from.
struct SourceOptions: ParsableArguments {
    static let pathsHelp: ArgumentHelp = """
        mbox files, Maildirs, .eml or .emlx files, each also as .gz, .zst, .xz or .bz2, folders and .zip or .tar files \
        that hold any of these, or - for standard input.
        """

    @Argument(help: SourceOptions.pathsHelp)
    var paths: [String]

    @OptionGroup var reading: ReadingOptions
}

/// How mail is read.
struct ReadingOptions: ParsableArguments {
    @OptionGroup private var formatOption: FormatOption
    @OptionGroup private var jobsOption: JobsOption

    var format: SourceFormat? { formatOption.format }
    var jobCount: Int { jobsOption.jobCount }
    var isGiven: Bool { format != nil || jobsOption.jobs != nil }
}

struct FormatOption: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp(
            "Read everything as this format: mbox, maildir, mh, eml, emlx, mmdf, mbx, becky, mdbox or sdbox. Default: judged by content.",
            valueName: "format"))
    var format: SourceFormat?
}

struct JobsOption: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp("Messages are worked on by this many tasks. Default: one a core.", valueName: "n"))
    var jobs: Int?

    var jobCount: Int { max(1, jobs ?? ProcessInfo.processInfo.activeProcessorCount) }

    func validate() throws {
        if let jobs, !(1...1024).contains(jobs) { throw ValidationError("--jobs takes a number from 1 to 1024") }
    }
}

struct TimeLimitOption: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp(
            "A message that takes longer, or makes the program fail, is quarantined (default: 600).",
            valueName: "seconds"))
    var timeLimit = 600

    func validate() throws {
        guard timeLimit > 0 else { throw ValidationError("--time-limit: at least one second") }
    }
}

extension SourceFormat: ExpressibleByArgument {}
extension Archive.ConversationOrder: ExpressibleByArgument {}
extension Archive.MessageOrder: ExpressibleByArgument {}

/// The form of a listing: for people or as JSON.
struct JSONOption: ParsableArguments {
    @Flag(name: .long, help: "One JSON object a line.")
    var json = false

    /// - Parameters:
    ///   - found: what is listed.
    ///   - lines: those of an item, for people.
    ///   - cuts: whether lines that are too long for a terminal are cut: not where people copy from them.
    func write<Item: JSONObject>(_ found: [Item], cuts: Bool = true, lines: (Item) -> [String]) {
        for item in found {
            if json {
                Output.line(item.json)
            } else {
                for line in lines(item) { if cuts { Output.row(line) } else { Output.line(line) } }
            }
        }
    }
}

/// The form of a listing: for people, as JSON or as a table.
struct OutputOptions: ParsableArguments {
    @OptionGroup var objects: JSONOption

    @Flag(name: .long, help: "Comma-separated values with a header line.")
    var csv = false

    var json: Bool { objects.json }

    func validate() throws {
        if json, csv { throw ValidationError("--json and --csv exclude each other") }
    }

    /// Whether it is for people.
    var isText: Bool { !json && !csv }
}

struct PageOptions: ParsableArguments {
    @Option(name: .long, help: ArgumentHelp("At most this many.", valueName: "n"))
    var limit: Int?

    @Option(name: .long, help: ArgumentHelp("Pass over this many first.", valueName: "n"))
    var offset: Int = 0

    @Flag(name: .long, help: "The last first.")
    var reverse = false

    var isGiven: Bool { limit != nil || offset != 0 || reverse }

    func validate() throws {
        if let limit, limit < 0 { throw ValidationError("--limit takes a number from 0 on") }
        if offset < 0 { throw ValidationError("--offset takes a number from 0 on") }
    }

    /// The page of a list that is in memory.
    func of<Element>(_ all: [Element]) -> ArraySlice<Element> {
        (reverse ? all.reversed() : all).dropFirst(offset).prefix(limit ?? Int.max)
    }

    /// Ends a command that found nothing, unless `--limit 0` asked for nothing.
    func conclude(_ isEmpty: Bool, _ line: @autoclosure () throws -> String) throws {
        if isEmpty, limit != 0 { throw Exit.nothing(try line()) }
    }
}

/// How a list is printed: for people, as JSON or as a table, whole or by columns.
struct TableOptions: ParsableArguments {
    @OptionGroup var output: OutputOptions

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Only these, by their keys in JSON: a line each with tabs between them, or as --json or --csv.",
            valueName: "key,key"),
        transform: ColumnChoice.init)
    var columns: ColumnChoice?

    @Flag(
        name: [.customShort("0"), .customLong("null")], help: "With --columns or --json: NUL ends each, not a line end."
    )
    var endsInNull = false

    func validate() throws {
        if endsInNull, output.csv || !output.json && columns == nil {
            throw ValidationError("--null goes with --columns or --json")
        }
    }

    /// Whether it is for people.
    var isText: Bool { output.isText && columns == nil }

    /// - Parameters:
    ///   - found: what is listed, or a part of it.
    ///   - header: names of the columns of --csv; nil where an earlier part had them.
    ///   - cuts: whether lines that are too long for a terminal are cut: not where people copy from them.
    ///   - lines: those of an item, for people.
    /// - Throws: ``Exit`` where the objects lack a column that was asked for.
    func print<Item: TableObject>(
        _ found: [Item], header: [String]? = Item.csvColumns, cuts: Bool = true, lines: (Item) -> [String]
    ) throws {
        if let columns {
            try columns.write(
                found, json: output.json, csv: output.csv, hasHeader: header != nil, end: endsInNull ? "\0" : "\n")
        } else if output.csv {
            if let header { Output.line(CSV.row(header)) }
            for item in found { for row in item.csvRows { Output.line(CSV.row(row)) } }
        } else if endsInNull {
            for item in found { Output.write(item.json + "\0") }
        } else {
            output.objects.write(found, cuts: cuts, lines: lines)
        }
        Output.flush()
    }
}

/// Options of commands that list what the archive holds.
struct ListOptions: ParsableArguments {
    @OptionGroup var archive: ArchiveOptions
    @OptionGroup var table: TableOptions
    @OptionGroup var page: PageOptions

    /// Prints a list as ``TableOptions`` says.
    ///
    /// - Parameters:
    ///   - found: what is listed.
    ///   - what: the word for what is listed.
    ///   - header: names of the columns of --csv.
    ///   - cuts: whether lines that are too long for a terminal are cut.
    ///   - lines: those of an item, for people.
    /// - Throws: ``Exit`` where nothing was found.
    func print<Item: TableObject>(
        _ found: [Item], _ what: String, header: [String] = Item.csvColumns, cuts: Bool = true,
        lines: (Item) -> [String]
    ) throws {
        try table.print(found, header: header, cuts: cuts, lines: lines)
        try page.conclude(found.isEmpty, "no \(what) found")
    }

    /// Says on a terminal what the marks before the lines mean.
    func explainMarks(unread: Bool, file: Bool) {
        guard table.isText, Terminal.isOutputTerminal else { return }
        let marks = [unread ? "* unread" : nil, file ? "+ with a file" : nil].compactMap(\.self)
        if !marks.isEmpty { StandardError.line(Terminal.styled(marks.joined(separator: "  "), .dim)) }
    }
}

/// Which messages a command is about.
struct QueryOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "Only messages that this finds; letterbook help search tells the language.", valueName: "query"),
        completion: QueryCompletion.kind)
    var words: [String] = []

    var isEmpty: Bool { words.isEmpty && span.since == nil }

    @OptionGroup var span: SpanOptions

    /// The query that the words on the command line make, joined with blanks: the shell took their quotes off, which
    /// single words do not need.
    func query() throws -> SearchQuery { try span.narrowed(SearchQuery(words.joined(separator: " "))) }
}

/// The time that messages are of.
struct SpanOptions: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp("Only messages from then on: 2019, 2019-03, 2019-03-07, 7d, yesterday.", valueName: "date"))
    var since: String?

    func narrowed(_ query: SearchQuery) throws -> SearchQuery {
        guard let since else { return query }
        let span = try SearchQuery("after:\(since)")
        guard case .field = span else { throw Exit.fault("--since takes one date") }
        return query == .all ? span : .and([query, span])
    }
}
