import Foundation
import TestSupport
import Testing

@Suite("On a terminal", .enabled(if: FileManager.default.isExecutableFile(atPath: Program.script)))
struct TerminalTests {
    private static let demo = Result { () throws -> TemporaryFolder in
        let folder = try Program.demo()
        folder.removeAtExit()
        return folder
    }

    private func show(_ arguments: [String], _ environment: [String: String], in folder: TemporaryFolder? = nil) throws
        -> [String]
    {
        let terminal = ["TERM": "xterm", "LINES": "24", "LC_ALL": "C.UTF-8"].merging(environment) { $1 }
        return try Program.runOnTerminal(arguments, in: folder ?? Self.demo.get(), environment: terminal)
            .split(whereSeparator: \.isNewline).map(String.init)
    }

    @Test("output longer than the terminal goes through the pager, shorter output and that of --no-pager does not")
    func pager() throws {
        let pager = ["LETTERBOOK_PAGER": "sed 's/^/paged /'", "PAGER": "false"]
        let long = try show(["conversations", "--color", "never"], pager)
        #expect(long.count > 24 && long.allSatisfy { $0.hasPrefix("paged ") })
        // Remarks go with it, so that they do not stand in the middle of the page.
        #expect(long.last == "paged * unread  + with a file")
        let short = try show(["conversations", "--limit", "3"], pager)
        #expect(short.count == 4 && !short.joined().contains("paged"))
        let plain = try show(["conversations", "--no-pager", "--color", "never"], pager)
        #expect(plain.map { "paged " + $0 } == long)
        #expect(try show(["conversations"], ["PAGER": "sed 's/^/other /'"]).allSatisfy { $0.hasPrefix("other ") })
        #expect(try show(["conversations"], ["TERM": "dumb", "PAGER": "false"]).count > 24)
    }

    @Test("a pager that ends early ends the command without complaint")
    func earlyEnd() throws {
        #expect(try show(["search"], ["PAGER": "head -n 2"]).count == 2)
        let result = try Program.resultOnTerminal(
            ["search"], in: Self.demo.get(), environment: ["TERM": "xterm", "LINES": "24", "PAGER": "head -n 2"])
        #expect(result.status == 0)
    }

    @Test("what is read to its end in a pager keeps the command's exit status", arguments: ["cat -", "sed s/a/b/"])
    func status(pager: String) throws {
        let folder = try TemporaryFolder()
        let environment = ["TERM": "xterm", "LINES": "2", "PAGER": pager]
        let fault = try Program.resultOnTerminal(
            ["codes", Corpus.demo, "nosuchfile.mbox"], in: folder, environment: environment)
        #expect(fault.status == 2 && fault.output.contains("nosuchfile.mbox"))
        let failed = try Program.resultOnTerminal(
            ["search", "nosuchword"], in: Self.demo.get(), environment: environment)
        #expect(failed.status == 1)
    }

    @Test(
        "without the pager that is asked for, output is there as ever",
        arguments: ["nosuchpager", "/no/such -R", "  ", "cat "])
    func noPager(pager: String) throws {
        let lines = try show(["conversations", "--color", "never"], ["PAGER": pager])
        let plain = try show(["conversations", "--color", "never", "--no-pager"], [:])
        let remark = pager.contains("such") ? 1 : 0
        #expect(lines.filter { !$0.hasPrefix("letterbook: the pager") } == plain && lines.count == plain.count + remark)
    }

    @Test("--color says whether there is colour, whatever the environment says")
    func colour() throws {
        func isColoured(_ choice: [String], _ environment: [String: String]) throws -> Bool {
            try show(["conversations", "--limit", "1"] + choice, environment).joined().contains("\u{1B}[2m")
        }
        #expect(try isColoured([], [:]) && isColoured(["--color", "auto"], [:]))
        #expect(try !isColoured([], ["NO_COLOR": "1"]) && isColoured(["--color", "always"], ["NO_COLOR": "1"]))
        #expect(try !isColoured(["--color", "never"], [:]))
        let piped = try Program.run(["conversations", "--limit", "1", "--color", "always"], in: Self.demo.get())
        #expect(piped.output.contains("\u{1B}[2m"))
    }

