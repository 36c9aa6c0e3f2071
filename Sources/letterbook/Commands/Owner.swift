import ArgumentParser
import MailArchive
import MessageContent

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

    private static func print(_ addresses: [OwnerAddress], asJSON: Bool) {
        for address in addresses {
            guard asJSON else {
                Output.row(
                    "\(TerminalText.line(address.email).fitted(36)) \(address.source.rawValue.fitted(10)) \(TerminalText.line(address.evidence))"
                )
                continue
            }
            var json = JSONWriter()
            json.object {
                $0.member("email", address.email)
                $0.member("source", address.source.rawValue)
                $0.member("evidence", address.evidence)
            }
            Output.line(json.text)
        }
    }

    private static func conclude(_ addresses: [OwnerAddress], _ nothing: String) throws {
        Output.flush()
        if addresses.isEmpty {
            StandardError.line("letterbook: \(nothing)")
            throw ExitCode.nothing
        }
    }

    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Lists the addresses and how each is known.")
        @OptionGroup var archive: ArchiveOptions
        @Flag(name: .long, help: "One JSON object a line.") var json = false

        func run() throws {
            let addresses = try Owners(archive.open(.read)).list()
            OwnerCommand.print(addresses, asJSON: json)
            try OwnerCommand.conclude(addresses, "no owner address is known (letterbook owner add ADDRESS)")
        }
    }

    struct Add: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Adds addresses; conversations follow.")
        @OptionGroup var archive: ArchiveOptions
        @Argument(help: "Addresses of the owner.") var addresses: [String]

        func run() throws {
            let moved = try Owners(archive.open(.update)).add(
                addresses, source: .given, evidence: "named by the user")
            StandardError.line("\(Format.plural(moved, "message")) changed conversation")
        }
    }

    struct Remove: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Removes addresses; conversations follow.")
        @OptionGroup var archive: ArchiveOptions
        @Argument(help: "Addresses that are not the owner's.") var addresses: [String]

        func run() throws {
            let (removed, moved) = try Owners(archive.open(.update)).remove(addresses)
            guard removed > 0 else {
                StandardError.line("letterbook: none of them is known as the owner's (letterbook owner lists them)")
                throw ExitCode.nothing
            }
            StandardError.line("\(Format.plural(moved, "message")) changed conversation")
        }
    }

    struct Discover: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Shows what the mail says about the owner's addresses; changes nothing.")
        @OptionGroup var archive: ArchiveOptions
        @Flag(name: .long, help: "One JSON object a line.") var json = false

        func run() throws {
            let addresses = try Owners(archive.open(.read)).discover()
            OwnerCommand.print(addresses, asJSON: json)
            try OwnerCommand.conclude(addresses, "the mail gives no evidence of its owner")
        }
    }
}
