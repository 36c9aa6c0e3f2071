import MailArchive
import MailSources
import MessageContent
import MessageFormat
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
            $0.array(email.from) { json, address in
                json.object {
                    $0.member("name", address.name)
                    $0.member("email", address.email)
                }
            }
            report.writeMembers(to: &$0)
        }
        return json.text
    }

    /// A line a code or link; nothing for a message without.
    static func text(_ email: Email, _ report: CodeReport) -> [String] {
        let head = "\(Format.day(email.date)) \(Format.time(email.date))  \(Format.who(email.from).fitted(22))"
        let codes = report.codes.map { code in
            let notes = (code.isDrift ? ", drift" : "") + (report.isAmbiguous ? ", ambiguous" : "")
            return
                "\(head) \(Terminal.styled(TerminalText.line(code.code).fitted(12), .bold)) \(code.template), \(code.kind.rawValue), \(Int((code.confidence * 100).rounded())) %\(notes)"
        }
        return codes + report.links.map { "\(head) \(TerminalText.line($0.url)) \($0.kind.rawValue)" }
    }

    /// The same of a message of the archive; read and expired codes say so.
    static func text(_ message: StoredCodes) -> [String] {
        let head = "\(Format.day(message.date)) \(Format.time(message.date))  \(Format.who(message.from).fitted(22))"
        let codes = message.codes.map { code in
            let notes = [
                message.found.isRead ? "read" : nil, code.isExpired ? "expired" : nil, code.isDrift ? "drift" : nil,
                code.isAmbiguous ? "ambiguous" : nil,
            ].compactMap { $0 }.map { ", " + $0 }.joined()
            let shown = TerminalText.line(code.code).fitted(12)
            return
                "\(head) \(code.isExpired ? shown : Terminal.styled(shown, .bold)) \(code.template), \(code.kind), \(Int((code.confidence * 100).rounded())) %\(notes)"
        }
        return codes + message.links.map { "\(head) \(TerminalText.line($0.url)) \($0.kind)" }
    }
}
