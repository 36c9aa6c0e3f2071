import Foundation
import FoundationXML
import TestSupport
import Testing

/// What can be had in other forms beside the pages.
@Suite("letterbook serve: exports")
struct ServeExportTests {
    @Test("exports are what the command line gives")
    func exports() throws {
        let folder = try Program.demo()
        let server = try RunningServer(folder)
        let query = "from:marta"
        for (form, option) in [("mbox", "mbox"), ("json", "ndjson"), ("csv", "csv")] {
            let reply = try server.get("/export/mail.\(form)?q=\(query)")
            let exported = try Program.run(["export", query, "--to", option, "-o", "out.\(form)"], in: folder)
            #expect(exported.status == 0)
            #expect(reply.body == (try String(contentsOfFile: folder.path("out.\(form)"), encoding: .utf8)))
            #expect(
                reply["content-disposition"] == "attachment; filename=\"mail.\(form)\"; filename*=UTF-8''mail.\(form)")
        }
        let feed = try server.get("/export/mail.atom?q=\(query)")
        #expect(XMLParser(data: Data(feed.bytes)).parse() && feed.body.matches(of: /<entry>/).count == 14)
        let zip = try server.get("/export/mail.zip?q=\(query)")
        try Data(zip.bytes).write(to: URL(filePath: folder.path("mail.zip")))
        #expect(try Program.run(["import", "mail.zip", "--archive", "again.sqlite"], in: folder).status == 0)
        let again = try ["letterbook.sqlite", "again.sqlite"].map {
            try Program.run(["search", query, "--json", "--archive", $0], in: folder).lines.map { $0.prefix(74) }
                .sorted()
        }
        #expect(again[0] == again[1] && again[0].count == 14)
        let message = try ServeTests.message(server, query)
        let eml = try server.get(message + "/eml").bytes
        let raw = try Program.run(["show", String(message.dropFirst(3)), "--raw"], in: folder).output
        #expect(String(decoding: eml, as: UTF8.self) == raw)
    }

    @Test(
        "lists are given as their commands print them, as JSON and as tables",
        arguments: [
            "conversations", "newsletters", "people", "attachments", "codes", "trackers", "duplicates", "ledger",
        ], ["json", "csv"])
    func lists(room: String, form: String) throws {
        let folder = try Program.demo()
        let server = try RunningServer(folder)
        let page = try server.get("/" + (room == "conversations" ? "" : room)).body
        #expect(page.contains("href=\"/export/\(room).\(form)\""))
        let printed = try Program.run([room, "--" + form], in: folder).output
        #expect(try server.get("/export/\(room).\(form)").body == printed)
        #expect(
            printed.hasPrefix("{") == (form == "json")
                && printed.split(separator: "\n").count > (form == "json" ? 0 : 1))
    }

    @Test("other lists than there are, and other parts of them, are given as they are chosen")
    func listChoices() throws {
        let folder = try Program.demo()
        let server = try RunningServer(folder)
        #expect(try server.get("/export/statistics.json").status == 404)
        #expect(try server.get("/export/people.mbox").status == 404)
        let senders = try Program.run(["trackers", "--by", "sender", "--csv"], in: folder).output
        #expect(try server.get("/export/trackers.csv?sort=sender").body == senders && senders.hasPrefix("sender,"))
        #expect(try server.get("/export/conversations.json?in=nowhere").status == 404)
        for room in ["attachments", "conversations", "newsletters", "people"] {
            let chosen = try Program.run([room, "from:marta", "--json"], in: folder).output
            #expect(try server.get("/export/\(room).json?q=from:marta").body == chosen)
        }
        let lists = try server.get("/export/conversations.json?in=lists").body
        #expect(lists.split(separator: "\n").allSatisfy { $0.contains("\"kind\":\"list\"") } && !lists.isEmpty)
    }

    @Test("long lists are given whole")
    func longLists() throws {
        let folder = try TemporaryFolder()
        // Twice as many as are read at once, and one more; all of one moment, so that ties stand at the seams.
        let mail = (0..<1_001).map { number in
            """
            From a\(number)@example.org Tue Mar  2 09:00:00 2021
            From: a\(number)@example.org
            To: me@example.org
            Subject: Number \(number)
            Date: Tue, 2 Mar 2021 09:00:00 +0000
            Message-ID: <\(number)@example.org>
            Content-Type: application/octet-stream; name=\(number).bin
            Content-Disposition: attachment; filename=\(number).bin

            Text


            """
        }
        try mail.joined().write(toFile: folder.path("mail.mbox"), atomically: true, encoding: .utf8)
        #expect(try Program.run(["import", "mail.mbox", "--owner", "me@example.org"], in: folder).status == 0)
        let server = try RunningServer(folder)
        for room in ["conversations", "attachments", "people"] {
            let given = try server.get("/export/\(room).json").body
            #expect(given == (try Program.run([room, "--json"], in: folder).output))
            #expect(given.split(separator: "\n").count == 1_001)
            let table = try server.get("/export/\(room).csv").body
            #expect(table == (try Program.run([room, "--csv"], in: folder).output))
        }
    }
}
