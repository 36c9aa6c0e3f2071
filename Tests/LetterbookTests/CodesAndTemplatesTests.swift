import Foundation
import TestSupport
import Testing

@Suite("codes, templates and corpus as a user runs them")
struct CodesAndTemplatesTests {
    private static let codes: String = (Corpus.demo as NSString).deletingLastPathComponent + "/../codes"

    private static func mail(_ code: String, from: String = "Acme <hello@acme.example>") -> String {
        """
        From: \(from)
        To: Maria Okafor <maria.okafor@example.org>
        Subject: Your sign-in code
        Date: Mon, 1 Jan 2024 10:00:00 +0100
        Message-ID: <\(code)@acme.example>

        Hi Maria,

        Your sign-in code is \(code). It expires in 10 minutes. Do not share it.

        """
    }

    @Test("codes reads files without an archive, a line a message")
    func files() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.mail("482913"), to: "a.eml")
        try folder.write("From: a@b.example\nSubject: Lunch\n\nAt noon?\n", to: "b.eml")
        let result = try Program.run(["codes", "--json", "a.eml", "b.eml"], in: folder)
        #expect(result.status == 0 && result.lines.count == 2)
        let first = try object(result.lines[0])
        let code = try #require((first["codes"] as? [[String: Any]])?.first)
        #expect(code["code"] as? String == "482913" && code["expiresAt"] as? String == "2024-01-01T10:10:00+01:00")
        #expect((try object(result.lines[1])["codes"] as? [Any])?.isEmpty == true)
        #expect(try Program.run(["codes", "none.eml"], in: folder).status == 2)
        try folder.write(
            "From: a@b.example\nSubject: Sign in\n\nYour recovery code is AB7K-9QXM-22ZP-KL4T.\n", to: "long.eml")
        #expect(try Program.run(["codes", "long.eml"], in: folder).output.contains(" AB7K-9QXM-22ZP-KL4T "))
        #expect(try Program.run(["codes", "--watch"], in: folder).status == 2)
    }

    @Test("codes --watch prints a code as its mail arrives, once, and hands it to a program")
    func watch() throws {
        let folder = try TemporaryFolder()
        for name in ["md/cur", "md/new", "md/tmp"] {
            try FileManager.default.createDirectory(atPath: folder.path(name), withIntermediateDirectories: true)
        }
        let process = Process()
        process.executableURL = Program.url
        process.arguments = ["codes", "--watch", "md", "--copy-command", "cat >> copied"]
        process.currentDirectoryURL = folder.url
        _ = FileManager.default.createFile(atPath: folder.path("out"), contents: nil)
        process.standardOutput = FileHandle(forWritingAtPath: folder.path("out"))
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        defer { process.terminate() }
        // The line that says that it watches.
        #expect(!errors.fileHandleForReading.availableData.isEmpty)
        for name in ["1", "2"] {
            try folder.write(Self.mail("482913"), to: "md/tmp/\(name)")
            try FileManager.default.moveItem(
                atPath: folder.path("md/tmp/\(name)"), toPath: folder.path("md/new/\(name)"))
        }
        func copied() -> String { (try? String(contentsOfFile: folder.path("copied"), encoding: .utf8)) ?? "" }
        for _ in 0..<1200 where copied().isEmpty { Thread.sleep(forTimeInterval: 0.05) }
        #expect(copied() == "482913")
        Thread.sleep(forTimeInterval: 0.5)
        process.terminate()
        process.waitUntilExit()
        let lines = try String(contentsOfFile: folder.path("out"), encoding: .utf8).split(separator: "\n")
        #expect(lines.count == 1 && lines.allSatisfy { $0.contains("482913") })
        #expect(copied() == "482913")
    }

    @Test("templates test passes over the project's own cases, and writes TAP, JSON and JUnit")
    func ownCases() throws {
        let folder = try TemporaryFolder()
        let cases = Self.codes + "/github"
        let result = try Program.run(["templates", "test", cases, "--tap", "--junit", "codes.xml"], in: folder)
        #expect(result.status == 0, "\(result.output.suffix(2000))")
        #expect(result.lines.first == "TAP version 13" && result.lines.dropFirst(2).allSatisfy { $0.hasPrefix("ok ") })
        let xml = try String(contentsOfFile: folder.path("codes.xml"), encoding: .utf8)
        #expect(xml.contains("<testcase") && !xml.contains("<failure"))
        let json = try Program.run(["templates", "test", cases, "--json"], in: folder)
        #expect(try object(try #require(json.lines.last))["failed"] as? Int == 0)
    }

    @Test("a failed case names stage, near miss and the edit that mends it; exit status 1")
    func failure() throws {
        let folder = try TemporaryFolder()
        let mail = Self.mail("4829137", from: "Acme <hello@acme.example>")
        try FileManager.default.createDirectory(atPath: folder.path("cases"), withIntermediateDirectories: true)
        try FileManager.default.createDirectory(atPath: folder.path("own"), withIntermediateDirectories: true)
        try folder.write(mail, to: "cases/a.eml")
        try folder.write("provider: acme\nvariant: en\ncodes: [\"4829137\"]\n", to: "cases/a.expect.yaml")
        try folder.write(
            """
            schema: 1
            id: acme
            name: Acme
            sender: {domains: [acme.example]}
            variants:
              - id: en
                code: {alphabet: digits, lengths: [6]}
                places: [{in: text, after: sign-in code is}]
            examples: [{from: a@acme.example, text: Your sign-in code is 123456, code: "123456"}]
            counterExamples: [{from: a@acme.example, text: Hello}]
            """, to: "own/acme.yaml")
        let arguments = ["templates", "test", "cases", "--templates", "own"]
        let result = try Program.run(arguments + ["--no-gates"], in: folder)
        #expect(result.status == 1)
        #expect(result.output.contains("length 7, allowed 6"))
        #expect(result.output.contains("code.lengths: add 7"))
        #expect(result.lines.last == "failed for: cases")
        #expect(try Program.run(arguments + ["--no-gates", "--fail-under", "0"], in: folder).status == 0)
        let gates = try Program.run(arguments, in: folder)
        #expect(gates.lines.last?.contains("without-negative") == true)
        try folder.write("provider: acme\nlength: 6\n", to: "cases/a.expect.yaml")
        let misspelt = try Program.run(arguments + ["--no-gates", "--fail-under", "0"], in: folder)
        #expect(misspelt.errors.contains("cases/a.expect.yaml:2: length: there is no such key"))
        #expect(misspelt.status == 2, "a faulty expectation is no failed case that --fail-under forgives")
        try FileManager.default.removeItem(atPath: folder.path("cases/a.expect.yaml"))
        try FileManager.default.removeItem(atPath: folder.path("cases/a.eml"))
        let empty = try Program.run(["templates", "test", "cases", "--junit", "out/report.xml"], in: folder)
        #expect(empty.status == 1 && empty.errors.contains("no cases found"))
        let report = try String(contentsOfFile: folder.path("out/report.xml"), encoding: .utf8)
        #expect(report.contains("errors=\"1\""), "no report of an earlier run stays")
        try folder.write("From: a@acme.example\n\nHello\n", to: "cases/a.eml")
        try folder.write("schema: 9\n", to: "own/acme.yaml")
        let broken = try Program.run(arguments, in: folder)
        #expect(broken.status == 2 && broken.errors.contains("own/acme.yaml:1: "))
    }

    @Test("templates test --update writes the expectations that are missing, and shows them")
    func update() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.mail("482913"), to: "a.eml")
        #expect(try Program.run(["templates", "test", ".", "--no-gates"], in: folder).status == 1)
        let result = try Program.run(["templates", "test", ".", "--update"], in: folder)
        #expect(result.status == 0 && result.output.contains("+ codes: [\"482913\"]"))
        #expect(try Program.run(["templates", "test", ".", "--no-gates"], in: folder).status == 0)
    }

    @Test("templates test --update keeps comments, and all codes where all are wanted")
    func updateKeeps() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.mail("482913"), to: "a.eml")
        try folder.write(
            "\u{FEFF}# from ticket QA-17\nprovider: generic\nall: true\ncodes: # two\n  - \"1\"\n  - \"2\"\nnote: kept\n",
            to: "a.expect.yml")
        let result = try Program.run(["templates", "test", ".", "--update"], in: folder)
        #expect(
            result.status == 0 && result.output.contains("+ codes: [\"482913\"]"), "\(result.output)\(result.errors)")
        let text = try String(contentsOfFile: folder.path("a.expect.yml"), encoding: .utf8)
        #expect(
            text.hasSuffix("# from ticket QA-17\nprovider: generic\nall: true\ncodes: [\"482913\"] # two\nnote: kept\n")
        )
        #expect(try Program.run(["templates", "test", ".", "--no-gates"], in: folder).status == 0)
    }

    @Test("templates test reads folders behind links, files in capitals and names of one letter")
    func places() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.mail("482913"), to: "real/A.EML")
        try folder.write("provider: generic\ncodes: [\"482913\"]\n", to: "real/A.expect.yaml")
        try folder.write(Self.mail("482913"), to: "x")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("link"), withDestinationPath: folder.path("real"))
        let run = { (path: String) in try Program.run(["templates", "test", path, "--no-gates"], in: folder) }
        #expect(try run("link").lines.last?.hasPrefix("1 case, 1 passed") == true)
        #expect(try run(".").lines.contains { $0.hasPrefix("1 case, 1 passed") })
        #expect(try run("x").output.contains("failed  x"))
    }

    @Test("a report goes into a FIFO, through a link and to standard output without replacing them")
    func reportPlaces() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.mail("482913"), to: "a.eml")
        try folder.write("provider: generic\ncodes: [\"482913\"]\n", to: "a.expect.yaml")
        try folder.write("old", to: "report.xml")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("link.xml"), withDestinationPath: folder.path("report.xml"))
        let run = { (path: String) in
            try Program.run(["templates", "test", "a.eml", "--no-gates", "--junit", path], in: folder)
        }
        #expect(try run("link.xml").status == 0)
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link.xml")).hasSuffix("report.xml"))
        #expect(try String(contentsOfFile: folder.path("report.xml"), encoding: .utf8).hasPrefix("<?xml"))
        for path in ["-", "/dev/stdout"] {
            #expect(try run(path).output.contains("<testsuites"))
            #expect(!FileManager.default.fileExists(atPath: folder.path("-")))
        }
        try folder.write("schema: 9\n", to: "own/acme.yaml")
        let broken = try Program.run(
            ["templates", "test", "a.eml", "--templates", "own", "--junit", "report.xml"], in: folder)
        let report = try String(contentsOfFile: folder.path("report.xml"), encoding: .utf8)
        #expect(broken.status == 2 && report.contains("own/acme.yaml"))
    }

    @Test("corpus add refuses a code that the message does not hold")
    func strangeCode() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.mail("482913"), to: "a.eml")
        let result = try Program.run(["corpus", "add", "a.eml", "--code", "999999", "-o", "b"], in: folder)
        #expect(result.status == 2 && result.errors.contains("does not hold the code 999999"))
        #expect(!FileManager.default.fileExists(atPath: folder.path("b.eml")))
    }

    @Test("commands on one message take an mbox, .emlx or standard input, and refuse several messages and no mail")
    func oneMessage() throws {
        let folder = try TemporaryFolder()
        let mail = Self.mail("482913")
        try folder.write("From a@b.example Mon Jan  1 10:00:00 2024\n" + mail, to: "one.mbox")
        try folder.write(
            String(repeating: "From a@b.example Mon Jan  1 10:00:00 2024\n\(mail)\n", count: 2), to: "two.mbox")
        try folder.write("\(mail.utf8.count)\n\(mail)<?xml version=\"1.0\"?>\n<plist></plist>\n", to: "7.emlx")
        try folder.write("PNG\u{0}\u{1}\u{2}\u{3}", to: "picture.png")
        for file in ["one.mbox", "7.emlx"] {
            let path = "cases/" + file
            let added = try Program.run(["corpus", "add", file, "-o", path], in: folder)
            #expect(added.status == 0, "\(added.errors)")
            let saved = try String(contentsOfFile: folder.path(path + ".eml"), encoding: .utf8)
            #expect(saved.hasPrefix("From: ") && !saved.contains("plist"))
            #expect(try Program.run(["templates", "explain", file], in: folder).output.contains("482913"))
        }
        for (file, reason) in [
            ("two.mbox", "several messages"), ("picture.png", "no mail"), ("none.eml", "no such file"),
            (".", "several"),
        ] {
            for command in [["corpus", "add"], ["templates", "explain"], ["templates", "new", "--code", "482913"]] {
                let result = try Program.run(command + [file], in: folder)
                #expect(
                    result.status == 2 && result.errors.localizedCaseInsensitiveContains(reason), "\(result.errors)")
            }
        }
    }

    @Test("corpus add writes both files of a case or none")
    func bothOrNone() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.mail("482913"), to: "a.eml")
        try folder.write("codes: []\n", to: "b.expect.yaml")
        let result = try Program.run(["corpus", "add", "a.eml", "-o", "b"], in: folder)
        #expect(result.status == 2 && result.errors.contains("b.expect.yaml: is there already"))
        #expect(!FileManager.default.fileExists(atPath: folder.path("b.eml")))
    }

    @Test("templates format prints the examples of the chapter on templates, which are read without a fault")
    func format() throws {
        let chapter = try String(
            contentsOf: Corpus.folder.deletingLastPathComponent()
                .appending(path: "Sources/VerificationCodes/VerificationCodes.docc/Templates.md"), encoding: .utf8)
        let folder = try TemporaryFolder()
        let template = try Program.run(["templates", "format"], in: folder).output
        let expectation = try Program.run(["templates", "format", "--expectation"], in: folder).output
        for example in [template, expectation] { #expect(chapter.contains("```yaml\n\(example)```\n")) }
        try folder.write(Self.mail("482913"), to: "cases/a.eml")
        try folder.write(expectation, to: "cases/a.expect.yaml")
        try folder.write(template, to: "own/example.yaml")
        let run = try Program.run(["templates", "test", "cases", "--templates", "own", "--no-gates"], in: folder)
        #expect(
            run.status == 1 && run.errors == "" && run.output.contains("expected 123456"), "\(run.output)\(run.errors)")
    }

    @Test("templates list has a line for a template that finds links alone")
    func linkTemplates() throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(atPath: folder.path("own"), withIntermediateDirectories: true)
        try folder.write(
            """
            schema: 1
            id: acme
            name: Acme
            sender: {domains: [acme.example]}
            links:
              - kind: verify
                hosts: [acme.example]
                paths: [/verify]
            examples: [{from: a@acme.example, html: '<a href="https://acme.example/verify?t=abc">ok</a>', link: "https://acme.example/verify?t=abc"}]
            counterExamples: [{from: a@acme.example, text: Hello}]
            """, to: "own/acme.yaml")
        let result = try Program.run(["templates", "list", "--templates", "own"], in: folder)
        #expect(result.lines.first?.hasPrefix("acme ") == true && result.lines.first?.contains(" links ") == true)
    }

    @Test("templates new drafts a template and an anonymised case that pass together")
    func new() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.mail("482913"), to: "a.eml")
        let result = try Program.run(["templates", "new", "a.eml", "--code", "482913", "-o", "mine"], in: folder)
        #expect(result.status == 0 && result.lines.count == 3, "\(result.errors)")
        let written = try result.lines.map { try String(contentsOfFile: folder.path($0), encoding: .utf8) }.joined()
        for personal in ["Maria", "Okafor", "maria.okafor", "482913"] {
            #expect(!written.contains(personal), "\(personal)")
        }
        let test = try Program.run(
            ["templates", "test", "mine/cases", "--templates", "mine", "--no-gates"], in: folder)
        #expect(test.status == 0, "\(test.output)")
        #expect(try Program.run(["templates", "new", "a.eml", "--code", "111111"], in: folder).status == 2)
        try folder.write(
            "From: hello@acme.example\nSubject: Anmelden\n\nBitte\n\n77-12-04\n\neingeben.\n", to: "german.eml")
        let template = try #require(result.lines.first)
        let added = try Program.run(
            ["templates", "new", "german.eml", "--code", "771204", "--into", template], in: folder)
        #expect(added.status == 0 && added.lines.count == 3, "\(added.errors)")
        let both = try Program.run(
            ["templates", "test", "mine/cases", "--templates", "mine", "--no-gates"], in: folder)
        #expect(both.status == 0 && both.output.contains("2 cases, 2 passed"), "\(both.output)")
    }

    @Test("corpus add saves a file or a message of the archive without anything personal, and says what it replaced")
    func corpus() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.mail("482913"), to: "a.eml")
        let result = try Program.run(["corpus", "add", "a.eml", "-o", "cases/a"], in: folder)
        #expect(result.status == 0 && result.output.contains("maria.okafor@example.org -> "), "\(result.errors)")
        let saved = try String(contentsOfFile: folder.path("cases/a.eml"), encoding: .utf8)
        #expect(!saved.contains("Maria") && !saved.contains("482913") && saved.contains("hello@acme.example"))
        #expect(try Program.run(["templates", "test", "cases", "--no-gates"], in: folder).status == 0)
        #expect(try Program.run(["import", "a.eml"], in: folder).status == 0)
        let id = try #require(
            try object(try Program.run(["search", "--json", "has:code"], in: folder).lines[0])["id"] as? String)
        #expect(try Program.run(["corpus", "add", String(id.prefix(12)), "-o", "cases/b"], in: folder).status == 0)
        #expect(try Program.run(["corpus", "add", "nothing.eml"], in: folder).status == 2)
    }

    @Test("templates drift reads the archive's sources: no alarm where all is read, 1 where no provider wrote")
    func drift() throws {
        let folder = try TemporaryFolder()
        #expect(try Program.run(["import", Self.codes + "/github"], in: folder).status == 0)
        let result = try Program.run(["templates", "drift", "--json"], in: folder)
        #expect(result.status == 0 && !result.lines.isEmpty, "\(result.errors)")
        let other = try TemporaryFolder()
        try other.write(Self.mail("482913"), to: "a.eml")
        #expect(try Program.run(["import", "a.eml"], in: other).status == 0)
        #expect(try Program.run(["templates", "drift"], in: other).status == 1)
    }
}
