import Foundation
import TestSupport
import Testing

@testable import MailArchive

@Suite("Correspondents")
struct PeopleTests {
    private static func mail(
        _ number: Int, _ from: String, to: String, at time: String, answers: Int? = nil, cc: String = "",
        body: String = "Hello there, how are you? See you soon."
    ) -> String {
        """
        From: \(from)
        To: \(to)
        \(cc.isEmpty ? "" : "Cc: \(cc)\n")Subject: \(answers == nil ? "tea \(number)" : "Re: tea")
        Date: \(time) +0000
        Message-ID: <\(number)@people.example>
        \(answers.map { "In-Reply-To: <\($0)@people.example>\n" } ?? "")Content-Type: text/plain

        \(body)

        """
    }

    private static let letters = [
        mail(1, "Maria Kern <maria@one.example>", to: "me@example.org", at: "Mon, 1 Jan 2024 10:00:00"),
        mail(2, "me@example.org", to: "Maria Kern <maria@one.example>", at: "Mon, 1 Jan 2024 12:00:00", answers: 1),
        mail(
            3, "\"'Maria Kern'\" <maria@one.example>", to: "me@example.org", at: "Mon, 1 Jan 2024 12:10:00", answers: 2),
        mail(4, "Maria Kern <maria@two.example>", to: "me@example.org", at: "Fri, 1 Mar 2024 10:00:00"),
        mail(5, "me@example.org", to: "bo@x.example", at: "Sat, 2 Mar 2024 10:00:00", cc: "maria@two.example"),
        mail(
            6, "Shop <news@shop.example>", to: "me@example.org", at: "Sun, 3 Mar 2024 10:00:00",
            body:
                "Shop now. Order now: 20% off. You are receiving this because you signed up. To unsubscribe click here."
        ),
    ]

    private func archive(_ folder: TemporaryFolder) async throws -> Archive {
        let box = try folder.write(mbox(Self.letters), to: "box.mbox")
        return try await Archive.importing([box], in: folder, owner: ["me@example.org"]).archive
    }

    @Test("are those who write as people, and those the owner wrote to, with counts each way")
    func counts() async throws {
        let folder = try TemporaryFolder()
        let people = try await archive(folder).people(.all)
        #expect(people.map(\.addresses) == [["maria@one.example"], ["maria@two.example"], ["bo@x.example"]])
        #expect(people.map(\.receivedCount) == [2, 1, 0] && people.map(\.sentCount) == [1, 1, 1])
        #expect(people.map(\.title) == ["Maria Kern", "Maria Kern", "bo@x.example"])
        #expect(people[0].names == ["Maria Kern"])
        #expect(people[0].firstAt?.rfc3339.hasPrefix("2024-01-01T10:00") == true)
        #expect(people[0].lastAt?.rfc3339.hasPrefix("2024-01-01T12:10") == true)
    }

    @Test("answer, and are answered, within the time between the messages of a thread")
    func responses() async throws {
        let folder = try TemporaryFolder()
        let people = try await archive(folder).people(.all)
        #expect(people[0].ownResponse == 7_200 && people[0].theirResponse == 600)
        #expect(people[2].ownResponse == nil && people[2].theirResponse == nil)
    }

    @Test("of a name that very many bear are proposed up to a limit")
    func manyNamesakes() async throws {
        let folder = try TemporaryFolder()
        let letters = (1...30).map { letter($0, from: "Ann Lee <a\($0)@x.example>", subject: "s\($0)") }
        let archive = try await Archive.importing(
            [folder.write(mbox(letters), to: "a.mbox")], in: folder, owner: ["me@example.org"]
        ).archive
        let people = try archive.people(.all)
        #expect(
            people.count == 30
                && people.allSatisfy { $0.namesakes.count == 20 && !$0.namesakes.contains($0.addresses[0]) })
    }

    @Test("of one name are proposed, never joined; the user joins them and takes it back")
    func links() async throws {
        let folder = try TemporaryFolder()
        let archive = try await archive(folder)
        #expect(try archive.people(.all).map(\.namesakes) == [["maria@two.example"], ["maria@one.example"], []])
        #expect(
            try archive.linkPerson(["Maria@Two.example", "maria@one.example"]) == [
                "maria@one.example", "maria@two.example",
            ])
        let joined = try archive.people(.all)
        #expect(joined.map(\.addresses) == [["maria@one.example", "maria@two.example"], ["bo@x.example"]])
        #expect(joined[0].receivedCount == 3 && joined[0].sentCount == 2 && joined[0].namesakes.isEmpty)
        #expect(joined[0].lastAt?.rfc3339.hasPrefix("2024-03-02") == true)
        #expect(try archive.verify().isSound)
        // A third joins both.
        #expect(try archive.linkPerson(["bo@x.example", "maria@two.example"]).count == 3)
        #expect(try archive.people(.all).count == 1)
        #expect(try archive.unlinkPerson(["bo@x.example"]) == ["bo@x.example"])
        #expect(try archive.people(.all).count == 2)
        // The one that stood for both leaves: the other stands for itself.
        #expect(try archive.unlinkPerson(["maria@one.example"]) == ["maria@one.example"])
        #expect(try archive.people(.all).count == 3 && archive.int("SELECT count(*) FROM person_links") == 0)
        #expect(try archive.unlinkPerson(["maria@one.example"]) == [])
        #expect(throws: ArchiveError.self) { try archive.linkPerson(["maria", "bo"]) }
        #expect(throws: ArchiveError.self) { try archive.linkPerson(["bo@x.example", "BO@x.example"]) }
        _ = try archive.addOwners(["me@owner.example"])
        #expect(throws: ArchiveError.self) { try archive.linkPerson(["bo@x.example", "me@owner.example"]) }
    }

    @Test("to whom one message went at two addresses were sent one message")
    func sentOnce() async throws {
        let folder = try TemporaryFolder()
        let both = Self.mail(
            9, "me@example.org", to: "maria@one.example, maria@two.example", at: "Mon, 4 Mar 2024 10:00:00")
        let box = try folder.write(mbox([both]), to: "box.mbox")
        let (archive, _) = try await Archive.importing([box], in: folder, owner: ["me@example.org"])
        try archive.linkPerson(["maria@one.example", "maria@two.example"])
        let people = try archive.people(.all)
        #expect(people.map(\.sentCount) == [1] && people[0].addresses.count == 2)
    }

    @Test("are found in an archive whose links a disk changed")
    func damaged() async throws {
        let folder = try TemporaryFolder()
        let archive = try await archive(folder)
        // Not through Archive.write, which would seal it.
        try await archive.database.write {
            try $0.execute(
                sql: "INSERT INTO person_links VALUES ('maria@one.example', x'FFFE'), (x'FF', 'bo@x.example')")
        }
        #expect(try archive.people(.all).count == 3)
        #expect(try !archive.verify().isSound)
    }

    @Test("are in the order asked for, and of the messages asked for")
    func orders() async throws {
        let folder = try TemporaryFolder()
        let archive = try await archive(folder)
        #expect(try archive.people(.all, order: .date).map { $0.addresses[0] }.last == "maria@one.example")
        #expect(try archive.people(.all, order: .name).map { $0.addresses[0] }.first == "bo@x.example")
        #expect(try archive.people(SearchQuery("before:2024-02")).map { $0.addresses[0] } == ["maria@one.example"])
        #expect(try archive.people(.all, limit: 1, offset: 1).count == 1)
    }
}
