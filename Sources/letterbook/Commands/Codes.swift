import ArgumentParser
import MailArchive
import MailSources
import MessageContent
import MessageFormat
import VerificationCodes

struct CodesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "codes", abstract: "Finds verification codes and links in messages.",
        discussion: """
            With PATHs it reads files and needs no archive; a message without a code gives "codes": []. Without PATHs it \
            lists the archive's messages with codes, newest first. Code templates know how providers send their codes; for \
            all other mail a general scorer reads subject, text and HTML.

              letterbook codes inbox.mbox
              letterbook codes --json Maildir | jq -r '.codes[0].code // empty'
              letterbook codes --query provider:google --limit 5
              letterbook codes --watch ~/Maildir --copy-command wl-copy

            --watch prints codes of mail that arrives in a Maildir (or a folder of message files) until Ctrl-C, within two \
            seconds, each once; --copy-command gets the newest code on its standard input.
            """)

    @OptionGroup var archive: ArchiveOptions
    @OptionGroup var reading: ReadingOptions
    @OptionGroup var options: TemplateOptions
    @OptionGroup var page: PageOptions

    @Argument(
        help: """
            mbox files, Maildirs, .eml or .emlx files, each also as .gz, .zst, .xz or .bz2, folders and .zip or .tar files \
            that hold any of these, or - for standard input.
            """)
    var paths: [String] = []

    @Option(name: .long, help: ArgumentHelp("Only messages of the archive that match.", valueName: "query"))
    var query: String?

    @Flag(name: .long, help: "Print codes as mail arrives in the one folder that is given.")
    var watch = false

    @Option(
        name: .long,
        help: ArgumentHelp("With --watch: a program, run by the shell, that gets each new code.", valueName: "command"))
    var copyCommand: String?

    @Flag(name: .long, help: "One JSON object a line.")
    var json = false

    func validate() throws {
        if watch, paths.count != 1 { throw ValidationError("--watch takes one folder") }
        if copyCommand != nil, !watch { throw ValidationError("--copy-command goes with --watch") }
        if !paths.isEmpty, page.limit != nil || page.offset != 0 {
            throw ValidationError("--limit and --offset are for the archive, which PATHs don't ask")
        }
        if query != nil, !paths.isEmpty { throw ValidationError("--query asks the archive, which PATHs don't") }
    }

    func run() async throws {
        if watch {
            return try CodeWatch(folder: paths[0], copyCommand: copyCommand, json: json).run(try extractor())
        }
        if paths.isEmpty { return try listArchive() }
        try await readFiles()
    }

    private func extractor() throws -> CodeExtractor { CodeExtractor(templates: try options.load()) }

    // MARK: Files

    private func readFiles() async throws {
        let extractor = try extractor()
        let asJSON = json
        let run = FilterRun(
            paths: paths, reading: reading, work: { Self.lines($0, extractor, asJSON) },
            print: { lines in
                for line in lines.flatMap({ $0 }) { asJSON ? Output.line(line) : Output.row(line) }
                return lines.count
            })
        try await run.run()
    }

    private static func lines(_ batch: RawMessageBatch, _ extractor: CodeExtractor, _ asJSON: Bool) -> [[String]] {
        batch.map { bytes, message in
            let email = Email(reading: bytes, arrival: message.origin.arrival)
            let report = extractor.report(email)
            return asJSON ? [CodeLine.json(email, message.origin, report)] : CodeLine.text(email, report)
        }
    }

    // MARK: The archive

    private func listArchive() throws {
        let archive = try archive.open(.read)
        let wanted = try query.map { try SearchQuery($0) }
        let found = try archive.codes(matching: wanted, limit: page.limit, offset: page.offset)
        for message in found {
            if json { Output.line(message.json) } else { for line in CodeLine.text(message) { Output.line(line) } }
        }
        Output.flush()
        try CodePrinter.tellUnsearched(archive)
        if found.isEmpty, page.limit != 0 {
            StandardError.line("letterbook: no messages with codes found")
            throw ExitCode.nothing
        }
    }
}
