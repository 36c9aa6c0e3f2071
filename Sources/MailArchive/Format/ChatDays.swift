import Bytes
import MessageFormat

/// The days of a chat, which stand as headings above their messages.
///
/// Messages stand in the order in which they were sent, but a day is that of its sender's clock. Where that runs
/// backwards, the day gets no second heading: the message bears it itself.
package struct ChatDays {
    /// The number of the day of the last heading.
    private var latest: Int?
    private let isReversed: Bool

    /// - Parameter isReversed: whether the newest message comes first.
    package init(isReversed: Bool = false) { self.isReversed = isReversed }

    /// The heading that a message begins; nil where it stands below the one before.
    package mutating func heading(_ date: DateTime?) -> String? {
        guard let date else { return nil }
        let number = Self.number(date)
        if let latest, isReversed ? number >= latest : number <= latest { return nil }
        latest = number
        return Format.dayLine(date)
    }

    /// Whether a message was sent on the day of the heading above it.
    package func holds(_ date: DateTime?) -> Bool {
        guard let date, let latest else { return true }
        return Self.number(date) == latest
    }

    private static func number(_ date: DateTime) -> Int {
        let c = date.components
        return GregorianCalendar.day(year: c.year, month: c.month, day: c.day)
    }
}
