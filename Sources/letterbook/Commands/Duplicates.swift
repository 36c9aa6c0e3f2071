import ArgumentParser
import MailArchive

struct DuplicatesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "duplicates", abstract: "Messages that are there several times, and why they count once.",
        discussion: """
            The same message in several places is stored once, also where mailbox programs noted their flags and labels \
            on it. A copy with other bytes (same Message-ID, author, subject and beginning, sent within five minutes: a \
            sent copy and the one that came back through a list) is stored as well, and listings leave it out. Nothing is \
            deleted.

            A query chooses by the message that is listed. --keep has listings show a copy instead; with several copies of one letter, all of them. --release undoes it.

              letterbook duplicates
              letterbook duplicates from:bo --json
              letterbook duplicates --keep 3fa9c1d2
            """)

    @OptionGroup var list: ListOptions

    @Option(
        name: .long, help: ArgumentHelp("List this message in the place of its copies (repeatable).", valueName: "id"))
    var keep: [String] = []

    @Option(name: .long, help: ArgumentHelp("No longer keep this one (repeatable).", valueName: "id"))
    var release: [String] = []

    @OptionGroup var filter: QueryOptions

    func validate() throws {
        if !(keep + release).isEmpty, !filter.isEmpty {
            throw ValidationError("--keep and --release go without a QUERY")
        }
    }

    func run() throws {
        if !(keep + release).isEmpty { return try change() }
        let archive = try list.archive.open(.read)
        let found = try archive.duplicates(
            filter.query(), reversed: list.page.reverse, limit: list.page.limit, offset: list.page.offset)
        try list.table.print(found, lines: lines)
        try list.page.conclude(found.isEmpty, "no duplicates")
    }

    private func change() throws {
        let archive = try list.archive.open(.update)
        let changed = try archive.keep(
            keep.map { try rowID($0, archive) }, release: release.map { try rowID($0, archive) })
        StandardError.line("\(Format.plural(changed, "message")) changed")
    }

    private func rowID(_ id: String, _ archive: Archive) throws -> Int64 {
        if case .message(let rowID, _) = try archive.find(id) { return rowID }
        throw Exit.nothing("\(id): no message has this id")
    }

    private func lines(_ group: DuplicateGroup) -> [String] {
        let message = group.shown.message
        let subject = TerminalText.line(message.subject ?? "(no subject)")
        let head = "\(message.id.hex.prefix(12))  \(Format.day(message.date))  \(subject)".cut(Terminal.width)
        var rows = [Terminal.styled(head, .bold) + (group.shown.isKept ? "  kept" : "")]
        rows += lines(of: group.shown)
        for copy in group.copies {
            rows.append("    copy \(copy.message.id.hex.prefix(12)), other bytes, not listed:")
            rows += lines(of: copy)
        }
        return rows
    }

    private func lines(of copy: DuplicateGroup.Copy) -> [String] {
        copy.places.map { place in
            let stamps = place.id == copy.message.id ? "" : " (a mailbox program's fields differ)"
            let line = TerminalText.line("      \(place.path) at \(Format.count(Int(place.offset)))\(stamps)")
            return line.cut(Terminal.width)
        }
    }
}
