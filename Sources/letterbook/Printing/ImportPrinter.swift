import MailArchive
import MailSources

/// The ledger of an import for people.
enum ImportPrinter {
    static func print(_ report: ImportReport) {
        let counts = report.counts
        Output.line(
            "\(Format.count(counts.expected).leftPadded(9))  messages found in \(Format.plural(report.containers.count, "file or folder", "files and folders"))"
        )
        for (count, text) in [
            (counts.imported, "imported"), (counts.duplicates, "duplicates: the same message was there before"),
            (counts.quarantined, "quarantined"), (counts.unchanged, "unchanged since the last import"),
            (report.gone, "gone from their sources since the last import; the archive keeps them"),
        ] where count > 0 || text == "imported" {
            Output.line("\(Format.count(count).leftPadded(9))  \(text)")
        }
        let unread = report.ignored.count { $0.reason == IgnoredReason.unreadFormat.rawValue }
        for (count, text) in [
            (
                unread,
                "files of mail in formats that are not read: give one as a PATH to learn more (--json lists them)"
            ),
            (report.ignored.count - unread, "other files passed over (--json lists them)"),
        ] where count > 0 {
            Output.line("\(Format.count(count).leftPadded(9))  \(text)")
        }
        if !report.addsUp {
            Output.line("The ledger does not add up: this is a fault of letterbook's, please report it.")
        }
        let rate = report.seconds > 0 ? Double(counts.expected) / report.seconds : 0
        Output.line(
            "\(Format.size(report.bytes)) in \((report.seconds * 10).rounded() / 10) s, \(Format.count(Int(rate))) messages/s, peak memory \(Format.size(report.peakMemoryBytes))"
        )
        for owner in report.discoveredOwner {
            Output.line(
                "Owner: \(TerminalText.line(owner.email)) (\(TerminalText.line(owner.evidence))); letterbook owner corrects it"
            )
        }
        for owner in report.ownerCandidates {
            Output.line(
                "Yours, too? \(TerminalText.line(owner.email)) (\(TerminalText.line(owner.evidence))); letterbook owner add takes it"
            )
        }
        if report.lacksOwner, counts.expected > 0 {
            Output.line("Owner: nobody is named, as the mail does not tell who (letterbook owner add ADDRESS)")
        }
    }
}

extension String {
    func leftPadded(_ width: Int) -> String { String(repeating: " ", count: max(0, width - columns)) + self }
}
