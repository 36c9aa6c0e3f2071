/// The Gregorian calendar.
enum Calendar {
    /// Days from 1970-01-01 in the Gregorian calendar.
    static func daysSince1970(year: Int, month: Int, day: Int) -> Int {
        let shifted = month > 2 ? year : year - 1
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        return shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400 + dayOfYear - 719_468
    }
}
