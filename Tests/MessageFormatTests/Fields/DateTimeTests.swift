import Bytes
import TestSupport
import Testing

@testable import MessageFormat

@Suite("moments and the calendar")
struct DateTimeTests {
    @Test("every day from 1600 to 2400 goes to its date and back")
    func calendar() {
        var day = GregorianCalendar.day(year: 1600, month: 1, day: 1)
        var wrong: [String] = []
        for year in 1600...2400 {
            for month in 1...12 {
                for dayOfMonth in 1...GregorianCalendar.length(ofMonth: month, year: year) {
                    let date = GregorianCalendar.civil(fromDay: day)
                    let isRight =
                        date == (year, month, dayOfMonth)
                        && GregorianCalendar.day(year: year, month: month, day: dayOfMonth) == day
                    if !isRight { wrong.append("\(year)-\(month)-\(dayOfMonth)") }
                    day += 1
                }
            }
        }
        // Not the whole array: a comparison that fails would be quadratic in it.
        #expect(wrong.first == nil)
    }

    @Test("days far from today go to their date and back")
    func farDays() {
        let days = stride(from: -1_500_000, through: 4_000_000, by: 997)
        #expect(
            days.allSatisfy { day in
                let date = GregorianCalendar.civil(fromDay: day)
                return GregorianCalendar.day(year: date.year, month: date.month, day: date.day) == day
            })
    }

    @Test(
        "known days",
        arguments: [
            (1970, 1, 1, 0), (1969, 12, 31, -1), (2000, 2, 29, 11_016), (2000, 3, 1, 11_017), (1, 1, 1, -719_162),
            (9999, 12, 31, 2_932_896),
        ])
    func knownDays(year: Int, month: Int, day: Int, number: Int) {
        #expect(GregorianCalendar.day(year: year, month: month, day: day) == number)
    }

    @Test("leap years have 29 days in February", arguments: [(2004, 29), (1900, 28), (2000, 29), (2001, 28)])
    func february(year: Int, length: Int) {
        #expect(GregorianCalendar.length(ofMonth: 2, year: year) == length)
    }

    @Test("the months of a common year have 365 days")
    func year() {
        #expect((1...12).reduce(0) { $0 + GregorianCalendar.length(ofMonth: $1, year: 2001) } == 365)
    }

    @Test(
        "RFC 3339 with the sender's offset",
        arguments: [
            (0, 0, "1970-01-01T00:00:00Z"), (-1, 0, "1969-12-31T23:59:59Z"),
            (732_822_069, -480, "1993-03-22T09:41:09-08:00"),
            (0, 330, "1970-01-01T05:30:00+05:30"), (0, -1, "1969-12-31T23:59:00-00:01"),
            (951_782_400, 0, "2000-02-29T00:00:00Z"), (-62_135_596_800, 0, "0001-01-01T00:00:00Z"),
            (253_402_300_799, 0, "9999-12-31T23:59:59Z"),
            (253_402_300_799 + 1439 * 60, -1439, "9999-12-31T23:59:59-23:59"),
            (0, -1439, "1969-12-31T00:01:00-23:59"),
        ])
    func rfc3339(seconds: Int, offset: Int, text: String) {
        #expect(DateTime(unixSeconds: Int64(seconds), offsetMinutes: offset).rfc3339 == text)
    }

    @Test("a moment outside the years of four digits is written as the nearest inside")
    func farMoments() {
        #expect(DateTime(unixSeconds: .max, offsetMinutes: 60).rfc3339 == "9999-12-31T23:59:59+01:00")
        #expect(DateTime(unixSeconds: .min, offsetMinutes: -60).rfc3339 == "0000-01-01T00:00:00-01:00")
    }

    @Test("what it writes, it reads")
    func roundTrip() {
        for seconds in stride(from: -2_000_000_000 as Int64, to: 9_000_000_000, by: 86_400 * 173 + 12_345) {
            for offset in [-720, -210, 0, 60, 345, 840] {
                let date = DateTime(unixSeconds: seconds, offsetMinutes: offset)
                #expect(date.rfc3339.withView { DateTime.parse($0)?.date } == date)
            }
        }
    }

    @Test("components stand on the sender's clock")
    func components() {
        let date = DateTime(unixSeconds: 1_073_035_845, offsetMinutes: -600)
        #expect(date.components == (2004, 1, 1, 23, 30, 45))
    }

    @Test("moments are told apart by offset too")
    func equality() {
        #expect(DateTime(unixSeconds: 5, offsetMinutes: 60) != DateTime(unixSeconds: 5))
        #expect(DateTime(unixSeconds: 5) == DateTime(unixSeconds: 5, offsetMinutes: 0))
    }
}
