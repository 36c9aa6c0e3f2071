import Foundation
import TestSupport
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

    @Test("what a reply without References may answer is guessed, and the guess is said to be one")
    func guesses() async throws {
        let folder = try TemporaryFolder()
        let day = { (text: String, day: String) in text.replacing("1 Jan 2024", with: day) }
        let letters = [
            letter(1, subject: "Boats"),
            letter(2, from: "me@example.org", to: "bo@example.org", subject: "RE: boats"),
            // To somebody else, of another subject, no reply, and too late.
            letter(3, from: "me@example.org", to: "cy@example.org", subject: "Re: Boats"),
            letter(4, from: "me@example.org", to: "bo@example.org", subject: "Re: Bread"),
            letter(5, from: "me@example.org", to: "bo@example.org", subject: "Boats"),
            day(letter(6, from: "me@example.org", to: "bo@example.org", subject: "Re: Boats"), "1 Mar 2024"),
            // An answer to the latest that it can be one to; what names a message is no guess.
            letter(7, subject: "Re: Boats"),
            letter(8, subject: "Re: Boats", extra: "In-Reply-To: <gone@example.org>\n"),
            letter(9, from: "dee@example.org", to: "cy@example.org", subject: "Re: Boats", extra: "X-GM-THRID: 4\n"),
            // To oneself.
            day(letter(10, from: "eli@example.org", to: "eli@example.org", subject: "Pears"), "5 Mar 2024"),
            day(letter(11, from: "eli@example.org", to: "eli@example.org", subject: "Re: Pears"), "5 Mar 2024"),
        ]
        let (archive, _) = try await Archive.importing([try folder.write(mbox(letters), to: "a.mbox")], in: folder)
        let guesses = """
            SELECT substr(m.internet_id, 8, 1) || '>' || substr(p.internet_id, 8, 1) FROM messages m \
            JOIN messages p ON p.message_id = m.parent_id WHERE m.parent_link = 'subject' ORDER BY 1
            """
        #expect(try archive.strings(guesses) == ["2>1", "7>5"])
        #expect(
            try archive.strings(
                "SELECT group_concat(substr(internet_id, 8, 1), '') FROM (SELECT * FROM messages ORDER BY date) GROUP BY thread_id ORDER BY 1"
            ) == ["1", "1", "12", "3", "4", "57", "6", "8", "9"])
        // In two imports and backwards the same.
        let (other, _) = try await Archive.importing(
            [try folder.write(mbox(letters[4...].reversed()), to: "b.mbox")], in: folder, name: "b.sqlite")
        _ = try await Archive.importing(
            [try folder.write(mbox(letters[..<4].reversed()), to: "c.mbox")], in: folder, name: "b.sqlite")
        #expect(try other.contents() == archive.contents())
    }

    @Test("parents that are missing are counted, and no longer when they arrive")
    func gaps() async throws {
        let folder = try TemporaryFolder()
        let chain = "References: <letter-1@example.org> <letter-2@example.org> <letter-3@example.org>\n"
        let box = try folder.write(mbox([letter(1), letter(4, extra: chain)]), to: "a.mbox")
        let (archive, _) = try await Archive.importing([box], in: folder)
        let parent = """
            SELECT p.internet_id || ' ' || m.parent_link || ' ' || m.missing_parents FROM messages m \
            JOIN messages p ON p.message_id = m.parent_id WHERE m.internet_id = 'letter-4@example.org'
            """
        #expect(try archive.strings(parent) == ["letter-1@example.org references 2"])
        let thread = Int64(try archive.int("SELECT DISTINCT thread_id FROM messages"))
        #expect(try archive.threadRows(thread).map(\.missing) == [0, 2, 0])
        #expect(try archive.threadRows(thread).map(\.depth) == [0, 1, 2])
        let third = letter(3, extra: "In-Reply-To: <letter-2@example.org>\n")
        _ = try await Archive.importing([try folder.write(mbox([third]), to: "b.mbox")], in: folder)
        #expect(try archive.strings(parent) == ["letter-3@example.org references 0"])
        #expect(try archive.threadRows(thread).map(\.missing) == [0, 1, 0, 0])
    }

    @Test("posts that name their list by its address stand with those that name its List-Id, whichever come first")
    func lists() async throws {
        let folder = try TemporaryFolder()
        let listed = letter(
            1, to: "dev@lists.example",
            extra: "List-Id: Dev <dev.lists.example>\nList-Post: <mailto:dev@lists.example>\n")
        let own = letter(
            2, from: "me@example.org", to: "dev@lists.example", subject: "Re: [dev] letter 1",
            extra: "In-Reply-To: <letter-1@example.org>\nX-BeenThere: dev@lists.example\n")
        let boxes = [
            try folder.write(mbox([listed]), to: "listed.mbox"), try folder.write(mbox([own]), to: "own.mbox"),
        ]
        let (archive, _) = try await Archive.importing([boxes[1]], in: folder, owner: ["me@example.org"])
        #expect(try archive.strings("SELECT kind || key_ids FROM conversations") == ["listdev@lists.example"])
        _ = try await Archive.importing([boxes[0]], in: folder, owner: ["me@example.org"])
        #expect(try archive.strings("SELECT kind || key_ids FROM conversations") == ["listdev.lists.example"])
        let (other, _) = try await Archive.importing(boxes, in: folder, name: "b.sqlite", owner: ["me@example.org"])
        #expect(try archive.contents() == other.contents())
        // Where the list is none any more its address stands for itself again.
        _ = try archive.setCategory(.personal, of: "bo@example.org")
        #expect(try archive.strings("SELECT key_ids FROM conversations ORDER BY 1").last == "dev@lists.example")
    }

    @Test("so do posts of which only the author names the list")
    func listByAuthor() async throws {
        let folder = try TemporaryFolder()
        let listed = letter(1, extra: "List-Id: <dev.lists.example>\nList-Post: <mailto:dev@lists.example>\n")
        let boxes = [
            try folder.write(mbox([letter(2, from: "dev@lists.example")]), to: "own.mbox"),
            try folder.write(mbox([listed]), to: "listed.mbox"),
        ]
        var found: Set<[String]> = []
        for (name, order) in [("a.sqlite", boxes), ("b.sqlite", boxes.reversed())] {
            for box in order {
                let (archive, _) = try await Archive.importing([box], in: folder, name: name, owner: ["me@example.org"])
                _ = try archive.setCategory(.list, of: "dev@lists.example")
            }
            found.insert(try Archive(path: folder.path(name), access: .read).contents())
        }
        #expect(found.count == 1)
    }

    @Test("of copies the largest is shown: others may lack their attachments, or their end", arguments: [1, 2, 3, 4])
    func largestCopy(number: Int) async throws {
        let folder = try TemporaryFolder()
        let text = String(repeating: "The text of letter \(number) begins like this. ", count: 20)
        let cut = letter(number, body: text)
        let whole = letter(
            number, body: text + String(repeating: "\n\nIt goes on.", count: 100) + "\n\nAnd so it ends.")
        let (archive, _) = try await Archive.importing(
            [try folder.write(mbox([cut, whole]), to: "a.mbox")], in: folder)
        let shown = try archive.strings(
            "SELECT text FROM emails JOIN messages m USING (message_id) WHERE m.duplicate_of IS NULL")
        #expect(shown.count == 1 && shown.allSatisfy { $0.contains("so it ends.") }, "\(shown)")
    }

    @Test("a conversation, its threads and all mail begin and end on days of their senders' clocks")
    func zones() async throws {
        let folder = try TemporaryFolder()
        let dates = ["Mon, 1 Jan 2024 00:30:00 +0200", "Mon, 1 Jan 2024 23:30:00 -0800"]
        let letters = dates.enumerated().map { number, date in
            letter(number, subject: "x", extra: number == 0 ? "" : "References: <letter-0@example.org>\n").split(
                separator: "\n", omittingEmptySubsequences: false
            )
            .map { $0.hasPrefix("Date: ") ? "Date: " + date : $0 }.joined(separator: "\n")
        }
        let (archive, _) = try await Archive.importing([try folder.write(mbox(letters), to: "a.mbox")], in: folder)
        let ends = ["2024-01-01T00:30:00+02:00", "2024-01-01T23:30:00-08:00"]
        let conversation = try #require(archive.conversations(.all, limit: 1).first)
        #expect([conversation.firstAt, conversation.lastAt].map { $0?.rfc3339 } == ends)
        let thread = try #require(archive.threads(ofConversation: conversation.rowID).first)
        #expect([thread.firstAt, thread.lastAt].map { $0?.rfc3339 } == ends)
        let statistics = try archive.statistics()
        #expect([statistics.firstAt, statistics.lastAt].map { $0?.rfc3339 } == ends)
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
