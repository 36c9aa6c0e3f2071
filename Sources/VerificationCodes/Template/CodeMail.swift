import MessageContent
import MessageFormat

/// A message prepared for templates: its visible text, senders, date and links.
public struct CodeMail: Sendable {
    package let text: CodeText
    /// The From addresses in lower case.
    package let senders: [String]
    package let sentAt: DateTime?
    /// The day that layouts are told apart by; nil where the message does not tell it: a file's own date is that of its
    /// copy.
    let date: Day?
    private let authenticationField: String?
    var authentication: AuthenticationResults { AuthenticationResults(authenticationField) }
    let links: [MailLink]
    let context: MessageContext

    /// Reads the parts of a message that templates look at.
    public init(_ email: Email) {
        text = CodeText(email)
        senders = email.from.map { $0.email.lowercased() }
        sentAt = email.date
        date = email.dateSource == .file ? nil : sentAt.map { Day($0) }
        authenticationField = email.header("authentication-results")
        links = MailLink.all(in: email)
        context = MessageContext(email)
    }

    /// What its words say that a code in it is for.
    package var kind: CodeKind { GenericScorer(text, context: context).kind }

    /// A message made of an example in a template's file.
    package init(_ example: CodeTemplate.Example) {
        text = CodeText(subject: example.subject, text: example.text, html: example.html)
        senders = [example.from.lowercased()]
        sentAt = example.date.map(\.noon)
        date = example.date
        authenticationField = nil
        links = MailLink.all(text: example.text ?? "", html: example.html)
        context = MessageContext()
    }
}

extension MessageContext {
    init(_ email: Email) {
        isListPost = email.header("list-post") != nil || email.header("list-id").map(Self.namesList) ?? false
        isReply = !email.inReplyTo.isEmpty || !email.references.isEmpty
        let automatic = email.header("auto-submitted")?.lowercased() ?? ""
        isReport =
            email.bodyStructure.type == "multipart/report" || automatic.hasPrefix("auto-replied")
            || email.hasNullReturnPath || email.header("x-failed-recipients") != nil
    }

    /// Whether a List-Id is that of a list. Sending services number all their mail there, codes too: `<49992286.xt.local>`.
    private static func namesList(_ field: String) -> Bool {
        let id = field.drop { $0 != "<" }.dropFirst().prefix { $0 != ">" }
        let number = (id.isEmpty ? field[...] : id).utf8.prefix { $0 != UInt8(ascii: ".") }
        return number.count < 5 || !number.allSatisfy(\.isDigit)
    }
}
