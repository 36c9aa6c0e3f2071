import MailArchive
import MailSources
import MessageContent

extension ReadingOptions {
    /// Works on every message of the paths, for commands that need no archive. A file that cannot be read is reported,
    /// and does not keep the others from being read.
    ///
    /// - Parameters:
    ///   - paths: where mail is.
    ///   - piece: of the one mbox that `paths` name, if only a piece is to be read. Then totals follow the messages.
    ///   - work: done on any thread.
    ///   - print: gets the results in order; returns how many messages they are of.
    /// - Throws: ``Exit`` where a file could not be read, or there was no message.
    func run<Outcome: Sendable>(
        _ paths: [String], piece: PieceOptions? = nil,
        work: @escaping @Sendable (RawMessageBatch) -> Outcome, print: (Outcome) -> Int
    ) async throws {
        var totals = UnitTotals()
        var hasFault = false
        let unit = try piece?.unit(of: paths)
        let pipeline =
            unit.map { MessagePipeline<(Outcome, bytes: Int)>(unit: $0, jobs: jobCount) }
            ?? MessagePipeline(paths: paths, format: format, jobs: jobCount)
        try await pipeline.run(
            work: { batch in { (work(batch), batch.storage.count) } },
            deliver: { delivery in
                switch delivery {
                case .output(let (outcome, bytes)):
                    totals.messages += print(outcome)
                    totals.bytes += Int64(bytes)
                case .event(.containerEnded(let summary)): totals.separators = summary.separators
                case .event(.fault(let fault)):
                    Output.flush()
                    StandardError.remark(fault.message)
                    hasFault = true
                case .event: break
                }
            })
        if unit != nil { Output.line(totals.json) }
        if hasFault { throw Exit.fault() }
        if totals.messages == 0, unit == nil { throw Exit.nothing("no messages found") }
    }

    /// Prints the lines that `lines` gives for each message.
    func printLines(
        of paths: [String], piece: PieceOptions, asJSON: Bool, _ lines: @escaping @Sendable (Email, Origin) -> [String]
    ) async throws {
        try await run(
            paths, piece: piece,
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
