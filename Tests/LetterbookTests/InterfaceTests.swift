import Foundation
import TestSupport
import Testing

@testable import MailArchive

/// That the project's pages on its interface say all of it: `letterbook.docc/Interface.md` and `MailArchive.docc/ArchiveSchema.md`.
@Suite("The interface is documented")
struct InterfaceTests {
    private static let sources = Corpus.folder.deletingLastPathComponent().appending(path: "Sources")

    private static func page(_ path: String) throws -> String {
        try String(contentsOf: sources.appending(path: path), encoding: .utf8)
    }

    /// The names in backticks of each command's section, and of the common keys.
    private struct Sections {
        private var names: [String: Set<String>] = [:]
        private(set) var common: Set<String> = []

        init(_ page: String) {
            for section in page.split(separator: #/\n#{2,3} /#) {
                let title = section.prefix { $0 != "\n" }
                let words = Set(section.matches(of: /`(\w+)`/).map { String($0.output.1) })
                if title == "Common keys" { common = words }
                if title.hasPrefix("letterbook ") { names[String(title.dropFirst("letterbook ".count))] = words }
            }
        }

        subscript(command: String) -> Set<String>? { names[command] }
    }

    private struct Command: Decodable {
        var commandName: String
        var subcommands: [Command]?
        private enum CodingKeys: CodingKey { case commandName, subcommands }

        /// This command and those beneath it, each with the words that call it.
        func calls(_ words: [String] = []) -> [[String]] {
            [words]
                + (subcommands ?? []).filter { $0.commandName != "help" }.flatMap { $0.calls(words + [$0.commandName]) }
        }
    }

    private static func calls(in folder: TemporaryFolder) throws -> [[String]] {
        struct Dump: Decodable { var command: Command }
        let dump = try Program.run(["--experimental-dump-help"], in: folder).output
        return try JSONDecoder().decode(Dump.self, from: Data(dump.utf8)).command.calls()
    }

    @Test("the page on the search language says of every field what its help says")
    func searchLanguage() throws {
        let path = "letterbook/letterbook.docc/SearchLanguage.md"
        let page = try Self.page(path)
        let rows = SearchField.allCases.map(\.help).sorted { $0.example < $1.example }.map {
            "| `\($0.example)` | \($0.meaning.replacing("*", with: "\\*")) |"
        }
        let head = "| such as | finds |\n| --- | --- |\n"
        let start = try #require(page.range(of: head)).upperBound
        let written = page[start...].split(separator: "\n", omittingEmptySubsequences: false)
            .prefix { $0.hasPrefix("|") }.map(String.init)
        if ProcessInfo.processInfo.environment["LETTERBOOK_UPDATE_DOCS"] != nil {
            let rest = page[start...].split(separator: "\n", omittingEmptySubsequences: false).drop {
                $0.hasPrefix("|")
            }
            try (page[..<start] + rows.joined(separator: "\n") + "\n" + rest.joined(separator: "\n"))
                .write(to: Self.sources.appending(path: path), atomically: true, encoding: .utf8)
        } else {
            #expect(written == rows)
        }
    }

    @Test("every command has help that teaches, and a section")
    func commands() throws {
        let folder = try TemporaryFolder()
        let sections = Sections(try Self.page("letterbook/letterbook.docc/Interface.md"))
        let calls = try Self.calls(in: folder)
        #expect(calls.count > 40)
        for call in calls {
            let help = try Program.run(call + ["--help"], in: folder)
            #expect(help.status == 0 && help.errors.isEmpty, "\(call)")
            #expect(
                help.output.contains("OVERVIEW") && help.output.contains("letterbook \(call.first ?? "")"), "\(call)")
            if let command = call.first { #expect(sections[command] != nil, "\(command)") }
        }
    }

