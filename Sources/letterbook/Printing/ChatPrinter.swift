import MailArchive
import MessageAnalysis
import MessageContent

/// A conversation as a chat: day lines, names, times, quotes folded.
struct ChatPrinter {
    let showsQuotes: Bool
    private var days: ChatDays
    private var pictures: Set<String> = []
    private var subject = ""

    /// - Parameters:
    ///   - showsQuotes: in full, not folded.
    ///   - isReversed: whether the newest message comes first.
    init(showsQuotes: Bool, isReversed: Bool = false) {
        self.showsQuotes = showsQuotes
        days = ChatDays(isReversed: isReversed)
    }

    static func head(_ c: ConversationSummary, links: [ConversationLink]) {
        Output.row(TerminalText.line(c.title), .bold)
        let unread = c.unreadCount > 0 ? ", \(Format.count(c.unreadCount)) unread" : ""
        Output.row(
            "\(Format.plural(c.messageCount, "message")) in \(Format.plural(c.threadCount, "thread"))\(unread), \(c.category), \(c.id)",
            .dim)
        for person in c.participants where c.kind == "people" {
            Output.row("  " + Format.address(EmailAddress(name: person.name, email: person.email)), .dim)
        }
        for link in links.prefix(5) { Output.row("  " + line(link), .dim) }
        if links.count > 5 {
            Output.row(
                "  and \(Format.plural(links.count - 5, "other conversation")) (letterbook conversations links \(c.id.prefix(8)))",
                .dim)
        }
    }

    static func line(_ link: ConversationLink) -> String {
        let c = link.conversation
        return "\(link.words) \(c.id.prefix(8)) \(TerminalText.line(c.title).cut(50))"
    }

    mutating func show(_ message: StoredMessage) {
        let m = message.summary
        if let day = days.heading(m.date) {
            let rule = String(
                repeating: Terminal.isASCII ? "-" : "─", count: max(2, (Terminal.width - day.columns - 2) / 2))
            Output.line("\n" + Terminal.styled("\(rule) \(day) \(rule)", .dim))
        }
        let column = Column(isOwn: m.isOutgoing)
        let day = days.holds(m.date) ? nil : m.date.map { Format.longDay($0) + ", " }
        head(m, (day ?? "") + Format.time(m.date), column)
        body(message, column)
    }

    /// A message of a thread, indented below the one that it answers.
    mutating func show(_ message: StoredMessage, depth: Int) {
        let m = message.summary
        let column = Column(depth: depth)
        let time = [m.date.map(Format.dayLine), Format.time(m.date)].compactMap { $0 }.joined(separator: " ")
        head(m, time, column)
        if message.parent?.link == .subject {
            column.line("[a guess: it has the subject of the message above, and names none that it answers]", .dim)
        }
        body(message, column)
    }

    /// Messages of a thread that are missing.
    func showGap(_ count: Int, depth: Int) {
        let text = "[\(Format.gap(count))]"
        Output.line("\n" + String(repeating: " ", count: Column.step(depth)) + Terminal.styled(text, .dim))
    }

    /// Where a message stands on the line. In a chat the owner's own are to the right where the terminal is wide enough
    /// for two sides; in a thread each is indented below the one that it answers.
    private struct Column {
        /// Columns before its first line.
        var head = 0
        /// Columns before the lines of its text.
        let indent: Int
        /// Columns of its text; nil where it is not wrapped.
        let width: Int?
        let isRight: Bool

        init(isOwn: Bool) {
            guard let width = Terminal.wrapWidth else {
                (indent, self.width, isRight) = (7, nil, false)
                return
            }
            let isWide = width >= 72
            // Most mail has lines of up to 76 columns (RFC 2045, section 6.7): a terminal with room for them beside the
            // other side's indent shows them unbroken.
            let text = isWide ? min(80, max(width * 7 / 10, width < 96 ? 0 : 76)) : width - 8
            isRight = isWide && isOwn
            indent = isRight ? width - text : 7
            self.width = min(text, width - indent)
        }

        init(depth: Int) {
            let step = Self.step(depth)
            (head, indent) = (step, step + 4)
            width = Terminal.wrapWidth.map { max(20, min(80, $0 - step - 4)) }
            isRight = false
        }

        /// No deeper than a third of the line.
        static func step(_ depth: Int) -> Int { min(depth * 2, Terminal.width / 3) }

        func line(_ text: String, _ style: Terminal.Style? = nil) {
            Output.line(
                text.isEmpty
                    ? "" : String(repeating: " ", count: indent) + Terminal.styled(TerminalLink.all(in: text), style))
        }
    }

