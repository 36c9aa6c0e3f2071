import ArgumentParser
import Foundation
import MailArchive
import MailSources

struct ArchiveOptions: ParsableArguments {
    @Option(name: .long, help: ArgumentHelp("The archive, an SQLite database.", valueName: "file"))
    var archive: String?

    /// --archive, else LETTERBOOK_ARCHIVE, else letterbook.sqlite here.
    var path: String {
        archive ?? ProcessInfo.processInfo.environment["LETTERBOOK_ARCHIVE"].flatMap { $0.isEmpty ? nil : $0 }
            ?? "letterbook.sqlite"
    }

    func open(_ access: Archive.Access) throws -> Archive { try Archive(path: path, access: access) }
}

/// Where mail is read from.
struct SourceOptions: ParsableArguments {
    @Argument(
        help: """
            mbox files, Maildirs, .eml or .emlx files, each also as .gz, .zst, .xz or .bz2, folders and .zip or .tar files \
            that hold any of these, or - for standard input.
            """)
    var paths: [String]

    @OptionGroup var reading: ReadingOptions

    var format: SourceFormat? { reading.format }
    var jobCount: Int { reading.jobCount }
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

struct OutputOptions: ParsableArguments {
    @Flag(name: .long, help: "One JSON object a line.")
    var json = false

    @Flag(name: .long, help: "Comma-separated values with a header line.")
    var csv = false

    func validate() throws {
        if json, csv { throw ValidationError("--json and --csv exclude each other") }
    }

    /// Writes what was found, as asked for.
    ///
    /// - Parameters:
    ///   - columns: the header of --csv.
    ///   - lines: for people.
    func write<Item>(
        _ found: [Item], columns: [String], json: (Item) -> String, csv: (Item) -> [String], lines: (Item) -> [String]
    ) {
        if self.csv { Output.line(CSV.line(columns)) }
        for item in found {
            if self.json {
                Output.line(json(item))
            } else if self.csv {
                Output.line(CSV.line(csv(item)))
            } else {
                for line in lines(item) { Output.row(line) }
            }
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

    /// The end of a command that found nothing, unless nothing was asked for.
    func conclude(_ isEmpty: Bool, _ what: String) throws {
        guard isEmpty, limit != 0 else { return }
        StandardError.line("letterbook: no \(what) found")
        throw ExitCode.nothing
    }
}

/// The words of a query on the command line, put together again: quotes that the shell took off are not needed for
/// single words.
func query(_ words: [String]) throws -> SearchQuery { try SearchQuery(words.joined(separator: " ")) }
