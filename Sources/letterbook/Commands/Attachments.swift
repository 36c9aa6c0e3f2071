import ArgumentParser
import Foundation
import MailArchive
import MessageContent

struct AttachmentsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "attachments", abstract: "Lists attachments, or writes them out.",
        discussion: """
            -o writes each content once, however often it was sent, under a safe form of the name that its first sender \
            gave it. What is there already with the same bytes stays; nothing is overwritten. type: and filename: choose \
            among the attachments, all other terms among the messages: larger: is a message's size, --sort size puts the \
            largest attachments first.

              letterbook attachments from:ada type:pdf
              letterbook attachments --sort size --limit 20 --csv
              letterbook attachments after:2023 -o ~/Attachments
            """)

    @OptionGroup var list: ListOptions

    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: ArgumentHelp("Write them into this folder.", valueName: "folder"))
    var folder: String?

    @Option(name: .long, help: "date (newest first), size (largest first) or name.")
    var sort: Archive.AttachmentOrder = .date

    @OptionGroup var filter: QueryOptions

    func validate() throws {
        if folder == "" { throw ValidationError("-o: the path is empty") }
        if folder != nil, !list.table.isText {
            throw ValidationError("-o writes files: it takes no --json, --csv, --columns or --null")
        }
    }

    func run() throws {
        let archive = try list.archive.open(.read)
        let page = list.page
        let found = try archive.attachments(
            filter.query(), order: sort, reversed: page.reverse, limit: page.limit, offset: page.offset)
        if found.isEmpty { return try page.conclude(true, "no attachments found") }
        if let folder { return try write(found, to: folder, archive) }
        try list.table.print(found, lines: { [line($0)] })
    }

    private func line(_ a: AttachmentLine) -> String {
        let head = "\(a.messageID.hex.prefix(8))  \(Format.day(a.date))  \(Format.size(a.size).leftPadded(8))  "
        let name = TerminalText.line(a.name ?? "unnamed \(a.type)").fitted(32)
        return Terminal.styled(head, .dim) + name + "  "
            + TerminalText.line(a.from ?? "").cut(max(10, Terminal.width - head.columns - 34))
    }

    // MARK: Writing

    private func write(_ found: [AttachmentLine], to folder: String, _ archive: Archive) throws {
        try NewFile.makeFolder(folder)
        var done: Set<ContentHash> = []
        var failed: Set<ContentHash> = []
        var (written, there) = (0, 0)
        var raw: (rowID: Int64, parts: PartFinder?)?
        // Oldest first: a content gets the name that its first sender gave it.
        let oldestFirst = found.sorted {
            let (a, b) = ($0.date?.unixSeconds ?? .min, $1.date?.unixSeconds ?? .min)
            return a != b ? a < b : ($0.messageID.hex, $0.partID) < ($1.messageID.hex, $1.partID)
        }
        for attachment in oldestFirst {
            guard let hash = attachment.hash, !done.contains(hash) else { continue }
            if raw?.rowID != attachment.messageRowID {
                raw = (attachment.messageRowID, nil)
                do {
                    let bytes = try archive.rawMessage(attachment.messageRowID, id: attachment.messageID)
                    raw?.parts = PartFinder(bytes)
                } catch let fault as ArchiveError {
                    StandardError.remark(fault.description)
                }
            }
            guard let part = raw?.parts?.part(attachment.partID) else {
                failed.insert(hash)
                continue
            }
            done.insert(hash)
            if try put(part.bytes, attachment, hash, in: folder) { written += 1 } else { there += 1 }
        }
        let missing = failed.subtracting(done).count
        let kept = there > 0 ? "; \(Format.count(there)) were there already" : ""
        StandardError.line("wrote \(Format.plural(written, "attachment")) to \(TerminalText.line(folder))\(kept)")
        if missing > 0 { throw Exit.fault("\(Format.plural(missing, "attachment")) could not be read") }
    }

    /// Writes one content. Its hash becomes part of the name where another content has the name.
    ///
    /// - Returns: false where the file is there with these bytes.
    private func put(_ bytes: [UInt8], _ attachment: AttachmentLine, _ hash: ContentHash, in folder: String) throws
        -> Bool
    {
        let name = SafeFileName.make(attachment.name, type: attachment.type, fallback: String(hash.hex.prefix(12)))
        let dot = name.lastIndex(of: ".") ?? name.endIndex
        for candidate in [name, "\(name[..<dot])-\(hash.hex.prefix(8))\(name[dot...])"] {
            let path = folder + "/" + candidate
            guard FileManager.default.fileExists(atPath: path) else {
                try NewFile.write(bytes, to: path, modifiedAt: attachment.date?.unixSeconds)
                return true
            }
            if FileManager.default.contents(atPath: path).map({ Array($0) == bytes }) ?? false { return false }
        }
        throw Exit.fault("\(folder)/\(name): is there with other bytes (name another folder)")
    }
}

extension Archive.AttachmentOrder: ExpressibleByArgument {}
