import ArgumentParser
import Foundation
import MailArchive
import MailSources

struct RowsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rows", abstract: "Reads a unit of letterbook shards, and prints a row for each message.",
        discussion: """
            Needs no archive. A line a message holds what is said of it by itself, and what joins over all mail need: \
            category with reasons, the conversation's key, thread keys, codes, files, text. Lines for files, gaps \
            and faults follow, and last the totals, without which the output is not whole. A machine of a cluster runs this; \
            letterbook settle gives messages what depends on others.

              letterbook shards Mail | head -n 1 | letterbook rows - --json
            """)

    @Argument(help: "The unit: the JSON object itself, a file that holds it, or - for standard input.")
    var unit: String

    @OptionGroup var jobs: JobsOption

    @Flag(name: .long, help: "With the raw message, in base64.")
    var raw = false

    @Option(
        name: .long,
        help: ArgumentHelp(
            """
            Where a message that makes the program fail is noted (in FILE-failed), and read from in the next run, which \
            leaves it out.
            """, valueName: "file"))
    var journal: String?

    @OptionGroup var limit: TimeLimitOption

    @OptionGroup var terminal: TerminalOptions

    @Flag(name: .long, help: "One JSON object a line: the default, and the only form.")
    var json = false

    func run() async throws {
        let unit = try WorkUnit(json: text())
        if let journal { MessageGuard.installOnce(journal: journal, seconds: limit.timeLimit) }
        var hasFault = false
        let rows = UnitRows(unit, jobs: jobs.jobCount, includesRaw: raw, journal: journal)
        try await rows.run(
            write: { Output.bytes($0) },
            warn: { fault in
                StandardError.remark(fault.message)
                hasFault = true
            })
        Output.flush()
        if hasFault { throw Exit.fault() }
    }

    private func text() throws -> String {
        if unit.hasPrefix("{") { return unit }
        let data =
            unit == "-" ? FileHandle.standardInput.readDataToEndOfFile() : FileManager.default.contents(atPath: unit)
        guard let data else {
            throw Exit.fault("\(unit): cannot be read (name a file with a unit of letterbook shards)")
        }
        return String(decoding: data, as: UTF8.self)
    }
}
