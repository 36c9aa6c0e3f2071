import Foundation
import Testing

@testable import MailArchive

@Suite("Threads")
struct ThreadingTests {
    /// Message by message the identifiers that tie it to others: its own, and those that it answers.
    private typealias Graph = [[UInt64]]

    private static func forest(_ graph: Graph) -> [Int] {
        var forest = UnionFind()
        let nodes = graph.map { keys in
            let node = forest.add()
            for key in keys { _ = forest.join(node, key: key) }
            return node
        }
        return nodes.map { forest.root(of: $0) }
    }

    /// From each message to all that share an identifier with it, and on from there.
    private static func bruteForce(_ graph: Graph) -> [Int] {
        var thread = [Int](repeating: -1, count: graph.count)
        for start in graph.indices where thread[start] < 0 {
            var open = [start]
            while let next = open.popLast() {
                thread[next] = start
                open += graph.indices.filter { thread[$0] < 0 && !Set(graph[$0]).isDisjoint(with: graph[next]) }
            }
        }
        return thread
    }

    /// The same division, whatever the threads are called.
    private static func isSame(_ a: [Int], _ b: [Int]) -> Bool {
        let pairs = Set(zip(a, b).map { [$0, $1] })
        return pairs.count == Set(a).count && pairs.count == Set(b).count
    }

    @Test("are what a search from message to message finds, in 10,000 random mailboxes, in any order")
    func oracle() {
        var generator = SplitMix(state: 11)
        for number in 0..<10_000 {
            let count = Int.random(in: 1...14, using: &generator)
            let ids = UInt64.random(in: 1...20, using: &generator)
            var graph: Graph = (0..<count).map { own in
                let answered = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
                    UInt64.random(in: 0...ids, using: &generator)
                }
                // Some have no identifier of their own, some one that others have, some answer themselves.
                return (own % 5 == 0 ? [] : [UInt64(own)]) + answered
            }
            #expect(Self.isSame(Self.forest(graph), Self.bruteForce(graph)), "graph \(number): \(graph)")
            graph.shuffle(using: &generator)
            #expect(Self.isSame(Self.forest(graph), Self.bruteForce(graph)), "graph \(number), shuffled: \(graph)")
        }
    }

    @Test("of 100,000 identifiers in a chain, a ring, a star or one message take linear time", .timeLimit(.minutes(10)))
    func large() {
        let count: UInt64 = 100_000
        let chain: Graph = (0..<count).map { [$0, $0 + 1] }
        #expect(Set(Self.forest(chain)).count == 1 && Set(Self.forest(chain.reversed())).count == 1)
        #expect(Set(Self.forest((0..<count).map { [$0, ($0 + 1) % count] })).count == 1)
        #expect(Set(Self.forest((0..<count).map { [$0, 7] })).count == 1)
        #expect(Set(Self.forest([Array(0..<count)] + (0..<count).map { [$0] })).count == 1)
        #expect(Set(Self.forest((0..<count).map { [$0] })).count == Int(count))
        // Halves that meet again and again.
        var generator = SplitMix(state: 3)
        #expect(Set(Self.forest(chain.shuffled(using: &generator))).count == 1)
    }

    @Test("begin with their first message, of one second the one with the least hash, whatever came in first")
    func firstMessage() async throws {
        let folder = try TemporaryFolder()
        let letters = [
            letter(3, extra: "In-Reply-To: <letter-1@example.org>\n"), letter(1),
            letter(2, extra: "References: <gone@example.org> <letter-1@example.org>\n"),
            letter(1, extra: "X-Other: 1\n").replacing("letter-1@", with: "other-1@")
                .replacing("X-Other: 1", with: "In-Reply-To: <gone@example.org>"),
        ]
        var found: Set<[String]> = []
        for (number, order) in [[0, 1, 2, 3], [3, 2, 1, 0], [2, 0, 3, 1]].enumerated() {
            let box = try folder.write(mbox(order.map { letters[$0] }), to: "\(number).mbox")
            let (archive, _) = try await Archive.importing([box], in: folder, name: "\(number).sqlite")
            #expect(try archive.int("SELECT count(DISTINCT thread_id) FROM messages") == 1)
            found.insert(
                try archive.strings(
                    "SELECT DISTINCT hex(t.sha256) FROM messages m JOIN messages t ON t.message_id = m.thread_id"))
            #expect(
                try archive.strings(
                    "SELECT hex(min(sha256)) FROM messages WHERE date = (SELECT min(date) FROM messages)")
                    == found.first)
        }
        #expect(found.count == 1)
    }

    @Test("a reply that arrives before what it answers is in its thread all the same")
    func missingParent() async throws {
        let folder = try TemporaryFolder()
        let reply = letter(2, extra: "In-Reply-To: <letter-1@example.org>\n")
        let second = letter(3, extra: "References: <letter-1@example.org> <letter-2@example.org>\n")
        let (archive, _) = try await Archive.importing(
            [try folder.write(mbox([second, reply]), to: "a.mbox")], in: folder)
        #expect(try archive.int("SELECT count(DISTINCT thread_id) FROM messages") == 1)
        _ = try await Archive.importing([try folder.write(mbox([letter(1), letter(9)]), to: "b.mbox")], in: folder)
        #expect(try archive.int("SELECT count(DISTINCT thread_id) FROM messages") == 2)
        #expect(
            try archive.strings(
                "SELECT DISTINCT r.internet_id FROM messages m JOIN messages r ON r.message_id = m.thread_id ORDER BY 1"
            ) == ["letter-1@example.org", "letter-9@example.org"])
    }

    @Test("a reply to other people is a conversation of its own, linked by the thread")
    func links() async throws {
        let folder = try TemporaryFolder()
        let wider = letter(
            2, from: "me@example.org", to: "bo@example.org, cy@example.net",
            extra: "In-Reply-To: <letter-1@example.org>\n")
        let (archive, _) = try await Archive.importing(
            [try folder.write(mbox([letter(1), wider]), to: "a.mbox")], in: folder, owner: ["me@example.org"])
        #expect(
            try archive.strings("SELECT key_ids FROM conversations ORDER BY 1") == [
                "bo@example.org", "bo@example.org\ncy@example.net",
            ])
        #expect(try archive.int("SELECT count(*) FROM conversation_links") == 2)
    }

    @Test("a copy with the same Message-ID and author within five minutes is shown once")
    func copies() async throws {
        let folder = try TemporaryFolder()
        let sent = letter(1, from: "me@example.org", to: "dev@lists.example.org")
        let received = letter(
            1, from: "me@example.org", to: "dev@lists.example.org",
            extra: "Received: from a by b; Mon, 1 Jan 2024 00:02:00 +0000\n")
        let other = letter(1, from: "eve@example.net")
        // A stranger with a borrowed Message-ID and From must not hide the letter.
        let forged = letter(
            1, from: "me@example.org", subject: "another", body: "A longer text that would like to be shown instead.")
        let (archive, report) = try await Archive.importing(
            [try folder.write(mbox([sent, forged, received, other]), to: "a.mbox")], in: folder)
        #expect(report.counts.imported == 4)
        #expect(try archive.int("SELECT count(*) FROM messages WHERE duplicate_of IS NOT NULL") == 1)
        #expect(try archive.count(SearchQuery("")) == 3)
        #expect(try archive.count(SearchQuery("is:duplicate")) == 1)
    }
}
