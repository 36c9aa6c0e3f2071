import ArgumentParser
import Foundation
import MailArchive
import MessageContent

struct ShowCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Shows a conversation, a thread or a message.",
        discussion: """
            ID is the beginning (6 digits or more) of an id that conversations or search print, or a Message-ID. A \
            conversation reads like a chat, quoted text folded; on a terminal a long one from its newest messages on.

              letterbook show 3fa9c1d2
              letterbook show 3fa9c1d2 --thread      of a conversation the trees of its threads
              letterbook show 3fa9c1d2 --html -o letter.html
              letterbook show 3fa9c1d2 --part 2 -o .
            """)

    @OptionGroup var archive: ArchiveOptions

    @Argument(help: "A conversation or message.")
    var id: String

    @Flag(
        name: .long,
        help: "The thread of the message, or all of the conversation: who answers whom, and what is missing.")
    var thread = false

    @Flag(name: .long, help: "All header fields of the message.")
    var headers = false

    @Flag(name: .long, help: "The raw message, byte for byte, from its source.")
    var raw = false

    @Flag(name: .long, help: "The sanitized HTML of the message, as a page.")
    var html = false

    @Flag(name: .long, help: "The parts of the message.")
    var parts = false

    @Option(name: .long, help: ArgumentHelp("The decoded bytes of one part.", valueName: "n"))
    var part: String?

    @Option(
        name: [.customShort("o"), .long],
        help: ArgumentHelp("Write to this new file, or into this folder under a safe name.", valueName: "path"))
    var output: String?

    @Flag(name: .long, help: "Show quoted text in full.")
    var quotes = false

    @Flag(name: .long, help: "One JSON object a message.")
    var json = false

    @Flag(name: .long, help: "The whole of a long conversation.")
    var all = false

    @OptionGroup var page: PageOptions

    /// How many of the options are given that ask for a message.
    private var modes: Int { [thread, headers, raw, html, parts, part != nil].count { $0 } }

    func validate() throws {
        if modes > 1 {
            throw ValidationError("--thread, --headers, --raw, --html, --parts and --part exclude each other")
        }
        if json, modes > 0, !thread {
            throw ValidationError("--json goes with a conversation, a thread or a message alone")
        }
        if output != nil, !(raw || html || part != nil) {
            throw ValidationError("--output goes with --raw, --html or --part")
        }
    }

    func run() throws {
        let archive = try archive.open(.read)
        switch try archive.findOrFail(id) {
        case .conversation(let rowID):
            guard modes == (thread ? 1 : 0) else {
                throw Exit.fault(
                    "\(id) is a conversation: --headers, --raw, --html, --parts and --part ask for a message")
            }
            try thread ? showTrees(rowID, archive) : showConversation(rowID, archive)
        case .message(let rowID, let hash): try showMessage(rowID, hash, archive)
        }
    }

    // MARK: Conversations

    private func showConversation(_ rowID: Int64, _ archive: Archive) throws {
        guard let conversation = try archive.conversation(rowID) else { return }
        let ids = try archive.messageIDs(ofConversation: rowID)
        if !json { ChatPrinter.head(conversation, links: try archive.links(ofConversation: rowID)) }
        let passed = earlier(of: ids.count, "message")
        try show(Array(ids.dropFirst(passed)), archive)
    }

    /// A terminal is shown so many of the newest messages, or threads, unless it asks for others.
    private static let newest = 50

    /// How many of these stand before the newest, and are passed over; it is said how they are reached.
    private func earlier(of count: Int, _ what: String) -> Int {
        guard Terminal.isOutputTerminal, !json, !all, !page.isGiven, count > Self.newest else { return 0 }
        let passed = count - Self.newest
        let before = "--offset \(max(0, passed - Self.newest)) --limit \(min(passed, Self.newest))"
        Output.line("")
        Output.row("[\(Format.plural(passed, "earlier \(what)")): \(before) shows those just before, --all all]", .dim)
        return passed
    }

    private func show(_ ids: [Int64], _ archive: Archive) throws {
        var chat = ChatPrinter(showsQuotes: quotes, isReversed: page.reverse)
        let shown = page.of(ids)
        for id in shown {
            guard let message = try archive.message(id) else { continue }
            if json { Output.line(message.json) } else { chat.show(message) }
        }
        try page.conclude(shown.isEmpty, "no more messages: there are \(Format.count(ids.count))")
    }

    private func showTrees(_ rowID: Int64, _ archive: Archive) throws {
        if quotes { throw Exit.fault("--quotes: the trees of a conversation show how messages begin, and no quotes") }
        guard let conversation = try archive.conversation(rowID) else { return }
        if !json { ChatPrinter.head(conversation, links: []) }
        let threads = try archive.threads(ofConversation: rowID, reversed: true)
        let printer = TreePrinter()
        for thread in page.of(Array(threads.dropFirst(earlier(of: threads.count, "thread")))) {
            let rows = try archive.threadRows(thread.rowID)
            let messages = rows.compactMap(\.message)
            if json {
                for id in messages { if let message = try archive.message(id) { Output.line(message.json) } }
            } else {
                printer.head(thread)
                printer.show(rows, try archive.messages(rows: messages))
            }
        }
    }

    // MARK: Messages

    private func showMessage(_ rowID: Int64, _ hash: ContentHash, _ archive: Archive) throws {
        if all || page.reverse || page.isGiven && !thread {
            throw Exit.fault("--all, --limit, --offset and --reverse are for conversations: \(id) is a message")
        }
        if raw { return try showRaw(archive.rawCopy(rowID, id: hash), asked: hash) }
        guard let message = try archive.message(rowID) else { return }
        if html { return try showHTML(message) { try archive.rawMessage(rowID, id: hash) } }
        if let part { return try showPart(part, rowID, hash, archive) }
        if thread { return try showThread(message, archive) }
        if json { return Output.line(message.json) }
        if parts { return MessagePrinter.parts(message) }
        MessagePrinter(message: message, showsAllHeaders: headers).print()
    }

    private func showThread(_ message: StoredMessage, _ archive: Archive) throws {
        // Threads are found at the end of an import: until then the message is shown alone.
        guard let thread = message.summary.threadID else { return try show([message.summary.rowID], archive) }
        var chat = ChatPrinter(showsQuotes: quotes)
        let rows = try archive.threadRows(thread)
        let shown = page.of(rows)
        for row in shown {
            if let id = row.message, let message = try archive.message(id) {
                if json { Output.line(message.json) } else { chat.show(message, depth: row.depth) }
            } else if !json {
                chat.showGap(row.missing, depth: row.depth)
            }
        }
        try page.conclude(shown.isEmpty, "no more lines: there are \(Format.count(rows.count))")
    }

    private func showRaw(_ copy: RawCopy, asked: ContentHash) throws {
        if copy.id != asked {
            StandardError.remark(
                "this copy is out of reach; shown is \(copy.id.hex.prefix(12)), in which a mailbox program's own fields differ"
            )
        }
        try deliver(copy.bytes, name: "\(copy.id.hex.prefix(12)).eml")
    }

    private func showHTML(_ message: StoredMessage, raw: () throws -> [UInt8]) throws {
        var body = message.html ?? "<pre>\(HTMLPage.escape(message.text))</pre>"
        do {
            body = try InlineImages.embed(in: body, parts: message.parts, raw: raw)
        } catch let fault as ArchiveError {
            StandardError.remark("the message's own pictures are left out: \(fault.description)")
        }
        let page = HTMLPage.make(title: message.summary.subject ?? "", body: body)
        try deliver(Array(page.utf8), name: "\(message.summary.id.hex.prefix(12)).html")
    }

    private func showPart(_ partID: String, _ rowID: Int64, _ hash: ContentHash, _ archive: Archive) throws {
        let rawBytes = try archive.rawMessage(rowID, id: hash)
        guard let found = PartContent.find(partID, in: rawBytes) else {
            throw Exit.nothing("the message has no part \(partID) (--parts lists them)")
        }
        try deliver(
            found.bytes, name: SafeFileName.make(found.name, type: found.type, fallback: "part-\(partID)"))
    }

    /// To standard output, a new file, or a new file in a folder. Nothing is overwritten.
    private func deliver(_ bytes: [UInt8], name: String) throws {
        guard let output else {
            // A program gets a stranger's bytes as they are; on a terminal they are shown as harmless text.
            return Terminal.isOutputTerminal
                ? Output.write(TerminalText.block(String(decoding: bytes, as: UTF8.self))) : Output.bytes(bytes)
        }
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: output, isDirectory: &isFolder)
        let path = exists && isFolder.boolValue ? (output.hasSuffix("/") ? output : output + "/") + name : output
        try NewFile.write(bytes, to: path)
        StandardError.line("wrote \(Format.size(bytes.count)) to \(TerminalText.line(path))")
    }
}
