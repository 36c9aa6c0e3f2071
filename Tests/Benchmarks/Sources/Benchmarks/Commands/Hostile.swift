import ArgumentParser
import MailGenerator
import MessageContent

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

struct HostileCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "hostile", abstract: "Reads hostile mail at doubling sizes; exits 1 when one is out of bounds.",
        discussion: """
            Each message is read in a process of its own, on a thread with a 512 KB stack, in two stages:

              format   the message parsed, every parser of fields on every field, every body decoded
              read     bytes to Email, HTML to text included

            Bounds: CPU at twice the size at most 2.5 times (where it takes 2 ms or more), at most 1 s, and peak memory \
            of the process at most 150 MB and 4 times the size. CPU is that of the thread, the fastest of the runs; a \
            growth that is too great is measured up to five times more. Peak memory is that of the first run (Linux: VmHWM after it was \
            reset; the message itself is part of it). A kind that crashes or takes 20 s is not tried at larger sizes.

              letterbook-benchmarks hostile --only parts,addresses --sizes 1MB,2MB
              letterbook-benchmarks hostile --faults          only those out of bounds
            """)

    @Option(help: "Sizes to measure at, each twice the one before.", transform: Self.sizes)
    var sizes: [Int] = [250_000, 500_000, 1_000_000, 2_000_000, 4_000_000, 8_000_000]

    @Option(help: ArgumentHelp("Only these kinds, or kinds that begin so.", valueName: "names"))
    var only: String?

    @Option(help: "Only this stage: format, read.")
    var stage: HostileStage?

    @Option(help: "How often to measure; the fastest counts.")
    var runs = 3

    @Flag(help: "Print only what is out of bounds.")
    var faults = false

    @Flag(help: "Name the kinds and what there is much of in each.")
    var list = false

    @Flag(help: "One JSON object a kind and stage.")
    var json = false

    func run() throws {
        if list { return printList() }
        let kinds = try chosen()
        if !json { print(title) }
        var failed = 0
        for kind in kinds {
            for stage in stage.map({ [$0] }) ?? HostileStage.allCases {
                let report = HostileReport(kind: kind.name, stage: stage, sizes: sizes, runs: runs)
                failed += report.faults.isEmpty ? 0 : 1
                if !faults || !report.faults.isEmpty { show(report) }
                fflush(nil)
            }
        }
        if !json { print("\(kinds.count) kinds, \(failed) readings out of bounds") }
        if failed > 0 { throw ExitCode(1) }
    }

    private func chosen() throws -> [HostileMail] {
        guard let only else { return HostileMail.all }
        let names = only.split(separator: ",").map(String.init)
        let kinds = HostileMail.all.filter { mail in names.contains { mail.name == $0 || mail.name.hasPrefix($0 + "-") }
        }
        if kinds.isEmpty { throw ValidationError("no hostile mail '\(only)'; `hostile --list` names the kinds") }
        return kinds
    }

    private func printList() {
        var table = Table(["kind", ""])
        for mail in HostileMail.all { table.add([mail.name, mail.summary]) }
        print(table.text)
    }

    // MARK: Output, a line at a time, since a whole run takes minutes

    private static let nameWidth = 30

    private var title: String {
        let columns = sizes.map { column("\(ByteCount(bytes: $0).megabytes) MB") }
        return padded("kind, stage: ms of CPU") + columns.joined() + "   most ×   peak MB"
    }

    private func show(_ report: HostileReport) {
        if json {
            var writer = JSONWriter()
            report.writeJSON(to: &writer)
            return print(writer.text)
        }
        let times = sizes.indices.map { column($0 < report.rows.count ? (report.rows[$0].seconds * 1000).short : "-") }
        let growth = report.rows.filter(\.isGrowthCounted).compactMap(\.growth).max()
        let peak = report.rows.map(\.peakBytes).max() ?? 0
        let verdict = report.faults.isEmpty ? "" : "   OUT: " + report.faults.joined(separator: ", ")
        print(
            padded("\(report.kind) \(report.stage.rawValue)") + times.joined() + column(growth?.text(2) ?? "-")
                + column(String(peak / 1_000_000)) + verdict)
    }

    private func column(_ text: String) -> String { String(repeating: " ", count: max(1, 9 - text.count)) + text }

    private func padded(_ text: String) -> String {
        text + String(repeating: " ", count: max(1, Self.nameWidth + 8 - text.count))
    }

    private static func sizes(_ text: String) throws -> [Int] {
        try text.split(separator: ",").map {
            guard let size = ByteCount(argument: String($0)) else { throw ValidationError("'\($0)' is no size") }
            return size.bytes
        }
    }
}
