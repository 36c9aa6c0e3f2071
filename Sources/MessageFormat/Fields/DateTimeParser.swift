import Bytes

/// Reads the dates of real mail: RFC 5322 sections 3.3 and 4.3, asctime, RFC 850, ISO 8601 and mixtures of them.
///
/// Words and numbers may come in any order, and each tells by its form what it is: a number with colons is the time, a
/// number of four digits the year, a word the month, the day of the week or the zone. The day of the week is not
/// checked.
struct DateTimeParser {
    private let text: ByteView
    private var cursor = 0
    private var year: Int?
    private var month: Int?
    private var day: Int?
    private var hour: Int?
    private var minute = 0
    private var second = 0
    private var isAfternoon: Bool?
    private var zone: Int?
    /// Whether the zone was a name without summer time, so that a following `DST` adds an hour: `MET DST`.
    private var zoneMayBeSummer = false
    private var zoneIsUnknown = false
    private var isImpossible = false
    /// Whether the numbers of day and month could be in the other order as well.
    private var isOrderGuessed = false
    /// Whether a part of the date is not understood, so that the rest would be a wrong moment.
    private var isForeign = false

    fileprivate init(_ body: ByteView) { text = body.slice(0, Limits.dateBytes) }

    fileprivate mutating func scan() {
        var comments = 0
        while cursor < text.count {
            let byte = text[cursor]
            switch byte {
            case 0x28:
                comments += 1
                cursor += 1
            case 0x29:
                comments = max(0, comments - 1)
                cursor += 1
            case _ where comments > 0: cursor += 1
            case 0x30...0x39: readNumber()
            case 0x2B, 0x2D: readSign(isNegative: byte == 0x2D)
            case _ where byte.isLetter || byte >= 0x80: readWord()
            default: cursor += 1
            }
        }
    }

    // MARK: Numbers

    private mutating func digits() -> (value: Int, count: Int) {
        var value = 0
        let start = cursor
        while cursor < text.count, text[cursor].isDigit {
            if cursor - start < 9 { value = value * 10 + Int(text[cursor] & 0x0F) }
            cursor += 1
        }
        return (value, cursor - start)
    }

    private mutating func readNumber() {
        let (value, count) = digits()
        if let unit = DateWords.unit(text, at: cursor) {
            cursor += DateWords.unitLength
            return place(value, digits: count, unit)
        }
        // Comments and blanks may surround the colons (RFC 5322 section 4.3).
        let colon = text.skipCommentsAndWhiteSpace(from: cursor)
        if hour == nil, count <= 2, text.peek(colon) == 0x3A { cursor = colon }
        let next = text.peek(cursor)
        if next == 0x3A, hour == nil { return readTime(hour: value) }
        if next == 0x2E, hour == nil, day != nil, isDottedTime { return readTime(hour: value) }
        if next == 0x2D || next == 0x2F || next == 0x2E, text.peek(cursor + 1).isDigit, day == nil, month == nil {
            return readNumericDate(first: value, digits: count, separator: next)
        }
        if count == 8, year == nil, month == nil, day == nil { return readCompactDate(value) }
        place(value, digits: count)
    }

    /// Whether the digits at the cursor go on as in `10.30.45`, which some mailers write.
    private var isDottedTime: Bool {
        text.peek(cursor + 1).isDigit && text.peek(cursor + 2).isDigit && text.peek(cursor + 3) == 0x2E
    }

    private mutating func readTime(hour value: Int) {
        hour = value
        let separator = text[cursor]
        cursor = text.skipCommentsAndWhiteSpace(from: cursor + 1)
        minute = digits().value
        let colon = text.skipCommentsAndWhiteSpace(from: cursor)
        if text.peek(colon) == 0x3A { cursor = colon }
        if text.peek(cursor) == separator || text.peek(cursor) == 0x3A {
            cursor = text.skipCommentsAndWhiteSpace(from: cursor + 1)
            second = digits().value
        }
        if text.peek(cursor) == 0x2E || text.peek(cursor) == 0x2C, text.peek(cursor + 1).isDigit {
            cursor += 1
            _ = digits()  // Fractions of a second.
        }
    }

    /// Reads ISO `2004-01-02`, American `1/2/2004` and German `2.1.2004`.
    private mutating func readNumericDate(first: Int, digits count: Int, separator: UInt8) {
        cursor += 1
        let second = digits().value
        var third: (value: Int, count: Int)?
        if text.peek(cursor) == separator, text.peek(cursor + 1).isDigit {
            cursor += 1
            third = digits()
        }
        if count >= 3 {
            (year, month, day) = (first, second, third?.value ?? 1)
        } else if separator == 0x2F, second > 12 || first <= 12 {
            (month, day) = (first, second)
        } else {
            (day, month) = (first, second)
        }
        isOrderGuessed = count < 3 && first <= 12 && second <= 12 && first != second
        if count < 3, let third { year = fullYear(third.value, digits: third.count) }
    }

