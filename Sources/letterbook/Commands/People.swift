import ArgumentParser
import MailArchive

struct PeopleCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "people", abstract: "Lists correspondents: how much was written each way, and how soon answered.",
        discussion: """
            Who wrote to you as a person, and whom you wrote to. Addresses are never taken for one person's by a name \
            alone: namesakes are shown, and people link says that they are one.

              letterbook people
              letterbook people after:2023 --sort date
              letterbook people link maria@example.org maria.k@example.net
              letterbook people unlink maria.k@example.net
            """,
        subcommands: [List.self, Link.self, Unlink.self], defaultSubcommand: List.self)

    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: "Lists correspondents (when nothing else is said).")
        @OptionGroup var list: ListOptions

        @Option(name: .long, help: "count (most messages first), date (the last heard of first) or name.")
        var sort: Archive.PeopleOrder = .count

        @OptionGroup var filter: QueryOptions

        func run() throws {
            let archive = try list.archive.open(.read)
            let found = try archive.people(
                filter.query(), order: sort, reversed: list.page.reverse, limit: list.page.limit,
                offset: list.page.offset)
            try list.print(found, "correspondents", lines: lines)
        }

        private func lines(_ p: Correspondent) -> [String] {
            let title = TerminalText.line(p.title).fitted(28)
            let counts =
                "\(Format.count(p.receivedCount).leftPadded(7)) from \(Format.count(p.sentCount).leftPadded(6)) to"
            let span = "  \(Format.day(p.firstAt)) to \(Format.day(p.lastAt))"
            var facts = [p.addresses.joined(separator: ", ")]
            if let theirs = p.theirResponse { facts.append("answers in \(Format.duration(theirs))") }
            if let own = p.ownResponse { facts.append("you in \(Format.duration(own))") }
            if p.names.count > 1 { facts.append("also \(p.names.dropFirst().prefix(3).joined(separator: ", "))") }
            var lines = [
                Terminal.styled(title, .bold) + counts + Terminal.styled(span, .dim),
                Terminal.styled(
                    TerminalText.line("    " + facts.joined(separator: "; ")).cut(Terminal.width), .dim),
            ]
            if !p.namesakes.isEmpty {
                lines.append(
                    Terminal.styled(
                        TerminalText.line("    the same name: " + p.namesakes.joined(separator: ", "))
                            .cut(Terminal.width), .warning))
            }
            return lines
        }
    }

    struct Link: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "link", abstract: "Says that addresses are one person's.")
        @OptionGroup var archive: ArchiveOptions
        @Argument(help: "Two addresses or more.") var addresses: [String]

        func validate() throws {
            if addresses.count < 2 { throw ValidationError("people link takes two addresses or more") }
        }

        func run() throws {
            let all = try archive.open(.update).linkPerson(addresses)
            StandardError.line("one person: \(TerminalText.line(all.joined(separator: ", ")))")
        }
    }

    struct Unlink: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "unlink", abstract: "Takes that back.")
        @OptionGroup var archive: ArchiveOptions
        @Argument(help: "Addresses that are another person's.") var addresses: [String]

        func run() throws {
            let unlinked = try archive.open(.update).unlinkPerson(addresses)
            if unlinked.isEmpty { throw Exit.nothing("none of them is linked to another address") }
            StandardError.line("a person each: \(TerminalText.line(unlinked.joined(separator: ", ")))")
        }
    }
}

extension Archive.PeopleOrder: ExpressibleByArgument {}
