import ArgumentParser
import Foundation
import MailArchive

struct SettleCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "settle", abstract: "Gives rows of letterbook rows what depends on other messages.",
        discussion: """
            A step of a cluster's job, which sorts and groups the rows: reads JSON lines from standard input and answers with \
            lines, each with the id of one that it read. The steps are the same code that an import runs.

              messages  the category and the conversation, with what is known of the author
              alike     which mail of an author is laid out alike, or is no reply and has none
              lists     which addresses are lists' by the letters to them
              copies    which messages are copies of others
              threads   what each message of a thread answers
              replies   what replies that name nothing may answer, by their subject
              owner     the owner's addresses, from counts
            """)

    @Argument(help: "What is settled: messages, alike, lists, copies, threads, replies or owner.")
    var step: Settling.Step

    @OptionGroup var terminal: TerminalOptions

    @Flag(name: .long, help: "One JSON object a line: the default, and the only form.")
    var json = false

    func run() throws {
        try Settling(step).run(FileLines.of(.standardInput), write: { Output.bytes($0) })
    }
}

extension Settling.Step: ExpressibleByArgument {}
