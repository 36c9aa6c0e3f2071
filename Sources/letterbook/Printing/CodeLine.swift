import MailArchive
import MailSources
import MessageContent
import MessageFormat
import VerificationCodes

/// The codes and links of a message that is in no archive.
struct CodeLine: JSONObject {
    let email: Email
    let origin: Origin
    let report: CodeReport

    func writeMembers(to json: inout JSONWriter) {
        json.member("id", email.id.hex)
        json.member("messageId", email.messageID.first)
        json.key("origin")
        json.object(origin)
        json.member("date", email.date?.rfc3339)
        json.key("from")
        json.addresses(email.from)
        report.writeMembers(to: &json)
    }

    /// A line for each code and link.
    var text: [String] {
        let head = Self.head(email.date, email.from)
        let codes = report.codes.map { code in
            let notes = [code.isDrift ? "drift" : nil, report.isAmbiguous ? "ambiguous" : nil]
            return Self.line(head, code.code, [code.template, code.kind.rawValue], code.confidence, notes)
        }
        return codes + report.links.map { "\(head) \(TerminalText.line($0.url)) \($0.kind.rawValue)" }
    }

    /// The same for a message of the archive, which also knows whether it was read and a code has expired.
    static func text(_ message: StoredCodes) -> [String] {
        let head = head(message.date, message.from)
        let codes = message.codes.map { code in
            let notes = [
                message.found.isRead ? "read" : nil, code.isExpired ? "expired" : nil, code.isDrift ? "drift" : nil,
                code.isAmbiguous ? "ambiguous" : nil,
            ]
            let source = [code.template, code.kind]
            return line(head, code.code, source, code.confidence, notes, isExpired: code.isExpired)
        }
        return codes + message.links.map { "\(head) \(TerminalText.line($0.url)) \($0.kind)" }
    }

    private static func head(_ date: DateTime?, _ from: [EmailAddress]) -> String {
        "\(Format.day(date)) \(Format.time(date))  \(Format.who(from).fitted(22))"
    }

    /// A message's date and sender, then `482913       google/en, login, 98 %, drift`.
    private static func line(
        _ head: String, _ code: String, _ source: [String], _ confidence: Double, _ notes: [String?],
        isExpired: Bool = false
    ) -> String {
        // A code is never cut.
        let whole = TerminalText.line(code)
        let column = whole.fitted(max(12, whole.columns))
        let facts = source + [Format.percent(confidence)] + notes.compactMap { $0 }
        return "\(head) \(isExpired ? column : Terminal.styled(column, .bold)) \(facts.joined(separator: ", "))"
    }
}

extension Origin: JSONObject {
    public func writeMembers(to json: inout JSONWriter) {
        json.member("path", path)
        json.member("offset", offset)
        json.member("length", length)
        json.member("mailbox", mailbox)
        json.member("envelope", envelope)
    }
}
