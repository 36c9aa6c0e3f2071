import Bytes

/// Counts when messages were sent, on the senders' clocks.
package struct TimeTally: Sendable {
    /// Messages without a date.
    package private(set) var undated = 0
    /// By days since 1970.
    package private(set) var days: [Int: Int] = [:]
    /// By the hour of the day.
    package private(set) var hours = Array(repeating: 0, count: 24)
    /// By year, without years that have none.
    package private(set) var years: [Int: Int] = [:]
    /// By the days from 1970 on, of which most mail is, until the counting ends.
    private var near = Array(repeating: 0, count: 40_000)

    /// - Parameter minutes: since 1970 on the sender's clock; nil where the message has no date.
    mutating func add(minutes: Int64?) {
        guard let minutes else {
            undated += 1
            return
        }
        // A damaged file may hold any number.
        let day = Int(minutes.floorDivided(by: 1_440))
        hours[(Int(minutes) &- day &* 1_440) / 60] += 1
        if near.indices.contains(day) { near[day] += 1 } else { days[day, default: 0] += 1 }
    }

    /// Adds what another counted that has not ended.
    mutating func add(_ other: Self) {
        undated += other.undated
        for hour in hours.indices { hours[hour] += other.hours[hour] }
        for day in near.indices { near[day] += other.near[day] }
        days.merge(other.days, uniquingKeysWith: +)
    }

    /// Ends the counting.
    mutating func finish() {
        for (day, count) in near.enumerated() where count > 0 { days[day] = count }
        near = []
        years = grouped { GregorianCalendar.civil(fromDay: $0).year }
    }

    /// By months since the year 0.
    package var months: [Int: Int] {
        grouped {
            let (year, month, _) = GregorianCalendar.civil(fromDay: $0)
            return year * 12 + month - 1
        }
    }

    /// By the day of the week, from Sunday on.
    package var weekdays: [Int] {
        days.reduce(into: Array(repeating: 0, count: 7)) { $0[GregorianCalendar.weekday(ofDay: $1.key)] += $1.value }
    }

    private func grouped(_ key: (Int) -> Int) -> [Int: Int] {
        days.reduce(into: [:]) { $0[key($1.key), default: 0] += $1.value }
    }
}
