import ArgumentParser
import Foundation
import MailArchive
import MessageContent
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

    @OptionGroup var list: ListOptions
    @OptionGroup var reading: ReadingOptions
    @OptionGroup var piece: PieceOptions
    @OptionGroup var options: TemplateOptions

    @Argument(help: SourceOptions.pathsHelp)
    var paths: [String] = []

    @Option(
        name: .long, help: ArgumentHelp("Only messages of the archive that match.", valueName: "query"),
        completion: QueryCompletion.kind)
    var query: String?

    @OptionGroup var span: SpanOptions

    @Flag(name: .long, help: "Print codes as mail arrives in the one folder that is given.")
    var watch = false

    @Option(
        name: .long,
        help: ArgumentHelp("With --watch: a program, run by the shell, that gets each new code.", valueName: "command"))
    var copyCommand: String?

    private var page: PageOptions { list.page }
    private var output: OutputOptions { list.table.output }

    func validate() throws {
        if watch, paths.count != 1 { throw ValidationError("--watch takes one folder") }
        try piece.require(output.objects)
        if watch || paths.isEmpty, piece.isGiven { throw ValidationError("--range is for an mbox that a PATH names") }
        if copyCommand != nil, !watch { throw ValidationError("--copy-command goes with --watch") }
        if !paths.isEmpty, page.isGiven || query != nil || span.since != nil {
            throw ValidationError(
                "--query, --since, --limit, --offset and --reverse are for the archive, which PATHs don't ask")
        }
        if paths.isEmpty, !options.templates.isEmpty || reading.isGiven {
            throw ValidationError(
                "--templates, --format and --jobs go with PATHs: of an archive the codes are listed that its import found"
            )
        }
        if let path = paths.first, path.contains(":"), !watch, !FileManager.default.fileExists(atPath: path) {
            throw ValidationError("\(path) is no file: to search the archive's codes write --query '\(path)'")
        }
        if !paths.isEmpty, output.csv || list.table.columns != nil || list.table.endsInNull {
            throw ValidationError("--csv, --columns and --null are for the archive, which PATHs don't ask")
        }
    }

    func run() async throws {
        if watch {
            return try CodeWatch(folder: paths[0], copyCommand: copyCommand, json: output.json).run(extractor())
        }
        if paths.isEmpty { return try listArchive() }
        let (codeExtractor, asJSON) = (try extractor(), output.json)
        try await reading.printLines(of: paths, piece: piece, asJSON: asJSON) { email, origin in
            let line = CodeLine(email: email, origin: origin, report: codeExtractor.report(email))
            return asJSON ? [line.json] : line.text
        }
    }

    private func extractor() throws -> CodeExtractor { CodeExtractor(templates: try options.load()) }

    private func listArchive() throws {
        let archive = try list.archive.open(.read)
        let wanted = try span.narrowed(query.map { try SearchQuery($0) } ?? .all)
        let found = try archive.codes(matching: wanted, reversed: page.reverse, limit: page.limit, offset: page.offset)
        try list.table.print(found, cuts: false, lines: CodeLine.text)
        try CodePrinter.tellUnsearched(archive)
        try page.conclude(found.isEmpty, "no messages with codes found")
    }
}
