import ArgumentParser
import Foundation
import MailArchive
import MailSources
import MailWeb
import TemplateWorkbench
import VerificationCodes

@main
struct LetterbookCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "letterbook",
        abstract: "Reads mailbox dumps into one SQLite archive, and answers questions about it, offline.",
        discussion: """
            First steps:
              letterbook import ~/Takeout/Mail/*.mbox --owner me@example.org
              letterbook conversations
              letterbook show ID
              letterbook search 'from:maria after:2019 has:attachment'

            letterbook help search tells the search language, letterbook help archive what is in the archive.
            The archive is letterbook.sqlite in the current folder, or $LETTERBOOK_ARCHIVE, or what --archive names.
            Output longer than a terminal is read in a pager: $LETTERBOOK_PAGER, $PAGER, or less; --no-pager goes without.
            Exit status: 0 done; 1 nothing found, or a check failed; 2 wrong usage or a fault.
            """,
        version: Letterbook.version + (Commit.name.isEmpty ? "" : " (\(Commit.name))"),
        subcommands: [
            ImportCommand.self, ConversationsCommand.self, ShowCommand.self, SearchCommand.self, ExplainCommand.self,
            OwnerCommand.self, CategoryCommand.self, VerifyCommand.self, SQLCommand.self, ParseCommand.self,
            SanitizeCommand.self,
            ClassifyCommand.self, LedgerCommand.self, DuplicatesCommand.self, ExportCommand.self,
            AttachmentsCommand.self,
            DiffCommand.self, RelocateCommand.self, PackCommand.self, PeopleCommand.self, NewslettersCommand.self,
            StatsCommand.self,
            TrackersCommand.self,
            CodesCommand.self, TemplatesCommand.self, CorpusCommand.self, ServeCommand.self, CompletionsCommand.self,
            ManualCommand.self, ShardsCommand.self, RowsCommand.self, SettleCommand.self,
        ])

    /// Parses the arguments, runs the command, and ends with its exit status.
    static func main() async {
        signal(SIGPIPE, SIG_IGN)
        do {
            let arguments = arranged(Array(CommandLine.arguments.dropFirst()))
            if arguments == ["help", "archive"] {
                Output.line(HelpText.archive)
                return Output.flush()
            }
            try checkCommand(arguments.first == "help" ? Array(arguments.dropFirst()) : arguments)
            var command = try parseAsRoot(arguments)
            if var asynchronous = command as? any AsyncParsableCommand {
                try await asynchronous.run()
            } else {
                try command.run()
            }
            Output.flush()
        } catch {
            Output.flush()
            finish(error)
        }
    }

    /// The arguments as the parser understands them.
    private static func arranged(_ arguments: [String]) -> [String] {
        var names: [String] = []
        for command in configuration.subcommands where command.configuration.commandName == arguments.first {
            guard command.configuration.defaultSubcommand != nil else { continue }
            for subcommand in command.configuration.subcommands {
                if let name = subcommand.configuration.commandName { names.append(name) }
            }
        }
        let inOrder = QueryArguments.subcommandFirst(arguments, names)
        return QueryArguments.withoutDashes(QueryArguments.withSQLComments(inOrder))
    }

    /// Names the nearest where there is no such command.
    private static func checkCommand(_ arguments: [String]) throws {
        var command: any ParsableCommand.Type = self
        for word in arguments.prefix(2) where command.configuration.defaultSubcommand == nil {
            let commands = command.configuration.subcommands
            guard !word.hasPrefix("-"), !commands.isEmpty, word != "help" else { return }
            guard let next = commands.first(where: { $0.configuration.commandName == word }) else {
                let names = commands.compactMap { $0.configuration.commandName }
                let nearest = EditDistance.nearest(to: word.lowercased(), in: names)
                let hint = nearest.map { "did you mean '\($0)'?" } ?? "there are \(names.joined(separator: ", "))"
                throw Exit.fault("there is no command '\(word)': \(hint)")
            }
            command = next
        }
    }

    private static func finish(_ error: any Error) -> Never {
        switch error {
        case let exit as Exit: exit.end()
        case is ArchiveError, is TemplateError, is WorkbenchError, is PortError: Exit.fault("\(error)").end()
        case let error as SourceError: Exit.fault(error.message).end()
        default: break
        }
        let message = fullMessage(for: error)
        if exitCode(for: error) == .success {
            Output.line(message)
            Output.flush()
            Foundation.exit(0)
        }
        StandardError.line(message)
        Foundation.exit(2)
    }
}
