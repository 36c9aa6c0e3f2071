import ArgumentParser
import MailArchive
import MessageContent

struct ImportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Reads mail into the archive.",
        discussion: """
            Reads mbox files, Maildirs, MH folders, .eml and .emlx files, and folder trees, .zip and .tar files that hold any of \
            these, such as a Google Takeout as it comes. Files and what is piped to - may be compressed (.gz, .zst, .xz, \
            .bz2). Outlook files (.pst) are read where readpst of libpst is installed. Ends with the ledger: every message \
            found is imported, a duplicate, quarantined, or unchanged since the last import.

            It can be interrupted (Ctrl-C) and repeated: what was read is kept, and importing twice adds nothing.

              letterbook import ~/Takeout/Mail/All.mbox --owner me@example.org
            """)

    @OptionGroup var archive: ArchiveOptions
    @OptionGroup var source: SourceOptions

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

    @Option(
        name: .long,
        help: ArgumentHelp(
            "A message that takes longer, or makes the program fail, is quarantined (default: 600).",
            valueName: "seconds"))
    var timeLimit = 600

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
        guard timeLimit > 0 else { throw ValidationError("--time-limit: at least one second") }
        if let memory, memory.bytes < 100_000_000 {
            throw ValidationError("--memory takes a size of 100MB or more, such as 500MB or 2GB")
        }
    }

    func run() async throws {
        let archive = try archive.open(.create)
        var options = ImportOptions(jobs: source.reading.jobCount)
        options.format = source.reading.format
        options.owner = owner
        options.keepsRaw = storeRaw
        options.memoryBytes = memory?.bytes
        options.retriesFailed = retryFailed
        options.shouldStop = { Interruption.isRequested }
        let progress = ProgressLine()
        if Terminal.isErrorTerminal { options.progress = { progress.show($0) } }
        Interruption.watch()
        MessageGuard.install(archive: archive.path, paths: source.paths, seconds: timeLimit)
        let report: ImportReport
        do {
            report = try await archive.importMail(from: source.paths, options: options)
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
        if report.counts.expected == 0 { throw Exit.nothing("no messages found") }
    }
}
