import ArgumentParser
import MailArchive

struct TrackersCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "trackers", abstract: "Who tracks you: vendors of trackers and the senders who use them.",
        discussion: """
            An open is a picture that told the vendor when and where a message was read; a click is a link that leads \
            through the vendor, who counts it. Letterbook took the pictures out and undid the links where it could. A \
            vendor that is not known is named by its host.

              letterbook trackers
              letterbook trackers --by sender after:2023
              letterbook search tracker:mailchimp from:shop
            """)

    @OptionGroup var list: ListOptions

    @Option(name: .long, help: "vendor or sender.")
    var by: TrackingSummary.Grouping = .vendor

    @Option(name: .long, help: "count (most messages first), date (newest) or name.")
    var sort: Archive.TrackingOrder = .count

    @OptionGroup var filter: QueryOptions

    /// How many names are in the second line of each.
    private static let shown = 5

    func run() throws {
        let archive = try list.archive.open(.read)
        let query = try filter.query()
        let found = try archive.tracking(
            query, by: by, order: sort, reversed: list.page.reverse, limit: list.page.limit, offset: list.page.offset)
        if list.table.isText, !found.isEmpty {
            let count = try archive.trackedCount(query)
            StandardError.line("\(Format.count(count.tracked)) of \(Format.plural(count.all, "message")) hold trackers")
        }
        try list.print(
            found, "trackers", header: [by.rawValue] + TrackingSummary.csvColumns.dropFirst(), lines: lines)
    }

    private func lines(_ s: TrackingSummary) -> [String] {
        let name = TerminalText.line(s.name).fitted(28)
        let opens = "\(Format.count(s.pixelCount).leftPadded(7)) \(s.pixelCount == 1 ? "open  " : "opens ")"
        let clicks = "\(Format.count(s.clickCount).leftPadded(7)) \(s.clickCount == 1 ? "click " : "clicks")"
        let names = s.shares.prefix(Self.shown).map { "\($0.name) (\(Format.count($0.messageCount)))" }
        let more = s.shares.count > Self.shown ? ", and \(Format.count(s.shares.count - Self.shown)) more" : ""
        let shares = TerminalText.line("    " + names.joined(separator: ", ") + more)
        return [
            Terminal.styled(name, .bold) + opens + clicks
                + Terminal.styled("  \(Format.day(s.firstAt)) to \(Format.day(s.lastAt))", .dim),
            Terminal.styled(shares.cut(Terminal.width), .dim),
        ]
    }
}

extension TrackingSummary.Grouping: ExpressibleByArgument {}
extension Archive.TrackingOrder: ExpressibleByArgument {}
