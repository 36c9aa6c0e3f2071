import ArgumentParser
import MailArchive
import MessageAnalysis

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
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: "Lists what was said.")
        @OptionGroup var archive: ArchiveOptions
        @OptionGroup var output: JSONOption

        func run() throws {
            let rules = try archive.open(.read).categoryRules()
            output.write(rules) { rule in
                let name = rule.kind == .domain ? "@" + rule.name : rule.name
                return ["\(rule.category.rawValue.fitted(14)) \(TerminalText.line(name))"]
            }
            if rules.isEmpty {
                throw Exit.nothing("nothing was said so far (letterbook category set SENDER CATEGORY)")
            }
        }
    }

    struct Set: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "set", abstract: "Says what mail of a sender, list or domain is.")
        @OptionGroup var archive: ArchiveOptions
        @Argument(help: "An address, @domain, or the identifier of a list (List-Id).") var sender: String
        @Argument(help: "personal, list, newsletter, transactional or automated.") var category: String

        func run() throws {
            guard let category = MessageAnalysis.Category(rawValue: category.lowercased()), category != .unsure else {
                throw ValidationError(
                    "'\(category)' is no category (personal, list, newsletter, transactional, automated)")
            }
            let result = try archive.open(.update).setCategory(category, of: sender)
            StandardError.line(
                "\(Format.plural(result.messages, "message")) of \(TerminalText.line(result.rule.name)): \(category.rawValue); \(Format.plural(result.moved, "message")) changed conversation"
            )
        }
    }

    struct Remove: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "remove", abstract: "Takes it back: the rules decide again.")
        @OptionGroup var archive: ArchiveOptions
        @Argument(help: "What category set was said of.") var sender: String

        func run() throws {
            guard let moved = try archive.open(.update).removeCategory(of: sender) else {
                throw Exit.nothing("nothing was said of \(sender) (letterbook category lists it)")
            }
            StandardError.line("\(Format.plural(moved, "message")) changed conversation")
        }
    }
}
