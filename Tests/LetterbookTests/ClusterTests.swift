import Foundation
import TestSupport
import Testing

/// The commands that the machines of a cluster run: units of work, their rows, and what joins them again.
@Suite("shards, rows and settle")
struct ClusterTests {
    private static func objects(_ lines: some Sequence<String>) throws -> [[String: Any]] {
        try lines.map { line in
            try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any], "\(line)")
        }
    }

    // MARK: Pieces

    @Test("an mbox in pieces gives what the whole one gives", arguments: ["parse", "classify", "codes"])
    func pieces(command: String) throws {
        let folder = try TemporaryFolder()
        let whole = try Program.run([command, "--json", Corpus.demo], in: folder).lines
        let units = try Self.objects(Program.run(["shards", Corpus.demo, "--size", "300k"], in: folder).lines)
        #expect(units.count == 6)
        var lines: [String] = []
        var totals: [[String: Any]] = []
        for unit in units {
            let range = try #require(unit["range"] as? [String: Any])
            let (start, end) = (try #require(range["start"] as? Int), try #require(range["end"] as? Int))
            let rule = try #require(range["rule"] as? String)
            let read = try Program.run(
                [command, "--json", "--range", "\(start)-\(end)", "--rule", rule, Corpus.demo], in: folder)
            #expect(read.status == 0 && read.errors.isEmpty, "\(read.errors)")
            lines += read.lines.dropLast()
            totals += try Self.objects(read.lines.suffix(1))
        }
        #expect(lines == whole)
        #expect(totals.reduce(0) { $0 + ($1["messages"] as? Int ?? 0) } == whole.count)
        #expect(totals[0]["first"] as? Int == 0)
        for (piece, next) in zip(totals, totals.dropFirst()) {
            #expect(piece["next"] as? Int == next["first"] as? Int)
        }
        #expect(totals[5]["next"] is NSNull)
    }

    @Test("what is no piece is said in one line")
    func noPiece() throws {
        let folder = try TemporaryFolder()
        let rule = ["--rule", "lf,every"]
        let wrong: [(arguments: [String], words: String)] = [
            (["parse", Corpus.demo, "--range", "0-100"], "go together"),
            (["parse", Corpus.demo, "--range", "100-0"] + rule, "such as 0-268435456"),
            (["parse", Corpus.demo, "--range", "0-100", "--rule", "any"], "no rule"),
            (["parse", "--count", Corpus.demo, "--range", "0-100"] + rule, "leave --range away"),
            (["parse", Corpus.demo, Corpus.demo, "--range", "0-100"] + rule, "name one path"),
            (["parse", "-", "--range", "0-100"] + rule, "no file of which a piece can be read"),
            (["parse", "nowhere.mbox", "--range", "0-100"] + rule, "nowhere.mbox"),
            (["classify", Corpus.demo, "--range", "0-100"] + rule, "goes with --json"),
            (["shards", Corpus.demo, "--size", "some"], "no size"), (["shards", "nowhere"], "nowhere"),
            (["rows", "{}", "--json"], "no unit of letterbook shards"), (["rows", "nowhere"], "cannot be read"),
            (["settle", "nothing"], "nothing"),
        ]
        for (arguments, words) in wrong {
            let result = try Program.run(arguments, in: folder)
            #expect(result.status == 2 && result.output.isEmpty, "\(arguments)")
            #expect(result.errors.contains(words), "\(arguments): \(result.errors)")
        }
    }

    // MARK: Rows

    @Test("the rows of all units are the messages of an import, and add up as its ledger does")
    func rows() throws {
        let folder = try TemporaryFolder()
        let mail = [Corpus.demo, Corpus.path("sources")]
        _ = try Program.run(["import", "--archive", "a.sqlite"] + mail, in: folder)
        let places = try Program.run(
            [
                "sql", "--archive", "a.sqlite", "--csv",
                "SELECT lower(hex(coalesce(l.sha256, m.sha256))) FROM ledger l JOIN messages m USING (message_id) ORDER BY 1",
            ], in: folder
        ).lines.dropFirst()
        let ledger = try Self.objects(
            Program.run(["import", "--archive", "again.sqlite", "--json"] + mail, in: folder).lines)
        var ids: [String] = []
        var (messages, bytes) = (0, 0)
        for unit in try Program.run(["shards", "--size", "200k"] + mail, in: folder).lines {
            let read = try Program.run(["rows", "-", "--json"], input: unit, in: folder)
            let rows = try Self.objects(read.lines)
            ids += rows.filter { $0["record"] as? String == "message" }.compactMap { $0["id"] as? String }
            let totals = try #require(rows.last)
            #expect(totals["record"] as? String == "totals")
            messages += try #require(totals["messages"] as? Int) + #require(totals["quarantined"] as? Int)
            bytes += try #require(totals["bytes"] as? Int)
        }
        #expect(Array(Set(ids)).sorted() == Array(Set(places)).sorted())
        #expect(ids.count == places.count)
        #expect(messages == ledger[0]["expected"] as? Int)
        #expect(bytes == ledger[0]["bytes"] as? Int)
    }

    @Test("a row has its message's bytes where they are wanted")
    func raw() throws {
        let folder = try TemporaryFolder()
        let path = Corpus.path("sources/letters/1.eml")
        let unit = try Program.run(["shards", path], in: folder).output
        let row = try #require(
            try Self.objects(Program.run(["rows", "-", "--raw"], input: unit, in: folder).lines).dropFirst().first)
        #expect(Data(base64Encoded: row["raw"] as? String ?? "") == FileManager.default.contents(atPath: path))
        #expect(row["schema"] as? Int == 1)
    }

    @Test("an import of rows makes the archive that an import of the mail makes")
    func importOfRows() throws {
        let folder = try TemporaryFolder()
        let mail = [Corpus.demo, Corpus.path("sources/maildir"), Corpus.path("sources/mh")]
        let units = try Program.run(["shards", "--size", "200k"] + mail, in: folder).lines
        #expect(units.count > 5)
        let rows = try units.map { try Program.run(["rows", "-", "--raw"], input: $0, in: folder).output }.joined()
        try folder.write(rows, to: "rows.ndjson")
        let direct = try Program.run(["import", "--archive", "direct.sqlite"] + mail, in: folder)
        let importRows = ["import", "--json", "--archive", "rows.sqlite", "--no-store-raw", "--from-rows"]
        let told = try Program.run(importRows + ["rows.ndjson"], in: folder)
        #expect(direct.status == 0 && told.status == 0, "\(told.errors)")
        #expect(try Program.differences("direct.sqlite", "rows.sqlite", in: folder) == [])
        let again = try Program.run(importRows + ["-"], input: rows, in: folder)
        let ledger = try #require(try Self.objects(again.lines).first)
        #expect(ledger["unchanged"] as? Int == ledger["expected"] as? Int && ledger["bytes"] as? Int == 0)
        #expect(try Program.run(["verify", "--archive", "rows.sqlite"], in: folder).status == 0)
    }

    @Test("rows that end early leave what was read, and no file that counts as whole")
    func rowsCutShort() throws {
        let folder = try TemporaryFolder()
        let unit = try Program.run(["shards", Corpus.demo], in: folder).output
        let rows = try Program.run(["rows", "-", "--raw"], input: unit, in: folder).lines
        let half = rows.prefix(101).joined(separator: "\n")
        let command = ["import", "--json", "--archive", "a.sqlite", "--from-rows", "-"]
        let first = try Program.run(command, input: half, in: folder)
        #expect(first.output.contains(#""expected":100"#) && first.output.contains(#""isComplete":false"#))
        let broken = try Program.run(command, input: half + "\n{\"record\":", in: folder)
        #expect(broken.status == 2 && broken.errors.contains("line 102"), "\(broken.errors)")
        let whole = try Program.run(command, input: rows.joined(separator: "\n"), in: folder)
        #expect(whole.output.contains(#""expected":339"#) && whole.output.contains(#""isComplete":true"#))
        // Its source is not needed: the archive has the bytes.
        let verified = try Program.run(["verify", "--archive", "a.sqlite"], in: folder)
        #expect(verified.status == 0 && verified.output.contains("by what the archive keeps"), "\(verified.output)")
    }

    @Test("an import of a result says what it lacks, and of what sources it takes one")
    func importOfResult() throws {
        let folder = try TemporaryFolder()
        let wrong: [(arguments: [String], words: String)] = [
            ([], "either PATHs, or --from-parquet"), (["a", "--from-rows", "b"], "either PATHs, or --from-parquet"),
            (["--from-rows", "nowhere"], "cannot be read"), (["--from-parquet", "nowhere"], "holds no rows"),
            (["a", "--part", "b"], "goes with --from-parquet"),
        ]
        for (arguments, words) in wrong {
            let result = try Program.run(["import"] + arguments, in: folder)
            #expect(result.status == 2 && result.errors.contains(words), "\(arguments): \(result.errors)")
        }
        try FileManager.default.createDirectory(
            atPath: folder.path("result/rows"), withIntermediateDirectories: true)
        let command = ["import", "--from-parquet", "result"]
        let without = try Program.run(command, in: folder, environment: ["PATH": folder.path("")])
        #expect(without.status == 2 && without.errors.contains("needs letterbook-spark"), "\(without.errors)")
        #expect(!FileManager.default.fileExists(atPath: folder.path("letterbook.sqlite")))
        // Another program in its place: what it prints is read, and its failure is told.
        try folder.write("#!/bin/sh\necho '{\"record\":\"totals\"}'\nexit 3\n", to: "letterbook-spark")
        chmod(folder.path("letterbook-spark"), 0o755)
        let failing = try Program.run(command, in: folder, environment: ["PATH": folder.path("") + ":/bin:/usr/bin"])
        #expect(failing.status == 2 && failing.errors.contains("could not read all of it"), "\(failing.errors)")
    }

    // MARK: What depends on other messages

    /// - Returns: the answers by id.
    private func settle(_ step: String, _ lines: [String]) throws -> [String: [String: Any]] {
        let folder = try TemporaryFolder()
        let result = try Program.run(["settle", step], input: lines.joined(separator: "\n"), in: folder)
        #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
        let answers = try Self.objects(result.lines).map { ($0["id"] as? String ?? "", $0) }
        return Dictionary(answers) { first, _ in first }
    }

    @Test("a message's category by what is known of its author, and its conversation without the owner")
    func settledMessages() throws {
        let owner = #""owner":["me@x.example"]"#
        let verdict = #"{\"flags\":[],\"reasons\":[[\"personal.text\",\"hello\",[0,0,0,0,12]]]}"#
        let answers = try settle(
            "messages",
            [
                #"{"id":"1","verdict":"\#(verdict)","author":"bo@x.example","people":["bo@x.example","me@x.example"],"labels":[],"isAnswered":true,\#(owner)}"#,
                #"{"id":"2","verdict":"\#(verdict)","author":"me@x.example","people":["bo@x.example","me@x.example"],\#(owner)}"#,
                #"{"id":"3","verdict":"\#(verdict)","author":"shop@x.example","people":["me@x.example","shop@x.example"],"labels":["Category Promotions"],\#(owner)}"#,
            ])
        #expect(answers["1"]?["knowledge"] as? String == "answered")
        #expect(answers["2"]?["isOutgoing"] as? Bool == true)
        #expect(answers["1"]?["conversationKey"] as? String == "v1\0people\0bo@x.example")
        #expect(answers["1"]?["participantHash"] as? String == answers["2"]?["participantHash"] as? String)
        #expect(answers["3"]?["knowledge"] as? String == "label:newsletter")
    }

    @Test("mail of an author that is laid out alike, and none of others")
    func settledLayouts() throws {
        let lines = (1...6).map { number in
            let author = number < 5 ? "a@x.example" : "b@x.example"
            return
                #"{"id":"\#(number)","author":"\#(author)","skeleton":77,"keys":[\#(number * 8)],"looksPersonal":\#(number != 2)}"#
        }
        #expect(try settle("alike", lines).keys.sorted() == ["1", "3", "4"])
        #expect(try settle("alike", lines)["3"]?["isOneWay"] as? Bool == true)
        let small = lines.map { $0.replacing("\"skeleton\":77,", with: "") }
        #expect(try settle("alike", small)["4"]?["isAlike"] as? Bool == false)
        let answered = small.map { $0.replacing("[24]", with: "[24,12]") }
        #expect(try settle("alike", answered).isEmpty)
    }

    @Test("addresses that are lists' by the letters to them, and none to which one person writes")
    func settledLists() throws {
        func line(_ id: Int, _ author: String, answers: Int? = nil, isSole: Bool = true, to: String = "all@x.example")
            -> String
        {
            let keys = Self.keys(id, answers: answers.map { [$0] } ?? [])
            return
                #"{"id":"\#(id)","address":"\#(to)","author":"\#(author)","isOutgoing":false,"keys":\#(keys),"isSole":\#(isSole)}"#
        }
        let debate = [
            line(1, "bo@x.example"), line(2, "al@x.example", answers: 1, isSole: false), line(3, "cy@x.example"),
            line(4, "bo@x.example", answers: 3),
        ]
        let other = [
            line(5, "bo@x.example", to: "cy@x.example"), line(6, "al@x.example", answers: 5, to: "cy@x.example"),
        ]
        #expect(try settle("lists", debate + other).values.map { $0["address"] as? String } == ["all@x.example"])
        #expect(try settle("lists", Array(debate.dropLast()) + other).isEmpty)
    }

    @Test("copies of one letter, and another letter under its Message-ID")
    func settledCopies() throws {
        func line(_ id: String, _ preview: String, _ time: Int) -> String {
            #"{"id":"\#(id)","messageId":"m@x","author":"a@x","baseSubject":"s","preview":"\#(preview)","sentSeconds":\#(time)}"#
        }
        let answers = try settle(
            "copies", [line("1", "Hello", 0), line("2", "Hello", 60), line("3", "Other", 90), line("4", "Hello", 900)])
        #expect(answers.mapValues { $0["duplicateOf"] as? String } == ["2": "1"])
    }

    /// Keys of a message, by names of messages: its own, those that it refers to, and a subject.
    private static func keys(_ own: Int, answers: [Int] = [], topic: Int? = nil, isReply: Bool = false) -> String {
        let keys = [own << 3] + answers.map { $0 << 3 | 1 } + (topic.map { [$0 << 3 | (isReply ? 4 : 5)] } ?? [])
        return "[" + keys.map(String.init).joined(separator: ",") + "]"
    }

    @Test("what messages of a thread answer, also where one is missing or guessed")
    func settledThreads() throws {
        let lines = [
            #"{"id":"a","thread":"1","keys":\#(Self.keys(1, topic: 9))}"#,
            #"{"id":"b","thread":"1","keys":\#(Self.keys(2, answers: [1, 7]))}"#,
            #"{"id":"c","thread":"1","keys":\#(Self.keys(3, topic: 9, isReply: true)),"guess":"a"}"#,
            #"{"id":"d","thread":"2","keys":\#(Self.keys(4, topic: 9, isReply: true))}"#,
        ]
        let answers = try settle("threads", lines)
        #expect(answers["a"]?["parent"] is NSNull && answers["a"]?["namesNothing"] as? Bool == false)
        #expect(answers["b"]?["parent"] as? String == "a" && answers["b"]?["missingParents"] as? Int == 1)
        #expect(answers["c"]?["parent"] as? String == "a" && answers["c"]?["parentLink"] as? String == "subject")
        #expect(answers["d"]?["parent"] is NSNull && answers["d"]?["namesNothing"] as? Bool == true)
    }

    @Test("a reply that names nothing answers the latest letter to its author")
    func settledReplies() throws {
        func line(_ id: String, _ author: String, _ date: Int, isReply: Bool = false) -> String {
            #"{"id":"\#(id)","topic":"t","thread":"\#(id)","date":\#(date),"author":"\#(author)","recipients":["a@x","b@x"],"namesNothing":\#(isReply)}"#
        }
        let lines = [
            line("1", "a@x", 0), line("2", "a@x", 60), line("3", "b@x", 70), line("4", "b@x", 90, isReply: true),
        ]
        #expect(try settle("replies", lines).mapValues { $0["guess"] as? String } == ["4": "2"])
    }

    @Test("the owner by counts, a list's address aside")
    func settledOwner() throws {
        let folder = try TemporaryFolder()
        let counts = #"[{"email":"me@x.example","messages":9},{"email":"dev@lists.example","messages":8}]"#
        let line =
            #"{"sentAuthors":[],"deliveries":\#(counts),"listDeliveries":[],"recipients":[],"recipientMail":0,"lists":["dev.lists.example"]}"#
        let result = try Program.run(["settle", "owner"], input: line, in: folder)
        let found = try Self.objects(result.lines)
        #expect(found.map { $0["email"] as? String } == ["me@x.example"])
    }

    @Test("a line of another step ends it with the line's number")
    func foreignLine() throws {
        let folder = try TemporaryFolder()
        let result = try Program.run(
            ["settle", "copies"],
            input: #"{"id":"1","messageId":"m","author":"a","baseSubject":"","preview":"","sentSeconds":1}"# + "\n{}\n",
            in: folder)
        #expect(result.status == 2 && result.errors.contains("line 2"), "\(result.errors)")
    }
}
