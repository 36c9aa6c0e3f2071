import ArgumentParser
import MailArchive
import MailSources

struct ShardsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "shards", abstract: "Divides mail into units of work for many machines.",
        discussion: """
            One JSON object a line: files and folders that are read together, or a piece of a large mbox, cut between messages. \
            Of an mbox only what is around the cuts is read. letterbook rows reads a unit; every path must be the same on the \
            machine that does. Compressed and packed files stay whole.

              letterbook shards ~/Takeout --size 256M > units.ndjson
              letterbook rows --json "$(head -n 1 units.ndjson)"
            """)

    @Argument(
        help: ArgumentHelp(
            "Files or folders of mail; not standard input, which can be read only once.", valueName: "path"))
    var paths: [String]

    @Option(
        name: .long,
        help: ArgumentHelp("Bytes of a unit, about: 64M, 1G, with M for a million (default: 256M).", valueName: "size"),
        transform: ByteSize.init(argument:))
    var size = ByteSize(bytes: 256_000_000)

    @OptionGroup var reading: FormatOption

    @OptionGroup var terminal: TerminalOptions

    @Flag(name: .long, help: "One JSON object a line: the default, and the only form.")
    var json = false

    func run() throws {
        var hasFault = false
        var hasUnit = false
        for finding in WorkUnits(paths: paths, format: reading.format, size: Int64(size.bytes)) {
            switch finding {
            case .unit(let unit):
                Output.line(try unit.json)
                hasUnit = true
            case .event(.fault(let fault)):
                StandardError.remark(fault.message)
                hasFault = true
            case .event: break
            }
        }
        Output.flush()
        if hasFault { throw Exit.fault() }
        if !hasUnit { throw Exit.nothing("no mail found") }
    }
}
