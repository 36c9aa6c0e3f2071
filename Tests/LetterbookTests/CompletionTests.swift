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
        // Commands whose list is what they do without a subcommand.
        #expect(try offered(["conversations", "fr"], in: folder) == ["from:"])
        #expect(try offered(["people", "the", "from", ":", "mart"], in: folder) == ["marta.nowak@mail.example"])
        #expect(try offered(["conversations", "mer"], in: folder) == ["merge"])
        #expect(try offered(["conversations", "merge", "fr"], in: folder).isEmpty)
        #expect(try offered(["codes", "--query", "fr"], in: folder) == ["from:"])
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
        // Terms are offered whole: zsh would take what stands behind a colon for a description.
        #expect(script.contains("compadd -S '' --") == (shell == "zsh"))
        #expect(try Program.run(["completions", "tcsh"], in: TemporaryFolder()).status == 2)
    }

    /// Each is made by a command, and kept for packages.
    @Test("and manual pages are those that are kept in the project")
    func kept() throws {
        let folder = try TemporaryFolder()
        let kept = Corpus.folder.deletingLastPathComponent().appending(path: "Sources/letterbook/Installed")
        #expect(try Program.run(["manual", "-o", folder.path("man")], in: folder).status == 0)
        try FileManager.default.createDirectory(atPath: folder.path("completions"), withIntermediateDirectories: true)
        for (shell, name) in [("bash", "letterbook.bash"), ("zsh", "_letterbook"), ("fish", "letterbook.fish")] {
            let script = try Program.run(["completions", shell], in: folder).output
            try folder.write(script, to: "completions/" + name)
        }
        if ProcessInfo.processInfo.environment["LETTERBOOK_UPDATE_DOCS"] != nil {
            try? FileManager.default.removeItem(at: kept)
            try FileManager.default.createDirectory(at: kept, withIntermediateDirectories: true)
            for part in ["man", "completions"] {
                try FileManager.default.copyItem(atPath: folder.path(part), toPath: kept.appending(path: part).path)
            }
        }
        func texts(_ root: String) throws -> [String: String] {
            let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
            return names.reduce(into: [:]) { texts, name in
                if let data = FileManager.default.contents(atPath: root + "/" + name) {
                    texts[name] = String(data: data, encoding: .utf8)
                }
            }
        }
        let (made, there) = (try texts(folder.url.path).filter { $0.key.contains("/") }, try texts(kept.path))
        #expect(made.count > 50 && Set(made.keys) == Set(there.keys))
        let stale = made.filter { there[$0.key] != $0.value }.keys.sorted()
        #expect(stale.isEmpty, "LETTERBOOK_UPDATE_DOCS=1 swift test --filter CompletionTests writes them anew")
    }
}

@Suite("Help")
struct HelpTests {
    @Test("tells the search language and the archive's tables")
    func topics() throws {
        let folder = try TemporaryFolder()
        let search = try Program.run(["help", "search"], in: folder).output
        for field in ["from:ada", "newer_than:7d", "has:attachment", "provider:google"] {
            #expect(search.contains(field))
        }
        let archive = try Program.run(["help", "archive"], in: folder)
        #expect(archive.status == 0 && archive.lines.allSatisfy { $0.count <= 80 })
        for table in ["emails", "messages", "conversations", "message_search", "ledger"] {
            #expect(archive.output.contains("\n  \(table) "))
        }
    }

    @Test(
        "names the nearest command and option",
        arguments: [
            (["serach", "x"], "no command 'serach': did you mean 'search'?"),
            (["templates", "tset"], "no command 'tset': did you mean 'test'?"),
            (["search", "--limt", "3"], "Did you mean '--limit'?"),
            (["xyzzy"], "no command 'xyzzy': there are import, conversations"),
        ])
    func mistyped(_ row: (words: [String], hint: String)) throws {
        let result = try Program.run(row.words, in: TemporaryFolder())
        #expect(result.status == 2 && result.errors.contains(row.hint), "\(result.errors)")
    }

    @Test(
        "is there as manual pages that groff finds nothing wrong with",
        .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/groff")))
    func pages() throws {
        let folder = try TemporaryFolder()
        #expect(try Program.run(["manual", "-o", "."], in: folder).status == 0)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).filter { $0.hasSuffix(".1") }
        #expect(names.contains("letterbook-templates-test.1") && names.contains("letterbook-search.1"))
        let result = try Program.run(
            ["-man", "-ww", "-Kutf8", "-Tutf8", "-z"] + names, in: folder, program: "/usr/bin/groff")
        #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    }
}
