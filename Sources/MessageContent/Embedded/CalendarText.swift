import Bytes
import MessageFormat

/// The readable text of an iCalendar object (RFC 5545): subject, place, description and people of its events.
enum CalendarText {
    /// One line for each such property, unfolded and unescaped; "" when there is none.
    static func read(_ calendar: String) -> String {
        Array(calendar.utf8).withByteView { bytes in
            var result: [UInt8] = []
            var cursor = 0
            var line: [UInt8] = []
            while cursor < bytes.count {
                let end = bytes.firstIndex(of: 0x0A, from: cursor) ?? bytes.count
                let text = bytes.slice(cursor, end)
                // A line that begins with a blank continues the one before it (section 3.1).
                if text.peek(0).isWhiteSpace {
                    line.append(contentsOf: text.slice(1, text.count).buffer)
                } else {
                    line.withByteView { append($0, to: &result) }
                    line = text.array
                }
                cursor = end + 1
            }
            line.withByteView { append($0, to: &result) }
            return String(decoding: result, as: UTF8.self)
        }
    }

    private static func append(_ line: ByteView, to result: inout [UInt8]) {
        var end = 0
        while end < line.count, line[end].isLetter || line[end] == 0x2D { end += 1 }
        let name = line.slice(0, end)
        let isPerson = name.equals("organizer") || name.equals("attendee")
        let isText =
            name.equals("summary") || name.equals("location") || name.equals("description") || name.equals("comment")
            || name.equals("contact")
        guard isPerson || isText, let colon = colon(in: line, from: end) else { return }
        if isPerson, let name = commonName(in: line.slice(end, colon)) {
            result.append(contentsOf: name.buffer)
            result.append(0x20)
        }
        let value = line.slice(colon + 1, line.count)
        appendUnescaped(isPerson && value.hasPrefix("mailto:") ? value.slice(7, value.count) : value, to: &result)
        result.append(0x0A)
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

    private static func commonName(in parameters: ByteView) -> ByteView? {
        var from = 0
        while let semicolon = parameters.firstIndex(of: 0x3B, from: from) {
            from = semicolon + 1
            guard parameters.hasPrefix("cn=", at: from) else { continue }
            let isQuoted = parameters.peek(from + 3) == 0x22
            let start = from + (isQuoted ? 4 : 3)
            let end = parameters.firstIndex(of: isQuoted ? 0x22 : 0x3B, from: start) ?? parameters.count
            return parameters.slice(start, end)
        }
        return nil
    }

    /// Appends a value of type TEXT (section 3.3.11) without its escapes.
    private static func appendUnescaped(_ value: ByteView, to result: inout [UInt8]) {
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
