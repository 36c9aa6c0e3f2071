import Bytes

/// A moment with the sender's offset from UTC (RFC 5322 section 3.3).
public struct DateTime: Sendable, Hashable {
    /// Seconds since 1970-01-01T00:00:00Z; leap seconds are not counted.
    public var unixSeconds: Int64
    /// The sender's time zone in minutes east of UTC, -1439...1439.
    public var offsetMinutes: Int16

    /// - Parameters:
    ///   - unixSeconds: seconds since 1970-01-01T00:00:00Z.
    ///   - offsetMinutes: minutes east of UTC.
    public init(unixSeconds: Int64, offsetMinutes: Int = 0) {
        self.unixSeconds = unixSeconds
        self.offsetMinutes = Int16(clamping: offsetMinutes)
    }

    /// Year, month 1-12, day 1-31, hour, minute and second on the sender's clock; held within the years 0 to 9999.
    public var components: (year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int) {
        // RFC 3339 has four digits for the year.
        let first: Int64 = -62_167_219_200
        let last = GregorianCalendar.lastSecond
        let near = min(max(unixSeconds, first - 86_400), last + 86_400)
        let local = min(max(near + Int64(offsetMinutes) * 60, first), last)
        let day = local >= 0 ? local / 86_400 : (local - 86_399) / 86_400
        let time = Int(local - day * 86_400)
        let (year, month, dayOfMonth) = GregorianCalendar.civil(fromDay: Int(day))
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
