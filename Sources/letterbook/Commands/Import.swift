import ArgumentParser
import Foundation
import MailArchive
import MessageContent

struct ImportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Reads mail into the archive.",
        discussion: """
            Reads mbox files, Maildirs, MH folders, .eml and .emlx files, MMDF, mbx and Dovecot's files, and folder trees, \
            .zip and .tar files that hold any of \
            these, such as a Google Takeout as it comes. Files and what is piped to - may be compressed (.gz, .zst, .xz, \
            .bz2). Outlook files (.pst) are read where readpst of libpst is installed. Ends with the ledger: every message \
            found is imported, a duplicate, quarantined, or unchanged since the last import.

            It can be interrupted (Ctrl-C) and repeated: what was read is kept, and importing twice adds nothing.

              letterbook import ~/Takeout/Mail/All.mbox --owner me@example.org
            """)

    @OptionGroup var archive: ArchiveOptions
    @OptionGroup var reading: ReadingOptions

    @Argument(help: SourceOptions.pathsHelp)
    var paths: [String] = []

    @Option(
        name: .long,
        help: ArgumentHelp(
            """
            Instead of PATHs: the result of a cluster's job that kept the raw messages (letterbook-spark --raw), which \
            the archive then keeps, too.
            """, valueName: "folder"))
    var fromParquet: String?

    @Option(
        name: .long,
        help: ArgumentHelp("With --from-parquet: only mail beneath this path.", valueName: "path"))
    var part: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Instead of PATHs: lines of letterbook rows --raw, in the order of letterbook shards; - for standard input.",
            valueName: "file"))
    var fromRows: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "An address of the mailbox owner (repeatable). Otherwise learned from the mail.", valueName: "address"))
    var owner: [String] = []

    @Flag(
        inversion: .prefixedNo,
        help: """
            Keep the raw messages in the archive, compressed, so that the sources can go. It goes for later imports, too; \
            letterbook pack does it for what is there.
            """)
    var storeRaw: Bool?

    @OptionGroup var limit: TimeLimitOption

    @Flag(name: .long, help: "Try messages again that this version quarantined because they made it fail.")
    var retryFailed = false

    @Option(
        name: .long,
        help: ArgumentHelp("Memory to keep to, about: 150MB, 2GB (default: 300MB).", valueName: "size"),
        transform: ByteSize.init(argument:))
    var memory: ByteSize?

    @Flag(name: .long, help: "The ledger as a JSON object.")
    var json = false

    func validate() throws {
        let sources = [!paths.isEmpty, fromParquet != nil, fromRows != nil].count { $0 }
        if sources != 1 { throw ValidationError("import takes either PATHs, or --from-parquet, or --from-rows") }
        if part != nil, fromParquet == nil { throw ValidationError("--part goes with --from-parquet") }
        if let memory, memory.bytes < 100_000_000 {
            throw ValidationError("--memory takes a size of 100MB or more, such as 500MB or 2GB")
        }
    }

    func run() async throws {
        let table = try fromParquet.map { try ParquetRows(of: $0, part: part) }
        let rows = try table?.lines ?? fromRows.map(Self.open(rows:))
        let archive = try archive.open(.create)
        var options = ImportOptions(jobs: reading.jobCount)
        options.format = reading.format
        options.owner = owner
        // The sources are on other machines.
        options.keepsRaw = storeRaw ?? (paths.isEmpty ? true : nil)
        options.memoryBytes = memory?.bytes
        options.retriesFailed = retryFailed
        options.shouldStop = { Interruption.isRequested }
        let progress = ProgressLine()
        if Terminal.isErrorTerminal { options.progress = { progress.show($0) } }
        Interruption.watch()
        let streams = fromRows.map { [$0] } ?? paths
        MessageGuard.install(archive: archive.path, paths: streams, seconds: limit.timeLimit)
        let report: ImportReport
        do {
            if let rows {
                report = try await archive.importRows({ FileLines.of(rows) }, options: options)
                try table?.end(wasInterrupted: report.wasInterrupted)
            } else {
                report = try await archive.importMail(from: paths, options: options)
            }
        } catch {
            progress.clear()
            throw error
        }
        progress.clear()
        if json {
            Output.line(report.json)
        } else if report.counts.expected > 0 {
            ImportPrinter.print(report)
        }
        try Self.conclude(report)
    }

    /// - Parameter path: of a file of rows, or `-` for standard input.
    private static func open(rows path: String) throws -> FileHandle {
        if path == "-" { return .standardInput }
        guard let file = FileHandle(forReadingAtPath: path) else {
            throw Exit.fault("\(path): cannot be read (name a file of letterbook rows)")
        }
        return file
    }

    private static func conclude(_ report: ImportReport) throws {
        Output.flush()
        for fault in report.faults { StandardError.remark(fault.message) }
        if report.wasInterrupted {
            throw Exit.fault("interrupted; what was read is kept, the same command goes on from there")
        }
        if !report.faults.isEmpty { throw Exit.fault() }
        guard report.addsUp else {
            for line in report.containers where line.unaccountedBytes > 0 || !line.counts.addsUp {
                StandardError.remark("\(line.path): not all of it is accounted for (please report this)")
            }
            throw Exit.nothing()
        }
        if report.counts.expected == 0, report.gone == 0 { throw Exit.nothing("no messages found") }
    }
}
