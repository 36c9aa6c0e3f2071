import ArgumentParser
import MailArchive

struct ConversationsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "conversations", abstract: "Lists conversations, newest first; merges and splits them.",
        usage: """
            letterbook conversations [<query> ...] [--sort <sort>] [--limit <n>] [--offset <n>] [--json] [--csv]
            letterbook conversations <subcommand>
            """,
        discussion: """
            A conversation is all mail with the same people (the owner's own addresses aside), of one mailing list, or of \
            one automatic sender. With a query, those that hold a message it finds; see letterbook search --help.

              letterbook conversations
              letterbook conversations category:personal is:group
              letterbook conversations merge 3fa9c1d2 77ab01ce
              letterbook conversations split 9be01f77

            letterbook conversations list --help tells the options of the list. A query that begins with the name of a \
            subcommand follows list: letterbook conversations list links.
            """,
        subcommands: [
            List.self, Threads.self, Links.self, Merge.self, Split.self, Unlink.self, Changes.self, Undo.self,
        ], defaultSubcommand: List.self)

    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: "Lists conversations (when nothing else is said).")

        @OptionGroup var list: ListOptions

        @Option(name: .long, help: "date (newest first), count (most messages first) or title.")
        var sort: Archive.ConversationOrder = .date

        @OptionGroup var filter: QueryOptions

        func run() throws {
            let archive = try list.archive.open(.read)
            let query = try filter.query()
            if query.asksForCodes { try CodePrinter.tellUnsearched(archive) }
            let found = try archive.conversations(
                query, order: sort, reversed: list.page.reverse, limit: list.page.limit, offset: list.page.offset)
            try list.table.print(found, lines: { [line($0)] })
            list.explainMarks(
                unread: found.contains { $0.unreadCount > 0 }, file: found.contains(where: \.hasAttachment))
            if try archive.hasStaleConversations() {
                StandardError.remark(
                    "an import is running or was interrupted: the list is not complete (run the import again)")
            }
            try list.page.conclude(found.isEmpty, "no conversations found")
        }

        private func line(_ c: ConversationSummary) -> String {
            let width = Terminal.width
            let titleWidth = max(16, min(36, width / 3))
            let marks = (c.unreadCount > 0 ? "*" : " ") + (c.hasAttachment ? "+" : " ")
            let head =
                "\(String(c.id.prefix(8)))  \(Format.day(c.lastAt))  \(Format.count(c.messageCount).leftPadded(5)) \(marks) "
            let title = TerminalText.line(c.title).fitted(titleWidth)
            let preview = TerminalText.line(c.preview).cut(max(0, width - head.columns - titleWidth - 2))
            let shownTitle = c.unreadCount > 0 ? Terminal.styled(title, .bold) : title
            return Terminal.styled(head, .dim) + shownTitle + "  " + Terminal.styled(preview, .dim)
        }
    }
}
