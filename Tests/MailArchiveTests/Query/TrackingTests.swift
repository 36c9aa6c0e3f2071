import TestSupport
import Testing

@testable import MailArchive

@Suite("Who tracks the reader")
struct TrackingTests {
    private func archive(_ folder: TemporaryFolder) async throws -> Archive {
        try await Archive.importing([try folder.write(mbox(TrackedMail.all), to: "box.mbox")], in: folder).archive
    }

    @Test("by vendor: opens, clicks, and who sent them")
    func vendors() async throws {
        let folder = try TemporaryFolder()
        let found = try await archive(folder).tracking(.all, by: .vendor)
        #expect(found.map(\.name) == ["Mailchimp", "pixel.birch.example"])
        #expect(found.map(\.messageCount) == [2, 1])
        #expect(found.map(\.pixelCount) == [1, 1])
        #expect(found.map(\.clickCount) == [2, 0])
        #expect(found[0].shares == [.init(name: "news@acorn.example", messageCount: 2)])
        #expect(
            found[0].firstAt?.rfc3339 == "2021-03-01T10:00:00Z" && found[0].lastAt?.rfc3339 == "2021-03-02T10:00:00Z")
    }

    @Test("by sender, within a query")
    func senders() async throws {
        let folder = try TemporaryFolder()
        let archive = try await archive(folder)
        let found = try archive.tracking(SearchQuery("after:2021-03-02"), by: .sender)
        #expect(found.map(\.name) == ["news@acorn.example", "shop@birch.example"])
        #expect(found.map(\.messageCount) == [1, 1])
        #expect(found[0].shares == [.init(name: "Mailchimp", messageCount: 1)])
        #expect(try archive.tracking(.all, by: .sender, limit: 1, offset: 1).map(\.name) == ["shop@birch.example"])
        #expect(try archive.trackedCount(.all) == (3, 4))
    }

    @Test("messages are found by vendor")
    func search() async throws {
        let folder = try TemporaryFolder()
        let archive = try await archive(folder)
        #expect(try archive.count(SearchQuery("tracker:mailchimp")) == 2)
        #expect(try archive.count(SearchQuery("tracker:birch")) == 1)
        #expect(try archive.count(SearchQuery("has:tracker")) == 3)
        #expect(try archive.count(SearchQuery("tracker:nobody")) == 0)
        #expect(
            try archive.strings(
                "SELECT vendor || ' ' || kind || ' ' || sender || ' ' || message_count FROM tracking ORDER BY 1")
                == [
                    "Mailchimp click news@acorn.example 2", "Mailchimp pixel news@acorn.example 1",
                    "pixel.birch.example pixel shop@birch.example 1",
                ])
    }
}
