import Bytes
import MessageFormat

/// Parts that are text to a person although their type is not text/*: reports of mail systems, calendars, and files whose
/// names say so.
enum ReportText {
    static func isCalendar(_ part: EmailBodyPart) -> Bool {
        part.type == "text/calendar" || part.type == "text/x-vcalendar" || part.type == "application/ics"
    }

    /// Whether it is one by its name and content: programs that do not know calendars attach them as bytes.
    static func isCalendarFile(_ part: EmailBodyPart, _ text: String) -> Bool {
        (part.type == FileType.unknown || part.type == "text/plain") && isFile(part, [".ics", ".vcs"])
            && text.drop(while: \.isWhitespace).prefix(15).uppercased() == "BEGIN:VCALENDAR"
    }

    /// Whether the content of the part is to be decoded as text.
    static func isReadable(_ part: EmailBodyPart, _ bytes: ByteView) -> Bool {
        switch part.type {
        case _ where part.isReport: true
        // RFC 6533, 3886, 2046 section 5.2.3.
        case "message/global-headers", "message/tracking-status", "message/external-body", "application/pgp",
            "application/ics":
            true
        case FileType.unknown: isFile(part, textFiles) && isText(bytes)
        // A later piece of a message begins inside some body. It is text unless it is base64, which has no blanks.
        case "message/partial":
            part.parameter("number") != "1" && bytes.firstIndex(of: 0x20, to: min(1_000, bytes.count)) != nil
        default: false
        }
    }

    /// The names of plain text: mail programs that do not know it attach it as bytes.
    private static let textFiles = [".txt", ".log", ".md", ".csv", ".diff", ".patch", ".ics", ".vcs"]

    private static func isFile(_ part: EmailBodyPart, _ endings: [String]) -> Bool {
        guard let name = part.name?.lowercased() else { return false }
        return endings.contains { name.hasSuffix($0) }
    }

    private static func isText(_ bytes: ByteView) -> Bool {
        bytes.slice(0, 4_096).buffer.allSatisfy { $0 >= 0x20 || (0x09...0x0D).contains($0) || $0 == 0x1B }
    }

    /// What the invitations and reports of a message say and its letter does not: when and where, for whom and why.
    ///
    /// - Parameter shown: numbers of the parts that the letter is made of.
    static func unsaid(
        in parts: [EmailBodyPart], _ values: [EmailBodyValue], besides letter: String, shown: Set<String>
    ) -> (appointment: String, reports: String) {
        // RFC 6047 section 2.4: a calendar that asks for something has a method. Others are files.
        let invitations = parts.filter { isCalendar($0) && $0.parameter("method") != nil }
        let reports = parts.filter(\.isReport)
        guard !invitations.isEmpty || !reports.isEmpty else { return ("", "") }
        let said = SaidWords(of: letter)
        let texts = Dictionary(values.map { ($0.partID, $0) }) { first, _ in first }
        func read(_ parts: [EmailBodyPart], _ text: (EmailBodyValue) -> String) -> [String] {
            parts.prefix(mostParts).compactMap { part in
                part.partID.flatMap { shown.contains($0) ? nil : texts[$0] }.map(text)
            }
        }
        let appointment = read(invitations) { CalendarText.appointment($0.value, besides: said) }.first { !$0.isEmpty }
        let unsaid = read(reports, \.readableText).filter {
            $0.utf8.count <= mostBytes && !$0.isBlank && !isSaid($0, in: said)
        }
        return (appointment ?? "", unsaid.joined(separator: "\n"))
    }

    /// Whether a letter says for whom a report is, or why it came.
    private static func isSaid(_ report: String, in letter: SaidWords) -> Bool {
        let values = report.split(whereSeparator: \.isNewline).compactMap { line -> Substring? in
            guard let colon = line.firstIndex(of: ":"), tellingFields.contains(line[..<colon].lowercased()) else {
                return nil
            }
            // Behind the kind of address: `rfc822; ada@example.org`.
            let value = line[line.index(after: colon)...].split(separator: ";").last ?? ""
            return value.trimmingPrefix { $0.isWhitespace || $0 == "<" }.prefix { !$0.isWhitespace && $0 != ">" }
        }
        return values.prefix(mostValues).allSatisfy { letter.says(Array($0.utf8)) }
    }

    /// Fields that say for whom, or why.
    private static let tellingFields: Set<String> = [
        "final-recipient", "original-rcpt-to", "error", "failure", "auth-failure",
    ]
    /// Invitations, and reports, of a message that are looked at; values of a report, and bytes: a longer one is a file.
    private static let (mostParts, mostValues, mostBytes) = (4, 4, 16 << 10)

    /// The text of a message that has no text but reports and calendars.
    static func text(of structure: EmailBodyPart, _ values: [EmailBodyValue]) -> String {
        let texts = Dictionary(values.map { ($0.partID, $0) }) { first, _ in first }
        let pieces = structure.flattened.compactMap { part -> String? in
            if part.type == "message/partial", let message = part.message { return message.email.text }
            guard let text = part.partID.flatMap({ texts[$0] }) else { return nil }
            if isCalendar(part) || isCalendarFile(part, text.value) { return text.readableText }
            return part.isText || part.type == FileType.unknown ? nil : text.readableText
        }
        return pieces.filter { !$0.isBlank }.joined(separator: "\n\n")
    }
}
