import ArgumentParser
import Foundation
import MailArchive
import MailSources
import MessageContent

struct ArchiveOptions: ParsableArguments {
    @Option(name: .long, help: ArgumentHelp("The archive, an SQLite database.", valueName: "file"))
    var archive: String?

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
    @Option(
        name: .long,
        help: ArgumentHelp(
            "Read everything as this format: mbox, maildir, mh, eml or emlx. Default: judged by content.",
            valueName: "format"))
    var format: SourceFormat?

    @Option(
        name: .long,
        help: ArgumentHelp("Messages are worked on by this many tasks. Default: one a core.", valueName: "n"))
    var jobs: Int?

    var jobCount: Int { max(1, jobs ?? ProcessInfo.processInfo.activeProcessorCount) }

    func validate() throws {
        if let jobs, !(1...1024).contains(jobs) { throw ValidationError("--jobs takes a number from 1 to 1024") }
    }
}

extension SourceFormat: ExpressibleByArgument {}
extension Archive.ConversationOrder: ExpressibleByArgument {}
extension Archive.MessageOrder: ExpressibleByArgument {}

/// The form of a listing: for people or as JSON.
struct JSONOption: ParsableArguments {
    @Flag(name: .long, help: "One JSON object a line.")
    var json = false

    /// - Parameter lines: those of an item, for people.
    func write<Item: JSONObject>(_ found: [Item], lines: (Item) -> [String]) {
        for item in found {
            if json { Output.line(item.json) } else { for line in lines(item) { Output.row(line) } }
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

    /// - Parameters:
    ///   - columns: the header of --csv.
    ///   - lines: those of an item, for people.
    func write<Item: JSONObject>(
        _ found: [Item], columns: [String], csv: (Item) -> [String], lines: (Item) -> [String]
    ) {
        if self.csv {
            for row in [columns] + found.map(csv) { Output.line(CSV.row(row)) }
        } else {
            objects.write(found, lines: lines)
        }
        Output.flush()
    }
}

struct PageOptions: ParsableArguments {
    @Option(name: .long, help: ArgumentHelp("At most this many.", valueName: "n"))
    var limit: Int?

    @Option(name: .long, help: ArgumentHelp("Pass over this many first.", valueName: "n"))
    var offset: Int = 0

    func validate() throws {
        if let limit, limit < 0 { throw ValidationError("--limit takes a number from 0 on") }
        if offset < 0 { throw ValidationError("--offset takes a number from 0 on") }
    }

    /// Ends a command that found nothing, unless `--limit 0` asked for nothing.
    func conclude(_ isEmpty: Bool, _ line: String) throws {
        if isEmpty, limit != 0 { throw Exit.nothing(line) }
    }
}

/// Options of commands that list what the archive holds.
struct ListOptions: ParsableArguments {
    @OptionGroup var archive: ArchiveOptions
    @OptionGroup var output: OutputOptions
    @OptionGroup var page: PageOptions

    /// Writes a listing as ``OutputOptions`` says.
    ///
    /// - Parameter what: the word for what is listed.
    /// - Throws: ``Exit`` where nothing was found.
    func write<Item: JSONObject>(
        _ found: [Item], _ what: String, columns: [String], csv: (Item) -> [String], lines: (Item) -> [String]
    ) throws {
        output.write(found, columns: columns, csv: csv, lines: lines)
        try page.conclude(found.isEmpty, "no \(what) found")
    }
}

/// The query that the words on the command line make, joined with blanks: the shell took their quotes off, which single
/// words do not need.
func query(_ words: [String]) throws -> SearchQuery { try SearchQuery(words.joined(separator: " ")) }
