import ArgumentParser
import MailArchive
import MessageContent

struct LedgerCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "ledger", abstract: "What became of every message and every byte of the sources.",
        discussion: """
            Without SOURCE, one line for each source that was imported. With SOURCE, its byte ranges in order: messages that \
            were imported, duplicates of messages that were there before, what was quarantined and why, and the separators \
            between them. Exits 1 where bytes are accounted for nowhere, or twice.

              letterbook ledger
              letterbook ledger All.mbox --state quarantined
              letterbook ledger All.mbox --json
            """)

    @OptionGroup var archive: ArchiveOptions

    @Option(name: .long, help: "Only ranges that are imported, duplicate, quarantined, separator, gap or gone.")
    var state: RangeState?

    @OptionGroup var table: TableOptions

    @Argument(help: "The path of a source, or the end of it.")
    var source: String?

    enum RangeState: String, ExpressibleByArgument, CaseIterable {
        case imported, duplicate, quarantined, separator, gap, gone
    }

    func validate() throws {
        if state != nil, source == nil { throw ValidationError("--state needs a SOURCE.") }
    }

    func run() throws {
        let archive = try archive.open(.read)
        let found = try source.map(archive.sourceLedgers(named:)) ?? archive.sourceLedgers()
        guard !found.isEmpty else {
            let what = source.map { "no source ends in \($0) (letterbook ledger lists them)" }
            throw Exit.nothing(what ?? "nothing was imported yet")
        }
        if source == nil {
            try table.print(found, lines: lines)
        } else {
            try showRanges(found, archive)
        }
        if found.contains(where: { $0.unaccountedBytes > 0 }) { throw Exit.nothing() }
    }

    private func lines(_ ledger: SourceLedger) -> [String] {
        let counts = [
            (ledger.importedCount, "imported"), (ledger.duplicateCount, "duplicate"),
            (ledger.quarantinedCount, "quarantined"), (ledger.goneCount, "gone"),
        ].filter { $0.0 > 0 }.map { "\(Format.count($0.0)) \($0.1)" }
        let bytes = [
            (ledger.messageBytes, "in messages"), (ledger.separatorBytes, "between them"),
            (ledger.quarantinedBytes, "quarantined"), (ledger.gapBytes, "no mail"),
            (ledger.unaccountedBytes, "unaccounted for"),
        ].filter { $0.0 > 0 }.map { "\(Format.count(Int($0.0))) bytes \($0.1)" }
        let end = ledger.isComplete ? "" : "; not read to its end yet"
        return [
            Terminal.styled(TerminalText.line(ledger.path), .bold),
            "    " + (counts.isEmpty ? "no messages" : counts.joined(separator: ", ")),
            "    " + (bytes.isEmpty ? "no bytes" : bytes.joined(separator: ", ")) + end,
        ]
    }

    /// Ranges that are read before they are printed.
    private static let portion = 1_000

    private func showRanges(_ ledgers: [SourceLedger], _ archive: Archive) throws {
        var (shown, waiting) = (0, [SourceLedger.Range]())
        func flush() throws {
            try table.print(waiting, header: shown == 0 ? SourceLedger.Range.csvColumns : nil) { [line($0)] }
            shown += waiting.count
            waiting = []
        }
        for ledger in ledgers {
            if ledgers.count > 1, table.isText {
                Output.line(Terminal.styled(TerminalText.line(ledger.path), .bold))
            }
            try archive.ranges(of: ledger) { range in
                guard state == nil || state?.rawValue == range.state else { return }
                waiting.append(range)
                if waiting.count == Self.portion { try flush() }
            }
            if !waiting.isEmpty { try flush() }
        }
        if let state, shown == 0 { throw Exit.nothing("no range is \(state.rawValue)") }
    }

    private func line(_ range: SourceLedger.Range) -> String {
        let place = "\(String(range.offset).leftPadded(12)) \(String(range.length).leftPadded(10))  "
        let what = range.messageID.map { "\($0.hex.prefix(12))  \(range.subject ?? "")" } ?? range.reason ?? ""
        let file = range.path.map { " (\($0.split(separator: "/").last ?? ""))" } ?? ""
        return TerminalText.line(place + range.state.fitted(12) + what + file).cut(Terminal.width)
    }
}