    @Test("a long conversation opens at its newest messages, and says how to go on")
    func newest() throws {
        let folder = try TemporaryFolder()
        let box = (1...120).map { number in
            """
            From a Mon Jan  1 00:00:00 2024
            From: p@x.example
            To: q@x.example
            Subject: Letter \(number)
            Date: Mon, 1 Jan 2024 \(number / 60 < 10 ? "0" : "")\(number / 60):\(number % 60 < 10 ? "0" : "")\(number % 60):00 +0000
            Message-ID: <\(number)@x.example>

            This is \(number).


            """
        }.joined()
        try folder.write(box, to: "box.mbox")
        _ = try Program.run(["import", "--owner", "q@x.example", "box.mbox"], in: folder)
        let id = try Program.run(["conversations", "--columns", "id"], in: folder).lines[0]
        func numbers(_ lines: [String]) -> [Int] {
            lines.compactMap { $0.contains("This is") ? Int($0.filter(\.isNumber)) : nil }
        }
        let shown = try show(["show", id], ["PAGER": ""], in: folder)
        #expect(numbers(shown) == Array(71...120))
        let hint = try #require(shown.first { $0.contains("earlier messages") })
        #expect(hint.contains("[70 earlier messages: --offset 20 --limit 50 shows"))
        #expect(
            numbers(try show(["show", id, "--offset", "20", "--limit", "50"], ["PAGER": ""], in: folder))
                == Array(21...70))
        #expect(numbers(try show(["show", id, "--all"], ["PAGER": ""], in: folder)) == Array(1...120))
        #expect(numbers(try Program.run(["show", id], in: folder).lines) == Array(1...120))
        let newest = try Program.run(["show", id, "--reverse", "--limit", "2"], in: folder).lines
        #expect(numbers(newest) == [120, 119])
    }

    @Test("web addresses are links where the terminal has them and no pager stands between")
    func links() throws {
        let arguments = ["newsletters", "--color", "never"]
        let linked = try show(arguments + ["--limit", "1"], ["VTE_VERSION": "7000"]).joined()
        let address = try #require(
            linked.firstMatch(of: /\u{1B}\]8;id=\d+;(https:[^\u{1B}]+)\u{1B}\\(https:[^\u{1B}]+)\u{1B}\]8;;\u{1B}\\/))
        #expect(address.1 == address.2)
        #expect(try !show(arguments + ["--limit", "1"], [:]).joined().contains("\u{1B}]8"))
        let paged = try show(arguments, ["VTE_VERSION": "7000", "PAGER": "cat -"]).joined()
        #expect(paged.contains(address.1) && !paged.contains("\u{1B}]8"))
    }
}

@Suite("A listing")
struct ListingTests {
    private func lines(_ arguments: String...) throws -> [String] {
        try Program.run(arguments, in: Program.demo()).lines
    }

    @Test("has the columns that are asked for, in text, JSON and as a table, which agree")
    func columns() throws {
        let text = try lines("conversations", "--limit", "4", "--columns", "id,title,messageCount,participants")
        let table = try lines(
            "conversations", "--limit", "4", "--csv", "--columns", "id,title,messageCount,participants")
        let objects = try lines("conversations", "--limit", "4", "--json").map {
            try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
        #expect(table[0] == "id,title,messageCount,participants" && text.count == 4 && table.count == 5)
        for (line, object) in zip(text, objects) {
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            let people = try #require(object["participants"] as? [[String: Any]])
            let addresses = people.map { person in
                let email = person["email"] as? String ?? ""
                return (person["name"] as? String).map { "\($0) <\(email)>" } ?? email
            }
            #expect(
                cells == [
                    object["id"] as? String, object["title"] as? String, String(object["messageCount"] as? Int ?? -1),
                    addresses.joined(separator: ", "),
                ])
        }
        let chosen = try lines("search", "--limit", "1", "--json", "--columns", "isUnread,subject,labels")
        let whole = try lines("search", "--limit", "1", "--json")
        let object = try #require(try JSONSerialization.jsonObject(with: Data(whole[0].utf8)) as? [String: Any])
        #expect(chosen[0].hasPrefix("{\"isUnread\":\(object["isUnread"] as? Bool == true),\"subject\":\""))
        #expect(chosen[0].hasSuffix("\"labels\":[]}") || (object["labels"] as? [String])?.isEmpty == false)
    }

