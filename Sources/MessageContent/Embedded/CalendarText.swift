import Bytes
import MessageFormat

/// The readable text of an iCalendar object (RFC 5545), or of its ancestor vCalendar: subject, time, place, description and
/// people of its events, and what became of them.
struct CalendarText {
    private var result: [UInt8] = []
    /// Whether an event or a task has begun: a time zone has dates, too.
    private var isInEvent = false
    /// Whether the object answers an invitation (RFC 5546 section 3.2.3).
    private var isReply = false
    private var isCancelled = false
    /// When the event begins, as it was written.
    private var start: [UInt8]?

    /// One line for each such property, unfolded and unescaped; "" when there is none.
    static func read(_ calendar: String) -> String {
        Array(calendar.utf8).withByteView { bytes in
            var reader = CalendarText()
            var cursor = 0
            var line: [UInt8] = []
            var isQuoted = false
            while cursor < bytes.count {
                let end = bytes.firstIndex(of: 0x0A, from: cursor) ?? bytes.count
                let text = bytes.slice(cursor, end)
                // A line that begins with a blank continues the one before it (section 3.1); of vCalendar also one behind a soft
                // break of quoted-printable.
                if isQuoted, line.last == 0x3D {
                    line.removeLast()
                    line.append(contentsOf: text.buffer)
                } else if text.peek(0).isWhiteSpace {
                    line.append(contentsOf: text.slice(1, text.count).buffer)
                } else {
                    line.withByteView { reader.take($0) }
                    line = text.array
                    isQuoted = isQuotedPrintable(text)
                }
                cursor = end + 1
            }
            line.withByteView { reader.take($0) }
            return String(decoding: reader.result, as: UTF8.self)
        }
    }

    private mutating func take(_ line: ByteView) {
        var end = 0
        while end < line.count, line[end].isLetter || line[end] == 0x2D { end += 1 }
        guard let colon = Self.colon(in: line, from: end) else { return }
        let parameters = line.slice(end, colon)
        let value = line.slice(colon + 1, line.count)
        let name = line.slice(0, end)
        if name.equals("begin") {
            if value.equals("vevent") || value.equals("vtodo") { isInEvent = true }
            if value.equals("vtimezone") || value.equals("vfreebusy") { isInEvent = false }
        } else if name.equals("method") || name.equals("status") {
            if name.equals("method") { isReply = value.equals("reply") }
            if value.equals("cancel") || value.equals("cancelled") { noteCancelled() }
        } else if isInEvent, name.equals("dtstart") {
            start = append("Starts ", value, parameters)
        } else if isInEvent, name.equals("due") {
            append("Due ", value, parameters)
        } else if isInEvent, name.equals("dtend") {
            append("Ends ", value, parameters, isEnd: true)
        } else if name.equals("organizer") || name.equals("attendee") {
            appendPerson(value, parameters)
        } else if Self.isText(name) {
            appendText(value, parameters)
        }
    }

    private static func isText(_ name: ByteView) -> Bool {
        name.equals("summary") || name.equals("location") || name.equals("description") || name.equals("comment")
            || name.equals("contact")
    }

    /// The object and its event both say it.
    private mutating func noteCancelled() {
        guard !isCancelled else { return }
        isCancelled = true
        result += "Cancelled\n".utf8
    }

    /// Appends a time. The end of whole days is the day behind the last one (section 3.6.1), and not said of a single day.
    @discardableResult
    private mutating func append(
        _ words: String, _ value: ByteView, _ parameters: ByteView, isEnd: Bool = false
    ) -> [UInt8]? {
        let zone = Self.parameter("tzid=", of: parameters)
        guard let time = CalendarTime.text(value, zone: zone, isEnd: isEnd), !(isEnd && time == start) else {
            return nil
        }
        result += words.utf8 + time + [0x0A]
        return time
    }

    private mutating func appendPerson(_ value: ByteView, _ parameters: ByteView) {
        if let name = Self.parameter("cn=", of: parameters) { result += name.buffer + [0x20] }
        appendUnescaped(value.hasPrefix("mailto:") ? value.slice(7, value.count) : value)
        if isReply, let answer = Self.parameter("partstat=", of: parameters) {
            result += [0x3A, 0x20] + answer.array.map(\.asciiLowercased)
        }
        result.append(0x0A)
    }

    private mutating func appendText(_ value: ByteView, _ parameters: ByteView) {
        if Self.isQuotedPrintable(parameters) {
            let label = Self.parameter("charset=", of: parameters)?.array
            let bytes = QuotedPrintable.decode(value).bytes
            let text = bytes.withUnsafeBufferPointer { TextDecoder.decode($0, label: label) }
            Array(text.utf8).withByteView { appendUnescaped($0) }
        } else {
            appendUnescaped(value)
        }
        result.append(0x0A)
    }

    /// Whether the parameters, or the line that begins with them, say that the value is in this encoding, as vCalendar does.
    private static func isQuotedPrintable(_ line: ByteView) -> Bool {
        line.slice(0, colon(in: line, from: 0) ?? line.count).firstRange(of: "QUOTED-PRINTABLE") != nil
    }

    /// The colon before the value; quoted parameters may hold others.
    private static func colon(in line: ByteView, from start: Int) -> Int? {
        var isQuoted = false
        for i in start..<line.count {
            if line[i] == 0x22 { isQuoted.toggle() }
            if line[i] == 0x3A, !isQuoted { return i }
        }
        return nil
    }

    /// The value of a parameter whose name and `=` are given.
    private static func parameter(_ name: StaticString, of parameters: ByteView) -> ByteView? {
        var from = 0
        while let semicolon = parameters.firstIndex(of: 0x3B, from: from) {
            from = semicolon + 1
            guard parameters.hasPrefix(name, at: from) else { continue }
            let value = from + name.utf8CodeUnitCount
            let isQuoted = parameters.peek(value) == 0x22
            let start = isQuoted ? value + 1 : value
            let end = parameters.firstIndex(of: isQuoted ? 0x22 : 0x3B, from: start) ?? parameters.count
            return parameters.slice(start, end)
        }
        return nil
    }

    /// Appends a value of type TEXT (section 3.3.11) without its escapes.
    private mutating func appendUnescaped(_ value: ByteView) {
        var i = 0
        while i < value.count {
            if value[i] == 0x5C, i + 1 < value.count {
                i += 1
                result.append(value[i] | 0x20 == 0x6E ? 0x0A : value[i])
            } else {
                result.append(value[i])
            }
            i += 1
        }
    }
}

/// A DATE or DATE-TIME (RFC 5545 sections 3.3.4 and 3.3.5).
private enum CalendarTime {
    /// Writes a time as people do, `2018-03-05 12:00 Europe/Budapest`. Nil where the value is no date.
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
}
