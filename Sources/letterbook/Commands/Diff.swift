import ArgumentParser
import MailArchive
import MessageContent

struct DiffCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff", abstract: "What two dumps or archives do not share.",
        discussion: """
            A and B are archives, or mail as import reads it. Messages are compared by content, whatever mailbox programs \
            noted on them: + stands only in B, - only in A, ~ in both with other folders, labels or flags. What one side \
            does not keep at all (labels in a Maildir, folders in a single mbox) is not compared. Exits 1 where there is \
            a difference.

              letterbook diff takeout-2023.mbox takeout-2024.mbox
              letterbook diff letterbook.sqlite ~/Maildir --json
            """)

    @Argument(help: "An archive, or mail: an mbox, a Maildir, a folder.")
    var a: String

    @Argument(help: "The same.")
    var b: String

    @OptionGroup var reading: ReadingOptions
    @OptionGroup var terminal: TerminalOptions

    @OptionGroup var output: JSONOption

    func run() async throws {
        let sides = [
            try await MailSide(path: a, format: reading.format, jobs: reading.jobCount),
            try await MailSide(path: b, format: reading.format, jobs: reading.jobCount),
        ]
        let faults = sides.flatMap(\.faults)
        for fault in faults { StandardError.remark(fault.message) }
        if !faults.isEmpty { throw Exit.fault() }
        let diff = MailDiff(from: sides[0], to: sides[1])
        for change in diff.changes { Output.line(output.json ? change.json : Self.line(change)) }
        Output.flush()
        StandardError.line(
            "\(Format.count(diff.count(.added))) added, \(Format.count(diff.count(.removed))) removed, \(Format.count(diff.count(.changed))) changed, \(Format.count(diff.sameCount)) the same"
        )
        if !diff.changes.isEmpty { throw Exit.nothing() }
    }

    private static func line(_ change: MailDiff.Change) -> String {
        let sign = change.kind == .added ? "+" : change.kind == .removed ? "-" : "~"
        let head =
            "\(sign) \(change.entry.id.hex.prefix(8))  \((change.entry.date ?? "").prefix(10).description.fitted(10))  "
        let who = TerminalText.line(change.entry.from ?? "").fitted(24)
        var text = head + who + "  " + TerminalText.line(change.entry.subject ?? "(no subject)")
        text = text.cut(Terminal.width)
        let details = [("folders", change.mailboxes), ("labels", change.labels), ("flags", change.keywords)]
        for (name, difference) in details where !difference.added.isEmpty || !difference.removed.isEmpty {
            let words = difference.added.map { "+" + $0 } + difference.removed.map { "-" + $0 }
            text += "\n    " + TerminalText.line("\(name): \(words.joined(separator: ", "))")
        }
        return text
    }
}
