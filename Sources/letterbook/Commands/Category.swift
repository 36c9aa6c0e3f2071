import ArgumentParser
import MailArchive
import MessageAnalysis
import MessageContent

struct CategoryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "category", abstract: "Your own word on what mail of a sender, list or domain is.",
        discussion: """
            It wins over every rule, for mail that is there and mail to come; conversations follow. Categories are \
            personal, list, newsletter, transactional and automated.

              letterbook category set news@shop.example newsletter
              letterbook category set dev.lists.example.org list
              letterbook category set @example.org personal
              letterbook category
            """,
        subcommands: [List.self, Set.self, Remove.self], defaultSubcommand: List.self)

    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Lists what was said.")
        @OptionGroup var archive: ArchiveOptions
        @Flag(name: .long, help: "One JSON object a line.") var json = false

        func run() throws {
            let entries = try CategoryBook(archive.open(.read)).list()
            for entry in entries {
                guard json else {
                    let name = entry.kind == .domain ? "@" + entry.name : entry.name
                    Output.row("\(entry.category.rawValue.fitted(14)) \(TerminalText.line(name))")
                    continue
                }
                var json = JSONWriter()
                json.object {
                    $0.member("kind", entry.kind.rawValue)
                    $0.member("name", entry.name)
                    $0.member("category", entry.category.rawValue)
                }
                Output.line(json.text)
            }
            Output.flush()
            if entries.isEmpty {
                StandardError.line("letterbook: nothing was said so far (letterbook category set SENDER CATEGORY)")
                throw ExitCode.nothing
            }
        }
    }

    struct Set: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Says what mail of a sender, list or domain is.")
        @OptionGroup var archive: ArchiveOptions
        @Argument(help: "An address, @domain, or the identifier of a list (List-Id).") var sender: String
        @Argument(help: "personal, list, newsletter, transactional or automated.") var category: String

        func run() throws {
            guard let category = MessageAnalysis.Category(rawValue: category.lowercased()), category != .unsure else {
                throw ValidationError(
                    "'\(category)' is no category (personal, list, newsletter, transactional, automated)")
            }
            let result = try CategoryBook(archive.open(.update)).set(sender, category)
            StandardError.line(
                "\(Format.plural(result.messages, "message")) of \(TerminalText.line(result.entry.name)): \(category.rawValue); \(Format.plural(result.moved, "message")) changed conversation"
            )
        }
    }

    struct Remove: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Takes it back: the rules decide again.")
        @OptionGroup var archive: ArchiveOptions
        @Argument(help: "What category set was said of.") var sender: String

        func run() throws {
            guard let moved = try CategoryBook(archive.open(.update)).remove(sender) else {
                StandardError.line(
                    "letterbook: nothing was said of \(TerminalText.line(sender)) (letterbook category lists it)")
                throw ExitCode.nothing
            }
            StandardError.line("\(Format.plural(moved, "message")) changed conversation")
        }
    }
}
