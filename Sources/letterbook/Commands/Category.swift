import ArgumentParser
import MailArchive
import MessageAnalysis

struct CategoryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "category", abstract: "Your own word on what mail of a sender, list or domain is.",
        discussion: """
            It wins over every rule, for mail that is there and mail to come; conversations follow. What is said of a sender \
            wins over what is said of a list, and that over a domain. Categories are \
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

        private var known: MessageAnalysis.Category? {
            MessageAnalysis.Category(rawValue: category.lowercased()).flatMap { $0 == .unsure ? nil : $0 }
        }

        func validate() throws {
            if known == nil {
                throw ValidationError(
                    "'\(category)' is no category (personal, list, newsletter, transactional, automated)")
            }
        }

        func run() throws {
            guard let category = known else { return }
            let result = try archive.open(.update).setCategory(category, of: sender)
            StandardError.line(
                "\(Format.plural(result.messages, "message")) of \(TerminalText.line(result.rule.name)): \(category.rawValue); \(Format.plural(result.moved, "message")) changed conversation"
            )
            if result.others > 0 {
                StandardError.remark(
                    "of \(Format.plural(result.others, "other message")) you have said something nearer (letterbook category)"
                )
            } else if result.messages == 0 {
                StandardError.remark("there is no mail of \(TerminalText.line(sender)): it holds for mail to come")
            }
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
