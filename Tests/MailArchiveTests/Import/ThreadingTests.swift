import Foundation
import Testing

@testable import MailArchive

@Suite("Threads")
struct ThreadingTests {
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
