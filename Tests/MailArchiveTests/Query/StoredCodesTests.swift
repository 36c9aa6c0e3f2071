import Foundation
import GRDB
import TestSupport
import Testing

@testable import MailArchive

@Suite("Verification codes in the archive")
struct StoredCodesTests {
    private func archive(_ folder: TemporaryFolder) async throws -> Archive {
        try await Archive.importing([try folder.write(mbox(CodeMail.all), to: "box.mbox")], in: folder).archive
    }

    @Test("import keeps what the templates and the general scorer found")
    func found() async throws {
        let folder = try TemporaryFolder()
        let found = try await archive(folder).codes()
        #expect(found.map(\.messageID) == ["letter-2@example.org", "letter-1@example.org"])
        let unknown = try #require(found.first?.codes.first)
        #expect(unknown.code == "482913" && unknown.shown == "482 913")
        #expect(unknown.template == "generic" && unknown.provider == nil && unknown.expiresAt == nil)
        let github = try #require(found.last?.codes.first)
        #expect(github.code == "391046" && github.provider == "github" && github.template.hasPrefix("github/"))
        #expect(github.kind == "login" && github.place == "text" && github.confidence > 0.9)
        #expect(found.last?.origin?.path == folder.path("box.mbox") && found.last?.origin?.offset == 45)
        #expect(found.last?.from.first?.email == "noreply@github.com")
    }

    @Test("a code is expired from the moment on that its message says")
    func expiry() async throws {
        let folder = try TemporaryFolder()
        let archive = try await archive(folder)
        // 2024-01-01T00:10:01Z
        for (seconds, isExpired) in [(1_704_067_800, false), (1_704_067_801, true)] {
            let codes = try archive.codes(now: Date(timeIntervalSince1970: Double(seconds))).flatMap(\.codes)
            #expect(codes.map(\.isExpired) == [false, isExpired])
            #expect(codes.last?.expiresAt?.rfc3339 == "2024-01-01T00:10:01Z")
        }
    }

    @Test("a message that was read says so; one whose source says nothing is neither read nor unread")
    func read() async throws {
        let folder = try TemporaryFolder()
        try folder.write(CodeMail.github, to: "Maildir/cur/1704067200.1.host:2,S")
        try folder.write(CodeMail.unknown, to: "Maildir/cur/1704067200.2.host:2,")
        for name in ["new", "tmp"] {
            try FileManager.default.createDirectory(
                atPath: folder.path("Maildir/\(name)"), withIntermediateDirectories: true)
        }
        let (maildir, _) = try await Archive.importing([folder.path("Maildir")], in: folder)
        let flags = try maildir.codes().map { [$0.found.isRead, $0.isUnread] }
        #expect(flags == [[false, true], [true, false]])
        #expect(try maildir.strings("SELECT code FROM verification_codes WHERE NOT is_unread") == ["391046"])
        let box = try folder.write(mbox([CodeMail.github]), to: "box.mbox")
        let (silent, _) = try await Archive.importing([box], in: folder, name: "silent.sqlite")
        #expect(try silent.codes().allSatisfy { !$0.found.isRead && !$0.isUnread })
    }

    @Test(
        "the search language",
        arguments: [
            ("has:code", [1, 2]), ("-has:code", [3, 4]), ("provider:github", [1]), ("provider:GitHub", [1]),
            ("provider:git", []), ("provider:nobody", []), ("has:code -provider:github", [2]),
            ("has:code from:bluebell", [2]), ("provider:\"' OR 1\"", []),
        ])
    func search(_ row: (query: String, numbers: [Int])) async throws {
        let folder = try TemporaryFolder()
        let found = try await archive(folder).messages(SearchQuery(row.query))
        let numbers = found.compactMap { $0.messageID?.dropFirst("letter-".count).first?.wholeNumberValue }
        #expect(numbers.sorted() == row.numbers)
    }

    @Test("has:code and provider: are answered from indices")
    func plans() async throws {
        let folder = try TemporaryFolder()
        let archive = try await archive(folder)
        for (query, index) in [("has:code", "PRIMARY KEY"), ("provider:github", "codes_by_provider")] {
            let plan = try archive.read { db in
                var compiler = SearchCompiler(db)
                let sql =
                    "EXPLAIN QUERY PLAN SELECT 1 FROM messages m WHERE \(try compiler.messages(SearchQuery(query)))"
                return try Row.fetchAll(db, sql: sql, arguments: compiler.arguments).map { $0["detail"] as String }
            }
            #expect(plan.contains { $0.contains(index) || $0.contains("SCAN codes") && query == "has:code" }, "\(plan)")
            #expect(!plan.contains { $0.hasPrefix("SCAN m") && !$0.contains("INDEX") }, "\(plan)")
        }
    }

    @Test("a query, a limit and an offset narrow the list")
    func paging() async throws {
        let folder = try TemporaryFolder()
        let archive = try await archive(folder)
        #expect(
            try archive.codes(matching: SearchQuery("provider:github")).map(\.messageID) == ["letter-1@example.org"])
        #expect(try archive.codes(limit: 1).map(\.messageID) == ["letter-2@example.org"])
        #expect(try archive.codes(limit: 1, offset: 1).map(\.messageID) == ["letter-1@example.org"])
        #expect(try archive.codes(matching: SearchQuery("subject:nothing")).isEmpty)
    }

    @Test("each is a line of JSON with the interface's keys")
    func json() async throws {
        let folder = try TemporaryFolder()
        let line = try #require(try await archive(folder).codes().last?.json)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        let keys: Set = ["id", "messageId", "origin", "date", "from", "codes", "links", "near", "isRead", "isUnread"]
        #expect(Set(object.keys) == keys)
        let code = try #require((object["codes"] as? [[String: Any]])?.first)
        #expect(code["code"] as? String == "391046" && code["where"] as? String == "text")
        #expect(code["expiresAt"] as? String == "2024-01-01T00:10:01Z" && code["isExpired"] as? Bool == true)
    }

    @Test("a message says why it has no code: its template's near miss, read again from the source")
    func near() async throws {
        let folder = try TemporaryFolder()
        let archive = try await archive(folder)
        let rowID = try Int64(archive.int("SELECT message_id FROM messages WHERE internet_id = 'letter-3@example.org'"))
        guard case .read(let trace)? = try archive.explain(rowID)?.codeReading else {
            Issue.record("the source was not read")
            return
        }
        #expect(trace.report.near.contains { $0.template.hasPrefix("github/") })
        try FileManager.default.removeItem(atPath: folder.path("box.mbox"))
        guard case .unreachable(let reason)? = try archive.explain(rowID)?.codeReading else {
            Issue.record("the source cannot have been read")
            return
        }
        #expect(reason.contains("box.mbox"))
    }
}
