import ArgumentParser
import MailArchive
import MessageAnalysis

extension ConversationsCommand {
    struct Threads: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "threads", abstract: "Lists the threads that run through a conversation, the latest first.",
            discussion: """
                  letterbook conversations threads 3fa9c1d2
                """)
        @OptionGroup var list: ListOptions
        @Argument(help: "A conversation.") var id: String

        func run() throws {
            let archive = try list.archive.open(.read)
            let threads = try archive.threads(
                ofConversation: archive.findConversation(id), reversed: list.page.reverse, limit: list.page.limit,
                offset: list.page.offset)
            try list.print(threads, "threads", lines: { [line($0)] })
        }

        private func line(_ t: ThreadSummary) -> String {
            let elsewhere = t.totalCount - t.messageCount
            let head = "\(t.id.hex.prefix(8))  \(Format.day(t.lastAt))  \(Format.count(t.messageCount).leftPadded(5))  "
            let tail = elsewhere > 0 ? "  (\(Format.count(elsewhere)) more elsewhere)" : ""
            let subject = TerminalText.line(t.subject ?? "(no subject)")
            return Terminal.styled(head, .dim) + subject.cut(max(16, Terminal.width - head.columns - tail.columns))
                + Terminal.styled(tail, .dim)
        }
    }

    struct Merge: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "merge", abstract: "Makes several conversations one.",
            discussion: """
                Such as the two addresses of one person. Mail that is imported later follows. The first keeps its id. Each of \
                the others is a change of its own, which letterbook conversations undo takes back.

                  letterbook conversations merge 3fa9c1d2 77ab01ce
                """)
        @OptionGroup var archive: ArchiveOptions
        @Argument(help: "The conversation that stays, and those that go into it.") var ids: [String]

        func validate() throws {
            if ids.count < 2 { throw ValidationError("conversations merge takes two conversations or more") }
        }

        func run() throws {
            let archive = try archive.open(.update)
            let rows = try ids.map { try archive.findConversation($0) }
            let moved = try archive.mergeConversations(Array(rows.dropFirst()), into: rows[0])
            StandardError.line("\(Format.plural(moved, "message")) moved to \(try archive.describe(rows[0]))")
        }
    }

    struct Split: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "split", abstract: "Makes a thread a conversation of its own.",
            discussion: """
                Takes the thread of a message out of the message's conversation; what is answered to it later follows.

                  letterbook conversations split 3fa9c1d2
                  letterbook conversations split 3fa9c1d2 --message
                """)
        @OptionGroup var archive: ArchiveOptions
        @Flag(name: .long, help: "This message alone, not its thread.") var message = false
        @Argument(help: "A message of the thread.") var id: String

        func run() throws {
            let archive = try archive.open(.update)
            guard case .message(let row, _) = try archive.findOrFail(id) else {
                throw Exit.fault("\(id) is a conversation: split takes a message of the thread")
            }
            let (conversation, moved) = try archive.splitConversation(at: row, wholeThread: !message)
            StandardError.line("\(Format.plural(moved, "message")) moved to \(try archive.describe(conversation))")
        }
    }

    struct Unlink: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "unlink", abstract: "Has two conversations no longer shown as linked.")
        @OptionGroup var archive: ArchiveOptions
        @Argument(help: "A conversation.") var id: String
        @Argument(help: "The other.") var other: String

        func run() throws {
            let archive = try archive.open(.update)
            let rows = try [id, other].map { try archive.findConversation($0) }
            guard try archive.links(ofConversation: rows[0]).contains(where: { $0.conversation.rowID == rows[1] })
            else { throw Exit.nothing("the two are not linked (letterbook conversations links \(id))") }
            try archive.unlinkConversations(rows[0], rows[1])
            StandardError.line(
                "no longer linked: \(try archive.describe(rows[0])) and \(try archive.describe(rows[1]))")
        }
    }

    struct Links: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "links", abstract: "Lists the conversations that one continues or overlaps.",
            discussion: """
                A reply to other people is a conversation of its own: it continues the one that it answers. Two that share a \
                thread without answering each other overlap.

                  letterbook conversations links 3fa9c1d2
                """)
        @OptionGroup var archive: ArchiveOptions
        @OptionGroup var table: TableOptions
        @Argument(help: "A conversation.") var id: String

        func run() throws {
            let archive = try archive.open(.read)
            let links = try archive.links(ofConversation: archive.findConversation(id))
            try table.print(links, lines: { [ChatPrinter.line($0) + ", \(Format.plural($0.threadCount, "thread"))"] })
            if links.isEmpty { throw Exit.nothing("it is linked to no other conversation") }
        }
    }

    struct Changes: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "changes", abstract: "Lists what was merged, split and unlinked by hand, in order.")
        @OptionGroup var archive: ArchiveOptions
        @OptionGroup var table: TableOptions

        func run() throws {
            let changes = try archive.open(.read).conversationChanges()
            try table.print(changes, lines: { ["\(String($0.number).leftPadded(4))  \(TerminalText.line($0.line))"] })
            if changes.isEmpty { throw Exit.nothing("nothing was changed by hand") }
        }
    }

    struct Undo: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "undo", abstract: "Takes back what was merged, split or unlinked.",
            discussion: """
                  letterbook conversations undo      the last change
                  letterbook conversations undo 3    change 3, as letterbook conversations changes numbers them
                """)
        @OptionGroup var archive: ArchiveOptions
        @Argument(help: "The number of the change.") var number: Int64?

        func run() throws {
            guard let (change, moved) = try archive.open(.update).undoConversationChange(number) else {
                throw Exit.nothing("there is no such change (letterbook conversations changes lists them)")
            }
            StandardError.line("undone: \(TerminalText.line(change.line)); \(Format.plural(moved, "message")) moved")
        }
    }
}

