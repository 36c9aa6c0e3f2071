import ArgumentParser
import MailArchive
import MailSources
import MessageContent

/// Runs a command that needs no archive: every message of the paths is worked on, one bad file is reported and
/// remembered, never the end.
struct FilterRun<Output: Sendable> {
    let paths: [String]
    let reading: ReadingOptions
    /// Any thread.
    let work: @Sendable (RawMessageBatch) -> Output
    /// In order. Returns how many messages it was given.
    let print: (Output) -> Int

    func run() async throws {
        var messages = 0
        var hasFault = false
        let pipeline = MessagePipeline<Output>(paths: paths, format: reading.format, jobs: reading.jobCount)
        let work = work
        try await pipeline.run(
            work: { batch in { work(batch) } },
            deliver: { delivery in
                switch delivery {
                case .output(let output): messages += print(output)
                case .event(.fault(let fault)):
                    letterbook.Output.flush()
                    StandardError.line("letterbook: " + TerminalText.line(fault.message))
                    hasFault = true
                case .event: break
                }
            })
        letterbook.Output.flush()
        if hasFault { throw ExitCode.fault }
        if messages == 0 {
            StandardError.line("letterbook: no messages found")
            throw ExitCode.nothing
        }
    }
}

extension Origin {
    /// How origin stands in JSON.
    var json: (inout JSONWriter) -> Void {
        { json in
            json.object {
                $0.member("path", self.path)
                $0.member("offset", self.offset)
                $0.member("length", self.length)
                $0.member("mailbox", self.mailbox)
                $0.member("envelope", self.envelope)
            }
        }
    }
}
