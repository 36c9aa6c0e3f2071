import ArgumentParser
import MailArchive
import MessageContent

struct VerifyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify", abstract: "Proves the archive against its sources.",
        discussion: """
            Checks the database's own structure, reads every message again from its source and compares its hash and what \
            was decoded from it, adds up the ledger, and compares the full-text index with the texts, on all cores. Exit \
            status 1 when anything is wrong.

              letterbook verify
            """)

    @OptionGroup var archive: ArchiveOptions

    @Flag(name: .long, help: "The result as one JSON object.")
    var json = false

    func run() throws {
        let report = try archive.open(.read).verify { ProgressCount.show($0, of: $1) }
        ProgressCount.clear()
        if json { Output.line(report.json) } else { Self.print(report) }
        if report.isUnsealed {
            StandardError.remark(
                "the last import was interrupted; what it left unsealed is proven once it has been run again")
        }
        if !report.isSound { throw Exit.nothing() }
    }

    private static func print(_ report: VerificationReport) {
        for finding in report.findings.prefix(100) {
            Output.line("\(finding.check.fitted(9)) \(TerminalText.line(finding.text))")
        }
        if report.findings.count > 100 {
            Output.line("… and \(Format.count(report.findings.count - 100)) more (--json lists all)")
        }
        let kept =
            report.messagesKept == 0
            ? " against their sources" : ", \(Format.count(report.messagesKept)) of them by what the archive keeps"
        let sound = report.isSound ? "sound" : Format.plural(report.findings.count, "finding")
        Output.line(
            "\(sound): \(Format.count(report.messagesProven)) of \(Format.plural(report.messages, "message")) proven\(kept), \(Format.plural(report.ledgerRows, "ledger line")), \(Format.plural(report.containers, "container"))"
        )
    }

}
