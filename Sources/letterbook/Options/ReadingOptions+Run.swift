import MailArchive
import MailSources
import MessageContent

extension ReadingOptions {
    /// Works on every message of the paths, for commands that need no archive. A file that cannot be read is reported,
    /// and does not keep the others from being read.
    ///
    /// - Parameters:
    ///   - paths: where mail is.
    ///   - work: done on any thread.
    ///   - print: gets the results in order; returns how many messages they are of.
    /// - Throws: ``Exit`` where a file could not be read, or there was no message.
    func run<Outcome: Sendable>(
        _ paths: [String], work: @escaping @Sendable (RawMessageBatch) -> Outcome, print: (Outcome) -> Int
    ) async throws {
        var messages = 0
        var hasFault = false
        try await MessagePipeline<Outcome>(paths: paths, format: format, jobs: jobCount).run(
            work: { batch in { work(batch) } },
            deliver: { delivery in
                switch delivery {
                case .output(let outcome): messages += print(outcome)
                case .event(.fault(let fault)):
                    Output.flush()
                    StandardError.remark(fault.message)
                    hasFault = true
                case .event: break
                }
            })
        if hasFault { throw Exit.fault() }
        if messages == 0 { throw Exit.nothing("no messages found") }
    }

    /// Prints the lines that `lines` gives for each message.
    func printLines(
        of paths: [String], asJSON: Bool, _ lines: @escaping @Sendable (Email, Origin) -> [String]
    ) async throws {
        try await run(
            paths,
            work: { batch in
                batch.map { bytes, message in
                    lines(Email(reading: bytes, arrival: message.origin.arrival), message.origin)
                }
            },
            print: { (messages: [[String]]) in
                for line in messages.joined() { asJSON ? Output.line(line) : Output.row(line) }
                return messages.count
            })
    }
}
