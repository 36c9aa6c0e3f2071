import Foundation
import TestSupport
import Testing

@Suite("Completion")
struct CompletionTests {
    /// What bash offers behind these words, which it splits at colons.
    private func offered(_ words: [String], in folder: TemporaryFolder) throws -> [String] {
        try Data(Program.run(["completions", "bash"], in: folder).output.utf8)
            .write(to: URL(filePath: folder.path("completion.bash")))
        let all = [Program.url.path] + words
        let quoted = all.map { "'\($0)'" }.joined(separator: " ")
        let line = all.joined(separator: " ")
        let script = """
            source completion.bash
            compopt() { :; }
            COMP_WORDS=(\(quoted)); COMP_CWORD=\(words.count); COMP_LINE='\(line)'; COMP_POINT=\(line.utf8.count)
            current='\(words.last ?? "")'; [ "$current" = : ] && current=''
            _letterbook_in_queries letterbook "$current" '\(all[words.count - 1])'
            printf '%s\\n' "${COMPREPLY[@]}"
            """
        let process = Process()
        process.executableURL = URL(filePath: "/bin/bash")
        process.arguments = ["--norc", "-c", script]
        process.currentDirectoryURL = folder.url
        let output = Pipe()
        process.standardOutput = output
        try process.runWithSignals()
        let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        return text.split(separator: "\n").map(String.init)
    }

    @Test("of commands, options and their values")
    func commands() throws {
        let folder = try Program.demo()
        #expect(try offered(["conv"], in: folder) == ["conversations"])
        #expect(try offered(["search", "--li"], in: folder) == ["--limit"])
        #expect(try offered(["newsletters", "--sort", "st"], in: folder) == ["stopped"])
    }

    @Test("of the fields of the search language and their values out of the archive, the commonest first")
    func queries() throws {
        let folder = try Program.demo()
        #expect(try offered(["search", "fr"], in: folder) == ["from:"])
        #expect(try offered(["search", "from", ":", "mart"], in: folder) == ["marta.nowak@mail.example"])
        #expect(try offered(["stats", "the", "category", ":", "n"], in: folder) == ["newsletter"])
        #expect(try offered(["attachments", "is", ":", "un"], in: folder) == ["unread"])
        #expect(try offered(["search", "category", ":"], in: folder).count == 6)
        let lists = try offered(["export", "list", ":", "t"], in: folder)
        #expect(lists.first == "tidewater-dev.lists.tidewater.example" && lists.count > 1)
        #expect(try offered(["search", "nofield", ":", "x"], in: folder).isEmpty)
    }

    @Test("without an archive says nothing of it")
    func noArchive() throws {
        let folder = try TemporaryFolder()
        #expect(try offered(["search", "from", ":", "a"], in: folder).isEmpty)
        #expect(try offered(["search", "has", ":", "att"], in: folder) == ["attachment"])
        #expect(!FileManager.default.fileExists(atPath: folder.path("letterbook.sqlite")))
    }

    @Test("offers nothing that a shell would run")
    func harmless() throws {
        let folder = try TemporaryFolder()
        let mail = ["$(touch ran)", "`touch ran`", "ev;il", "good"].enumerated().map { number, name in
            """
            From a@example.org Tue Mar  2 09:00:00 2021
            From: "\(name)@example.org" <\(name)@list.example>
            To: me@example.org
            List-Id: <\(name).list.example>
            Subject: \(number)
            Date: Tue, 2 Mar 2021 09:00:00 +0000
            Message-ID: <\(number)@example.org>

            Text


            """
        }
        try mail.joined().write(toFile: folder.path("mail.mbox"), atomically: true, encoding: .utf8)
        #expect(try Program.run(["import", "mail.mbox", "--owner", "me@example.org"], in: folder).status == 0)
        for field in ["from", "list", "with"] {
            let all = try offered(["search", field, ":"], in: folder)
            #expect(
                all.contains { $0.hasPrefix("good") } && all.allSatisfy { !$0.contains("touch") && !$0.contains(";") })
        }
        #expect(!FileManager.default.fileExists(atPath: folder.path("ran")))
    }

    @Test(
        "is there for zsh and fish, too",
        arguments: [("zsh", "#compdef letterbook"), ("fish", "complete -c 'letterbook'")])
    func shells(shell: String, word: String) throws {
        let script = try Program.run(["completions", shell], in: TemporaryFolder()).output
        #expect(script.contains(word) && script.contains("newsletters"))
        #expect(try Program.run(["completions", "tcsh"], in: TemporaryFolder()).status == 2)
    }
}
