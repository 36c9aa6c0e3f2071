import GRDB
import TestSupport
import Testing

@testable import MailArchive

/// The mail of Corpus/mailbox: what a whole archive knows must help where a message alone tells little.
@Suite("The labelled mailbox of Corpus/mailbox")
struct LabelledMailboxTests {
    private struct Line: Decodable {
        var label: String
        var kind: String
        var hard: Bool
    }

    private struct Told {
        var line: Line
        /// By the message alone.
        var alone: String
        var category: String
    }

    private static func told() async throws -> [Told] {
        let folder = try TemporaryFolder()
        let (archive, _) = try await Archive.importing(
            [Corpus.path("mailbox/johannes.mbox")], in: folder,
            owner: ["johannes@rehwald.example", "j.rehwald@kallinger-tragwerk.example"])
        let rows = try archive.read {
            try Row.fetchAll(
                $0,
                sql: """
                    SELECT coalesce(m.own_category, m.category), m.category FROM ledger JOIN messages m USING (message_id) \
                    ORDER BY offset
                    """)
        }
        let lines = Corpus.lines("mailbox/labels.jsonl", of: Line.self)
        try #require(rows.count == lines.count && lines.count == 491)
        return zip(rows, lines).map { Told(line: $1, alone: $0[0], category: $0[1]) }
    }

    @Test("a sixth more of it is told right than by each message alone, nothing hidden that was not")
    func gain() async throws {
        let told = try await Self.told()
        func right(_ messages: [Told], _ category: (Told) -> String) -> Int {
            messages.count { category($0) == $0.line.label } * 100 / messages.count
        }
        let hard = told.filter(\.line.hard)
        #expect(right(told, \.category) >= 93 && right(told, \.alone) <= 82)
        #expect(right(hard, \.category) >= 90 && right(hard, \.alone) <= 74)
        for label in ["automated", "list", "transactional", "personal"] {
            let messages = told.filter { $0.line.label == label }
            #expect(right(messages, \.category) >= right(messages, \.alone), "\(label)")
        }
        let hidden = told.filter {
            $0.category == "newsletter" && $0.alone != "newsletter" && $0.line.label != "newsletter"
        }
        #expect(hidden.isEmpty, "\(hidden.map(\.line.kind))")
    }
}
