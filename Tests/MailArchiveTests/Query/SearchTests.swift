import TestSupport
import Testing

@testable import MailArchive

@Suite("The search language: what is found")
struct SearchTests {
    private static let letters: [String] = [
        letter(1, subject: "Board meeting", body: "The café opens at noon. Invoice attached."),
        letter(2, from: "Ada Winther <ada@example.net>", subject: "Résumé", body: "meeting board, in another order"),
        letter(3, subject: "会議のお知らせ", body: "東京都で会議があります。"),
        letter(4, subject: "Привет", body: "Встреча в Москве"),
        letter(
            5, from: "news@example.com", subject: "Großes Angebot", body: "CORE-TEXT 100% off",
            extra: "List-Id: The news <news.example.com>\n"),
        letter(
            6, to: "me@example.org, cy@example.net", subject: "안녕하세요", body: "회의는 서울에서 합니다",
            extra: "Content-Language: en, ko-KR\n"),
        letter(7, subject: "สวัสดี", body: "ประชุมวันจันทร์"),
    ]

    private func archive(_ folder: TemporaryFolder) async throws -> Archive {
        try await Archive.importing(
            [try folder.write(mbox(Self.letters), to: "Work.mbox")], in: folder, owner: ["me@example.org"]
        ).archive
    }

    @Test(
        "every script, any case, any accent",
        arguments: [
            ("cafe", [1]), ("CAFÉ", [1]), ("resume", [2]), ("\"board meeting\"", [1]), ("board meeting", [1, 2]),
            ("会議", [3]), ("京都", [3]),
            ("東", [3]), ("東京都で", [3]), ("москве", [4]), ("서울", [6]), ("서", [6]), ("จันทร์", [7]), ("core-text", [5]),
            ("100%", [5]),
            ("grosses", [5]), ("großes", [5]), ("GROẞES", [5]), ("grases", []), ("invo*", [1]), ("invo", []),
            ("大阪", []), ("noon OR москве", [1, 4]),
            ("meeting -café", [2]),
            ("(noon OR москве) -café", [4]), ("cafe\u{301}", [1]), ("ＮＯＯＮ", [1]),
            ("\u{1109}\u{1165}\u{110B}\u{116E}\u{11AF}", [6]),
        ])
    func words(_ row: (query: String, numbers: [Int])) async throws {
        let folder = try TemporaryFolder()
        #expect(try await numbers(row.query, folder) == row.numbers)
    }

    @Test(
        "fields",
        arguments: [
            ("from:winther", [2]), ("from:ada@example.net", [2]), ("from:ADA", [2]), ("to:cy", [6]),
            ("with:cy@example.net", [6]),
            ("subject:board", [1]), ("body:board", [2]), ("text:noon", [1]), ("list:news.example.com", [5]),
            ("in:Work", [1, 2, 3, 4, 5, 6, 7]),
            ("in:work from:ada", [2]), ("in:other", []), ("after:2024-01-01 before:2024-01-03 from:ada", [2]),
            ("before:2023", []), ("on:2023", []),
            ("id:letter-4@example.org", [4]), ("larger:10M", []), ("smaller:10k from:ada", [2]), ("lang:ko", [6]),
            ("lang:en", [6]), ("lang:k", []),
            ("is:group", [6]),
            ("thread:letter-4@example.org", [4]), ("diag:limit", []), ("has:html", []), ("filename:x", []),
            ("type:text from:ada", [2]),
            ("label:none", []), ("is:unread", []), ("category:personal from:ada", [2]),
            ("list:news@example.com", [5]), ("list:<news.example.com>", [5]), ("from:<ada@example.net>", [2]),
            ("-with:bo@example.org", [2, 5]), ("-list:news", [1, 2, 3, 4, 6, 7]), ("-subject:\"!!\" from:ada", [2]),
            ("body:\"%\"", [5]), ("subject:\"%\"", []), ("\"%\"", [5]),
        ])
    func fields(_ row: (query: String, numbers: [Int])) async throws {
        let folder = try TemporaryFolder()
        #expect(try await numbers(row.query, folder) == row.numbers)
    }

