import Foundation
import GRDB
import TestSupport
import Testing

@testable import MailArchive

@Suite("Conversations changed by hand")
struct ConversationEditingTests {
    private static let home = letter(1, from: "Bo <bo@home.example>")
    private static let work = letter(2, from: "Bo <bo@work.example>", subject: "boats")
    private static let reply = letter(
        3, from: "me@example.org", to: "bo@work.example", subject: "Re: boats",
        extra: "In-Reply-To: <letter-2@example.org>\n")
    private static let other = letter(4, from: "Bo <bo@work.example>", subject: "bread")

    private func archive(
        _ letters: [String] = [home, work, reply, other], in folder: TemporaryFolder, name: String = "a.sqlite",
        owner: [String] = ["me@example.org"]
    ) async throws -> Archive {
        let box = try folder.write(mbox(letters), to: "\(UUID().uuidString).mbox")
        return try await Archive.importing([box], in: folder, name: name, owner: owner).archive
    }

    private func conversation(_ archive: Archive, of message: Int) throws -> Int64 {
        Int64(
            try archive.int("SELECT conversation_id FROM messages WHERE internet_id = 'letter-\(message)@example.org'"))
    }

    private func row(_ archive: Archive, _ message: Int) throws -> Int64 {
        Int64(try archive.int("SELECT message_id FROM messages WHERE internet_id = 'letter-\(message)@example.org'"))
    }

    /// Conversation by conversation its title and messages.
    private func shown(_ archive: Archive) throws -> [String] {
        try archive.strings(
            """
            SELECT title || ' [' || replace(key_ids, char(10), ' ') || '] ' || group_concat(number, '') FROM \
            (SELECT c.*, substr(m.internet_id, 8, 1) AS number, m.date FROM conversations c JOIN messages m USING (conversation_id) \
            ORDER BY m.date) GROUP BY conversation_id ORDER BY min(date)
            """)
    }

    private static let plain = ["Bo [bo@home.example] 1", "Bo [bo@work.example] 234"]

    @Test("merged ones are one, under the id of the one that stays; undone they are as before")
    func merge() async throws {
        let folder = try TemporaryFolder()
        let archive = try await archive(in: folder)
        let before = try archive.contents()
        #expect(try shown(archive) == Self.plain)
        let target = try conversation(archive, of: 1)
        let merged = try #require(try archive.conversation(conversation(archive, of: 2))?.id)
        #expect(try archive.mergeConversations([conversation(archive, of: 2)], into: target) == 3)
        #expect(try archive.find(merged) == .conversation(rowID: target), "an old link leads to where its mail is")
        #expect(try shown(archive) == ["Bo [bo@home.example bo@work.example] 1234"])
        #expect(try conversation(archive, of: 4) == target)
        #expect(try archive.conversation(target)?.isGroup == false)
        #expect(try archive.conversation(target)?.messageCount == 4)
        #expect(try archive.verify().isSound)
        #expect(try archive.undoConversationChange()?.moved == 3)
        #expect(try archive.contents() == before)
        #expect(try archive.undoConversationChange() == nil && archive.conversationChanges().isEmpty)
        #expect(try archive.verify().isSound)
    }

    @Test("mail of later imports follows, and so does a fresh import with the same changes")
    func laterMail() async throws {
        let folder = try TemporaryFolder()
        let archive = try await archive([Self.home, Self.work], in: folder)
        _ = try archive.mergeConversations([conversation(archive, of: 2)], into: conversation(archive, of: 1))
        _ = try await self.archive([Self.home, Self.reply, Self.other], in: folder)
        #expect(try shown(archive) == ["Bo [bo@home.example bo@work.example] 1234"])
        let fresh = try await self.archive(in: folder, name: "b.sqlite")
        _ = try fresh.mergeConversations([conversation(fresh, of: 2)], into: conversation(fresh, of: 1))
        #expect(try archive.contents() == fresh.contents())
    }

