import ArgumentParser
import Foundation
import MailHTML
import MessageContent

struct SanitizeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sanitize", abstract: "Makes a mail's HTML safe to show.",
        discussion: """
            HTML in, safe HTML out: no scripts, no forms, nothing that loads from the network. With --json also what was \
            removed, which trackers there were, and the plain text. With --batch, standard input holds one JSON object a \
            line with "id" and "html", and each line out has "id", "html", "text", "removed", "trackers", "remote" \
            and "links".

              letterbook sanitize page.html > safe.html
            """)

    @Argument(help: "HTML files in UTF-8; standard input when none is named.")
    var files: [String] = []

    enum Remote: String, ExpressibleByArgument, CaseIterable { case block, allow }

    @Option(name: .long, help: "Images and backgrounds from the network: block or allow.")
    var remote: Remote = .block

    @Flag(name: .long, help: "One JSON object a file.")
    var json = false

    @Flag(name: .long, help: "JSON lines in, JSON lines out.")
    var batch = false

    private var options: HTMLSanitizer.Options { .init(remoteContent: remote == .allow ? .allow : .block) }

    func validate() throws {
        if batch, !files.isEmpty { throw ValidationError("--batch reads standard input, and no files") }
    }

    func run() throws {
        let isComplete = batch ? sanitizeBatch() : sanitizeFiles()
        if !isComplete { throw Exit.fault() }
    }

    /// - Returns: whether all files could be read.
    private func sanitizeFiles() -> Bool {
        var isComplete = true
        for file in files.isEmpty ? ["-"] : files {
            guard let bytes = Self.read(file) else {
                isComplete = false
                continue
            }
            let safe = HTMLSanitizer.sanitize(bytes, options: options)
            if json { Self.print(safe, id: Self.quoted(file)) } else { Output.line(safe.html) }
        }
        return isComplete
    }

    private static func read(_ file: String) -> [UInt8]? {
        if file == "-" { return Array(FileHandle.standardInput.readDataToEndOfFile()) }
        do { return Array(try Data(contentsOf: URL(fileURLWithPath: file))) } catch {
            StandardError.remark("\(file): cannot be read (\(error.localizedDescription))")
            return nil
        }
    }

    private struct Item: Decodable {
        /// As JSON: a string or a number.
        var id: String
        var html: String

        private enum Key: CodingKey { case id, html }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            html = try container.decode(String.self, forKey: .html)
            if let number = try? container.decode(Int64.self, forKey: .id) {
                id = String(number)
            } else {
                id = SanitizeCommand.quoted(try container.decode(String.self, forKey: .id))
            }
        }
    }

    /// - Returns: whether all lines could be read.
    private func sanitizeBatch() -> Bool {
        let decoder = JSONDecoder()
        var number = 0
        var isComplete = true
        while let line = readLine(strippingNewline: true) {
            number += 1
            guard !line.isEmpty else { continue }
            guard let item = try? decoder.decode(Item.self, from: Data(line.utf8)) else {
                StandardError.remark("line \(number): no JSON object with \"id\" and \"html\"")
                isComplete = false
                continue
            }
            Self.print(HTMLSanitizer.sanitize(item.html, options: options), id: item.id)
        }
        return isComplete
    }

    private static func quoted(_ id: String) -> String {
        var json = JSONWriter()
        json.string(id)
        return json.text
    }

    /// - Parameter id: as JSON.
    private static func print(_ safe: SanitizedHTML, id: String) {
        Output.object { json in
            json.key("id")
            json.raw(id)
            json.member("html", safe.html)
            json.member("text", safe.text)
            json.key("removed")
            json.array(safe.removed) { json, removal in
                json.object {
                    $0.member("kind", removal.kind.rawValue)
                    $0.member("name", removal.name)
                    $0.member("count", removal.count)
                }
            }
            json.key("trackers")
            json.array(safe.trackers) { json, tracker in
                json.object {
                    $0.member("kind", tracker.kind.rawValue)
                    $0.member("vendor", tracker.vendor)
                    $0.member("url", tracker.url)
                }
            }
            json.member("remote", safe.remote)
            json.key("links")
            json.array(safe.links) { json, link in
                json.object {
                    $0.member("text", link.text)
                    $0.member("url", link.url)
                    if let original = link.original { $0.member("original", original) }
                    if let redirector = link.redirector { $0.member("redirector", redirector) }
                    $0.member("isDeceptive", link.isDeceptive)
                }
            }
            json.member("hiddenText", safe.hiddenText)
            json.member("limits", safe.limits)
        }
    }
}
