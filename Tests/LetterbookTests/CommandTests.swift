import Foundation
import TestSupport
import Testing

@Suite("The program as its users meet it")
struct CommandTests {

    @Test("import ends with its ledger as JSON, and twice adds nothing")
    func importing() throws {
        let folder = try TemporaryFolder()
        for unchanged in [false, true] {
            let ledger = try object(try Program.run(["import", "--json", Corpus.demo], in: folder).output)
            #expect(ledger["expected"] as? Int == 339)
            #expect(ledger["imported"] as? Int == (unchanged ? 0 : 337))
            #expect(ledger["unchanged"] as? Int == (unchanged ? 339 : 0))
            #expect((ledger["containers"] as? [Any])?.count == 1)
        }
        #expect(try Program.run(["verify"], in: folder).status == 0)
    }

    @Test("conversations, show, search and explain answer about the demo mailbox")
    func asking() throws {
        let folder = try Program.demo()
        let conversations = try Program.run(["conversations", "--json", "--limit", "3", "is:group"], in: folder)
        #expect(conversations.status == 0 && conversations.lines.count == 3)
        let first = try object(conversations.lines[0])
        let id = try #require(first["id"] as? String)
        let shown = try Program.run(["show", id], in: folder)
        #expect(shown.status == 0 && shown.output.contains("messages in"))
        let found = try Program.run(
            ["search", "--json", "--limit", "1", "has:attachment", "category:personal"], in: folder)
        let message = try object(found.lines[0])
        let messageID = try #require(message["id"] as? String)
        let explained = try Program.run(["explain", String(messageID.prefix(10))], in: folder)
        #expect(
            explained.status == 0 && explained.output.contains("category") && explained.output.contains("stands in"))
        let raw = try Program.run(["show", messageID, "--raw"], in: folder)
        #expect(raw.status == 0 && raw.output.lowercased().contains("message-id:"))
        let page = try Program.run(["show", messageID, "--html"], in: folder)
        #expect(page.output.contains("Content-Security-Policy"))
    }

    @Test(
        "a conversation is a chat as wide as COLUMNS says, the owner's mail to the right; in a pipe nothing is broken")
    func chat() throws {
        let folder = try TemporaryFolder()
        let words = String(repeating: "word ", count: 60)
        let box = [("bo@x.example", "me@x.example"), ("me@x.example", "bo@x.example")].enumerated().map {
            number, pair in
            """
            From a Mon Jan  1 00:00:00 2024
            From: \(pair.0)
            To: \(pair.1)
            Subject: tea
            Date: Mon, 1 Jan 2024 0\(number):00:00 +0000
            Message-ID: <\(number)@x.example>

            \(words)
            https://x.example/\(String(repeating: "a", count: 120))
            \(String(repeating: "茶", count: 90))


            """
        }.joined()
        try folder.write(box, to: "box.mbox")
        _ = try Program.run(["import", "--archive", "a.sqlite", "--owner", "me@x.example", "box.mbox"], in: folder)
        let list = try Program.run(["conversations", "--archive", "a.sqlite"], in: folder).output
        let links = try Program.run(
            ["conversations", "--archive", "a.sqlite", "links", String(list.prefix(8))], in: folder)
        #expect(links.status == 1 && links.errors.contains("linked to no other"), "\(links.errors)")
        for query in [["--", "links"], ["-nope", "links"], ["--limit", "3", "links"]] {
            let found = try Program.run(["conversations", "--archive", "a.sqlite"] + query, in: folder)
            #expect(found.status == 1 && found.errors.contains("no conversations found"), "\(query): \(found.errors)")
        }
        let comment = try Program.run(["sql", "--archive", "a.sqlite", "-- how many\nSELECT 40 + 2"], in: folder)
        #expect(comment.output.hasSuffix("42\n"))
        let command = ["show", String(list.prefix(8)), "--archive", "a.sqlite"]
        func lines(_ columns: String?) throws -> [String] {
            let environment = ["COLUMNS": columns ?? ""]
            return try Program.run(command, in: folder, environment: environment).output
                .split(separator: "\n").map(String.init)
        }
        let plain = try lines(nil)
        #expect(plain.count { $0.hasPrefix("       " + words.dropLast()) } == 2, "\(plain)")
        for columns in [40, 100] {
            let chat = try lines(String(columns))
            func width(_ line: String) -> Int { line.unicodeScalars.reduce(0) { $0 + ($1 == "茶" ? 2 : 1) } }
            #expect(chat.dropFirst(2).allSatisfy { width($0) <= columns || $0.contains("https://") }, "\(chat)")
            #expect(chat.reduce(0) { $0 + $1.count { $0 == "茶" } } == 180)
            #expect(chat.reduce(0) { $0 + $1.split(separator: " ").count { $0 == "word" } } == 120)
            let indents = Set(chat.filter { $0.contains("word") }.map { $0.prefix { $0 == " " }.count })
            #expect(indents == (columns == 100 ? [7, 24] : [7]))
        }
    }

    @Test("a thread is a tree: answers below what they answer, gaps and guesses named, the same in JSON")
    func thread() throws {
        let folder = try TemporaryFolder()
        let box = [
            ("1", "tea", ""), ("2", "Re: tea", "References: <1@x.example> <gone@x.example>\n"),
            ("3", "Re: tea", "In-Reply-To: <1@x.example>\n"), ("4", "Re: tea", ""),
        ].map { number, subject, fields in
            """
            From a Mon Jan  1 00:00:00 2024
            From: p\(number)@x.example
            To: p\(number == "4" ? "3" : "1")@x.example
            Subject: \(subject)
            Date: Mon, 1 Jan 2024 0\(number):00:00 +0000
            Message-ID: <\(number)@x.example>
            \(fields)
            This is \(number).


            """
        }.joined()
        try folder.write(box, to: "box.mbox")
        _ = try Program.run(["import", "--archive", "a.sqlite", "box.mbox"], in: folder)
        let shown = try Program.run(["show", "2@x.example", "--thread", "--archive", "a.sqlite"], in: folder)
        let drawn = shown.output.split(separator: "\n").map { $0.replacing("Monday, 1 January 2024 ", with: "") }
            .filter { !$0.contains("@x.example") || !$0.contains("This") }
        let heads = drawn.filter { $0.contains(":00  p") || $0.contains("not here") || $0.contains("guess") }
            .map { $0.prefix { $0 == " " } + $0.drop { $0 == " " }.prefix(8) }
        #expect(heads == ["01:00  p", "  [a messa", "    02:00  p", "  03:00  p", "    04:00  p", "        [a guess"])
        let json = try Program.run(["show", "2@x.example", "--thread", "--json", "--archive", "a.sqlite"], in: folder)
        let objects = try json.lines.map(object)
        #expect(objects.map { $0["parentLink"] as? String } == [nil, "references", "inReplyTo", "subject"])
        #expect(objects.map { $0["missingParents"] as? Int } == [0, 1, 0, 0])
        #expect(objects[1]["parent"] as? String == objects[0]["id"] as? String)
        let explained = try Program.run(["explain", "4@x.example", "--archive", "a.sqlite"], in: folder).output
        #expect(explained.contains("a guess"))
    }

    @Test("conversations are merged, split and unlinked by hand, shown with their links, and all of it can be undone")
    func changes() throws {
        let folder = try Program.demo()
        func run(_ arguments: String...) throws -> Program.Result {
            try Program.run(["conversations"] + arguments, in: folder)
        }
        func field(_ name: String, _ line: String) throws -> String { try #require(try object(line)[name] as? String) }
        let before = try run("--json").lines
        let people = try before.filter { try field("kind", $0) == "people" }.map { try field("id", $0) }
        let merged = try run("merge", people[0], people[1])
        #expect(
            merged.status == 0 && merged.output.isEmpty && merged.errors.contains("moved to \(people[0].prefix(8))"))
        #expect(try run("--json").lines.count == before.count - 1)
        let threads = try run("threads", people[0], "--json").lines
        try #require(threads.count > 1)
        #expect(try run("split", field("id", threads[0])).status == 0)
        #expect(try run("--json").lines.count == before.count)
        #expect(try run("changes").lines.map { $0.split(separator: " ")[1] } == ["merge:", "split:"])
        #expect(try run("changes", "--json").lines.map { try field("action", $0) } == ["merge", "split"])
        for _ in 0..<2 { #expect(try run("undo").status == 0) }
        #expect(try run("--json").lines == before)
        let linked = try #require(try people.first { try run("links", $0).status == 0 })
        let other = try field("id", try #require(try run("links", linked, "--json").lines.first))
        #expect(try run("unlink", linked, other).status == 0)
        #expect(try run("unlink", linked, other).status == 1)
        #expect(try run("undo").status == 0 && run("links", linked, "--csv").output.contains(other))
        #expect(try Program.run(["verify"], in: folder).status == 0)
        for (arguments, status) in [
            (["undo"], 1), (["undo", "7"], 1), (["changes"], 1), (["merge", people[0]], 2),
            (["merge", people[0], people[0]], 2), (["merge", people[0], "ffffffffffff"], 1), (["split", people[0]], 2),
            (["links", "abc"], 2),
        ] {
            let result = try Program.run(["conversations"] + arguments, in: folder)
            #expect(result.status == status && !result.errors.isEmpty, "\(arguments)")
        }
    }

    @Test("show --html puts in the pictures that the message brought, wherever its HTML has them, and no other")
    func pictures() throws {
        let folder = try TemporaryFolder()
        let letter = """
            From: a@x.example
            To: b@y.example
            Subject: pictures
            MIME-Version: 1.0
            Content-Type: multipart/related; boundary=b

            --b
            Content-Type: text/html

            <style>p { background: url(cid:sheet@x.example) }</style><img src="cid:image@x.example">
            <p style="color: red; background: url('cid:own@x.example'), url(cid:image@x.example)">text</p>
            <p>src="cid:own@x.example"</p><img src="cid:none@x.example">
            <img src="cid:drawing@x.example">
            --b
            Content-Type: image/png
            Content-ID: <image@x.example>

            1
            --b
            Content-Type: image/png
            Content-ID: <sheet@x.example>

            2
            --b
            Content-Type: image/png
            Content-ID: <own@x.example>

            3
            --b
            Content-Type: image/svg+xml
            Content-ID: <drawing@x.example>

            4
            --b--
            """
        try folder.write(letter, to: "letter.eml")
        #expect(try Program.run(["import", "letter.eml"], in: folder).status == 0)
        let id = try object(try Program.run(["search", "--json", "subject:pictures"], in: folder).lines[0])["id"]
        let page = try Program.run(["show", try #require(id as? String), "--html"], in: folder).output
        #expect(page.contains("<img src=\"data:image/png;base64,MQ==\">"))
        #expect(page.contains("url('data:image/png;base64,Mg==')"))
        #expect(page.contains("url(&#39;data:image/png;base64,Mw==&#39;), url(&#39;data:image/png;base64,MQ==&#39;)"))
        #expect(page.contains(">src=\"cid:own@x.example\"<") || page.contains(">src=&quot;cid:own@x.example&quot;<"))
        #expect(page.contains("cid:none@x.example") && page.contains("cid:drawing@x.example"))
    }

    @Test("what came through streams stays accounted for")
    func streams() throws {
        let folder = try TemporaryFolder()
        for number in 1...2 {
            let box = "junk \(number)\nFrom a Mon Jan  1 00:00:00 2024\nSubject: \(number)\n\nx\n\n"
            let result = try Program.run(["import", "--format", "mbox", "-"], input: box, in: folder)
            #expect(result.status == 0, "\(result.errors)")
        }
        let ledger = try Program.run(["ledger", "--json"], in: folder)
        #expect(ledger.status == 0)
        let source = try object(ledger.output)
        #expect(source["imported"] as? Int == 2 && source["gapBytes"] as? Int == 14)
        #expect(try Program.run(["ledger", "-", "--state", "gone"], in: folder).status == 1)
    }

    @Test("ledger says what became of a source, byte by byte")
    func ledger() throws {
        let folder = try Program.demo()
        let size = try FileManager.default.attributesOfItem(atPath: Corpus.demo)[.size] as? Int
        let source = try object(try Program.run(["ledger", "--json"], in: folder).output)
        #expect(source["imported"] as? Int == 337 && source["duplicates"] as? Int == 2)
        #expect(source["size"] as? Int == size && source["unaccountedBytes"] as? Int == 0)
        let ranges = try Program.run(["ledger", "ada.mbox", "--json"], in: folder).lines.map(object)
        #expect(ranges.compactMap { $0["length"] as? Int }.reduce(0, +) == size)
        let duplicates = try Program.run(["ledger", "ada.mbox", "--state", "duplicate"], in: folder)
        #expect(duplicates.lines.count == 2)
        #expect(try Program.run(["ledger"], in: folder).output.contains("337 imported, 2 duplicate"))
        #expect(try Program.run(["ledger", "no-such.mbox"], in: folder).status == 1)
        #expect(try Program.run(["sql", "UPDATE ledger SET length = 1"], in: folder).status == 2)
    }

    @Test("an attachment is written once, for its reader alone, and never over another file")
    func attachment() throws {
        let folder = try Program.demo()
        let message = try object(
            try Program.run(["search", "--json", "--limit", "1", "filename:*.pdf"], in: folder).lines[0])
        let id = try #require(message["id"] as? String)
        let parts = try Program.run(["show", id, "--parts"], in: folder)
        let part = try #require(
            parts.lines.first { $0.contains("application/pdf") }?.split(separator: " ").first.map(String.init))
        let first = try Program.run(["show", id, "--part", part, "-o", "."], in: folder)
        #expect(first.status == 0)
        let name = try #require(
            try FileManager.default.contentsOfDirectory(atPath: folder.url.path).first { $0.hasSuffix(".pdf") })
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.path(name))
        #expect(attributes[.posixPermissions] as? Int == 0o600)
        let second = try Program.run(["show", id, "--part", part, "-o", "."], in: folder)
        #expect(second.status == 2 && second.errorLines.count == 1)
    }

    @Test(
        "wrong usage and faults: status 2 and one clear line",
        arguments: [
            (["conversations"], "no such archive"), (["import", "no-such-file"], "no-such-file"),
            (["import", "binary"], "no mail"),
            (["import", "--archive", "text.txt", "box.mbox"], "no SQLite database"),
            (["sql", "DELETE FROM messages", "--archive", "a.sqlite"], "only statements that read"),
            (["search", "form:x", "--archive", "a.sqlite"], "did you mean 'from:'"),
            (["show", "zz", "--archive", "a.sqlite"], "is no id"),
            (["sql", "SELECT nonsense", "--archive", "a.sqlite"], "no such column"),
            (["import", "--archive", "no/such/folder/a.sqlite", "box.mbox"], "cannot make the archive"),
        ])
    func faults(_ row: (arguments: [String], message: String)) throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "From a@b.example Mon Jan  1 00:00:00 2024\nFrom: a@b.example\nSubject: x\n\nText\n", to: "box.mbox")
        try folder.write(String(repeating: "some text, no database\n", count: 60), to: "text.txt")
        try Data((0..<5_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }).write(
            to: URL(fileURLWithPath: folder.path("binary")))
        #expect(try Program.run(["import", "--archive", "a.sqlite", "box.mbox"], in: folder).status == 0)
        let result = try Program.run(row.arguments, in: folder)
        #expect(result.status == 2)
        #expect(result.errors.contains(row.message), "\(result.errors)")
        #expect(result.errorLines.count == 1, "\(result.errors)")
    }

    @Test(
        "wrong options: status 2",
        arguments: [
            ["import"], ["--nonsense"], ["conversations", "--limit", "-1"], ["show", "--raw", "--html", "abcdef"],
            ["frobnicate"],
        ])
    func usage(_ arguments: [String]) throws {
        let folder = try TemporaryFolder()
        let result = try Program.run(arguments, in: folder)
        #expect(result.status == 2 && result.output.isEmpty && !result.errors.isEmpty)
    }

    @Test("nothing found: status 1")
    func nothing() throws {
        let folder = try Program.demo()
        for arguments in [
            ["search", "xyzzyplugh"], ["conversations", "from:nobody@nowhere.example"], ["show", "ffffffffffff"],
            ["search", "--count", "xyzzyplugh"],
        ] {
            #expect(try Program.run(arguments, in: folder).status == 1)
        }
        try FileManager.default.createDirectory(atPath: folder.path("empty"), withIntermediateDirectories: true)
        #expect(try Program.run(["import", "empty"], in: folder).status == 1)
    }

    @Test("a reader that goes away early is no error")
    func closedPipe() throws {
        let folder = try Program.demo()
        try folder.write(
            "'\(Program.url.path)' sql 'SELECT * FROM headers' | head -1; echo ${PIPESTATUS[0]}\n", to: "pipe.sh")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = [folder.path("pipe.sh")]
        process.currentDirectoryURL = folder.url
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(text.split(separator: "\n").last == "0")
    }

    @Test("two imports at once into one archive wait for each other, and nothing is counted twice")
    func together() throws {
        let folder = try TemporaryFolder()
        let processes = try (0..<2).map { _ in
            let process = Process()
            process.executableURL = Program.url
            process.arguments = ["import", Corpus.demo]
            process.currentDirectoryURL = folder.url
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            try process.run()
            return process
        }
        for process in processes { process.waitUntilExit() }
        #expect(processes.map(\.terminationStatus) == [0, 0])
        #expect(try Program.run(["sql", "--csv", "SELECT count(*) FROM ledger"], in: folder).lines.last == "339")
        #expect(try Program.run(["verify"], in: folder).status == 0)
    }

    @Test("what strangers wrote does not act on the terminal")
    func terminal() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "From: =?utf-8?q?Eve=1B[31m?= <eve@example.net>\nTo: me@example.org\nSubject: =?utf-8?q?a=1B]0;x=07b=E2=80=AEc=C2=9Bd?=\nDate: Mon, 1 Jan 2024 00:00:00 +0000\nMessage-ID: <a@b.example>\n\nbody \u{1B}[2J end \u{202E}\n",
            to: "a.eml")
        #expect(try Program.run(["import", "a.eml"], in: folder).status == 0)
        for arguments in [
            ["conversations"], ["search", "body"], ["show", "a@b.example"], ["show", "a@b.example", "--headers"],
            ["explain", "a@b.example"], ["classify", "a.eml"], ["sql", "SELECT subject, preview FROM messages"],
            ["conversations", "--json"], ["parse", "a.eml"], ["show", "a@b.example", "--json"],
        ] {
            let result = try Program.run(arguments, in: folder)
            let bad = result.output.unicodeScalars.filter {
                ($0.value < 0x20 && $0 != "\n") || (0x7F...0x9F).contains($0.value) || $0.value == 0x202E
            }
            #expect(result.status == 0 && bad.isEmpty, "\(arguments)")
        }
    }

    /// A message that would take over a terminal, with a long name, and an archive of it.
    private static let hostileArchive = Result {
        let folder = try TemporaryFolder()
        try folder.write(
            "From: =?utf-8?q?Anna-Katharina_Berg-Hohenstein=1B]0;x=07=C2=9B2J=E2=80=AE?= <anna-katharina@department.example.net>\nTo: me@example.org\nSubject: =?utf-8?q?The_quarterly=1B[31m_report_of_all_the_departments_and_their_friends?=\nDate: Mon, 1 Jan 2024 00:00:00 +0000\nMessage-ID: <a@b.example>\nContent-Type: multipart/mixed; boundary=b\n\n--b\nContent-Type: text/html\n\n<p title='\u{1B}[2J\u{9B}'>body \u{1B}[2J\u{202E}\u{9B}end of it all, and some more words</p>\n--b\nContent-Type: application/pdf; name=\"a very long name of a report\u{1B}[1m.pdf\"\n\nx\n--b--\n",
            to: "a.eml")
        #expect(try Program.run(["import", "a.eml"], in: folder).status == 0)
        return folder
    }

    private static let listings = [
        ["search", "body", "--csv"], ["search", "body"], ["attachments", "--csv"], ["attachments"], ["people"],
        ["people", "--csv"],
        ["show", "a@b.example", "--html"], ["show", "a@b.example", "--raw"], ["show", "a@b.example"], ["conversations"],
        ["sql", "--csv", "SELECT subject, preview FROM messages"],
    ]

    @Test(
        "on a terminal nothing acts that strangers wrote, whatever the form",
        .enabled(if: FileManager.default.isExecutableFile(atPath: Program.script)), arguments: listings)
    func onTerminal(_ arguments: [String]) throws {
        let folder = try Self.hostileArchive.get()
        let dumb = try Program.runOnTerminal(arguments, in: folder, environment: ["TERM": "dumb"])
        let bad = dumb.unicodeScalars.filter {
            ($0.value < 0x20 && $0 != "\n" && $0 != "\r" && $0 != "\t") || (0x7F...0x9F).contains($0.value)
                || $0.value == 0x202E
        }
        #expect(bad.isEmpty && !dumb.isEmpty)
        let colour = try Program.runOnTerminal(arguments, in: folder, environment: ["TERM": "xterm"])
        #expect(!colour.contains("\u{1B}[2J") && !colour.contains("\u{1B}[31m") && !colour.contains("\u{9B}"))
        if arguments == ["conversations"] { #expect(colour.contains("\u{1B}[")) }
    }

    @Test(
        "on a terminal a query that takes long says what it does",
        .enabled(if: FileManager.default.isExecutableFile(atPath: Program.script)))
    func longQuery() throws {
        let folder = try Self.hostileArchive.get()
        func query(_ count: Int) -> [String] {
            [
                "sql",
                "WITH RECURSIVE c(x) AS (VALUES (1) UNION ALL SELECT x + 1 FROM c WHERE x < \(count)) SELECT count(*) AS n FROM c",
            ]
        }
        let long = try Program.runOnTerminal(query(12_000_000), in: folder, environment: ["TERM": "xterm"])
        let remark = try #require(long.range(of: "sql: looking through"))
        let result = try #require(long.range(of: "12000000"))
        #expect(remark.upperBound < result.lowerBound && long[remark.upperBound...].contains("\r\u{1B}[K"))
        let short = try Program.runOnTerminal(query(10), in: folder, environment: ["TERM": "xterm"])
        #expect(!short.contains("looking through"))
    }

    @Test("in a pipe bytes stay exact")
    func inPipe() throws {
        let folder = try Self.hostileArchive.get()
        #expect(try Program.run(["search", "body", "--csv"], in: folder).output.contains("\u{1B}[31m"))
        #expect(try Program.run(["show", "a@b.example", "--raw"], in: folder).output.contains("\u{1B}[2J"))
    }

    @Test(
        "lists are as wide as COLUMNS asks for",
        arguments: [
            ["conversations"], ["search", "body"], ["attachments"], ["people"], ["show", "a@b.example"],
            ["explain", "a@b.example"],
            ["duplicates"], ["ledger"], ["newsletters"], ["stats"], ["stats", "--by", "sender"],
            ["stats", "--by", "weekday,hour"],
        ])
    func width(_ arguments: [String]) throws {
        let folder = try Self.hostileArchive.get()
        let result = try Program.run(arguments, in: folder, environment: ["COLUMNS": "40"])
        // Addresses, hashes and paths stay whole where they stand alone.
        let long = result.lines.filter { $0.count > 40 && $0.split(separator: " ").allSatisfy { $0.count <= 40 } }
        #expect(long.isEmpty)
    }

    @Test("a query may begin with a dash")
    func dashes() throws {
        let folder = try Self.hostileArchive.get()
        #expect(try Program.run(["search", "-category:list", "--count"], in: folder).lines == ["1"])
        #expect(try Program.run(["search", "-body", "--count"], in: folder).status == 1)
        #expect(try Program.run(["search", "--count", "-subject:\"no such\"", "body"], in: folder).lines == ["1"])
        #expect(try Program.run(["search", "--cuont"], in: folder).status == 2)
    }

    @Test("parse, classify and sanitize need no archive and take standard input")
    func filters() throws {
        let folder = try TemporaryFolder()
        let mail =
            "From: Bo <bo@example.org>\nTo: me@example.org\nSubject: =?utf-8?q?Gr=C3=BC=C3=9Fe?=\nDate: Thu, 7 Mar 2019 10:00:00 +0100\n\nHallo\n"
        let parsed = try object(try Program.run(["parse", "-"], input: mail, in: folder).output)
        #expect(parsed["subject"] as? String == "Grüße" && parsed["sentAt"] as? String == "2019-03-07T10:00:00+01:00")
        let totals = try object(try Program.run(["parse", "--count", "-"], input: mail, in: folder).output)
        #expect(totals["messages"] as? Int == 1 && totals["textBytes"] as? Int == 6)
        let verdict = try object(try Program.run(["classify", "--json", "-"], input: mail, in: folder).output)
        #expect(verdict["category"] as? String == "personal")
        let safe = try Program.run(["sanitize"], input: "<p onclick=x>Hi<script>alert(1)</script></p>", in: folder)
        #expect(safe.output.contains("Hi") && !safe.output.contains("script") && !safe.output.contains("onclick"))
    }
}