    @Test("a thread that is split off takes its later answers with it, also where its first message comes last")
    func split() async throws {
        let folder = try TemporaryFolder()
        let archive = try await archive([Self.reply, Self.other], in: folder)
        let (split, moved) = try archive.splitConversation(at: row(archive, 3), wholeThread: true)
        #expect(try moved == 1 && conversation(archive, of: 3) == split)
        #expect(try shown(archive) == ["Bo: boats [bo@work.example] 3", "Bo [bo@work.example] 4"])
        _ = try await self.archive([Self.work, Self.home], in: folder)
        #expect(
            try shown(archive) == [
                "Bo [bo@home.example] 1", "Bo: boats [bo@work.example] 23", "Bo [bo@work.example] 4",
            ])
        #expect(try archive.verify().isSound)
        let whole = try await self.archive(in: folder, name: "b.sqlite")
        _ = try whole.splitConversation(at: row(whole, 3), wholeThread: true)
        #expect(try archive.contents() == whole.contents())
        #expect(try archive.undoConversationChange()?.moved == 2)
        #expect(try shown(archive) == Self.plain)
    }

    @Test("one message may be split off alone; what is all of its conversation may not")
    func splitMessage() async throws {
        let folder = try TemporaryFolder()
        let archive = try await archive(in: folder)
        _ = try archive.splitConversation(at: row(archive, 3), wholeThread: false)
        #expect(
            try shown(archive) == [
                "Bo [bo@home.example] 1", "Bo [bo@work.example] 24", "Bo: boats [bo@work.example] 3",
            ])
        #expect(throws: ArchiveError.self) { try archive.splitConversation(at: row(archive, 1), wholeThread: true) }
        #expect(throws: ArchiveError.self) { try archive.splitConversation(at: row(archive, 3), wholeThread: false) }
    }

    @Test("changes apply one after the other, and any of them can be undone")
    func several() async throws {
        let folder = try TemporaryFolder()
        let archive = try await archive(in: folder)
        let before = try archive.contents()
        _ = try archive.splitConversation(at: row(archive, 2), wholeThread: true)
        _ = try archive.mergeConversations([conversation(archive, of: 2)], into: conversation(archive, of: 1))
        #expect(try shown(archive) == ["Bo [bo@home.example bo@work.example] 123", "Bo [bo@work.example] 4"])
        _ = try archive.mergeConversations([conversation(archive, of: 1)], into: conversation(archive, of: 4))
        #expect(try shown(archive) == ["Bo [bo@home.example bo@work.example] 1234"])
        let numbers = try archive.conversationChanges().map(\.number)
        #expect(try archive.conversationChanges().map(\.action.name) == ["split", "merge", "merge"])
        _ = try archive.undoConversationChange(numbers[1])
        #expect(
            try shown(archive) == ["Bo [bo@home.example bo@work.example] 14", "Bo: boats [bo@work.example] 23"])
        for _ in 0..<2 { _ = try archive.undoConversationChange() }
        #expect(try archive.contents() == before)
    }

    @Test("an alias of the owner that is learned later changes nothing of it")
    func alias() async throws {
        let folder = try TemporaryFolder()
        let letters = [
            letter(1, from: "bo@x.example", to: "me@example.org, old@example.org"),
            letter(2, from: "cy@x.example", to: "me@example.org"),
        ]
        let archive = try await archive(letters, in: folder)
        _ = try archive.mergeConversations([conversation(archive, of: 1)], into: conversation(archive, of: 2))
        try archive.addOwners(["old@example.org"])
        #expect(try archive.strings("SELECT key_ids FROM conversations") == ["bo@x.example\ncy@x.example"])
        let fresh = try await self.archive(
            letters, in: folder, name: "b.sqlite", owner: ["me@example.org", "old@example.org"])
        _ = try fresh.mergeConversations([conversation(fresh, of: 1)], into: conversation(fresh, of: 2))
        #expect(try archive.contents() == fresh.contents())
        _ = try archive.undoConversationChange()
        #expect(
            try archive.strings("SELECT key_ids FROM conversations ORDER BY 1") == ["bo@x.example", "cy@x.example"])
    }

    @Test("unlinked ones are shown as linked no longer, in the view too")
    func unlink() async throws {
        let folder = try TemporaryFolder()
        let wider = letter(
            3, from: "me@example.org", to: "bo@work.example, cy@x.example",
            extra: "In-Reply-To: <letter-2@example.org>\n")
        let sibling = letter(
            4, from: "dee@x.example", extra: "References: <letter-2@example.org> <gone@example.org>\n")
        let archive = try await archive([Self.work, wider, sibling], in: folder)
        let (first, second, third) = (
            try conversation(archive, of: 2), try conversation(archive, of: 3), try conversation(archive, of: 4)
        )
        #expect(try archive.links(ofConversation: first).map(\.kinds) == [[.continued], [.continued]])
        #expect(try archive.links(ofConversation: second).map(\.kinds) == [[.overlaps], [.continues]])
        #expect(try archive.links(ofConversation: second).map(\.conversation.rowID) == [third, first])
        let view = "SELECT kind FROM conversation_links WHERE conversation_id = \(second) ORDER BY 1"
        #expect(try archive.strings(view) == ["continues", "overlaps"])
        try archive.unlinkConversations(second, first)
        #expect(try archive.links(ofConversation: second).map(\.kinds) == [[.overlaps]])
        #expect(try archive.links(ofConversation: first).map(\.conversation.rowID) == [third])
        #expect(try archive.strings(view) == ["overlaps"])
        _ = try archive.undoConversationChange()
        #expect(try archive.strings(view) == ["continues", "overlaps"])
    }

    @Test("a list that was merged takes along what names it by its address, whether its List-Id was known then or not")
    func list() async throws {
        let folder = try TemporaryFolder()
        let byAddress = letter(
            2, from: "me@example.org", to: "dev@lists.example", extra: "X-BeenThere: dev@lists.example\n")
        let byID = letter(
            3, to: "dev@lists.example", extra: "List-Id: <dev.lists.example>\nList-Post: <mailto:dev@lists.example>\n")
        let archive = try await archive([Self.home, byAddress], in: folder)
        _ = try archive.mergeConversations([conversation(archive, of: 2)], into: conversation(archive, of: 1))
        _ = try await self.archive([byID], in: folder)
        #expect(try shown(archive) == ["Bo, dev.lists.example [bo@home.example dev.lists.example] 123"])
        let all = [Self.home, byAddress, byID]
        let fresh = try await self.archive(all, in: folder, name: "b.sqlite")
        let before = try fresh.contents()
        _ = try fresh.mergeConversations([conversation(fresh, of: 3)], into: conversation(fresh, of: 1))
        #expect(try archive.contents() == fresh.contents())
        #expect(
            try archive.strings("SELECT hex(conversation_hash) FROM conversation_changes")
                == fresh.strings("SELECT hex(conversation_hash) FROM conversation_changes"))
        // Later mail, and another owner, change nothing of it.
        _ = try await self.archive(
            [letter(4, to: "dev@lists.example", extra: "X-BeenThere: dev@lists.example\n")], in: folder)
        try archive.addOwners(["me2@example.org"])
        #expect(try archive.int("SELECT count(*) FROM conversations") == 1)
        try #expect(fresh.undoConversationChange() != nil)
        #expect(try fresh.contents() == before)
        #expect(try archive.verify().isSound)
    }

    @Test("an address that is the owner's for a while leaves no trace in what conversations are called")
    func aliasForAWhile() async throws {
        let folder = try TemporaryFolder()
        let archive = try await archive(
            [
                letter(1, from: "anna@x.example"),
                letter(2, from: "anna@x.example", to: "me@example.org, me2@example.org"),
                letter(3, from: "cy@x.example"),
            ], in: folder)
        _ = try archive.mergeConversations([conversation(archive, of: 3)], into: conversation(archive, of: 2))
        let before = try archive.contents()
        try archive.addOwners(["me2@example.org"])
        #expect(try archive.strings("SELECT key_ids FROM conversations") == ["anna@x.example\ncy@x.example"])
        _ = try archive.removeOwners(["me2@example.org"])
        #expect(try archive.contents() == before)
        #expect(try archive.splitConversation(at: row(archive, 2), wholeThread: true).moved == 1)
        for _ in 0..<2 { _ = try archive.undoConversationChange() }
        #expect(try archive.int("SELECT count(*) FROM conversations") == 3)
    }

    @Test("a message is split off with its copies, those that come later too, and shown whichever stands for it")
    func splitCopies() async throws {
        let folder = try TemporaryFolder()
        let archive = try await archive(in: folder)
        _ = try archive.splitConversation(at: row(archive, 2), wholeThread: false)
        let alone = try shown(archive)
        for number in 1...4 {
            let copy = Self.work.replacing(
                "Content-Type", with: "Received: from a\(number) by b; Mon, 1 Jan 2024 00:01:00 +0000\nContent-Type")
            _ = try await self.archive([copy], in: folder)
        }
        #expect(try archive.int("SELECT count(*) FROM messages WHERE duplicate_of IS NOT NULL") == 4)
        #expect(
            try archive.int("SELECT count(DISTINCT conversation_id) FROM messages WHERE internet_id LIKE 'letter-2@%'")
                == 1)
        #expect(try archive.strings("SELECT message_count FROM conversations") == ["1", "2", "1"])
        let hidden = try #require(
            try archive.read {
                try Int64.fetchOne($0, sql: "SELECT min(message_id) FROM messages WHERE duplicate_of IS NOT NULL")
            })
        _ = try archive.keep([hidden])
        #expect(try archive.strings("SELECT message_count FROM conversations") == ["1", "2", "1"])
        _ = try archive.undoConversationChange()
        let again = try archive.splitConversation(at: hidden, wholeThread: false)
        #expect(again.moved == 5 && alone.count == 3)
        #expect(try archive.conversation(again.conversation)?.messageCount == 1)
    }

    @Test("explained with a message: the changes that it is where it is by")
    func explained() async throws {
        let folder = try TemporaryFolder()
        let archive = try await archive(in: folder)
        _ = try archive.splitConversation(at: row(archive, 2), wholeThread: true)
        _ = try archive.mergeConversations([conversation(archive, of: 2)], into: conversation(archive, of: 1))
        #expect(try archive.explain(row(archive, 3))?.conversationChanges.map(\.action.name) == ["split", "merge"])
        #expect(try archive.explain(row(archive, 4))?.conversationChanges.isEmpty == true)
    }

    @Test("told and taken back in an archive that a disk changed")
    func damaged() async throws {
        let folder = try TemporaryFolder()
        let archive = try await archive(in: folder)
        _ = try archive.mergeConversations([conversation(archive, of: 2)], into: conversation(archive, of: 1))
        // Not through Archive.write, which would seal it.
        try await archive.database.write {
            try $0.execute(
                sql: """
                    UPDATE conversation_changes SET made_at = 9223372036854775807;
                    INSERT INTO conversation_changes SELECT 9223372036854775807, action, x'FF', other, message, is_thread, made_at, \
                    conversation_hash, other_hash FROM conversation_changes;
                    UPDATE messages SET missing_parents = 'many', parent_link = x'FF', list_id = x'FE';
                    UPDATE messages SET date = -9223372036854775808 WHERE internet_id LIKE 'letter-4@%'
                    """)
        }
        #expect(try archive.conversationChanges().map(\.action.name) == ["merge"])
        #expect(try !archive.verify().isSound)
        _ = try archive.threads(ofConversation: conversation(archive, of: 1))
        _ = try archive.links(ofConversation: conversation(archive, of: 1))
        _ = try archive.message(row(archive, 3))
        _ = try await self.archive([letter(9)], in: folder)
        #expect(try archive.undoConversationChange() != nil)
    }

    @Test("many are merged in time that grows with their number")
    func many() async throws {
        let folder = try TemporaryFolder()
        let archive = try await archive((1...150).map { letter($0, from: "p\($0)@x.example") }, in: folder)
        let rows = try archive.read { try Int64.fetchAll($0, sql: "SELECT conversation_id FROM conversations") }
        #expect(try archive.mergeConversations(Array(rows.dropFirst()), into: rows[0]) == 149)
        #expect(try archive.int("SELECT count(*) FROM conversations") == 1)
        #expect(throws: ArchiveError.self) { try archive.mergeConversations([rows[1], rows[1]], into: rows[0]) }
    }

    @Test("mail that was merged into a thread split off a list stays with it when the list's identifier becomes known")
    func mergedIntoSplit() async throws {
        let folder = try TemporaryFolder()
        func post(_ number: Int, _ extra: String = "") -> String {
            letter(
                number, from: "p\(number)@x.example", to: "dev@lists.example",
                extra: "X-BeenThere: dev@lists.example\n" + extra)
        }
        let archive = try await archive([Self.home, post(2), post(3)], in: folder)
        let split = try archive.splitConversation(at: row(archive, 2), wholeThread: true).conversation
        _ = try archive.mergeConversations([conversation(archive, of: 1)], into: split)
        _ = try await self.archive([post(4, "List-Id: <dev.lists.example>\n")], in: folder)
        #expect(try conversation(archive, of: 1) == conversation(archive, of: 2))
        #expect(try conversation(archive, of: 3) == conversation(archive, of: 4))
        #expect(try archive.int("SELECT count(*) FROM conversations") == 2)
        let before = try archive.contents()
        try archive.addOwners(["zz@example.org"])
        #expect(try archive.contents() == before)
    }
}
