import ArgumentParser
import Foundation
import MailSources

/// Where `codes` reads: files.
struct CodeSourceOptions: ParsableArguments {
    @Argument(
        help: "mbox files, Maildirs, .eml or .emlx files, folders that hold any of these, or - for standard input.")
    var paths: [String] = []

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Read everything as this format: mbox, maildir, mh, eml or emlx. Default: judged by content.",
            valueName: "format"))
    var format: SourceFormat?

    @Option(
        name: .long,
        help: ArgumentHelp("Messages are worked on by this many tasks. Default: one a core.", valueName: "n"))
    var jobs: Int?

    func validate() throws {
        if let jobs, !(1...1024).contains(jobs) { throw ValidationError("--jobs takes a number from 1 to 1024") }
    }

    /// The same as the other filters take.
    var files: SourceOptions {
        get throws {
            var arguments = paths
            if let format { arguments += ["--format", format.rawValue] }
            if let jobs { arguments += ["--jobs", String(jobs)] }
            return try SourceOptions.parse(arguments)
        }
    }
}
