import Bytes
import MessageFormat

/// Times of RFC 5545 sections 3.3.4, 3.3.5, 3.3.6 and 3.3.10, as people write them.
enum CalendarTime {
    /// `2018-03-05 12:00 Europe/Budapest`. Nil where the value is no date.
    ///
    /// - Parameter isEnd: whether a date is the day behind the last one.
    static func text(_ value: ByteView, zone: ByteView?, isEnd: Bool) -> [UInt8]? {
        guard value.count >= 8, value.slice(0, 8).buffer.allSatisfy(\.isDigit) else { return nil }
        func number(_ start: Int, _ count: Int) -> Int {
            value.slice(start, start + count).buffer.reduce(0) { $0 * 10 + Int($1 & 0x0F) }
        }
        let hasTime = value.count >= 13 && value[8] | 0x20 == 0x74 && value.slice(9, 13).buffer.allSatisfy(\.isDigit)
        let day = GregorianCalendar.day(year: number(0, 4), month: number(4, 2), day: number(6, 2))
        let date = DateTime(unixSeconds: Int64(isEnd && !hasTime ? day - 1 : day) * 86_400).rfc3339.utf8.prefix(10)
        guard hasTime else { return Array(date) }
        let place = value[value.count - 1] | 0x20 == 0x7A ? Array(" UTC".utf8) : zone.map { [0x20] + $0.array } ?? []
        return date + [0x20] + value.slice(9, 11).array + [0x3A] + value.slice(11, 13).array + place
    }

    /// `P1DT2H30M` as `1 d 2 h 30 min`. Nil where it is none.
    static func duration(_ value: ByteView) -> [UInt8]? {
        guard value.peek(0) | 0x20 == 0x70 else { return nil }
        var result: [UInt8] = []
        var digits: [UInt8] = []
        for byte in value.slice(1, min(value.count, 20)).buffer {
            if byte.isDigit {
                digits.append(byte)
            } else if let unit = units[byte | 0x20], !digits.isEmpty {
                result += (result.isEmpty ? [] : [0x20]) + digits + [0x20] + unit.utf8
                digits = []
            }
        }
        return result.isEmpty ? nil : result
    }

    private static let units: [UInt8: String] = [0x77: "weeks", 0x64: "d", 0x68: "h", 0x6D: "min", 0x73: "s"]

    /// `FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;COUNT=5` as `every 2 weeks on Tuesday, 5 times`. Nil where it is none.
    static func repetition(_ value: ByteView) -> [UInt8]? {
        var fields: [String: String] = [:]
        for field in String(decoding: value.slice(0, min(value.count, 500)).buffer, as: UTF8.self).split(separator: ";")
        {
            let parts = field.split(separator: "=", maxSplits: 1)
            if parts.count == 2 { fields[parts[0].uppercased()] = parts[1].uppercased() }
        }
        guard let unit = fields["FREQ"].flatMap({ frequencies[$0] }) else { return nil }
        var text = "every "
        let interval = fields["INTERVAL"].flatMap { Int($0) } ?? 1
        text += interval > 1 ? "\(interval) \(unit)s" : unit
        let weekdays = (fields["BYDAY"] ?? "").split(separator: ",").map { day in
            let name = days[String(day.suffix(2))] ?? String(day.suffix(2))
            let number = day.dropLast(2)
            return number.isEmpty ? name : number == "-1" ? "the last \(name)" : "\(name) \(number)"
        }
        if !weekdays.isEmpty { text += " on " + weekdays.joined(separator: ", ") }
        if let count = fields["COUNT"] { text += ", \(count) times" }
        if let end = fields["UNTIL"] {
            let date = Array(end.utf8).withByteView { Self.text($0, zone: nil, isEnd: false) }
            if let date { text += " until \(String(decoding: date, as: UTF8.self))" }
        }
        return Array(text.utf8)
    }

    private static let frequencies = [
        "DAILY": "day", "WEEKLY": "week", "MONTHLY": "month", "YEARLY": "year", "HOURLY": "hour",
    ]
    private static let days = [
        "MO": "Monday", "TU": "Tuesday", "WE": "Wednesday", "TH": "Thursday", "FR": "Friday", "SA": "Saturday",
        "SU": "Sunday",
    ]
}
