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
            extra: "Content-Language: ko\n"),
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
            ("grosses", []), ("großes", [5]), ("invo*", [1]), ("invo", []), ("大阪", []), ("noon OR москве", [1, 4]),
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
            ("is:group", [6]),
            ("thread:letter-4@example.org", [4]), ("diag:limit", []), ("has:html", []), ("filename:x", []),
            ("type:text from:ada", [2]),
            ("label:none", []), ("is:unread", []), ("category:personal from:ada", [2]),
            ("-with:bo@example.org", [2, 5]), ("-list:news", [1, 2, 3, 4, 6, 7]), ("-subject:\"!!\" from:ada", [2]),
        ])
    func fields(_ row: (query: String, numbers: [Int])) async throws {
        let folder = try TemporaryFolder()
        #expect(try await numbers(row.query, folder) == row.numbers)
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
