import ArgumentParser
import MailArchive
import MessageContent
import TemplateWorkbench
import VerificationCodes

struct TemplatesDriftCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "drift", abstract: "Shows where providers' mail has changed and templates no longer read it.",
        discussion: """
            Reads the mail of every provider that has a template, from the archive's sources: per month how many mails it \
            sent, how many held a code by template, by rescue only, or none. A month is an alarm where the share read by \
            template falls beyond chance against the six months before (95 % Wilson bounds). The misses are grouped by \
            layout, each with a drafted variant.

              letterbook templates drift
              letterbook templates drift --json | jq 'select(.alarm)'

            Exit status: 0 no alarm; 1 an alarm, or no mail of any provider; 2 a fault.
            """)

    @OptionGroup var archive: ArchiveOptions
    @OptionGroup var options: TemplateOptions

    @Flag(name: .long, help: "One JSON object a month, and one a layout.")
    var json = false

    func run() throws {
        let archive = try archive.open(.read)
        var collector = DriftCollector(templates: try options.load())
        var unreachable = 0
        for message in try archive.messages(fromDomains: collector.domains) {
            do {
                let raw = try archive.rawMessage(message.rowID, id: message.id)
                collector.add(CodeMail(Email(reading: raw)), id: message.id.hex)
            } catch is ArchiveError {
                unreachable += 1
            }
        }
        let report = collector.report()
        for provider in report.providers { json ? printJSON(provider) : printText(provider) }
        Output.flush()
        if unreachable > 0 {
            StandardError.remark(
                "\(Format.plural(unreachable, "message")) out of reach: the sources moved or changed (letterbook verify tells which)"
            )
        }
        if report.providers.isEmpty { throw Exit.nothing("no mail of a provider that has a template") }
        if report.hasAlarm { throw Exit.nothing() }
        if unreachable > 0 { throw Exit.fault() }
    }

    // MARK: Text

    private func printText(_ provider: DriftReport.Provider) {
        Output.line(Terminal.styled(provider.id, .bold))
        for month in provider.months {
            let counts =
                "\(Format.plural(month.mails, "mail")), \(month.byTemplate) by template, \(month.byRescue) by rescue, \(month.none) without a code"
            Output.line("  \(month.name)  \(counts)" + (month.isAlarm ? Terminal.styled("  ALARM", .warning) : ""))
        }
        for layout in provider.layouts {
            Output.line(
                TerminalText.line(
                    "  unread layout: \(Format.plural(layout.mails, "mail")), \(Format.day(layout.firstAt)) to \(Format.day(layout.lastAt)), subject \"\(layout.subject)\", e.g. \(layout.examples.map { String($0.prefix(12)) }.joined(separator: " "))"
                ))
            guard let draft = layout.draft else { continue }
            Output.line("    a variant that reads \(layout.draftReads) of them:")
            for line in draft.yamlLines { Output.line("      " + TerminalText.line(line)) }
        }
    }

    // MARK: JSON

    private func printJSON(_ provider: DriftReport.Provider) {
        for month in provider.months {
            Output.object {
                $0.member("provider", provider.id)
                $0.member("month", month.name)
                $0.member("mails", month.mails)
                $0.member("byTemplate", month.byTemplate)
                $0.member("byRescue", month.byRescue)
                $0.member("none", month.none)
                $0.member("alarm", month.isAlarm)
            }
        }
        for layout in provider.layouts {
            Output.object { json in
                json.member("provider", provider.id)
                json.member("layout", layout.subject)
                json.member("place", layout.place)
                json.member("mails", layout.mails)
                json.member("firstAt", layout.firstAt?.rfc3339)
                json.member("lastAt", layout.lastAt?.rfc3339)
                json.member("examples", layout.examples)
                json.member("draft", layout.draft.map { $0.yamlLines.joined(separator: "\n") })
                json.member("draftReads", layout.draftReads)
            }
        }
    }
}
