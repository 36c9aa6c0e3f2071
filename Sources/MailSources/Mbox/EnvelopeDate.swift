/// The date of a `From ` line, in the forms that mail programs have written over forty years.
///
/// asctime(3) with or without seconds, the time zone before or after the year (`Mon Jan  5 10:00:00 +0000 2004`), RFC 5322
/// (`Mon, 5 Jan 2004 10:00:00 +0100`), IMAP (`05-Jan-2004 10:00:00`) and ISO 8601 (`2004-01-05T10:00:00Z`). The words are
/// taken in any order: each says by its form what it is, and none may come twice.
struct EnvelopeDate {
    private(set) var year: Int?
    private(set) var month: Int?
    private(set) var day: Int?
    /// Seconds since midnight.
    private(set) var time: Int?
    /// Seconds east of Greenwich.
    private(set) var zone: Int?
    private var weekday: Int?
    private var isInsideComment = false

    /// Day, month, year and time are there.
    var isComplete: Bool { isPlausible && year != nil && time != nil }

    /// As much as the tersest writers give: day and month, with the year or the time.
    var isPlausible: Bool { day != nil && month != nil && (year != nil || time != nil) && !isInsideComment }

    /// Seconds since 1970, in UTC where no numeric zone is given.
    var unixTime: Int64? {
        guard let year, let month, let day else { return nil }
        let days = Self.daysSince1970(year: year, month: month, day: day)
        return Int64(days * 86400 + (time ?? 0) - (zone ?? 0))
    }

    /// Takes one word. False if it cannot be part of this date.
    mutating func take(_ word: ArraySlice<UInt8>) -> Bool {
        let word = word.last == UInt8(ascii: ",") ? word.dropLast() : word
        guard let first = word.first else { return false }
        if isInsideComment || first == UInt8(ascii: "(") {
            isInsideComment = word.last != UInt8(ascii: ")")
            return true
        }
        switch first {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): return takeNumbers(word)
        case UInt8(ascii: "+"), UInt8(ascii: "-"): return takeZone(word)
        default: return takeName(word)
        }
    }

    private mutating func takeNumbers(_ word: ArraySlice<UInt8>) -> Bool {
        var scanner = NumberScanner(word)
        guard let first = scanner.number() else { return false }
        let digits = word.count - scanner.remainder.count
        switch scanner.next() {
        case nil: return takePlainNumber(first, digits: digits)
        case UInt8(ascii: ":"): return takeTime(hour: first, &scanner)
        case UInt8(ascii: "-"), UInt8(ascii: "/"): return takeDashedDate(first, digits: digits, &scanner)
        default: return false
        }
    }

    private mutating func takePlainNumber(_ value: Int, digits: Int) -> Bool {
        if digits <= 2, day == nil, (1...31).contains(value) { return Self.set(&day, value) }
        if digits == 4, Self.years.contains(value) { return Self.set(&year, value) }
        if digits == 2, day != nil { return Self.set(&year, value < 60 ? 2000 + value : 1900 + value) }
        return false
    }

    /// `10:00`, `10:00:00`, `10:00:00.250`, followed by nothing, `Z` or a numeric zone.
    private mutating func takeTime(hour: Int, _ scanner: inout NumberScanner) -> Bool {
        guard let minute = scanner.number(), hour < 25, minute < 60 else { return false }
        var seconds = hour * 3600 + minute * 60
        if scanner.remainder.first == UInt8(ascii: ":") {
            _ = scanner.next()
            guard let second = scanner.number(), second < 62 else { return false }
            seconds += second
        }
        if scanner.remainder.first == UInt8(ascii: ".") {
            _ = scanner.next()
            guard scanner.number() != nil else { return false }
        }
        guard Self.set(&time, seconds) else { return false }
        let rest = scanner.remainder
        if rest.isEmpty { return true }
        return rest.elementsEqual([UInt8(ascii: "Z")]) ? Self.set(&zone, 0) : takeZone(rest)
    }

    /// `2004-01-05`, `2004-01-05T10:00:00Z`, `5-Jan-2004`.
    private mutating func takeDashedDate(_ first: Int, digits: Int, _ scanner: inout NumberScanner) -> Bool {
        guard digits == 4 else { return takeDayMonthYear(first, &scanner) }
        guard let month = scanner.number(), (1...12).contains(month), scanner.next() != nil,
            let day = scanner.number(), (1...31).contains(day), Self.years.contains(first),
            Self.set(&self.year, first), Self.set(&self.month, month), Self.set(&self.day, day)
        else { return false }
        if scanner.isAtEnd { return true }
        guard scanner.next() == UInt8(ascii: "T"), let hour = scanner.number(), scanner.next() == UInt8(ascii: ":")
        else { return false }
        return takeTime(hour: hour, &scanner)
    }

    private mutating func takeDayMonthYear(_ day: Int, _ scanner: inout NumberScanner) -> Bool {
        guard (1...31).contains(day), let month = Self.index(of: scanner.take(3), in: Self.months),
            scanner.next() == UInt8(ascii: "-"), let year = scanner.number(), Self.years.contains(year)
        else { return false }
        return scanner.isAtEnd && Self.set(&self.day, day) && Self.set(&self.month, month + 1)
            && Self.set(&self.year, year)
    }

    /// `+0100`, `-04:00`; only behind a time.
    private mutating func takeZone(_ word: ArraySlice<UInt8>) -> Bool {
        var scanner = NumberScanner(word)
        let sign = scanner.next()
        guard time != nil, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"), var value = scanner.number()
        else { return false }
        if scanner.next() == UInt8(ascii: ":") {
            guard let minutes = scanner.number() else { return false }
            value = value * 100 + minutes
        }
        guard scanner.isAtEnd, value <= 1500 else { return false }
        let seconds = value / 100 * 3600 + value % 100 * 60
        return Self.set(&zone, sign == UInt8(ascii: "-") ? -seconds : seconds)
    }

    /// A weekday, a month, or the letters of a time zone (`EST`, `WETDST`, `PM`) behind the time.
    private mutating func takeName(_ word: ArraySlice<UInt8>) -> Bool {
        guard word.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }) else { return false }
        if let index = Self.index(of: word.prefix(3), in: Self.weekdays) { return Self.set(&weekday, index) }
        if let index = Self.index(of: word.prefix(3), in: Self.months) { return Self.set(&month, index + 1) }
        return time != nil && word.count <= 7 && word.allSatisfy { $0 < UInt8(ascii: "a") }
    }

    private static let years = 1960...2200
    private static let weekdays = Array("sunmontuewedthufrisat".utf8)
    private static let months = Array("janfebmaraprmayjunjulaugsepoctnovdec".utf8)

    private static func set(_ field: inout Int?, _ value: Int) -> Bool {
        guard field == nil else { return false }
        field = value
        return true
    }

    private static func index(of word: ArraySlice<UInt8>, in names: [UInt8]) -> Int? {
        guard word.count == 3 else { return nil }
        return stride(from: 0, to: names.count, by: 3)
            .first { start in names[start..<start + 3].elementsEqual(word.lazy.map { $0 | 0x20 }) }
            .map { $0 / 3 }
    }

    /// Days from 1970-01-01 in the Gregorian calendar.
    static func daysSince1970(year: Int, month: Int, day: Int) -> Int {
        let shifted = month > 2 ? year : year - 1
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        return shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400 + dayOfYear - 719_468
    }
}
