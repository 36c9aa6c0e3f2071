import Foundation
import TestSupport
import Testing

@Suite("Mail that leaves the archive")
struct ExportTests {
    private func identities(_ folder: TemporaryFolder, _ archive: String, columns: String = "hex(sha256)") throws
        -> [String]
    {
        try Program.run(
            ["sql", "--archive", archive, "--csv", "SELECT \(columns) FROM messages ORDER BY 1"], in: folder
        ).lines
    }

    @Test("is byte for byte what came in, and an import of it changes nothing", arguments: ["eml", "maildir", "mbox"])
    func roundTrip(_ form: String) throws {
        let folder = try Program.demo()
        let name = form == "mbox" ? "out.mbox" : "out"
        let written = try Program.run(["export", "--to", form, "-o", name], in: folder)
        #expect(written.status == 0 && written.errorLines == ["wrote 337 messages to \(name)"])
        #expect(try Program.run(["import", name, "--archive", "b.sqlite"], in: folder).status == 0)
        #expect(try identities(folder, "b.sqlite") == identities(folder, "letterbook.sqlite"))
        #expect(
            try identities(folder, "b.sqlite", columns: "hex(sha256), subject, date, category")
                == identities(folder, "letterbook.sqlite", columns: "hex(sha256), subject, date, category"))
        let again = try Program.run(["import", name], in: folder)
        #expect(again.output.contains("0  imported"))
        #expect(try Program.run(["verify"], in: folder).status == 0)
    }

    @Test("keeps folders and flags in Maildirs, and folders in mbox files")
    func folders() throws {
        let folder = try TemporaryFolder()
        for (path, text) in [
            ("in/Work/cur/1700000000.a.x:2,FS", "From: a@x.example\nSubject: one\n\nx\n"),
            ("in/Work/2020/cur/1700000001.b.x:2,", "From: a@x.example\nSubject: two\n\nx\n"),
        ] {
            let parent = folder.url.appending(path: path).deletingLastPathComponent()
            try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
            try folder.write(text, to: path)
        }
        #expect(try Program.run(["import", "in"], in: folder).status == 0)
        #expect(try Program.run(["export", "--to", "maildir", "-o", "out"], in: folder).status == 0)
        let diff = try Program.run(["diff", "letterbook.sqlite", "out"], in: folder)
        #expect(diff.status == 0 && diff.errorLines == ["0 added, 0 removed, 0 changed, 2 the same"])
        #expect(try Program.run(["export", "--to", "mbox", "-o", "boxes/"], in: folder).status == 0)
        #expect(FileManager.default.fileExists(atPath: folder.path("boxes/Work.mbox")))
        #expect(FileManager.default.fileExists(atPath: folder.path("boxes/Work/2020.mbox")))
    }

    @Test("says which messages an mbox cannot hold byte for byte")
    func inexact() throws {
        let folder = try TemporaryFolder()
        try folder.write("From: a@x.example\nSubject: no end", to: "a.eml")
        try folder.write("From: a@x.example\nSubject: quoted\n\nFrom x\n>From y\n", to: "b.eml")
        #expect(try Program.run(["import", "a.eml", "b.eml"], in: folder).status == 0)
        let written = try Program.run(["export", "--to", "mbox", "-o", "out.mbox"], in: folder)
        #expect(written.status == 0 && written.errors.contains("1 message cannot stand in an mbox byte for byte"))
        #expect(try String(contentsOfFile: folder.path("out.mbox"), encoding: .utf8).contains("\n>From x\n>>From y\n"))
        let piped = try Program.run(["export", "--to", "mbox", "subject:quoted"], in: folder)
        #expect(piped.output.hasPrefix("From MAILER-DAEMON ") && piped.output.hasSuffix("\n>From x\n>>From y\n\n"))
    }

    @Test("writes over nothing, and nothing at all where nothing is found")
    func careful() throws {
        let folder = try Program.demo()
        try FileManager.default.createDirectory(
            at: folder.url.appending(path: "full"), withIntermediateDirectories: true)
        try folder.write("mine", to: "full/file")
        for (form, name) in [("eml", "full"), ("maildir", "full"), ("mbox", "full/file"), ("csv", "full/file")] {
            let result = try Program.run(["export", "--to", form, "-o", name], in: folder)
            #expect(result.status == 2 && result.errorLines.count == 1)
        }
        #expect(try String(contentsOfFile: folder.path("full/file"), encoding: .utf8) == "mine")
        let none = try Program.run(["export", "--to", "eml", "-o", "none", "subject:nowhere"], in: folder)
        #expect(none.status == 1 && !FileManager.default.fileExists(atPath: folder.path("none")))
        #expect(try Program.run(["export", "--to", "eml"], in: folder).status == 2)
    }

    @Test("as a table, as JSON and as a page holds the decoded text")
    func text() throws {
        let folder = try Program.demo()
        let csv = try Program.run(["export", "--to", "csv", "category:personal"], in: folder)
        #expect(csv.status == 0 && csv.lines[0].hasPrefix("id,messageId,date,from,"))
        let json = try Program.run(["export", "--to", "ndjson", "category:newsletter"], in: folder)
        #expect(json.lines.allSatisfy { $0.hasPrefix("{\"id\":") && $0.contains("\"category\":\"newsletter\"") })
        let page = try Program.run(["export", "--to", "html", "category:newsletter"], in: folder).output
        #expect(page.components(separatedBy: "<iframe sandbox=\"allow-popups\" srcdoc=").count == json.lines.count + 1)
        #expect(page.contains("default-src &#39;none&#39;") || page.contains("default-src 'none'"))
    }

    @Test("names the way out where a source has moved, and relocate is it")
    func relocate() throws {
        let folder = try TemporaryFolder()
        try FileManager.default.copyItem(atPath: Corpus.demo, toPath: folder.path("old.mbox"))
        #expect(try Program.run(["import", "old.mbox"], in: folder).status == 0)
        try FileManager.default.moveItem(atPath: folder.path("old.mbox"), toPath: folder.path("new.mbox"))
        let missing = try Program.run(["export", "--to", "mbox", "-o", "out.mbox"], in: folder)
        #expect(missing.status == 2 && missing.errors.contains("letterbook relocate OLD NEW"))
        try folder.write("From x Mon Jan  1 00:00:00 2024\nSubject: x\n\nx\n", to: "other.mbox")
        #expect(try Program.run(["relocate", "old.mbox", "other.mbox"], in: folder).status == 2)
        #expect(try Program.run(["relocate", "old.mbox", "new.mbox"], in: folder).status == 0)
        #expect(try Program.run(["verify"], in: folder).status == 0)
        #expect(try Program.run(["export", "--to", "mbox", "-o", "out.mbox"], in: folder).status == 0)
        #expect(try Program.run(["relocate", "old.mbox", "new.mbox"], in: folder).status == 2)
    }

    @Test("attachments are written once a content, under safe names, over nothing")
    func attachments() throws {
        let folder = try TemporaryFolder()
        let mail = { (subject: String, name: String, text: String) in
            """
            From x Mon Jan  1 00:00:00 2024
            From: a@x.example
            Subject: \(subject)
            Content-Type: application/octet-stream; name="\(name)"
            Content-Disposition: attachment; filename="\(name)"

            \(text)

            """
        }
        let letters = [
            mail("one", "../../a.txt", "first"), mail("two", "a.txt", "second"), mail("three", "b.txt", "first"),
        ]
        try folder.write(letters.joined(separator: "\n"), to: "box.mbox")
        #expect(try Program.run(["import", "box.mbox"], in: folder).status == 0)
        #expect(try Program.run(["attachments", "--json"], in: folder).lines.count == 3)
        #expect(try Program.run(["attachments", "--json", "filename:b.txt"], in: folder).lines.count == 1)
        #expect(try Program.run(["attachments", "--json", "type:octet-stream"], in: folder).lines.count == 3)
        let written = try Program.run(["attachments", "-o", "out"], in: folder)
        #expect(written.status == 0 && written.errorLines == ["wrote 2 attachments to out"])
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("out")).sorted()
        #expect(names.count == 2 && names.allSatisfy { $0.hasPrefix("a") || $0.hasPrefix("b") })
        let again = try Program.run(["attachments", "-o", "out"], in: folder)
        #expect(again.errorLines == ["wrote 0 attachments to out; 2 were there already"])
        #expect(try Program.run(["attachments", "subject:nowhere"], in: folder).status == 1)
    }

    @Test("diff tells what two dumps do not share, whatever mailbox programs noted")
    func diff() throws {
        let folder = try TemporaryFolder()
        let mail = { (number: Int, extra: String) in
            "From x Mon Jan  1 00:00:00 2024\n\(extra)From: a@x.example\nSubject: letter \(number)\n\ntext \(number)\n\n"
        }
        let labels = "X-Gmail-Labels: Inbox,Work\n"
        try folder.write(mail(1, labels) + mail(2, "X-Gmail-Labels: Inbox\n"), to: "a.mbox")
        try folder.write(mail(3, labels) + mail(1, "X-Gmail-Labels: Inbox,Home\n"), to: "b.mbox")
        let result = try Program.run(["diff", "a.mbox", "b.mbox", "--json"], in: folder)
        #expect(result.status == 1)
        let changes = try result.lines.map {
            try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
        let kinds = Dictionary(grouping: changes) { $0["change"] as? String ?? "" }.mapValues {
            $0.map { $0["subject"] as? String ?? "" }
        }
        #expect(kinds == ["added": ["letter 3"], "removed": ["letter 2"], "changed": ["letter 1"]])
        let change = changes.first { $0["change"] as? String == "changed" }?["labels"] as? [String: [String]]
        #expect(change == ["added": ["Home"], "removed": ["Work"]])
        try folder.write(mail(1, "Status: RO\n") + mail(2, "Status: RO\n"), to: "c.mbox")
        #expect(try Program.run(["diff", "a.mbox", "c.mbox"], in: folder).status == 0)
        #expect(try Program.run(["diff", "a.mbox", "none.mbox"], in: folder).status == 2)
    }

    @Test("a letter's text stays text in a page and in a table, whatever marks stand on its quotes")
    func escaping() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "From: a@x.example\nSubject: x\nContent-Type: text/plain; charset=utf-8\n\na\"\u{301} style=position:fixed x=,=1+1\n",
            to: "a.eml")
        #expect(try Program.run(["import", "a.eml"], in: folder).status == 0)
        let page = try Program.run(["export", "--to", "html"], in: folder).output
        #expect(page.unicodeScalars.count { $0 == "\u{301}" } == 1)
        #expect(Array(page.utf8).firstRange(of: Array("\"\u{301}".utf8)) == nil)
        let table = try Program.run(["export", "--to", "csv"], in: folder).output
        #expect(Array(table.utf8).firstRange(of: Array("a\"\"\u{301} style".utf8)) != nil)
    }

    @Test("makes no file where nothing was found, and says so")
    func nothing() throws {
        let folder = try Program.demo()
        for form in ["csv", "html", "ndjson", "mbox"] {
            let result = try Program.run(["export", "--to", form, "-o", "x", "subject:nobodywrotethis"], in: folder)
            #expect(result.status == 1 && !FileManager.default.fileExists(atPath: folder.path("x")))
            #expect(try Program.run(["export", "--to", form, "-o", ""], in: folder).status == 2)
            let piped = try Program.run(["export", "--to", form, "-o", "-", "subject:letterbook"], in: folder)
            #expect(piped.status <= 1 && !FileManager.default.fileExists(atPath: folder.path("-")))
        }
    }

    @Test("takes folders for one whose safe names are the same")
    func likeFolders() throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(atPath: folder.path("in"), withIntermediateDirectories: true)
        for name in ["a:b.mbox", "a?b.mbox"] {
            try folder.write("From x Mon Jan  1 00:00:00 2024\nFrom: a@x.example\nSubject: x\n\nx\n", to: "in/" + name)
        }
        #expect(try Program.run(["import", "in"], in: folder).status == 0)
        for form in ["eml", "maildir"] {
            #expect(try Program.run(["export", "--to", form, "-o", form], in: folder).status == 0)
        }
    }
}
