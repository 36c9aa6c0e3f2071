import ArgumentParser
import Foundation
import MailArchive
import MessageContent

struct ExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: "Writes messages out, byte for byte, or as text, JSON, a table or a page.",
        discussion: """
            mbox, maildir and eml give each raw message as it stood in its source, copies included. -o names a new file \
            or an empty folder; an mbox goes to standard output without it, and becomes one file a mailbox where -o \
            names a folder (with / at its end). ndjson, csv and html hold the decoded text.

              letterbook export --to mbox -o all.mbox
              letterbook export from:ada after:2019 --to eml -o ada
              letterbook export in:Work --to maildir -o ~/Maildir-work
              letterbook export category:personal --to html -o letters.html
            """)

    enum Form: String, ExpressibleByArgument, CaseIterable { case mbox, maildir, eml, ndjson, csv, html }

    @OptionGroup var archive: ArchiveOptions

    @Option(name: .long, help: "mbox, maildir, eml, ndjson, csv or html.")
    var to: Form

    @Option(
        name: [.customShort("o"), .long], help: ArgumentHelp("A new file, or a new or empty folder.", valueName: "path")
    )
    var output: String?

    @OptionGroup var filter: QueryOptions

    func validate() throws {
        if to == .eml || to == .maildir, output == nil || output == "-" {
            throw ValidationError("--to \(to.rawValue) needs -o FOLDER")
        }
        if output == "" { throw ValidationError("-o: the path is empty") }
    }

    func run() throws {
        let archive = try archive.open(.read)
        let query = try filter.query()
        switch to {
        case .mbox: try export(MboxFiles(output), query, archive)
        case .maildir: try export(MaildirFolders(output ?? ""), query, archive)
        case .eml: try export(EMLFiles(output ?? ""), query, archive)
        case .ndjson, .csv, .html: try exportText(query, archive)
        }
    }

    // MARK: Raw messages

    private func export(_ files: some MailFiles, _ query: SearchQuery, _ archive: Archive) throws {
        var files = files
        var (written, missing) = (0, 0)
        try archive.export(query) { message in
            try files.write(message)
            written += 1
        } unreachable: { fault in
            missing += 1
            if missing <= Self.shownFaults { StandardError.remark(fault.description) }
        }
        let remark = try files.finish()
        Output.flush()
        if let remark { StandardError.remark(remark) }
        if written > 0 || missing == 0 { try conclude(written) }
        if missing > 0 {
            throw Exit.fault(
                "\(Format.plural(missing, "message")) could not be written: no source holds them any more")
        }
    }

    private static let shownFaults = 10

    private func conclude(_ written: Int) throws {
        guard written > 0 else { throw Exit.nothing("no messages written") }
        if let output, output != "-" {
            StandardError.line("wrote \(Format.plural(written, "message")) to \(TerminalText.line(output))")
        }
    }

    // MARK: Decoded text

    private func exportText(_ query: SearchQuery, _ archive: Archive) throws {
        let ids = try archive.messageIDs(query)
        // An empty file would be in the way of the next export, which overwrites nothing.
        guard !ids.isEmpty else { return try conclude(0) }
        var file = try output.flatMap { try $0 == "-" ? nil : AppendedFile($0) }
        func put(_ text: String) throws {
            if file == nil { Output.write(text) } else { try file?.append(Array(text.utf8)) }
        }
        var written = 0
        if to == .csv { try put(CSV.row(StoredMessage.csvColumns) + "\n") }
        if to == .html { try put(HTMLPage.head(title: "Letters")) }
        for id in ids {
            guard let message = try archive.message(id) else { continue }
            switch to {
            case .csv: for row in message.csvRows { try put(CSV.row(row) + "\n") }
            case .html: try put(page(message, archive))
            default: try put(message.json + "\n")
            }
            written += 1
        }
        if to == .html { try put(HTMLPage.end) }
        try file?.finish()
        Output.flush()
        try conclude(written)
    }

    /// Each letter in a frame of its own, so that no letter's HTML can change another letter.
    private func page(_ message: StoredMessage, _ archive: Archive) -> String {
        let m = message.summary
        var body = message.html ?? "<pre>\(HTMLPage.escape(message.text))</pre>"
        let embedded = try? InlineImages.embed(in: body, parts: message.parts) {
            try archive.rawMessage(m.rowID, id: m.id)
        }
        body = embedded ?? body
        return HTMLPage.letter(
            subject: m.subject ?? "",
            fields: [
                ("From", Format.addresses(m.from)), ("To", Format.addresses(m.to)),
                ("Cc", Format.addresses(message.cc)), ("Date", m.date?.rfc3339 ?? ""),
                ("Attachments", message.attachments.map { $0.name ?? "unnamed" }.joined(separator: ", ")),
            ], page: HTMLPage.make(title: m.subject ?? "", body: body))
    }
}
