import Bytes
import MessageFormat

/// The messages inside another one as text, where readers show them instead of files.
enum EnclosedMessages {
    /// Whether a part that is declared as bytes is a message, by its name and its first fields. Web mail attaches saved
    /// messages so.
    static func isFile(_ part: EmailBodyPart, _ bytes: ByteView) -> Bool {
        guard part.type.hasPrefix("application/"), part.name?.lowercased().hasSuffix(".eml") ?? false else {
            return false
        }
        let head = Message(parsing: bytes.slice(0, 8_192))
        return head.field(.from, of: 0) != nil && (head.field(.date, of: 0) ?? head.field(.subject, of: 0)) != nil
    }

    /// The messages of a digest (RFC 2046 section 5.1.5). Its author says them, so their fields must not look like those above
    /// a quote, and signatures and quotes to the end would take the messages behind them along.
    static func items(of digest: EmailBodyPart) -> [String] {
        digest.subParts.compactMap(\.message?.email).map { email in
            let date = email.sentAt.map { ", \($0.rfc3339.prefix(10))" } ?? ""
            return
                "\(email.subject ?? "")\n\(names(email.from))\(date)\n\n\(email.reply.newText.isBlank ? words(of: email) : email.reply.newText)"
        }
    }

    /// The text of a message that has none but those of the messages inside it. A report returns one, and says nothing by it.
    static func forwarded(in structure: EmailBodyPart) -> String {
        guard structure.type != "multipart/report" else { return "" }
        return structure.flattened.compactMap(\.message?.email).map(forwarded).joined(separator: "\n\n")
    }

    /// A message below its fields, as programs write one that they forward.
    private static func forwarded(_ email: Email) -> String {
        let fields = [
            ("From", names(email.from)), ("Date", email.sentAt?.rfc3339 ?? ""), ("To", names(email.to)),
            ("Subject", email.subject ?? ""),
        ]
        let head = fields.filter { !$0.1.isEmpty }.map { "\($0): \($1)\n" }.joined()
        return "---------- Forwarded message ----------\n\(head)\n\(words(of: email))"
    }

    /// The recursion is bounded by the limits of nesting.
    private static func words(of email: Email) -> String {
        guard email.text.isBlank else { return email.text }
        return email.bodyStructure.flattened.compactMap(\.message).map { words(of: $0.email) }.joined(separator: "\n\n")
    }

    private static func names(_ addresses: [EmailAddress]) -> String {
        addresses.map(\.text).joined(separator: ", ")
    }
}