    private mutating func head(_ m: MessageSummary, _ time: String, _ column: Column) {
        let name = m.isOutgoing ? "me" : Format.who(m.from).cut(max(12, Terminal.width / 2))
        let id = String(m.id.hex.prefix(8))
        let base = TerminalText.line(m.subject ?? "")
        let isNew = base != subject && !base.isEmpty
        subject = base
        let topic = isNew ? base.cut(max(1, Terminal.width - column.head - time.columns - name.columns - 15)) : ""
        let columns = time.columns + 2 + name.columns + (isNew ? 2 + topic.columns : 0) + 2 + id.columns
        let left = column.isRight ? max(0, Terminal.width - columns) : column.head
        Output.line("")
        Output.row(
            String(repeating: " ", count: left) + Terminal.styled(time, .dim) + "  "
                + Terminal.styled(name, m.isOutgoing ? .accent : .bold)
                + (isNew ? "  " + Terminal.styled(topic, .warning) : "") + "  " + Terminal.styled(id, .dim))
    }

    private mutating func body(_ message: StoredMessage, _ column: Column) {
        let text = message.ownText
        // Of a newsletter the head, which has its subject, is enough.
        if message.summary.category != "newsletter" || showsQuotes {
            for line in TextBlock.lines(showsQuotes ? message.text : text) {
                for part in line.wrapped(column.width) { column.line(part) }
            }
            if !showsQuotes, !text.isEmpty || message.reply.signature != nil {
                announce(message.reply.quotedText, "quoted line", "quoted lines", column)
                announce(message.reply.signature ?? "", "line of the signature", "lines of the signature", column)
            }
        } else if message.summary.subject?.isEmpty ?? true {
            column.line(TerminalText.line(message.summary.snippet).cut(column.width ?? Terminal.width - 8), .dim)
        }
        for code in message.codes.codes { column.line(CodePrinter.mark(code, isRead: message.codes.isRead)) }
        for part in message.files(excluding: &pictures) {
            let text = (part.isAttachment ? "attachment: " : "picture: ") + MessagePrinter.describe(part)
            for line in text.wrapped(column.width) { column.line(line, .accent) }
        }
    }
}

extension ChatPrinter {
    /// Says how many lines of the text are not shown.
    private func announce(_ folded: String, _ one: String, _ many: String, _ column: Column) {
        let count = folded.filledLineCount
        guard count > 0 else { return }
        column.line("[\(Format.plural(count, one, many)) folded; --quotes shows them]", .dim)
    }
}

/// Strangers' text in lines, harmless on a terminal, without blank lines at its beginning and end.
enum TextBlock {
    static func lines(_ text: String) -> [String] {
        TerminalText.block(text).filledLines.map(String.init)
    }
}

/// One message for people.
struct MessagePrinter {
    let message: StoredMessage
    let showsAllHeaders: Bool

    func print() {
        if showsAllHeaders {
            for (name, value) in message.headers {
                Output.line(Terminal.styled(TerminalText.line(name) + ":", .dim) + " " + TerminalText.line(value))
            }
            return
        }
        let m = message.summary
        field("From", Format.addresses(m.from))
        field("To", Format.addresses(m.to))
        field("Cc", Format.addresses(message.cc))
        field("Date", m.date?.rfc3339 ?? "")
        field("Subject", TerminalText.line(m.subject ?? ""))
        field("Labels", TerminalText.line(m.labels.joined(separator: ", ")))
        field("Mailbox", TerminalText.line(m.mailboxes.joined(separator: ", ")))
        field("Category", m.category)
        field("Id", m.id.hex)
        for code in message.codes.codes { field("Code", CodePrinter.line(code, isRead: message.codes.isRead)) }
        for part in message.attachments { field("Attachment", Self.describe(part)) }
        Output.line("")
        for line in TextBlock.lines(message.text) {
            for part in line.wrapped(Terminal.wrapWidth) {
                let linked = TerminalLink.all(in: part)
                Output.line(part.hasPrefix(">") ? Terminal.styled(linked, .dim) : linked)
            }
        }
    }

    private func field(_ name: String, _ value: String) {
        if !value.isEmpty { Output.field((name + ":").fitted(12), value) }
    }

    static func describe(_ part: StoredMessage.Part) -> String {
        let name = part.name.map { TerminalText.line($0) } ?? "(no name)"
        return "\(name) (\(TerminalText.line(part.type)), \(Format.size(part.size)), part \(part.partID))"
    }

    static func parts(_ message: StoredMessage) {
        for part in message.parts {
            let name = part.name.map { "  " + TerminalText.line($0) } ?? ""
            let charset = part.type.hasPrefix("text/") ? part.charset.map { "  " + TerminalText.line($0) } ?? "" : ""
            Output.line(
                "\(part.partID.fitted(8)) \(TerminalText.line(part.type).fitted(32)) \(Format.size(part.size).leftPadded(9))\(charset)\(name)"
            )
        }
    }
}
