import ArgumentParser
import MailArchive

struct SearchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "search", abstract: "Finds messages.",
        discussion: """
            Terms side by side must all hold; OR, NOT or -, and parentheses combine them, and OR binds less: a OR b c is \
            a OR (b c); {a b} is one or both, as in Gmail; "phrases", word* prefixes, and word~ in other forms (invoice~ finds invoices, too). \
            Letter case and accents do not matter; Chinese, Japanese and Korean are found by any characters in a row.

            Fields:
            \(HelpText.searchFields)

              letterbook search 'invoice from:acme after:2019-03 has:attachment -is:newsletter'
              letterbook search '"kind regards" (from:bo OR to:bo) -list:dev'
              letterbook search 'subject:(offer OR quote) larger:1M' --columns id,from,subject
              letterbook search has:code provider:google
              letterbook search --since 30d -- -category:newsletter is:unread
            """)

    @OptionGroup var list: ListOptions

    @Flag(name: .long, help: "Print only how many there are.")
    var count = false

    @Option(name: .long, help: "date (newest first) or rank (best match first).")
    var sort: Archive.MessageOrder = .date

    @OptionGroup var filter: QueryOptions

    func validate() throws {
        if count, list.table.columns != nil || list.table.endsInNull || list.page.reverse {
            throw ValidationError("--count prints a number: it takes no --columns, --null or --reverse")
        }
        if count, list.page.isGiven || list.table.output.csv {
            throw ValidationError("--count counts all that match: it takes no --limit, --offset or --csv")
        }
    }

    func run() throws {
        let archive = try list.archive.open(.read)
        let query = try filter.query()
        if query.asksForCodes { try CodePrinter.tellUnsearched(archive) }
        if count { return try printCount(archive, query) }
        let found = try archive.messages(
            query, order: sort, reversed: list.page.reverse, limit: list.page.limit, offset: list.page.offset)
        try list.table.print(found, lines: lines)
        list.explainMarks(unread: found.contains(where: \.isUnread), file: found.contains(where: \.hasAttachment))
        try list.page.conclude(found.isEmpty, nothing(query, archive))
    }

    /// Says that nothing was found, and what would be.
    private func nothing(_ query: SearchQuery, _ archive: Archive) throws -> String {
        let nothing = "no messages found"
        guard list.page.offset == 0, let wider = query.withForms, case let number = try archive.count(wider), number > 0
        else { return nothing }
        let shown = wider.text.replacing("'", with: "'\\''")
        return "\(nothing); \(Format.count(number)) with other forms of the words: letterbook search '\(shown)'"
    }

    private func printCount(_ archive: Archive, _ query: SearchQuery) throws {
        let number = try archive.count(query)
        Output.line(String(number))
        if number == 0 { throw Exit.nothing() }
    }

    private func lines(_ m: MessageSummary) -> [String] {
        let head =
            "\(m.id.hex.prefix(8))  \(Format.day(m.date)) \(Format.time(m.date)) \(m.isUnread ? "*" : " ")\(m.hasAttachment ? "+" : " ") "
        let who = Format.who(m.from).fitted(max(14, min(24, Terminal.width / 4)))
        let subject = TerminalText.line(m.subject ?? "(no subject)").cut(
            max(10, Terminal.width - head.columns - who.columns - 2))
        let snippet = "          " + TerminalText.line(m.snippet).cut(Terminal.width - 10)
        return [
            Terminal.styled(head, .dim) + who + "  " + Terminal.styled(subject, .bold), Terminal.styled(snippet, .dim),
        ]
    }
}
