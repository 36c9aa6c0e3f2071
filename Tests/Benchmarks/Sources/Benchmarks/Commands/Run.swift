import ArgumentParser
import MailGenerator
import MessageContent

struct RunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run", abstract: "Parses, decodes and reads mail on one core and prints a table.",
        discussion: """
            For each kind of generated mail and each MBOX:

              memchr   finds every line end: as fast as anything that looks at lines can be
              parse    bytes to Message: entities, header fields, ranges
              decode   and every leaf to UTF-8 or bytes: what `letterbook parse --count` does
              read     bytes to Email: addresses, dates, text, safe HTML, quoted text

            MB/s of CPU time, the fastest of the runs; × is the time in times of memchr's. Allocations are calls of \
            malloc and its kin, the Swift runtime's and libxml2's included (on Linux with glibc only). An mbox is \
            read batch by batch, and reading it is not measured.

              letterbook-benchmarks run --kind plain --generated 200MB --runs 5
              letterbook-benchmarks run --skip-generated mail.mbox
            """)

    @Argument(help: "Mailboxes of yours to measure with.")
    var mbox: [String] = []

    @Option(help: ArgumentHelp("Kinds to generate: \(MailKind.list).", valueName: "kind"))
    var kind: [MailKind] = MailKind.allCases

    @Option(help: "Size of each generated mailbox.")
    var generated = ByteCount(bytes: 64_000_000)

    @Flag(help: "Only the given mailboxes.")
    var skipGenerated = false

    @Option(help: "How often to measure; the fastest counts.")
    var runs = 3

    @Option(help: "Another seed gives other mail.")
    var seed: UInt64 = 1

    @Flag(help: "One JSON object a mailbox.")
    var json = false

    func validate() throws {
        if runs < 1 { throw ValidationError("--runs must be at least 1") }
    }

    func run() throws {
        var table = Table(titles)
        for result in sampleResults {
            let result = try result()
            if json { printJSON(result) } else { table.add(row(result)) }
        }
        if !json { print(table.text) }
    }

    /// Each is made when it is measured, so that one mailbox at a time is in memory.
    private var sampleResults: [() throws -> SampleResult] {
        let kinds = skipGenerated ? [] : kind
        return kinds.map { kind in
            { try measure(.generate(kind, bytes: generated.bytes, seed: seed)) }
        } + mbox.map { path in { try measure(.mbox(path: path)) } }
    }

    private func measure(_ sample: MailSample) throws -> SampleResult {
        try SampleResult(of: sample, operations: Operation.allCases, runs: runs)
    }

    private func printJSON(_ result: SampleResult) {
        var writer = JSONWriter()
        result.writeJSON(Operation.allCases, to: &writer)
        print(writer.text)
    }

    private static let measured: [Operation] = [.parse, .decode, .read]

    private var titles: [String] {
        var titles = ["mailbox", "MB", "messages", "memchr"]
        titles += Self.measured.flatMap { [$0.rawValue, "×"] }
        if Measurement.countsAllocations {
            titles += Self.measured.flatMap { ["\($0.rawValue) allocs/msg", "KB/msg"] }
        }
        return titles
    }

    private func row(_ result: SampleResult) -> [String] {
        var cells = [
            result.name, (Double(result.bytes) / 1e6).text(1), String(result.messages),
            result.megabytesPerSecond(.memchr).short,
        ]
        cells += Self.measured.flatMap { [result.megabytesPerSecond($0).short, result.timesMemchr($0).short] }
        if Measurement.countsAllocations {
            cells += Self.measured.flatMap {
                [result.allocationsPerMessage($0).short, (result.allocatedBytesPerMessage($0) / 1000).text(1)]
            }
        }
        return cells
    }
}
