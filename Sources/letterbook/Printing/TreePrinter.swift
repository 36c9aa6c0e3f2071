import MailArchive
import MessageContent

/// Threads as trees with a line a message, each below the one that it answers.
struct TreePrinter {
    func head(_ thread: ThreadSummary) {
        let elsewhere = thread.totalCount - thread.messageCount
        let count =
            Format.plural(thread.totalCount, "message")
            + (elsewhere > 0 ? ", \(Format.count(elsewhere)) of them elsewhere" : "")
        Output.line("")
        let subject = TerminalText.line(thread.subject ?? "(no subject)").cut(
            max(16, Terminal.width - count.columns - 2))
        Output.line(Terminal.styled(subject, .bold) + Terminal.styled("  \(count)", .dim))
    }

    /// - Parameters:
    ///   - rows: of one thread.
    ///   - messages: those of the rows.
    func show(_ rows: [ThreadRow], _ messages: [MessageSummary]) {
        let summaries = Dictionary(messages.map { ($0.rowID, $0) }) { first, _ in first }
        for (row, branch) in zip(rows, branches(rows.map(\.depth))) {
            guard let m = row.message.flatMap({ summaries[$0] }) else {
                Output.row(Terminal.styled("\(branch)[\(Format.gap(row.missing))]", .dim))
                continue
            }
            let guess = row.isGuess ? "(a guess) " : ""
            let name = m.isOutgoing ? "me" : Format.who(m.from).cut(28)
            let line =
                Terminal.styled(branch, .dim) + Terminal.styled(name, m.isOutgoing ? .accent : .bold)
                + Terminal.styled("  \(Format.day(m.date))  \(m.id.hex.prefix(8))  ", .dim)
                + guess + TerminalText.line(m.snippet)
            Output.line(line.cut(Terminal.width))
        }
    }

    /// What stands before each line of a tree whose lines have these depths, in preorder.
    func branches(_ depths: [Int]) -> [String] {
        let (bar, tee, corner) = Terminal.isASCII ? ("|  ", "|- ", "`- ") : ("│  ", "├─ ", "└─ ")
        // No deeper than a third of the line.
        let deepest = max(1, Terminal.width / 9)
        /// Whether another line follows at each depth, before one that is less deep.
        var follows: [Bool] = []
        var result: [String] = []
        for depth in depths.reversed() {
            follows =
                Array(follows.prefix(depth + 1)) + Array(repeating: false, count: max(0, depth + 1 - follows.count))
            if depth == 0 {
                result.append("")
            } else {
                let above = follows[1..<depth].suffix(deepest - 1).map { $0 ? bar : "   " }.joined()
                result.append(above + (follows[depth] ? tee : corner))
            }
            follows[depth] = true
        }
        return result.reversed()
    }
}
