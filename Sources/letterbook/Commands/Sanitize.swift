import ArgumentParser
import Foundation
import MailArchive
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

    func run() throws {
        if batch { return try runBatch() }
        var hasFault = false
        for file in files.isEmpty ? ["-"] : files {
            guard let bytes = Self.read(file) else {
                hasFault = true
                continue
            }
            let safe = HTMLSanitizer.sanitize(bytes, options: options)
            if json { Output.line(Self.json(id: file, safe)) } else { Output.line(safe.html) }
        }
        Output.flush()
        if hasFault { throw ExitCode.fault }
    }

    private static func read(_ file: String) -> [UInt8]? {
        if file == "-" { return Array(FileHandle.standardInput.readDataToEndOfFile()) }
        do { return Array(try Data(contentsOf: URL(fileURLWithPath: file))) } catch {
            StandardError.line("letterbook: \(TerminalText.line(file)): cannot be read (\(error.localizedDescription))")
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
                var json = JSONWriter()
                json.string(try container.decode(String.self, forKey: .id))
                id = json.text
            }
        }
    }

    private func runBatch() throws {
        let decoder = JSONDecoder()
        var number = 0
        var hasFault = false
        while let line = readLine(strippingNewline: true) {
            number += 1
            guard !line.isEmpty else { continue }
            guard let item = try? decoder.decode(Item.self, from: Data(line.utf8)) else {
                StandardError.line("letterbook: line \(number): no JSON object with \"id\" and \"html\"")
                hasFault = true
                continue
            }
            Output.line(Self.json(idJSON: item.id, HTMLSanitizer.sanitize(item.html, options: options)))
        }
        Output.flush()
        if hasFault { throw ExitCode.fault }
    }

    private static func json(id: String, _ safe: SanitizedHTML) -> String {
        var json = JSONWriter()
        json.string(id)
        return Self.json(idJSON: json.text, safe)
    }

    private static func json(idJSON: String, _ safe: SanitizedHTML) -> String {
        var json = JSONWriter()
        json.object { json in
            json.key("id")
            json.raw(idJSON)
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
        return json.text
    }
}
