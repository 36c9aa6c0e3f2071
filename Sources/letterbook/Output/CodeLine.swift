import MailArchive
import MailSources
import MessageContent
import MessageFormat
import TemplateWorkbench
import VerificationCodes

/// How a message's codes are written.
enum CodeLine {
    static func json(_ email: Email, _ origin: Origin, _ report: CodeReport) -> String {
        var json = JSONWriter()
        json.object {
            $0.member("id", email.id.hex)
            $0.member("messageId", email.messageID.first)
            $0.key("origin")
            origin.json(&$0)
            $0.member("date", email.date?.rfc3339)
            $0.key("from")
            $0.addresses(email.from)
            report.writeMembers(to: &$0)
        }
        return json.text
    }

    /// A line a code or link; nothing for a message without.
    static func text(_ email: Email, _ report: CodeReport) -> [String] {
        let head = head(email.date, email.from)
        let codes = report.codes.map { code in
            let notes = [code.isDrift ? "drift" : nil, report.isAmbiguous ? "ambiguous" : nil]
            let facts = facts(code.template, code.kind.rawValue, code.confidence, notes)
            return head + " " + Terminal.styled(column(code.code), .bold) + " " + facts
        }
        return codes + report.links.map { "\(head) \(TerminalText.line($0.url)) \($0.kind.rawValue)" }
    }

    /// The same of a message of the archive; read and expired codes say so.
    static func text(_ message: StoredCodes) -> [String] {
        let head = head(message.date, message.from)
        let codes = message.codes.map { code in
            let notes = [
                message.found.isRead ? "read" : nil, code.isExpired ? "expired" : nil, code.isDrift ? "drift" : nil,
                code.isAmbiguous ? "ambiguous" : nil,
            ]
            let shown = code.isExpired ? column(code.code) : Terminal.styled(column(code.code), .bold)
            return head + " " + shown + " " + facts(code.template, code.kind, code.confidence, notes)
        }
        return codes + message.links.map { "\(head) \(TerminalText.line($0.url)) \($0.kind)" }
    }

    private static func head(_ date: DateTime?, _ from: [EmailAddress]) -> String {
        "\(Format.day(date)) \(Format.time(date))  \(Format.who(from).fitted(22))"
    }

    private static func column(_ code: String) -> String { TerminalText.line(code).fitted(12) }

    /// `google/en, login, 98 %, drift`.
    private static func facts(_ template: String, _ kind: String, _ confidence: Double, _ notes: [String?]) -> String {
        ([template, kind, "\(Int((confidence * 100).rounded())) %"] + notes.compactMap { $0 }).joined(separator: ", ")
    }
}
