import MessageContent
import TestSupport
import Testing

@testable import MailArchive

@Suite("statistics")
struct StatisticsTests {
    private func archive() async throws -> (Archive, TemporaryFolder) {
        let folder = try TemporaryFolder()
        return (try await Archive.demo(in: folder), folder)
    }

    @Test("of all mail are what counting each message gives")
    func overview() async throws {
        let (archive, folder) = try await archive()
        defer { withExtendedLifetime(folder) {} }
        // The first is made of what the archive keeps, the second of the messages themselves.
        let (kept, counted) = (try archive.statistics(), try archive.statistics(SearchQuery("larger:0")))
        #expect(kept.json == counted.json)
        #expect(kept.messageCount == (try archive.count(.all)) && kept.messageCount > 300)
        #expect(kept.unreadCount == (try archive.count(SearchQuery("is:unread"))))
        #expect(kept.sentCount == (try archive.count(SearchQuery("from:me"))))
        #expect(kept.attachmentCount == (try archive.count(SearchQuery("has:attachment"))))
        #expect(kept.conversationCount == (try archive.conversations(.all).count))
        #expect(kept.hours.reduce(kept.undatedCount, +) == kept.messageCount)
        #expect(kept.weekdays.reduce(kept.undatedCount, +) == kept.messageCount)
        #expect(kept.senders.count == 10 && kept.senders.map(\.count) == kept.senders.map(\.count).sorted(by: >))
    }

    @Test("are the same when two connections count slices of the mail")
    func slices() async throws {
        let (archive, folder) = try await archive()
        defer { withExtendedLifetime(folder) {} }
        let (sliced, whole) = try archive.read {
            (try archive.countAllMail($0, slicesFrom: 1), try archive.countAllMail($0))
        }
        #expect(sliced.statistics(top: 10).json == whole.statistics(top: 10).json)
        #expect(sliced.statistics(top: 10).messageCount == (try archive.count(.all)))
    }

    @Test(
        "by a field are what a search for each value finds",
        arguments: [
            (StatisticsField.year, "on:"), (.month, "on:"), (.category, "category:"), (.sender, "from:"),
            (.list, "list:"),
            (.label, "label:"), (.tracker, "tracker:"), (.diagnostic, "diag:"), (.type, "type:"),
        ])
    func values(field: StatisticsField, term: String) async throws {
        let (archive, folder) = try await archive()
        defer { withExtendedLifetime(folder) {} }
        let rows = try archive.statistics(.all, by: [field])
        #expect(rows.count > 1 || field == .label)
        for row in rows {
            guard let value = row.values[0].value else { continue }
            let query = try SearchQuery("\(term)\"\(value)\"")
            // A search also finds senders, lists and types that hold the value as a part.
            let found = try archive.count(query)
            let isPart = [.sender, .list, .type, .diagnostic].contains(field)
            #expect(isPart ? found >= row.messageCount : found == row.messageCount, "\(value)")
        }
    }

    @Test(
        "by a field that each message has one of add up to all, and so do their bytes",
        arguments: [StatisticsField.year, .month, .weekday, .hour, .category, .sender, .domain, .list, .client, .size])
    func sums(field: StatisticsField) async throws {
        let (archive, folder) = try await archive()
        defer { withExtendedLifetime(folder) {} }
        for text in ["", "after:2016 before:2020"] {
            let query = try SearchQuery(text)
            let rows = try archive.statistics(query, by: [field])
            let whole = try archive.statistics(query)
            #expect(rows.reduce(0) { $0 + $1.messageCount } == whole.messageCount)
            #expect(rows.reduce(0) { $0 + $1.bytes } == whole.bytes)
            #expect(Set(rows.map { $0.values[0].value }).count == rows.count)
        }
    }

    @Test(
        "of two fields add up to those of one",
        arguments: [(StatisticsField.year, StatisticsField.label), (.mailbox, .hour)])
    func crossed(first: StatisticsField, second: StatisticsField) async throws {
        let (archive, folder) = try await archive()
        defer { withExtendedLifetime(folder) {} }
        let crossed = try archive.statistics(.all, by: [first, second])
        let single = first == .year ? second : first
        let place = first == .year ? 1 : 0
        for row in try archive.statistics(.all, by: [single]) {
            let part = crossed.filter { $0.values[place].value == row.values[0].value }
            #expect(part.reduce(0) { $0 + $1.messageCount } == row.messageCount)
        }
    }

    @Test("are sorted as their values are, from Monday on, else the commonest first")
    func order() async throws {
        let (archive, folder) = try await archive()
        defer { withExtendedLifetime(folder) {} }
        let days = try archive.statistics(.all, by: [.weekday]).map { $0.values[0].value }
        #expect(days == ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"])
        let months = try archive.statistics(.all, by: [.month]).compactMap { $0.values[0].value }
        #expect(months == months.sorted())
        let senders = try archive.statistics(.all, by: [.sender]).map(\.messageCount)
        #expect(senders == senders.sorted(by: >))
        let clients = try archive.statistics(.all, by: [.client]).compactMap { $0.values[0].value }
        #expect(clients.contains("Thunderbird") && clients.contains("Mutt"))
        #expect(clients.allSatisfy { !$0.contains("/") })
    }
}
