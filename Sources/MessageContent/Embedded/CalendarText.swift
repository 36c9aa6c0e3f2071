import Bytes
import MessageFormat

/// The readable text of an iCalendar object (RFC 5545), or of its ancestor vCalendar: subject, time, place, description and
/// people of its events, and what became of them.
struct CalendarText {
    /// What an event or a task says, in the order in which it is shown.
    private enum Topic: Int, CaseIterable {
        case status, summary, start, end, due, duration, repetition, place, description, comment, contact, people

        /// Whether the reader of the letter beside it needs to know it to come in time.
        var isAppointment: Bool { rawValue <= Topic.place.rawValue }
    }

    private typealias Event = [(topic: Topic, text: [UInt8])]

    private var events: [Event] = []
    /// Whether an event has begun.
    private var isInEvent = false
    /// A reminder has a description, and a time zone has dates, too.
    private var isInOther = false
    /// What is done with the events (RFC 5546): `request`, `cancel`; nil where it is not said.
    private var method: String?

    private init(reading calendar: String) {
        Array(calendar.utf8).withByteView { bytes in
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
                    line.withByteView { take($0) }
                    line = text.array
                    isQuoted = Self.isQuotedPrintable(text)
                }
                cursor = end + 1
            }
            line.withByteView { take($0) }
        }
        events = events.map(Self.inOrder)
    }

    /// One line for each thing that is said, unfolded and unescaped; "" when there is none.
    static func read(_ calendar: String) -> String {
        let text = CalendarText(reading: calendar)
        return text.lines(of: text.events.joined())
    }

    /// What an invitation, or what came of one, says of title, time and place that its letter does not: "" for a calendar that asks
    /// for nothing.
    static func appointment(_ calendar: String, besides letter: SaidWords) -> String {
        let text = CalendarText(reading: calendar)
        guard let method = text.method, method != "publish" else { return "" }
        // Of what is said more than once only the first counts.
        let said = text.events.prefix(shownEvents).map { event in
            Topic.allCases.compactMap { topic in event.first { $0.topic == topic } }
                .filter { $0.topic.isAppointment || $0.topic == .people && text.isReply }
        }
        let isKnown = said.joined().allSatisfy { topic, words in
            switch topic {
            case .summary, .place: letter.says(words)
            case .start: letter.saysTime(words)
            // Letters of robots name them, or call them by their address.
            case .people: words.split(separator: 0x20).first.map { letter.says(Array($0)) } ?? true
            case .status: false
            default: true
            }
        }
        return isKnown && method != "cancel" ? "" : text.lines(of: said.joined())
    }

    /// More events than this are a calendar, not an invitation.
    private static let shownEvents = 3

    private func lines(of said: some Sequence<(topic: Topic, text: [UInt8])>) -> String {
        let isCancelled = method == "cancel"
        var result = isCancelled ? Self.cancelled + [0x0A] : []
        for (topic, text) in said where !(isCancelled && topic == .status) { result += text + [0x0A] }
        return String(decoding: result, as: UTF8.self)
    }

    private static let cancelled = Array("Cancelled".utf8)

    /// Whether the object answers an invitation (RFC 5546 section 3.2.3).
    private var isReply: Bool { method == "reply" }

    /// An event that lasts no time ends when it begins: that is not said.
    private static func inOrder(_ event: Event) -> Event {
        let start = event.first { $0.topic == .start }?.text.dropFirst(starts.utf8.count)
        return Topic.allCases.flatMap { topic in
            event.filter { $0.topic == topic && !(topic == .end && $0.text.dropFirst(ends.utf8.count) == start) }
        }
    }

    private static let (starts, ends) = ("Starts ", "Ends ")

    private mutating func take(_ line: ByteView) {
        var end = 0
        while end < line.count, line[end].isLetter || line[end] == 0x2D { end += 1 }
        guard let colon = Self.colon(in: line, from: end) else { return }
        let parameters = line.slice(end, colon)
        let value = line.slice(colon + 1, line.count).trimmed()
        // Of a long value no word is meant.
        let word = String(decoding: value.slice(0, 20).buffer, as: UTF8.self).lowercased()
        switch String(decoding: line.slice(0, end).buffer, as: UTF8.self).lowercased() {
        case "begin":
            let isEvent = word == "vevent" || word == "vtodo" || word == "vjournal"
            if isEvent { events.append([]) }
            isInEvent = isInEvent || isEvent
            isInOther = !isEvent && word != "vcalendar"
        case "end": isInOther = false
        case _ where isInOther || value.isEmpty: break
        case "method": method = word
        case "status": if word == "cancelled" { add(.status, Self.cancelled) }
        case "dtstart": addTime(.start, Self.starts, value, parameters)
        case "due": addTime(.due, "Due ", value, parameters)
        case "dtend": addTime(.end, Self.ends, value, parameters)
        case "duration":
            if let length = CalendarTime.duration(value) { add(.duration, Array("Lasts ".utf8) + length) }
        case "rrule":
            if let rule = CalendarTime.repetition(value) { add(.repetition, Array("Repeats ".utf8) + rule) }
        case "organizer", "attendee": add(.people, person(value, parameters))
        // In one line, so that it reads as a place.
        case "location":
            add(.place, Array(Self.text(value, parameters).split(separator: 0x0A).joined(separator: ", ".utf8)))
        case "summary": add(.summary, Self.text(value, parameters))
        case "description": add(.description, Self.text(value, parameters))
        case "comment": add(.comment, Self.text(value, parameters))
        case "contact": add(.contact, Self.text(value, parameters))
        default: break
        }
    }

    private mutating func add(_ topic: Topic, _ text: [UInt8]) {
        if events.isEmpty { events.append([]) }
        events[events.count - 1].append((topic, text))
    }

    /// Adds a time. The end of whole days is the day behind the last one (section 3.6.1).
    private mutating func addTime(_ topic: Topic, _ words: String, _ value: ByteView, _ parameters: ByteView) {
        let zone = Self.parameter("tzid=", of: parameters)
        guard isInEvent, let time = CalendarTime.text(value, zone: zone, isEnd: topic == .end) else { return }
        add(topic, words.utf8 + time)
    }

    private func person(_ value: ByteView, _ parameters: ByteView) -> [UInt8] {
        var text = Self.parameter("cn=", of: parameters).map { $0.array + [0x20] } ?? []
        text += Self.unescaped(value.hasPrefix("mailto:") ? value.slice(7, value.count) : value)
        if isReply, let answer = Self.parameter("partstat=", of: parameters) {
            text += [0x3A, 0x20] + answer.array.map(\.asciiLowercased)
        }
        return text
    }

    private static func text(_ value: ByteView, _ parameters: ByteView) -> [UInt8] {
        guard isQuotedPrintable(parameters) else { return unescaped(value) }
        let label = parameter("charset=", of: parameters)?.array
        let bytes = QuotedPrintable.decode(value).bytes
        let text = bytes.withUnsafeBufferPointer { TextDecoder.decode($0, label: label) }
        return Array(text.utf8).withByteView(unescaped)
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

    /// A value of type TEXT (section 3.3.11) without its escapes.
    private static func unescaped(_ value: ByteView) -> [UInt8] {
        var result: [UInt8] = []
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
        return result
    }
}