    @Test("messages, threads and conversations are found by the first digits of their ids, in either case")
    func hashes() async throws {
        let folder = try TemporaryFolder()
        let archive = try await archive(folder)
        for message in try archive.messages(.all) {
            let conversation = try #require(message.conversation)
            for digits in [6, 7, 64] {
                let prefix = String(message.id.hex.prefix(digits))
                for query in ["id:\(prefix)", "thread:\(prefix)", "id:\(prefix.uppercased())"] {
                    #expect(try archive.messages(SearchQuery(query)).map(\.id) == [message.id], "\(query)")
                }
            }
            for digits in [6, 11] {
                let found = try archive.messages(SearchQuery("conversation:\(conversation.prefix(digits))"))
                #expect(found.contains { $0.id == message.id } && found.allSatisfy { $0.conversation == conversation })
            }
        }
        #expect(try archive.count(SearchQuery("id:\(String(repeating: "0", count: 65))")) == 0)
    }

    @Test(
        "values that no field knows are refused with the nearest",
        arguments: [
            ("is:flaged", "is:flagged"), ("has:attachmnet", "has:attachment"), ("category:person", "category:personal"),
            ("after:someday", "no date"),
            ("larger:big", "no size"), ("larger:999999999999G", "no size"),
        ])
    func unknown(_ row: (query: String, message: String)) async throws {
        let folder = try TemporaryFolder()
        let archive = try await archive(folder)
        #expect { try archive.count(SearchQuery(row.query)) } throws: { "\($0)".contains(row.message) }
    }

    @Test(
        "quotes, wildcards and SQL in a term are only text",
        arguments: ["'; DROP TABLE messages; --", "\" OR 1=1", "%", "_", "*", "\\", "a\"b"])
    func hostile(_ term: String) async throws {
        let folder = try TemporaryFolder()
        let archive = try await archive(folder)
        for field in ["", "from:", "subject:", "filename:", "list:", "id:"] {
            _ = try? archive.count(SearchQuery(field + term))
        }
        #expect(try archive.int("SELECT count(*) FROM messages") == Self.letters.count)
    }

    private func numbers(_ query: String, _ folder: TemporaryFolder) async throws -> [Int] {
        let found = try await archive(folder).messages(SearchQuery(query))
        let ids = found.compactMap { $0.messageID?.split(separator: "-").last?.split(separator: "@").first }
        return ids.compactMap { Int($0) }.sorted()
    }
}

@Suite("Gmail's operators")
struct GmailOperatorTests {
    private func archive(
        _ boxes: [String: String], _ folder: TemporaryFolder, owner: [String] = ["me@example.org"]
    ) async throws -> Archive {
        let paths = try boxes.map { try folder.write($0.value, to: $0.key) }.sorted()
        return try await Archive.importing(paths, in: folder, owner: owner).archive
    }

    private func found(_ query: String, _ archive: Archive) throws -> [String] {
        try archive.messages(SearchQuery(query)).compactMap(\.subject).sorted()
    }

    private let boxes = [
        "Posteingang.mbox": mbox([letter(1, subject: "in")]),
        "Gesendet.mbox": mbox([letter(2, from: "me@example.org", to: "bo@example.org", subject: "out")]),
        "Küche.mbox": mbox([letter(3, subject: "kitchen")]),
        "All mail.mbox": mbox([
            letter(
                4, subject: "label",
                extra: "X-Gmail-Labels: =?utf-8?Q?Doru=C4=8Den=C3=A1_po=C5=A1ta,Nep=C5=99e=C4=8Dten=C3=A9?=\n"),
            letter(5, subject: "read", extra: "X-Gmail-Labels: Archiviert\n"),
        ]),
    ]

