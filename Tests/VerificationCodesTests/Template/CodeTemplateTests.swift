import MessageFormat
import Testing

@testable import VerificationCodes

@Suite struct DayTests {
    @Test(
        "a day is year, month and day",
        arguments: [
            "2024-3", "2024-00-07", "2024-13-07", "2024-03-32", "1969-12-31", "2201-01-01", "today", "", "2024/03/07",
            "2024-03-07-01",
        ])
    func noDay(text: String) { #expect(Day(text) == nil) }

    @Test("days are compared by year, then month, then day")
    func order() throws {
        let days = try ["2023-12-31", "2024-01-01", "2024-01-31", "2024-02-01"].map { try #require(Day($0)) }
        #expect(days == days.sorted())
    }

    @Test(
        "its noon is noon of that day in UTC",
        arguments: ["1970-01-01", "2000-02-29", "2024-02-29", "2024-03-01", "2100-03-01", "2199-12-31"])
    func noon(text: String) throws {
        let day = try #require(Day(text))
        #expect(day.noon.rfc3339.hasPrefix(text + "T12:00:00"))
        #expect(Day(day.noon) == day)
    }

    @Test("the day of a message is the one on the sender's clock")
    func senderClock() {
        #expect(Day(DateTime(unixSeconds: 1_709_766_000, offsetMinutes: 120)) == Day("2024-03-07"))
        #expect(Day(DateTime(unixSeconds: 1_709_766_000)) == Day("2024-03-06"))
    }
}
