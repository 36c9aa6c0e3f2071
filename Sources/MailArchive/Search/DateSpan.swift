import Foundation

/// A day, month or year.
///
/// Its seconds since 1970 are counted on the sender's clock, on which messages are printed: `on:2019-03-07` finds the
/// messages that are printed with that day. Only which day is `today` depends on the reader's time zone.
package struct DateSpan {
    /// First second.
    package var start: Int64
    /// First second after it.
    var end: Int64

    /// Reads `2019`, `2019-03`, `2019-03-07`, `7d` (the day seven days ago; w, m and y too), `today` or `yesterday`.
    ///
    /// - Parameter calendar: has the reader's time zone.
    package init?(_ text: String, now: Date, calendar: Calendar = .current) {
        let text = text.lowercased()
        var readers = Calendar(identifier: .gregorian)
        readers.timeZone = calendar.timeZone
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        guard let today = calendar.date(from: readers.dateComponents([.year, .month, .day], from: now)) else {
            return nil
        }
        let found: (Date, Calendar.Component)?
        switch text {
        case "today": found = (today, .day)
        case "yesterday": found = calendar.date(byAdding: .day, value: -1, to: today).map { ($0, .day) }
        default: found = DateSpan.relative(text, today, calendar) ?? DateSpan.absolute(text, calendar)
        }
        guard let (date, unit) = found, let next = calendar.date(byAdding: unit, value: 1, to: date) else { return nil }
        start = Int64(date.timeIntervalSince1970)
        end = Int64(next.timeIntervalSince1970)
    }

    private static func relative(_ text: String, _ today: Date, _ calendar: Calendar) -> (Date, Calendar.Component)? {
        guard let unit = text.last, let count = Int(text.dropLast()), (0...100_000).contains(count) else { return nil }
        let units: [Character: Calendar.Component] = ["d": .day, "m": .month, "y": .year, "w": .weekOfYear]
        guard let component = units[unit] else { return nil }
        return calendar.date(byAdding: component, value: -count, to: today).map { ($0, .day) }
    }

    private static func absolute(_ text: String, _ calendar: Calendar) -> (Date, Calendar.Component)? {
        let numbers = text.split(whereSeparator: { $0 == "-" || $0 == "/" || $0 == "." }).map { Int($0) }
        guard (1...3).contains(numbers.count), let year = numbers[0], (1...9999).contains(year),
            text.prefix(while: \.isNumber).count == 4
        else { return nil }
        let month = numbers.count > 1 ? numbers[1] : 1
        let day = numbers.count > 2 ? numbers[2] : 1
        guard let month, let day, (1...12).contains(month), (1...31).contains(day) else { return nil }
        let components = DateComponents(year: year, month: month, day: day)
        guard components.isValidDate(in: calendar), let date = calendar.date(from: components) else { return nil }
        return (date, [.year, .month, .day][numbers.count - 1])
    }
}