    private mutating func readCompactDate(_ value: Int) {
        (year, month, day) = (value / 10_000, value / 100 % 100, value % 100)
    }

    /// Reads `103000` after the `T` of ISO 8601's basic format. `10:30:00` is left to ``readTime(hour:)``.
    private mutating func readCompactTime() {
        let start = cursor
        let (value, count) = digits()
        switch count {
        case 6: (hour, minute, second) = (value / 10_000, value / 100 % 100, value % 100)
        case 4: (hour, minute) = (value / 100, value % 100)
        default: cursor = start
        }
    }

    private mutating func place(_ value: Int, digits count: Int, _ unit: DateWords.Unit) {
        switch unit {
        case .year where count == 4: year = value
        case .month where (1...12).contains(value): month = value
        case .day where (1...31).contains(value): day = value
        // Years of an era, and times whose marks are not read.
        default: isForeign = true
        }
    }

    private mutating func place(_ value: Int, digits count: Int) {
        if isUnsignedZone(value, digits: count) {
            zone = value / 100 * 60 + value % 100
        } else if count >= 3, year == nil {
            year = fullYear(value, digits: count)
        } else if day == nil {
            day = value
        } else if year == nil {
            year = fullYear(value, digits: count)
        }
    }

    /// Whether a number is a zone without its sign, as in `10:00:00 0200`: it follows the time, and it is no year,
    /// since it begins with 0 or the year is known.
    private func isUnsignedZone(_ value: Int, digits count: Int) -> Bool {
        guard count == 4, hour != nil, zone == nil, year != nil || value < 1_000 else { return false }
        return value <= 1_400 && value % 100 < 60 && value % 100 % 15 == 0
    }

    /// RFC 5322 section 4.3: 00-49 are 2000-2049, 50-99 and three digits count from 1900.
    private func fullYear(_ value: Int, digits count: Int) -> Int {
        switch (count, value) {
        case (...2, ..<50): value + 2000
        case (...2, _), (3, _): value + 1900
        // QUIRK: "19" and the years since 1900, as programs wrote it after 1999.
        case (5, 19_100...19_199): value - 17_100
        default: value
        }
    }

    // MARK: Words and zones

    private mutating func readWord() {
        let start = cursor
        while cursor < text.count, text[cursor].isLetter || text[cursor] >= 0x80 { cursor += 1 }
        let word = text.slice(start, cursor)
        // `PST8PDT`, a zone with its rule: its number is no year.
        if hour != nil, text.peek(cursor).isDigit {
            let number = text.slice(cursor, text.count).buffer.prefix { $0.isDigit }.count
            if text.peek(cursor + number).isLetter { cursor += number }
        }
        // A word before a comma and before any number is a day of the week in some language: "Mar, 02 Ene 2004",
        // "mar., 6 avr. 2004".
        let comma = text.peek(cursor) == 0x2E ? cursor + 1 : cursor
        if text.peek(comma) == 0x2C, day == nil, year == nil { return }
        if month == nil, let number = DateWords.month(word) {
            month = number
        } else if month == nil, day != nil, hour == nil, let number = DateWords.romanMonth(word) {
            month = number
        } else if let isAfternoon = DateWords.isAfternoon(word) {
            self.isAfternoon = isAfternoon
        } else if word.equals("t"), hour == nil {
            readCompactTime()
        } else if let minutes = ZoneNames.minutes(word), hour != nil {
            if zone == nil {
                zone = minutes
                zoneMayBeSummer = !word.isSummerZone
            }
        } else if word.equals("dst"), let zone, zoneMayBeSummer {
            self.zone = zone + 60
            zoneMayBeSummer = false
        } else if hour != nil, zone == nil, !DateWords.isDayName(word) {
            zoneIsUnknown = true
        }
    }

    /// Reads a numeric zone after the time; elsewhere the sign only separates, as in `02-Jan-04`.
    private mutating func readSign(isNegative: Bool) {
        cursor += 1
        guard hour != nil, text.peek(cursor).isDigit else { return }
        guard zone == nil || zone == 0 else {
            _ = digits()
            return
        }
        let (value, count) = digits()
        var minutes: Int
        if text.peek(cursor) == 0x3A, text.peek(cursor + 1).isDigit {
            cursor += 1
            minutes = value * 60 + digits().value
        } else {
            minutes = count <= 2 ? value * 60 : value / 100 * 60 + value % 100
        }
        if count > 4 || minutes >= 24 * 60 || (count > 2 && value % 100 > 59) {
            isImpossible = true
            minutes = 0
        }
        zone = isNegative ? -minutes : minutes
        zoneIsUnknown = false
    }

