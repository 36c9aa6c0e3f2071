import Bytes
import MessageFormat

/// The readable text of an iCalendar object (RFC 5545), or of its ancestor vCalendar: subject, time, place, description and
/// people of its events, and what became of them.
struct CalendarText {
    /// What an event or a task says, in the order in which it is shown.
    private enum Topic: Int, CaseIterable {
        case status, summary, start, end, due, duration, repetition, place, description, comment, contact, people

        /// Whether who knows the letter beside it needs it to come in time.
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
        let name = line.slice(0, end)
        if name.equals("begin") {
            let isEvent = value.equals("vevent") || value.equals("vtodo") || value.equals("vjournal")
            if isEvent { events.append([]) }
            isInEvent = isInEvent || isEvent
            isInOther = !isEvent && !value.equals("vcalendar")
        } else if name.equals("end") {
            isInOther = false
        } else if isInOther || value.isEmpty {
            return
        } else if name.equals("method") {
            method = String(decoding: value.buffer, as: UTF8.self).lowercased()
        } else {
            takeOfEvent(name, value, parameters)
        }
    }

    private mutating func takeOfEvent(_ name: ByteView, _ value: ByteView, _ parameters: ByteView) {
        if name.equals("status") {
            if value.equals("cancelled") { add(.status, Self.cancelled) }
        } else if name.equals("dtstart") {
            addTime(.start, Self.starts, value, parameters)
        } else if name.equals("due") {
            addTime(.due, "Due ", value, parameters)
        } else if name.equals("dtend") {
            addTime(.end, Self.ends, value, parameters)
        } else if name.equals("duration") {
            if let length = CalendarTime.duration(value) { add(.duration, Array("Lasts ".utf8) + length) }
        } else if name.equals("rrule") {
            if let rule = CalendarTime.repetition(value) { add(.repetition, Array("Repeats ".utf8) + rule) }
        } else if name.equals("organizer") || name.equals("attendee") {
            add(.people, person(value, parameters))
        } else if name.equals("location") {
            // In one line, so that it reads as a place.
            add(.place, Array(Self.text(value, parameters).split(separator: 0x0A).joined(separator: ", ".utf8)))
        } else if let topic = Self.textTopic(name) {
            add(topic, Self.text(value, parameters))
        }
    }

    private static func textTopic(_ name: ByteView) -> Topic? {
        if name.equals("summary") { return .summary }
        if name.equals("description") { return .description }
        if name.equals("comment") { return .comment }
        return name.equals("contact") ? .contact : nil
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
