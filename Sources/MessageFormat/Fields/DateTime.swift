/// A moment with the sender's own offset from UTC.
public struct DateTime: Sendable, Hashable {
    /// 9999-12-31T23:59:59, the last that RFC 3339 can write.
    static let lastLocalSecond: Int64 = 253_402_300_799

    /// Seconds since 1970-01-01T00:00:00Z, leap seconds not counted.
    public var unixSeconds: Int64
    /// Minutes east of UTC, -1439...1439.
    public var offsetMinutes: Int16

    public init(unixSeconds: Int64, offsetMinutes: Int = 0) {
        self.unixSeconds = unixSeconds
        self.offsetMinutes = Int16(clamping: offsetMinutes)
    }

    /// Year, month 1-12, day 1-31, hour, minute and second on the sender's clock.
    public var components: (year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int) {
        // Years 0 to 9999, which is what RFC 3339 can say.
        let first: Int64 = -62_167_219_200
        let last = DateTime.lastLocalSecond
        let near = min(max(unixSeconds, first - 86_400), last + 86_400)
        let local = min(max(near + Int64(offsetMinutes) * 60, first), last)
        let day = local >= 0 ? local / 86_400 : (local - 86_399) / 86_400
        let time = Int(local - day * 86_400)
        let (year, month, dayOfMonth) = Calendar.civil(fromDay: Int(day))
        return (year, month, dayOfMonth, time / 3_600, time / 60 % 60, time % 60)
    }

    /// RFC 3339 with the sender's offset, such as `1993-03-22T09:41:09-08:00`.
    public var rfc3339: String {
        let c = components
        let offset = abs(Int(offsetMinutes))
        let zone =
            offsetMinutes == 0 ? "Z" : (offsetMinutes < 0 ? "-" : "+") + two(offset / 60) + ":" + two(offset % 60)
        return "\(four(c.year))-\(two(c.month))-\(two(c.day))T\(two(c.hour)):\(two(c.minute)):\(two(c.second))\(zone)"
    }

    private func two(_ n: Int) -> String { n < 10 ? "0\(n)" : "\(n)" }
    private func four(_ n: Int) -> String { String(repeating: "0", count: max(0, 4 - String(n).count)) + String(n) }
}

/// The proleptic Gregorian calendar in days since 1970-01-01 (algorithms of Howard Hinnant, public domain).
enum Calendar {
    static func day(year: Int, month: Int, day: Int) -> Int {
        let y = month <= 2 ? year - 1 : year
        let era = (y >= 0 ? y : y - 399) / 400
        let yearOfEra = y - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }

    static func civil(fromDay day: Int) -> (year: Int, month: Int, day: Int) {
        let z = day + 719_468
        let era = (z >= 0 ? z : z - 146_096) / 146_097
        let dayOfEra = z - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let m = (5 * dayOfYear + 2) / 153
        let month = m < 10 ? m + 3 : m - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * m + 2) / 5 + 1)
    }

    static func length(ofMonth month: Int, year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}
