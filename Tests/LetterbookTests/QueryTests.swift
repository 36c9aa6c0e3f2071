import Foundation
import GRDB
import TestSupport
import Testing

@Suite("A query")
struct QueryTests {
    /// SIGTERM, as tests may run where Ctrl-C's SIGINT is ignored.
    @Test("that would take forever ends by a signal")
    func interrupted() throws {
        let endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n"
        #expect(try Program.kill(["sql", endless], after: .seconds(1), in: Program.demo(), signal: SIGTERM))
    }

    @Test("for a word in any form finds what it finds alone and more, marked as far as the forms agree")
    func forms() throws {
        let folder = try Program.demo()
        func ids(_ query: String...) throws -> Set<String> {
            Set(try Program.run(["search", "--columns", "id"] + query, in: folder).lines)
        }
        let (alone, forms) = (try ids("ticket"), try ids("ticket~"))
        #expect(!alone.isEmpty && alone.isStrictSubset(of: forms))
        #expect(try forms == ids("ticket OR tickets OR ticketed OR ticketing OR tickete"))
        #expect(try ids("subject:ticket~") == ids("subject:ticket OR subject:tickets"))
        #expect(try ids("ticket~ -tickets") == ids("ticket -tickets"))
        let nothing = try Program.run(["search", "ticketing"], in: folder)
        #expect(nothing.status == 1)
        #expect(
            nothing.errors.contains(
                "no messages found; \(forms.count) with other forms of the words: letterbook search 'ticketing~'"))
    }

    @Test("answers with the last commit while a writer is in the middle of its next transaction")
    func besideWriter() throws {
        let folder = try Program.demo()
        let queries = [
            ["conversations"], ["search", "the"], ["newsletters"], ["people"], ["ledger"],
            ["sql", "SELECT count(*) FROM messages"],
        ]
        let before = try queries.map { try Program.run($0, in: folder).output }
        #expect(before.allSatisfy { !$0.isEmpty })
        let writer = try DatabaseQueue(path: folder.path("letterbook.sqlite"))
        try writer.writeWithoutTransaction { db in
            try db.execute(
                sql:
                    "PRAGMA foreign_keys = OFF; BEGIN IMMEDIATE; DELETE FROM messages; DELETE FROM conversations; DELETE FROM ledger"
            )
            defer { try? db.execute(sql: "ROLLBACK") }
            for (query, answer) in zip(queries, before) {
                let start = ContinuousClock.now
                let during = try Program.run(query, in: folder)
                #expect(during.status == 0 && during.output == answer, "\(query): \(during.errors)")
                // Not after the thirty seconds that a reader would wait for a lock.
                #expect(start.duration(to: .now) < .seconds(15), "\(query)")
            }
        }
    }
}
