import MailArchive
import MessageContent

/// The ledger of an import, for people or programs.
struct ImportPrinter {
    let report: ImportReport

    func print(asJSON: Bool) {
        if asJSON { Output.line(json) } else { text() }
    }

    private var json: String {
        var json = JSONWriter()
        json.object { json in
            members(report.counts, &json)
            json.member("bytes", report.bytes)
            json.member("seconds", number: report.seconds)
            json.member("peakMemoryBytes", report.peakMemoryBytes)
            json.key("containers")
            json.array(report.containers) { json, container in
                json.object { json in
                    json.member("path", container.path)
                    json.member("format", container.format.rawValue)
                    json.member("mailbox", container.mailbox)
                    members(container.counts, &json)
                    json.member("gapBytes", container.gapBytes)
                    json.member("unaccountedBytes", container.unaccountedBytes)
                    json.member("isComplete", container.isComplete)
                }
            }
            json.key("ignored")
            json.array(report.ignored) { json, file in
                json.object {
                    $0.member("path", file.path)
                    $0.member("reason", file.reason)
                }
            }
            json.key("faults")
            json.array(report.faults) { json, fault in
                json.object {
                    $0.member("path", fault.path)
                    $0.member("kind", fault.kind.rawValue)
                    $0.member("message", fault.message)
                }
            }
            json.member("discoveredOwner", report.discoveredOwner.map(\.email))
            json.member("wasInterrupted", report.wasInterrupted)
        }
        return json.text
    }

    private func members(_ counts: ImportReport.Counts, _ json: inout JSONWriter) {
        json.member("expected", counts.expected)
        json.member("imported", counts.imported)
        json.member("duplicates", counts.duplicates)
        json.member("quarantined", counts.quarantined)
        json.member("unchanged", counts.unchanged)
    }

    private func text() {
        let counts = report.counts
        Output.line(
            "\(Format.count(counts.expected).leftPadded(9))  messages found in \(Format.plural(report.containers.count, "file or folder", "files and folders"))"
        )
        for (count, text) in [
            (counts.imported, "imported"), (counts.duplicates, "duplicates: the same message was there before"),
            (counts.quarantined, "quarantined"), (counts.unchanged, "unchanged since the last import"),
        ] where count > 0 || text == "imported" {
            Output.line("\(Format.count(count).leftPadded(9))  \(text)")
        }
        if !report.ignored.isEmpty {
            Output.line(
                "\(Format.count(report.ignored.count).leftPadded(9))  other files passed over (--json lists them)")
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
        if report.lacksOwner, report.counts.expected > 0 {
            Output.line("Owner: nobody is named, as the mail does not tell who (letterbook owner add ADDRESS)")
        }
    }
}

extension String {
    func leftPadded(_ width: Int) -> String { String(repeating: " ", count: max(0, width - columns)) + self }
}
