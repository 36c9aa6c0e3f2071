import GRDB
import GRDBSQLite
import Synchronization
import TestSupport
import Testing

@testable import MailArchive

/// What SQLite does for an answer or a change, in steps of its virtual machine: unlike time the same in every run.
private final class StepCounter: Sendable {
    private let hundreds = Atomic<Int>(0)

    private func watch(_ archive: Archive, every steps: Int32) {
        archive.database.writeWithoutTransaction { db in
            sqlite3_progress_handler(
                db.sqliteConnection, steps,
                { counter in
                    if let counter {
                        Unmanaged<StepCounter>.fromOpaque(counter).takeUnretainedValue().hundreds
                            .wrappingAdd(1, ordering: .relaxed)
                    }
                    return 0
                }, Unmanaged.passUnretained(self).toOpaque())
        }
    }

    /// - Returns: steps in hundreds.
    func count(_ archive: Archive, _ body: () async throws -> Void) async throws -> Int {
        hundreds.store(0, ordering: .relaxed)
        watch(archive, every: 100)
        try await body()
        watch(archive, every: 0)
        return hundreds.load(ordering: .relaxed)
    }
}

@Suite("What answers and changes cost as an archive grows")
struct GrowthTests {
    private static let sizes = [400, 2_400]

    /// An archive of so much mail, and the ten letters that come next.
    private func archive(_ size: Int, _ folder: TemporaryFolder) async throws -> (Archive, next: [GeneratedMail.Letter])
    {
        let mail = GeneratedMail(size + 10)
        let box = mbox(mail.letters.prefix(size).map(\.text))
        let (archive, _) = try await Archive.importing(
            [folder.write(box, to: "\(size).mbox")], in: folder, name: "\(size).sqlite", owner: [GeneratedMail.owner])
        return (archive, mail.letters.suffix(10))
    }

    @Test("a page of an answer, and a change, cost what they show and change, not what there is")
    func steps() async throws {
        let folder = try TemporaryFolder()
        var steps: [String: [Int]] = [:]
        for size in Self.sizes {
            let (archive, next) = try await archive(size, folder)
            let counter = StepCounter()
            func count(_ name: String, finds expected: ClosedRange<Int>, _ body: () async throws -> Int) async throws {
                var found = 0
                try await steps[name, default: []].append(counter.count(archive) { found = try await body() })
                #expect(expected.contains(found), "\(name)")
            }
            for text in Self.queries {
                let query = try SearchQuery(text)
                try await count("search \(text)", finds: 10...10) { try archive.messages(query, limit: 10).count }
            }
            for text in ["", "category:personal", "is:unread", "is:newsletter"] {
                let query = try SearchQuery(text)
                try await count("conversations \(text)", finds: 10...10) {
                    try archive.conversations(query, limit: 10).count
                }
            }
            try await count("count", finds: size / 5...size) { try archive.count(SearchQuery("category:newsletter")) }
            try await count("ledger", finds: 1...1) { try archive.sourceLedgers().count }
            try await count("duplicates", finds: 0...0) { try archive.duplicates(.all, limit: 10).count }
            let sender = try #require(archive.newsletters(.all).last?.senders.first)
            try await count("category set", finds: 1...30) { try archive.setCategory(.personal, of: sender).messages }
            let rows = try archive.conversations(SearchQuery("category:personal"), order: .title, limit: 2).map(\.rowID)
            try await count("merge", finds: 0...0) {
                _ = try archive.mergeConversations([rows[1]], into: rows[0])
                return 0
            }
            try await count("undo", finds: 0...0) {
                _ = try archive.undoConversationChange()
                return 0
            }
            let few = mbox(next.map(\.text))
            let box = try folder.write(few, to: "next\(size).mbox")
            try await count("import", finds: 10...10) {
                try await archive.importMail(from: [box], options: ImportOptions(jobs: 2)).counts.imported
            }
        }
        for (name, counts) in steps.sorted(by: { $0.key < $1.key }) {
            // Up to so many messages with a word or a name are counted or sorted by date (`Archive.commonCount`).
            let isList = Self.listed.contains(name)
            // A change looks at the lists, of which there are six times as many.
            let isChange = ["category set", "merge", "undo"].contains(name)
            let bound = isList ? 800 : counts[0] * (isChange ? 6 : 3) / 2 + 40
            #expect(counts[1] <= bound, "\(name): \(counts)")
        }
    }

