import ArgumentParser
import MailArchive

struct OwnerCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "owner", abstract: "The addresses of the mailbox owner.",
        discussion: """
            Conversations are made of the other people: they follow when an address is added or removed, as a new import \
            with it would have made them.

              letterbook owner
              letterbook owner add me@example.org old@example.net
              letterbook owner discover
            """,
        subcommands: [List.self, Add.self, Remove.self, Discover.self], defaultSubcommand: List.self)

    private static func print(_ addresses: [OwnerAddress], _ output: JSONOption, orSay nothing: String) throws {
        output.write(addresses) {
            let email = TerminalText.line($0.email).fitted(36)
            return ["\(email) \($0.source.rawValue.fitted(10)) \(TerminalText.line($0.evidence))"]
        }
        if addresses.isEmpty { throw Exit.nothing(nothing) }
    }

    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: "Lists the addresses and how each is known.")
        @OptionGroup var archive: ArchiveOptions
        @OptionGroup var output: JSONOption

        func run() throws {
            try OwnerCommand.print(
                archive.open(.read).owners(), output,
                orSay: "no owner address is known (letterbook owner add ADDRESS)")
        }
    }

    struct Add: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "add", abstract: "Adds addresses; conversations follow.")
        @OptionGroup var archive: ArchiveOptions
        @Argument(help: "Addresses of the owner.") var addresses: [String]

        func run() throws {
            let moved = try archive.open(.update).addOwners(addresses)
            StandardError.line("\(Format.plural(moved, "message")) changed conversation")
        }
    }

    struct Remove: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "remove", abstract: "Removes addresses; conversations follow.")
        @OptionGroup var archive: ArchiveOptions
        @Argument(help: "Addresses that are not the owner's.") var addresses: [String]

        func run() throws {
            let (removed, moved) = try archive.open(.update).removeOwners(addresses)
            guard removed > 0 else {
                throw Exit.nothing("none of them is known as the owner's (letterbook owner lists them)")
            }
            StandardError.line("\(Format.plural(moved, "message")) changed conversation")
        }
    }

    struct Discover: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "discover", abstract: "Shows what the mail says about the owner's addresses; changes nothing.")
        @OptionGroup var archive: ArchiveOptions
        @OptionGroup var output: JSONOption

        func run() throws {
            try OwnerCommand.print(
                archive.open(.read).discoverOwners(), output, orSay: "the mail gives no evidence of its owner")
        }
    }
}
