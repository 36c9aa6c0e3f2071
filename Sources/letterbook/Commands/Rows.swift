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

    @Option(
        name: .long,
        help: ArgumentHelp("Messages are worked on by this many tasks. Default: one a core.", valueName: "n"))
    var jobs: Int?

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

    @Option(
        name: .long,
        help: ArgumentHelp(
            "With --journal: a message that takes longer makes the program fail (default: 600).", valueName: "seconds"))
    var timeLimit = 600

    @OptionGroup var terminal: TerminalOptions

    @Flag(name: .long, help: "One JSON object a line: the default, and the only form.")
    var json = false

    func validate() throws {
        if let jobs, !(1...1024).contains(jobs) { throw ValidationError("--jobs takes a number from 1 to 1024") }
        guard timeLimit > 0 else { throw ValidationError("--time-limit: at least one second") }
    }

    func run() async throws {
        let unit = try WorkUnit(json: text())
        if let journal { MessageGuard.installOnce(journal: journal, seconds: timeLimit) }
        var hasFault = false
        let rows = UnitRows(
            unit, jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount, includesRaw: raw, journal: journal)
        _ = try await rows.run(
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
