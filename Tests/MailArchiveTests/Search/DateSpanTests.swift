import Foundation
import Testing

@testable import MailArchive

@Suite("Dates in queries")
struct DateSpanTests {
    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        return calendar
    }

    @Test(
        "years, months, days and what is relative to today",
        arguments: [
            ("2019", 1_546_300_800, 1_577_836_800), ("2019-03", 1_551_398_400, 1_554_076_800),
            ("2019-03-07", 1_551_916_800, 1_552_003_200),
            ("today", 1_709_596_800, 1_709_683_200), ("yesterday", 1_709_510_400, 1_709_596_800),
            ("7d", 1_708_992_000, 1_709_078_400),
            ("2m", 1_704_412_800, 1_704_499_200),
        ])
    func spans(_ row: (text: String, start: Int64, end: Int64)) throws {
        let now = Date(timeIntervalSince1970: 1_709_640_000)  // 2024-03-05T12:00:00Z
        let span = try #require(DateSpan(row.text, now: now, calendar: calendar))
        #expect(span.start == row.start && span.end == row.end)
    }

    @Test("what is no date is none", arguments: ["", "x", "2019-13", "2019-02-30", "19", "2019-1-1-1", "d", "-7d"])
    func none(_ text: String) {
        #expect(DateSpan(text, now: Date(), calendar: calendar) == nil)
    }
}