    @Test(
        "never cuts what people copy from it",
        .enabled(if: FileManager.default.isExecutableFile(atPath: Program.script)))
    func uncut() throws {
        let folder = try Program.demo()
        let object = try Program.run(["newsletters", "--limit", "1", "--json"], in: folder).output
        let address = try #require(object.split(separator: "\"").first { $0.hasPrefix("https://") })
        let shown = try Program.runOnTerminal(
            ["newsletters", "--limit", "1"], in: folder, environment: ["TERM": "dumb", "COLUMNS": "40"])
        #expect(shown.contains(address) && !shown.contains(" messages"))
    }

    @Test(
        "has a table whose cells are the values of its JSON",
        arguments: [
            ["codes", "code", "provider", "template"], ["duplicates", "path", "offset"],
            ["ledger", "path", "imported"],
            ["ledger ada.mbox", "offset", "state"], ["people", "name"], ["newsletters", "sender", "listId"],
            ["conversations changes", "number", "action"],
        ])
    func tables(arguments: [String]) throws {
        let folder = try Program.demo()
        if arguments[0].hasSuffix("changes") {
            let ids = try Program.run(["conversations", "--columns", "id", "--limit", "2"], in: folder).lines
            #expect(try Program.run(["conversations", "merge"] + ids, in: folder).status == 0)
        }
        let command = arguments[0].split(separator: " ").map(String.init)
        let rows = try Program.run(command + ["--csv"], in: folder).lines.map {
            $0.split(separator: ",").map(String.init)
        }
        let objects = try Program.run(command + ["--json"], in: folder).output
        #expect(rows.count > 1)
        for column in arguments.dropFirst() {
            let index = try #require(rows[0].firstIndex(of: column))
            for row in rows.dropFirst() where row.count == rows[0].count && !row[index].isEmpty {
                #expect(objects.contains(row[index]))
            }
        }
    }

    @Test("names the columns there are where one does not exist")
    func unknownColumn() throws {
        let result = try Program.run(["people", "--columns", "nmae"], in: Program.demo())
        #expect(result.status == 2 && result.errors.contains("no column 'nmae': name, names, addresses"))
    }

    @Test("ends each item in NUL where --null asks for it")
    func null() throws {
        let ids = try Program.run(["search", "--limit", "3", "--null", "--columns", "id"], in: Program.demo()).output
        #expect(ids.split(separator: "\0").map(\.count) == [64, 64, 64] && !ids.contains("\n"))
        let objects = try Program.run(["search", "--limit", "3", "-0", "--json"], in: Program.demo()).output
        #expect(objects.split(separator: "\0").count == 3 && !objects.contains("\n"))
        #expect(try Program.run(["search", "--null"], in: Program.demo()).status == 2)
    }

    @Test(
        "is turned around by --reverse, pages included",
        arguments: [
            "search", "search --sort rank you", "conversations", "conversations --sort title",
            "conversations --sort count",
            "people", "people --sort name", "people after:2018", "newsletters", "newsletters --sort size",
            "attachments",
            "attachments --sort size", "attachments --sort name", "trackers", "trackers --sort date", "duplicates",
            "codes",
        ])
    func reverse(_ command: String) throws {
        let folder = try Program.demo()
        let words = command.split(separator: " ").map(String.init)
        let all = try Program.run(words + ["--json"], in: folder).lines
        let reversed = try Program.run(words + ["--json", "--reverse"], in: folder).lines
        #expect(all.count > 3 && reversed == all.reversed())
        let page = try Program.run(words + ["--json", "--reverse", "--limit", "2", "--offset", "1"], in: folder).lines
        #expect(page == Array(reversed.dropFirst().prefix(2)))
    }

    @Test(
        "refuses options that would change nothing",
        arguments: [
            ["search", "--count", "--columns", "id"], ["search", "--count", "--reverse"],
            ["attachments", "-o", "x", "--json"],
            ["attachments", "-o", "x", "--columns", "name"], ["show", "12493f98", "--reverse"],
            ["show", "12493f98", "--thread", "--reverse"], ["show", "12493f98", "--all"],
            ["show", "ef9dc5ab", "--thread", "--quotes"], ["manual", "-o", ""], ["codes", Corpus.demo, "--reverse"],
        ])
    func refused(_ arguments: [String]) throws {
        let result = try Program.run(arguments, in: Program.demo())
        #expect(result.status == 2 && result.output.isEmpty && !result.errors.isEmpty)
    }

