import ArgumentParser
import MailArchive
import MessageAnalysis

struct NewslettersCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "newsletters", abstract: "Lists newsletters: how much comes, how much is read, how to leave.",
        discussion: """
            A line for each sender, or for each list that several senders write to. How to leave is what the latest \
            issue says: one-click (RFC 8058), a web page, a mail address, or a link in its text. Letterbook shows it and \
            never follows it.

              letterbook newsletters --sort stopped      read once, not any more
              letterbook newsletters --sort size         most volume first
              letterbook newsletters after:2023 --json
            """)

    @OptionGroup var list: ListOptions

    @Option(
        name: .long,
        help: """
            count (most messages first), size (most volume), date (newest), unread (most unread), stopped (those that \
            were read once, the most unread since) or name.
            """)
    var sort: Archive.NewsletterOrder = .count

    @OptionGroup var filter: QueryOptions

    func run() throws {
        let archive = try list.archive.open(.read)
        let found = try archive.newsletters(
            filter.query(), order: sort, reversed: list.page.reverse, limit: list.page.limit, offset: list.page.offset)
        try list.print(found, "newsletters", cuts: false, lines: lines)
    }

    private func lines(_ n: NewsletterSummary) -> [String] {
        let title = TerminalText.line(n.title).fitted(32)
        let count = Format.count(n.messageCount).leftPadded(7) + (n.messageCount == 1 ? " message " : " messages")
        let size = Format.size(n.bytes).leftPadded(9)
        let span = "  \(Format.day(n.firstAt)) to \(Format.day(n.lastAt))"
        let from = n.listID ?? (n.name == nil ? nil : n.senders.first)
        let facts = [from, reading(n), n.answeredCount > 0 ? "\(Format.count(n.answeredCount)) answered" : nil]
        let about = "    " + facts.compactMap(\.self).joined(separator: ", ")
        return [
            (Terminal.styled(title, .bold) + count + size + Terminal.styled(span, .dim)).cut(Terminal.width),
            Terminal.styled(TerminalText.line(about).cut(Terminal.width), .dim),
            // Never cut: people copy the address from here.
            Terminal.styled(TerminalLink.all(in: TerminalText.line("    " + Self.leaving(n.unsubscribe))), .dim),
        ].filter { !$0.allSatisfy(\.isWhitespace) }
    }

    /// How much of it was read; nil where the source does not say.
    private func reading(_ n: NewsletterSummary) -> String? {
        guard n.readCount + n.unreadCount > 0 else { return nil }
        var text = "\(Format.count(n.readCount)) of \(Format.count(n.readCount + n.unreadCount)) read"
        if n.unreadSince > 0, let last = n.lastReadAt {
            text += ", \(Format.count(n.unreadSince)) unread since \(Format.day(last))"
        }
        return text
    }

    private static func leaving(_ ways: UnsubscribeWays) -> String {
        if let address = ways.oneClick { return "leave, one click: \(address)" }
        if let address = ways.web.first ?? ways.mail.first { return "leave: \(address)" }
        if let address = ways.link { return "leave, by a link in its text: \(address)" }
        return "says nothing of how to leave"
    }
}

extension Archive.NewsletterOrder: ExpressibleByArgument {}
