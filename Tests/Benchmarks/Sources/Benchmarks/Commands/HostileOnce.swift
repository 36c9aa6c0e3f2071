import ArgumentParser
import MailGenerator
import MeasuringHooks
import MessageFormat

/// What `hostile` runs in a process of its own for each kind and size, so that each has its own peak memory and a crash
/// or an endless loop ends only that one.
struct HostileOnceCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "hostile-once",
        abstract: "Reads one hostile message on a thread with a 512 KB stack: what `hostile` runs, for a profiler.",
        discussion: """
            Prints CPU seconds, peak bytes of memory and bytes of the message.

              perf record letterbook-benchmarks hostile-once --kind parts --size 8MB --stage read
            """)

    static let stackBytes = 512 * 1024
    /// A run that takes this long is not repeated.
    static let longSeconds = 1.0
    /// The process ends by a signal when it has used so much.
    static let limitSeconds: UInt64 = 20

    @Option(help: "The kind; `hostile --list` names them.")
    var kind: String

    @Option(help: "Size of the message.")
    var size = ByteCount(bytes: 1_000_000)

    @Option(help: "format (MessageFormat and every decoder) or read (MessageContent's Email).")
    var stage = HostileStage.read

    @Option(help: "How often to measure; the fastest counts.")
    var runs = 3

    func run() throws {
        measuring_limit_cpu(Self.limitSeconds)
        let message = try HostileMail.named(kind).message(bytes: size.bytes)
        measuring_reset_peak()
        var best = Double.infinity
        var peak: UInt64 = 0
        for run in 0..<max(runs, 1) where run == 0 || best < Self.longSeconds {
            var measurement = Measurement()
            try onThread(stackBytes: Self.stackBytes) {
                message.withByteView { raw in measurement.add { stage.run(on: raw) } }
            }
            best = min(best, measurement.seconds)
            if run == 0 { peak = measuring_peak_bytes() }
        }
        print(best, peak, message.count)
    }
}
