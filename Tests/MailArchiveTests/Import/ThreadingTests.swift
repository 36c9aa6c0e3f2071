import Testing

@testable import MailArchive

@Suite("Threads")
struct ThreadingTests {
    /// The components of random graphs, by brute force.
    @Test("connected components are those that brute force finds", arguments: 0..<40)
    func components(_ seed: UInt64) {
        var random = SplitMix(state: seed)
        let count = 2 + Int(random.next() % 40)
        let keys = (0..<count).map { _ in (0...Int(random.next() % 3)).map { _ in random.next() % UInt64(count) } }
        var forest = UnionFind()
        let nodes = keys.map { keys in
            var node = forest.add()
            for key in keys { node = forest.join(node, key: key) }
            return node
        }
        var groups = Array(0..<count)
        for _ in 0..<count {
            for a in 0..<count {
                for b in 0..<count where !Set(keys[a]).isDisjoint(with: keys[b]) {
                    groups[a] = min(groups[a], groups[b])
                }
            }
        }
        for a in 0..<count {
            for b in 0..<count {
                #expect((forest.root(of: nodes[a]) == forest.root(of: nodes[b])) == (groups[a] == groups[b]))
            }
        }
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

    private struct SplitMix {
        var state: UInt64
        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = state
            z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
            return z ^ (z >> 31)
        }
    }
}