    /// Invocations that print JSON, over the demo archive or over files.
    private static let invocations: [[String]] = [
        ["import", Corpus.demo, "--archive", "again.sqlite"], ["conversations"], ["search", "after:1990"], ["owner"],
        ["category"], ["verify"], ["ledger"], ["duplicates"], ["attachments"], ["people"], ["newsletters"],
        ["trackers"], ["stats"], ["stats", "--by", "year,category"], ["stats", "--by", "size"],
        ["trackers", "--by", "sender"], ["codes"], ["codes", Corpus.path("codes")], ["parse", Corpus.demo],
        ["parse", Corpus.path("messages")], ["parse", "--count", Corpus.demo], ["classify", Corpus.demo],
        ["sanitize", Corpus.path("html/broken-markup.html")], ["templates", "list"],
        ["templates", "test", Corpus.path("codes/generic")], ["templates", "drift"],
        ["diff", Corpus.demo, Corpus.path("codes/google")], ["shards", Corpus.demo, "--size", "100k"],
    ]

    @Test("every key of every command's JSON has its meaning")
    func keys() throws {
        let folder = try Program.demo()
        let more = ["import", "--owner", "ada@example.org", Corpus.path("codes/google")]
        #expect(try Program.run(more, in: folder).status == 0)
        #expect(try Program.run(["category", "set", "news@shop.example", "newsletter"], in: folder).status == 0)
        let first = try #require(try Program.run(["search", "--json", "has:attachment"], in: folder).lines.first)
        let id = try #require(try object(first)["id"] as? String)
        let sections = Sections(try Self.page("letterbook/letterbook.docc/Interface.md"))
        let shards = try Program.run(["shards", Corpus.path("sources"), "--size", "1G"], in: folder)
        let unit = try #require(shards.lines.first)
        for invocation in Self.invocations + [["show", id], ["explain", id], ["rows", unit, "--raw"]] {
            let result = try Program.run(invocation + ["--json"], in: folder)
            #expect(result.status < 2 && !result.output.isEmpty, "\(invocation)")
            let known = try #require(sections[invocation[0]])
            var (top, nested): (Set<String>, Set<String>) = ([], [])
            for line in result.lines {
                let object = try object(line)
                top.formUnion(object.keys)
                for value in object.values { collectKeys(of: value, into: &nested) }
            }
            #expect(top.subtracting(known).sorted() == [], "letterbook \(invocation[0])")
            #expect(
                nested.subtracting(known).subtracting(sections.common).sorted() == [], "letterbook \(invocation[0])")
        }
    }

    @Test("every field of the search language has a place", arguments: SearchField.allCases)
    func searchFields(field: SearchField) throws {
        #expect(try Self.page("letterbook/letterbook.docc/Interface.md").contains("`\(field.rawValue):`"))
    }

    @Test("the schema's page is what letterbook sql --schema prints")
    func schema() throws {
        let folder = try Program.demo()
        let printed = try Program.run(["sql", "--schema"], in: folder).output
        let path = "MailArchive/MailArchive.docc/ArchiveSchema.md"
        let page = try Self.page(path)
        let (head, tail) = ("```text\n", "```\n")
        let start = try #require(page.range(of: head)).upperBound
        if Corpus.updatesGoldens {
            try (page[..<start] + printed + tail).write(
                to: Self.sources.appending(path: path), atomically: true, encoding: .utf8)
        } else {
            #expect(page[start...] == printed + tail)
        }
    }

    /// The keys of all objects in a JSON value; those of `bodyValues` and `parameters`, which the message chooses, left
    /// out.
    private func collectKeys(of value: Any, into keys: inout Set<String>) {
        if let object = value as? [String: Any] {
            for (key, value) in object {
                // Part ids are numbers, parameters are the message's.
                let isPart = key.utf8.allSatisfy { $0 == UInt8(ascii: ".") || (0x30...0x39).contains($0) }
                if !isPart { keys.insert(key) }
                if isPart || key != "parameters" { collectKeys(of: value, into: &keys) }
            }
        } else if let values = value as? [Any] {
            for value in values { collectKeys(of: value, into: &keys) }
        }
    }
}