    @Test("find an address in each of its spellings")
    func spellings() async throws {
        let folder = try TemporaryFolder()
        let senders = [
            "ada.bell@gmail.com", "adabell@googlemail.com", "adabel@gmail.com", "ada.bell@example.net",
            "adabell@gmail.com.example",
        ]
        let letters = senders.enumerated().map { letter($0, from: $1, subject: $1) }
        let archive = try await archive(["a.mbox": mbox(letters)], folder)
        for spelling in ["ada.bell@gmail.com", "a.dabell@gmail.com", "Ada.B.ell@googlemail.com"] {
            #expect(try found("from:\(spelling)", archive) == senders[0..<2].sorted(), "\(spelling)")
        }
        #expect(try found("from:ada.bell@example.net", archive) == [senders[3]])
        #expect(try found("from:ada.bell+tag@gmail.com", archive) == [])
        #expect(try found("from:adabell@example.net", archive) == [])
    }

    @Test(
        "find files by kind, whatever media type they have",
        arguments: [
            ("has:image", ["foto.JPG"]), ("has:audio", ["song.mp3"]), ("has:pdf", ["x"]), ("has:video", []),
            ("has:calendar", ["tea.ics"]),
        ])
    func kinds(query: String, names: [String]) async throws {
        let folder = try TemporaryFolder()
        let files = [
            ("application/octet-stream", "foto.JPG"), ("application/x-unknown", "song.mp3"), ("application/x-pdf", "x"),
            ("application/octet-stream", "tea.ics"),
        ]
        let letters = files.enumerated().map { number, file in
            let head = letter(number, subject: file.1).split(separator: "Content-Type")[0]
            return head + "Content-Type: \(file.0); name=\(file.1)\nContent-Disposition: attachment\n\nx\n"
        }
        let archive = try await archive(["a.mbox": mbox(letters.map(String.init))], folder)
        #expect(try found(query, archive) == names)
    }

    @Test("find mailboxes and labels of any language, and people")
    func mailboxes() async throws {
        let folder = try TemporaryFolder()
        let archive = try await archive(boxes, folder)
        for (query, subjects) in [
            ("in:inbox", ["in", "label"]), ("in:sent", ["out"]),
            ("in:anywhere", ["in", "kitchen", "label", "out", "read"]),
            ("in:küche", ["kitchen"]), ("in:KU\u{308}CHE", ["kitchen"]), ("is:unread", ["label"]), ("from:me", ["out"]),
            ("to:me -in:inbox", ["kitchen", "read"]), ("in:trash", []), ("older_than:1d in:sent", ["out"]),
            ("newer_than:1d", []),
            ("rfc822msgid:letter-3@example.org", ["kitchen"]),
        ] as [(String, [String])] {
            #expect(try found(query, archive) == subjects, "\(query)")
        }
    }

    @Test("know the names that servers give, with full stops, and those of Outlook and Yahoo")
    func serverNames() async throws {
        let folder = try TemporaryFolder()
        let boxes = [
            "INBOX.Sent Mail": "out", "[Gmail].Trash": "gone", "INBOX.Work.Sent": "work", "Bulk Mail": "advert",
            "Junk-E-Mail": "junk", "草稿箱": "draft", "Schițe": "sketch", "스팸메일함": "naver", "Sent-1": "more",
            "削除済みアイテム": "bin", "Sent.example.org": "other",
            "Sent Messages (iCloud)": "cloud", "sent-mail-mar-2019": "pine", "Out": "eudora",
            "Spam (false positives)": "ham", "out-of-2019": "holiday",
        ]
        let mail = Dictionary(
            uniqueKeysWithValues: boxes.sorted { $0.key < $1.key }.enumerated().map { number, box in
                (box.key + ".mbox", mbox([letter(number + 1, subject: box.value)]))
            })
        let archive = try await archive(mail, folder)
        #expect(try found("in:sent", archive) == ["cloud", "eudora", "more", "out", "pine", "work"])
        #expect(try found("in:trash", archive) == ["bin", "gone"])
        #expect(try found("in:spam", archive) == ["advert", "junk", "naver"])
        #expect(try found("in:drafts", archive) == ["draft", "sketch"])
        #expect(try found("is:draft", archive) == ["draft", "sketch"])
    }