    @Test("of words in any form ranks those with another form as well")
    func rankedForms() throws {
        let ranked = try lines("search", "--sort", "rank", "hour~", "--columns", "id")
        let others = try lines("search", "hour~ -hour", "--columns", "id")
        #expect(ranked.count > others.count && others.count > 1 && Array(ranked.suffix(others.count)) != others)
    }

    @Test("a width that no terminal has is cut short")
    func hugeWidth() throws {
        let result = try Program.run(
            ["stats"], in: Program.demo(), environment: ["COLUMNS": "9223372036854775807"])
        #expect(result.status == 0 && result.output.utf8.count < 2_000_000)
    }

    @Test("is sorted as it says")
    func sorting() throws {
        func values<Value>(_ key: String, _ arguments: String...) throws -> [Value] {
            try Program.run(arguments + ["--json"], in: Program.demo()).lines.compactMap {
                (try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])?[key] as? Value
            }
        }
        let sizes: [Int] = try values("size", "attachments", "--sort", "size")
        #expect(sizes.count > 5 && sizes == sizes.sorted(by: >))
        let names: [String] = try values("name", "attachments", "--sort", "name")
        #expect(names == names.sorted { $0.lowercased() < $1.lowercased() })
        let vendors: [String] = try values("vendor", "trackers", "--sort", "name")
        #expect(vendors.count > 3 && vendors == vendors.sorted())
        let dates: [String] = try values("lastAt", "trackers", "--sort", "date")
        #expect(dates == dates.sorted(by: >))
    }

    @Test("--since is after: of the search language, in every command with a query")
    func since() throws {
        for command in ["search", "conversations", "people", "newsletters", "attachments", "trackers", "duplicates"] {
            #expect(
                try lines(command, "--json", "--since", "2021") == lines(command, "--json", "after:2021"), "\(command)")
        }
        #expect(
            try lines("search", "--count", "from:bo OR from:marta", "--since", "2020")
                == lines("search", "--count", "(from:bo OR from:marta) after:2020"))
        #expect(try lines("codes", "--json", "--since", "2022") == lines("codes", "--json", "--query", "after:2022"))
        #expect(try Program.run(["search", "--since", "2020 OR x"], in: Program.demo()).status == 2)
        #expect(try Program.run(["search", "--since", "soon"], in: Program.demo()).status == 2)
    }

    @Test("of a conversation's threads is drawn as trees")
    func trees() throws {
        let folder = try Program.demo()
        let id = try Program.run(
            ["conversations", "list:tidewater-dev", "--columns", "id", "--sort", "count"], in: folder
        ).lines[0]
        let drawn = try Program.run(
            ["show", id, "--thread", "--limit", "1"], in: folder, environment: ["COLUMNS": "60"]
        ).lines
        #expect(
            drawn == [
                "Development of the Tidewater library",
                "35 messages in 6 threads, 1 unread, list, ef9dc5ab5b86",
                "[tidewater-dev] Ebeltoft Vig: six days of hand …  7 messages",
                "me  2014-08-02  12493f98  Hello, I'm new here. I study acou…",
                "├─ Pierre-Yves Le Goff  2014-08-02  6e12d09e  Très bien. At…",
                "└─ Greg Olafsen  2014-08-02  1740e852  Welcome. In my exper…",
                "   └─ me  2014-08-03  a4e7a079  M2 alone: 24 minutes late. …",
                "      └─ Greg Olafsen  2014-08-03  74a90b61  You read it ri…",
                "         └─ Dieuwke Bakker  2014-08-04  25867c7f  Nice! Cou…",
                "            └─ me  2014-08-04  037cff57  Yes please. I'd su…",
            ])
        let plain = try Program.run(["show", id, "--thread"], in: folder, environment: ["LC_ALL": "C"])
        #expect(plain.output.contains("\n|- Pierre-Yves Le Goff") && plain.output.contains("\n   `- me"))
        let messages = try Program.run(["show", id, "--thread", "--json"], in: folder).lines
        #expect(messages.count >= 35)
    }
}
