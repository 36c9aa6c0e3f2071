import ArgumentParser
import MailGenerator
import MessageAnalysis
import MessageContent
import MessageFormat

struct ClassifyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "classify",
        abstract: "Sorts mail that was read before into categories and prints messages a second.",
        discussion: """
            Reading is not measured. `header` classifies by header fields and addresses alone, `all` by bodies, too. Messages \
            a second are of CPU time of one thread, the fastest of the runs.

              letterbook-benchmarks classify
              letterbook-benchmarks classify mail.mbox
            """)

    @Option(help: "Bytes of each kind of generated mail.")
    var size = ByteCount(bytes: 16_000_000)

    @Option(help: "How often to measure; the fastest counts.")
    var runs = 3

    @Flag(help: "One JSON object a line.")
    var json = false

    @Argument(help: "mbox files; without any, mail is generated.")
    var files: [String] = []

    func validate() throws {
        if runs < 1 { throw ValidationError("--runs must be at least 1") }
    }

    func run() throws {
        let samples =
            files.isEmpty
            ? MailKind.allCases.map { MailSample.generate($0, bytes: size.bytes, seed: 1) } : files.map(MailSample.mbox)
        var table = Table(["mail", "messages", "header, messages/s", "all, messages/s"])
        for sample in samples {
            let result = try measure(sample)
            if json {
                result.printJSON(sample.name)
            } else {
                table.add([
                    sample.name, String(result.messages), result.rate(result.header).text(0),
                    result.rate(result.all).text(0),
                ])
            }
        }
        if !json { print(table.text) }
    }

    private func measure(_ sample: MailSample) throws -> ClassifyResult {
        var result = ClassifyResult()
        try sample.forEachBatch { batch in
            let emails = batch.map { Email(reading: $0) }
            let headers = emails.map { CategoryInput($0).withoutBody }
            result.messages += emails.count
            result.header += fastest { for input in headers { blackHole(CategoryClassifier.classify(input)) } }
            result.all += fastest {
                for email in emails { blackHole(CategoryClassifier.classify(CategoryInput(email))) }
            }
        }
        return result
    }

    private func fastest(_ work: () -> Void) -> Double {
        (0..<runs).map { _ in
            var measurement = Measurement()
            measurement.add(work)
            return measurement.seconds
        }.min() ?? 0
    }
}

private struct ClassifyResult {
    var messages = 0
    /// CPU seconds.
    var header = 0.0
    var all = 0.0

    func rate(_ seconds: Double) -> Double { Double(messages) / max(seconds, 1e-9) }

    func printJSON(_ name: String) {
        var writer = JSONWriter()
        writer.object {
            $0.member("mail", name)
            $0.member("messages", messages)
            $0.member("headerMessagesPerSecond", number: rate(header))
            $0.member("allMessagesPerSecond", number: rate(all))
        }
        print(writer.text)
    }
}

extension CategoryInput {
    /// The header's part of it.
    fileprivate var withoutBody: CategoryInput {
        var input = self
        (input.text, input.newText, input.quotedText, input.html) = ("", "", "", nil)
        return input
    }
}