    private static let listed = Set(
        ["from:karo", "from:karo after:2017-07-20", "ro", "ro mi", "to:me", "common", "-list:talk common"].map {
            "search \($0)"
        })
    private static let queries = [
        "", "common", "ro", "k*", "ro mi", "from:karo", "from:karo after:2017-07-20", "is:unread",
        "category:newsletter",
        "list:talk", "-list:talk common", "to:me",
    ]

    /// Statements that an answer runs.
    private func statements(_ archive: Archive, _ body: () throws -> Void) throws -> Set<String> {
        let found = Mutex<Set<String>>([])
        func trace(_ body: ((Database.TraceEvent) -> Void)?) {
            archive.database.writeWithoutTransaction { db in
                if let body { db.trace(options: .statement, body) } else { db.trace(options: []) }
            }
        }
        trace { event in
            if case .statement(let statement) = event { _ = found.withLock { $0.insert(statement.sql) } }
        }
        try body()
        trace(nil)
        return found.withLock { $0 }.filter { sql in
            ["SELECT", "WITH", "UPDATE", "INSERT", "DELETE"].contains { sql.hasPrefix($0) }
        }
    }

    /// Tables that are read from end to end, though not in the order of what is shown.
    private func scans(_ sql: String, _ archive: Archive) throws -> [String] {
        let plan = try archive.database.writeWithoutTransaction { db in
            let statement = try db.makeStatement(sql: "EXPLAIN QUERY PLAN " + sql)
            let count = Int(sqlite3_bind_parameter_count(statement.sqliteStatement))
            let nothing = StatementArguments([DatabaseValue](repeating: .null, count: count))
            return try Row.fetchAll(statement, arguments: nothing).map { $0["detail"] as String }
        }
        return plan.filter { line in
            line.hasPrefix("SCAN") && !Self.mayScan.contains { (line + " ").hasPrefix("SCAN \($0) ") }
        }
    }

    /// One row a person, a source, a list, a word of the user or the like; what goes along an order until the page is full;
    /// the full-text index with a word; copies, codes and what is stale, by indexes of these alone.
    private static let mayScan = [
        "m USING INDEX messages_by_date", "m USING COVERING INDEX messages_by_date",
        "messages USING COVERING INDEX messages_by_date",
        "c USING INDEX conversations_by_last", "message_search VIRTUAL TABLE", "addresses", "a", "n", "names", "c",
        "author_counts", "containers", "owner_addresses", "person_links", "conversation_changes", "labels", "mailboxes",
        "CONSTANT ROW", "chosen", "(subquery-1)", "(subquery-2)", "(subquery-3)", "h VIRTUAL TABLE", "j VIRTUAL TABLE",
        "json_each VIRTUAL TABLE", "j", "l",
        "sqlite_master",
        "messages USING INDEX messages_kept", "messages USING COVERING INDEX messages_sent",
        "messages USING INDEX messages_sent",
        "l USING INDEX ledger_duplicates",
        "codes USING COVERING INDEX codes_by_provider", "conversations USING INDEX conversations_of_lists",
    ]

    @Test(
        "no answer of one page reads a table of the mail from end to end, nor does a query that the schema's page names"
    )
    func plans() async throws {
        let folder = try TemporaryFolder()
        let (archive, _) = try await archive(Self.sizes[1], folder)
        let conversation = try archive.conversations(.all, limit: 1)[0].rowID
        let message = try archive.messages(.all, limit: 1)[0].rowID
        let found = try statements(archive) {
            for text in Self.queries {
                _ = try archive.messages(SearchQuery(text), limit: 10)
                _ = try archive.count(SearchQuery(text))
            }
            for text in ["", "category:personal", "is:unread", "with:karo", "ro"] {
                _ = try archive.conversations(SearchQuery(text), limit: 10)
            }
            _ = try archive.newsletters(.all, limit: 10)
            _ = try archive.people(.all, limit: 10)
            _ = try archive.duplicates(.all, limit: 10)
            _ = try archive.sourceLedgers()
            _ = try archive.codes(limit: 10)
            _ = try archive.conversation(conversation)
            _ = try archive.explain(message)
        }
        #expect(found.count > 40)
        for sql in found.union(Schema.fastQueries.map(\.sql)) {
            // What is asked only of stale conversations, and for a part of a list's identifier.
            guard !sql.contains("iif(c.is_stale"), !sql.contains("m.list_id LIKE") else { continue }
            #expect(try scans(sql, archive) == [], "\(sql)")
        }
        #expect(try scans("SELECT count(*) FROM messages m WHERE m.preview > ?", archive) == ["SCAN m"])
    }
}