    @Test("in: takes the folders beneath, but not those of an inbox, and mail with the flag of a draft")
    func foldersBeneath() async throws {
        let mail = [
            "mail/Sent/2019.mbox": mbox([letter(1, subject: "sent")]),
            "mail/inbox/Work.mbox": mbox([letter(2, subject: "work")]),
            "mail/inbox.mbox": mbox([letter(3, subject: "arrived")]),
            "mail/all.mbox": mbox(["X-Status: T\n" + letter(4, subject: "draft")]),
        ]
        let folder = try TemporaryFolder()
        for (name, text) in mail { _ = try folder.write(text, to: name) }
        let archive = try await Archive.importing([folder.path("mail")], in: folder, owner: ["me@example.org"]).archive
        #expect(try found("in:sent", archive) == ["sent"])
        #expect(try found("in:inbox", archive) == ["arrived"])
        #expect(try found("in:drafts", archive) == ["draft"])
    }

    @Test("thousands of alternatives are no deeper than a few")
    func manyAlternatives() async throws {
        let folder = try TemporaryFolder()
        let archive = try await archive(["a.mbox": mbox([letter(1, subject: "one")])], folder)
        let others = (0..<3_000).map { "from:w\($0)" }.joined(separator: " OR ")
        #expect(try found("\(others) OR subject:one", archive) == ["one"])
        #expect(try found((0..<1_500).map { "-from:w\($0)" }.joined(separator: " "), archive) == ["one"])
    }

    @Test("a whole address is no part of another")
    func wholeAddress() async throws {
        let folder = try TemporaryFolder()
        let mail = [
            "a.mbox": mbox([
                letter(1, from: "s@x.example", subject: "one"), letter(2, from: "boss@x.example", subject: "two"),
            ])
        ]
        let archive = try await archive(mail, folder)
        #expect(try found("from:s@x.example", archive) == ["one"])
        #expect(try found("from:s@x", archive) == ["one"])
        #expect(try found("from:@x.example", archive) == ["one", "two"])
        #expect(try found("from:*s@x.example", archive) == ["one", "two"])
    }