extension Archive {
    func findOrFail(_ id: String) throws -> Identified {
        guard let found = try find(id) else {
            throw Exit.nothing("\(id): no message or conversation has this id")
        }
        return found
    }

    /// The id of a message is refused, although its conversation would be clear: the user may have meant the message.
    fileprivate func findConversation(_ id: String) throws -> Int64 {
        guard case .conversation(let row) = try findOrFail(id) else {
            throw Exit.fault("\(id) is a message: name a conversation (letterbook conversations lists them)")
        }
        return row
    }

    fileprivate func describe(_ row: Int64) throws -> String {
        guard let c = try conversation(row) else { return "(gone)" }
        return "\(c.id.prefix(8)) \(TerminalText.line(c.title).cut(60))"
    }
}

extension ConversationKey {
    fileprivate var line: String {
        let people =
            ids.count > 4
            ? ids.prefix(3).joined(separator: ", ") + " and \(ids.count - 3) more" : ids.joined(separator: ", ")
        let name = kind == .ownNotes ? "notes to self" : people
        return splits.isEmpty ? name : name + " (split off with \(splits.map { $0.prefix(8) }.joined(separator: ", ")))"
    }
}

extension ConversationChange {
    /// The other conversation, or the message.
    fileprivate var other: String? {
        switch action {
        case .merge(let into): into.line
        case .unlink(let linked): linked.line
        case .split: messageID.map { String($0.prefix(12)) }
        }
    }

    var line: String {
        switch action {
        case .merge(let into): "merge: \(conversation.line) into \(into.line)"
        case .unlink(let linked): "unlink: \(conversation.line) and \(linked.line)"
        case .split(_, let isThread):
            "split: \(isThread ? "the thread of " : "")\(messageID?.prefix(8) ?? "a message that is gone") out of \(conversation.line)"
        }
    }
}

extension ConversationChange: TableObject {
    package static let csvColumns = ["number", "action", "conversation", "other", "madeAt"]

    package var csvRows: [[String]] { [[String(number), action.name, conversation.line, other ?? "", madeAt.rfc3339]] }
}
