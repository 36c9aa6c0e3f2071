/// What the generated mail is like.
public enum MailKind: String, CaseIterable, Sendable {
    /// What a person's archive holds: all of the below, some malformed.
    case mixed
    /// Mailing-list mail and letters in many charsets: threads, quotes, patches, signatures.
    case plain
    /// Newsletters and transactional mail with pages of 20 to 150 KB.
    case html
    /// Pictures, documents and forwarded messages of 50 KB to 5 MB.
    case attachments
    /// Mail that is mostly header.
    case headers
}

extension Composer {
    /// Writes the next message into ``bytes``.
    mutating func compose(_ kind: MailKind) {
        begin()
        switch kind {
        case .plain: plainMail()
        case .html: htmlMail()
        case .attachments: attachmentMail()
        case .headers: headerMail()
        case .mixed: composeAny()
        }
    }

    private mutating func composeAny() {
        switch random.below(100) {
        case ..<62: plainMail()
        case ..<86: htmlMail()
        case ..<91: attachmentMail()
        case ..<97: headerMail()
        default: malformedMail()
        }
    }
}
