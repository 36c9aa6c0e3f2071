import Bytes

/// The date of a `From ` line, in the forms that mail programs have written over forty years.
///
/// asctime(3) with or without seconds, the time zone before or after the year (`Mon Jan  5 10:00:00 +0000 2004`), RFC
/// 5322 (`Mon, 5 Jan 2004 10:00:00 +0100`), IMAP (`05-Jan-2004 10:00:00`), ISO 8601 (`2004-01-05T10:00:00Z`), numbers
/// alone (`05.03.2019 10:11:12`), and asctime(3) in other languages (`Di Mrz  5 10:11:12 2019`). The words are taken in
/// any order: each shows by its form what it is, and none may come twice.
struct EnvelopeDate {
    /// Whether weekday and month may be words of any language. Then day, year and time must be there, and the date may
    /// still be text.
    var allowsLocalNames = false
    private(set) var year: Int?
    private(set) var month: Int?
    private(set) var day: Int?
    /// Seconds since midnight.
    private(set) var time: Int?
    /// Seconds east of Greenwich.
    private(set) var zone: Int?
    /// The same of a zone's name, which a number behind it corrects: `GMT +0100`.
    private var namedZone: Int?
    private var weekday: Int?
    private var isInsideComment = false
    /// Number of words taken as names of a weekday or a month in some language.
    private var localNames = 0
    /// Whether one of these words is a month that is known, or is not in ASCII.
    private var hasKnownName = false
    /// Whether it cannot be told which number is the day and which the month: `05/03/2019`.
    private var isAmbiguous = false
    /// Whether the date is in numbers alone, which is text where there is no time: `From 5.3.2019 on`.
    private var isNumeric = false

    /// Whether day, month, year and time are there, and certain.
    var isComplete: Bool { isPlausible && year != nil && time != nil && localNames == 0 && !isAmbiguous }

    /// Whether weekday and month are words in ASCII of no language that is known: then they may be any words.
    var mayBeText: Bool { localNames > 0 && !hasKnownName }

    /// Whether as much is there as the tersest writers give: day and month, with the year or the time.
    var isPlausible: Bool {
        guard !isInsideComment, !isNumeric || time != nil else { return false }
        if localNames > 0 { return day != nil && year != nil && time != nil }
        return isAmbiguous || day != nil && month != nil && (year != nil || time != nil)
    }

    /// The date, where it is written as a number of seconds.
    private var secondsSince1970: Int64?

    init() {}

    /// Reads a number of seconds since 1970, for a date of 1973 or later: `1551777072`.
    init?(secondsSince1970 word: ArraySlice<UInt8>) {
        guard (9...10).contains(word.count), let seconds = Int64(String(decoding: word, as: UTF8.self)), seconds > 0
        else { return nil }
        secondsSince1970 = seconds
    }

    /// Seconds since 1970, in UTC where no zone is given that is known.
    var unixTime: Int64? {
        if let secondsSince1970 { return secondsSince1970 }
        guard let year, let month, let day else { return nil }
        let days = GregorianCalendar.day(year: year, month: month, day: day)
        return Int64(days * 86400 + (time ?? 0) - (zone ?? namedZone ?? 0))
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
        let unit = scanner.remainder
        switch scanner.next() {
        case nil: return takePlainNumber(first, digits: digits)
        case UInt8(ascii: ":"): return takeTime(hour: first, &scanner)
        case UInt8(ascii: "-"): return takeDashedDate(first, digits: digits, &scanner)
        case UInt8(ascii: "/"), UInt8(ascii: "."):
            // `5.`, as German and Czech write the day.
            if scanner.isAtEnd { return takePlainNumber(first, digits: digits) }
            return takeNumericDate(first, digits: digits, &scanner, mark: unit.first ?? 0)
        default: return allowsLocalNames && takeNumber(first, unit: unit)
        }
    }

    /// Takes `2019年`, `3月`, `5日`: year, month and day in Chinese and Japanese.
    private mutating func takeNumber(_ value: Int, unit: ArraySlice<UInt8>) -> Bool {
        localNames = max(localNames, 1)
        hasKnownName = true
        if unit.elementsEqual("\u{5E74}".utf8) { return Self.years.contains(value) && Self.set(&year, value) }
        if unit.elementsEqual("\u{6708}".utf8) { return (1...12).contains(value) && Self.set(&month, value) }
        return unit.elementsEqual("\u{65E5}".utf8) && (1...31).contains(value) && Self.set(&day, value)
    }

    /// Takes `05/03/2019`, `05.03.2019`, `2019/03/05`. With slashes some put the month first: where no number above 12
    /// shows which one is the day, that stays open.
    private mutating func takeNumericDate(
        _ first: Int, digits: Int, _ scanner: inout NumberScanner, mark: UInt8
    ) -> Bool {
        guard let second = scanner.number(), scanner.next() == mark, let third = scanner.number() else { return false }
        guard scanner.isAtEnd, day == nil, month == nil, !isNumeric else { return false }
        isNumeric = true
        if digits == 4 { return take(day: third, month: second, year: first) }
        let year = third < 100 ? Self.century(third) : third
        if mark == UInt8(ascii: ".") || first > 12 { return take(day: first, month: second, year: year) }
        if second > 12 || first == second { return take(day: second, month: first, year: year) }
        isAmbiguous = first > 0 && second > 0
        return isAmbiguous && Self.years.contains(year) && Self.set(&self.year, year)
    }