    @Test("a message is found in the folders of its copies, too; copies are listed where they are asked for alone")
    func copies() async throws {
        let folder = try TemporaryFolder()
        let sent = letter(1, from: "me@example.org", to: "dev@lists.example", subject: "plan")
        let back = "List-Id: <dev.lists.example>\n" + sent
        let archive = try await archive(
            ["Sent.mbox": mbox([sent]), "Lists.mbox": mbox([back, letter(2, subject: "other")])], folder)
        for query in ["in:sent", "in:lists subject:plan", "in:sent in:lists"] {
            #expect(try found(query, archive) == ["plan"], "\(query)")
        }
        #expect(
            try archive.statistics(.all, by: [.mailbox]).map { "\($0.values[0].value ?? "") \($0.messageCount)" }
                == ["Lists 2", "Sent 1"])
        let copy = try archive.messages(SearchQuery("is:duplicate")).first?.id.hex ?? ""
        #expect(try found("id:\(copy)", archive) == ["plan"])
        #expect(try found("-id:nobody@x.example", archive) == ["other", "plan"])
        #expect(try found("other OR id:\(copy)", archive) == ["other", "plan"])
        #expect(try archive.count(SearchQuery("-id:nobody@x.example")) == 2)
        #expect(try archive.count(SearchQuery("subject:plan OR id:\(copy)")) == 2)
        #expect(try archive.count(SearchQuery("(subject:plan OR id:nobody@x.example) subject:plan")) == 1)
        let shown = try archive.messages(SearchQuery("subject:plan"))
        #expect(shown.map(\.mailboxes) == [["Lists", "Sent"]])
        // A copy of its own is exported to its own folder.
        var exported: [String: [String]] = [:]
        try archive.export(SearchQuery("subject:plan OR is:duplicate")) {
            exported[$0.copy.id.hex, default: []] += $0.mailboxes
        } unreachable: {
            Issue.record($0)
        }
        #expect(exported.values.map { $0.joined() }.sorted() == ["Lists", "Sent"])
    }

    @Test("an address in a name is found, too, as lists write it")
    func addressInName() async throws {
        let folder = try TemporaryFolder()
        let mail = [
            "a.mbox": mbox([
                letter(1, from: "\"'bo@x.example' via Dev\" <dev@lists.example>", subject: "via"),
                letter(2, from: "\"Bo (bo@x.example)\" <b@y.example>", subject: "remark"),
            ])
        ]
        #expect(try found("from:bo@x.example", await archive(mail, folder)) == ["remark", "via"])
    }

    @Test("a label of a hundred thousand levels costs no more than its length")
    func longLabel() async throws {
        let folder = try TemporaryFolder()
        let label = String(repeating: "a/", count: 100_000)
        let archive = try await archive(
            ["a.mbox": mbox(["X-Gmail-Labels: \(label)Trash\n" + letter(1, subject: "one")])], folder)
        #expect(try found("in:trash", archive) == ["one"])
        #expect(try found("in:sent", archive) == [])
    }

    @Test("say what is missing where nobody is known as the owner")
    func nobody() async throws {
        let folder = try TemporaryFolder()
        let archive = try await archive(["a.mbox": mbox([letter(1)])], folder, owner: [])
        #expect { try found("from:me", archive) } throws: { "\($0)".contains("letterbook owner add") }
    }

    @Test("find a person by the words of a name in any order, and not by those of two")
    func names() async throws {
        let box = [
            "a.mbox": mbox([
                letter(1, from: "\"Müller, Jürgen\" <j@example.org>", subject: "one"),
                letter(2, from: "Jürgen Maier <a@example.org>", to: "Eva Müller <b@example.org>", subject: "two"),
            ])
        ]
        let folder = try TemporaryFolder()
        let archive = try await archive(box, folder)
        #expect(try found("with:\"Jurgen Muller\"", archive) == ["one"])
        #expect(try found("from:\"jürgen müller\"", archive) == ["one"])
        // Words begin with those that are asked for, and a hyphen is no blank.
        #expect(try found("from:\"ü mül\"", archive) == [] && found("from:\"mül j\"", archive) == ["one"])
        #expect(try found("with:m-j", archive) == [])
        let marked = [
            "\u{201C}Ada\u{201D} Winther", "\u{1F389}Shop Club", "\u{7530}\u{4E2D}Taro Ito",
            "\u{C9}ric\u{2013}Jean Dupont",
        ]
        let people = try await Archive.importing(
            [
                try folder.write(
                    mbox(
                        marked.enumerated().map { letter($0 + 10, from: "\($1) <x\($0)@a.example>", subject: "\($0)") }),
                    to: "b.mbox")
            ], in: folder, name: "b.sqlite"
        ).archive
        for (number, name) in ["winther ada", "club shop", "ito taro", "dupont jean"].enumerated() {
            #expect(try found("from:\"\(name)\"", people) == ["\(number)"])
        }
    }

    @Test("count days by the clock that a message is printed with")
    func days() async throws {
        let late = letter(1, subject: "late").replacing("00:00:01 +0000", with: "23:30:00 -0800")
        let folder = try TemporaryFolder()
        let archive = try await archive(["a.mbox": mbox([late])], folder)
        let counts = [("on:2024-01-01", 1), ("on:2024-01-02", 0), ("after:2024-01-02", 0), ("before:2024-01-02", 1)]
        for (query, count) in counts { #expect(try found(query, archive).count == count, "\(query)") }
    }
}
