import Foundation
import TestSupport
import Testing

/// What the pages show, over the demo mailbox.
@Suite("letterbook serve: the pages")
struct ServeTests {
    static func message(_ server: RunningServer, _ query: String) throws -> String {
        let page = try server.get("/search?q=" + Address.encodedForTests(query))
        return String(try #require(page.body.firstMatch(of: /\/m\/[0-9a-f]{64}/), "\(query)").output)
    }

    @Test("conversations: newest first, by kind, with years that lead to their pages")
    func conversations() throws {
        let server = try RunningServer(Program.demo())
        let page = try server.get("/").body
        #expect(page.matches(of: /<li[^>]*><a href="\/c\//).count == 50)
        let names = page.matches(of: /<span class="name"><bdi>([^<]*)/).map { String($0.output.1) }
        let listed = try Program.run(["conversations", "--limit", "50", "--json"], in: Program.demo()).lines
        let titles = try listed.map { line in
            try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])["title"] as? String
        }
        #expect(names.map { $0.replacing("&#39;", with: "'").replacing("&amp;", with: "&") } == titles)
        let older = try #require(page.firstMatch(of: /rel="next" href="([^"]*)"/)).output.1.replacing(
            "&amp;", with: "&")
        let second = try server.get(String(older)).body
        #expect(second.matches(of: /<li[^>]*><a href="\/c\//).count == 26)
        let newer = try #require(second.firstMatch(of: /rel="prev" href="([^"]*)"/)).output.1.replacing(
            "&amp;", with: "&")
        #expect(try server.get(String(newer)).body.matches(of: /<span class="name">/).count == 50)
        #expect(try server.get("/?in=newsletters").body.contains("Sinewave Weekly"))
        #expect(!(try server.get("/?in=lists").body.contains("Sinewave Weekly")))
        let year = try #require(page.firstMatch(of: /<a href="([^"]*)"><b>2016<\/b>/)).output.1.replacing(
            "&amp;", with: "&")
        let times = try server.get(String(year)).body.matches(of: /<time datetime="(\d{4})/).map { $0.output.1 }
        #expect(times.first == "2016" && times.allSatisfy { $0 <= "2016" })
    }

    @Test("a page that is asked for again is the same, until the archive changes")
    func again() throws {
        let folder = try TemporaryFolder()
        func letter(_ subject: String) -> String {
            "From: al@x.example\nTo: bo@x.example\nSubject: \(subject)\nDate: Mon, 05 Jan 2026 10:00:00 +0000\n\nTea?\n"
        }
        try folder.write(letter("First"), to: "1.eml")
        #expect(try Program.run(["import", "1.eml"], in: folder).status == 0)
        let server = try RunningServer(folder)
        for path in ["/", "/search?q=tea"] {
            let page = try server.get(path).body
            #expect(page.contains("First") && !page.contains("Second"))
            #expect(try server.get(path).body == page)
            #expect(
                try server.get(path + (path == "/" ? "?" : "&") + "done=owner").body.contains("conversations followed"))
            #expect(try server.get(path).body == page)
        }
        try folder.write(letter("Second"), to: "2.eml")
        #expect(try Program.run(["import", "2.eml"], in: folder).status == 0)
        for path in ["/", "/search?q=tea"] { #expect(try server.get(path).body.contains("Second")) }
    }

    @Test("a conversation is a chat: days, bubbles of both sides, quotes folded, a hit in its context")
    func chat() throws {
        let server = try RunningServer(Program.demo())
        let message = try Self.message(server, "from:marta pockets")
        let context = try #require(
            server.get("/search?q=from:marta+pockets").body.firstMatch(of: /class="context" href="([^"#]*)/)
        ).output.1.replacing("&amp;", with: "&")
        let page = try server.get(String(context)).body
        #expect(page.contains("<h2 class=\"day\">Friday, 9 May 2025</h2>"))
        #expect(page.contains("class=\"bubble mine\"") && page.contains("<b>You</b>"))
        #expect(page.contains("<details><summary>2 quoted lines</summary>"))
        #expect(page.contains("<mark>pockets</mark>") && page.contains("Hit ") && page.contains(" hit\" id=\"m-"))
        #expect(page.contains("href=\"\(message)\""))
        let day = try #require(page.firstMatch(of: /action="(\/c\/[0-9a-f]*)"/)).output.1
        #expect(
            try server.get(day + "?on=2023-01-01").body.firstMatch(of: /class="day">[^<]* (\d+)</)?.output.1 == "2023")
    }

    @Test("a quote that holds what was searched for stands open; a link to the newest message leads to its beginning")
    func openQuote() throws {
        let folder = try TemporaryFolder()
        func letter(_ day: Int, _ text: String) -> String {
            "From: bo@x.example\nTo: me@x.example\nDate: Mon, \(day) Jan 2024 10:00:00 +0000\n"
                + "Message-ID: <n\(day)@x.example>\nSubject: Plan\n\n\(text)\n"
        }
        try folder.write(letter(1, "See below."), to: "1.eml")
        try folder.write(
            letter(8, "Yes.\n\nOn Mon, 1 Jan 2024, Me <me@x.example> wrote:\n> the marmalade\n"), to: "2.eml")
        #expect(try Program.run(["import", "1.eml", "2.eml", "--owner", "me@x.example"], in: folder).status == 0)
        let server = try RunningServer(folder)
        let results = try server.get("/search?q=marmalade").body
        let context = try #require(results.firstMatch(of: /class="context" href="([^"#]*)/)).output.1
        let page = try server.get(String(context).replacing("&amp;", with: "&")).body
        #expect(page.contains("<details open><summary>2 quoted lines</summary>"))
        let end = try #require(page.range(of: "<div id=\"end\"></div>"))
        #expect(page[end.upperBound...].components(separatedBy: "class=\"bubble").count == 2)
    }

    @Test(
        "days do not run backwards with their senders' clocks; pictures within a text are shown once; lists say the subject"
    )
    func clocksAndPictures() throws {
        let folder = try TemporaryFolder()
        func letter(_ number: Int, _ date: String, subject: String, from: String, to: String, picture: Int) -> String {
            """
            From: \(from)@x.example
            To: \(to)@x.example
            Subject: \(subject)
            Date: \(date)
            Message-ID: <n\(number)@x.example>
            MIME-Version: 1.0
            Content-Type: multipart/related; boundary=b

            --b
            Content-Type: text/html

            <p>Look:</p><img src="cid:p@x">
            --b
            Content-Type: image/png
            Content-ID: <p@x>

            \(String(repeating: "x", count: picture))
            --b--
            """
        }
        let letters = [
            letter(1, "Tue, 2 Jan 2024 00:30:00 +0900", subject: "Sea", from: "bo", to: "me", picture: 20_000),
            letter(2, "Mon, 1 Jan 2024 18:00:00 +0000", subject: "Sea", from: "me", to: "bo", picture: 20_000),
            letter(3, "Tue, 2 Jan 2024 08:00:00 +0900", subject: "Hills", from: "bo", to: "me", picture: 900),
        ]
        for (index, letter) in letters.enumerated() { try folder.write(letter, to: "\(index).eml") }
        #expect(
            try Program.run(["import", "0.eml", "1.eml", "2.eml", "--owner", "me@x.example"], in: folder).status == 0)
        let server = try RunningServer(folder)
        let list = try server.get("/").body
        #expect(list.contains("<span class=\"preview\"><b><bdi>Hills</bdi></b> <bdi>Look:</bdi></span>"))
        let page = try server.get(String(#require(list.firstMatch(of: /\/c\/[0-9a-f]{12}/)).output)).body
        #expect(
            page.matches(of: /<h2 class="day">([^<]*)</).map { String($0.output.1) } == ["Tuesday, 2 January 2024"])
        #expect(
            page.matches(of: /">([^<>]*\d\d:\d\d)<\/time>/).map { String($0.output.1) }
                == ["00:30", "1 January 2024, 18:00", "08:00"])
        #expect(page.components(separatedBy: "class=\"picture\"").count == 2)

        let id = try #require(list.firstMatch(of: /\/c\/([0-9a-f]{12})/)).output.1
        let chat = try Program.run(["show", String(id)], in: folder).output
        #expect(chat.components(separatedBy: " January 2024 ").count == 2 && chat.contains("1 January 2024, 18:00  me"))
        #expect(chat.components(separatedBy: "picture: ").count == 2)
        let reversed = try Program.run(["show", String(id), "--reverse"], in: folder).output
        #expect(reversed.components(separatedBy: " January 2024 ").count == 3 && reversed.contains("\n08:00  "))
        #expect(try Program.run(["conversations", "--json"], in: folder).output.contains("\"subject\":\"Hills\""))
    }

    @Test("newsletters stand in a conversation as frames that do nothing")
    func newsletters() throws {
        let server = try RunningServer(Program.demo())
        let page = try server.get("/?in=newsletters").body
        let path = try #require(page.firstMatch(of: /<a href="(\/c\/[0-9a-f]*)#end">(?:(?!<\/li>).)*Sinewave/)).output.1
        let frames = try server.get(String(path)).body.matches(of: /<iframe[^>]*>/).map { String($0.output) }
        #expect(frames.count > 5)
        for frame in frames { #expect(frame.contains(" sandbox loading=\"lazy\" tabindex=\"-1\"")) }
    }

    @Test("a search: totals, bars that lead to their years, facets, removable filters")
    func search() throws {
        let server = try RunningServer(Program.demo())
        let page = try server.get("/search?q=the+after:2015").body
        let count = try Program.run(["search", "the after:2015", "--count"], in: Program.demo()).output
        let total = count.trimmingCharacters(in: .newlines)
        #expect(page.contains("<h1>\(total) messages</h1>"))
        let bar = try #require(page.firstMatch(of: /<a href="([^"]*)" aria-label="2017: (\d+)">/))
        let year = try server.get(String(bar.output.1.replacing("&amp;", with: "&"))).body
        #expect(year.contains("<h1>\(bar.output.2) messages</h1>"))
        let facet = try #require(page.firstMatch(of: /<a href="([^"]*)"><bdi>personal<\/bdi> <small>(\d+)/))
        let narrowed = try server.get(String(facet.output.1.replacing("&amp;", with: "&"))).body
        #expect(narrowed.contains("<h1>\(facet.output.2) messages</h1>"))
        #expect(page.contains("<span class=\"sr\">Without </span>after:2015"))
        let mistake = try server.get("/search?q=frm:x")
        #expect(mistake.status == 400 && mistake.body.contains("did you mean &#39;from:&#39;?"))
    }

    @Test("the pages of a search give each message once")
    func pagesOfSearch() throws {
        let server = try RunningServer(Program.demo())
        var path: String? = "/search?q="
        var found: [String] = []
        while let next = path {
            let page = try server.get(next).body
            found += page.matches(of: /<li[^>]*><a href="\/m\/([0-9a-f]{64})"/).map { String($0.output.1) }
            path = page.firstMatch(of: /rel="next" href="([^"]*)"/).map {
                String($0.output.1.replacing("&amp;", with: "&"))
            }
        }
        let total = try Program.run(["search", "--count", "after:1900"], in: Program.demo()).output
        #expect(found.count == Set(found).count && found.count >= Int(total.trimmingCharacters(in: .newlines)) ?? 0)
    }

    @Test("a person's page counts that person, whoever calls himself so")
    func impostor() throws {
        let folder = try Program.demo()
        try folder.write(
            """
            From: "marta.nowak@mail.example" <mallory@marta.nowak@mail.example.pages.example>
            To: ada.winther@mail.example
            Subject: Impostor
            Date: Sat, 17 May 2098 10:00:00 +0000
            Message-ID: <impostor@pages.example>

            I am not she.

            """, to: "impostor.eml")
        #expect(try Program.run(["import", "impostor.eml"], in: folder).status == 0)
        let server = try RunningServer(folder)
        let page = try server.get("/people/marta.nowak@mail.example").body
        #expect(
            !page.contains("Impostor") && page.contains("aria-label=\"2017:") && !page.contains("aria-label=\"2098:"))
        #expect(try server.get("/search?q=from:marta").body.contains("Impostor"))
        // A date of the future does not push the real years out of the chart.
        #expect(try server.get("/statistics").body.contains("aria-label=\"2014:"))
    }

    @Test("a bar of an alternative narrows all of it; files are of the kind that is asked for; copies have pages, too")
    func narrowing() throws {
        let server = try RunningServer(Program.demo())
        let page = try server.get("/search?q=pockets+OR+the").body
        let bar = try #require(page.firstMatch(of: /<a href="([^"]*)" aria-label="2017: (\d+)">/))
        let year = try server.get(String(bar.output.1.replacing("&amp;", with: "&"))).body
        #expect(year.contains("<h1>\(bar.output.2) messages</h1>"))
        let pictures = try server.get("/attachments?q=has:image").body
        #expect(pictures.contains("door.png") && !pictures.contains(".pdf"))
        let copies = try server.get("/search?q=is:duplicate").body
        #expect(copies.contains("<h1>Copies among them</h1>") && copies.contains("class=\"context\""))
    }

    @Test("a message is shown in its own conversation alone")
    func foreignMessage() throws {
        let server = try RunningServer(Program.demo())
        let message = try Self.message(server, "from:marta pockets").dropFirst(3)
        let own = try #require(server.get("/m/\(message)").body.firstMatch(of: /rel="up" href="(\/c\/[0-9a-f]*)/))
            .output.1
        let others = try server.get("/").body.matches(of: /\/c\/[0-9a-f]{12}/).map { String($0.output) }
        let other = try #require(others.first { $0 != own })
        #expect(try server.get("\(own)?at=\(message)").body.contains("id=\"m-\(message.prefix(12))\""))
        #expect(!(try server.get("\(other)?at=\(message)").body.contains("id=\"m-\(message.prefix(12))\"")))
    }

    @Test("beside a conversation stands who answers whom, what is missing and what is guessed")
    func threads() throws {
        let folder = try TemporaryFolder()
        func letter(
            _ id: String, _ day: Int, _ subject: String, _ fields: String = "", from: String = "ada", to: String = "bob"
        ) -> String {
            """
            From \(from)@example.org Tue Mar  \(day) 09:00:00 2021
            From: \(from)@example.org
            To: \(to)@example.org
            Subject: \(subject)
            Date: \(day) Mar 2021 09:00:00 +0000
            Message-ID: <\(id)@example.org>
            \(fields)
            Text of \(id).


            """
        }
        try
            (letter("one", 1, "Pears")
            + letter("four", 4, "Re: Pears", "References: <one@example.org> <lost@example.org>\n")
            + letter("two", 2, "Re: Pears", "In-Reply-To: <one@example.org>\n")
            + letter("three", 3, "Re: Pears", from: "bob", to: "ada")
            + letter("five", 5, "Plums"))
            .write(toFile: folder.path("mail.mbox"), atomically: true, encoding: .utf8)
        #expect(try Program.run(["import", "mail.mbox", "--owner", "bob@example.org"], in: folder).status == 0)
        let server = try RunningServer(folder)
        let list = try server.get("/").body
        let conversation = try #require(list.firstMatch(of: /\/c\/[0-9a-f]{12}/)).output
        let page = try server.get(String(conversation)).body
        let tree = try #require(page.firstMatch(of: /(?s)<nav class="threads".*<\/nav>/)).output
        let depths = tree.matches(of: /<li class="(gap )?depth-(\d)"/).map { ($0.output.1 ?? "") + $0.output.2 }
        #expect(depths == ["0", "1", "2", "gap 1", "1", "0"])
        #expect(tree.matches(of: /a guess/).count == 1)
        // Each leads to its bubble.
        let places = tree.matches(of: /href="#(m-[0-9a-f]{12})"/).map(\.output.1)
        #expect(Set(places).count == 5 && places.allSatisfy { page.contains("id=\"\($0)\"") })
    }

    @Test("a message's page says why it is where it is")
    func why() throws {
        let server = try RunningServer(Program.demo())
        let page = try server.get(Self.message(server, "category:newsletter") + "/why").body
        for words in [
            "<h2>Category</h2>", "newsletter.unsubscribe-field", "<h2>Where it is</h2>", "Trackers", "ada.mbox",
        ] {
            #expect(page.contains(words), "\(words)")
        }
    }

    // MARK: Changes

    @Test("conversations are merged, and the change is taken back")
    func mergeAndUndo() throws {
        let server = try RunningServer(Program.demo())
        let ids = try server.get("/?in=people").body.matches(of: /\/c\/([0-9a-f]{12})/).map { String($0.output.1) }
        let merged = try server.post("/changes/merge", "conversation=\(ids[0])&into=\(server.origin)/c/\(ids[1])")
        #expect(merged.status == 303)
        let page = try server.get(try #require(merged["location"])).body
        #expect(page.contains("The conversations are one now."))
        // A link to the one that is no more leads to where its mail is.
        let title = "<title>" + (page.firstMatch(of: /<title>([^<]*)/).map { String($0.output.1) } ?? "none")
        #expect(try server.get("/c/\(ids[0])").body.contains(title))
        let changes = try server.get("/changes").body
        let number = try #require(changes.firstMatch(of: /name="number" value="(\d+)"/)).output.1
        #expect(try server.post("/changes/undo", "number=\(number)").status == 303)
        #expect(try server.get("/c/\(ids[0])").status == 200)
        #expect(try server.post("/changes/undo", "number=\(number)").status == 404)
    }

    @Test("a code is marked as used; a category is said and taken back; people are linked")
    func otherChanges() throws {
        let server = try RunningServer(Program.demo())
        let code = try #require(server.get("/codes").body.firstMatch(of: /\/m\/([0-9a-f]{64})/)).output.1
        let used = try server.post("/changes/used", "message=\(code)&used=1&back=/codes")
        #expect(used["location"] == "/codes?done=used")
        #expect(try server.get("/codes").body.contains("Not used after all"))
        let said = try server.post("/changes/category", "subject=odile@sinewave.example&category=personal")
        #expect(said.status == 303)
        #expect(try server.get("/changes").body.contains("odile@sinewave.example"))
        #expect(!(try server.get("/newsletters").body.contains("odile@sinewave.example")))
        _ = try server.post("/changes/category", "subject=odile@sinewave.example&category=none")
        #expect(try server.get("/newsletters").body.contains("odile@sinewave.example"))
        #expect(
            try server.post("/changes/link", "address=marta.nowak@mail.example&other=odile@sinewave.example").status
                == 303)
        #expect(try server.get("/changes").body.contains("One person:"))
        #expect(try server.post("/changes/category", "subject=x&category=odd").status == 400)
    }

    @Test("with --read-only nothing is offered, and nothing done")
    func readOnly() throws {
        let server = try RunningServer(Program.demo(), ["--read-only"])
        for path in ["/changes", "/codes", "/duplicates", "/people/marta.nowak@mail.example"] {
            #expect(!(try server.get(path).body.contains("method=\"post\"")), "\(path)")
        }
        #expect(try server.post("/changes/owner-add", "address=x@pages.example").status == 403)
    }

    // MARK: Surroundings

    @Test("with --watch the code of a new message is there within two seconds")
    func watch() throws {
        let folder = try Program.demo()
        for part in ["cur", "new", "tmp"] {
            try FileManager.default.createDirectory(
                atPath: folder.path("Maildir/" + part), withIntermediateDirectories: true)
        }
        let server = try RunningServer(folder, ["--watch", "Maildir"])
        usleep(1_000_000)
        let version = try #require(server.get("/codes").body.firstMatch(of: /data-live="(\d+)"/)).output.1
        try folder.write(
            """
            From: Klangwerk <code@klangwerk.example>
            To: ada.winther@mail.example
            Subject: Your code
            Date: Sat, 17 May 2025 10:00:00 +0000
            Message-ID: <new-code@klangwerk.example>

            Your verification code is 902417. It expires in 10 minutes.

            """, to: "Maildir/tmp/1.M1.host")
        try FileManager.default.moveItem(
            atPath: folder.path("Maildir/tmp/1.M1.host"), toPath: folder.path("Maildir/new/1.M1.host"))
        let start = ContinuousClock.now
        let answer = try server.get("/wait?version=\(version)").body
        #expect(answer.contains("width=\"2\""))
        var isThere = false
        while !isThere, start.duration(to: .now) < .seconds(5) {
            isThere = try server.get("/codes").body.contains("902417")
            if !isThere { usleep(50_000) }
        }
        #expect(isThere && start.duration(to: .now) < .seconds(2))
    }

    @Test("an empty archive says what to do; a file that is none, and a port in use, end the command with one line")
    func faults() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "none.mbox")
        #expect(try Program.run(["import", "none.mbox"], in: folder).status == 1)
        let server = try RunningServer(folder)
        #expect(try server.get("/").body.contains("letterbook import"))
        #expect(try server.get("/statistics").status == 200 && server.get("/search?q=").status == 200)
        let inUse = try Program.run(["serve", "--port", "\(server.port)"], in: folder)
        #expect(inUse.status == 2 && inUse.errorLines.count == 1 && inUse.errors.contains("in use"), "\(inUse.errors)")
        let missing = try Program.run(["serve", "--archive", "nowhere.sqlite"], in: folder)
        #expect(missing.status == 2 && missing.errorLines.count == 1 && missing.errors.contains("no such archive"))
        try folder.write("no database", to: "bad.sqlite")
        #expect(try Program.run(["serve", "--archive", "bad.sqlite"], in: folder).status == 2)
    }

    @Test("a source that is gone leaves the text, and its page says what is out of reach")
    func missingSource() throws {
        let folder = try TemporaryFolder()
        try FileManager.default.copyItem(atPath: Corpus.demo, toPath: folder.path("ada.mbox"))
        #expect(try Program.run(["import", "ada.mbox"], in: folder).status == 0)
        try FileManager.default.removeItem(atPath: folder.path("ada.mbox"))
        let server = try RunningServer(folder)
        let message = try Self.message(server, "from:marta pockets")
        #expect(try server.get(message).body.contains("dress has pockets"))
        #expect(try server.get(message + "/html").body.contains("It has pockets"))
        #expect(try server.get(message + "/raw").body.contains("out of reach"))
        let download = try server.get(message + "/eml")
        #expect(download.status == 503 && download.body.contains("letterbook relocate"))
    }

    @Test("SIGTERM and Ctrl-C end it with status 0", arguments: [SIGTERM, SIGINT])
    func signals(signal: Int32) throws {
        let server = try RunningServer(Program.demo())
        _ = try server.get("/")
        let idle = try server.connect()
        defer { close(idle) }
        #expect(server.end(signal) == 0)
    }

    @Test("each page keeps within the sizes that it is meant to have")
    func sizes() throws {
        let server = try RunningServer(Program.demo())
        #expect(try server.get("/style.css").bytes.count <= 15 << 10)
        #expect(try server.get("/script.js").bytes.count <= 10 << 10)
        for (path, reply) in try server.crawl() where reply["content-type"]?.hasPrefix("text/html") ?? false {
            guard !path.hasSuffix("/html") else { continue }
            #expect(reply.bytes.count <= 60 << 10, "\(path): \(reply.bytes.count)")
            #expect(reply.body.matches(of: /<[a-z]/).count <= 1_500, "\(path)")
        }
    }
}
