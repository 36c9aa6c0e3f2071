import ArgumentParser
import MailArchive
import MessageContent
import MessageFormat

struct DuplicatesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "duplicates", abstract: "Messages that are there several times, and why they count once.",
        discussion: """
            The same message in several places is stored once, also where mailbox programs noted their flags and labels \
            on it. A copy with other bytes (same Message-ID, author, subject and beginning, sent within five minutes: a \
            sent copy and the one that came back through a list) is stored as well, and listings leave it out. Nothing is \
            deleted.

            --keep has listings show a copy instead; with several copies of one letter, all of them. --release undoes it.

              letterbook duplicates
              letterbook duplicates from:bo --json
              letterbook duplicates --keep 3fa9c1d2
            """)

    @OptionGroup var archive: ArchiveOptions
    @OptionGroup var page: PageOptions

    @Option(
        name: .long, help: ArgumentHelp("List this message in the place of its copies (repeatable).", valueName: "id"))
    var keep: [String] = []

    @Option(name: .long, help: ArgumentHelp("No longer keep this one (repeatable).", valueName: "id"))
    var release: [String] = []

    @Flag(name: .long, help: "One JSON object a line.")
    var json = false

    @Argument(help: "Only messages that this finds; see letterbook search --help.")
    var query: [String] = []

    func validate() throws {
        if !(keep + release).isEmpty, !query.isEmpty {
            throw ValidationError("--keep and --release go without a QUERY")
        }
    }

    func run() throws {
        if !(keep + release).isEmpty { return try change() }
        let archive = try archive.open(.read)
        let found = try archive.duplicates(letterbook.query(query), limit: page.limit, offset: page.offset)
        for group in found {
            if json { Output.line(group.json) } else { show(group) }
        }
        Output.flush()
        if found.isEmpty, page.limit != 0 {
            StandardError.line("letterbook: no duplicates")
            throw ExitCode.nothing
        }
    }

    private func change() throws {
        let archive = try archive.open(.update)
        let changed = try archive.keep(
            keep.map { try rowID($0, archive) }, release: release.map { try rowID($0, archive) })
        StandardError.line("\(Format.plural(changed, "message")) changed")
    }

    private func rowID(_ id: String, _ archive: Archive) throws -> Int64 {
        if case .message(let rowID, _) = try archive.find(id) { return rowID }
        StandardError.line("letterbook: \(TerminalText.line(id)): no message has this id")
        throw ExitCode.nothing
    }

    private func show(_ group: DuplicateGroup) {
        let message = group.shown.message
        Output.row(
            Terminal.styled(
                "\(message.id.hex.prefix(12))  \(Format.day(message.date))  \(TerminalText.line(message.subject ?? "(no subject)"))"
                    .cut(Terminal.width), .bold) + (group.shown.isKept ? "  kept" : ""))
        show(group.shown.places, of: message)
        for copy in group.copies {
            Output.row("    copy \(copy.message.id.hex.prefix(12)), other bytes, not listed:")
            show(copy.places, of: copy.message)
        }
    }

    private func show(_ places: [StoredOrigin], of message: MessageSummary) {
        for place in places {
            let stamps = place.id == message.id ? "" : " (a mailbox program's fields differ)"
            Output.row(
                TerminalText.line("      \(place.path) at \(Format.count(Int(place.offset)))\(stamps)").cut(
                    Terminal.width))
        }
    }
}
