import TestSupport
import Testing

@testable import MailArchive

@Suite("Queries as SQL")
struct SearchCompilerTests {
    private static let words = ["tea", "board", "meeting", "noon", "会議", "café", "order"]

    private func archive(_ folder: TemporaryFolder) async throws -> Archive {
        var generator = SplitMix(state: 5)
        let letters = (1...80).map { number in
            let text = (0..<4).compactMap { _ in Self.words.randomElement(using: &generator) }.joined(separator: " ")
            return letter(
                number, from: "p\(number % 5)@x.example", subject: text, body: "\(text) and \(text.reversed())")
        }
        return try await Archive.importing([folder.write(mbox(letters), to: "box.mbox")], in: folder).archive
    }

    @Test(
        "a domain is found in Unicode and in its ASCII form, however the mail writes it",
        arguments: [
            "from:dora@münchen.example", "from:dora@xn--mnchen-3ya.example", "from:münchen.example",
            "with:dora@MÜNCHEN.example",
        ])
    func domains(_ query: String) async throws {
        let folder = try TemporaryFolder()
        let box = mbox([
            letter(1, from: "Dora <dora@xn--mnchen-3ya.example>"), letter(2, from: "Dora <dora@münchen.example>"),
            letter(3),
        ])
        let archive = try await Archive.importing([folder.write(box, to: "box.mbox")], in: folder).archive
        #expect(try archive.messages(try SearchQuery(query)).count == 2)
    }

    private static func query(_ depth: Int, _ generator: inout SplitMix) -> String {
        func one() -> String {
            let word = words.randomElement(using: &generator) ?? ""
            return [word, "\(word.prefix(1))*", "\"\(word)\"", "subject:\(word)", "body:\(word)", "from:p\(depth)"]
                .randomElement(using: &generator) ?? ""
        }
        guard depth > 0 else { return one() }
        let (left, right) = (query(depth - 1, &generator), query(depth - 1, &generator))
        return ["\(left) \(right)", "(\(left) OR \(right))", "-(\(left)) \(right)"].randomElement(using: &generator)
            ?? ""
    }

    /// What a query finds by what each of its words and fields finds alone.
    private static func oracle(_ query: SearchQuery, _ archive: Archive, _ all: Set<Int64>) throws -> Set<Int64> {
        switch query {
        case .all: all
        case .and(let terms): try terms.reduce(all) { try $0.intersection(oracle($1, archive, all)) }
        case .or(let terms): try terms.reduce([]) { try $0.union(oracle($1, archive, all)) }
        case .not(let term): try all.subtracting(oracle(term, archive, all))
        case .words, .field: Set(try archive.messages(query).map(\.rowID))
        }
    }

    @Test("find the same in the same order, whether words count as common ones or not")
    func common() async throws {
        let folder = try TemporaryFolder()
        let archive = try await archive(folder)
        var generator = SplitMix(state: 9)
        var (found, walks) = (0, 0)
        let all = try archive.messages(.all).map(\.rowID)
        for number in 0..<300 {
            let text = Self.query(number % 4, &generator)
            let query = try SearchQuery(text)
            var results: [[Int64]] = []
            for commonCount in [nil, 1, 20] {
                results.append(
                    try archive.read { db in
                        var compiler = SearchCompiler(db)
                        compiler.commonCount = commonCount
                        let condition = try compiler.messages(query)
                        if condition.contains("+m.message_id") { walks += 1 }
                        return try db.values(
                            """
                            SELECT m.message_id FROM messages m WHERE \(condition) ORDER BY m.date DESC, m.sha256 LIMIT 10
                            """, compiler.arguments)
                    })
            }
            #expect(results[0] == results[1] && results[0] == results[2], "\(text)")
            #expect(try archive.messages(query, limit: 10).map(\.rowID) == results[0], "\(text)")
            let expected = try Self.oracle(query, archive, Set(all))
            #expect(results[0] == Array(all.filter(expected.contains).prefix(10)), "\(text)")
            found += results[0].count
        }
        #expect(found > 500 && walks > 100)
    }

    @Test(
        "conversations that their summaries answer for are those of the messages, also before summaries are made",
        arguments: [
            "is:unread", "IS:Newsletter", "category:personal", "category:list", "category:newsletter",
            "category:automated", "category:transactional", "category:unsure", "category:personal is:unread",
        ])
    func summaries(_ text: String) async throws {
        let folder = try TemporaryFolder()
        let archive = try await Archive.demo(in: folder)
        let query = try SearchQuery(text)
        let expected = Set(try archive.messages(query).compactMap(\.conversation))
        #expect(text == "category:unsure" || !expected.isEmpty)
        #expect(Set(try archive.conversations(query).map(\.id)) == expected)
        try archive.write {
            try $0.execute(sql: "UPDATE conversations SET is_stale = 1, categories = '', unread_count = 0")
        }
        #expect(Set(try archive.conversations(query).map(\.id)) == expected)
    }

    @Test("a page of a common word is read from the newest message on, a rare word's from its list")
    func plans() async throws {
        let folder = try TemporaryFolder()
        let archive = try await archive(folder)
        func plan(_ commonCount: Int) throws -> String {
            try archive.read { db in
                var compiler = SearchCompiler(db)
                compiler.commonCount = commonCount
                let condition = try compiler.messages(SearchQuery("tea"))
                let sql =
                    "SELECT m.message_id FROM messages m WHERE \(condition) ORDER BY m.date DESC, m.sha256 LIMIT 10"
                return try db.rows("EXPLAIN QUERY PLAN " + sql, compiler.arguments) { $0["detail"] as String }
                    .joined(separator: "\n")
            }
        }
        #expect(try plan(1).contains("SCAN m USING INDEX messages_by_date"))
        #expect(try plan(1_000).contains("SEARCH m USING INTEGER PRIMARY KEY (rowid=?)"))
    }
}