    // MARK: Result

    fileprivate mutating func result() -> (date: DateTime, diagnostics: [DiagnosticCode])? {
        guard !isForeign, let year, var month, var day, (1...9999).contains(year), day > 0 || month > 0 else {
            return nil
        }
        if month > 12, day <= 12 { swap(&month, &day) }
        guard (1...12).contains(month) else { return nil }
        let safeDay = clamp(day, 1, GregorianCalendar.length(ofMonth: month, year: year))
        var hours = hour ?? 0
        if isAfternoon == true, hours < 12 { hours += 12 }
        if isAfternoon == false, hours == 12 { hours = 0 }
        // Other numbers are no time. Without a date the Received field is asked, which is better than a wrong moment.
        guard hours <= 24, minute <= 60 else { return nil }
        // 24:00 is the next day's 00:00 (ISO 8601).
        let isMidnight = hours == 24 && minute == 0 && second == 0
        hours = clamp(hours, 0, isMidnight ? 24 : 23)
        let minutes = clamp(minute, 0, 59)
        let seconds = clamp(second, 0, 60)  // A leap second is real.
        let days = Int64(GregorianCalendar.day(year: year, month: month, day: safeDay))
        let offset = zone ?? 0
        // A leap second at the end of the year 9999 would be in the year 10000.
        let unix =
            min(
                days * 86_400 + Int64(hours * 3_600 + minutes * 60 + seconds), GregorianCalendar.lastSecond)
            - Int64(offset * 60)
        return (DateTime(unixSeconds: unix, offsetMinutes: offset), diagnostics)
    }

    private mutating func clamp(_ value: Int, _ low: Int, _ high: Int) -> Int {
        if value < low || value > high { isImpossible = true }
        return min(max(value, low), high)
    }

    private var diagnostics: [DiagnosticCode] {
        var codes: [DiagnosticCode] = []
        if isImpossible { codes.append(.dateImpossible) }
        if zone == nil || zoneIsUnknown { codes.append(.dateZoneUnknown) }
        return codes
    }
}

extension ByteView {
    /// Whether a zone's name is one of summer time: `CEST`, `EDT`.
    fileprivate var isSummerZone: Bool {
        let middle = count > 2 ? self[count - 2].asciiLowercased : 0
        return middle == 0x64 || count == 4 && middle == 0x73
    }
}

extension DateTimeParser {
    /// The date with day and month in the other order; nil where their order is plain.
    fileprivate mutating func otherResult() -> DateTime? {
        guard isOrderGuessed else { return nil }
        swap(&day, &month)
        return result()?.date
    }
}

extension DateTime {
    /// The other date that the body of a Date field can be, where numbers tell neither day nor month: `11-05-2023`.
    public static func parseOtherOrder(_ body: ByteView) -> DateTime? {
        var parser = DateTimeParser(body)
        parser.scan()
        return parser.otherResult()
    }

    /// The date in the body of a Date field, in any of the formats that mailers write, with its departures from RFC
    /// 5322 section 3.3; nil when no day, month and year are found.
    public static func parse(_ body: ByteView) -> (date: DateTime, diagnostics: [DiagnosticCode])? {
        var parser = DateTimeParser(body)
        parser.scan()
        return parser.result()
    }

    /// The date in the body of a Received field, which follows its last semicolon (RFC 5321 section 4.4), or begins with
    /// the last day of the week; nil when there is none.
    public static func parseReceived(_ body: ByteView) -> DateTime? {
        var last: Int?
        var from = max(0, body.count - 400)
        while let semicolon = body.firstIndex(of: 0x3B, from: from) {
            last = semicolon
            from = semicolon + 1
        }
        guard let start = last.map({ $0 + 1 }) ?? lastDayName(in: body) else { return nil }
        return parse(body.slice(start, body.count))?.date
    }

    /// Where `Tue` of `Tue, 3 Mar 2020` begins.
    private static func lastDayName(in body: ByteView) -> Int? {
        var last: Int?
        var from = max(0, body.count - Limits.dateBytes)
        while let comma = body.firstIndex(of: 0x2C, from: from) {
            if comma >= 3, DateWords.isDayName(body.slice(comma - 3, comma)) { last = comma - 3 }
            from = comma + 1
        }
        return last
    }
}
