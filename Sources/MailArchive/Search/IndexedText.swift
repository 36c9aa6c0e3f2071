import MailHTML
import MessageContent

/// The text of a message's row in the full-text index, by column.
struct IndexedText: Sendable {
    var subject: String
    var people: String
    var body: String
    var attachments: String

    init(of email: Email, _ parts: [EmailBodyPart], hidden: String, attached: String) {
        self.init(
            subject: email.subject ?? "",
            people: [email.from, email.sender, email.to, email.cc, email.bcc, email.replyTo], text: email.text,
            hidden: hidden, parts: parts.compactMap(\.name), attached: attached)
    }

    init(
        subject: String, people: [[EmailAddress]], text: String, hidden: String, parts names: [String], attached: String
    ) {
        self.subject = SearchText.index(subject)
        self.people = SearchText.index(Self.peopleText(people))
        body = Self.body(text: text, hidden: hidden)
        attachments = Self.attachments(names, text: attached)
    }

    static func body(text: String, hidden: String) -> String { SearchText.index(text + "\n" + hidden) }

    static func attachments(_ names: [String], text: String) -> String {
        SearchText.index(names.joined(separator: "\n") + "\n" + text)
    }

    /// Text that is searched with the body but not shown with it.
    static func hiddenText(of email: Email) -> String {
        [email.html?.hiddenText ?? "", email.otherText].filter { !$0.isEmpty }.joined(separator: "\n")
    }

    private static func peopleText(_ fields: [[EmailAddress]]) -> String {
        var text = ""
        for address in fields.joined() {
            if let name = address.name { text += name + "\n" }
            text += address.email + "\n"
        }
        return text
    }

    /// The texts beside the body that a mail program can open: text attachments and attached messages. Nil where there
    /// are none.
    static func attachedText(of email: Email) -> String? {
        var pieces: [String] = []
        var stack = [email]
        var isOuter = true
        while let current = stack.popLast() {
            let bodies = isOuter ? Set(current.textBody + current.htmlBody + current.otherTextBody) : []
            if !isOuter { pieces += [current.subject ?? "", current.otherText] }
            let parts = current.bodyStructure.flattened
            let pages = Set(parts.lazy.filter { $0.type == "text/html" }.compactMap(\.partID))
            for value in current.bodyValues where !bodies.contains(value.partID) {
                let isPage = pages.contains(value.partID)
                pieces.append(isPage ? HTMLSanitizer.sanitize(value.value).text : value.readableText)
            }
            stack += parts.compactMap { $0.message?.email }
            isOuter = false
        }
        let text = pieces.filter { !$0.allSatisfy(\.isWhitespace) }.joined(separator: "\n\n")
        return text.isEmpty ? nil : text
    }
}
