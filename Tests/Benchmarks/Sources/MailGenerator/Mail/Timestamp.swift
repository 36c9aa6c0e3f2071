/// Dates as header fields and mbox separators write them.
enum Timestamp {
    private static let days = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    /// `Mon, 1 Jan 2001 00:00:00 +0100` (RFC 5322 section 3.3).
    static func text(_ unixSeconds: Int64, offsetHours: Int) -> String {
        let t = Parts(unixSeconds + Int64(offsetHours) * 3600)
        let zone = (offsetHours < 0 ? "-" : "+") + two(abs(offsetHours)) + "00"
        return "\(days[t.weekday]), \(t.day) \(months[t.month]) \(t.year) \(t.time) \(zone)"
    }

    /// `Mon Jan  1 00:00:00 2001`, as asctime has it.
    static func envelope(_ unixSeconds: Int64) -> String {
        let t = Parts(unixSeconds)
        return "\(days[t.weekday]) \(months[t.month]) \(t.day < 10 ? " " : "")\(t.day) \(t.time) \(t.year)"
    }

    private static func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }

    private struct Parts {
        let year: Int
        /// From 0.
        let month: Int
        let day: Int
        /// From Thursday, the first day of 1970.
        let weekday: Int
        let time: String

        init(_ unixSeconds: Int64) {
            let seconds = Int(unixSeconds)
            let days = seconds / 86_400
            weekday = days % 7
            let rest = seconds % 86_400
            time = "\(two(rest / 3600)):\(two(rest / 60 % 60)):\(two(rest % 60))"
            // Days since 1 March of year 0, in eras of 400 years (Hinnant, "chrono-compatible low-level algorithms").
            let z = days + 719_468
            let era = z / 146_097
            let dayOfEra = z % 146_097
            let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
            let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
            let shifted = (5 * dayOfYear + 2) / 153
            day = dayOfYear - (153 * shifted + 2) / 5 + 1
            month = (shifted + 2) % 12
            year = yearOfEra + era * 400 + (shifted >= 10 ? 1 : 0)
        }
    }
}