    private mutating func take(day: Int, month: Int, year: Int) -> Bool {
        (1...31).contains(day) && (1...12).contains(month) && Self.years.contains(year) && Self.set(&self.day, day)
            && Self.set(&self.month, month) && Self.set(&self.year, year)
    }

    private static func century(_ year: Int) -> Int { year < 60 ? 2000 + year : 1900 + year }

    private mutating func takePlainNumber(_ value: Int, digits: Int) -> Bool {
        if digits <= 2, day == nil, (1...31).contains(value) { return Self.set(&day, value) }
        if digits == 4, Self.years.contains(value) { return Self.set(&year, value) }
        if digits == 2, day != nil { return Self.set(&year, Self.century(value)) }
        return false
    }

    /// Takes `10:00`, `10:00:00`, `10:00:00.250`, followed by nothing, `Z` or a numeric zone.
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

    /// Takes `2004-01-05`, `2004-01-05T10:00:00Z`, `5-Jan-2004`.
    private mutating func takeDashedDate(_ first: Int, digits: Int, _ scanner: inout NumberScanner) -> Bool {
        guard digits == 4 else { return takeDayMonthYear(first, &scanner) }
        guard let month = scanner.number(), scanner.next() != nil, let day = scanner.number(),
            take(day: day, month: month, year: first)
        else { return false }
        if scanner.isAtEnd { return true }
        guard scanner.next() == UInt8(ascii: "T"), let hour = scanner.number(), scanner.next() == UInt8(ascii: ":")
        else { return false }
        return takeTime(hour: hour, &scanner)
    }

    private mutating func takeDayMonthYear(_ day: Int, _ scanner: inout NumberScanner) -> Bool {
        guard let month = Self.index(of: scanner.take(3), in: Self.months), scanner.next() == UInt8(ascii: "-"),
            let year = scanner.number()
        else { return false }
        return scanner.isAtEnd && take(day: day, month: month + 1, year: year)
    }

    /// Takes `+0100`, `-04:00`; only behind a time.
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

    /// Takes a weekday, a month, or behind the time `PM` or a time zone.
    private mutating func takeName(_ word: ArraySlice<UInt8>) -> Bool {
        if word.allSatisfy({ $0.isLetter }) {
            if let index = Self.index(of: word.prefix(3), in: Self.weekdays) { return Self.set(&weekday, index) }
            if let index = Self.index(of: word.prefix(3), in: Self.months) { return Self.set(&month, index + 1) }
        }
        return time != nil && takeZoneName(word) || allowsLocalNames && takeLocalName(word)
    }

    /// Takes `EST`, `WETDST`; `PST8PDT`, `GMT+0100`, `GB-Eire`, `Europe/Berlin`, which Solaris and System V write;
    /// `PM`.
    private mutating func takeZoneName(_ word: ArraySlice<UInt8>) -> Bool {
        guard let first = word.first, first != UInt8(ascii: "<"), first & 0x20 == 0, word.count <= 32 else {
            return false
        }
        if word.elementsEqual("PM".utf8), let time, time < 12 * 3600 { self.time = time + 12 * 3600 }
        // The summer time of `MET DST`; of `PST8PDT` it is not known.
        if word.elementsEqual("DST".utf8), let known = namedZone { namedZone = known + 3600 }
        let name = word.prefix { $0.isLetter }
        if namedZone == nil, let minutes = ZoneNames.minutes(of: name) {
            namedZone = minutes * 60
            // `GMT+0100`: the number says it.
            if name.count < word.count { _ = takeZone(word[name.endIndex...]) }
        }
        if word.count <= 7, word.allSatisfy({ $0.isLetter && $0 & 0x20 == 0 }) { return true }
        return word.contains { !$0.isLetter } && word.allSatisfy { $0.isLetter || Self.zoneMarks.contains($0) }
    }

    /// Takes the name of a weekday or a month in a language other than English: letters of any charset, and a full
    /// stop.
    private mutating func takeLocalName(_ word: ArraySlice<UInt8>) -> Bool {
        let name = word.last == UInt8(ascii: ".") ? word.dropLast() : word
        guard localNames < 2, time == nil, (1...12).contains(name.count),
            name.allSatisfy({ $0 >= 0x80 || $0.isLetter })
        else { return false }
        localNames += 1
        // Accented letters have other bytes in each charset. The letters of ASCII are enough to tell the months apart.
        let letters = name.filter { $0 < 0x80 }.map { $0 | 0x20 }
        let number = Self.localMonths.firstIndex { $0.contains { letters.elementsEqual($0.utf8) } }
        if let number, month == nil { month = number + 1 }
        if number != nil || letters.count < name.count { hasKnownName = true }
        return true
    }

    private static let zoneMarks = Array("0123456789+-/_:".utf8)

    /// Names of the months, without their letters that are not ASCII, in German, French, Spanish, Italian, Dutch,
    /// Portuguese and the languages of Scandinavia.
    private static let localMonths = [
        ["jan", "janv", "ene", "gen", "jnner"], ["feb", "fvr", "fv", "fev", "febr"],
        ["mrz", "mr", "mars", "mrt", "mar"],
        ["avr", "abr", "apr"], ["mai", "mei", "maj", "may", "mag"], ["juin", "jun", "giu", "juni"],
        ["juil", "jul", "lug", "juli"], ["aot", "ago", "aug"], ["sept", "set", "sep"], ["okt", "oct", "ott", "out"],
        ["nov"], ["dez", "dc", "dic", "dec", "des"],
    ]

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
}
