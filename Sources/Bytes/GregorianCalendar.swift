/// The proleptic Gregorian calendar in days since 1970-01-01 (algorithms of Howard Hinnant, public domain).
package enum GregorianCalendar {
    /// 9999-12-31T23:59:59Z in seconds since 1970. Later years have more than the four digits that RFC 3339 and the
    /// date of an mbox `From ` line can hold.
    package static let lastSecond: Int64 = 253_402_300_799

    /// - Returns: days since 1970-01-01. A month or day out of range counts on into its neighbours.
    package static func day(year: Int, month: Int, day: Int) -> Int {
        let y = month <= 2 ? year - 1 : year
        let era = (y >= 0 ? y : y - 399) / 400
        let yearOfEra = y - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }

    /// - Parameter day: days since 1970-01-01.
    package static func civil(fromDay day: Int) -> (year: Int, month: Int, day: Int) {
        let z = day + 719_468
        let era = (z >= 0 ? z : z - 146_096) / 146_097
        let dayOfEra = z - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let m = (5 * dayOfYear + 2) / 153
        let month = m < 10 ? m + 3 : m - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * m + 2) / 5 + 1)
    }

    /// - Parameter day: days since 1970-01-01, a Thursday.
    /// - Returns: 0 for Sunday to 6.
    package static func weekday(ofDay day: Int) -> Int { (day % 7 + 11) % 7 }

    /// - Parameter month: 1 to 12.
    package static func length(ofMonth month: Int, year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}
