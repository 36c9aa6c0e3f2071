import Foundation
import MessageContent
import TestSupport
import Testing

@testable import MailArchive

/// Newsletters, correspondents and counts of categories are listed from counts that the archive keeps. A query that finds
/// all mail takes the way of all other queries, which looks at the messages.
@Suite("Counts that the archive keeps")
struct KeptCountsTests {
    private func expectRight(_ archive: Archive, _ step: String) throws {
        let everything = try SearchQuery("after:1900 OR before:1900 OR NOT before:3000")
        func lines(_ objects: [some JSONObject]) -> [String] { objects.map { $0.json } }
        #expect(try lines(archive.newsletters(.all)) == lines(archive.newsletters(everything)), "\(step)")
        for order in Archive.NewsletterOrder.allCases {
            #expect(
                try lines(archive.newsletters(.all, order: order))
                    == lines(archive.newsletters(everything, order: order)),
                "\(step)")
        }
        #expect(try lines(archive.people(.all)) == lines(archive.people(everything)), "\(step)")
        for category in ["newsletter", "personal", "list", "transactional", "automated", "unsure"] {
            let query = try SearchQuery("category:\(category)")
            #expect(try archive.count(query) == archive.count(.and([query, everything])), "\(step) \(category)")
        }
        #expect(try archive.verify().isSound, "\(step)")
    }

    @Test("they follow every change")
    func changes() async throws {
        let folder = try TemporaryFolder()
        let mail = GeneratedMail(240)
        func part(_ letters: [GeneratedMail.Letter], _ name: String) throws -> String {
            try folder.write(mbox(letters.map(\.text)), to: name)
        }
        let me = [GeneratedMail.owner]
        // What others are answered by comes before them.
        let late = mail.letters.filter { $0.number % 5 == 0 }
        let box = try part(mail.letters.filter { $0.number % 5 != 0 }, "box.mbox")
        let (archive, _) = try await Archive.importing([box], in: folder, owner: me)
        try expectRight(archive, "first import")
        for (number, letter) in late.enumerated().prefix(6) {
            _ = try await Archive.importing([part([letter], "late\(number).mbox")], in: folder, owner: me)
        }
        try expectRight(archive, "letters one by one")
        _ = try await Archive.importing([part(late, "late.mbox")], in: folder, owner: me)
        try expectRight(archive, "many letters")
        // Read by now.
        _ = try await Archive.importing(
            [
                part(
                    mail.letters.map { letter in
                        var letter = letter
                        letter.isUnread = letter.number % 9 == 0
                        return letter
                    }, "box.mbox")
            ], in: folder, owner: me)
        try expectRight(archive, "other flags")
        let people = try archive.people(.all)
        let sender = try #require(archive.newsletters(.all).first?.senders.first)
        _ = try archive.setCategory(.personal, of: sender)
        try expectRight(archive, "category of a sender")
        _ = try archive.setCategory(.newsletter, of: "@people.example")
        try expectRight(archive, "category of a domain")
        _ = try archive.removeCategory(of: "@people.example")
        try archive.linkPerson([people[0].addresses[0], people[1].addresses[0]])
        try expectRight(archive, "linked people")
        _ = try archive.addOwners([people[2].addresses[0]])
        try expectRight(archive, "another address of the owner")
    }
}
